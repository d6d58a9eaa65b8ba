/* What is known about one text. */
#include "app/localise/text-panel.h"

#include <glib/gi18n.h>

#include "app/localise/text-outdated.h"
#include "app/localise/text-picture.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/tile-picture.h"
#include "engine/set/placeholder.h"

/* Of a word of the glossary, so many stand in one line. */
#define MOST_LETTERS 14
#define PICTURE_SIZE 168
#define TILE_SIZE    56
#define MAX_TILES    16
/* What of the source stands over it; the row has all of it. */
#define TITLE_CHARS 120
#define TITLE_LINES 4

struct _TwTextPanel
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTextTable *table;
  TwTileTextures *textures;
  TwTextRow *row;
  GtkWidget *content;
  GtkWidget *head;
  GtkWidget *picture;
  GtkLabel *title;
  GtkLabel *about;
  GtkLabel *room;
  GtkWidget *draft;
  GtkWidget *warnings;
  GtkWidget *glossary;
  GtkWidget *terms;
  GtkWidget *used;
  GtkWidget *tiles;
  GtkLabel *more;
  /* Ids of the tiles whose pictures are there: they stay while somebody types. */
  char **shown_tiles;
};

G_DEFINE_FINAL_TYPE (TwTextPanel, tw_text_panel, ADW_TYPE_BIN)

static void
show_warnings (TwTextPanel *self)
{
  g_auto (GStrv) messages = tw_text_table_warn (self->table, self->row);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->warnings)) != NULL)
    gtk_box_remove (GTK_BOX (self->warnings), child);
  for (guint i = 0; messages[i] != NULL; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget *image = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
      GtkWidget *label = gtk_label_new (messages[i]);

      gtk_widget_add_css_class (box, "problem");
      gtk_widget_set_valign (image, GTK_ALIGN_START);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_box_append (GTK_BOX (box), image);
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (GTK_BOX (self->warnings), box);
    }
  if (self->row->warnings & TW_TEXT_OUTDATED)
    gtk_box_append (GTK_BOX (self->warnings),
                    tw_text_outdated_buttons_new (self->document, self->row->context));
  gtk_widget_set_visible (self->warnings, messages[0] != NULL);
}

/* Letters of the longest word, as far as a term beside it has room. */
static int
word_width (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong longest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    longest = MAX (longest, g_utf8_strlen (words[i], -1));
  return (int) MIN (longest, MOST_LETTERS);
}

static GtkWidget *
term_row (const TwGlossaryHit *hit)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *words = gtk_label_new (hit->words != NULL ? hit->words : "–");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hit->term);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  /* A long word is broken before it takes the term's room. */
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (words),
                             word_width (gtk_label_get_text (GTK_LABEL (words))));
  gtk_label_set_xalign (GTK_LABEL (words), 1);
  gtk_label_set_selectable (GTK_LABEL (words), FALSE);
  if (!hit->is_kept)
    gtk_widget_add_css_class (words, "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), words);
  return row;
}

static void
show_terms (TwTextPanel *self)
{
  g_autoptr (GArray) hits = NULL;
  GtkWidget *child;

  if (self->row->is_source)
    {
      gtk_widget_set_visible (self->glossary, FALSE);
      return;
    }
  hits = tw_text_table_find_hits (self->table, self->row);
  while ((child = gtk_widget_get_first_child (self->terms)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->terms), child);
  for (guint i = 0; i < hits->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->terms),
                         term_row (&g_array_index (hits, TwGlossaryHit, i)));
  gtk_widget_set_visible (self->glossary, hits->len > 0);
}

static GtkWidget *
tile_button (TwTextPanel *self, const TwTile *tile)
{
  TwTileSet *set = tw_document_get_set (self->document);
  const TwTileLook look = tw_tile_look_of (set, tile, -1, 0);
  GtkWidget *button = gtk_button_new (), *picture = tw_tile_picture_new (self->textures, TILE_SIZE);
  g_autofree char *label = g_strdup_printf (_ ("Edit Tile %s"), tile->id);

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "used-on");
  tw_icon_button_set_words (button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.edit-tile");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tile->id);
  return button;
}

static void
show_tiles (TwTextPanel *self)
{
  TwTileSet *set = tw_document_get_set (self->document);
  guint n = 0;
  GtkWidget *child;

  if (self->shown_tiles != NULL
      && g_strv_equal ((const char *const *) self->shown_tiles,
                       (const char *const *) self->row->tiles))
    return;
  g_strfreev (self->shown_tiles);
  self->shown_tiles = g_strdupv (self->row->tiles);
  while ((child = gtk_widget_get_first_child (self->tiles)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->tiles), child);
  for (guint i = 0; self->row->tiles[i] != NULL; i++)
    {
      int index = tw_tile_set_find (set, self->row->tiles[i]);

      if (index < 0 || n++ >= MAX_TILES)
        continue;
      gtk_flow_box_insert (GTK_FLOW_BOX (self->tiles), tile_button (self, set->tiles[index]), -1);
      gtk_widget_set_focusable (
          GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->tiles), (int) n - 1)),
          FALSE);
    }
  gtk_widget_set_visible (self->used, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->more), n > MAX_TILES);
  if (n > MAX_TILES)
    {
      g_autofree char *words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and on %u other",
                                                             "and on %u others", n - MAX_TILES),
                                                n - MAX_TILES);

      gtk_label_set_label (self->more, words);
    }
}

static void
show_draft (TwTextPanel *self)
{
  const TwTextRow *row = self->row;

  gtk_button_set_label (GTK_BUTTON (self->draft), row->is_source ? _ ("Mark Translations as Drafts")
                                                  : row->state == TW_TEXT_DRAFT
                                                      ? _ ("Mark as Done")
                                                      : _ ("Mark as Draft"));
  gtk_widget_set_sensitive (self->draft, row->is_source || row->state != TW_TEXT_MISSING);
}

static void
show_row (TwTextPanel *self)
{
  g_autofree char *about = NULL, *room = NULL, *source = NULL, *blank = NULL;

  gtk_widget_set_visible (self->content, self->row != NULL);
  if (self->row == NULL)
    return;
  about = tw_text_row_describe (self->row);
  tw_text_picture_show (TW_TEXT_PICTURE (self->picture), self->row);
  blank = tw_placeholder_blank (self->row->source);
  source = tw_short_words (blank, TITLE_CHARS, TITLE_LINES);
  gtk_label_set_label (self->title, source);
  gtk_label_set_label (self->about, about);
  if (self->row->limit > 0)
    /* Translators: how long a text is, and for how much there is room */
    room = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%ld of %u character",
                                         "%ld of %u characters", self->row->limit),
                            g_utf8_strlen (self->row->words, -1), self->row->limit);
  gtk_label_set_label (self->room, room != NULL ? room : "");
  gtk_widget_set_visible (GTK_WIDGET (self->room), room != NULL);
  show_draft (self);
  show_warnings (self);
  show_terms (self);
  show_tiles (self);
}

static void
text_panel_dispose (GObject *object)
{
  TwTextPanel *self = TW_TEXT_PANEL (object);

  if (self->row != NULL)
    g_signal_handlers_disconnect_by_data (self->row, self);
  g_clear_object (&self->row);
  g_clear_pointer (&self->shown_tiles, g_strfreev);
  g_clear_object (&self->table);
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_text_panel_parent_class)->dispose (object);
}

static void
tw_text_panel_class_init (TwTextPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = text_panel_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/localise/text-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, content);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, head);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, title);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, about);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, room);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, draft);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, warnings);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, glossary);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, terms);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, used);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, tiles);
  gtk_widget_class_bind_template_child (widget_class, TwTextPanel, more);
}

static void
tw_text_panel_init (TwTextPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_text_panel_set_table (TwTextPanel *self,
                         TwDocument *document,
                         TwTextTable *table,
                         TwTileTextures *textures)
{
  g_return_if_fail (TW_IS_TEXT_PANEL (self));
  g_return_if_fail (self->table == NULL);

  self->document = g_object_ref (document);
  self->table = g_object_ref (table);
  self->textures = g_object_ref (textures);
  self->picture = tw_text_picture_new (document, textures, PICTURE_SIZE);
  gtk_box_prepend (GTK_BOX (self->head), self->picture);
  show_row (self);
}

void
tw_text_panel_show (TwTextPanel *self, TwTextRow *row)
{
  g_return_if_fail (TW_IS_TEXT_PANEL (self));

  if (self->row != NULL)
    g_signal_handlers_disconnect_by_data (self->row, self);
  g_set_object (&self->row, row);
  g_clear_pointer (&self->shown_tiles, g_strfreev);
  if (row != NULL)
    g_signal_connect_swapped (row, "changed", G_CALLBACK (show_row), self);
  show_row (self);
}
