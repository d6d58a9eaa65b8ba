/* What narrows a selection as a whole, found in its filters. */
#include "engine/procedure/compile/compiler-private.h"

/* The types of figure that occupy where they stand, or those that do not. */
static guint32
types_that_occupy (const TwCompiler *c, gboolean occupy)
{
  guint32 types = 0;

  for (guint type = 0; type < c->rules->n_figure_types; type++)
    if (c->rules->figure_types[type].occupies == occupy)
      types |= (guint32) 1 << type;
  return types;
}

/* Segments, features and symbols of one tile need not be looked for on others, nor segments of one
 * feature elsewhere. The answers to a question keep their order. */
static void
narrow_place (TwSelection *selection, TwFilter *filter)
{
  gboolean is_itself = selection->name != 0 && filter->name == selection->name;
  gboolean is_segment = selection->what == TW_SELECTED_SEGMENT;

  if (filter->test != TW_TEST_SAME || filter->is_not || is_itself)
    return;
  if (filter->what == TW_SHARED_TILE && selection->at_tile == 0
      && (is_segment || selection->what == TW_SELECTED_SYMBOL
          || (selection->what == TW_SELECTED_FEATURE && !selection->is_asked)))
    {
      selection->at_tile = filter->name;
      filter->is_said = TRUE;
    }
  if (filter->what == TW_SHARED_FEATURE && is_segment && selection->feature == TW_NO_NAME)
    selection->feature = filter->name;
}

/* What narrows a selection as a whole need not be asked of each. */
void
tw_compiler_narrow (TwCompiler *c, TwSelection *selection, TwFilter *filter)
{
  gboolean is_standing = selection->what == TW_SELECTED_STANDING;
  gboolean is_figure = selection->what == TW_SELECTED_FIGURE;
  gboolean is_post = selection->what == TW_SELECTED_POST || selection->what == TW_SELECTED_ENTRY;
  gboolean is_itself = selection->name != 0 && filter->name == selection->name;

  if (filter->test == TW_TEST_IN && !filter->is_not && is_figure)
    selection->at_home |= filter->what == TW_WHERE_HOME;
  if (filter->test == TW_TEST_IN && !filter->is_not && is_figure)
    selection->held |= filter->what == TW_WHERE_HELD;
  if (filter->test == TW_TEST_IN && !filter->is_not)
    selection->in_zone |= filter->what == TW_WHERE_ZONE || filter->what == TW_WHERE_TABLE;
  if (filter->test == TW_TEST_IN && !filter->is_not && is_figure)
    selection->posted |= filter->what == TW_WHERE_TILE || filter->what == TW_WHERE_TABLE;
  if (filter->test == TW_TEST_NEAR && !filter->is_not && selection->near == TW_NO_FILTER)
    selection->near = (guint16) c->all->filters->len;
  if ((filter->test == TW_TEST_WON || filter->test == TW_TEST_AMONG) && !filter->is_not)
    selection->queued = TRUE;
  if (filter->test == TW_TEST_SCORED && filter->what && !filter->is_not
      && selection->what == TW_SELECTED_SEAT)
    selection->scored = TRUE;
  /* Who is in a zone may be so that only its zone knows. */
  if (filter->test == TW_TEST_IN && filter->what == TW_WHERE_ZONE && !filter->is_not && is_figure
      && selection->place == TW_NO_NAME)
    selection->place = TW_FIGURE_ZONE;
  tw_compiler_narrow_pair (c, selection, filter);
  narrow_place (selection, filter);
  /* It is asked of those all the same. */
  if (filter->test == TW_TEST_HAS_SYMBOL && !filter->is_not && selection->what == TW_SELECTED_TILE)
    selection->shown |= (guint32) 1 << filter->what;
  if (filter->test == TW_TEST_DRAWN)
    selection->symbol = (guint8) filter->what;
  else if (filter->test == TW_TEST_HAS_TOKEN && !filter->is_not && selection->token == TW_NO_TYPE
           && (selection->what == TW_SELECTED_TOKEN
               || (selection->what == TW_SELECTED_TILE
                   && c->all->on[tw_bounded_of (filter->what)] == 0)
               || (selection->what == TW_SELECTED_SEGMENT
                   && c->all->on[tw_bounded_of (filter->what)] != 0))
           && tw_bounded_needs_one (filter->what, filter->name))
    selection->token = (guint8) tw_bounded_of (filter->what);
  else if (filter->test == TW_TEST_OF && (is_standing || is_figure || is_post))
    selection->types &= filter->is_not ? ~filter->what : filter->what;
  else if (filter->test == TW_TEST_KIND
           && (is_standing || selection->what == TW_SELECTED_FEATURE
               || selection->what == TW_SELECTED_SEGMENT))
    selection->kinds &= filter->is_not ? ~filter->what : filter->what;
  else if (filter->test == TW_TEST_FOLLOWER && (is_standing || is_figure || is_post))
    {
      gboolean occupy = (gboolean) filter->what != filter->is_not;

      selection->occupies |= (guint8) occupy;
      selection->followers &= types_that_occupy (c, occupy);
    }
  else if (is_figure && !filter->is_not && !is_itself && filter->test == TW_TEST_OWNER
           && selection->owner == TW_NO_NAME)
    selection->owner = filter->name;
  else if (is_figure && !filter->is_not && !is_itself && filter->test == TW_TEST_SAME
           && filter->what == TW_SHARED_FEATURE && selection->feature == TW_NO_NAME)
    selection->feature = filter->name;
  else if (is_figure && !filter->is_not && filter->test == TW_TEST_IN
           && (filter->what <= TW_WHERE_TILE || filter->what == TW_WHERE_TRACK
               || filter->what == TW_WHERE_HELD)
           && selection->place == TW_NO_NAME)
    selection->place = (guint8) tw_procedures_place (filter->what);
  else if (is_standing && !filter->is_not && filter->test == TW_TEST_IN
           && filter->what == TW_WHERE_ZONE)
    filter->is_said = TRUE;
  else if (filter->test == TW_TEST_ROLE && filter->what && !filter->is_not && is_standing)
    filter->is_said = TRUE;
  else
    return;
  filter->is_said = TRUE;
}

guint32
tw_compiler_all_types (const TwCompiler *c)
{
  return types_that_occupy (c, TRUE) | types_that_occupy (c, FALSE);
}
