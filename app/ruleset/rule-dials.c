/* Dials for the numbers that a rule says. */
#include "app/ruleset/rule-dials.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-number.h"
#include "app/document/own-procedure.h"
#include "app/print/effect-words.h"
#include "app/widgets/announce.h"
#include "engine/format/format-error.h"

#define MOST 255

struct _TwRuleDials
{
  AdwBin parent_instance;

  TwDocument *document;
  int index;          /* of a procedure, or of an effect; -1 for none */
  gboolean is_effect; /* which of both */
  GPtrArray *numbers; /* (nullable) (element-type TwOwnNumber): of each dial */
  GPtrArray *spins;   /* (element-type GtkSpinButton) */
  gboolean is_showing;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TwRuleDials, tw_rule_dials, ADW_TYPE_BIN)

static TwTileSet *
set_of (TwRuleDials *self)
{
  return self->document != NULL ? tw_document_get_set (self->document) : NULL;
}

/* Returns: whether the rule says @n there now; @error says why not */
static gboolean
turn (TwRuleDials *self, const TwOwnNumber *number, int n, GError **error)
{
  g_autofree char *text = g_strdup_printf ("%d", n);
  g_autoptr (TwVocabulary) words = NULL;

  if (self->is_effect)
    return tw_own_effect_set_number (self->document, (guint) self->index, number, n, error);
  words = tw_own_procedure_words (self->document);
  return words != NULL
         && tw_own_part_set (self->document, words, (guint) self->index, &number->part, text,
                             error);
}

static void
turned_cb (TwRuleDials *self, GtkSpinButton *spin)
{
  guint i;
  const TwOwnNumber *number;
  g_autoptr (GError) error = NULL;

  if (self->is_showing || !g_ptr_array_find (self->spins, spin, &i))
    return;
  number = self->numbers->pdata[i];
  if (turn (self, number, gtk_spin_button_get_value_as_int (spin), &error))
    return;
  self->is_showing = TRUE;
  gtk_spin_button_set_value (spin, number->n);
  self->is_showing = FALSE;
  if (error != NULL)
    tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

/* Whether its sentence says another number, so that it has to be told which one is meant. */
static gboolean
is_one_of_several (const GPtrArray *numbers, const TwOwnNumber *number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (numbers->pdata[i] != number
        && strcmp (((const TwOwnNumber *) numbers->pdata[i])->sentence, number->sentence) == 0)
      return TRUE;
  return FALSE;
}

/* What is more to be said of the number than its sentence does. Returns: (transfer full) (nullable)
 */
static char *
more_words (const GPtrArray *numbers, const TwOwnNumber *number)
{
  /* Its sentence says the other end of the range as well. */
  if (is_one_of_several (numbers, number) || strcmp (number->part.word->name, "up-to") == 0)
    return tw_own_part_short_help (&number->part);
  return number->takes_away ? g_strdup (_ ("Below 0: taken away")) : NULL;
}

static void
add_dial (TwRuleDials *self, const GPtrArray *numbers, const TwOwnNumber *number)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (MIN (number->least, number->n), MOST, 1);
  g_autofree char *more = more_words (numbers, number);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), number->sentence);
  if (more != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), more);
  /* Undo is that of the set. */
  gtk_editable_set_enable_undo (GTK_EDITABLE (spin), FALSE);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number->n);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (turned_cb), self);
  gtk_list_box_append (self->list, row);
  g_ptr_array_add (self->spins, spin);
}

/* Whether the dials that are there are those of @numbers, whatever these say. */
static gboolean
are_same (TwRuleDials *self, const GPtrArray *numbers)
{
  if (self->numbers == NULL || self->numbers->len != numbers->len)
    return FALSE;
  for (guint i = 0; i < numbers->len; i++)
    {
      const TwOwnNumber *a = self->numbers->pdata[i], *b = numbers->pdata[i];

      if (a->part.word != b->part.word || a->least != b->least || a->takes_away != b->takes_away
          || !tw_statement_place_equal (&a->part.place, &b->part.place))
        return FALSE;
    }
  return TRUE;
}

static GPtrArray *
numbers_of (TwRuleDials *self)
{
  TwTileSet *set = set_of (self);
  guint index = (guint) self->index;
  guint n = set == NULL        ? 0
            : !self->is_effect ? tw_own_procedure_n (set)
            : set->own != NULL ? set->own->effects->len
                               : 0;
  g_autoptr (TwVocabulary) words = NULL;
  g_autofree char *sentence = NULL;

  if (self->index < 0 || index >= n)
    return g_ptr_array_new ();
  words = tw_own_procedure_words (self->document);
  if (self->is_effect && words != NULL)
    sentence = tw_effect_words_for_user (words, set->own->effects->pdata[index]);
  return self->is_effect ? tw_own_effect_numbers_new (set, index, sentence != NULL ? sentence : "")
                         : tw_own_numbers_new (set, words, index);
}

/* Whoever turns a dial keeps it under the pointer, and the keyboard in it. */
static void
fill (TwRuleDials *self)
{
  g_autoptr (GPtrArray) numbers = numbers_of (self);
  gboolean is_same = are_same (self, numbers);

  self->is_showing = TRUE;
  for (guint i = 0; !is_same && i < self->spins->len; i++)
    gtk_list_box_remove (self->list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
  if (!is_same)
    g_ptr_array_set_size (self->spins, 0);
  for (guint i = 0; i < numbers->len; i++)
    if (!is_same)
      add_dial (self, numbers, numbers->pdata[i]);
    else
      {
        const TwOwnNumber *number = numbers->pdata[i];
        GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i));

        gtk_spin_button_set_value (self->spins->pdata[i], number->n);
        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), number->sentence);
      }
  self->is_showing = FALSE;
  g_clear_pointer (&self->numbers, g_ptr_array_unref);
  self->numbers = g_steal_pointer (&numbers);
  gtk_widget_set_visible (GTK_WIDGET (self), self->numbers->len > 0);
}

void
tw_rule_dials_show (TwRuleDials *self, int index)
{
  self->index = index;
  self->is_effect = FALSE;
  fill (self);
}

void
tw_rule_dials_show_effect (TwRuleDials *self, int index)
{
  self->index = index;
  self->is_effect = TRUE;
  fill (self);
}

void
tw_rule_dials_set_document (TwRuleDials *self, TwDocument *document)
{
  g_set_object (&self->document, document);
  self->index = -1;
  fill (self);
}

static void
rule_dials_dispose (GObject *object)
{
  TwRuleDials *self = TW_RULE_DIALS (object);

  g_clear_object (&self->document);
  g_clear_pointer (&self->numbers, g_ptr_array_unref);
  g_clear_pointer (&self->spins, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_rule_dials_parent_class)->dispose (object);
}

static void
tw_rule_dials_class_init (TwRuleDialsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rule_dials_dispose;
}

static void
tw_rule_dials_init (TwRuleDials *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->index = -1;
  self->spins = g_ptr_array_new ();
  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Numbers of This Rule"), -1);
  adw_bin_set_child (ADW_BIN (self), list);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
