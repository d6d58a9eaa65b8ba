/* The start page and the four pages of the editor. */
#include "app/designer/design-page.h"
#include "app/designer/tile-canvas.h"
#include "app/document/document-file.h"
#include "app/gallery/set-page.h"
#include "app/game/kept-game.h"
#include "app/localise/texts-page.h"
#include "app/ruleset/rules-page.h"
#include "app/start/draft-list.h"
#include "app/start/kept-games.h"
#include "app/start/start-page.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "app/widgets/announce.h"
#include "tests/app/find-widget.h"
#include "tests/app/game/position-fixture.h"
#include "tests/app/wait.h"
#include "tests/walk/places.h"

/* A set with one of everything that a set can bring. */
static const char own_set[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
    "<title>⟦Ford~⟧</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<land id='rail'><title>⟦Rail~⟧</title></land>\n"
    "<symbol id='mill' on='road'><title>⟦Mill~⟧</title></symbol>\n"
    "<figure id='ox' supply='2' by-hand='true'><title>⟦Ox~⟧</title></figure>\n"
    "<token id='coin' supply='4' by-hand='true'><title>⟦Coin~⟧</title></token>\n"
    "<effect features='road' events='complete' stage='add' per='symbol' symbol='mill' "
    "points='2'/>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "<tile id='B' count='1'><land kind='rail' edges='N S'/></tile>\n"
    "</tile-set>\n";

static void
leave_draft (void)
{
  g_autofree char *folder = tw_drafts_folder ();
  g_autoptr (TwDraft) draft = tw_draft_new (folder);
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  const TwDraftOrigin origin = { .shipped_id = (char *) "base" };
  g_autoptr (TwTileSet) changed = tw_tile_set_copy (set);
  g_autoptr (GError) error = NULL;

  g_free (changed->id);
  changed->id = g_strdup ("changed");
  tw_draft_write (draft, &origin, changed, NULL, &error);
  g_assert_no_error (error);
}

static void
leave_game (void)
{
  g_autofree char *folder = tw_kept_games_folder ();
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  g_autoptr (TwTableModel) model = fixture_table_after ("abbot", "draw=U U@1,0/0");
  TwKeptState *state = tw_kept_state_new (model);
  g_autoptr (GError) error = NULL;

  tw_kept_game_write (kept, state, NULL, &error);
  g_assert_no_error (error);
  tw_kept_state_free (state);
}

static gboolean
offers_both (gpointer window)
{
  return find_actionable (window, "win.restore-draft") != NULL
         && find_actionable (window, "win.resume-game") != NULL;
}

void
walk_start_page (Walk *walk, gconstpointer way)
{
  GtkWidget *entry;

  walk_check_with_menus (walk, NULL, "start");
  leave_draft ();
  leave_game ();
  tw_draft_list_refresh (tw_draft_list_get_default ());
  tw_kept_games_refresh ();
  wait_until (offers_both, walk->window);
  walk_check_with_menus (walk, NULL, "start, draft");
  walk_act (walk, NULL, "win.search", NULL);
  entry = walk_find (walk, GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "qqq");
  walk_check (walk, NULL, "start, nothing found");
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  tw_announce_error (GTK_WIDGET (walk->window), "⟦What failed~~⟧", "⟦Where and why~~⟧");
  walk_check (walk, NULL, "start, error");
}

static void
walk_design (Walk *walk)
{
  GtkWidget *page = walk_find (walk, TW_TYPE_DESIGN_PAGE);
  TwTileCanvas *canvas = TW_TILE_CANVAS (walk_find (walk, TW_TYPE_TILE_CANVAS));
  static const TwCanvasSpotKind kinds[] = { TW_CANVAS_EDGE, TW_CANVAS_SEGMENT, TW_CANVAS_FIELD };

  walk_check (walk, NULL, "design");
  walk_act (walk, page, "canvas.fields", NULL);
  walk_act (walk, page, "canvas.symbols", NULL);
  walk_check_popover (walk, "design, symbols");
  walk_act (walk, page, "canvas.line", NULL);
  walk_check_popover (walk, "design, quick line");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      tw_tile_canvas_show_menu (canvas, TW_CANVAS_SPOT (kinds[i], 0), 200, 200);
      walk_check_popover (walk, "design, menu of the canvas");
    }
  walk_act (walk, NULL, "win.toggle-inspector", NULL);
  walk_check_with_menus (walk, NULL, "design, inspector");
  tw_tile_canvas_select (canvas, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, 0), FALSE);
  walk_check_with_menus (walk, NULL, "design, part selected");
  walk_act (walk, page, "design.next-blank", NULL);
  walk_check (walk, NULL, "design, blank");
  walk_act (walk, NULL, "win.toggle-inspector", NULL);
}

static void
walk_set (Walk *walk)
{
  GtkWidget *page = walk_find (walk, TW_TYPE_SET_PAGE);
  GtkWidget *grid = walk_find (walk, GTK_TYPE_GRID_VIEW);

  walk_check_with_menus (walk, NULL, "set");
  gtk_selection_model_select_range (gtk_grid_view_get_model (GTK_GRID_VIEW (grid)), 0, 3, TRUE);
  walk_check_with_menus (walk, NULL, "set, tiles selected");
  walk_act (walk, page, "set.toggle-panel", NULL);
  walk_check (walk, NULL, "set, panel");
  walk_act (walk, page, "set.toggle-panel", NULL);
}

void
walk_editor (Walk *walk, gconstpointer way)
{
  walk_open_set (walk, "base");
  walk_design (walk);
  walk_act (walk, NULL, "win.page", g_variant_new_string ("set"));
  walk_set (walk);
  walk_act (walk, NULL, "win.page", g_variant_new_string ("texts"));
  walk_check_with_menus (walk, NULL, "texts");
  walk_act (walk, walk_find (walk, TW_TYPE_TEXTS_PAGE), "texts.toggle-panel", NULL);
  walk_check (walk, NULL, "texts, panel");
}

static void
open_own_set (Walk *walk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("ford.xml", own_set, -1, &error);
  g_autoptr (TwDocument) document = NULL;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  tw_window_set_document (walk->window, document);
}

/* Presses the row of the list with that title. */
static void
choose (Walk *walk, GtkWidget *page, const char *title)
{
  GtkWidget *row = NULL;

  walk_settle (walk);
  for (guint i = 0; (row = nth_widget (page, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
      break;
  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
}

void
walk_own_rules (Walk *walk, gconstpointer way)
{
  static const char *const things[] = { "⟦Mill~⟧", "⟦Rail~⟧", "⟦Ox~⟧", "⟦Coin~⟧" };
  GtkWidget *page;

  walk_open_set (walk, "mists");
  walk_act (walk, NULL, "win.page", g_variant_new_string ("rules"));
  walk_check_with_menus (walk, NULL, "rules");
  page = walk_find (walk, TW_TYPE_RULES_PAGE);
  walk_act (walk, page, "rules.read", NULL);
  walk_check_with_menus (walk, NULL, "rules, read");
  open_own_set (walk);
  walk_act (walk, NULL, "win.page", g_variant_new_string ("rules"));
  page = walk_find (walk, TW_TYPE_RULES_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      choose (walk, page, things[i]);
      walk_check_with_menus (walk, NULL, "rules, form");
      walk_act (walk, page, "rules.back", NULL);
    }
  choose (walk, page, things[0]);
  walk_act (walk, page, "rules.add-effect", NULL);
  walk_check_with_menus (walk, NULL, "rules, effect");
  walk_act (walk, page, "rules.draw", NULL);
  walk_check_with_menus (walk, NULL, "rules, sketch");
}
