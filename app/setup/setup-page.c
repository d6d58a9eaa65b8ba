/* The page before a game. */
#include "app/setup/setup-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/setup/own-rulesets.h"
#include "app/widgets/text-limit.h"
#include "engine/format/ruleset-file.h"
#include "engine/setup/play-rules.h"

/* After the last of several changes that follow one another closely. */
#define CHECK_MS 150

enum
{
  START,
  CLOSE,
  READY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwSetupPage, tw_setup_page, ADW_TYPE_BIN)

TwRuleset *
tw_setup_page_dup_ruleset (TwSetupPage *self)
{
  g_auto (GStrv) settings = tw_house_rules_dup_settings (self->house_rules);

  return tw_setup_parts_to_ruleset (self->parts, tw_setup_rulesets_get (self->rulesets),
                                    (const char *const *) settings);
}

char *
tw_setup_page_in_words (TwSetupPage *self)
{
  g_autoptr (TwRuleset) ruleset = tw_setup_page_dup_ruleset (self);

  return tw_ruleset_file_to_xml (ruleset, NULL);
}

gboolean
tw_setup_page_is_changed (TwSetupPage *self)
{
  g_autofree char *now = tw_setup_page_in_words (self);

  return g_strcmp0 (now, self->as_chosen) != 0;
}

static void
remedy_cb (TwSetupPage *self, GtkButton *button)
{
  if (self->remedy_switch != NULL)
    tw_house_rules_turn_on (self->house_rules, self->remedy_switch);
  tw_setup_page_check (self);
  /* The button went away with the problem. */
  gtk_widget_grab_focus (self->start);
}

static gboolean
check_cb (gpointer data)
{
  TwSetupPage *self = data;

  self->check_timer = 0;
  tw_setup_page_check (self);
  return G_SOURCE_REMOVE;
}

void
tw_setup_page_check_in (TwSetupPage *self, guint ms)
{
  g_clear_handle_id (&self->check_timer, g_source_remove);
  self->check_timer = g_timeout_add (ms, check_cb, self);
}

void
tw_setup_page_queue_check (TwSetupPage *self)
{
  if (self->is_filling || self->kit == NULL)
    return;
  tw_setup_page_note_choices (self);
  tw_setup_page_check_in (self, CHECK_MS);
}

static void
changed_cb (TwSetupPage *self)
{
  tw_setup_page_queue_check (self);
}

static void
parts_changed_cb (TwSetupPage *self)
{
  tw_setup_page_show_parts (self);
}

static void
ruleset_chosen_cb (TwSetupPage *self)
{
  if (self->kit == NULL || self->is_filling)
    return;
  /* Nobody waits any more for the one that games usually begin with. */
  if (self->awaits_own)
    tw_setup_page_read_own (self, FALSE);
  tw_setup_page_change_ruleset (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroll), 0);
  tw_setup_page_check (self);
}

static void
ruleset_activated_cb (TwSetupPage *self)
{
  adw_leaflet_set_visible_child_name (self->leaflet, "form");
  if (adw_leaflet_get_folded (self->leaflet))
    tw_setup_seats_grab (self->seats);
}

static void
folded_cb (TwSetupPage *self)
{
  gboolean is_folded = adw_leaflet_get_folded (self->leaflet);

  gtk_widget_set_visible (self->back_bar, is_folded);
  tw_setup_sets_set_narrow (self->sets, is_folded);
}

static void
notes_opened_cb (TwSetupPage *self)
{
  tw_setup_page_show_notes (self);
}

static void
rulesets_left_cb (TwSetupPage *self, gboolean is_forward)
{
  if (is_forward)
    {
      adw_leaflet_set_visible_child_name (self->leaflet, "form");
      gtk_widget_child_focus (self->form, GTK_DIR_TAB_FORWARD);
    }
  else
    gtk_widget_grab_focus (self->start);
}

static void
add_cb (TwSetupPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.add-set", NULL);
}

static void
start_cb (TwSetupPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.start", NULL);
}

static void
usual_toggled_cb (TwSetupPage *self)
{
  const TwRuleset *ruleset = self->kit != NULL ? tw_setup_rulesets_get (self->rulesets) : NULL;
  gboolean is_usual = gtk_toggle_button_get_active (self->usual);

  gtk_button_set_icon_name (GTK_BUTTON (self->usual),
                            is_usual ? "starred-symbolic" : "non-starred-symbolic");
  if (self->kit == NULL || self->is_filling)
    return;
  tw_setup_set_usual (self->set->id, !is_usual ? NULL : ruleset != NULL ? ruleset->id : "");
  tw_setup_page_list (self, NULL);
}

void
tw_setup_page_list (TwSetupPage *self, const char *choose)
{
  g_autoptr (GPtrArray) rulesets = tw_play_rulesets (self->kit, self->set);
  g_autofree char *usual = tw_setup_usual (self->set->id);

  if (!tw_play_rules_needs_ruleset (self->kit, self->set) || rulesets->len == 0)
    g_ptr_array_insert (rulesets, 0, NULL);
  for (guint i = 0; i < self->own->len; i++)
    g_ptr_array_add (rulesets, tw_ruleset_ref (self->own->pdata[i]));
  self->is_filling = TRUE;
  tw_setup_rulesets_set (self->rulesets, rulesets, self->own_folder, usual);
  self->is_filling = FALSE;
  if (choose != NULL)
    tw_setup_rulesets_choose (self->rulesets, choose);
}

void
tw_setup_page_set_game (TwSetupPage *self, const TwGameKit *kit, TwTileSet *set)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  self->is_filling = TRUE;
  self->kit = kit;
  g_clear_pointer (&self->set, tw_tile_set_unref);
  self->set = tw_tile_set_ref (set);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  self->parts = tw_setup_parts_new (kit, set);
  tw_house_rules_set_vocabulary (self->house_rules, kit->vocabulary);
  g_ptr_array_set_size (self->own, 0);
  tw_setup_page_list (self, NULL);
  tw_setup_page_read_own (self, TRUE);
  tw_setup_page_forget_choices (self);
  tw_setup_page_show_ruleset (self);
}

void
tw_setup_page_take_set (TwSetupPage *self, TwTileSet *set)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self) && self->set != NULL);
  if (strcmp (self->set->id, set->id) != 0)
    {
      tw_setup_page_set_game (self, self->kit, set);
      return;
    }
  tw_tile_set_ref (set);
  tw_tile_set_unref (self->set);
  self->set = set;
  tw_setup_parts_take_played (self->parts, set);
  changed_cb (self);
}

void
tw_setup_page_set_document (TwSetupPage *self, TwTileSet *set)
{
  guint n = self->parts != NULL ? self->parts->len : 0;

  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  if (set == self->document)
    return;
  g_clear_pointer (&self->document, tw_tile_set_unref);
  self->document = set != NULL ? tw_tile_set_ref (set) : NULL;
  if (self->kit == NULL)
    return;
  tw_setup_parts_take_document (self->parts, set);
  /* Its row comes or goes; else only what it says of the set is another. */
  if (self->parts->len != n)
    {
      self->is_filling = TRUE;
      tw_setup_sets_show (self->sets, self->parts, self->kit->vocabulary);
      self->is_filling = FALSE;
    }
  changed_cb (self);
}

gboolean
tw_setup_page_uses_document (TwSetupPage *self)
{
  for (guint i = 0; self->parts != NULL && i < self->parts->len; i++)
    {
      const TwSetupPart *part = self->parts->pdata[i];

      if (part->is_document && part->facets != 0)
        return TRUE;
    }
  return FALSE;
}

void
tw_setup_page_open (TwSetupPage *self)
{
  if (self->kit == NULL)
    return;
  tw_setup_parts_count (self->parts);
  /* Another window may have saved one, or deleted it. */
  if (!self->awaits_own)
    tw_setup_page_read_own (self, FALSE);
  self->is_filling = TRUE;
  tw_setup_sets_show (self->sets, self->parts, self->kit->vocabulary);
  self->is_filling = FALSE;
  tw_setup_page_check (self);
  if (adw_leaflet_get_folded (self->leaflet))
    tw_setup_seats_grab (self->seats);
  else
    tw_setup_rulesets_grab (self->rulesets);
}

gboolean
tw_setup_page_fill (TwSetupPage *self, TwTableSetup *setup, GError **error)
{
  const char *seed = gtk_editable_get_text (self->seed);
  const TwRuleset *ruleset = tw_setup_rulesets_get (self->rulesets);

  *setup = (TwTableSetup){ 0 };
  if (self->awaits_own)
    g_set_error_literal (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN, _ ("Opening…"));
  else
    setup->rules = tw_setup_page_dup_rules (self, error);
  if (setup->rules == NULL)
    return FALSE;
  setup->title = ruleset != NULL && !tw_setup_page_is_changed (self)
                     ? g_strdup (tw_setup_rulesets_title (ruleset))
                     : tw_play_rules_title (setup->rules);
  tw_setup_seats_fill (self->seats, setup);
  setup->is_strict = !gtk_switch_get_active (self->sandbox);
  if (seed[0] == '\0')
    setup->seed = (guint64) g_random_int () << 32 | g_random_int ();
  else if (!g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &setup->seed, NULL))
    setup->seed = g_str_hash (seed); /* words do as well as numbers */
  return TRUE;
}

void
tw_setup_page_take_seats (TwSetupPage *self, const TwTableSetup *setup)
{
  tw_setup_seats_take (self->seats, setup);
}

static void
setup_page_dispose (GObject *object)
{
  TwSetupPage *self = TW_SETUP_PAGE (object);

  g_clear_handle_id (&self->check_timer, g_source_remove);
  self->kit = NULL;
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);
  g_clear_object (&self->actions);
  g_clear_weak_pointer (&self->opening);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  g_clear_pointer (&self->document, tw_tile_set_unref);
  G_OBJECT_CLASS (tw_setup_page_parent_class)->dispose (object);
}

static void
setup_page_finalize (GObject *object)
{
  TwSetupPage *self = TW_SETUP_PAGE (object);

  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_ptr_array_unref (self->note_rows);
  g_strfreev (self->note_words);
  g_free (self->as_chosen);
  tw_setup_choices_free (self->choices);
  g_clear_pointer (&self->files, g_hash_table_unref);
  g_clear_pointer (&self->files_of, tw_ruleset_unref);
  g_queue_clear_full (&self->to_add, g_object_unref);
  g_clear_object (&self->adding);
  g_string_free (self->refusals, TRUE);
  g_free (self->own_folder);
  g_ptr_array_unref (self->own);
  G_OBJECT_CLASS (tw_setup_page_parent_class)->finalize (object);
}

static void
tw_setup_page_class_init (TwSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setup_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = setup_page_finalize;
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  signals[CLOSE] = g_signal_new ("close", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  signals[READY] = g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_HOUSE_RULES);
  g_type_ensure (TW_TYPE_SETUP_RULESETS);
  g_type_ensure (TW_TYPE_SETUP_SEATS);
  g_type_ensure (TW_TYPE_SETUP_SETS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/setup/setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, rulesets);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, back_bar);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, scroll);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, form);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, about);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, usual);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, rename);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, delete);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, sets);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, notes_group);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, notes);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, house_group);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, house_rules);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, seed);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, sandbox);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, problem_icon);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, outcome);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, missing);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, remedy);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, save);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, save_as);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, start);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, rulesets_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
  gtk_widget_class_bind_template_callback (widget_class, notes_opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, parts_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, usual_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, remedy_cb);
}

static void
tw_setup_page_init (TwSetupPage *self)
{
  self->note_rows = g_ptr_array_new ();
  self->choices = tw_setup_choices_new ();
  self->refusals = g_string_new (NULL);
  self->own_folder = tw_own_rulesets_folder ();
  self->own = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_ruleset_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_text_limit_line (self->seed);
  adw_leaflet_set_visible_child_name (self->leaflet, "form");
  folded_cb (self);
  tw_setup_page_add_actions (self);
  tw_setup_page_take_drops (self);
}
