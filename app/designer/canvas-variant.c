/* A variant of the tile on the canvas: what all copies have is seen, what only it has is edited.
 *
 * Actions:
 *   variant 'i'    edits that one, the tile itself if it was (state)
 *   next-variant   the next one, after the last the tile itself
 */
#include <glib/gi18n.h>

#include "app/designer/tile-canvas-private.h"
#include "engine/tile/variants.h"

int
tw_tile_canvas_get_variant (TwTileCanvas *self)
{
  return self->variant;
}

gboolean
tile_canvas_replace (TwTileCanvas *self, TwTile *tile, const char *label, const char *merge_key)
{
  g_autoptr (TwTile) whole = NULL;

  if (self->variant >= 0)
    whole = tw_variant_edit (self->value, (guint) self->variant, tile);
  else
    whole = tw_tile_ref (tile);
  if (whole == NULL)
    {
      tile_canvas_set_shown (self, NULL);
      tile_canvas_say (self, _ ("A variant only adds to the tile: symbols, places. The land is the "
                                "same in all; press Escape to draw it."));
      return FALSE;
    }
  tw_document_replace_tile (self->document, self->item, whole, label, merge_key);
  return TRUE;
}

void
tile_canvas_set_variant (TwTileCanvas *self, int variant)
{
  g_autofree char *words = NULL;

  if (self->value == NULL)
    return;
  if (variant >= (int) self->value->n_variants)
    variant = -1;
  if (self->variant == variant)
    return;
  self->variant = variant;
  self->selected = 0;
  self->selected_symbol = self->selected_field = -1;
  g_clear_object (&self->picture);
  tile_canvas_load (self);
  tile_canvas_selection_changed (self);
  tile_canvas_update_actions (self);
  /* Translators: %s is a variant of a tile, "E#G" */
  words = variant < 0 ? g_strdup (_ ("All copies of the tile."))
                      : g_strdup_printf (_ ("Variant %s#%s: what you add now only these copies "
                                            "have."),
                                         self->value->id, self->value->variants[variant].id);
  tile_canvas_say (self, words);
}

static void
variant_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  int variant = g_variant_get_int32 (parameter);

  tile_canvas_set_variant (self, variant == self->variant ? -1 : variant);
  tile_canvas_update_actions (self);
}

static void
next_variant_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  if (self->value == NULL || self->value->n_variants == 0)
    tile_canvas_say (self, _ ("The tile has no variants. Add one in the inspector."));
  else
    tile_canvas_set_variant (self, self->variant + 1);
}

static const GActionEntry entries[] = {
  { .name = "variant", .activate = variant_cb, .parameter_type = "i", .state = "-1" },
  { .name = "next-variant", .activate = next_variant_cb },
};

void
tile_canvas_add_variant_actions (TwTileCanvas *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
