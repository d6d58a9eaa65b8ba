/* The verbs of procedures, made from their questions. */
#include "engine/procedure/answer/verbs.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/answer/by-tile.h"
#include "engine/procedure/answer/post-answer.h"
#include "engine/procedure/answer/take-answer.h"
#include "engine/procedure/answer/zone-answer.h"
#include "engine/procedure/state/part.h"
#include "engine/set/question.h"

/* By #TwSelected; figures that stand somewhere are chosen by the verbs that every game has. */
static const TwVerbInfo models[TW_N_SELECTED + 1] = {
  [TW_SELECTED_FIGURE] = { .format = "=FIGURE",
                           .place = TW_VERB_PLACE_NONE,
                           .takes = TW_VERB_TAKES_FIGURE,
                           .question = { .one = N_ ("Choose a figure.") },
                           .choice = { .one = N_ ("{figure}") },
                           .done = { .one = N_ ("{player} chose a figure: {figure}") } },
  [TW_SELECTED_TILE] = { .format = "@x,y",
                         .place = TW_VERB_PLACE_CELL,
                         .takes = TW_VERB_TAKES_CELL,
                         .question = { .one = N_ ("Choose a tile.") },
                         .choice = { .one = N_ ("Tile: {cell}") },
                         .done = { .one = N_ ("{player} chose a tile: {cell}") } },
  [TW_SELECTED_CELL] = { .format = "@x,y",
                         .place = TW_VERB_PLACE_CELL,
                         .takes = TW_VERB_TAKES_CELL,
                         .question = { .one = N_ ("Choose an empty cell.") },
                         .choice = { .one = N_ ("Empty cell: {cell}") },
                         .done = { .one = N_ ("{player} chose an empty cell: {cell}") } },
  [TW_SELECTED_FEATURE] = { .format = "@x,y:SEGMENT",
                            .place = TW_VERB_PLACE_NODE,
                            .takes = TW_VERB_TAKES_NODE,
                            .question = { .one = N_ ("Choose a feature.") },
                            .choice = { .one = N_ ("This feature") },
                            .done = { .one = N_ ("{player} chose a feature") } },
  [TW_SELECTED_SEGMENT] = { .format = "@x,y:SEGMENT",
                            .place = TW_VERB_PLACE_NODE,
                            .takes = TW_VERB_TAKES_SEGMENT,
                            .question = { .one = N_ ("Choose where on a tile.") },
                            .choice = { .one = N_ ("Here: {cell}") },
                            .done = { .one = N_ ("{player} chose where: {cell}") } },
  [TW_SELECTED_SEAT] = { .format = "=SEAT",
                         .place = TW_VERB_PLACE_SEAT,
                         .takes = TW_VERB_TAKES_SEAT,
                         .question = { .one = N_ ("Choose a player.") },
                         .choice = { .one = N_ ("{other}") },
                         .done = { .one = N_ ("{player} chose {other}") } },
  [TW_SELECTED_SPACE] = { .format = "@space",
                          .place = TW_VERB_PLACE_SPACE,
                          .takes = TW_VERB_TAKES_NUMBER,
                          .question = { .one = N_ ("Choose a space of the score track.") },
                          .choice = { .one = N_ ("Space {n}") },
                          .done = { .one = N_ ("{player} chose space {n}") } },
  [TW_SELECTED_NUMBER] = { .format = "=N",
                           .place = TW_VERB_PLACE_NONE,
                           .takes = TW_VERB_TAKES_NUMBER,
                           .question = { .one = N_ ("Choose a number.") },
                           .choice = { .one = N_ ("{n}") },
                           .done = { .one = N_ ("{player} chose {n}") } },
  /* A figure that somebody holds. */
  [TW_N_SELECTED] = { .format = "=HELD",
                      .place = TW_VERB_PLACE_NONE,
                      .takes = TW_VERB_TAKES_HELD,
                      .question = { .one = N_ ("Choose a figure.") },
                      .choice = { .one = N_ ("{figure}") },
                      .done = { .one = N_ ("{player} chose a figure: {figure}") } },
  [TW_SELECTED_WORD] = { .format = "=WORD",
                         .place = TW_VERB_PLACE_NONE,
                         .takes = TW_VERB_TAKES_WORD,
                         .question = { .one = N_ ("Choose.") } },
  [TW_SELECTED_PAIR] = { .format = "@x,y:road(EW)",
                         .place = TW_VERB_PLACE_PAIR,
                         .takes = TW_VERB_TAKES_PAIR,
                         .question = { .one = N_ ("Choose two ends.") },
                         .choice = { .one = N_ ("{ends}, {cell}") },
                         .done = { .one = N_ ("{player} chose two ends: {ends}") } },
};

/* What is typed in by hand begins like the choice of a player. */
static const char *const taken[] = { "draw",   "end",   "hand",  "hold", "order", "pick",
                                     "points", "seats", "score", "take", NULL };

const char *
tw_procedure_verbs_word (const TwStatement *choose)
{
  const char *word = tw_statement_text (choose, "word");

  if (tw_statement_word (choose, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE) == TW_SELECTED_POST)
    return tw_post_verb.word;
  if (tw_statement_word (choose, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE) == TW_SELECTED_ENTRY)
    return tw_zone_entry_verb.word;
  return word != NULL ? word : tw_statement_text (choose, "as");
}

gboolean
tw_procedure_verbs_takes (const TwStatement *choose)
{
  const char *word = tw_statement_text (choose, "word");

  return word == NULL || strcmp (word, "take") == 0;
}

gboolean
tw_procedure_verbs_scores (const TwStatement *choose)
{
  return tw_statement_word (choose, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE)
             == TW_SELECTED_FEATURE
         && g_strcmp0 (tw_statement_text (choose, "word"), "score") == 0;
}

static void
print_alone (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append (out, tw_play_verb (play, action->verb)->words[action->kind]);
}

/* What is no answer of the question is empty there. */
static gboolean
parse_alone (const TwPlay *play, const char *text, TwAction *out_action)
{
  const char *const *words = tw_play_verb (play, out_action->verb)->words;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && strcmp (words[i], text) == 0)
      {
        out_action->kind = (guint16) i;
        return TRUE;
      }
  return FALSE;
}

/* Words that are written by themselves. */
static const TwVerbInfo alone_model = { .format = "",
                                        .print = print_alone,
                                        .parse = parse_alone,
                                        .place = TW_VERB_PLACE_NONE,
                                        .takes = TW_VERB_TAKES_WORD,
                                        .question = { .one = N_ ("Choose.") } };

static gboolean
is_alone (const TwStatement *choose)
{
  return g_strcmp0 (tw_statement_text (choose, "alone"), "true") == 0;
}

/* A figure that is chosen where it stands, by a word of its own. */
static const TwVerbInfo standing_model = { .format = "=FIGURE",
                                           .place = TW_VERB_PLACE_NODE,
                                           .takes = TW_VERB_TAKES_STANDING,
                                           .question = { .one = N_ ("Choose a figure.") },
                                           .choice = { .one = N_ ("{figure}") },
                                           .done = {
                                               .one = N_ ("{player} chose a figure: {figure}") } };

/* (nullable): what verbs of such questions are like; %NULL for those of verbs that every game has.
 */
static const TwVerbInfo *
model_of (const TwStatement *choose)
{
  int what = tw_statement_word (choose, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);

  if (tw_statement_is (choose, "take"))
    return &tw_take_verb;
  if (what == TW_SELECTED_POST)
    return &tw_post_verb;
  if (tw_by_tile_is (choose))
    return is_alone (choose) ? &tw_by_tile_alone_verb : &tw_by_tile_verb;
  if (what == TW_SELECTED_ENTRY || what == TW_SELECTED_ZONE)
    return what == TW_SELECTED_ENTRY ? &tw_zone_entry_verb : &tw_zone_verb;
  if (what == TW_SELECTED_WORD && is_alone (choose))
    return &alone_model;
  if (tw_procedure_verbs_scores (choose))
    return NULL;
  if (what == TW_SELECTED_FIGURE && tw_question_is_from (choose, TW_WHERE_HELD))
    return &models[TW_N_SELECTED];
  if (what == TW_SELECTED_FIGURE && !tw_question_is_from (choose, TW_WHERE_HOME))
    return tw_procedure_verbs_takes (choose) ? NULL : &standing_model;
  return models[what].format != NULL ? &models[what] : NULL;
}

static int
find (const TwProcedures *all, const char *word, const TwVerbInfo *model)
{
  for (guint i = 0; model != NULL && i < all->verbs->len; i++)
    {
      const TwVerbInfo *verb = &g_array_index (all->verbs, TwVerbInfo, i);

      if (verb->takes == model->takes && verb->parse == model->parse && !verb->is_chance
          && strcmp (verb->word, word) == 0)
        return (int) i;
    }
  return -1;
}

/* One word is one number in the whole game, so that an answer can be compared with any question's.
 */
guint
tw_procedure_verbs_add_word (TwProcedures *all, const char *word)
{
  guint i = 0;
  int number;

  while (i < TW_MAX_WORDS && all->words[i] != NULL && strcmp (all->words[i], word) != 0)
    i++;
  if (i == TW_MAX_WORDS)
    return i;
  all->words[i] = word;
  all->numbers[i] = tw_amount_is_number (word, &number) && number >= 0 ? number : -1;
  return i;
}

guint
tw_procedure_verbs_add_chance (TwProcedures *all, const char *word, gboolean is_number)
{
  TwVerbInfo verb = { .word = word,
                      .format = is_number ? "=N" : "=WORD",
                      .takes = is_number ? TW_VERB_TAKES_NUMBER : TW_VERB_TAKES_WORD,
                      .words = is_number ? NULL : all->words,
                      .is_chance = TRUE };

  g_array_append_val (all->verbs, verb);
  return all->verbs->len - 1;
}

/* Cases leave the tile that nobody sees out. */
static const TwVerbInfo unseen_verb = { .word = "unseen",
                                        .format = "=TILE",
                                        .takes = TW_VERB_TAKES_TILE,
                                        .is_chance = TRUE };
static const TwVerbInfo no_tile_verb = { .word = "no-tile", .format = "", .is_chance = TRUE };

void
tw_procedure_verbs_add_drawing (TwProcedures *all)
{
  if (all->has_unseen)
    g_array_append_val (all->verbs, unseen_verb);
  if (all->at[TW_MOMENT_NO_TILE] != 0)
    g_array_append_val (all->verbs, no_tile_verb);
}

void
tw_procedure_verbs_find_drawing (TwProcedures *all, const TwRules *rules)
{
  guint8 *const numbers[] = { &all->unseen, &all->no_tile };
  const TwVerbInfo *const verbs[] = { &unseen_verb, &no_tile_verb };

  for (guint i = 0; i < all->verbs->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (verbs); k++)
      if (g_array_index (all->verbs, TwVerbInfo, i).is_chance
          && strcmp (g_array_index (all->verbs, TwVerbInfo, i).word, verbs[k]->word) == 0)
        *numbers[k] = (guint8) MAX (0, tw_procedure_verbs_number (all, rules, i));
}

/* The figure of nobody's that @statement moves to what is called @name. */
static const char *
figure_to (const TwVocabulary *vocabulary, const TwStatement *statement, const char *name)
{
  const char *what = tw_statement_text (statement, "what");
  const TwFigureType *figure = tw_statement_is (statement, "move") && what != NULL
                                       && g_strcmp0 (tw_statement_text (statement, "to"), name) == 0
                                   ? tw_vocabulary_find_figure (vocabulary, what)
                                   : NULL;

  return figure != NULL && figure->neutral ? figure->id : NULL;
}

/* The token that is laid on what is called @name, or taken from it, or the figure of nobody's that
 * goes there: its picture stands for the answer. */
static const char *
piece_of (const TwVocabulary *vocabulary, const TwStatement *statement, const char *name)
{
  const char *piece = figure_to (vocabulary, statement, name);

  if (piece != NULL)
    return piece;
  if (tw_statement_is (statement, "lay")
      && g_strcmp0 (tw_statement_text (statement, "to"), name) == 0)
    return TW_PIECE_BACK;
  if ((tw_statement_is (statement, "join") || tw_statement_is (statement, "part")) && name != NULL
      && (g_strcmp0 (tw_statement_text (statement, "to"), name) == 0
          || g_strcmp0 (tw_statement_text (statement, "from"), name) == 0))
    return tw_statement_text (statement, "what");
  if (tw_statement_is (statement, "give") && name != NULL
      && g_strcmp0 (tw_statement_text (statement, "what"), "points") != 0
      && (g_strcmp0 (tw_statement_text (statement, "to"), name) == 0
          || g_strcmp0 (tw_statement_text (statement, "from"), name) == 0))
    return tw_statement_text (statement, "what");
  for (guint i = 0; piece == NULL && i < statement->children->len; i++)
    piece = piece_of (vocabulary, statement->children->pdata[i], name);
  return piece;
}

/* The figures that are called @name in @statement, or what stands in it. */
static const char *
types_of (const TwStatement *statement, const char *name)
{
  const char *types = NULL;
  gboolean is_it = g_strcmp0 (tw_statement_text (statement, "as"), name) == 0;

  for (guint i = 0; types == NULL && i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      types = is_it && tw_statement_is (child, "where") ? tw_statement_text (child, "of")
                                                        : types_of (child, name);
    }
  return types;
}

/* What is moved to what is called @name, in @statement. */
static const char *
moved_to (const TwStatement *statement, const char *name)
{
  const char *what = tw_statement_is (statement, "move")
                             && g_strcmp0 (tw_statement_text (statement, "to"), name) == 0
                         ? tw_statement_text (statement, "what")
                         : NULL;

  for (guint i = 0; what == NULL && i < statement->children->len; i++)
    what = moved_to (statement->children->pdata[i], name);
  return what;
}

/* A figure that is chosen only to go home: the log says that it does. */
static const TwPhrase sent_home = { .one = N_ ("{player} sent a figure home: {figure}") };

static gboolean
sends_home (const TwStatement *choose)
{
  for (guint i = 0; i < choose->children->len; i++)
    {
      const TwStatement *child = choose->children->pdata[i];

      if (tw_statement_is (child, "move")
          && g_strcmp0 (tw_statement_text (child, "what"), tw_statement_text (choose, "as")) == 0
          && g_strcmp0 (tw_statement_text (child, "to"), "home") == 0)
        return TRUE;
    }
  return FALSE;
}

/* What is chosen for several things by one word is told as chosen. */
static void
tell_home (TwVerbInfo *verb, const TwVerbInfo *model, const TwStatement *choose, gboolean is_new)
{
  gboolean is_home =
      sends_home (choose) && g_strcmp0 (model->done.one, "{player} chose a figure: {figure}") == 0;

  if (is_new && is_home)
    verb->done = sent_home;
  else if (!is_home)
    verb->done = model->done;
}

/* Whether it is done in place of a figure. */
static gboolean
is_action (const TwStatement *statement)
{
  return tw_statement_word (statement, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER) == TW_MOMENT_ACTION;
}

/* Answers that are chosen at one symbol, or at any. */
static void
add_symbol (TwProcedures *all, guint verb, const char *symbol)
{
  TwVerbInfo *info = &g_array_index (all->verbs, TwVerbInfo, verb);

  if (g_strcmp0 (info->symbol, symbol) != 0)
    info->symbol = NULL;
}

/* The answers of a question, by their numbers among the words of the game: "" for what is none. */
static void
add_alone (TwProcedures *all, TwVerbInfo *verb, const TwStatement *choose)
{
  const char **words = (const char **) verb->words;

  if (words == NULL)
    {
      words = g_new0 (const char *, TW_MAX_WORDS + 1);
      for (guint i = 0; i < TW_MAX_WORDS; i++)
        words[i] = "";
      g_ptr_array_add (all->alone, (gpointer) words);
      verb->words = words;
    }
  for (guint i = 0; i < choose->children->len; i++)
    {
      const TwStatement *child = choose->children->pdata[i];
      const char *word =
          tw_statement_is (child, "choice") ? tw_statement_text (child, "word") : NULL;
      guint number = word != NULL ? tw_procedure_verbs_add_word (all, word) : TW_MAX_WORDS;

      if (number < TW_MAX_WORDS)
        words[number] = word;
    }
}

int
tw_procedure_verbs_find_none (const TwProcedures *all)
{
  for (guint i = 0; i < all->verbs->len; i++)
    if (strcmp (g_array_index (all->verbs, TwVerbInfo, i).word, tw_take_none_verb.word) == 0)
      return (int) i;
  return -1;
}

/* What the verb of a question is called. */
static const char *
word_of (const TwProcedures *all, const TwStatement *question)
{
  return tw_statement_is (question, "take") ? tw_take_verb_word (all, question)
                                            : tw_procedure_verbs_word (question);
}

/* @symbol: (nullable): the symbol on the tile of the turn at which words and figures are chosen;
 * @is_more: whether it is one more answer in place of a figure; @about: 0 if it is not asked of a
 * feature that is counted, else one more than how many rules do one another there */
static void
add_verbs (TwProcedures *all,
           const TwVocabulary *vocabulary,
           const TwStatement *root,
           const TwStatement *statement,
           const char *symbol,
           gboolean is_more,
           guint about)
{
  int what = tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);
  gboolean is_taking = tw_statement_is (statement, "take");
  gboolean is_counted =
      tw_statement_is (statement, "choose") && tw_procedure_verbs_scores (statement);
  const TwProcedure *done;
  const char *word = word_of (all, statement);
  const TwVerbInfo *model = (is_taking || tw_statement_is (statement, "choose")) && word != NULL
                                ? model_of (statement)
                                : NULL;

  if (find (all, word, model) >= 0)
    {
      guint verb = (guint) find (all, word, model);

      add_symbol (all, verb, symbol);
      tell_home (&g_array_index (all->verbs, TwVerbInfo, verb), model, statement, FALSE);
    }
  else if (model != NULL)
    {
      TwVerbInfo verb = *model;

      verb.word = word;
      verb.symbol = symbol;
      tell_home (&verb, model, statement, TRUE);
      /* What is one more answer asks nothing of its own. */
      if (is_more)
        verb.question = (TwPhrase){ 0 };
      if (model == &models[TW_SELECTED_FIGURE] && symbol != NULL)
        verb.place = TW_VERB_PLACE_TURN;
      if (what == TW_SELECTED_TILE || what == TW_SELECTED_PAIR || what == TW_SELECTED_ZONE
          || what == TW_SELECTED_SEGMENT || what == TW_SELECTED_CELL
          || model == &tw_by_tile_alone_verb)
        verb.piece = piece_of (vocabulary, statement, tw_statement_text (statement, "as"));
      if (is_taking)
        verb.piece = tw_statement_text (statement, "what");
      if (about > 0 && model == &alone_model)
        verb.place = TW_VERB_PLACE_ABOUT;
      if (what == TW_SELECTED_SPACE
          && moved_to (statement, tw_statement_text (statement, "as")) != NULL)
        verb.piece = types_of (root, moved_to (statement, tw_statement_text (statement, "as")));
      if (what == TW_SELECTED_WORD && model == &alone_model)
        verb.words = NULL;
      else if (what == TW_SELECTED_WORD)
        {
          verb.words = all->words;
          verb.place = symbol != NULL ? TW_VERB_PLACE_SIGN : verb.place;
        }
      g_array_append_val (all->verbs, verb);
    }
  if (model == &alone_model)
    add_alone (all, &g_array_index (all->verbs, TwVerbInfo, find (all, word, model)), statement);
  if (is_taking && tw_procedure_verbs_find_none (all) < 0)
    {
      TwVerbInfo none = tw_take_none_verb;

      if (about > 0)
        none.place = TW_VERB_PLACE_ABOUT;
      g_array_append_val (all->verbs, none);
    }
  if (tw_statement_is (statement, "choice") && tw_statement_text (statement, "word") != NULL)
    tw_procedure_verbs_add_word (all, tw_statement_text (statement, "word"));
  for (guint i = 0; i < statement->children->len; i++)
    add_verbs (all, vocabulary, root, statement->children->pdata[i], symbol,
               i == 0 && is_action (statement), about > 0 ? about : (guint) is_counted);
  /* What another rule asks in it is asked of the same feature; not so what that has done in turn.
   */
  done = about == 1 && tw_statement_is (statement, "do")
                 && tw_statement_text (statement, "procedure") != NULL
             ? tw_vocabulary_find_procedure (vocabulary, tw_statement_text (statement, "procedure"))
             : NULL;
  if (done != NULL)
    add_verbs (all, vocabulary, done->root, done->root, symbol, FALSE, about + 1);
}

void
tw_procedure_verbs_add (TwProcedures *all,
                        const TwVocabulary *vocabulary,
                        const TwStatement *procedure)
{
  add_verbs (all, vocabulary, procedure, procedure, tw_statement_text (procedure, "if-symbol"),
             FALSE, 0);
}

/* Whether what is written for @own could be read as another verb's answer. */
static gboolean
is_taken (const TwVerbInfo *own, const TwVerbInfo *other)
{
  if (own->parse != parse_alone)
    return strcmp (other->word, own->word) == 0;
  for (guint i = 0; own->words[i] != NULL; i++)
    if (*own->words[i] != '\0'
        && (other->parse == parse_alone ? strcmp (other->words[i], own->words[i]) == 0
                                        : strcmp (other->word, own->words[i]) == 0))
      return TRUE;
  return FALSE;
}

/* Whether a figure or one of its roles is called so. */
static gboolean
is_figure (const TwRules *rules, const char *word)
{
  if (tw_rules_figure (rules, word) >= 0)
    return TRUE;
  for (guint type = 0; type < rules->n_figure_types; type++)
    for (guint kind = 0; kind < TW_N_KINDS; kind++)
      if (g_strcmp0 (rules->figure_types[type].role[kind], word) == 0)
        return TRUE;
  return FALSE;
}

int
tw_procedure_verbs_find (const TwProcedures *all, const TwRules *rules, const TwStatement *choose)
{
  const char *word = word_of (all, choose);
  const TwVerbInfo *model = model_of (choose);
  int index = find (all, word, model);

  return index >= 0
                 && !((model->takes == TW_VERB_TAKES_NODE || model->takes == TW_VERB_TAKES_SEGMENT)
                      && is_figure (rules, word))
             ? tw_procedure_verbs_number (all, rules, (guint) index)
             : -1;
}

int
tw_procedure_verbs_number (const TwProcedures *all, const TwRules *rules, guint index)
{
  const TwVerbInfo *own = &g_array_index (all->verbs, TwVerbInfo, index);
  const char *word = own->word;
  guint verb = TW_N_VERBS;

  if ((g_strv_contains (taken, word) && own->parse != parse_alone)
      || (own->takes != 0 && tw_part_takes (all, word)))
    return -1;
  /* Of two that are read alike nobody could tell which is meant. */
  for (guint i = 0; (own->is_chance || own->parse == parse_alone) && i < all->verbs->len; i++)
    if (i != index && is_taken (own, &g_array_index (all->verbs, TwVerbInfo, i)))
      return -1;
  for (guint i = 0; i < rules->n_expansions; i++)
    {
      const TwExpansion *expansion = rules->expansions[i];

      if (expansion == &all->expansion)
        return (int) (verb + index);
      for (guint k = 0; k < expansion->n_verbs; k++)
        if (is_taken (own, &expansion->verbs[k]))
          return -1;
      verb += expansion->n_verbs;
    }
  g_return_val_if_reached (-1);
}
