/* What reports say of questions. */
#include "app/balance/report-words.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/balance/answer-words.h"

typedef struct
{
  const char *id;
  const char *heading;
  const char *limits;
} Words;

static const Words words[] = {
  { "fair", N_ ("Is it fair?"),
    N_ ("It is about these players: others may gain more or less from their place.") },
  { "worth-tiles", N_ ("What are tiles worth?"),
    N_ ("It says what a tile brings beside its shape, against a tile of the same edges without "
        "anything on it. What the shape "
        "brings it does not say.") },
  { "worth-symbol", N_ ("What is a symbol worth?"),
    N_ ("It is about these players: what they do not see ahead, they use badly.") },
  { "worth-use", N_ ("What is it worth to use something?"),
    N_ ("It is the worth to these players: what they do not see ahead, they use badly.") },
  { "skill", N_ ("Does skill win?"),
    N_ ("That these players find nothing more does not say that people do not.") },
  { "thrill", N_ ("Is it exciting?"),
    N_ ("It measures what can make a game exciting, not whether it does.") },
  { "change", N_ ("What does it change?"),
    N_ ("It is about these players: what they do not see ahead, they use badly.") },
  { "common", N_ ("How does it play?"),
    N_ ("Players who look further ahead make more points, and share them out in another way.") },
  { "dead", N_ ("Is anything dead or broken?"),
    N_ ("What never happened may still be possible: it is rare with these players.") },
  { "team", N_ ("Do all players win together?"),
    N_ ("It is about these players: people who talk to each other may win more often.") },
  { "number", N_ ("Which number should it be?"),
    N_ ("It takes for granted that the measure goes one way with the number; the picture shows "
        "whether it does.") },
};

static const Words *
find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].id, id) == 0)
      return &words[i];
  return NULL;
}

const char *
tw_question_heading (const char *id)
{
  const Words *of = find (id);

  return of != NULL ? _ (of->heading) : id;
}

const char *
tw_question_limits (const char *id)
{
  const Words *of = find (id);

  return of != NULL ? _ (of->limits) : NULL;
}

const char *
tw_question_verdict (const char *id, TwVerdict verdict)
{
  if (strcmp (id, "number") != 0)
    return tw_verdict_text (verdict);
  switch (verdict)
    {
    case TW_VERDICT_SAME:
      return _ ("meets the goal");
    case TW_VERDICT_LESS:
      return _ ("below the goal");
    case TW_VERDICT_MORE:
      return _ ("above the goal");
    case TW_VERDICT_UNKNOWN:
    case TW_VERDICT_FOUND:
    default:
      return tw_verdict_text (verdict);
    }
}
