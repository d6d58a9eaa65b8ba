/* Statements that do something become steps: figures move, features are counted, points are given.
 */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/state/gain.h"

gboolean
tw_compiler_amount (TwCompiler *c, const TwStatement *statement, const char *text, int *out_n)
{
  int index;

  if (tw_amount_is_number (text, out_n))
    return TRUE;
  index = tw_vocabulary_find_parameter (c->rules->vocabulary, text);
  if (index < 0)
    return tw_compiler_fail (
        c, statement,
        _ ("“%.40s” is no number here. Write a number, a parameter, a counter or the "
           "name of a number that was drawn or chosen before."),
        text);
  *out_n = c->rules->parameters[index];
  return TRUE;
}

/* What is drawn is laid aside, and what lies there goes back into the bag. Returns: whether the
 * step is about what is laid aside */
static gboolean
read_aside (TwCompiler *c, const TwStatement *statement, gboolean *out_is_read)
{
  const char *what = tw_statement_text (statement, "what"),
             *to = tw_statement_text (statement, "to");
  gboolean is_laid = g_strcmp0 (to, "aside") == 0, is_back = g_strcmp0 (what, "aside") == 0;

  *out_is_read = TRUE;
  if (is_laid && g_strcmp0 (what, "tile") == 0 && c->code->moment == TW_MOMENT_DRAWN)
    tw_compiler_add_code (c, TW_OP_ASIDE);
  else if (is_back && g_strcmp0 (to, "home") == 0)
    tw_compiler_add_code (c, TW_OP_BACK);
  else if (is_laid || is_back)
    *out_is_read = tw_compiler_fail (c, statement,
                                     _ ("<%s> lays aside what was drawn, at=\"drawn\", or puts "
                                        "that back. Write what=\"tile\" to=\"aside\", or "
                                        "what=\"aside\" to=\"home\"."),
                                     statement->word->name);
  return is_laid || is_back;
}

gboolean
tw_compiler_move (TwCompiler *c, const TwStatement *statement)
{
  static const guint8 figures[] = { TW_SELECTED_FIGURE, TW_SELECTED_STANDING, TW_SELECTED_COUNTING,
                                    TW_SELECTED_POST, TW_SELECTED_ENTRY };
  const char *what = tw_statement_text (statement, "what"),
             *to = tw_statement_text (statement, "to");
  guint8 name, place;
  gboolean is_read;
  guint at;

  if (read_aside (c, statement, &is_read))
    return is_read;
  if (what == NULL)
    return tw_compiler_fail (c, statement, _ ("<%s> moves nothing. Add the attribute “what”."),
                             statement->word->name);
  if (!tw_compiler_find_name (c, statement, what, &name)
      || !tw_compiler_find_name (c, statement, to != NULL ? to : what, &place))
    return FALSE;
  if ((name < TW_NAMED_OWN && name != TW_NAMED_COUNTING)
      || (name >= TW_NAMED_OWN && name < TW_NAMED_NEUTRAL
          && memchr (figures, c->whats[name - TW_NAMED_OWN], sizeof figures) == NULL))
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is no figure, and only figures are moved. Name one that "
                                "was chosen before, or one that belongs to nobody."),
                             what);
  if (name >= TW_NAMED_ZONE)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is a zone, and only figures are moved. Name a figure."),
                             what);
  if (place == TW_NAMED_FEATURE || place == TW_NAMED_POINTS
      || (place >= TW_NAMED_NEUTRAL && place < TW_NAMED_ZONE))
    return tw_compiler_fail (c, statement,
                             _ ("A figure cannot go to “%.40s”. Write “home”, a tile, a zone, or "
                                "nothing for where it was chosen for."),
                             to != NULL ? to : what);
  at = tw_compiler_add_code (c, TW_OP_MOVE);
  tw_compiler_code (c, at)->name = name;
  tw_compiler_code (c, at)->detail = place;
  tw_compiler_code (c, at)->to = g_strcmp0 (tw_statement_text (statement, "out"), "true") == 0;
  tw_compiler_code (c, at)->end = tw_compiler_is_worded (c, statement);
  tw_compiler_code (c, at)->selection =
      place >= TW_NAMED_OWN && place < TW_NAMED_NEUTRAL ? c->posts[place - TW_NAMED_OWN] : 0;
  return TRUE;
}

/* Whether what is counted would bring the moment about again. */
static gboolean
counts_itself (guint moment, int event)
{
  return event == TW_EVENT_COMPLETE
             ? moment == TW_MOMENT_COUNTING || moment == TW_MOMENT_COUNTED
             : event == TW_EVENT_END
                   && (moment == TW_MOMENT_LAST_COUNTING || moment == TW_MOMENT_LAST_COUNTED);
}

gboolean
tw_compiler_count (TwCompiler *c, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what");
  guint8 name;
  guint at;
  int event;

  if (what == NULL)
    return tw_compiler_fail (c, statement, _ ("<%s> counts nothing. Add the attribute “what”."),
                             statement->word->name);
  if (!tw_compiler_find_name (c, statement, what, &name))
    return FALSE;
  event = tw_statement_word (statement, "as", TW_WORDS_EVENT, TW_EVENT_COMPLETE);
  if (counts_itself (c->code->moment, event))
    return tw_compiler_fail (
        c, statement,
        _ ("“%.40s” is done when a feature is counted, and would count another one without "
           "end. Write as=\"recall\"."),
        c->procedure->id);
  at = tw_compiler_add_code (c, TW_OP_COUNT);
  tw_compiler_code (c, at)->name = name;
  tw_compiler_code (c, at)->detail = (guint8) event;
  return TRUE;
}

gboolean
tw_compiler_per (TwCompiler *c, const TwStatement *statement, guint16 *out_per)
{
  *out_per = 0;
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      guint16 index;

      if (child->word->stands != TW_STANDS_PER)
        continue;
      if (*out_per != 0)
        return tw_compiler_fail (c, child, _ ("<%s> stands there twice. Take one of them out."),
                                 child->word->name);
      if (!tw_compiler_add_selection (c, child, FALSE, 0, &index))
        return FALSE;
      *out_per = (guint16) (index + 1u);
    }
  return TRUE;
}

/* What it is multiplied by, and what the log says of it. */
static gboolean
read_gift_children (TwCompiler *c, const TwStatement *statement, TwGift *gift)
{
  guint16 per;

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      if (tw_statement_is (child, "said"))
        *(gift->said == NULL ? &gift->said : &gift->lost) = child->texts;
      for (guint k = 0; tw_statement_is (child, "per") && k < child->children->len; k++)
        if (tw_statement_is (child->children->pdata[k], "said"))
          gift->counted = ((const TwStatement *) child->children->pdata[k])->texts;
    }
  if (!tw_compiler_per (c, statement, &per))
    return FALSE;
  gift->has_per = per != 0;
  gift->per = (guint16) MAX (0, per - 1);
  return TRUE;
}

static gboolean
is_segment (const TwCompiler *c, guint8 name)
{
  return name >= TW_NAMED_OWN && name < TW_NAMED_NEUTRAL
         && c->whats[name - TW_NAMED_OWN] == TW_SELECTED_SEGMENT;
}

static gboolean
is_feature (const TwCompiler *c, guint8 name)
{
  return name == TW_NAMED_FEATURE
         || (name >= TW_NAMED_OWN && name < TW_NAMED_NEUTRAL
             && c->whats[name - TW_NAMED_OWN] == TW_SELECTED_FEATURE);
}

/* Points are nobody's but players'; tokens that lie on tiles are so many that there is room for
 * them. */
static gboolean
check_place (TwCompiler *c,
             const TwStatement *statement,
             const char *text,
             guint8 name,
             const TwGift *gift)
{
  gboolean is_tile = tw_compiler_is_tile (c, name);
  gboolean is_laid = is_tile || (is_feature (c, name) && name != gift->from);
  guint8 whose;

  if (gift->token < 0 && is_tile)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> gives points to a tile. Name a player, or what belongs to "
                                "one."),
                             statement->word->name);
  if (gift->token < 0)
    return name == TW_NAMED_HOME || text == NULL
           || tw_compiler_find_whose (c, statement, text, &whose);
  if (is_tile && c->all->on[gift->token] != 0 && name != gift->from && !is_segment (c, name))
    return tw_compiler_fail (c, statement,
                             _ ("The tokens “%.40s” lie on segments. Name one that was chosen with "
                                "what=\"segment\"."),
                             c->rules->token_types[gift->token].type->id);
  if (!is_laid || (c->all->lying >> gift->token & 1))
    return TRUE;
  if (c->rules->token_types[gift->token].supply == 0)
    return tw_compiler_fail (c, statement,
                             _ ("There are any number of the tokens “%.40s”, too many to lie on "
                                "tiles. Give them a “supply”."),
                             c->rules->token_types[gift->token].type->id);
  c->all->lying |= (guint32) 1 << gift->token;
  return TRUE;
}

gboolean
tw_compiler_give (TwCompiler *c, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what"),
             *to = tw_statement_text (statement, "to"), *n = tw_statement_text (statement, "n"),
             *from = tw_statement_text (statement, "from"),
             *divide = tw_statement_text (statement, "divide"),
             *worth = tw_statement_text (statement, "worth");
  const char *rules = tw_statement_text (statement, "rules");
  TwGift gift = { .n = 1,
                  .divisor = 1,
                  .rounds_down = tw_statement_word (statement, "round", TW_WORDS_ROUND, FALSE),
                  .token = -1,
                  .worth = TW_NAMED_HOME,
                  .from = TW_NAMED_HOME,
                  .is_paid = g_strcmp0 (tw_statement_text (statement, "paid"), "true") == 0,
                  .award = { .what = c->procedure->id },
                  .is_worded = tw_compiler_is_worded (c, statement),
                  .rules = rules != NULL ? rules : c->reason };
  guint8 name = TW_NAMED_PLAYER;
  guint at;

  if (what == NULL)
    return tw_compiler_fail (c, statement, _ ("<%s> gives nothing. Add the attribute “what”."),
                             statement->word->name);
  if (strcmp (what, "points") != 0)
    gift.token = tw_rules_token (c->rules, what);
  if (strcmp (what, "points") != 0 && gift.token < 0)
    return tw_compiler_fail (c, statement,
                             _ ("There is no token “%.40s” in play. Write “points”, or the name of "
                                "a token."),
                             what);
  if ((to != NULL && !tw_compiler_find_name (c, statement, to, &name))
      || (from != NULL && !tw_compiler_find_name (c, statement, from, &gift.from))
      || (worth != NULL && !tw_compiler_find_name (c, statement, worth, &gift.worth))
      || (n != NULL && !tw_compiler_number (c, statement, n, &gift.n, &gift.number))
      || (divide != NULL && !tw_compiler_amount (c, statement, divide, &gift.divisor))
      || !read_gift_children (c, statement, &gift))
    return FALSE;
  gift.is_of_owner =
      name != TW_NAMED_HOME && !tw_compiler_is_tile (c, name) && !is_feature (c, name);
  if (from != NULL && name == gift.from)
    return tw_compiler_fail (
        c, statement,
        _ ("What is taken from “%.40s” goes to the same. Say in “to” who gets it; "
           "to=\"home\" is nobody."),
        from);
  if (name == TW_NAMED_HOME && gift.from == TW_NAMED_HOME)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> takes from nobody and gives to nobody, so nothing happens. "
                                "Say in “to” who gets it, or in “from” who it is taken from."),
                             statement->word->name);
  if (worth != NULL && (n != NULL || gift.token >= 0))
    return tw_compiler_fail (c, statement,
                             _ ("What “%.40s” is worth are so many points. Write "
                                "what=\"points\", and take the attribute “n” out."),
                             worth);
  if (gift.token >= 0 && gift.n < 0)
    return tw_compiler_fail (c, statement,
                             _ ("Tokens that are given are not taken away. Let the number of "
                                "“%.40s” be 0 or more."),
                             what);
  if (gift.divisor < 1)
    return tw_compiler_fail (c, statement,
                             _ ("Nothing can be divided by “%.40s”. Write a number of 1 or more."),
                             divide);
  /* What lies at the start is given to nobody. */
  if (c->code->moment == TW_MOMENT_SET_UP && (gift.token < 0 || !tw_compiler_is_tile (c, name)))
    return tw_compiler_refuse_set_up (c, statement);
  if (!check_place (c, statement, to, name, &gift)
      || !check_place (c, statement, from, gift.from, &gift))
    return FALSE;
  if (c->all->gifts->len == G_MAXUINT8)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> is one too many. Take some of the procedures out."),
                             statement->word->name);
  at = tw_compiler_add_code (c, TW_OP_GIVE);
  tw_compiler_code (c, at)->name = name;
  tw_compiler_code (c, at)->detail = (guint8) c->all->gifts->len;
  g_array_append_val (c->all->gifts, gift);
  return TRUE;
}

void
tw_compiler_spend (TwCompiler *c)
{
  guint at = tw_compiler_add_code (c, TW_OP_SPEND);

  tw_compiler_code (c, at)->detail = (guint8) MIN (c->all->spends->len, G_MAXUINT8 - 1u);
  g_ptr_array_add (c->all->spends, (gpointer) c->reason);
}

gboolean
tw_compiler_again (TwCompiler *c, const TwStatement *statement)
{
  const char *rules = tw_statement_text (statement, "rules");
  TwAgainCode again = {
    .is_optional = g_strcmp0 (tw_statement_text (statement, "optional"), "true") == 0,
    .is_early = g_strcmp0 (tw_statement_text (statement, "early"), "true") == 0,
    .rules = rules != NULL ? rules : c->reason,
  };
  gboolean is_turn = g_strcmp0 (tw_statement_text (statement, "turn"), "true") == 0;
  guint at;

  if (c->code->moment >= TW_MOMENT_BEFORE_LAST)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> gives a turn another part, and after the last turn there is "
                                "none. Let it happen at another moment."),
                             statement->word->name);
  if (is_turn && (again.is_optional || again.is_early))
    return tw_compiler_fail (
        c, statement,
        _ ("A whole turn is never declined, and its tile is never drawn before "
           "it begins. Take the attribute “%.40s” out."),
        again.is_optional ? "optional" : "early");
  if (is_turn)
    {
      at = tw_compiler_add_code (c, TW_OP_TURN);
      tw_compiler_code (c, at)->end = tw_compiler_is_worded (c, statement);
      return TRUE;
    }
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "ask"))
      again.ask = ((const TwStatement *) statement->children->pdata[i])->texts;
  if (c->all->agains->len == G_MAXUINT8)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> is one too many. Take some of the procedures out."),
                             statement->word->name);
  at = tw_compiler_add_code (c, TW_OP_PART);
  tw_compiler_code (c, at)->detail = (guint8) c->all->agains->len;
  g_array_append_val (c->all->agains, again);
  return TRUE;
}

gboolean
tw_compiler_skip (TwCompiler *c, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what");
  guint8 name = TW_NAMED_PLAYER;
  guint at;

  if (c->code->moment >= TW_MOMENT_BEFORE_LAST)
    return tw_compiler_fail (
        c, statement,
        _ ("<%s> leaves a turn out, and after the last turn there is none. Let "
           "it happen at another moment."),
        statement->word->name);
  if (what != NULL && !tw_compiler_find_whose (c, statement, what, &name))
    return FALSE;
  at = tw_compiler_add_code (c, TW_OP_SKIP);
  tw_compiler_code (c, at)->name = name;
  return TRUE;
}
