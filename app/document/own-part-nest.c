/* Moving a statement of a rule into the line above it, out of the one that it stands in, and
 * anywhere. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "app/document/own-thing.h"
#include "engine/own/own-rules-procedure.h"

static const TwStatement *
nth_child (const TwStatement *parent, int i)
{
  return i >= 0 && i < (int) parent->children->len ? parent->children->pdata[i] : NULL;
}

static gboolean
is_else (const TwStatement *statement)
{
  return statement != NULL && tw_statement_is (statement, "else");
}

static TwStatementPlace
place_of_child (const TwStatementPlace *place, guint i)
{
  TwStatementPlace child = *place;

  child.at[child.n++] = (guint8) i;
  return child;
}

/* Where the statement at @place goes: @out_target is what it stands in then, @out_at its number
 * there. Returns: %FALSE if there is nothing to go into, or out of */
static gboolean
find_target (const TwTileSet *set,
             guint index,
             const TwStatementPlace *place,
             gboolean is_out,
             TwStatementPlace *out_target,
             guint *out_at)
{
  const TwStatement *root = tw_own_part_root (set, index);
  const TwStatement *statement = tw_statement_at (root, place), *parent, *target;
  TwStatementPlace above = *place;
  int from;

  if (place->n < (is_out ? 2 : 1) || statement == NULL || is_else (statement)
      || !(statement->word->stands & TW_STANDS_STATEMENT))
    return FALSE;
  from = above.at[--above.n];
  parent = tw_statement_at (root, &above);
  if (is_out)
    {
      TwStatementPlace holder = above;
      guint at = holder.at[--holder.n];

      target = tw_statement_at (root, &holder);
      /* What is done else stays with its condition. */
      *out_at =
          at + 1 + (tw_statement_is (parent, "if") && is_else (nth_child (target, (int) at + 1)));
      *out_target = holder;
    }
  else
    {
      target = nth_child (parent, from - 1);
      if (target == NULL || place->n == TW_MAX_STATEMENT_DEPTH)
        return FALSE;
      *out_at = target->children->len;
      *out_target = place_of_child (&above, (guint) from - 1);
    }
  return (target->word->holds & TW_STANDS_STATEMENT) != 0;
}

gboolean
tw_own_part_can_nest (const TwTileSet *set,
                      guint index,
                      const TwStatementPlace *place,
                      gboolean is_out)
{
  TwStatementPlace target;
  guint at;

  return find_target (set, index, place, is_out, &target, &at);
}

gboolean
tw_own_part_nest_statement (TwDocument *document,
                            guint index,
                            TwStatementPlace *place,
                            gboolean is_out,
                            GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  TwStatementPlace target;
  guint at;
  TwOwnRulesEdit *edit;

  if (!find_target (set, index, place, is_out, &target, &at))
    return FALSE;
  edit = tw_own_rules_edit_new (set);
  if (is_out)
    tw_own_rules_unnest_statement (edit, index, place);
  else
    tw_own_rules_nest_statement (edit, index, place, &target);
  if (!tw_own_rules_try (document, edit, C_ ("undo", "Change Rule"), NULL, error))
    return FALSE;
  *place = place_of_child (&target, at);
  return TRUE;
}

/* ---- anywhere -------------------------------------------------------------------------- */

/* How many stand there because of the statement at @place: itself, and what is done else. */
static guint
n_with (const TwStatement *root, const TwStatementPlace *place)
{
  TwStatementPlace above = *place;
  guint at = above.at[--above.n];
  const TwStatement *parent = tw_statement_at (root, &above);

  return 1u
         + (tw_statement_is (nth_child (parent, (int) at), "if")
            && is_else (nth_child (parent, (int) at + 1)));
}

static gboolean
is_in (const TwStatementPlace *place, const TwStatementPlace *above)
{
  return place->n >= above->n && memcmp (place->at, above->at, above->n) == 0;
}

gboolean
tw_own_part_can_place (const TwTileSet *set,
                       guint index,
                       const TwStatementPlace *place,
                       const TwStatementPlace *target,
                       guint at)
{
  const TwStatement *root = tw_own_part_root (set, index);
  const TwStatement *statement = tw_statement_at (root, place);
  const TwStatement *parent = tw_statement_at (root, target);
  TwStatementPlace above = *place;
  guint from;

  if (place->n == 0 || statement == NULL || parent == NULL || is_else (statement)
      || !(statement->word->stands & TW_STANDS_STATEMENT)
      || !(parent->word->holds & TW_STANDS_STATEMENT) || target->n >= TW_MAX_STATEMENT_DEPTH
      || is_in (target, place) || at > parent->children->len
      || is_else (nth_child (parent, (int) at)))
    return FALSE;
  from = above.at[--above.n];
  return !tw_statement_place_equal (&above, target) || at < from
         || at > from + n_with (root, place);
}

/* Where what is at @place stands once it was put there: what was behind it has moved up. */
static TwStatementPlace
place_then (const TwStatement *root,
            const TwStatementPlace *place,
            const TwStatementPlace *target,
            guint at)
{
  TwStatementPlace then = place_of_child (target, at);
  guint depth = place->n - 1u, from = place->at[depth], n = n_with (root, place);

  if (then.n > depth && memcmp (then.at, place->at, depth) == 0 && then.at[depth] > from)
    then.at[depth] = (guint8) (then.at[depth] - n);
  return then;
}

static TwOwnRulesEdit *
placing (TwDocument *document,
         guint index,
         const TwStatementPlace *place,
         const TwStatementPlace *target,
         guint at)
{
  TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit;

  if (!tw_own_part_can_place (set, index, place, target, at))
    return NULL;
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_put_statement (edit, index, place, target, at);
  return edit;
}

gboolean
tw_own_part_would_place (TwDocument *document,
                         guint index,
                         const TwStatementPlace *place,
                         const TwStatementPlace *target,
                         guint at)
{
  TwOwnRulesEdit *edit = placing (document, index, place, target, at);

  return edit != NULL && tw_own_rules_would_do (document, edit);
}

gboolean
tw_own_part_place_statement (TwDocument *document,
                             guint index,
                             TwStatementPlace *place,
                             const TwStatementPlace *target,
                             guint at,
                             GError **error)
{
  TwOwnRulesEdit *edit = placing (document, index, place, target, at);
  TwStatementPlace then;

  if (edit == NULL)
    return FALSE;
  then = place_then (tw_own_part_root (tw_document_get_set (document), index), place, target, at);
  if (!tw_own_rules_try (document, edit, C_ ("undo", "Change Rule"), NULL, error))
    return FALSE;
  *place = then;
  return TRUE;
}
