/* One rule of an expansion. */
#include "app/ruleset/shipped-row.h"

#include <glib/gi18n.h>

#include "app/print/effect-words.h"

/* How far a line stands in for each level. */
#define LEVEL_PX 18

struct _TwShippedRow
{
  GtkListBoxRow parent_instance;

  const TwVocabulary *vocabulary;
  const TwShippedPart *part;
  guint index;
  char *words;
  gboolean is_named;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkImage *arrow;
  GtkRevealer *revealer;
  GtkBox *inside;
  GPtrArray *ticks;  /* (element-type GtkCheckButton): of rules that come along */
  GtkLabel *refusal; /* once it has been opened */
};

G_DEFINE_FINAL_TYPE (TwShippedRow, tw_shipped_row, GTK_TYPE_LIST_BOX_ROW)

static guint copy_signal;

static const TwShippedRule *
rule_at (TwShippedRow *self, guint index)
{
  return &g_array_index (self->part->rules, TwShippedRule, index);
}

/* The rule in lines: of an effect, its one sentence. */
static GPtrArray *
lines_of (TwShippedRow *self, guint index)
{
  const TwShippedRule *rule = rule_at (self, index);

  if (rule->procedure != NULL)
    return tw_shipped_rule_lines (self->vocabulary, rule->procedure);
  return tw_own_lines_of_words (tw_effect_words_for_user (self->vocabulary, rule->effect));
}

static GtkWidget *
add_label (TwShippedRow *self, const char *words, guint level)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, (int) (MIN (level, 8) * LEVEL_PX));
  gtk_box_append (self->inside, label);
  return label;
}

static void
add_note (TwShippedRow *self, const char *words)
{
  gtk_widget_add_css_class (add_label (self, words, 0), "dim-label");
}

static void
copy_cb (GtkWidget *button, TwShippedRow *self)
{
  g_autoptr (GArray) which = g_array_new (FALSE, FALSE, sizeof (guint));

  g_array_append_val (which, self->index);
  for (guint i = 0; i < self->ticks->len; i++)
    {
      guint index = GPOINTER_TO_UINT (g_object_get_data (self->ticks->pdata[i], "rule"));

      if (gtk_check_button_get_active (self->ticks->pdata[i]))
        g_array_append_val (which, index);
    }
  g_signal_emit (self, copy_signal, 0, which);
}

static void
copy_whole_cb (GtkWidget *button, TwShippedRow *self)
{
  g_autoptr (GArray) whole = tw_shipped_part_whole (self->vocabulary, self->part);

  g_signal_emit (self, copy_signal, 0, whole);
}

static void
add_button (TwShippedRow *self,
            GtkBox *buttons,
            const char *words,
            GCallback clicked,
            gboolean is_best)
{
  GtkWidget *button = gtk_button_new_with_label (words);

  if (is_best)
    gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect (button, "clicked", clicked, self);
  gtk_box_append (buttons, button);
}

/* A rule that can come along: how it begins. */
static void
add_tick (TwShippedRow *self, guint index, gboolean is_on)
{
  g_autoptr (GPtrArray) lines = lines_of (self, index);
  const TwOwnLine *first = lines->pdata[0], *second = lines->len > 1 ? lines->pdata[1] : NULL;
  g_autofree char *words =
      second != NULL ? g_strdup_printf ("%s %s", first->words, second->words) : NULL;
  GtkWidget *tick = gtk_check_button_new (),
            *label = gtk_label_new (words != NULL ? words : first->words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (tick), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), is_on);
  g_object_set_data (G_OBJECT (tick), "rule", GUINT_TO_POINTER (index));
  g_ptr_array_add (self->ticks, tick);
  gtk_box_append (self->inside, tick);
}

/* Those without which this one does nothing or not all that it says, and those that it only speaks
 * of. */
static void
add_ticks (TwShippedRow *self)
{
  g_autoptr (GArray) with = tw_shipped_rule_with (self->vocabulary, self->part, self->index);
  g_autoptr (GArray) beside = tw_shipped_rule_beside (self->vocabulary, self->part, with);

  if (with->len > 1)
    {
      g_autofree char *words =
          g_strdup_printf (ngettext ("It needs %u other rule. What is ticked is copied with it:",
                                     "It needs %u other rules. What is ticked is copied with it:",
                                     with->len - 1),
                           with->len - 1);

      add_note (self, words);
    }
  for (guint i = 1; i < with->len; i++)
    add_tick (self, g_array_index (with, guint, i), TRUE);
  if (beside->len > 0)
    add_note (self, _ ("It can do without these. What it says about them is then left out:"));
  for (guint i = 0; i < beside->len; i++)
    add_tick (self, g_array_index (beside, guint, i), FALSE);
}

static void
add_buttons (TwShippedRow *self)
{
  GtkBox *buttons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  g_autoptr (GArray) whole = tw_shipped_part_whole (self->vocabulary, self->part);

  gtk_widget_set_halign (GTK_WIDGET (buttons), GTK_ALIGN_START);
  gtk_widget_set_margin_top (GTK_WIDGET (buttons), 6);
  add_button (self, buttons, _ ("Copy to This Set"), G_CALLBACK (copy_cb), TRUE);
  if (whole->len > 1)
    add_button (self, buttons, _ ("Copy All Rules of the Expansion"), G_CALLBACK (copy_whole_cb),
                FALSE);
  gtk_box_append (self->inside, GTK_WIDGET (buttons));
}

/* What a closed row has nobody see is made when it is opened. */
static void
fill (TwShippedRow *self)
{
  g_autoptr (GPtrArray) lines = lines_of (self, self->index);

  for (guint i = 1; i < lines->len; i++)
    {
      const TwOwnLine *line = lines->pdata[i];

      add_label (self, line->words, line->level);
    }
  if (tw_shipped_rule_is_option (self->vocabulary, rule_at (self, self->index)))
    add_note (self, _ ("It holds only in games with an option. The copy holds always."));
  add_ticks (self);
  add_buttons (self);
  self->refusal = GTK_LABEL (add_label (self, "", 0));
  gtk_widget_add_css_class (GTK_WIDGET (self->refusal), "error");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
}

static void
show_subtitle (TwShippedRow *self)
{
  g_autofree char *both = self->is_named && *self->words != '\0'
                              ? g_strdup_printf ("%s · %s", self->part->title, self->words)
                              : NULL;
  const char *words = both != NULL ? both : self->is_named ? self->part->title : self->words;

  gtk_label_set_text (self->subtitle, words);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle),
                          *words != '\0' && !gtk_revealer_get_reveal_child (self->revealer));
}

void
tw_shipped_row_toggle (TwShippedRow *self)
{
  gboolean is_open = !gtk_revealer_get_reveal_child (self->revealer);

  g_return_if_fail (TW_IS_SHIPPED_ROW (self));
  if (is_open && self->refusal == NULL)
    fill (self);
  gtk_revealer_set_reveal_child (self->revealer, is_open);
  gtk_image_set_from_icon_name (self->arrow, is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_label_set_lines (self->title, is_open ? -1 : 2);
  gtk_label_set_ellipsize (self->title, is_open ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, is_open, -1);
  show_subtitle (self);
}

void
tw_shipped_row_name_part (TwShippedRow *self, gboolean is_named)
{
  g_return_if_fail (TW_IS_SHIPPED_ROW (self));
  if (self->is_named == is_named)
    return;
  self->is_named = is_named;
  show_subtitle (self);
}

void
tw_shipped_row_refuse (TwShippedRow *self, const char *reason)
{
  g_return_if_fail (TW_IS_SHIPPED_ROW (self));
  if (self->refusal == NULL)
    return;
  gtk_label_set_text (self->refusal, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), reason != NULL);
}

const TwShippedPart *
tw_shipped_row_get_part (TwShippedRow *self)
{
  return self->part;
}

const char *
tw_shipped_row_get_title (TwShippedRow *self)
{
  return gtk_label_get_text (self->title);
}

const char *
tw_shipped_row_get_words (TwShippedRow *self)
{
  return self->words;
}

static void
shipped_row_finalize (GObject *object)
{
  g_free (TW_SHIPPED_ROW (object)->words);
  g_ptr_array_unref (TW_SHIPPED_ROW (object)->ticks);
  G_OBJECT_CLASS (tw_shipped_row_parent_class)->finalize (object);
}

static void
tw_shipped_row_class_init (TwShippedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = shipped_row_finalize;
  copy_signal = g_signal_new ("copy", TW_TYPE_SHIPPED_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_ARRAY);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/shipped-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TwShippedRow, title);
  gtk_widget_class_bind_template_child (widget_class, TwShippedRow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TwShippedRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, TwShippedRow, revealer);
  gtk_widget_class_bind_template_child (widget_class, TwShippedRow, inside);
}

static void
tw_shipped_row_init (TwShippedRow *self)
{
  self->ticks = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

TwShippedRow *
tw_shipped_row_new (const TwVocabulary *vocabulary, const TwShippedPart *part, guint index)
{
  TwShippedRow *self = g_object_new (TW_TYPE_SHIPPED_ROW, NULL);
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GString) rest = g_string_new (NULL);

  self->vocabulary = vocabulary;
  self->part = part;
  self->index = index;
  lines = lines_of (self, index);
  for (guint i = 1; i < lines->len; i++)
    g_string_append_printf (rest, "%s%s", i > 1 ? " " : "",
                            ((const TwOwnLine *) lines->pdata[i])->words);
  self->words = g_string_free (g_steal_pointer (&rest), FALSE);
  gtk_label_set_text (self->title, ((const TwOwnLine *) lines->pdata[0])->words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (self->title), -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
  show_subtitle (self);
  return self;
}
