/* What the files of the window share. */
#pragma once

#include "app/document/draft-keeper.h"
#include "app/document/file-watch.h"
#include "app/gallery/compare-window.h"
#include "app/gallery/coverage-window.h"
#include "app/gallery/properties-window.h"
#include "app/play/play-page.h"
#include "app/start/start-page.h"
#include "app/widgets/message-bar.h"
#include "app/widgets/opening-page.h"
#include "app/widgets/page.h"
#include "app/widgets/set-title.h"
#include "app/widgets/width-bin.h"
#include "app/window/page-list.h"
#include "app/window/table-window.h"
#include "app/window/window.h"

G_BEGIN_DECLS

struct _TwWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  TwTileTextures *textures;
  TwDocument *document;
  GSimpleActionGroup *document_actions;
  GBindingGroup *bindings;
  /* (nullable): the save under way, what is said of it when it takes long, and the timer until
   * that is said. */
  GCancellable *saving;
  char *saving_title;
  guint saving_timer;
  /* The save that was asked for meanwhile, where to (nullable: to where the set is kept by then),
   * and whether the window is to be closed after it. */
  gboolean has_next_save;
  GFile *next_save_file;
  gboolean next_save_closes;
  /* (nullable) (weak): the window that has work of its own, and for which this one was made to open
   * something; until it shows something. */
  TwWindow *opener;
  /* What of the files opened last, each in a window of its own, could not be opened, and the title
   * under which that is said. */
  GStrv refused;
  char *refused_title;
  /* The mode of the window when Play was pressed. */
  char *mode_before_play;
  /* Set once the user has said what is to become of unsaved changes, and of the game. */
  gboolean may_close;
  gboolean may_lose_game;
  /* Whether full screen was what was asked for last. */
  gboolean wants_fullscreen;
  /* Of gtk_application_inhibit(), 0 if the session may end. */
  guint inhibit_cookie;

  /* Of the open set, and whether it was said that it cannot be written. */
  TwDraftKeeper *keeper;
  gboolean has_told_of_draft;
  /* On the open file, and whether the bar asks about it. */
  TwFileWatch *watch;
  gboolean has_file_news;
  /* (nullable): id of the draft that the bar offers. */
  char *offered_draft;

  /* (nullable): cases that the bar offers to bring up to date. */
  GPtrArray *case_updates;
  /* (nullable): windows about the whole set, while they are open. */
  TwPropertiesWindow *properties;
  TwCoverageWindow *coverage;
  TwCompareWindow *compare;

  TwWidthBin *window_bin;
  AdwHeaderBar *edit_header;
  GtkMenuButton *menu_button;
  GMenu *export_menu;
  AdwToastOverlay *toasts;
  GtkStack *modes;
  TwOpeningPage *opening_page;
  TwStartPage *start_page;
  TwMessageBar *message_bar;
  TwMessageBar *file_bar;
  AdwViewStack *pages;
  AdwViewSwitcherTitle *switcher;
  AdwViewSwitcherBar *switcher_bar;
  TwSetTitle *set_title;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  AdwBin *table_bin;
  /* (nullable): the table's own window, while it has one; whether the game is one with the open
   * set, and waits for its changes. */
  TwTableWindow *table_window;
  gboolean plays_document;
  guint follow_timer;
};

/** tw_window_install_actions: adds the `win.` actions to the class. */
void tw_window_install_actions (GtkWidgetClass *widget_class);

/** tw_window_add_document_actions: adds the `doc.` actions to a window. */
void tw_window_add_document_actions (TwWindow *self);

/** tw_window_update_actions: brings sensitivity and tooltips in line with the document. */
void tw_window_update_actions (TwWindow *self);

/** tw_window_place_toasts: has toasts appear where they cover nothing that is needed next. */
void tw_window_place_toasts (TwWindow *self);

/** tw_window_show_mode: shows "start", "edit" or "play"; a new window is "opening". */
void tw_window_show_mode (TwWindow *self, const char *mode);

/** tw_window_get_page: Returns: (transfer none) (nullable): the page that is shown */
TwPage *tw_window_get_page (TwWindow *self);

/** tw_window_update_inhibition: keeps the session from ending while something is not saved. */
void tw_window_update_inhibition (TwWindow *self);

/** tw_window_has_game: Returns: whether there is a game on the table that is not saved */
gboolean tw_window_has_game (TwWindow *self);

/**
 * tw_window_for_another_set:
 * @self: a window
 *
 * Returns: (transfer none): @self, or a new window if @self has unsaved changes, a game, or a file
 * compared with it that has such changes
 */
TwWindow *tw_window_for_another_set (TwWindow *self);

/**
 * tw_window_show_opening_error:
 * @self: the window into which something was to be opened
 * @title: what cannot be opened
 * @message: why
 *
 * Says so where it was asked for: a window made for it alone closes, and its opener says it.
 */
void tw_window_show_opening_error (TwWindow *self, const char *title, const char *message);

/** tw_window_cancel_opening: gives up what is being opened; a window made for it alone closes. */
void tw_window_cancel_opening (TwWindow *self);

/** tw_window_note_drawing: until the window has been drawn, what @key stands for counts as under way,
 * see under-way.h. */
void tw_window_note_drawing (TwWindow *self, const char *key);

/** tw_window_save_to: saves the open set as @file, and closes the window if it is to be closed;
 * after the save that is under way. */
void tw_window_save_to (TwWindow *self, GFile *file, gboolean then_close);

/** TwSaveOrder: what is to be saved where, kept until that has ended. */
typedef struct
{
  TwWindow *window;
  GFile *file;
  gboolean then_close;
} TwSaveOrder;

/** tw_save_order_new: Returns: (transfer full): an order, which holds @window and @file */
TwSaveOrder *tw_save_order_new (TwWindow *window, GFile *file, gboolean then_close);

/** tw_save_order_free: forgets it. */
void tw_save_order_free (TwSaveOrder *order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwSaveOrder, tw_save_order_free)

/** tw_window_save_later: saves the open set after the save under way: to @file (nullable), or to
 * wherever it is kept then; see tw_window_save_to(). */
void tw_window_save_later (TwWindow *self, GFile *file, gboolean then_close);

/** tw_window_begin_saving: says that @file is saved if that takes long. Returns: (transfer none): what
 * it is given up by */
GCancellable *tw_window_begin_saving (TwWindow *self, GFile *file);

/** tw_window_end_saving: the save under way is over; one that was asked for meanwhile still waits. */
void tw_window_end_saving (TwWindow *self);

/** tw_window_cancel_saving: gives up the save under way, unless it is replacing the file already. */
void tw_window_cancel_saving (TwWindow *self);

/** tw_window_forget_saving: nobody is told how the save under way ends, and none comes after it. */
void tw_window_forget_saving (TwWindow *self);

/** tw_window_close_now: closes the window soon, without asking about the open set. */
void tw_window_close_now (TwWindow *self);

/** tw_window_name_of: Returns: (transfer full): the name of @file as people read it */
char *tw_window_name_of (GFile *file);

/**
 * tw_window_ask_about_enclosed:
 * @self: a window
 * @file: where the open set is to be saved
 * @then_close: whether the window is to be closed when that is done
 *
 * Asks what becomes of files that are enclosed with the set, if @file cannot hold them; goes on
 * with saving when that is answered.
 *
 * Returns: whether it asks
 */
gboolean tw_window_ask_about_enclosed (TwWindow *self, GFile *file, gboolean then_close);

/** tw_window_check_enclosed: says what is wrong with rulesets that are enclosed with the open set. */
void tw_window_check_enclosed (TwWindow *self);

/** tw_window_keep_draft: begins to keep a draft of what is changed in the open set. */
void tw_window_keep_draft (TwWindow *self);

/** tw_window_forget_draft: ends it; a draft that is on the disk stays there. */
void tw_window_forget_draft (TwWindow *self);

/** tw_window_offer_draft: asks about a draft of the open file, if a crash has left one. */
void tw_window_offer_draft (TwWindow *self);

/** tw_window_restore_draft: opens the draft of that id as unsaved changes of its file. */
void tw_window_restore_draft (TwWindow *self, const char *id);

/** tw_window_discard_draft: removes the draft of that id, but for a while it can be undone. */
void tw_window_discard_draft (TwWindow *self, const char *id);

/** tw_window_open_set_file: reads the tile set in @file. */
void tw_window_open_set_file (TwWindow *self, GFile *file);

/** tw_window_resume_game: goes on with the kept game of that id. */
void tw_window_resume_game (TwWindow *self, const char *id);

/** tw_window_forget_refused: other files are opened now: takes away what was said of the last. */
void tw_window_forget_refused (TwWindow *self);

/** tw_window_discard_game: gives up the kept game of that id, but for a while it can be undone. */
void tw_window_discard_game (TwWindow *self, const char *id);

/** tw_window_watch_file: begins to ask when another program touches the open file. */
void tw_window_watch_file (TwWindow *self);

/** tw_window_unwatch_file: ends it. */
void tw_window_unwatch_file (TwWindow *self);

/** tw_window_ask_after_save: asks under @title, because another program was there first. */
void tw_window_ask_after_save (TwWindow *self, const char *title);

/** tw_window_forget_news: what another program did is settled. */
void tw_window_forget_news (TwWindow *self);

/** tw_window_reload_file: takes over what the file says; one step of undo. */
void tw_window_reload_file (TwWindow *self);

/** tw_window_keep_mine: has the next save replace what another program wrote. */
void tw_window_keep_mine (TwWindow *self);

/** tw_window_follow_file: goes on with the file under its new name. */
void tw_window_follow_file (TwWindow *self, const char *uri);

/** tw_window_show_versions: shows the last saved versions of the open set. */
void tw_window_show_versions (TwWindow *self);

/** tw_window_show_properties: shows what the open set says of itself, beginning with @page. */
void tw_window_show_properties (TwWindow *self, const char *page);

/** tw_window_show_coverage: shows what the open set has and lacks. */
void tw_window_show_coverage (TwWindow *self);

/** tw_window_show_rules_sheet: asks how the rules of the open set are to be written down. */
void tw_window_show_rules_sheet (TwWindow *self);

/** tw_window_offer_case_updates: asks about cases beside @file that name renamed tiles. */
void tw_window_offer_case_updates (TwWindow *self, GFile *file);

/** tw_window_update_cases: writes them. */
void tw_window_update_cases (TwWindow *self);

/** tw_window_leave_cases: leaves them as they are. */
void tw_window_leave_cases (TwWindow *self);

/** tw_window_compare_with: reads @file and shows the open set beside it. */
void tw_window_compare_with (TwWindow *self, GFile *file);

/** tw_window_compare: asks for a file and shows the open set beside it. */
void tw_window_compare (TwWindow *self);

/** tw_window_ask_about_compare: asks before what was taken into the compared file is lost with the
 * window, then closes that. Returns: whether it asks */
gboolean tw_window_ask_about_compare (TwWindow *self);

/** tw_window_close_about: closes these windows, before another set is opened. */
void tw_window_close_about (TwWindow *self);

/** tw_window_limit_to_sets: has @chooser show sets alone, those beside the open one first, with the
 *   shipped ones among its places. */
void tw_window_limit_to_sets (TwWindow *self, GtkFileChooser *chooser);

/** tw_window_export: asks where to write the open set as @id, see #TwSetExporter. */
void tw_window_export (TwWindow *self, const char *id);

/** tw_window_export_to: writes it to @file; what is open stays, unless it is a set of ours and kept
 * there: then it is saved. */
void tw_window_export_to (TwWindow *self, const char *id, GFile *file);

/** tw_window_fill_export_menu: puts what a set can be exported as into @menu. */
void tw_window_fill_export_menu (GMenu *menu);

/** tw_window_is_picture: Returns: whether @file is named like a picture */
gboolean tw_window_is_picture (GFile *file);

/** tw_window_picture_words: Returns: what is to be done with a picture, which is no set */
const char *tw_window_picture_words (void);

/** tw_window_open_files: opens each of the #GFile in @files, the first in @self if it is free and the
 * others in windows of their own; of a picture among them it says where that is to be dropped. */
void tw_window_open_files (TwWindow *self, GSList *files);

/** tw_window_take_drops: opens files that are dropped on the window. */
void tw_window_take_drops (TwWindow *self);

/** tw_window_open_dialog: asks which file to open. */
void tw_window_open_dialog (TwWindow *self);

/** tw_window_open_set: opens a shipped set by its id or a file by its URI. */
void tw_window_open_set (TwWindow *self, const char *id_or_uri);

/** tw_window_play_set: plays a shipped set by its id or a file by its URI. */
void tw_window_play_set (TwWindow *self, const char *id_or_uri);

/** tw_window_get_table: Returns: (transfer none) (nullable): the table, wherever it is */
GtkWidget *tw_window_get_table (TwWindow *self);

/** tw_window_leave_table: asks what is to become of the game, then the table goes. */
void tw_window_leave_table (TwWindow *self);

/** tw_window_tear_table: puts the table into a second window. */
void tw_window_tear_table (TwWindow *self);

/** tw_window_close_table: closes the second window, whatever is played there. */
void tw_window_close_table (TwWindow *self);

/** tw_window_queue_follow: has the game in the second window follow a change of the open set. */
void tw_window_queue_follow (TwWindow *self);

/** tw_window_offer_tile: takes the selected tile into the hand of the game beside. */
void tw_window_offer_tile (TwWindow *self);

/** tw_window_play_document: plays the open set: goes on with the game beside the canvas if there is
 * one, else begins one. */
void tw_window_play_document (TwWindow *self);

/**
 * tw_window_try_tile:
 * @self: a window with a set
 * @tile: a tile of the set, "" if there is none that could be tried
 *
 * Plays the set with @tile in the hand, in the game that runs beside the canvas or in a new one.
 */
void tw_window_try_tile (TwWindow *self, const char *tile);

/** tw_window_show_table: turns the window into a table for a game with @set. */
void tw_window_show_table (TwWindow *self, TwTileSet *set);

/** tw_window_show_this_table: turns the window into @table. */
void tw_window_show_this_table (TwWindow *self, GtkWidget *table);

/**
 * tw_window_save:
 * @self: a window with a document
 * @ask_place: whether to ask where, even if the set has a file
 * @then_close: whether to close the window when it is saved
 */
void tw_window_save (TwWindow *self, gboolean ask_place, gboolean then_close);

/** window_take_fullscreen: takes note whether the window fills the screen. */
void window_take_fullscreen (TwWindow *self);

/** tw_window_ask_to_close: asks what is to become of unsaved changes, then closes. */
void tw_window_ask_to_close (TwWindow *self);

G_END_DECLS
