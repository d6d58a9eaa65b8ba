/* The part of the form about a deck, a bag or a die. */
#include "app/ruleset/deck-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/drawing/theme-own.h"
#include "app/ruleset/card-row.h"
#include "app/widgets/choice-row.h"
#include "app/widgets/icon-button.h"

struct _TwDeckGroup
{
  TwThingGroup parent_instance;

  GtkWidget *add;
  AdwComboRow *after_row;
  GPtrArray *rows; /* TwCardRow */
};

G_DEFINE_FINAL_TYPE (TwDeckGroup, tw_deck_group, TW_TYPE_THING_GROUP)

static guint draw_signal, choose_signal;

/* What becomes of what was drawn, in the order of the choices. */
static const struct
{
  const char *order;
  const char *returns;
} afters[] = { { "kept", NULL }, { NULL, NULL }, { NULL, "true" } };

static gboolean
is_die (TwDeckGroup *self)
{
  return tw_thing_group_get_sort (TW_THING_GROUP (self)) == TW_OWN_DIE;
}

/* ---- what somebody does -------------------------------------------------------------------- */

/* Both attributes say it together: what cannot be between the two is nothing to tell. */
static void
after_changed_cb (TwDeckGroup *self)
{
  TwThingGroup *group = TW_THING_GROUP (self);
  guint chosen = adw_combo_row_get_selected (self->after_row);
  g_autofree char *id = g_strdup (tw_thing_group_get_id (group));
  g_autoptr (GError) error = NULL;

  if (tw_thing_group_is_idle (group) && chosen < G_N_ELEMENTS (afters))
    tw_thing_group_tell (group,
                         tw_own_deck_set_after (tw_thing_group_get_document (group), id,
                                                afters[chosen].order, afters[chosen].returns,
                                                &error),
                         error);
}

static guint
n_cards (TwDeckGroup *self)
{
  TwThingGroup *group = TW_THING_GROUP (self);

  return tw_own_card_n (tw_thing_group_get_set (group), tw_thing_group_get_sort (group),
                        tw_thing_group_get_id (group));
}

/* A die of numbers gets another number; anything else a name, which is typed then. */
static void
add_cb (TwDeckGroup *self)
{
  TwThingGroup *group = TW_THING_GROUP (self);
  g_autofree char *id = g_strdup (tw_thing_group_get_id (group));
  guint n = n_cards (self);
  gboolean are_numbers = is_die (self);
  g_autofree char *name = g_strdup_printf (C_ ("deck", "Card %u"), n + 1);
  g_autoptr (GError) error = NULL;
  gboolean is_done;

  for (guint i = 0; i < n; i++)
    {
      TwOwnCard card;
      int number;

      tw_own_card_nth (tw_thing_group_get_set (group), tw_thing_group_get_sort (group), id, i,
                       &card);
      are_numbers &= tw_own_card_is_number (&card, &number) && card.texts == NULL;
    }
  is_done = tw_own_card_add (tw_thing_group_get_document (group), tw_thing_group_get_sort (group),
                             id, are_numbers ? NULL : name, &error);
  tw_thing_group_tell (group, is_done, error);
  if (is_done)
    tw_deck_group_focus (self, n);
}

/* Card @n of what is shown is changed by @change. */
#define CHANGE(self, change, ...)                                                                  \
  G_STMT_START                                                                                     \
  {                                                                                                \
    TwThingGroup *group_ = TW_THING_GROUP (self);                                                  \
    g_autofree char *id_ = g_strdup (tw_thing_group_get_id (group_));                              \
    g_autoptr (GError) error_ = NULL;                                                              \
    gboolean is_done_;                                                                             \
                                                                                                   \
    if (tw_thing_group_is_idle (group_))                                                           \
      {                                                                                            \
        is_done_ = change (tw_thing_group_get_document (group_), tw_thing_group_get_sort (group_), \
                           id_, __VA_ARGS__, &error_);                                             \
        tw_thing_group_tell (group_, is_done_, error_);                                            \
      }                                                                                            \
  }                                                                                                \
  G_STMT_END

static guint
number_of (TwDeckGroup *self, TwCardRow *row)
{
  guint n = 0;

  g_ptr_array_find (self->rows, row, &n);
  return n;
}

static void
named_cb (TwDeckGroup *self, const char *name, TwCardRow *row)
{
  CHANGE (self, tw_own_card_rename, number_of (self, row), name);
}

static void
numbered_cb (TwDeckGroup *self, guint number, TwCardRow *row)
{
  CHANGE (self, tw_own_card_set_number, number_of (self, row), number);
}

static void
counted_cb (TwDeckGroup *self, guint count, TwCardRow *row)
{
  CHANGE (self, tw_own_card_set_count, number_of (self, row), count);
}

static void
move (TwDeckGroup *self, guint from, guint to)
{
  if (from >= n_cards (self) || to >= n_cards (self) || from == to)
    return;
  CHANGE (self, tw_own_card_move, from, to);
  tw_deck_group_focus (self, to);
}

static void
dropped_cb (TwDeckGroup *self, guint from, TwCardRow *row)
{
  move (self, from, number_of (self, row));
}

static void
do_with_card (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwDeckGroup *self = TW_DECK_GROUP (widget);
  guint n = g_variant_get_uint32 (parameter);

  if (strcmp (action, "deck.draw") == 0)
    g_signal_emit (self, draw_signal, 0, n);
  else if (strcmp (action, "deck.choose") == 0)
    g_signal_emit (self, choose_signal, 0, n);
  else if (strcmp (action, "deck.bare") == 0)
    CHANGE (self, tw_own_card_set_art, n, NULL);
  else if (strcmp (action, "deck.up") == 0 && n > 0)
    move (self, n, n - 1);
  else if (strcmp (action, "deck.down") == 0)
    move (self, n, n + 1);
  else if (strcmp (action, "deck.remove") == 0)
    {
      /* The row goes: the keyboard stays in the list. */
      tw_deck_group_focus (self, n > 0 ? n - 1 : 1);
      CHANGE (self, tw_own_card_remove, n);
    }
}

/* Alt+Up and Alt+Down, wherever in a row the focus is. */
static gboolean
key_cb (GtkEventControllerKey *keys,
        guint key,
        guint code,
        GdkModifierType state,
        TwDeckGroup *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  guint n = number_of (self, TW_CARD_ROW (row));

  if ((state & gtk_accelerator_get_default_mod_mask ()) != GDK_ALT_MASK
      || (key != GDK_KEY_Up && key != GDK_KEY_Down) || (key == GDK_KEY_Up && n == 0))
    return FALSE;
  move (self, n, key == GDK_KEY_Up ? n - 1 : n + 1);
  return TRUE;
}

/* ---- what is shown ------------------------------------------------------------------------- */

static void
add_row (TwDeckGroup *self)
{
  GtkWidget *row = tw_card_row_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (row, "named", G_CALLBACK (named_cb), self);
  g_signal_connect_swapped (row, "numbered", G_CALLBACK (numbered_cb), self);
  g_signal_connect_swapped (row, "counted", G_CALLBACK (counted_cb), self);
  g_signal_connect_swapped (row, "dropped", G_CALLBACK (dropped_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (row, keys);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
fill_cards (TwDeckGroup *self)
{
  TwThingGroup *group = TW_THING_GROUP (self);
  const TwTileSet *set = tw_thing_group_get_set (group);
  guint n = n_cards (self);

  while (self->rows->len < n)
    add_row (self);
  while (self->rows->len > n)
    {
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                    self->rows->pdata[self->rows->len - 1]);
      g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
    }
  for (guint i = 0; i < n; i++)
    {
      TwOwnCard card;

      tw_own_card_nth (set, tw_thing_group_get_sort (group), tw_thing_group_get_id (group), i,
                       &card);
      tw_card_row_show (self->rows->pdata[i], &card, i, is_die (self), tw_theme_of_set (set));
    }
}

static void
deck_group_fill (TwThingGroup *group)
{
  TwDeckGroup *self = TW_DECK_GROUP (group);
  const TwTileSet *set = tw_thing_group_get_set (group);
  const char *id = tw_thing_group_get_id (group);
  TwOwnSort sort = tw_thing_group_get_sort (group);
  gboolean is_kept = g_strcmp0 (tw_own_declared_text (set, sort, id, "order"), "kept") == 0;
  gboolean returns = g_strcmp0 (tw_own_declared_text (set, sort, id, "returns"), "true") == 0;
  g_autofree char *words = tw_own_deck_words (set, sort, id);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self),
                                   is_die (self) ? _ ("Faces") : _ ("Cards or Things in It"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), words);
  tw_icon_button_set_words (self->add, is_die (self) ? _ ("Add Face") : _ ("Add Card"));
  gtk_widget_set_visible (GTK_WIDGET (self->after_row), !is_die (self));
  adw_combo_row_set_selected (self->after_row, is_kept ? 0 : returns ? 2 : 1);
  fill_cards (self);
}

static gboolean
deck_group_shows (TwOwnSort sort)
{
  return sort == TW_OWN_BAG || sort == TW_OWN_DIE;
}

void
tw_deck_group_focus (TwDeckGroup *self, guint n)
{
  if (n < self->rows->len)
    gtk_widget_child_focus (self->rows->pdata[n], GTK_DIR_TAB_FORWARD);
}

static void
deck_group_finalize (GObject *object)
{
  g_ptr_array_unref (TW_DECK_GROUP (object)->rows);
  G_OBJECT_CLASS (tw_deck_group_parent_class)->finalize (object);
}

static void
tw_deck_group_class_init (TwDeckGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const actions[] = { "deck.draw", "deck.choose", "deck.bare",
                                         "deck.up",   "deck.down",   "deck.remove" };

  G_OBJECT_CLASS (klass)->finalize = deck_group_finalize;
  TW_THING_GROUP_CLASS (klass)->shows = deck_group_shows;
  TW_THING_GROUP_CLASS (klass)->fill = deck_group_fill;
  draw_signal = g_signal_new ("draw", TW_TYPE_DECK_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_UINT);
  choose_signal = g_signal_new ("choose", TW_TYPE_DECK_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/deck-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwDeckGroup, add);
  gtk_widget_class_bind_template_child (widget_class, TwDeckGroup, after_row);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, after_changed_cb);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], "u", do_with_card);
}

static void
tw_deck_group_init (TwDeckGroup *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_choice_row (self->after_row);
}
