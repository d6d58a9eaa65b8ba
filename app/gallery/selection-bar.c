/* What can be done to the selected tiles. */
#include "app/gallery/selection-bar.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/inner-names.h"
#include "app/widgets/large-text.h"
#include "app/widgets/scroll-into-view.h"
#include "app/widgets/text-limit.h"

#define MAX_COPIES 99
/* Names that are longer may be cut: the tooltip has all of them. */
#define NAME_CHARS 20

struct _TwSelectionBar
{
  AdwBin parent_instance;

  TwDocument *document;
  GPtrArray *items;
  gboolean is_filling;
  gboolean has_various; /* copies: the entry is empty until a number is typed for all of them */

  GtkActionBar *bar;
  GtkLabel *words;
  GtkWidget *copies_label;
  GtkSpinButton *copies;
  GtkMenuButton *rename_button;
  GtkPopover *rename_popover;
  GtkEditable *name;
  GtkLabel *name_problem;
  GtkWidget *name_apply;
};

G_DEFINE_FINAL_TYPE (TwSelectionBar, tw_selection_bar, ADW_TYPE_BIN)

const char *
tw_tile_name_problem (const TwTileSet *set, const TwTile *tile, const char *id)
{
  int index = tw_tile_set_find (set, id);

  if (*id == '\0')
    return _ ("A tile needs a name.");
  if (!tw_id_is_writable (id))
    return _ ("Names have no blanks and none of @ # : , *");
  if (index >= 0 && set->tiles[index] != tile)
    return _ ("Another tile has that name.");
  return NULL;
}

static const TwTile *
only_tile (TwSelectionBar *self)
{
  return self->items->len == 1 ? tw_tile_item_get_tile (self->items->pdata[0]) : NULL;
}

static guint
copies_of (gpointer item)
{
  return tw_tile_item_get_tile (item)->count;
}

/* Where the buttons step from: it can go both ways, as some of the tiles can. */
static int
middle_copies (TwSelectionBar *self)
{
  return CLAMP ((int) copies_of (self->items->pdata[0]), 1, MAX_COPIES - 1);
}

static void
copies_changed_cb (TwSelectionBar *self)
{
  int copies = gtk_spin_button_get_value_as_int (self->copies);

  if (self->is_filling || self->items->len == 0)
    return;
  if (self->has_various)
    gtk_widget_activate_action (GTK_WIDGET (self), "set.change-copies", "i",
                                copies - middle_copies (self));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "set.copies", "i", copies);
}

/* What is typed is meant for all tiles, also where it is what the entry would step from. */
static int
copies_input_cb (GtkSpinButton *copies, double *out_value, TwSelectionBar *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (copies));
  char *end;
  long typed;

  if (!self->has_various)
    return FALSE;
  *out_value = gtk_spin_button_get_value (copies);
  if (*text == '\0')
    return TRUE;
  typed = strtol (text, &end, 10);
  if (end == text || *end != '\0')
    return GTK_INPUT_ERROR;
  typed = CLAMP (typed, 0, MAX_COPIES);
  self->has_various = FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "set.copies", "i", (int) typed);
  *out_value = (double) typed;
  return TRUE;
}

static gboolean
copies_output_cb (TwSelectionBar *self)
{
  if (self->has_various)
    gtk_editable_set_text (GTK_EDITABLE (self->copies), "");
  return self->has_various;
}

/* One number if all have it, else from which to which they go. */
static void
show_copies (TwSelectionBar *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->copies));
  guint least = G_MAXUINT, most = 0;
  g_autofree char *range = NULL, *words = NULL;

  for (guint i = 0; i < self->items->len; i++)
    {
      least = MIN (least, copies_of (self->items->pdata[i]));
      most = MAX (most, copies_of (self->items->pdata[i]));
    }
  self->has_various = least < most;
  if (self->has_various)
    {
      range = g_strdup_printf ("%u–%u", least, most);
      /* Translators: both are numbers of copies */
      words = g_strdup_printf (_ ("Various, from %u to %u"), least, most);
    }
  else
    words = g_strdup_printf ("%u", least);
  self->is_filling = TRUE;
  gtk_spin_button_set_value (self->copies, self->has_various ? middle_copies (self) : (int) least);
  gtk_text_set_placeholder_text (GTK_TEXT (text), range);
  gtk_editable_set_text (text, self->has_various ? "" : words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copies), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words, -1);
  self->is_filling = FALSE;
}

static void
name_changed_cb (TwSelectionBar *self)
{
  const TwTile *tile = only_tile (self);
  const char *problem = tile != NULL
                            ? tw_tile_name_problem (tw_document_get_set (self->document), tile,
                                                    gtk_editable_get_text (self->name))
                            : NULL;

  gtk_widget_set_sensitive (self->name_apply, tile != NULL && problem == NULL);
  gtk_label_set_label (self->name_problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->name_problem), problem != NULL);
  if (problem != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->name), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
}

static void
name_apply_cb (TwSelectionBar *self)
{
  g_autofree char *id = g_strdup (gtk_editable_get_text (self->name));

  if (!gtk_widget_get_sensitive (self->name_apply))
    return;
  gtk_popover_popdown (self->rename_popover);
  gtk_widget_activate_action (GTK_WIDGET (self), "set.rename", "s", id);
}

static void
rename_shown_cb (TwSelectionBar *self)
{
  const TwTile *tile = only_tile (self);

  if (tile == NULL)
    return;
  gtk_editable_set_text (self->name, tile->id);
  name_changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
show_words (TwSelectionBar *self, guint n_copies)
{
  g_autofree char *tiles =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u shape", "%u shapes", self->items->len),
                       self->items->len);
  g_autofree char *copies =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u copy", "%u copies", n_copies), n_copies);
  /* Translators: "3 shapes, 7 copies", of what is selected */
  g_autofree char *words = g_strdup_printf (_ ("%s, %s"), tiles, copies);
  gboolean is_long;

  gtk_label_set_label (self->words, self->items->len == 1 ? only_tile (self)->id : words);
  /* The bar gives what may be cut no more than a part of its room, however much is left. Numbers
   * take two lines where they must. */
  is_long =
      self->items->len == 1 && g_utf8_strlen (gtk_label_get_label (self->words), -1) > NAME_CHARS;
  gtk_label_set_ellipsize (self->words, is_long ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (self->words, !is_long);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->words), gtk_label_get_label (self->words));
}

void
tw_selection_bar_set_compact (TwSelectionBar *self, gboolean is_compact)
{
  g_return_if_fail (TW_IS_SELECTION_BAR (self));

  gtk_widget_set_visible (self->copies_label, !is_compact);
}

void
tw_selection_bar_show (TwSelectionBar *self, TwDocument *document, GPtrArray *items)
{
  guint n_copies = 0;

  g_return_if_fail (TW_IS_SELECTION_BAR (self));

  g_set_object (&self->document, document);
  g_ptr_array_ref (items);
  g_ptr_array_unref (self->items);
  self->items = items;
  gtk_action_bar_set_revealed (self->bar, items->len > 0);
  if (items->len == 0)
    return;
  for (guint i = 0; i < items->len; i++)
    n_copies += copies_of (items->pdata[i]);
  show_words (self, n_copies);
  show_copies (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rename_button), items->len == 1);
}

void
tw_selection_bar_ask_name (TwSelectionBar *self)
{
  /* Who selects a tile and asks in one breath is faster than the bar. */
  if (self->items->len == 1)
    tw_scroll_to_menu (self->rename_button, NULL, TRUE);
}

void
tw_selection_bar_ask_copies (TwSelectionBar *self)
{
  if (self->items->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->copies));
}

static void
selection_bar_dispose (GObject *object)
{
  TwSelectionBar *self = TW_SELECTION_BAR (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_selection_bar_parent_class)->dispose (object);
}

static void
selection_bar_finalize (GObject *object)
{
  g_ptr_array_unref (TW_SELECTION_BAR (object)->items);
  G_OBJECT_CLASS (tw_selection_bar_parent_class)->finalize (object);
}

static void
tw_selection_bar_class_init (TwSelectionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = selection_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = selection_bar_finalize;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/selection-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, bar);
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, words);
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, copies_label);
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, copies);
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, rename_button);
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, rename_popover);
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, name);
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, name_problem);
  gtk_widget_class_bind_template_child (widget_class, TwSelectionBar, name_apply);
  gtk_widget_class_bind_template_callback (widget_class, copies_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, copies_input_cb);
  gtk_widget_class_bind_template_callback (widget_class, copies_output_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_apply_cb);
  gtk_widget_class_bind_template_callback (widget_class, rename_shown_cb);
}

static void
tw_selection_bar_init (TwSelectionBar *self)
{
  self->items = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_inner_names (GTK_WIDGET (self));
  tw_large_text_scroll (ADW_BIN (self));
  tw_text_limit_line (self->name);
  gtk_spin_button_set_range (self->copies, 0, MAX_COPIES);
  gtk_spin_button_set_increments (self->copies, 1, 5);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->copies), FALSE);
}
