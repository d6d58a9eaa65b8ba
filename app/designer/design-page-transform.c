/* Turning and mirroring a tile's drawing: that changes the tile, so who has played it is asked for.
 *
 * Actions:
 *   rotate 'i'   by so many quarters clockwise
 *   mirror
 */
#include <glib/gi18n.h>

#include "app/designer/design-page-private.h"
#include "app/designer/games-with-tile.h"
#include "engine/set/vocabulary-lands.h"

/* Games that are named in the question. */
#define NAMED_GAMES 3

/* What is to be done once it is known which games have the tile. */
typedef struct
{
  TwDesignPage *page;
  TwTileItem *item;
  TwTile *tile; /* as it was then */
  int quarter_turns;
  gboolean mirror;
} Transform;

static void
transform_free (Transform *transform)
{
  g_object_unref (transform->page);
  g_object_unref (transform->item);
  tw_tile_unref (transform->tile);
  g_free (transform);
}

static gboolean
lies_in_a_block (const TwTileSet *set, const char *id)
{
  for (guint i = 0; i < set->n_blocks; i++)
    for (guint j = 0; j < set->blocks[i].n_tiles; j++)
      if (g_str_equal (set->blocks[i].tiles[j].tile, id))
        return TRUE;
  return FALSE;
}

/* Says what a drawing that was turned or mirrored means elsewhere: in games that are saved, on
 * the table, in a block. */
static void
say_transformed (TwDesignPage *self, const TwTile *tile, gboolean mirror)
{
  GString *words = g_string_new (NULL);
  char letters[5];

  tw_vocabulary_edge_letters (tw_document_get_set (self->document)->own, &tile->topology, letters);
  /* Translators: %s are the letters of the four edges, "CRFR" */
  g_string_printf (words, mirror ? _ ("Mirrored: edges %s.") : _ ("Rotated: edges %s."), letters);
  g_string_append_c (words, ' ');
  if (lies_in_a_block (tw_document_get_set (self->document), tile->id))
    g_string_append (words, _ ("Look whether the block that it is in still fits."));
  else if (mirror)
    g_string_append (words, _ ("In play it is another tile now; saved games keep the old one."));
  else if (tile->n_start > 0)
    g_string_append (words, _ ("The game starts with it so; saved games keep it as it was."));
  else
    g_string_append (words, _ ("In play nothing changes; saved games show it as it was."));
  tw_tile_canvas_say (self->canvas, words->str);
  g_string_free (words, TRUE);
}

/* Turns or mirrors the drawing itself, that of the variants with it. */
static void
transform_do (const Transform *transform)
{
  TwDesignPage *self = transform->page;
  g_autoptr (TwTile) tile = NULL;

  /* Another tile, or another drawing by now: what was asked is out of date. */
  if (self->document == NULL || tw_tile_item_get_position (transform->item) < 0
      || tw_tile_item_get_tile (transform->item) != transform->tile)
    return;
  tile = tw_tile_transform (transform->tile, (guint) (transform->quarter_turns + 4) & 3,
                            transform->mirror);
  tw_document_replace_tile (self->document, transform->item, tile,
                            transform->mirror ? C_ ("undo", "Mirror Drawing")
                                              : _ ("Rotate Drawing"),
                            NULL);
  say_transformed (self, tile, transform->mirror);
}

static void
answered_cb (GObject *dialog, const char *response, Transform *transform)
{
  if (g_str_equal (response, "go-on"))
    transform_do (transform);
  gtk_widget_grab_focus (GTK_WIDGET (transform->page->canvas));
  transform_free (transform);
}

static void
ask (Transform *transform, const GPtrArray *games)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (transform->page));
  g_autofree char *tile = tw_short_name (transform->tile->id);
  g_autofree char *heading =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Saved Game Has Tile %s",
                                    "%u Saved Games Have Tile %s", games->len),
                       games->len, tile);
  g_autoptr (GString) body = g_string_new (NULL);
  GtkWidget *dialog;

  for (guint i = 0; i < games->len && i < NAMED_GAMES; i++)
    g_string_append_printf (body, "%s%s", i > 0 ? ", " : "", (char *) games->pdata[i]);
  g_string_append (body, games->len > NAMED_GAMES ? "…\n" : ".\n");
  g_string_append (body, _ ("They keep the tile as it was and go on with it; new games have the "
                            "changed one. It can be undone."));
  dialog = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, NULL);
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body->str);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "go-on",
                                    transform->mirror ? _ ("_Mirror") : _ ("_Rotate"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "go-on",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "go-on");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), transform);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
searched_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Transform *transform = data;
  g_autoptr (GPtrArray) games = tw_games_with_tile_finish (result);

  if (games->len > 0 && transform->page->document != NULL)
    {
      ask (transform, games);
      return;
    }
  transform_do (transform);
  transform_free (transform);
}

static void
page_transform (TwDesignPage *self, int quarter_turns, gboolean mirror)
{
  TwTileItem *item = tw_tile_canvas_get_state (self->canvas)->item;
  Transform *transform;

  if (item == NULL)
    return;
  transform = g_new (Transform, 1);
  *transform =
      (Transform){ g_object_ref (self), g_object_ref (item),
                   tw_tile_ref ((TwTile *) tw_tile_item_get_tile (item)), quarter_turns, mirror };
  tw_games_with_tile_async (tw_document_get_set (self->document),
                            tw_document_get_file (self->document), transform->tile->id, searched_cb,
                            transform);
}

static void
rotate_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  page_transform (data, g_variant_get_int32 (parameter), FALSE);
}

static void
mirror_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  page_transform (data, 0, TRUE);
}

static const GActionEntry entries[] = {
  { .name = "rotate", .activate = rotate_cb, .parameter_type = "i" },
  { .name = "mirror", .activate = mirror_cb },
};

void
tw_design_page_add_transform (TwDesignPage *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
