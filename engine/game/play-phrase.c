/* Sentences for the actions of expansions: from the expansion, else from the verb's row. */
#include "engine/game/play-phrase.h"

#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>

/* What expansion @i makes of it; a number that it leaves alone is the action's. */
static gboolean
ask (const TwPlay *play, guint i, const TwSaying *saying, TwPhrase *out_phrase)
{
  const TwExpansion *expansion = play->rules->expansions[i];

  *out_phrase = (TwPhrase){ .number = saying->action->kind };
  return TW_HAS_HOOK (expansion, showing, phrase)
         && expansion->showing->phrase (play, tw_play_own (play, (int) i), saying, out_phrase);
}

/* What the row of the verb says. */
static TwPhrase
row (const TwVerbInfo *verb, const TwSaying *saying)
{
  TwPhrase phrase = { .rule = verb->rule };

  if (saying->what == TW_SAY_QUESTION)
    phrase = verb->question;
  else if (saying->what == TW_SAY_CHOICE)
    phrase = verb->choice;
  else if (saying->what == TW_SAY_DONE)
    phrase = verb->done;
  else if (saying->what == TW_SAY_END && verb->place == TW_VERB_PLACE_PAIR)
    phrase.one = saying->is_picked ? N_ ("{end}: not from here") : N_ ("{end}, {cell}");
  phrase.number = verb->takes == TW_VERB_TAKES_NUMBER
                      ? (guint) ABS (tw_verb_number (saying->action))
                      : saying->action->kind;
  return phrase;
}

gboolean
tw_play_phrase (const TwPlay *play, const TwSaying *saying, TwPhrase *out_phrase)
{
  guint verb = saying->action->verb;

  if (verb >= TW_N_VERBS)
    {
      if (!ask (play, (guint) tw_play_verb_owner (play, verb), saying, out_phrase))
        *out_phrase = row (tw_play_verb (play, verb), saying);
      return out_phrase->one != NULL || out_phrase->rule != NULL;
    }
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (ask (play, i, saying, out_phrase))
      return TRUE;
  return FALSE;
}

guint
tw_play_question (const TwPlay *play, const TwAction *action)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      guint question =
          TW_HAS_HOOK (expansion, showing, question)
              ? expansion->showing->question (play, tw_play_own (play, (int) i), action)
              : 0;

      if (question != 0)
        return question;
    }
  return 0;
}

const char *
tw_play_role (const TwPlay *play, const TwAction *action)
{
  const TwFigureRule *figure = &play->rules->figure_types[action->figure];
  /* What an expansion's action names beside a figure is its own affair. */
  guint node = action->verb < TW_N_VERBS ? tw_play_action_node (play, action) : TW_NO_NODE;
  TwKind kind = node < play->board.head->n_nodes ? play->board.nodes[node].kind : TW_N_KINDS;
  const char *role = kind < TW_N_KINDS ? figure->role[kind] : NULL;

  return role != NULL ? role : figure->type->id;
}
