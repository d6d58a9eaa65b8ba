/* The table: before a game, in it, and at its end. */
#include "app/play/play-page.h"
#include "app/setup/setup-page.h"
#include "tests/app/find-widget.h"
#include "tests/app/game/position-fixture.h"
#include "tests/walk/places.h"

static TwTableModel *
model_of (Walk *walk)
{
  return tw_play_page_get_model (TW_PLAY_PAGE (walk_find (walk, TW_TYPE_PLAY_PAGE)));
}

static void
play_act (Walk *walk, const char *action, const char *word)
{
  walk_act (walk, walk_find (walk, TW_TYPE_PLAY_PAGE), action,
            word != NULL ? g_variant_new_string (word) : NULL);
}

/* Lays the tile on the first place where it fits. */
static void
propose (TwTableModel *model)
{
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);

  if (n == 0)
    return;
  g_assert_true (tw_table_model_aim (model, cells[0].x, cells[0].y, FALSE));
  g_assert_true (tw_table_model_propose (model));
}

/* Goes on until @turn, with the first answer to whatever is asked. */
static void
play_until (TwTableModel *model, guint turn)
{
  for (guint i = 0; i < 20 * turn && tw_table_model_get_turn (model) < turn; i++)
    {
      guint n_spots = 0, n_choices = 0;

      if (tw_table_model_get_proposal (model) == NULL)
        propose (model);
      tw_table_model_get_spots (model, &n_spots);
      tw_table_model_get_choices (model, &n_choices);
      if (n_spots > 0 && i % 2 == 0 && tw_table_model_choose_spot (model, 0, -1))
        continue;
      if (n_choices > 0 && tw_table_model_choose (model, 0))
        continue;
      tw_table_model_finish (model);
    }
}

void
walk_setup (Walk *walk, gconstpointer way)
{
  walk_open_set (walk, "base");
  walk_act (walk, NULL, "win.play", NULL);
  play_act (walk, "play.new-game", NULL);
  walk_check_with_menus (walk, NULL, "setup");
  walk_act (walk, walk_find (walk, TW_TYPE_SETUP_PAGE), "setup.save-as", NULL);
  walk_check_other (walk, "setup, save as");
}

static void
walk_game (Walk *walk, const char *set, guint turns)
{
  walk_open_set (walk, set);
  walk_act (walk, NULL, "win.play", NULL);
  walk_check_with_menus (walk, NULL, "table");
  propose (model_of (walk));
  walk_check (walk, NULL, "table, tile laid");
  play_until (model_of (walk), turns);
  walk_check_with_menus (walk, NULL, "table, later");
  play_act (walk, "play.show-log", NULL);
  walk_check (walk, NULL, "table, log");
  play_act (walk, "play.show-log", NULL);
  play_act (walk, "play.tiles-left", NULL);
  walk_check (walk, NULL, "table, tiles left");
  play_act (walk, "play.tiles-left", NULL);
  play_act (walk, "play.history", NULL);
  play_act (walk, "play.look", "back");
  walk_check (walk, NULL, "table, looking back");
  play_act (walk, "play.history", NULL);
  play_act (walk, "play.rules", NULL);
  walk_check_with_menus (walk, NULL, "table, rules");
  play_act (walk, "play.rules", NULL);
  play_act (walk, "play.by-hand", NULL);
  walk_check_popover (walk, "table, by hand");
  play_act (walk, "play.export", "case");
  walk_check_other (walk, "save as case");
  walk_act (walk, NULL, "win.leave-play", NULL);
  walk_check_other (walk, "save the game");
  play_act (walk, "play.end", NULL);
  walk_check_with_menus (walk, NULL, "result");
  walk_act (walk, NULL, "win.table-apart", NULL);
  walk_check (walk, walk_other (walk), "table apart");
  walk_check (walk, NULL, "editor beside the table");
}

void
walk_table (Walk *walk, gconstpointer way)
{
  walk_game (walk, "base", 12);
}

void
walk_mists (Walk *walk, gconstpointer way)
{
  walk_game (walk, "mists", 4);
}

void
walk_asks (Walk *walk, gconstpointer way)
{
#define ROAD "draw=U U@1,0/0 highwayman@1,0:road(W) "
#define LAKE ROAD "draw=FährD FährD@2,0/0 highwayman@2,0:road(E) "
#define FIVE                                                                                       \
  "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=U U@1,0/0 - draw=U U@2,0/0 "                       \
  "farmer@2,0:field(NL) draw=B B@0,1/0 - draw=W W@3,0/0 "
  static const struct
  {
    const char *uses, *names, *words;
  } games[] = {
    { "gold-mines", "A B", "draw=W W@-1,0/0 - draw=GoldD GoldD@0,-1/90" },
    { "ferries", "A B", LAKE },
    { "ferries", "A B", LAKE "ferry@2,0:lake(EW) draw=U U@-1,0/0 -" },
    { "flying-machines", "A B", ROAD "draw=FlugB FlugB@2,0/0" },
    { "flying-machines", "A B", ROAD "draw=FlugB FlugB@2,0/0 fly=meeple die=2" },
    { "messages", "A B", FIVE "- pawn+5 card=5" },
    { "messages", "A B", "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 -" },
    { "messages", "A B", FIVE "- pawn+5 card=7" },
    { "messages", "A B", FIVE "highwayman@3,0:road(E) pawn+5 card=8" },
    { "robbers", "A B C",
      "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 - draw=RaubC RaubC@-2,0/0" },
    { "crop-circles", "A B C",
      ROAD "draw=W W@-1,0/270 highwayman@-1,0:road(N) draw=V V@0,1/0 highwayman@0,1:road(S) "
           "draw=Korn1 Korn1@2,0/180 highwayman@2,0:road(N)" },
    { "count", "A B", "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 -" },
    { "abbot", "A B", "draw=B B@0,1/0 abbot@0,1:monastery draw=U U@1,0/0 - draw=U U@2,0/0" },
    { "inns-and-cathedrals", "A B", "draw=U U@1,0/0" },
    { "traders-and-builders", "A B",
      ROAD
      "draw=B B@0,1/0 - draw=U U@2,0/0 builder@2,0:road(W) draw=B B@1,1/0 - draw=U U@3,0/0 -" },
    { "mage-and-witch", "A B", "draw=MaHeA MaHeA@1,0/0" },
  };

  walk_open_set (walk, "base");
  walk_act (walk, NULL, "win.play", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (TwTableModel) other =
          fixture_table_after_with (games[i].uses, NULL, games[i].names, games[i].words);

      tw_table_model_resume (model_of (walk), tw_table_model_get_setup (other),
                             tw_game_copy (tw_table_model_get_game (other)));
      walk_check_with_menus (walk, NULL, games[i].uses);
    }
}
