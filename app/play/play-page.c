/* The table as a page of the window. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/play/table-history.h"
#include "app/play/table-texts.h"
#include "app/window.h"

/* How long the band says whose hand it is. */
#define BAND_MS 500
/* Nobody expects to go on at once. */
#define SECOND_BAND_MS 1500
/* The hand, and the least height that the log leaves for the explanation below it. */
#define HAND_PX        142
#define NARROW_HAND_PX 104
#define CARD_ROOM_PX   150
/* The room that the explanation takes in its corner; a wider hand raises it. */
#define CARD_WIDTH_PX 284
#define CARD_RISE_PX  (HAND_PX - 12)
/* The button of the log, which has its corner where there is little room. */
#define LOG_BUTTON_PX 52

enum
{
  UNSAVED_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwPlayPage, tw_play_page, ADW_TYPE_BIN)

void
tw_play_page_tell_unsaved (TwPlayPage *self)
{
  g_signal_emit (self, signals[UNSAVED_CHANGED], 0);
}

static gboolean
is_finished (TwPlayPage *self)
{
  return tw_table_model_get_game (self->model) != NULL
         && tw_table_model_get_question (self->model) == TW_QUESTION_NONE;
}

static int
natural_width (GtkWidget *widget)
{
  int width = 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static void
set_toggle (TwPlayPage *self, const char *name, gboolean value)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (value));
}

void
tw_play_page_update_layout (TwPlayPage *self)
{
  gboolean wide = tw_width_bin_is_wide (self->bin), finished = is_finished (self);
  gboolean has_game = tw_table_model_get_game (self->model) != NULL;
  gboolean log = (wide ? self->show_log : self->show_log_narrow) && !finished;
  gboolean scores = self->show_scores && !finished;
  int height = gtk_widget_get_height (GTK_WIDGET (self->overlay));
  gboolean narrow = gtk_widget_has_css_class (GTK_WIDGET (self->bin), "narrow");
  gboolean raised = wide
                    && natural_width (GTK_WIDGET (self->hand)) + 2 * CARD_WIDTH_PX
                           > gtk_widget_get_width (GTK_WIDGET (self->overlay));
  gboolean looking = tw_table_model_is_looking (self->model);
  int left = 12, right = 12, top = 12;

  gtk_widget_set_visible (GTK_WIDGET (self->log), log);
  gtk_widget_set_visible (self->log_button, !log && !finished);
  gtk_widget_set_visible (GTK_WIDGET (self->scores), scores);
  gtk_widget_set_visible (self->scores_button, !scores && !finished);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), !finished);
  gtk_widget_set_visible (GTK_WIDGET (self->overlay), has_game && (wide || !finished));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), !has_game);
  gtk_widget_set_visible (GTK_WIDGET (self->result), finished);
  gtk_widget_set_hexpand (GTK_WIDGET (self->result), !wide);
  gtk_widget_set_size_request (GTK_WIDGET (self->result), wide ? 580 : -1, -1);
  gtk_widget_set_valign (self->card, wide ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_widget_set_margin_top (self->card, wide ? 0 : LOG_BUTTON_PX);
  gtk_widget_set_margin_bottom (self->card, raised ? CARD_RISE_PX : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->history),
                          has_game && (self->show_history || finished || looking));
  gtk_widget_set_visible (self->history_button, !narrow);
  tw_history_bar_set_compact (self->history, narrow);
  tw_score_panel_set_compact (self->scores, !wide);
  tw_hand_set_compact (self->hand, narrow);
  set_toggle (self, "show-log", log);
  set_toggle (self, "show-scores", scores);
  set_toggle (self, "history", self->show_history);
  if (height > 0)
    tw_log_panel_set_most_height (self->log, height - CARD_ROOM_PX
                                                 - (raised ? CARD_RISE_PX
                                                    : wide ? 84
                                                           : 160));
  if (log && wide)
    left = natural_width (GTK_WIDGET (self->log)) - 6;
  /* On a very narrow window the scores take room above the landscape, not beside it. */
  if (scores && narrow)
    gtk_widget_measure (GTK_WIDGET (self->scores), GTK_ORIENTATION_VERTICAL, -1, NULL, &top, NULL,
                        NULL);
  else if (scores)
    right = natural_width (GTK_WIDGET (self->scores)) - 6;
  tw_game_table_set_insets (self->table, left, right, top,
                            finished ? 12
                            : narrow ? NARROW_HAND_PX
                                     : HAND_PX);
}

static gboolean
layout_cb (gpointer data)
{
  TwPlayPage *self = data;

  self->layout_idle = 0;
  tw_play_page_update_layout (self);
  return G_SOURCE_REMOVE;
}

static void
queue_layout (TwPlayPage *self)
{
  if (self->layout_idle == 0)
    self->layout_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, layout_cb, self, NULL);
}

static gboolean
band_cb (gpointer data)
{
  TwPlayPage *self = data;

  self->band_timer = 0;
  gtk_revealer_set_reveal_child (self->band, FALSE);
  return G_SOURCE_REMOVE;
}

static void
passed_cb (TwPlayPage *self, guint seat)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  g_autofree char *colour = NULL, *words = NULL;
  const char *classes[] = { "turn-band", NULL, NULL };

  if (seat >= setup->rules->n_seats)
    return;
  colour = g_strdup_printf ("p%u", setup->seats[seat].colour);
  classes[1] = colour;
  gtk_widget_set_css_classes (self->band_box, classes);
  tw_piece_picture_set_piece (self->band_piece, "meeple", setup->seats[seat].colour);
  if (tw_table_model_get_part (self->model) > 1)
    /* Translators: a player's name; the player has a further tile in the same turn. */
    words = g_strdup_printf (_ ("%s: second tile"), setup->seats[seat].name);
  gtk_label_set_label (self->band_name, words != NULL ? words : setup->seats[seat].name);
  gtk_revealer_set_reveal_child (self->band, TRUE);
  g_clear_handle_id (&self->band_timer, g_source_remove);
  self->band_timer = g_timeout_add (words != NULL ? SECOND_BAND_MS : BAND_MS, band_cb, self);
}

/* Whoever goes on playing has read what was said. */
static void
dismiss_toast (TwPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (TW_IS_WINDOW (root))
    tw_window_dismiss_toast (TW_WINDOW (root));
}

static void
update_subtitle (TwPlayPage *self)
{
  g_autofree char *subtitle = tw_table_subtitle (self->model);

  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
proposed_cb (TwPlayPage *self)
{
  update_subtitle (self);
  dismiss_toast (self);
}

static void
changed_cb (TwPlayPage *self)
{
  gboolean was_finished = gtk_widget_get_visible (GTK_WIDGET (self->result));

  adw_window_title_set_title (self->title, tw_table_model_get_setup (self->model)->title);
  update_subtitle (self);
  tw_play_page_update_actions (self);
  dismiss_toast (self);
  if (is_finished (self))
    tw_result_page_show (self->result, self->model);
  tw_play_page_update_layout (self);
  if (is_finished (self))
    tw_result_page_grab (self->result);
  else if (was_finished)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  tw_play_page_update_card (self, FALSE);
  tw_play_page_tell_unsaved (self);
}

static void
target_changed_cb (TwPlayPage *self)
{
  tw_play_page_update_card (self, FALSE);
}

static void
lit_cb (TwPlayPage *self, guint node)
{
  tw_game_table_set_lit (self->table, node);
}

/* Reads the rules that come with the program, once; then it is known what can be added. */
static gboolean
load_kit (TwPlayPage *self, GError **error)
{
  g_auto (GStrv) addable = NULL;
  const TwVocabularyPart *own;
  g_autoptr (GPtrArray) rulesets = NULL;

  if (self->kit.vocabulary != NULL)
    return TRUE;
  if (!tw_play_kit_load (&self->kit, error))
    return FALSE;
  addable = tw_play_rules_addable (&self->kit, self->set);
  own = tw_vocabulary_part_of_set (self->kit.vocabulary, self->set->id);
  tw_new_game_set_parts (self->new_game, self->kit.vocabulary, own != NULL ? own->id : NULL,
                         (const char *const *) addable);
  rulesets = tw_play_rulesets (&self->kit, self->set);
  tw_new_game_set_rulesets (self->new_game, rulesets,
                            tw_play_needs_ruleset (&self->kit, self->set));
  return TRUE;
}

/* Whether nothing is played that the ruleset does not name. */
static gboolean
is_as_offered (TwPlayPage *self, const TwRuleset *ruleset)
{
  g_auto (GStrv) uses = tw_new_game_dup_uses (self->new_game);

  for (guint i = 0; uses[i] != NULL; i++)
    if (ruleset->offers == NULL
        || !g_strv_contains ((const char *const *) ruleset->offers, uses[i]))
      return FALSE;
  return TRUE;
}

/* The name of the ruleset, or of all that is played. */
static char *
title_of (TwPlayPage *self, const TwRules *rules)
{
  const TwRuleset *ruleset = tw_new_game_get_ruleset (self->new_game);
  const char *title = ruleset != NULL && is_as_offered (self, ruleset)
                          ? tw_texts_best (ruleset->titles, g_get_language_names ())
                          : NULL;

  return title != NULL ? g_strdup (title) : tw_play_rules_title (rules);
}

void
tw_play_page_start (TwPlayPage *self)
{
  g_autoptr (GError) error = NULL;
  TwTableSetup setup = { 0 };

  if (load_kit (self, &error))
    {
      g_auto (GStrv) uses = tw_new_game_dup_uses (self->new_game);
      g_auto (GStrv) settings = tw_new_game_dup_settings (self->new_game);

      setup.rules =
          tw_play_rules_new (&self->kit, self->set, tw_new_game_get_ruleset (self->new_game),
                             (const char *const *) uses, (const char *const *) settings,
                             tw_new_game_get_n_seats (self->new_game), &error);
    }
  tw_new_game_set_problem (self->new_game, error != NULL ? error->message : NULL);
  if (setup.rules == NULL)
    {
      /* A game that is under way goes on; why no other one begins is said where it was asked. */
      if (tw_table_model_get_game (self->model) != NULL)
        gtk_menu_button_popup (self->new_game_button);
      adw_status_page_set_description (self->problem, error->message);
      tw_play_page_update_layout (self);
      return;
    }
  setup.title = title_of (self, setup.rules);
  tw_new_game_fill (self->new_game, &setup);
  gtk_popover_popdown (GTK_POPOVER (self->new_game));
  tw_table_model_start (self->model, &setup);
  self->saved = 0;
  tw_play_page_tell_unsaved (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  tw_table_setup_clear (&setup);
}

static void
start_cb (TwPlayPage *self)
{
  tw_play_page_start_another (self);
}

static void
play_page_dispose (GObject *object)
{
  TwPlayPage *self = TW_PLAY_PAGE (object);

  g_clear_handle_id (&self->card_timer, g_source_remove);
  g_clear_handle_id (&self->band_timer, g_source_remove);
  g_clear_handle_id (&self->layout_idle, g_source_remove);
  g_clear_handle_id (&self->focus_idle, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_PLAY_PAGE);
  g_clear_object (&self->actions);
  if (self->programs != NULL)
    tw_program_players_stop (self->programs);
  g_clear_object (&self->programs);
  g_clear_object (&self->model);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  tw_play_kit_clear (&self->kit);
  G_OBJECT_CLASS (tw_play_page_parent_class)->dispose (object);
}

static gboolean
focus_cb (gpointer data)
{
  TwPlayPage *self = data;

  self->focus_idle = 0;
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  return G_SOURCE_REMOVE;
}

/* The stack that shows the page looks for a focus itself, after this. */
static void
play_page_map (GtkWidget *widget)
{
  TwPlayPage *self = TW_PLAY_PAGE (widget);

  GTK_WIDGET_CLASS (tw_play_page_parent_class)->map (widget);
  if (self->focus_idle == 0)
    self->focus_idle = g_idle_add (focus_cb, self);
}

static void
tw_play_page_class_init (TwPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = play_page_dispose;
  widget_class->map = play_page_map;
  signals[UNSAVED_CHANGED] = g_signal_new ("unsaved-changed", G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  g_type_ensure (TW_TYPE_HISTORY_BAR);
  g_type_ensure (TW_TYPE_NEW_GAME);
  g_type_ensure (TW_TYPE_RESULT_PAGE);
  g_type_ensure (TW_TYPE_PIECE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, title);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, new_game_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, pause_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, history_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, history);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, new_game);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, bin);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, log_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, scores_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, card);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, card_title);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, card_text);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, band);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, band_box);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, band_piece);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, band_name);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, result);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, problem);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
tw_play_page_init (TwPlayPage *self)
{
  self->model = tw_table_model_new ();
  self->hints = TW_HINTS_ALL;
  self->show_log = TRUE;
  self->show_scores = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_play_page_style (GTK_WIDGET (self));
  tw_play_page_add_actions (self);
}

/* The widgets that need the game: the table below the template's, panels above it. */
static void
add_widgets (TwPlayPage *self, TwTileTextures *textures)
{
  GtkWidget *table = tw_game_table_new (self->model, textures);
  GtkWidget *log = tw_log_panel_new (self->model);
  GtkWidget *scores = tw_score_panel_new (self->model);
  GtkWidget *hand = tw_hand_new (self->model, textures);

  self->table = TW_GAME_TABLE (table);
  self->log = TW_LOG_PANEL (log);
  self->scores = TW_SCORE_PANEL (scores);
  self->hand = TW_HAND (hand);
  gtk_widget_set_halign (log, GTK_ALIGN_START);
  gtk_widget_set_valign (log, GTK_ALIGN_START);
  gtk_widget_set_halign (scores, GTK_ALIGN_END);
  gtk_widget_set_valign (scores, GTK_ALIGN_START);
  gtk_widget_set_halign (hand, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (hand, GTK_ALIGN_END);
  tw_history_bar_set_model (self->history, self->model);
  gtk_overlay_set_child (self->overlay, table);
  gtk_overlay_add_overlay (self->overlay, hand);
  gtk_overlay_add_overlay (self->overlay, scores);
  gtk_overlay_add_overlay (self->overlay, log);
}

GtkWidget *
tw_play_page_new (TwTileSet *set, TwTileTextures *textures)
{
  TwPlayPage *self = g_object_new (TW_TYPE_PLAY_PAGE, NULL);
  gboolean animates = TRUE;

  self->set = tw_tile_set_ref (set);
  add_widgets (self, textures);
  g_signal_connect_object (self->model, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "proposed", G_CALLBACK (proposed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "passed", G_CALLBACK (passed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "target-changed", G_CALLBACK (target_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "lit", G_CALLBACK (lit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bin, "notify::wide", G_CALLBACK (queue_layout), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bin, "notify::narrow", G_CALLBACK (queue_layout), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "resized", G_CALLBACK (queue_layout), self,
                           G_CONNECT_SWAPPED);
  tw_play_page_start (self);
  tw_play_page_update_actions (self);
  self->programs = tw_program_players_new (self->model);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animates,
                NULL);
  if (!animates)
    tw_program_players_set_pace (self->programs, 0);
  return GTK_WIDGET (self);
}

TwTableModel *
tw_play_page_get_model (TwPlayPage *self)
{
  return self->model;
}
