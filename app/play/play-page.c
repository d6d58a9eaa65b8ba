/* The table as a page of the window. */
#include "app/play/play-page.h"

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/game/table-history.h"
#include "app/game/table-record.h"
#include "app/game/table-sandbox.h"
#include "app/play/by-file-exchange.h"
#include "app/play/edited-tiles.h"
#include "app/play/game-opening.h"
#include "app/play/lesson-band.h"
#include "app/play/lesson-saving.h"
#include "app/play/play-actions.h"
#include "app/play/play-desk.h"
#include "app/play/play-header.h"
#include "app/play/play-keys.h"
#include "app/play/program-wait.h"
#include "app/setup/setup-page.h"
#include "app/table/game-exporting.h"
#include "app/table/player-style.h"
#include "app/widgets/announce.h"
#include "app/widgets/page.h"
#include "engine/setup/play-rules.h"

static guint unsaved_changed_signal, lesson_made_signal, called_signal;

/*
 * @plays_document: whether what is edited beside the table was added to the game
 * @awaits_sets: whether the first game waits until the sets of its ruleset have been read
 * @focus_idle: moves the focus once the page is shown
 * @views: "table", "setup", and "opening" while a file takes long to be read
 */
struct _TwPlayPage
{
  AdwBin parent_instance;

  TwTileSet *set;
  TwGameKit kit;
  TwTableModel *model;
  TwProgramPlayers *programs;
  TwProgramWait *waiting;
  TwUnsavedGame *unsaved;
  TwGameSaving *saving;
  TwGameOpening *opener;
  TwEditedTiles *edited;
  TwLessonSaving *lesson_saving;
  TwByFileExchange *exchange;
  GSimpleActionGroup *actions;
  gboolean plays_document;
  gboolean awaits_sets;
  guint focus_idle;

  GtkStack *views;
  GtkWidget *table_view;
  TwPlayHeader *header;
  TwByFileBar *by_file;
  TwMessageBar *message_bar;
  TwLessonBand *lessons;
  TwPlayDesk *desk;
  TwOpeningPage *opening;
  TwSetupPage *setup;
};

G_DEFINE_FINAL_TYPE (TwPlayPage, tw_play_page, ADW_TYPE_BIN)

static void
tell_unsaved (TwPlayPage *self)
{
  g_signal_emit (self, unsaved_changed_signal, 0);
}

static void
changed_cb (TwPlayPage *self)
{
  tw_play_actions_update (G_ACTION_MAP (self->actions), self->model);
  tw_by_file_exchange_update (self->exchange);
  /* Whoever goes on playing has read what was said; what was offered stays, for the way to its
   * button leads over the table, where one aims in passing. */
  tw_announce_nothing (GTK_WIDGET (self));
  tell_unsaved (self);
}

static void
laid_out_cb (TwPlayPage *self)
{
  tw_play_header_lay_out (self->header, tw_play_desk_get_bin (self->desk));
}

static void
grab_table (TwPlayPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (tw_play_desk_get_table (self->desk)));
}

/* Reads the rules that come with the program, once; then it is known what can be added. */
static gboolean
load_kit (TwPlayPage *self, GError **error)
{
  if (self->kit.vocabulary != NULL)
    return TRUE;
  if (!tw_shared_kit_load (&self->kit, error))
    return FALSE;
  tw_setup_page_set_game (self->setup, &self->kit, self->set);
  return TRUE;
}

static gboolean
is_set_up (TwPlayPage *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->views), "setup");
}

/* The page before a game; the one at the table waits behind it. */
static void
open_setup (TwPlayPage *self)
{
  if (!load_kit (self, NULL))
    return;
  gtk_stack_set_visible_child_name (self->views, "setup");
  tw_setup_page_open (self->setup);
}

static void
close_setup (TwPlayPage *self)
{
  gtk_stack_set_visible_child_name (self->views, "table");
  /* Play Again is about the game at the table. */
  tw_setup_page_set_recorded (self->setup, tw_table_record_is (self->model));
  grab_table (self);
}

/* Begins the game that the set-up page tells of. */
static void
start (gpointer user_data)
{
  TwPlayPage *self = user_data;
  g_autoptr (GError) error = NULL;
  TwTableSetup setup = { 0 };

  if (!load_kit (self, &error) || !tw_setup_page_fill (self->setup, &setup, &error)
      || !tw_by_file_exchange_start (self->exchange, &setup, &error))
    {
      tw_table_setup_clear (&setup);
      self->awaits_sets = tw_table_model_get_game (self->model) == NULL
                          && self->kit.vocabulary != NULL && tw_setup_page_is_reading (self->setup);
      /* A game that is under way goes on; why no other one begins is said where it was asked. */
      if (tw_table_model_get_game (self->model) != NULL)
        open_setup (self);
      tw_setup_page_tell_problem (self->setup, error->message);
      tw_play_desk_set_problem (self->desk, self->awaits_sets ? NULL : error->message);
      return;
    }
  self->awaits_sets = FALSE;
  self->plays_document = tw_setup_page_uses_document (self->setup);
  tw_game_saving_take_file (self->saving, NULL);
  close_setup (self);
  tw_table_setup_clear (&setup);
}

static void
ask_to_start (TwPlayPage *self)
{
  tw_game_saving_ask_to_leave (self->saving, start, self);
}

static void
again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ask_to_start (TW_PLAY_PAGE (user_data));
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwPlayPage *self = user_data;
  gboolean was_open = is_set_up (self);

  open_setup (self);
  /* Another game is recorded by who says so; the one at the table says nothing of it. */
  if (!was_open && tw_table_record_is (self->model))
    tw_setup_page_set_recorded (self->setup, FALSE);
}

static void
hurry_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_program_players_hurry (TW_PLAY_PAGE (user_data)->programs);
}

static const GActionEntry entries[] = {
  { .name = "again", .activate = again_cb },
  { .name = "new-game", .activate = new_game_cb },
  { .name = "hurry", .activate = hurry_cb },
};

static void
ready_cb (TwPlayPage *self)
{
  if (self->awaits_sets)
    start (self);
}

/* A game that was joined is looked at from the beginning. */
static void
joined_cb (TwPlayPage *self)
{
  tw_table_scene_fit (tw_game_table_get_scene (tw_play_desk_get_table (self->desk)));
  grab_table (self);
}

/* Whatever is before the table is there again when it is asked for. */
static void
called_cb (TwPlayPage *self)
{
  if (is_set_up (self))
    close_setup (self);
  g_signal_emit (self, called_signal, 0);
}

static void
show_page_cb (TwPlayPage *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->views, name);
}

static void
play_page_dispose (GObject *object)
{
  TwPlayPage *self = TW_PLAY_PAGE (object);

  g_clear_handle_id (&self->focus_idle, g_source_remove);
  if (self->opening != NULL)
    tw_opening_page_drop (self->opening);
  /* The bin does not hear of it when its template takes its child away. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_PLAY_PAGE);
  g_clear_object (&self->actions);
  g_clear_object (&self->waiting);
  if (self->programs != NULL)
    tw_program_players_stop (self->programs);
  g_clear_object (&self->programs);
  g_clear_pointer (&self->edited, g_free);
  g_clear_object (&self->exchange);
  g_clear_object (&self->opener);
  g_clear_object (&self->lesson_saving);
  g_clear_object (&self->saving);
  g_clear_object (&self->unsaved);
  g_clear_object (&self->model);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  tw_play_rules_kit_clear (&self->kit);
  G_OBJECT_CLASS (tw_play_page_parent_class)->dispose (object);
}

static gboolean
focus_cb (gpointer data)
{
  TwPlayPage *self = data;

  self->focus_idle = 0;
  if (is_set_up (self))
    tw_setup_page_grab (self->setup);
  else
    tw_play_desk_grab (self->desk);
  return G_SOURCE_REMOVE;
}

/* Keys that come at once are the table's, not the first button's, which leads back. */
static gboolean
play_page_grab_focus (GtkWidget *widget)
{
  TwPlayPage *self = TW_PLAY_PAGE (widget);

  if (self->focus_idle != 0 && g_str_equal (gtk_stack_get_visible_child_name (self->views), "table")
      && gtk_widget_is_visible (GTK_WIDGET (tw_play_desk_get_table (self->desk))))
    return gtk_widget_grab_focus (GTK_WIDGET (tw_play_desk_get_table (self->desk)));
  return GTK_WIDGET_CLASS (tw_play_page_parent_class)->grab_focus (widget);
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

/* GTK 4.8 tells buttons that their actions went when a widget above them gets another parent, but
 * not that they are there again when they are the moved widget's own. */
static void
play_page_root (GtkWidget *widget)
{
  TwPlayPage *self = TW_PLAY_PAGE (widget);

  GTK_WIDGET_CLASS (tw_play_page_parent_class)->root (widget);
  gtk_widget_insert_action_group (widget, "play", G_ACTION_GROUP (self->actions));
  tw_setup_page_offer_actions (self->setup);
}

static void
lesson_cb (TwPlayPage *self, gpointer lesson)
{
  g_signal_emit (self, lesson_made_signal, 0, lesson);
}

static void
tw_play_page_class_init (TwPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = play_page_dispose;
  widget_class->root = play_page_root;
  widget_class->map = play_page_map;
  widget_class->grab_focus = play_page_grab_focus;
  widget_class->focus = tw_page_focus;
  unsaved_changed_signal = g_signal_new ("unsaved-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  lesson_made_signal = g_signal_new ("lesson-made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  called_signal = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_LESSON_BAND);
  g_type_ensure (TW_TYPE_BY_FILE_BAR);
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_OPENING_PAGE);
  g_type_ensure (TW_TYPE_PLAY_DESK);
  g_type_ensure (TW_TYPE_PLAY_HEADER);
  g_type_ensure (TW_TYPE_SETUP_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, views);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, table_view);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, header);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, by_file);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, lessons);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, desk);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, opening);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, setup);
  gtk_widget_class_bind_template_callback (widget_class, grab_table);
  gtk_widget_class_bind_template_callback (widget_class, laid_out_cb);
  gtk_widget_class_bind_template_callback (widget_class, ask_to_start);
  gtk_widget_class_bind_template_callback (widget_class, close_setup);
  gtk_widget_class_bind_template_callback (widget_class, ready_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_page_cb);
}

static void
tw_play_page_init (TwPlayPage *self)
{
  self->model = tw_table_model_new ();
  self->unsaved = tw_unsaved_game_new (self->model);
  self->actions = g_simple_action_group_new ();
  tw_play_actions_add (G_ACTION_MAP (self->actions), self->model);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  g_signal_connect_object (self->unsaved, "changed", G_CALLBACK (tell_unsaved), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "play", G_ACTION_GROUP (self->actions));
  tw_setup_page_set_opening (self->setup, self->opening);
  tw_player_style_add (GTK_WIDGET (self));
}

/* Goes on with the game of @opened. */
static void
show_file (TwPlayPage *self, TwGameFile *opened)
{
  if (opened->moves != NULL)
    {
      tw_by_file_exchange_take (self->exchange, opened->moves);
      return;
    }
  tw_play_header_show_cases (self->header, opened);
  /* Nobody is meant by the players of a case. */
  if (opened->cases == NULL)
    tw_setup_page_take_game (self->setup, &opened->setup);
  tw_table_model_resume (self->model, &opened->setup, g_steal_pointer (&opened->game));
  tw_table_scene_fit (tw_game_table_get_scene (tw_play_desk_get_table (self->desk)));
  grab_table (self);
  tw_game_saving_take_file (self->saving, opened->is_saved ? opened->file : NULL);
  /* A case is there to be watched. */
  if (opened->cases != NULL)
    {
      tw_table_history_look_at (self->model, 0);
      g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "history",
                                          g_variant_new_boolean (TRUE));
    }
  tw_game_opening_tell (self->opener, opened);
}

/* A table without a game. */
static TwPlayPage *
page_new (TwTileSet *set, TwTileTextures *textures, TwKeptGame *kept)
{
  TwPlayPage *self = g_object_new (TW_TYPE_PLAY_PAGE, NULL);
  GActionMap *actions = G_ACTION_MAP (self->actions);

  self->set = tw_tile_set_ref (set);
  /* The header knows its title before the desk says how much room there is for it. */
  tw_play_header_set_model (self->header, self->model, textures, &self->kit, actions);
  tw_play_desk_set_model (self->desk, self->model, textures, actions);
  tw_play_keys_add (self->table_view, G_ACTION_GROUP (actions), self->model,
                    tw_play_desk_get_table (self->desk));
  tw_game_exporting_add_menu (tw_play_header_get_export_menu (self->header), self->table_view);
  g_signal_connect_object (self->model, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "proposed", G_CALLBACK (tw_announce_nothing), self,
                           G_CONNECT_SWAPPED);
  self->saving = tw_game_saving_new (self->message_bar, self->model, self->unsaved, kept, actions);
  self->lesson_saving = tw_lesson_saving_new (self->message_bar, self->model, &self->kit, actions);
  g_signal_connect_object (self->lesson_saving, "made", G_CALLBACK (lesson_cb), self,
                           G_CONNECT_SWAPPED);
  self->exchange =
      tw_by_file_exchange_new (self->message_bar, self->model, self->saving, &self->kit, actions);
  g_signal_connect_object (self->exchange, "joined", G_CALLBACK (joined_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->exchange, "called", G_CALLBACK (called_cb), self,
                           G_CONNECT_SWAPPED);
  tw_by_file_bar_set_model (self->by_file, self->model);
  self->edited = tw_edited_tiles_new (self->message_bar, self->unsaved, &self->kit);
  self->opener = tw_game_opening_new (self->message_bar, self->opening, self->saving, actions);
  g_signal_connect_object (self->opener, "opened", G_CALLBACK (show_file), self, G_CONNECT_SWAPPED);
  return self;
}

/* Without the kit the game that goes on here does so, but no other one begins. */
static void
need_kit (TwPlayPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!load_kit (self, &error))
    tw_message_bar_show_error (self->message_bar, _ ("No other game can begin"), error->message);
}

static GtkWidget *
begin (TwPlayPage *self)
{
  gboolean animates = TRUE;

  tw_play_actions_update (G_ACTION_MAP (self->actions), self->model);
  self->programs = tw_program_players_new (self->model);
  self->waiting =
      tw_program_wait_new (self->programs,
                           tw_game_table_get_scene (tw_play_desk_get_table (self->desk)));
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animates,
                NULL);
  if (!animates)
    tw_program_players_set_pace (self->programs, 0);
  return GTK_WIDGET (self);
}

GtkWidget *
tw_play_page_new (TwTileSet *set, TwTileTextures *textures)
{
  g_autofree char *folder = tw_kept_games_folder ();
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  TwPlayPage *self = page_new (set, textures, kept);

  start (self);
  return begin (self);
}

GtkWidget *
tw_play_page_new_for_lessons (TwTileSet *set, const char *id, TwTileTextures *textures)
{
  g_autofree char *folder = tw_kept_games_folder ();
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  TwPlayPage *self = page_new (set, textures, kept);
  g_autoptr (TwLessonCourse) course = tw_lesson_course_new (self->model, set);

  need_kit (self);
  tw_lesson_band_begin (self->lessons, course, id, self->unsaved,
                        GTK_WIDGET (tw_play_desk_get_table (self->desk)),
                        G_ACTION_MAP (self->actions));
  return begin (self);
}

GtkWidget *
tw_play_page_new_for_kept (TwKeptGame *kept, const char *moves, TwTileTextures *textures)
{
  const TwKeptState *state = tw_kept_game_get_state (kept);
  g_autoptr (GError) error = NULL;
  TwPlayPage *self = page_new (state->setup.rules->catalogue->kinds[0].set, textures, kept);

  need_kit (self);
  tw_setup_page_take_game (self->setup, &state->setup);
  if (state->chain != NULL)
    {
      if (!tw_by_file_exchange_resume (self->exchange, state, moves, &error))
        tw_play_desk_set_problem (self->desk, error->message);
      return begin (self);
    }
  tw_table_model_resume (self->model, &state->setup, tw_game_copy (state->game));
  tw_table_model_set_paused (self->model, state->is_paused);
  return begin (self);
}

GtkWidget *
tw_play_page_new_for_file (TwGameFile *opened, TwTileTextures *textures)
{
  g_autoptr (TwGameFile) taken = opened;
  g_autofree char *folder = tw_kept_games_folder ();
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  TwPlayPage *self = page_new (opened->setup.rules->catalogue->kinds[0].set, textures, kept);

  need_kit (self);
  show_file (self, taken);
  return begin (self);
}

TwTableModel *
tw_play_page_get_model (TwPlayPage *self)
{
  return self->model;
}

GActionGroup *
tw_play_page_get_actions (TwPlayPage *self)
{
  return G_ACTION_GROUP (self->actions);
}

void
tw_play_page_record (GtkWidget *page)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);

  open_setup (self);
  tw_setup_page_set_recorded (self->setup, TRUE);
}

void
tw_play_page_open_file (TwPlayPage *self, GFile *file)
{
  tw_game_opening_read (self->opener, file);
}

TwUnsavedGame *
tw_play_page_get_unsaved (GtkWidget *page)
{
  return TW_PLAY_PAGE (page)->unsaved;
}

void
tw_play_page_ask_to_leave (GtkWidget *page, void (*done) (gpointer user_data), gpointer user_data)
{
  tw_game_saving_ask_to_leave (TW_PLAY_PAGE (page)->saving, done, user_data);
}

void
tw_play_page_follow (GtkWidget *page, TwTileSet *set)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);

  tw_tile_set_ref (set);
  tw_tile_set_unref (self->set);
  self->set = set;
  if (self->kit.vocabulary != NULL)
    tw_setup_page_take_set (self->setup, set);
  if (tw_table_model_get_game (self->model) == NULL)
    start (self);
  else
    tw_edited_tiles_follow (self->edited, self->model, set);
}

void
tw_play_page_set_document (GtkWidget *page, TwTileSet *set)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);

  tw_setup_page_set_document (self->setup, set);
  tw_lesson_saving_set_set (self->lesson_saving, set);
  if (self->plays_document && set != NULL && tw_table_model_get_game (self->model) != NULL)
    tw_edited_tiles_follow (self->edited, self->model, set);
}

char *
tw_play_page_offer (GtkWidget *page, const char *tile, gboolean *out_is_now)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);
  g_autoptr (GError) error = NULL;

  if (tw_table_model_get_game (self->model) == NULL)
    return g_strdup (tw_play_desk_get_problem (self->desk));
  return tw_table_sandbox_draw_next (self->model, &self->kit, self->set, tile, out_is_now, &error)
             ? NULL
             : g_strdup (error->message);
}

void
tw_play_page_set_apart (GtkWidget *page, gboolean is_apart)
{
  tw_play_header_set_apart (TW_PLAY_PAGE (page)->header, is_apart);
}
