/* The selected tiles over the clipboard: within the set, into another set, another window, or a
 * text. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/gallery/set-page-private.h"
#include "app/gallery/tile-selection.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/tile-clipboard.h"
#include "engine/own/excerpt.h"

static gboolean
copy (TwSetPage *self)
{
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
  TwTileSet *set = tw_document_get_set (self->document);
  g_autoptr (TwTileSet) excerpt = NULL;

  if (selected->len == 0)
    return FALSE;
  for (guint i = 0; i < selected->len; i++)
    g_ptr_array_add (tiles, (gpointer) tw_tile_item_get_tile (selected->pdata[i]));
  excerpt = tw_excerpt_new (set, set->id, (TwTile *const *) tiles->pdata, tiles->len);
  tw_tile_clipboard_put (GTK_WIDGET (self), excerpt);
  return TRUE;
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  guint n_tiles = (guint) gtk_bitset_get_size (selected);
  g_autofree char *words =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile copied", "%u tiles copied", n_tiles),
                       n_tiles);

  if (copy (self))
    tw_announce_words (GTK_WIDGET (self), words);
}

static void
cut_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (copy (user_data))
    gtk_widget_activate_action (user_data, "set.delete", NULL);
}

/* Behind the last one that is selected. */
static void
paste (TwTileSet *from, GHashTable *names, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  g_autoptr (GError) error = NULL;
  TwTileList *tiles;
  guint n_tiles;
  int position = -1;

  if (self->document == NULL)
    return;
  if (from == NULL || strcmp (from->id, TW_TILE_CLIPBOARD_PARTS) == 0
      || strcmp (from->id, TW_TILE_CLIPBOARD_SYMBOL) == 0)
    {
      tw_announce_words (GTK_WIDGET (self), _ ("There is no tile to paste."));
      return;
    }
  tiles = tw_document_get_tiles (self->document);
  for (guint i = 0; i < selected->len; i++)
    position = MAX (position, tw_tile_item_get_position (selected->pdata[i]));
  position = position >= 0 ? position + 1 : (int) tw_tile_list_get_length (tiles);
  n_tiles = tw_tile_clipboard_adopt (self->document, from, names, position, &error);
  if (error != NULL)
    tw_announce_words (GTK_WIDGET (self), error->message);
  for (guint i = 0; i < n_tiles; i++)
    {
      TwTileItem *item = tw_tile_list_get (tiles, (guint) position + i);

      if (i == 0)
        tw_set_page_select (self, item);
      else
        tw_tile_selection_add (self->selection, item);
    }
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;

  tw_tile_clipboard_take (GTK_WIDGET (self), self->document, paste, g_object_ref (self),
                          g_object_unref);
}

void
tw_set_page_add_clipboard (TwSetPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "copy", .activate = copy_cb },
    { .name = "cut", .activate = cut_cb },
    { .name = "paste", .activate = paste_cb },
  };
  /* In the filter line they are for text. */
  static const TwKeyBinding keys[] = {
    { "<Control>c|<Control>Insert", "set.copy" },
    { "<Control>x|<Shift>Delete", "set.cut" },
    { "<Control>v|<Shift>Insert", "set.paste" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid),
                             tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
}
