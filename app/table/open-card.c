/* A card that lies open on the table. */
#include "app/table/open-card.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/game/table-asks.h"
#include "app/game/table-names.h"
#include "app/table/choice-button.h"
#include "app/table/table-pictures.h"
#include "app/widgets/symbol-picture.h"
#include "engine/tile/capital.h"

/* Half of the seal, in pixels. The paper is the style sheet's. */
#define SEAL_PX 15
/* What a set has drawn on the card. */
#define PICTURE_PX 64
/* Letters in a line of what the card says. */
#define LINE_CHARS         38
#define LINE_CHARS_COMPACT 32

struct _TwOpenCard
{
  GtkBox parent_instance;

  TwTableModel *model;
  GtkWidget *picture;
  GtkLabel *title;
  GtkLabel *words;
  GtkWidget *choices;
};

G_DEFINE_FINAL_TYPE (TwOpenCard, tw_open_card, GTK_TYPE_BOX)

static void
draw_seal (cairo_t *cr, double x, double y)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < 24; i++)
    {
      /* Wax is not round. */
      double r = SEAL_PX * (1 + 0.05 * ((i * 7) % 3 - 1.0)), angle = 2 * G_PI * i / 24;

      cairo_line_to (cr, x + r * cos (angle), y + r * sin (angle));
    }
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.70, 0.15, 0.13);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.40, 0.07, 0.06);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, SEAL_PX * 0.62, 0, 2 * G_PI);
  cairo_stroke (cr);
}

static void
open_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget);
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) width - 2 * SEAL_PX - 2, -4,
                                                                2 * SEAL_PX + 4, 2 * SEAL_PX + 4));

  draw_seal (cr, width - SEAL_PX, SEAL_PX - 2);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (tw_open_card_parent_class)->snapshot (widget, snapshot);
}

/* What the rule says after "Message 5: ", which stands above it; all of it where it begins with
 * something else. */
static char *
after_title (const char *words, const char *title)
{
  g_autofree char *start = g_strconcat (title, ": ", NULL);

  if (!g_str_has_prefix (words, start))
    return g_strdup (words);
  return tw_capital_words (words + strlen (start));
}

static void
fill (TwOpenCard *self, const TwOpening *opening)
{
  g_autofree char *title = opening->title != NULL
                               ? g_strdup (opening->title)
                               : g_strdup_printf (_ ("Message %u"), opening->number);
  g_autofree char *words =
      opening->rule != NULL
          ? tw_rule_words (tw_table_model_get_setup (self->model)->rules, opening->rule)
          : g_strdup ("");
  g_autofree char *after = after_title (words, title);
  guint n = 0, n_spots = 0;
  const TwAction *choices = tw_table_model_get_choices (self->model, &n);

  gtk_widget_set_visible (self->picture, opening->picture != NULL);
  if (opening->picture != NULL)
    tw_symbol_picture_show (TW_SYMBOL_PICTURE (self->picture), opening->picture,
                            tw_rules_theme (tw_table_model_get_setup (self->model)->rules));
  tw_table_model_get_spots (self->model, &n_spots);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->words, after);
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (self->choices),
                    tw_choice_button_new (self->model, NULL, &choices[i], n_spots + i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
changed_cb (TwOpenCard *self)
{
  TwOpening opening = { 0 };
  gboolean is_open = tw_table_asks_card_is_asked (self->model, &opening);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->choices)) != NULL)
    gtk_box_remove (GTK_BOX (self->choices), child);
  gtk_widget_set_visible (GTK_WIDGET (self), is_open);
  if (is_open)
    fill (self, &opening);
}

static void
open_card_dispose (GObject *object)
{
  g_clear_object (&TW_OPEN_CARD (object)->model);
  G_OBJECT_CLASS (tw_open_card_parent_class)->dispose (object);
}

static void
tw_open_card_class_init (TwOpenCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = open_card_dispose;
  widget_class->snapshot = open_card_snapshot;
  gtk_widget_class_set_css_name (widget_class, "opencard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
label_new (const char *class_name)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (class_name != NULL)
    gtk_widget_add_css_class (label, class_name);
  return GTK_LABEL (label);
}

static void
tw_open_card_init (TwOpenCard *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->title = label_new ("title-3");
  self->words = label_new (NULL);
  self->choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_end (GTK_WIDGET (self->title), 2 * SEAL_PX + 12);
  self->picture = tw_symbol_picture_new ("", PICTURE_PX);
  gtk_box_append (GTK_BOX (self), self->picture);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (self), self->choices);
  tw_open_card_set_compact (self, FALSE);
}

GtkWidget *
tw_open_card_new (TwTableModel *model)
{
  TwOpenCard *self = g_object_new (TW_TYPE_OPEN_CARD, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}

void
tw_open_card_set_compact (TwOpenCard *self, gboolean is_compact)
{
  int chars = is_compact ? LINE_CHARS_COMPACT : LINE_CHARS;

  gtk_label_set_width_chars (self->words, chars);
  gtk_label_set_max_width_chars (self->words, chars);
}
