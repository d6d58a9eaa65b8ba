/* Own rulesets on the set-up page: saved, renamed, deleted, wanted back. */
#include "app/setup/setup-page-private.h"

#include <glib/gi18n.h>

#include "app/setup/own-rulesets.h"
#include "app/widgets/announcer.h"
#include "engine/format/ruleset-file.h"

#define TITLE_LETTERS 60
/* How long a ruleset that was deleted can be had back. */
#define UNDO_SECONDS 10

TwRuleset *
tw_setup_page_get_own (TwSetupPage *self)
{
  TwRuleset *ruleset = self->kit != NULL ? tw_setup_rulesets_get (self->rulesets) : NULL;

  return ruleset != NULL && tw_own_rulesets_has (self->own_folder, ruleset) ? ruleset : NULL;
}

/* The file of one of them has been written: it is read again, as it will be next time. */
static void
take_written (TwSetupPage *self, const char *id)
{
  g_autofree char *path = tw_own_ruleset_path (self->own_folder, id);
  g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (path, self->kit->vocabulary, NULL);

  tw_setup_page_put_own (self, id, ruleset);
  tw_setup_page_list (self, NULL);
}

static void
save (TwSetupPage *self, const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = tw_setup_page_dup_rules (self, &error);
  g_autofree char *id =
      rules != NULL ? tw_own_ruleset_save (self->own_folder, rules, self->set->id, title, &error)
                    : NULL;
  g_autofree char *words = NULL;

  if (id == NULL)
    {
      tw_setup_page_tell_problem (self, error->message);
      return;
    }
  take_written (self, id);
  self->is_filling = TRUE;
  tw_setup_rulesets_choose (self->rulesets, id);
  self->is_filling = FALSE;
  /* All of it is the ruleset's now. */
  tw_setup_page_forget_choices (self);
  tw_setup_page_show_ruleset (self);
  tw_setup_page_check (self);
  /* Translators: %s is a ruleset. */
  words = g_strdup_printf (_ ("The ruleset “%s” is saved"), title);
  tw_announce (GTK_WIDGET (self), adw_toast_new (words));
}

typedef struct
{
  TwSetupPage *page;
  AdwMessageDialog *dialog;
  GtkEditable *title;
  void (*done) (TwSetupPage *self, const char *title);
} Naming;

static void
naming_free (gpointer data, GClosure *closure)
{
  g_object_unref (((Naming *) data)->page);
  g_free (data);
}

static char *
title_of (const Naming *naming)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (naming->title)));
}

static void
title_changed_cb (Naming *naming)
{
  g_autofree char *title = title_of (naming);

  adw_message_dialog_set_response_enabled (naming->dialog, "done", *title != '\0');
}

static void
named_cb (Naming *naming, const char *response)
{
  g_autofree char *title = title_of (naming);

  if (g_str_equal (response, "done") && *title != '\0')
    naming->done (naming->page, title);
}

/* Asks for a title, with @title to begin with. */
static void
ask_title (TwSetupPage *self,
           const char *heading,
           const char *body,
           const char *label,
           const char *title,
           void (*done) (TwSetupPage *self, const char *title))
{
  GtkWidget *dialog =
      adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), heading, body);
  GtkWidget *group = adw_preferences_group_new (), *row = adw_entry_row_new ();
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));
  Naming *naming = g_new (Naming, 1);

  *naming = (Naming){ g_object_ref (self), ADW_MESSAGE_DIALOG (dialog), GTK_EDITABLE (row), done };
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Title"));
  gtk_text_set_max_length (GTK_TEXT (text), TITLE_LETTERS);
  gtk_editable_set_text (GTK_EDITABLE (row), title);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), group);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "done",
                                    label, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "done",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "done");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (title_changed_cb), naming);
  g_signal_connect_data (dialog, "response", G_CALLBACK (named_cb), naming, naming_free,
                         G_CONNECT_SWAPPED);
  title_changed_cb (naming);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (row);
  gtk_editable_select_region (GTK_EDITABLE (row), 0, -1);
}

void
tw_setup_page_save_as (TwSetupPage *self)
{
  const TwRuleset *own = tw_setup_page_get_own (self);

  ask_title (self, _ ("Save as Own Ruleset"),
             _ ("Sets, expansions and house rules as they are now, for every game with this set. "
                "One of the same title is replaced."),
             _ ("_Save"), own != NULL ? tw_setup_rulesets_title (own) : "", save);
}

void
tw_setup_page_save (TwSetupPage *self)
{
  const TwRuleset *own = tw_setup_page_get_own (self);
  g_autofree char *title = own != NULL ? g_strdup (tw_setup_rulesets_title (own)) : NULL;

  if (title != NULL)
    save (self, title);
}

static void
rename_to (TwSetupPage *self, const char *title)
{
  g_autoptr (GError) error = NULL;
  const TwRuleset *own = tw_setup_page_get_own (self);
  g_autofree char *escaped = g_markup_escape_text (title, -1), *words = NULL, *id = NULL;

  if (own == NULL)
    return;
  if (!tw_own_ruleset_rename (own, title, self->kit->vocabulary, &error))
    {
      tw_setup_page_tell_problem (self, error->message);
      return;
    }
  id = g_strdup (own->id);
  take_written (self, id);
  adw_preferences_group_set_title (self->about, escaped);
  /* Translators: %s is a ruleset. */
  words = g_strdup_printf (_ ("The ruleset is called “%s”"), title);
  tw_announce (GTK_WIDGET (self), adw_toast_new (words));
}

void
tw_setup_page_rename (TwSetupPage *self)
{
  const TwRuleset *own = tw_setup_page_get_own (self);

  if (own != NULL)
    ask_title (self, _ ("Rename Ruleset"), NULL, _ ("_Rename"), tw_setup_rulesets_title (own),
               rename_to);
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
  if (self->kit == NULL)
    return; /* The table is gone meanwhile. */
  if (deleted->was_usual)
    tw_setup_set_usual (self->set->id, deleted->ruleset->id);
  tw_setup_page_put_own (self, deleted->ruleset->id, deleted->ruleset);
  tw_setup_page_list (self, deleted->ruleset->id);
}

void
tw_setup_page_delete (TwSetupPage *self)
{
  TwRuleset *own = tw_setup_page_get_own (self);
  g_autofree char *usual = tw_setup_usual (self->set->id), *words = NULL;
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
  words = g_strdup_printf (_ ("The ruleset “%s” is deleted"), tw_setup_rulesets_title (own));
  if (deleted->was_usual)
    tw_setup_set_usual (self->set->id, NULL);
  tw_setup_page_put_own (self, deleted->ruleset->id, NULL);
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
