/* A row for a card of a deck, or a face of a die. */
#include "app/ruleset/card-row.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/table/opening-picture.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/text-limit.h"
#include "engine/set/effect.h"
#include "engine/set/thing-words.h"

/* Of the size that it has beside the hand. */
#define SCALE 0.6

struct _TwCardRow
{
  AdwPreferencesRow parent_instance;

  guint n;
  gboolean is_showing;
  TwOpeningPicture *picture;
  GtkLabel *face;
  GtkEditable *name;
  GtkSpinButton *number;
  GtkSpinButton *count;
  GtkMenuButton *menu;
};

G_DEFINE_FINAL_TYPE (TwCardRow, tw_card_row, ADW_TYPE_PREFERENCES_ROW)

static guint named_signal, numbered_signal, counted_signal, dropped_signal;

static void
name_changed_cb (TwCardRow *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  if (!self->is_showing)
    g_signal_emit (self, named_signal, 0, name);
}

static void
number_changed_cb (TwCardRow *self)
{
  if (!self->is_showing)
    g_signal_emit (self, numbered_signal, 0,
                   (guint) gtk_spin_button_get_value_as_int (self->number));
}

static void
count_changed_cb (TwCardRow *self)
{
  if (!self->is_showing)
    g_signal_emit (self, counted_signal, 0, (guint) gtk_spin_button_get_value_as_int (self->count));
}

/* ---- dragged to another place -------------------------------------------------------------- */

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, TwCardRow *self)
{
  return gdk_content_provider_new_typed (G_TYPE_UINT, self->n);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, TwCardRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self->picture));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwCardRow *self)
{
  guint from = g_value_get_uint (value);

  if (from != self->n)
    g_signal_emit (self, dropped_signal, 0, from);
  return from != self->n;
}

/* ---- what is shown ------------------------------------------------------------------------- */

static void
add_item (GMenu *menu, const char *label, const char *action, guint n)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", n);
  g_menu_append_item (menu, item);
}

static void
fill_menu (TwCardRow *self, gboolean has_art)
{
  g_autoptr (GMenu) menu = g_menu_new (), pictures = g_menu_new (), places = g_menu_new (),
                    rest = g_menu_new ();

  add_item (pictures, _ ("Draw…"), "deck.draw", self->n);
  add_item (pictures, _ ("Choose Picture…"), "deck.choose", self->n);
  if (has_art)
    add_item (pictures, _ ("Remove Picture"), "deck.bare", self->n);
  add_item (places, _ ("Move Up"), "deck.up", self->n);
  add_item (places, _ ("Move Down"), "deck.down", self->n);
  add_item (rest, _ ("Remove"), "deck.remove", self->n);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (pictures));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (places));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
}

/* What is read of a control, and told of it. */
static void
label_control (gpointer control, char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (control), label);
  g_free (label);
}

static void
label_controls (TwCardRow *self, const char *whole_name)
{
  g_autofree char *name = tw_short_name (whole_name);

  /* Translators: %s is what a card is called, or the number on a face of a die. */
  label_control (self->name, g_strdup_printf (_ ("Name of “%s”"), name));
  label_control (self->number, g_strdup_printf (_ ("Number on the Face “%s”"), name));
  label_control (self->count, g_strdup_printf (_ ("How Many of “%s”"), name));
  tw_icon_button_set_words (GTK_WIDGET (self->menu), _ ("More"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->menu), _ ("More"));
}

void
tw_card_row_show (TwCardRow *self,
                  const TwOwnCard *card,
                  guint n,
                  gboolean is_die,
                  const TwTheme *theme)
{
  const char *text = card->texts != NULL ? tw_texts_get (card->texts, "") : NULL;
  int number = 0, count = 1;
  gboolean is_number = tw_own_card_is_number (card, &number);
  gboolean is_count = card->n == NULL || tw_amount_is_number (card->n, &count);
  TwOpening opening = { .kind =
                            is_die && (is_number && number <= 6) ? TW_OPENING_DIE : TW_OPENING_CARD,
                        .number = (guint) number,
                        .title = is_number && card->texts == NULL ? NULL : card->name,
                        .picture = card->art != NULL ? card->art_id : NULL };

  self->is_showing = TRUE;
  self->n = n;
  tw_opening_picture_show (self->picture, &opening, theme);
  gtk_widget_set_visible (GTK_WIDGET (self->number), is_number && card->texts == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->face), is_number && card->texts == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->name), !is_number || card->texts != NULL);
  gtk_spin_button_set_value (self->number, number);
  gtk_widget_set_sensitive (GTK_WIDGET (self->count), is_count);
  gtk_spin_button_set_value (self->count, count);
  text = text != NULL ? text : card->texts != NULL ? card->name : "";
  if (strcmp (gtk_editable_get_text (self->name), text) != 0)
    gtk_editable_set_text (self->name, text);
  g_object_set (self->name, "placeholder-text",
                card->id != NULL ? tw_thing_words_of_id (card->id) : NULL, NULL);
  fill_menu (self, card->art != NULL);
  label_controls (self, card->name);
  self->is_showing = FALSE;
}

static void
tw_card_row_class_init (TwCardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TW_TYPE_OPENING_PICTURE);
  named_signal = g_signal_new ("named", TW_TYPE_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
  numbered_signal = g_signal_new ("numbered", TW_TYPE_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  counted_signal = g_signal_new ("counted", TW_TYPE_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  dropped_signal = g_signal_new ("dropped", TW_TYPE_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/ruleset/card-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TwCardRow, picture);
  gtk_widget_class_bind_template_child (widget_class, TwCardRow, face);
  gtk_widget_class_bind_template_child (widget_class, TwCardRow, name);
  gtk_widget_class_bind_template_child (widget_class, TwCardRow, number);
  gtk_widget_class_bind_template_child (widget_class, TwCardRow, count);
  gtk_widget_class_bind_template_child (widget_class, TwCardRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, count_changed_cb);
}

static void
tw_card_row_init (TwCardRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  gtk_widget_init_template (GTK_WIDGET (self));
  tw_opening_picture_set_scale (self->picture, SCALE);
  tw_text_limit_text (self->name);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->picture), GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->picture), "grab");
}

GtkWidget *
tw_card_row_new (void)
{
  return g_object_new (TW_TYPE_CARD_ROW, NULL);
}
