/* What can be done on the set-up page: own rulesets, sets of files, the start. */
#include "app/setup/setup-page-private.h"

#include <glib/gi18n.h>

#include "app/setup/own-rulesets.h"
#include "app/setup/setup-usual.h"
#include "app/setup/title-dialog.h"
#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/say.h"
#include "engine/format/ruleset-file.h"

/* How long a ruleset that was deleted can be had back. */
#define UNDO_SECONDS 10

/* ---- own rulesets: saved, renamed, deleted, wanted back ------------------------------------- */

/* The chosen ruleset, if it is one of the user's own. */
static TwRuleset *
get_own (TwSetupPage *self)
{
  TwRuleset *ruleset = self->game.ruleset;

  return ruleset != NULL && tw_own_rulesets_has (tw_setup_listing_get_folder (self->own), ruleset)
             ? ruleset
             : NULL;
}

/* The file of one of them has been written: it is read again, as it will be next time. */
static void
take_written (TwSetupPage *self, const char *id)
{
  g_autofree char *path = tw_own_ruleset_path (tw_setup_listing_get_folder (self->own), id);
  g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (path, self->game.kit->vocabulary, NULL);

  tw_setup_listing_put (self->own, id, ruleset);
  tw_setup_page_list (self, NULL);
}

static void
save (GtkWidget *widget, const char *title)
{
  TwSetupPage *self = TW_SETUP_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = tw_setup_game_dup_rules (&self->game, &error);
  g_autofree char *id = rules != NULL
                            ? tw_own_ruleset_save (tw_setup_listing_get_folder (self->own), rules,
                                                   self->game.set->id, title, &error)
                            : NULL;
  g_autofree char *words = NULL;

  if (id == NULL)
    {
      tw_setup_page_tell_problem (self, error->message);
      return;
    }
  take_written (self, id);
  self->game.is_filling = TRUE;
  tw_setup_rulesets_choose (self->rulesets, id);
  self->game.is_filling = FALSE;
  /* All of it is the ruleset's now. */
  tw_setup_choices_forget (self->choices);
  tw_setup_page_show_ruleset (self);
  tw_setup_page_check (self);
  /* Translators: %s is a ruleset. */
  words = g_strdup_printf (_ ("The ruleset “%s” is saved"), title);
  tw_announce (GTK_WIDGET (self), adw_toast_new (words));
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;
  const TwRuleset *own = get_own (self);

  tw_title_dialog_ask (
      GTK_WIDGET (self), _ ("Save as Own Ruleset"),
      _ ("Sets, expansions and house rules as they are now, for every game with this set. "
         "One of the same title is replaced."),
      _ ("_Save"), own != NULL ? tw_setup_rulesets_title (own) : "", save);
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;
  const TwRuleset *own = get_own (self);
  g_autofree char *title = own != NULL ? g_strdup (tw_setup_rulesets_title (own)) : NULL;

  if (title != NULL)
    save (GTK_WIDGET (self), title);
}

static void
rename_to (GtkWidget *widget, const char *title)
{
  TwSetupPage *self = TW_SETUP_PAGE (widget);
  g_autoptr (GError) error = NULL;
  const TwRuleset *own = get_own (self);
  g_autofree char *escaped = g_markup_escape_text (title, -1), *words = NULL, *id = NULL;

  if (own == NULL)
    return;
  if (!tw_own_ruleset_rename (own, title, self->game.kit->vocabulary, &error))
    {
      tw_setup_page_tell_problem (self, error->message);
      return;
    }
  id = g_strdup (own->id);
  take_written (self, id);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->about), escaped);
  /* Translators: %s is a ruleset. */
  words = g_strdup_printf (_ ("The ruleset is called “%s”"), title);
  tw_announce (GTK_WIDGET (self), adw_toast_new (words));
}

static void
rename_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;
  const TwRuleset *own = get_own (self);

  if (own != NULL)
    tw_title_dialog_ask (GTK_WIDGET (self), _ ("Rename Ruleset"), NULL, _ ("_Rename"),
                         tw_setup_rulesets_title (own), rename_to);
}

/* A ruleset that goes for good unless somebody wants it back. */
typedef struct
{
  TwSetupPage *page;
  TwRuleset *ruleset;
  gboolean was_usual;
  gboolean is_wanted;
} Deleted;

static void
deleted_free (gpointer data, GClosure *closure)
{
  Deleted *deleted = data;

  if (!deleted->is_wanted)
    tw_own_ruleset_purge (deleted->ruleset);
  tw_ruleset_unref (deleted->ruleset);
  g_object_unref (deleted->page);
  g_free (deleted);
}

static void
undo_delete_cb (AdwToast *toast, Deleted *deleted)
{
  TwSetupPage *self = deleted->page;
  g_autoptr (GError) error = NULL;

  if (!tw_own_ruleset_restore (deleted->ruleset, &error))
    {
      tw_setup_page_tell_problem (self, error->message);
      return;
    }
  deleted->is_wanted = TRUE;
  if (self->game.kit == NULL)
    return; /* The table is gone meanwhile. */
  if (deleted->was_usual)
    tw_setup_usual_set (self->game.set->id, deleted->ruleset->id);
  tw_setup_listing_put (self->own, deleted->ruleset->id, deleted->ruleset);
  tw_setup_page_list (self, deleted->ruleset->id);
}

static void
delete_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;
  TwRuleset *own = get_own (self);
  g_autofree char *usual = tw_setup_usual_dup (self->game.set->id), *words = NULL;
  g_autofree char *title = tw_short_name (tw_setup_rulesets_title (own));
  g_autoptr (GError) error = NULL;
  Deleted *deleted;
  AdwToast *toast;

  if (own == NULL)
    return;
  if (!tw_own_ruleset_delete (own, &error))
    {
      tw_setup_page_tell_problem (self, error->message);
      return;
    }
  deleted = g_new (Deleted, 1);
  *deleted = (Deleted){ g_object_ref (self), tw_ruleset_ref (own), g_strcmp0 (usual, own->id) == 0,
                        FALSE };
  /* Translators: %s is a ruleset. */
  words = g_strdup_printf (_ ("The ruleset “%s” is deleted"), title);
  if (deleted->was_usual)
    tw_setup_usual_set (self->game.set->id, NULL);
  tw_setup_listing_put (self->own, deleted->ruleset->id, NULL);
  tw_setup_page_list (self, NULL);
  tw_setup_page_change_ruleset (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroll), 0);
  tw_setup_page_check (self);
  tw_setup_rulesets_grab (self->rulesets);
  toast = adw_toast_new (words);
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_timeout (toast, UNDO_SECONDS);
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_delete_cb), deleted,
                         deleted_free, 0);
  tw_announce (GTK_WIDGET (self), toast);
}

void
tw_setup_page_show_parts (TwSetupPage *self)
{
  self->game.is_filling = TRUE;
  tw_setup_sets_show (self->outcome.sets, self->game.parts, self->game.kit->vocabulary);
  self->game.is_filling = FALSE;
  g_signal_emit_by_name (self->outcome.sets, "changed");
  tw_setup_page_check (self);
}

/* ---- all that can be done ------------------------------------------------------------------ */

static void
file_cb (GtkFileChooserNative *chooser, int response, TwSetupPage *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      tw_setup_page_add_file (self, file);
    }
  g_object_unref (chooser);
}

static void
add_set_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Add a Set"),
                                   GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Add"), NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Tile Sets and Packages"));
  gtk_file_filter_add_suffix (filter, "xml");
  gtk_file_filter_add_suffix (filter, "tilewright");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (file_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* It is said at the lower edge of the page: a toast would lie on the rows that it is about. */
static void
added_cb (gpointer data, guint n, const GPtrArray *left_out, const char *remedy)
{
  TwSetupPage *self = data;

  tw_setup_page_show_parts (self);
  tw_setup_outcome_tell_added (&self->outcome, &self->game, n, left_out, remedy);
  tw_setup_page_check (self);
  tw_say (GTK_WIDGET (self), self->outcome.added);
}

static void
add_all_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;

  tw_setup_together_begin (&self->together, &self->game, added_cb, self);
}

/* Turns on the house rule that is offered, and adds what it lets come. */
static void
remedy_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;
  gboolean adds = self->outcome.added_remedy != NULL;

  if (self->outcome.remedy_switch == NULL)
    return;
  tw_house_rules_turn_on (self->game.house_rules, self->outcome.remedy_switch);
  tw_setup_page_check (self);
  if (adds)
    tw_setup_together_begin (&self->together, &self->game, added_cb, self);
  /* The button went away with what it was for. */
  gtk_widget_grab_focus (self->start);
}

static void
remove_all_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;

  tw_setup_together_remove (&self->game);
  tw_setup_page_show_parts (self);
}

static void
start_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;
  g_auto (GStrv) players = tw_setup_seats_dup_ids (self->outcome.seats);

  /* What was typed last may not have been tried yet. */
  tw_setup_page_check (self);
  if (!g_action_get_enabled (G_ACTION (action)))
    return;
  if (self->game.ruleset == NULL)
    tw_setup_usual_set_base (self->game.set->id, tw_setup_parts_has_base (self->game.parts));
  tw_setup_usual_set_players (self->game.set->id, (const char *const *) players);
  g_signal_emit_by_name (self, "start");
}

static void
close_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_signal_emit_by_name (user_data, "close");
}

static void
list_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;

  adw_leaflet_set_visible_child_name (self->leaflet, "list");
  tw_setup_rulesets_grab (self->rulesets);
}

static void
usual_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_setup_about_toggle_usual (TW_SETUP_PAGE (user_data)->about);
}

static const GActionEntry entries[] = {
  { .name = "start", .activate = start_cb },
  { .name = "close", .activate = close_cb },
  { .name = "list", .activate = list_cb },
  { .name = "save", .activate = save_cb },
  { .name = "save-as", .activate = save_as_cb },
  { .name = "rename", .activate = rename_cb },
  { .name = "delete", .activate = delete_cb },
  { .name = "usual", .activate = usual_cb },
  { .name = "add-set", .activate = add_set_cb },
  { .name = "add-all", .activate = add_all_cb },
  { .name = "remedy", .activate = remedy_cb },
  { .name = "remove-all", .activate = remove_all_cb },
};

static const TwKeyBinding shortcuts[] = {
  { "<Control>Return", "setup.start" },
  { "<Control>KP_Enter", "setup.start" },
  { "Escape", "setup.close" },
  { "<Alt>Left", "setup.list" },
  { "<Control>s", "setup.save" },
  { "<Control><Shift>s", "setup.save-as" },
  { "F2", "setup.rename" },
  { "<Control>Delete", "setup.delete" },
  { "<Control>d", "setup.usual" },
  { "<Control>o", "setup.add-set" },
  { "<Control>e", "setup.add-all" },
  { "<Control><Shift>e", "setup.remove-all" },
};

void
tw_setup_page_add_actions (TwSetupPage *self)
{
  GtkEventController *controller = tw_key_bindings_new (shortcuts, G_N_ELEMENTS (shortcuts));

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  tw_setup_page_offer_actions (self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
tw_setup_page_offer_actions (TwSetupPage *self)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "setup", G_ACTION_GROUP (self->actions));
}

void
tw_setup_page_update_actions (TwSetupPage *self, gboolean is_playable)
{
  gboolean is_own = get_own (self) != NULL;

  tw_action_enable (self->actions, "start", is_playable);
  tw_action_enable (self->actions, "save-as", is_playable);
  tw_action_enable (self->actions, "save",
                    is_own && is_playable && tw_setup_game_is_changed (&self->game));
  tw_action_enable (self->actions, "rename", is_own);
  tw_action_enable (self->actions, "remove-all", tw_setup_together_has_any (&self->game));
  tw_action_enable (self->actions, "delete", is_own);
  gtk_widget_set_visible (self->save, is_own);
  tw_setup_about_set_own (self->about, is_own);
}

void
tw_setup_page_take_recorded (TwSetupPage *self)
{
  gboolean is_recorded = gtk_switch_get_active (self->record);
  GtkWidget *draws = gtk_widget_get_ancestor (GTK_WIDGET (self->seed), ADW_TYPE_PREFERENCES_GROUP);

  tw_setup_seats_set_people (self->outcome.seats, is_recorded);
  gtk_widget_set_visible (draws, !is_recorded);
}

void
tw_setup_page_set_recorded (TwSetupPage *self, gboolean is_recorded)
{
  gtk_switch_set_active (self->record, is_recorded);
}

void
tw_setup_page_grab (TwSetupPage *self)
{
  if (adw_leaflet_get_folded (self->leaflet))
    tw_setup_seats_grab (self->outcome.seats);
  else
    tw_setup_rulesets_grab (self->rulesets);
}
