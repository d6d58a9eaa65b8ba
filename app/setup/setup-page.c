/* The page before a game. */
#include "app/setup/setup-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/setup/setup-carry.h"
#include "app/setup/setup-parts-document.h"
#include "app/setup/setup-parts-ruleset.h"
#include "app/setup/setup-title.h"
#include "app/setup/setup-usual.h"
#include "app/widgets/text-limit.h"
#include "engine/setup/play-rules.h"
#include "engine/tile/texts.h"

/* After the last of several changes that follow one another closely. */
#define CHECK_MS 150
/* How long a problem with a file is told before that of the game, if any, is told again. */
#define PASSING_MS 8000

enum
{
  START,
  CLOSE,
  READY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwSetupPage, tw_setup_page, ADW_TYPE_BIN)

/* ---- what is shown ------------------------------------------------------------------------- */

gboolean
tw_setup_page_is_reading (TwSetupPage *self)
{
  g_return_val_if_fail (TW_IS_SETUP_PAGE (self), FALSE);
  return tw_setup_errand_is_under_way (self->reading) || tw_setup_listing_is_awaited (self->own);
}

void
tw_setup_page_check (TwSetupPage *self)
{
  g_clear_handle_id (&self->check_timer, g_source_remove);
  if (self->game.kit == NULL)
    return;
  /* A moment later there is more to say. */
  tw_setup_page_update_actions (self, !tw_setup_page_is_reading (self)
                                          && tw_setup_outcome_show (&self->outcome, &self->game,
                                                                    self->choices));
}

void
tw_setup_page_tell_problem (TwSetupPage *self, const char *problem)
{
  tw_setup_outcome_tell_problem (&self->outcome, &self->game, problem);
}

static gboolean
check_cb (gpointer data)
{
  TwSetupPage *self = data;

  self->check_timer = 0;
  tw_setup_page_check (self);
  return G_SOURCE_REMOVE;
}

/* Tries after @ms milliseconds what is chosen, and not before. */
static void
check_in (TwSetupPage *self, guint ms)
{
  g_clear_handle_id (&self->check_timer, g_source_remove);
  self->check_timer = g_timeout_add (ms, check_cb, self);
}

/* Tries soon what was chosen, once for changes that follow closely. */
static void
changed_cb (TwSetupPage *self)
{
  if (self->game.is_filling || self->game.kit == NULL)
    return;
  tw_setup_together_stop (&self->together);
  tw_setup_outcome_tell_added (&self->outcome, &self->game, 0, NULL, NULL);
  tw_setup_choices_note (self->choices, &self->game);
  check_in (self, CHECK_MS);
}

static void
seats_changed_cb (TwSetupPage *self)
{
  self->game.n_seats = tw_setup_seats_get_n (self->outcome.seats);
  changed_cb (self);
}

/* Other parts are played: other rules can be set, and other notes are of interest. */
static void
parts_changed_cb (TwSetupPage *self)
{
  g_auto (GStrv) rules = NULL;

  if (self->game.kit == NULL)
    return;
  rules = tw_setup_game_show_rules (&self->game);
  tw_setup_notes_take (&self->notes, self->game.kit->vocabulary, (const char *const *) rules);
  changed_cb (self);
}

/* Has in play what the ruleset says that is chosen in the list. Nothing else may happen before
 * end_ruleset() shows it. */
static void
follow_ruleset (TwSetupPage *self)
{
  self->game.is_filling = TRUE;
  tw_setup_together_stop (&self->together);
  tw_setup_outcome_tell_added (&self->outcome, &self->game, 0, NULL, NULL);
  tw_setup_about_show (self->about, self->game.set->id, self->game.ruleset);
  tw_setup_game_follow (&self->game);
  tw_setup_seats_set_n (self->outcome.seats, self->game.n_seats);
  tw_setup_choices_note_arrival (self->choices, &self->game);
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, tw_setup_read_files (data), (GDestroyNotify) g_hash_table_unref);
}

/* Shows what is in play by another ruleset, and reads the files that it names, if there are any
 * that have not been read, to show it again then. */
static void
end_ruleset (TwSetupPage *self)
{
  g_auto (GStrv) paths = tw_setup_parts_dup_awaited (self->game.parts);
  g_autoptr (GFile) first = paths[0] != NULL ? g_file_new_for_path (paths[0]) : NULL;

  tw_setup_sets_show (self->outcome.sets, self->game.parts, self->game.kit->vocabulary);
  parts_changed_cb (self);
  self->game.is_filling = FALSE;
  tw_setup_errand_stop (self->reading);
  if (first != NULL)
    tw_setup_errand_begin (self->reading, first, read_in_thread, g_steal_pointer (&paths),
                           (GDestroyNotify) g_strfreev);
}

void
tw_setup_page_show_ruleset (TwSetupPage *self)
{
  follow_ruleset (self);
  end_ruleset (self);
}

void
tw_setup_page_change_ruleset (TwSetupPage *self)
{
  tw_setup_choices_note (self->choices, &self->game);
  self->game.is_filling = TRUE;
  self->game.n_seats = self->choices->n_wished;
  follow_ruleset (self);
  tw_setup_carry_take (&self->game, self->choices);
  tw_setup_choices_note_arrival (self->choices, &self->game);
  end_ruleset (self);
}

/* The files that the ruleset names have been read, or somebody has given that up. */
static void
read_cb (TwSetupPage *self, GTask *task)
{
  GHashTable *files = g_task_propagate_pointer (task, NULL);

  g_clear_pointer (&self->game.files, g_hash_table_unref);
  self->game.files = files != NULL ? files : tw_setup_give_up_files (g_task_get_task_data (task));
  tw_setup_page_change_ruleset (self);
  tw_setup_page_check (self);
  g_signal_emit (self, signals[READY], 0);
}

/* ---- the user's own rulesets --------------------------------------------------------------- */

/* Whether new games begin with a ruleset that nobody has read yet. */
static gboolean
awaits_usual (TwSetupPage *self)
{
  g_autofree char *usual = tw_setup_usual_dup (self->game.set->id);

  return usual != NULL && !tw_setup_rulesets_has (self->rulesets, usual);
}

/* Reads them, and lists them then; @is_first: whether a game is to begin with the usual one, which
 * may be among them. */
static void
read_own (TwSetupPage *self, gboolean is_first)
{
  tw_setup_listing_read (self->own, self->game.kit->vocabulary, self->game.set->id,
                         is_first && awaits_usual (self));
}

/* The ruleset that new games begin with, if it has come at last. */
static void
choose_awaited (TwSetupPage *self)
{
  g_autofree char *usual = tw_setup_usual_dup (self->game.set->id);

  self->game.is_filling = TRUE;
  if (usual != NULL)
    tw_setup_rulesets_choose (self->rulesets, usual);
  self->game.is_filling = FALSE;
}

static void
listed_cb (TwSetupPage *self, gboolean is_changed, gboolean was_awaited)
{
  g_autoptr (TwRuleset) before =
      self->game.ruleset != NULL ? tw_ruleset_ref (self->game.ruleset) : NULL;
  gboolean is_other;

  if (is_changed)
    tw_setup_page_list (self, NULL);
  if (was_awaited)
    choose_awaited (self);
  is_other = self->game.ruleset != before;
  if (is_other)
    tw_setup_page_change_ruleset (self);
  if (is_other || was_awaited)
    tw_setup_page_check (self);
  if (was_awaited && !tw_setup_page_is_reading (self))
    g_signal_emit (self, signals[READY], 0);
}

/* ---- sets of files ------------------------------------------------------------------------- */

static void
added_cb (TwSetupPage *self, const TwSetupPart *part)
{
  tw_setup_page_show_parts (self);
  tw_setup_sets_grab (self->outcome.sets, part);
}

/* The game's own words come back when what went wrong with a file has been read. */
static void
refused_cb (TwSetupPage *self, const char *words)
{
  tw_setup_page_tell_problem (self, words);
  check_in (self, PASSING_MS);
}

void
tw_setup_page_add_file (TwSetupPage *self, GFile *file)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self) && G_IS_FILE (file));
  tw_setup_files_add (self->files, file);
}

void
tw_setup_page_set_opening (TwSetupPage *self, TwOpeningPage *opening)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  tw_setup_errand_set_opening (self->reading, opening);
  tw_setup_listing_set_opening (self->own, opening);
  tw_setup_files_set_opening (self->files, opening);
}

/* ---- the page ------------------------------------------------------------------------------ */

static void
ruleset_chosen_cb (TwSetupPage *self)
{
  tw_setup_game_take_ruleset (&self->game, tw_setup_rulesets_get (self->rulesets));
  if (self->game.kit == NULL || self->game.is_filling)
    return;
  /* Nobody waits any more for the one that games usually begin with. */
  if (tw_setup_listing_is_awaited (self->own))
    read_own (self, FALSE);
  tw_setup_page_change_ruleset (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroll), 0);
  tw_setup_page_check (self);
}

static void
ruleset_activated_cb (TwSetupPage *self)
{
  adw_leaflet_set_visible_child_name (self->leaflet, "form");
  if (adw_leaflet_get_folded (self->leaflet))
    tw_setup_seats_grab (self->outcome.seats);
}

static void
folded_cb (TwSetupPage *self)
{
  gboolean is_folded = adw_leaflet_get_folded (self->leaflet);

  gtk_widget_set_visible (self->back_bar, is_folded);
  tw_setup_sets_set_narrow (self->outcome.sets, is_folded || !tw_width_bin_is_wide (self->bin));
}

static void
notes_opened_cb (TwSetupPage *self)
{
  tw_setup_notes_show (&self->notes);
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
start_cb (TwSetupPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.start", NULL);
}

static void
usual_changed_cb (TwSetupPage *self)
{
  tw_setup_page_list (self, NULL);
}

void
tw_setup_page_list (TwSetupPage *self, const char *choose)
{
  g_autoptr (GPtrArray) rulesets =
      tw_setup_listing_dup_all (self->own, self->game.kit, self->game.set);
  g_autofree char *usual = tw_setup_usual_dup (self->game.set->id);

  self->game.is_filling = TRUE;
  tw_setup_rulesets_set (self->rulesets, rulesets, tw_setup_listing_get_folder (self->own), usual);
  tw_setup_game_take_ruleset (&self->game, tw_setup_rulesets_get (self->rulesets));
  self->game.is_filling = FALSE;
  if (choose != NULL)
    tw_setup_rulesets_choose (self->rulesets, choose);
}

void
tw_setup_page_set_game (TwSetupPage *self, const TwGameKit *kit, TwTileSet *set)
{
  g_auto (GStrv) players = tw_setup_usual_dup_players (set->id);

  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  self->game.is_filling = TRUE;
  self->game.kit = kit;
  g_clear_pointer (&self->game.set, tw_tile_set_unref);
  self->game.set = tw_tile_set_ref (set);
  tw_setup_game_take_parts (&self->game, tw_setup_parts_new (kit, set));
  tw_house_rules_set_vocabulary (self->game.house_rules, kit->vocabulary);
  tw_setup_listing_forget (self->own);
  tw_setup_page_list (self, NULL);
  read_own (self, TRUE);
  tw_setup_choices_forget (self->choices);
  /* Whoever tries out a set plays against the same program again. */
  if (!self->has_players && players[0] != NULL)
    tw_setup_seats_choose (self->outcome.seats, (const char *const *) players);
  follow_ruleset (self);
  if (self->game.ruleset == NULL)
    tw_setup_parts_set_base (self->game.parts,
                             tw_setup_usual_has_base (set->id,
                                                      tw_setup_parts_has_base (self->game.parts)));
  end_ruleset (self);
}

void
tw_setup_page_take_set (TwSetupPage *self, TwTileSet *set)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self) && self->game.set != NULL);
  if (strcmp (self->game.set->id, set->id) != 0)
    {
      tw_setup_page_set_game (self, self->game.kit, set);
      return;
    }
  tw_tile_set_ref (set);
  tw_tile_set_unref (self->game.set);
  self->game.set = set;
  tw_setup_parts_take_played (self->game.parts, set);
  changed_cb (self);
}

void
tw_setup_page_set_document (TwSetupPage *self, TwTileSet *set)
{
  guint n = self->game.parts != NULL ? self->game.parts->len : 0;

  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  if (set == self->game.document)
    return;
  g_clear_pointer (&self->game.document, tw_tile_set_unref);
  self->game.document = set != NULL ? tw_tile_set_ref (set) : NULL;
  if (self->game.kit == NULL)
    return;
  tw_setup_parts_take_document (self->game.parts, set);
  /* Its row comes or goes; else only what it says of the set is another. */
  if (self->game.parts->len != n)
    {
      self->game.is_filling = TRUE;
      tw_setup_sets_show (self->outcome.sets, self->game.parts, self->game.kit->vocabulary);
      self->game.is_filling = FALSE;
    }
  changed_cb (self);
}

gboolean
tw_setup_page_uses_document (TwSetupPage *self)
{
  return tw_setup_game_uses_document (&self->game);
}

void
tw_setup_page_open (TwSetupPage *self)
{
  if (self->game.kit == NULL)
    return;
  tw_setup_parts_count (self->game.parts);
  /* Another window may have saved one, or deleted it. */
  if (!tw_setup_listing_is_awaited (self->own))
    read_own (self, FALSE);
  self->game.is_filling = TRUE;
  tw_setup_sets_show (self->outcome.sets, self->game.parts, self->game.kit->vocabulary);
  self->game.is_filling = FALSE;
  tw_setup_page_check (self);
  tw_setup_page_grab (self);
}

gboolean
tw_setup_page_fill (TwSetupPage *self, TwTableSetup *setup, GError **error)
{
  *setup = (TwTableSetup){ 0 };
  if (tw_setup_listing_is_awaited (self->own))
    g_set_error_literal (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN, _ ("Opening…"));
  else
    setup->rules = tw_setup_game_dup_rules (&self->game, error);
  if (setup->rules == NULL)
    return FALSE;
  setup->title = tw_setup_title_new (&self->game, setup->rules);
  tw_setup_seats_fill (self->outcome.seats, setup);
  setup->is_recorded = gtk_switch_get_active (self->record);
  setup->is_strict = !setup->is_recorded && !gtk_switch_get_active (self->sandbox);
  tw_table_setup_seed (setup, gtk_editable_get_text (self->seed));
  return TRUE;
}

void
tw_setup_page_take_game (TwSetupPage *self, const TwTableSetup *setup)
{
  g_autoptr (GPtrArray) rulesets = NULL;
  const char *ruleset;

  tw_setup_page_set_recorded (self, setup->is_recorded);
  tw_setup_seats_take (self->outcome.seats, setup);
  self->has_players = TRUE;
  if (self->game.kit == NULL)
    return;
  rulesets = tw_setup_listing_dup_all (self->own, self->game.kit, self->game.set);
  ruleset = tw_setup_rulesets_titled (rulesets, setup->title);
  if (ruleset != NULL)
    tw_setup_rulesets_choose (self->rulesets, ruleset);
  tw_setup_parts_take_game (self->game.parts, setup->rules);
  if (tw_setup_choices_take_rules (self->choices, &self->game, setup->rules))
    tw_setup_page_change_ruleset (self);
}

static void
setup_page_dispose (GObject *object)
{
  TwSetupPage *self = TW_SETUP_PAGE (object);

  g_clear_handle_id (&self->check_timer, g_source_remove);
  tw_setup_together_stop (&self->together);
  self->game.kit = NULL;
  tw_setup_page_set_opening (self, NULL);
  tw_setup_errand_stop (self->reading);
  tw_setup_listing_stop (self->own);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (tw_setup_page_parent_class)->dispose (object);
}

static void
setup_page_finalize (GObject *object)
{
  TwSetupPage *self = TW_SETUP_PAGE (object);

  g_object_unref (self->files);
  g_object_unref (self->own);
  g_object_unref (self->reading);
  tw_setup_notes_clear (&self->notes);
  g_free (self->outcome.added);
  tw_setup_choices_free (self->choices);
  tw_setup_game_clear (&self->game);
  G_OBJECT_CLASS (tw_setup_page_parent_class)->finalize (object);
}

static void
tw_setup_page_class_init (TwSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);
  /* What the parts of the page have of its widgets. */
  static const struct
  {
    const char *name;
    gssize offset;
  } parts[] = {
    { "seats", G_STRUCT_OFFSET (TwSetupPage, outcome.seats) },
    { "sets", G_STRUCT_OFFSET (TwSetupPage, outcome.sets) },
    { "notes_group", G_STRUCT_OFFSET (TwSetupPage, notes.group) },
    { "notes", G_STRUCT_OFFSET (TwSetupPage, notes.list) },
    { "problem_icon", G_STRUCT_OFFSET (TwSetupPage, outcome.problem_icon) },
    { "outcome", G_STRUCT_OFFSET (TwSetupPage, outcome.words) },
    { "missing", G_STRUCT_OFFSET (TwSetupPage, outcome.missing) },
    { "remedy", G_STRUCT_OFFSET (TwSetupPage, outcome.remedy) },
    { "save_as", G_STRUCT_OFFSET (TwSetupPage, outcome.save_as) },
  };

  G_OBJECT_CLASS (klass)->dispose = setup_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = setup_page_finalize;
#define SIGNAL(name)                                                                               \
  g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0)
  signals[START] = SIGNAL ("start");
  signals[CLOSE] = SIGNAL ("close");
  signals[READY] = SIGNAL ("ready");
#undef SIGNAL
  g_type_ensure (TW_TYPE_HOUSE_RULE_ROWS);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  g_type_ensure (TW_TYPE_SETUP_ABOUT);
  g_type_ensure (TW_TYPE_SETUP_RULESETS);
  g_type_ensure (TW_TYPE_SETUP_SEATS);
  g_type_ensure (TW_TYPE_SETUP_SETS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/setup/setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, rulesets);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, bin);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, back_bar);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, scroll);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, form);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, about);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, house_rule_rows);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, seed);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, record);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, sandbox);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, save);
  gtk_widget_class_bind_template_child (widget_class, TwSetupPage, start);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_class_bind_template_child_full (widget_class, parts[i].name, FALSE, parts[i].offset);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, rulesets_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
  gtk_widget_class_bind_template_callback (widget_class, notes_opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, seats_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, parts_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, usual_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "record_cb",
                                                G_CALLBACK (tw_setup_page_take_recorded));
}

static void
tw_setup_page_init (TwSetupPage *self)
{
  self->choices = tw_setup_choices_new ();
  self->reading = tw_setup_errand_new ();
  self->own = tw_setup_listing_new ();
  self->files = tw_setup_files_new (&self->game);
  g_signal_connect_object (self->reading, "done", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->own, "listed", G_CALLBACK (listed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "added", G_CALLBACK (added_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->game.n_seats = tw_setup_seats_get_n (self->outcome.seats);
  self->game.house_rules = tw_house_rule_rows_dup_rules (self->house_rule_rows);
  g_signal_connect_swapped (self->game.house_rules, "changed", G_CALLBACK (changed_cb), self);
  tw_text_limit_line (self->seed);
  adw_leaflet_set_visible_child_name (self->leaflet, "form");
  folded_cb (self);
  tw_setup_page_add_actions (self);
  tw_setup_files_take_drops (self->files, GTK_WIDGET (self));
}
