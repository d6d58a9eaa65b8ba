/* The part of the form about where a token lies. */
#include "app/ruleset/lying-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/drawing/theme-own.h"
#include "app/ruleset/effect-choices.h"
#include "app/ruleset/kind-row.h"
#include "app/widgets/choice-row.h"

/* Players of a game: what is said for the last goes for more. */
#define LEAST_PLAYERS 2
#define MOST_PLAYERS  6
#define N_SPINS       (MOST_PLAYERS - LEAST_PLAYERS + 1)
#define MOST_TOKENS   99

struct _TwLyingGroup
{
  TwThingGroup parent_instance;

  AdwExpanderRow *each_row;
  GtkSpinButton *each_spins[N_SPINS];
  TwKindRow *on_row;
  AdwComboRow *at_row;
  GPtrArray *symbols; /* ids behind the choices of at_row, "" for none */
};

G_DEFINE_FINAL_TYPE (TwLyingGroup, tw_lying_group, TW_TYPE_THING_GROUP)

/* "5" where all numbers of players have the same, "10 9 7" where the last one goes for more. */
static void
each_changed_cb (TwLyingGroup *self)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint n = N_SPINS;

  while (n > 1
         && gtk_spin_button_get_value_as_int (self->each_spins[n - 1])
                == gtk_spin_button_get_value_as_int (self->each_spins[n - 2]))
    n--;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (words, "%s%d", i > 0 ? " " : "",
                            gtk_spin_button_get_value_as_int (self->each_spins[i]));
  tw_thing_group_set (TW_THING_GROUP (self), "each",
                      strcmp (words->str, "0") != 0 ? words->str : NULL);
}

static void
on_changed_cb (TwLyingGroup *self)
{
  const TwTileSet *set = tw_thing_group_get_set (TW_THING_GROUP (self));
  TwKindSet kinds = tw_kind_row_get (self->on_row);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint kind = 1; kind < TW_N_KINDS; kind++)
    if (kinds & TW_KIND_BIT (kind))
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "",
                              tw_vocabulary_kind_name (set->own, kind));
  tw_thing_group_set (TW_THING_GROUP (self), "on", words->len > 0 ? words->str : NULL);
}

static void
at_changed_cb (TwLyingGroup *self)
{
  guint chosen = adw_combo_row_get_selected (self->at_row);

  if (tw_thing_group_is_idle (TW_THING_GROUP (self)) && chosen < self->symbols->len)
    {
      g_autofree char *symbol = g_strdup (self->symbols->pdata[chosen]);

      tw_thing_group_set (TW_THING_GROUP (self), "at", *symbol != '\0' ? symbol : NULL);
    }
}

/* ---- what is shown ------------------------------------------------------------------------- */

/* What is said with the name of a parameter stays as it is. */
static void
fill_each (TwLyingGroup *self, const TwTokenType *token)
{
  g_auto (GStrv) words = g_strsplit (token->each != NULL ? token->each : "0", " ", -1);
  gboolean are_numbers = TRUE;
  int number = 0;

  for (guint i = 0; i < N_SPINS; i++)
    {
      if (i < g_strv_length (words))
        are_numbers &= tw_amount_is_number (words[i], &number);
      gtk_spin_button_set_value (self->each_spins[i], number);
    }
  for (guint i = 0; i < N_SPINS; i++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->each_spins[i]), are_numbers);
  gtk_widget_set_sensitive (GTK_WIDGET (self->each_row), token->supply > 0);
  adw_expander_row_set_subtitle (self->each_row, token->supply == 0
                                                     ? _ ("Say how many there are in all first")
                                                 : token->each == NULL ? _ ("None")
                                                                       : token->each);
}

static void
fill_at (TwLyingGroup *self, const TwTileSet *set, const char *at)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint selected = 0;

  g_ptr_array_set_size (self->symbols, 0);
  gtk_string_list_append (list, _ ("in a corner of the tile"));
  g_ptr_array_add (self->symbols, g_strdup (""));
  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_SYMBOL); i++)
    {
      const char *id = tw_own_sort_nth (set, TW_OWN_SYMBOL, i);
      /* Translators: where a token lies; %s is the name of a symbol: "at the symbol “Towers”". */
      g_autofree char *words = g_strdup_printf (_ ("at the symbol “%s”, one upon the other"),
                                                tw_own_thing_name (set, TW_OWN_SYMBOL, id));

      if (g_strcmp0 (id, at) == 0)
        selected = i + 1;
      gtk_string_list_append (list, words);
      g_ptr_array_add (self->symbols, g_strdup (id));
    }
  if (at != NULL && selected == 0)
    {
      selected = self->symbols->len;
      gtk_string_list_append (list, at);
      g_ptr_array_add (self->symbols, g_strdup (at));
    }
  adw_combo_row_set_model (self->at_row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->at_row, selected);
  tw_choice_row_pictures (self->at_row, self->symbols, FALSE, tw_theme_of_set (set));
}

static void
lying_group_fill (TwThingGroup *group)
{
  TwLyingGroup *self = TW_LYING_GROUP (group);
  const TwTileSet *set = tw_thing_group_get_set (group);
  const TwTokenType *token = tw_vocabulary_find_token (set->own, tw_thing_group_get_id (group));

  fill_each (self, token);
  tw_kind_row_fill (self->on_row, set,
                    token->on != NULL ? tw_vocabulary_kinds (set->own, token->on) : 0, TRUE);
  fill_at (self, set, token->at);
}

static gboolean
lying_group_shows (TwOwnSort sort)
{
  return sort == TW_OWN_TOKEN;
}

static void
lying_group_finalize (GObject *object)
{
  g_ptr_array_unref (TW_LYING_GROUP (object)->symbols);
  G_OBJECT_CLASS (tw_lying_group_parent_class)->finalize (object);
}

static void
tw_lying_group_class_init (TwLyingGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lying_group_finalize;
  TW_THING_GROUP_CLASS (klass)->shows = lying_group_shows;
  TW_THING_GROUP_CLASS (klass)->fill = lying_group_fill;
  g_type_ensure (TW_TYPE_KIND_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/lying-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwLyingGroup, each_row);
  gtk_widget_class_bind_template_child (widget_class, TwLyingGroup, on_row);
  gtk_widget_class_bind_template_child (widget_class, TwLyingGroup, at_row);
  gtk_widget_class_bind_template_callback (widget_class, on_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, at_changed_cb);
}

static void
tw_lying_group_init (TwLyingGroup *self)
{
  self->symbols = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_choice_row (self->at_row);
  for (guint i = 0; i < N_SPINS; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *spin = gtk_spin_button_new_with_range (0, MOST_TOKENS, 1);
      g_autofree char *title =
          /* Translators: with how many tokens each player begins in a game of so many. */
          g_strdup_printf (ngettext ("With %u Player", "With %u Players", i + LEAST_PLAYERS),
                           i + LEAST_PLAYERS);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
      gtk_editable_set_enable_undo (GTK_EDITABLE (spin), FALSE);
      g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (each_changed_cb), self);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
      adw_expander_row_add_row (self->each_row, row);
      self->each_spins[i] = GTK_SPIN_BUTTON (spin);
    }
}
