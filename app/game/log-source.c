/* What points come from that a rule gives without words of its own. */
#include "app/game/log-source.h"

#include <string.h>

#include "app/game/table-names.h"
#include "engine/set/procedure.h"
#include "engine/set/thing-words.h"

/* What is named, the more telling the higher: a token is what is given more often than what gives.
 */
typedef enum
{
  ABOUT_NOTHING,
  ABOUT_LAND,
  ABOUT_COUNTER,
  ABOUT_TOKEN,
  ABOUT_DECK,
  ABOUT_ZONE,
  ABOUT_SYMBOL,
  ABOUT_FIGURE
} About;

typedef struct
{
  const TwRules *rules;
  About about;
  const char *name;
} Finding;

static void
take (Finding *finding, About about, const char *name)
{
  if (about <= finding->about || name == NULL)
    return;
  finding->about = about;
  finding->name = name;
}

static void
take_declared (Finding *finding, const char *id)
{
  const TwVocabulary *words = finding->rules->vocabulary;
  const TwProcedure *zone = tw_vocabulary_find_zone (words, id);
  const TwProcedure *declared = zone != NULL ? zone : tw_vocabulary_find_procedure (words, id);
  const TwTexts *title = declared != NULL ? tw_statement_words_of (declared->root, "title") : NULL;

  if (title == NULL || tw_statement_is (declared->root, "procedure"))
    return;
  take (finding,
        zone != NULL                              ? ABOUT_ZONE
        : tw_statement_is (declared->root, "bag") ? ABOUT_DECK
                                                  : ABOUT_COUNTER,
        tw_texts_best (title, g_get_language_names ()));
}

/* Every player has meeples: they tell nothing. */
static void
take_named (Finding *finding, const char *id)
{
  const TwVocabulary *words = finding->rules->vocabulary;
  const TwFigureType *figure = tw_vocabulary_find_figure (words, id);
  const TwTokenType *token = tw_vocabulary_find_token (words, id);
  const TwLandType *land = tw_vocabulary_find_land (words, id);

  if (figure != NULL && strcmp (id, "meeple") != 0)
    take (finding, ABOUT_FIGURE, tw_texts_best (figure->texts, g_get_language_names ()));
  if (tw_vocabulary_find_symbol (words, id) != NULL)
    take (finding, ABOUT_SYMBOL, tw_symbol_title (finding->rules, id));
  if (token != NULL)
    take (finding, ABOUT_TOKEN, tw_texts_best (token->texts, g_get_language_names ()));
  if (land != NULL)
    take (finding, ABOUT_LAND, tw_texts_best (land->texts, g_get_language_names ()));
  take_declared (finding, id);
}

static void
look_through (Finding *finding, const TwStatement *statement)
{
  for (guint i = 0; i < statement->n_details; i++)
    {
      g_auto (GStrv) ids = g_strsplit (statement->details[i].text, " ", -1);

      for (guint k = 0; ids[k] != NULL; k++)
        if (*ids[k] != '\0')
          take_named (finding, ids[k]);
    }
  for (guint i = 0; i < statement->children->len; i++)
    look_through (finding, g_ptr_array_index (statement->children, i));
}

const char *
tw_log_source (const TwRules *rules, const TwEvent *event)
{
  const TwProcedure *procedure = tw_vocabulary_find_procedure (rules->vocabulary, event->what);
  Finding finding = { rules, ABOUT_NOTHING, NULL };

  if (procedure != NULL)
    look_through (&finding, procedure->root);
  if (finding.name == NULL && event->feature != TW_KIND_NONE)
    finding.name = tw_kind_title (rules, event->feature);
  return finding.name;
}
