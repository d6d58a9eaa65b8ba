/* Filters and selections of procedures, compiled. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/answer/by-tile.h"
#include "engine/procedure/compile/compiler-private.h"
#include "engine/set/part-word.h"

gboolean
tw_compiler_fail (TwCompiler *c, const TwStatement *statement, const char *words, const char *name)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *message = g_strdup_printf (words, name);
#pragma GCC diagnostic pop

  tw_rules_error_set_at (c->error, TW_RULES_ERROR_PROCEDURE,
                         c->procedure->file != NULL ? c->procedure->file : c->procedure->part,
                         statement->line, message);
  return FALSE;
}

const char *
tw_compiler_reason (TwCompiler *c, const TwStatement *statement, const char *none)
{
  const char *rules = tw_statement_text (statement, "rules");

  return rules != NULL
             ? g_string_chunk_insert_len (c->all->strings, rules, (gssize) strcspn (rules, " "))
             : none;
}

/* What a designer adds may name what is shipped, and is looked at with it only now. */
static gboolean
check_words (TwCompiler *c, const TwStatement *statement, const TwDetail *detail)
{
  const TwVocabulary *vocabulary = c->rules->vocabulary;
  g_auto (GStrv) words = g_strsplit (detail->text, " ", -1);

  if (detail->word->takes == TW_TAKES_SETTING
      && !tw_vocabulary_setting (vocabulary, detail->text, NULL, NULL))
    return tw_compiler_fail (
        c, statement, _ ("“%.80s” is no setting. Write a parameter, “=” and a value it can have."),
        detail->text);
  for (guint i = 0; words[i] != NULL; i++)
    if (detail->word->takes == TW_TAKES_FIGURES
        && tw_vocabulary_find_figure (vocabulary, words[i]) == NULL)
      return tw_compiler_fail (c, statement,
                               _ ("There is no figure “%s”. Add it, or correct the name."),
                               words[i]);
  return TRUE;
}

static guint32
symbol_of (TwCompiler *c, TwFilter *filter, const char *id)
{
  int index = tw_catalogue_counted (c->rules->catalogue, id);

  /* No tile has what nobody counts. */
  if (index < 0)
    filter->test = TW_TEST_FIXED;
  return (guint32) MAX (index, 0);
}

/* How many tokens there have to be, or may be; one is enough. */
static gboolean
read_number_of (TwCompiler *c, const TwStatement *statement, guint token, TwFilter *filter)
{
  const char *most = tw_statement_text (statement, "most"),
             *text = most != NULL ? most : tw_statement_text (statement, "least");
  int n = 1;

  if (most != NULL && tw_statement_text (statement, "least") != NULL)
    return tw_compiler_fail (
        c, statement,
        _ ("Either “least” or “most” says how high “%.40s” has to be; for both "
           "there are two <where>."),
        tw_statement_text (statement, "has"));
  if (text != NULL && !tw_compiler_number (c, statement, text, &n, &filter->name))
    return FALSE;
  filter->what = tw_bounded (token, most != NULL, n);
  return TRUE;
}

/* A figure, a token, or a symbol. */
static gboolean
read_has (TwCompiler *c, const TwStatement *statement, const char *id, TwFilter *filter)
{
  int token = tw_rules_token (c->rules, id);

  filter->what = tw_compiler_types (c, id);
  if (tw_vocabulary_find_figure (c->rules->vocabulary, id) != NULL)
    return TRUE;
  filter->test = token >= 0 ? TW_TEST_HAS_TOKEN : TW_TEST_HAS_SYMBOL;
  if (token >= 0)
    return read_number_of (c, statement, (guint) token, filter);
  filter->what = symbol_of (c, filter, id);
  return TRUE;
}

static gboolean
read_left (TwCompiler *c, const TwStatement *statement, const char *id, TwFilter *filter)
{
  int token = tw_rules_token (c->rules, id);

  if (token >= 0)
    return read_number_of (c, statement, (guint) token, filter);
  return tw_compiler_fail (c, statement,
                           _ ("There is no token “%.40s” in play. Add it, or correct the name."),
                           id);
}

/* A token, and the symbol of the same name. */
static gboolean
read_room (TwCompiler *c, const TwStatement *statement, const char *id, TwFilter *filter)
{
  int token = tw_rules_token (c->rules, id);

  if (token < 0)
    return tw_compiler_fail (c, statement,
                             _ ("There is no token “%.40s” in play. Add it, or correct the name."),
                             id);
  filter->what = (guint32) token | symbol_of (c, filter, id) << 8;
  filter->what = filter->test == TW_TEST_FIXED ? FALSE : filter->what;
  return TRUE;
}

static gboolean
compares_with_nothing (TwCompiler *c, const TwStatement *statement)
{
  return tw_compiler_fail (c, statement, _ ("<%s> compares with nothing. Add the attribute “to”."),
                           statement->word->name);
}

static gboolean
read_steps (TwCompiler *c, const TwStatement *statement, const char *text, TwFilter *filter)
{
  const char *to = tw_statement_text (statement, "to");
  guint8 name;
  int n;

  if (to == NULL)
    return compares_with_nothing (c, statement);
  if (filter->test == TW_TEST_REACH && tw_rules_token (c->rules, text) >= 0)
    filter->what = (guint32) tw_rules_token (c->rules, text) | TW_REACH_TOKEN << 16;
  else if (tw_compiler_number (c, statement, text, &n, &name))
    filter->what = (guint32) CLAMP (n, 0, G_MAXINT16) | (guint32) name << 16;
  else
    return FALSE;
  return tw_compiler_find_name (c, statement, to, &filter->name);
}

static gboolean
read_every (TwCompiler *c, const TwStatement *statement, const char *text, TwFilter *filter)
{
  guint8 name;
  int n;

  if (!tw_compiler_number (c, statement, text, &n, &name))
    return FALSE;
  filter->what = (guint32) CLAMP (n, 0, G_MAXINT16) | (guint32) name << 16;
  return n >= 1
         || tw_compiler_fail (c, statement,
                              _ ("Nothing can be divided by “%.40s”. Write a number of 1 or more."),
                              text);
}

/* How the thing named in `to` is compared with. */
static gboolean
read_comparison (TwCompiler *c,
                 const TwStatement *statement,
                 const TwDetail *detail,
                 TwFilter *filter)
{
  const char *to = tw_statement_text (statement, "to");

  if (to == NULL)
    return compares_with_nothing (c, statement);
  filter->what = (guint32) tw_rule_word_find (detail->word->of, detail->text)->value;
  return (filter->test != TW_TEST_NEAR || filter->what != TW_NEAR_LINE
          || tw_compiler_arrow (c, statement, filter))
         && (filter->test != TW_TEST_NEAR || filter->what != TW_NEAR_ALONG
             || tw_compiler_until (c, statement, filter))
         && tw_compiler_find_name (c, statement, to, &filter->name);
}

/* What one attribute of a filter asks; %FALSE in @out_is_filter if it says something else. */
static gboolean
read_filter (TwCompiler *c,
             const TwStatement *statement,
             const TwDetail *detail,
             const TwSelection *selection,
             TwFilter *filter,
             gboolean *out_is_filter)
{
  guint8 worth_to = TW_NAMED_PLAYER;

  *out_is_filter = detail->word->value != TW_TEST_NONE;
  if (!*out_is_filter)
    return TRUE;
  if (!check_words (c, statement, detail))
    return FALSE;
  filter->test = (guint8) detail->word->value;
  switch ((TwTest) filter->test)
    {
    case TW_TEST_OF:
    case TW_TEST_WITHOUT:
      filter->what = tw_compiler_types (c, detail->text);
      return TRUE;
    case TW_TEST_HAS:
      return read_has (c, statement, detail->text, filter);
    case TW_TEST_OWNER:
    case TW_TEST_BY:
    case TW_TEST_STANDS:
    case TW_TEST_LEADS:
    case TW_TEST_WON:
    case TW_TEST_BESIDE:
    case TW_TEST_GAINS:
    case TW_TEST_HOLDER:
    case TW_TEST_HOLDS:
      return tw_compiler_find_name (c, statement, detail->text, &filter->name);
    case TW_TEST_REMEMBERED:
      return tw_compiler_find_list (c, statement, detail->text, &filter->what);
    case TW_TEST_COUNTER:
      return tw_compiler_counter (c, statement, detail->text, filter);
    case TW_TEST_LEFT:
      return read_left (c, statement, detail->text, filter);
    case TW_TEST_ROOM:
      return read_room (c, statement, detail->text, filter);
    case TW_TEST_KIND:
    case TW_TEST_ROLES:
    case TW_TEST_ENDS_AT:
      filter->what = tw_compiler_kinds (c, detail->text);
      return TRUE;
    case TW_TEST_WORTH:
      if (tw_statement_text (statement, "by") != NULL
          && !tw_compiler_find_name (c, statement, tw_statement_text (statement, "by"), &worth_to))
        return FALSE;
      return read_comparison (c, statement, detail, filter)
             && (filter->what |= (guint32) worth_to << 8, TRUE);
    case TW_TEST_POSSIBLE:
      if (!selection->is_asked || selection->what != TW_SELECTED_WORD)
        return tw_compiler_fail (c, statement,
                                 _ ("“%.40s” asks what can be done with an answer. Put it into a "
                                    "<where> of a question with what=\"word\"."),
                                 detail->word->name);
      filter->what = (c->all->codes->len - 1) << 1 | (strcmp (detail->text, "true") == 0);
      return TRUE;
    case TW_TEST_EVERY:
      return read_every (c, statement, detail->text, filter);
    case TW_TEST_EACH_PART:
    case TW_TEST_EACH_TURN:
      return tw_compiler_often (c, statement, detail, selection->is_asked, filter);
    case TW_TEST_STEPS:
    case TW_TEST_REACH:
      return read_steps (c, statement, detail->text, filter);
    case TW_TEST_SCORE:
      return tw_compiler_least (c, statement, detail->text, filter);
    case TW_TEST_SYMBOL:
      filter->what = symbol_of (c, filter, detail->text);
      return TRUE;
    case TW_TEST_IS:
      return tw_compiler_is (c, statement, detail->text, filter);
    case TW_TEST_FIXED:
      filter->what = detail->word->takes == TW_TAKES_PART
                         ? (guint32) tw_part_is_among ((const char *const *) c->rules->parts,
                                                       detail->text, TW_PART_RULES)
                         : (guint32) tw_rules_holds (c->rules, detail->text);
      return TRUE;
    case TW_TEST_DRAWN:
      filter->what = symbol_of (c, filter, detail->text);
      return TRUE;
    case TW_TEST_SAME:
    case TW_TEST_NEAR:
    case TW_TEST_SIZE:
      return read_comparison (c, statement, detail, filter);
    case TW_TEST_IN:
    case TW_TEST_MOVES:
    case TW_TEST_AMONG:
    default:
      filter->what = detail->word->takes == TW_TAKES_TRUTH
                         ? strcmp (detail->text, "true") == 0
                         : (guint32) tw_rule_word_find (detail->word->of, detail->text)->value;
      return TRUE;
    }
}

/* Whether the game is one in which the element asks anything. */
static gboolean
is_asked (TwCompiler *c, const TwStatement *statement)
{
  const char *setting = tw_statement_text (statement, "if-parameter");

  return !tw_statement_is (statement, "where") || setting == NULL
         || tw_rules_holds (c->rules, setting);
}

/* Whether what the element asks is only told as the reason where something else refuses. */
static gboolean
is_reason (const TwStatement *statement)
{
  return g_strcmp0 (tw_statement_text (statement, "reason"), "true") == 0;
}

/* The filters among the attributes of one element. */
static gboolean
add_filters (TwCompiler *c, const TwStatement *statement, gboolean is_not, TwSelection *selection)
{
  guint n = 0;

  for (guint i = 0; i < statement->n_details; i++)
    {
      TwFilter filter = { .is_not = (guint8) is_not,
                          .is_said = is_reason (statement) ? TW_ONLY_REASON : FALSE,
                          .rule = tw_compiler_reason (c, statement, c->reason) };
      gboolean is_filter;

      if (!read_filter (c, statement, &statement->details[i], selection, &filter, &is_filter))
        return FALSE;
      if (!is_filter || !is_asked (c, statement)
          || (statement->details[i].word->takes == TW_TAKES_SETTING
              && tw_statement_is (statement, "where")))
        continue;
      /* What only gives a reason decides nothing. */
      if (filter.is_said != TW_ONLY_REASON)
        tw_compiler_narrow (c, selection, &filter);
      g_array_append_val (c->all->filters, filter);
      n++;
    }
  if (tw_compiler_bounds_nothing (c, statement))
    return tw_compiler_fail (
        c, statement,
        _ ("“least” and “most” of <%s> say nothing. Write them with “counter” or “left”, "
           "or with “has” and a token."),
        statement->word->name);
  return !is_not || n <= 1
         || tw_compiler_fail (c, statement,
                              _ ("<not> stands round a <%s> with several conditions. Write a "
                                 "<not> for each."),
                              statement->word->name);
}

/* Whether there is something, or nothing, of a selection that was compiled before. */
static gboolean
add_any (TwCompiler *c,
         const TwStatement *statement,
         gboolean is_not,
         const TwSelection *selection,
         guint16 inner)
{
  const char *least = tw_statement_text (statement, "least");
  int n = 1;
  guint8 number = 0;
  TwFilter filter = { .test = TW_TEST_ANY,
                      .is_not = (guint8) (is_not != tw_statement_is (statement, "none")),
                      .is_said = is_reason (statement) ? TW_ONLY_REASON : FALSE,
                      .name = selection->name,
                      .rule = tw_compiler_reason (c, statement, c->reason) };

  if (least != NULL && !tw_compiler_number (c, statement, least, &n, &number))
    return FALSE;
  filter.what =
      inner + TW_MAX_SELECTIONS * (guint32) CLAMP (n, 1, TW_MOST_ANY) + ((guint32) number << 24);
  g_array_append_val (c->all->filters, filter);
  return TRUE;
}

/* @inner: (inout): the next of the selections in it, which were compiled before */
static gboolean
add_filter_elements (TwCompiler *c,
                     const TwStatement *statement,
                     gboolean is_not,
                     TwSelection *selection,
                     const guint16 **inner)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      if (child->word->stands == TW_STANDS_ANY ? !add_any (c, child, is_not, selection, *(*inner)++)
          : tw_statement_is (child, "not")
              ? !add_filter_elements (c, child, !is_not, selection, inner)
              : tw_statement_is (child, "where") && !add_filters (c, child, is_not, selection))
        return FALSE;
    }
  return TRUE;
}

/* The filters of a selection lie one after the other, so those in it are compiled before. */
static gboolean
add_inner (TwCompiler *c, const TwStatement *statement, GArray *inner)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      guint n_names = c->n_names;
      guint16 index;
      guint8 name = 0;

      if (tw_statement_is (child, "not") && !add_inner (c, child, inner))
        return FALSE;
      if (child->word->stands != TW_STANDS_ANY)
        continue;
      if (tw_statement_text (child, "as") != NULL && !tw_compiler_add_name (c, child, &name))
        return FALSE;
      if (!tw_compiler_add_selection (c, child, FALSE, name, &index))
        return FALSE;
      c->n_names = n_names;
      g_array_append_val (inner, index);
    }
  return TRUE;
}

static gboolean
names_symbol (const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_text (statement->children->pdata[i], "symbol") != NULL)
      return TRUE;
  return FALSE;
}

/* Whether some filter asks for a player whose counting figure stands on the space. */
static gboolean
has_company (const TwCompiler *c, const TwSelection *selection)
{
  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *any = &g_array_index (c->all->filters, TwFilter, i);
      const TwSelection *inner =
          any->test == TW_TEST_ANY && !any->is_not && any->name != 0
                  && any->is_said != TW_ONLY_REASON
              ? tw_procedures_selection (c->all, any->what % TW_MAX_SELECTIONS)
              : NULL;

      if (any->test == TW_TEST_BY && !any->is_not && any->is_said != TW_ONLY_REASON)
        return TRUE;
      for (guint k = inner != NULL ? inner->first : 0; inner != NULL && k < inner->end; k++)
        {
          const TwFilter *filter = &g_array_index (c->all->filters, TwFilter, k);

          if (inner->what == TW_SELECTED_SEAT && filter->test == TW_TEST_STANDS && !filter->is_not
              && filter->name == any->name)
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether some filter asks for a figure on the same segment. */
static gboolean
is_beside (const TwCompiler *c, const TwSelection *selection)
{
  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *any = &g_array_index (c->all->filters, TwFilter, i);
      const TwSelection *inner =
          any->test == TW_TEST_ANY && !any->is_not && any->name != 0
                  && any->is_said != TW_ONLY_REASON
              ? tw_procedures_selection (c->all, any->what % TW_MAX_SELECTIONS)
              : NULL;

      for (guint k = 0; inner != NULL && inner->what == TW_SELECTED_FIGURE
                        && k < (guint) inner->end - inner->first;
           k++)
        {
          const TwFilter *filter = &g_array_index (c->all->filters, TwFilter, inner->first + k);

          if (filter->test == TW_TEST_SAME && !filter->is_not && filter->what == TW_SHARED_SEGMENT
              && filter->name == any->name)
            return TRUE;
        }
    }
  return FALSE;
}

/* Figures that are named by their tile alone are some player's. */
static guint32
types_of_players (const TwCompiler *c)
{
  guint32 types = 0;

  for (guint type = 0; type < c->rules->n_figure_types; type++)
    types |= (guint32) (c->rules->figure_types[type].neutral < 0) << type;
  return types;
}

gboolean
tw_compiler_add_selection (TwCompiler *c,
                           const TwStatement *statement,
                           gboolean is_condition,
                           guint8 name,
                           guint16 *out_index)
{
  g_autoptr (GArray) inner = g_array_new (FALSE, FALSE, sizeof (guint16));
  TwSelection selection;
  const guint16 *next;

  /* They are compared, padding and all. */
  memset (&selection, 0, sizeof selection);
  selection.near = TW_NO_FILTER;
  selection.owner = selection.place = selection.feature = TW_NO_NAME;
  selection.token = selection.symbol = TW_NO_TYPE;
  selection.asked = TW_NAMED_PLAYER;
  selection.name = name;
  selection.is_asked = (guint8) tw_statement_is (statement, "choose");
  selection.by_tile = (guint8) tw_by_tile_is (statement);
  if (selection.by_tile && g_strcmp0 (tw_statement_text (statement, "alone"), "true") == 0)
    selection.by_tile = TW_BY_TILE_ALONE;
  selection.types = selection.kinds = G_MAXUINT32;
  selection.followers = tw_compiler_all_types (c);
  if (selection.by_tile)
    selection.followers &= types_of_players (c);
  selection.what = (guint8) tw_statement_word (statement, "what", TW_WORDS_WHAT, 0);
  if (tw_statement_is (statement, "take"))
    {
      selection.what = TW_SELECTED_SEGMENT;
      selection.is_asked = TRUE;
      selection.token = (guint8) tw_rules_token (c->rules, tw_statement_text (statement, "what"));
      selection.kinds = c->all->on[selection.token];
    }
  if (!tw_compiler_check_what (c, statement, &selection))
    return FALSE;
  if (!add_inner (c, statement, inner)
      || (selection.what == TW_SELECTED_NUMBER && !tw_compiler_numbers (c, statement, &selection)))
    return FALSE;
  selection.first = (guint16) c->all->filters->len;
  next = (const guint16 *) (gpointer) inner->data;
  if ((is_condition && !add_filters (c, statement, FALSE, &selection))
      || !add_filter_elements (c, statement, FALSE, &selection, &next))
    return FALSE;
  selection.end = (guint16) c->all->filters->len;
  tw_compiler_narrowed_pair (c, &selection);
  for (selection.rest = selection.first; selection.rest < selection.end; selection.rest++)
    if (!g_array_index (c->all->filters, TwFilter, selection.rest).is_said)
      break;
  if ((selection.what == TW_SELECTED_SYMBOL || selection.what == TW_SELECTED_POST)
      && !names_symbol (statement))
    return tw_compiler_fail (c, statement,
                             _ ("<%s> counts symbols, but not which. Add a <where> with the "
                                "attribute “symbol”."),
                             statement->word->name);
  if (selection.what == TW_SELECTED_POST && !tw_compiler_post (c, statement, &selection))
    return FALSE;
  selection.beside =
      selection.what == TW_SELECTED_SPACE ? has_company (c, &selection) : is_beside (c, &selection);
  selection.is_plain = selection.what == TW_SELECTED_STANDING
                       && !(selection.by_tile || selection.held || selection.posted
                            || selection.in_zone || selection.at_home);
  selection.weighs = selection.what == TW_SELECTED_FIGURE
                     && tw_compiler_weigh_all (c, selection.types & selection.followers);
  /* What is asked of a thing that has a name is told more later. */
  if (!is_condition || tw_statement_text (statement, "what") == NULL)
    {
      *out_index = (guint16) tw_compiler_find_alike (c, &selection);
      if (*out_index < c->all->selections->len)
        return TRUE;
    }
  if (c->all->selections->len == TW_MAX_SELECTIONS || c->all->filters->len > G_MAXUINT16)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> is one selection too many. Take procedures out."),
                             statement->word->name);
  *out_index = (guint16) c->all->selections->len;
  g_array_append_val (c->all->selections, selection);
  return TRUE;
}
