/* What is said of a feature that one points at, for one of each expansion: what it is worth now and
 * complete, how that comes about, whose it is, and what could still complete it. The numbers are
 * worked out by hand from the rules and the lists of tiles. */
#include "app/game/game-file.h"
#include "app/game/table-feature.h"
#include "app/game/table-worth.h"
#include "engine/game/notation.h"

#include <glib/gstdio.h>
#include <string.h>

/* Whoever lays a tile puts a token of each sort on it. */
#define TOKEN(n) "<token id='t" #n "' supply='9'><title>Coins " #n "</title></token>"
#define GIVE(n)  "<give what='t" #n "' to='tile'/>"
#define EACH(m)  m (0) m (1) m (2) m (3) m (4) m (5) m (6) m (7) m (8) m (9)
#define TEN_TOKENS                                                                                 \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'><title>Own</title>"          \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>" EACH (                                    \
      TOKEN) "<procedure id='p' at='laid'>" EACH (GIVE) "</procedure></rules>"                     \
                                                        "<tile id='Way'><road edges='E W'/>"       \
                                                        "</tile></tile-set>"

/**
 * Said:
 * @name: of the test
 * @position: lines of a case, without its head
 * @place: a feature as notation names it
 * @worth: what stands above
 * @words: what stands below
 */
typedef struct
{
  const char *name;
  const char *position;
  const char *place;
  const char *worth;
  const char *words;
} Said;

/* The game that the lines lead to, with a set of many tokens beside it. */
static TwGameFile *
open_position (const char *lines)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-features-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "one.case", NULL);
  g_autofree char *beside = g_build_filename (folder, "own.xml", NULL);
  g_autofree char *text = g_strdup_printf ("case ONE one\nrules BASE-020\n%s", lines);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TwGameFile *opened;

  g_assert_no_error (error);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (beside, TEN_TOKENS, -1, &error));
  opened = tw_game_file_load (file, 0, &error);
  g_assert_no_error (error);
  g_unlink (beside);
  g_unlink (path);
  g_rmdir (folder);
  return opened;
}

static void
test_said (gconstpointer data)
{
  const Said *said = data;
  g_autoptr (TwGameFile) opened = open_position (said->position);
  g_autoptr (TwTableModel) model = tw_table_model_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *worth = NULL, *words = NULL;
  guint node = TW_NO_NODE;

  g_assert_cmpstr (((TwFileCase *) g_ptr_array_index (opened->cases, 0))->failure, ==, NULL);
  tw_table_model_resume (model, &opened->setup, g_steal_pointer (&opened->game));
  g_assert_true (
      tw_notation_parse_segment (tw_table_model_get_play (model), said->place, &node, &error));
  g_assert_no_error (error);
  worth = tw_table_worth_of_feature (model, node);
  words = tw_table_feature_explain (model, tw_table_model_get_shown (model), node);
  g_assert_cmpstr (worth, ==, said->worth);
  if (g_str_has_suffix (said->words, "…"))
    {
      g_assert_cmpuint (strlen (words), >, strlen (said->words) - strlen ("…"));
      words[strlen (said->words) - strlen ("…")] = '\0';
      g_assert_true (g_str_has_prefix (said->words, words));
      return;
    }
  g_assert_cmpstr (words, ==, said->words);
}

/* Numbers of tiles that fit are counted in the lists of tiles; where they end in "…" what follows
 * depends on tiles whose shapes nobody has published. */
static const Said all[] = {
  /* Roads end on A, L, S, T, W and X: 2 + 3 + 2 + 1 + (4 - 1) + 1. Left: 72 less D, W, U, V. */
  { "base/road", "turn P1 W@-1,0/0 highwayman@-1,0:road(E)\nturn P2 U@1,0/0 -\nturn P1 draw=V\n",
    "1,0:road(W)", "Road: now 3, closed at least 4; Red 1",
    "Now 3 tiles × 1 = 3; closed at least 4 tiles × 1 = 4. 1 edge is open. "
    "One tile completes it: 12 of 68 left can." },
  /* Cities end on D, E, H, I, J, K and L: (4 - 1) + 5 + 3 + 2 + 3 + 3 + 3. */
  { "base/city", "turn P1 G@0,-1/90 knight@0,-1:city(S)\nturn P2 draw=V\n", "0,0:city(N)",
    "City: now 2, closed at least 6; Red 1",
    "Now 2 tiles × 1 = 2; closed at least 3 tiles × 2 = 6. 1 edge is open. "
    "One tile completes it: 22 of 69 left can." },
  /* One tile, one edge open: at least one more, of the 22 that end a city. W, in the hand, has
     none. */
  { "base/city-of-one-tile", "turn P1 V@-1,0/180 -\nturn P2 draw=W\n", "0,0:city(N)",
    "City: now 1, closed at least 4",
    "Now 1 tile × 1 = 1; closed at least 2 tiles × 2 = 4. 1 edge is open. "
    "One tile completes it: 22 of 69 left can." },
  /* The tile in the hand is none of those left, and can as well. */
  { "base/city-and-the-hand", "turn P1 V@-1,0/180 -\nturn P2 draw=E\n", "0,0:city(N)",
    "City: now 1, closed at least 4",
    "Now 1 tile × 1 = 1; closed at least 2 tiles × 2 = 4. 1 edge is open. "
    "One tile completes it: the one in the hand can, and so can 21 of 69 left." },
  /* City in the north and south, road in the east and west: no tile of the base game has that. */
  { "base/city-never-closed",
    "tile TR FRFR road:EW\ntile TC CFFF city:N\nstart TC@0,0/0\n"
    "given TR@-1,-1/0 TR@1,-1/0 TC@0,-2/180 P1:knight@0,0:city(N)\nturn P1 draw=V\n",
    "0,0:city(N)", "City: now 1, never to be closed; Red 1",
    "1 tile × 1 = 1. 1 edge is open. "
    "At one of its places no tile fits that is left: it stays as it is." },
  /* Three corners of a city around one cell: a single tile closes both open edges, which makes four
   * tiles. Of the base game R and all like it have city at two neighbouring edges. */
  { "base/around-a-cell",
    "tile TC CCFF city:NE\nstart TC@0,0/0\ngiven TC@1,0/270 TC@1,-1/180 P1:knight@0,0:city(N)\n",
    "0,0:city(N)", "City: now 3, closed at least 8; Red 1",
    "Now 3 tiles × 1 = 3; closed at least 4 tiles × 2 = 8. 2 edges are open. …" },
  /* North of the road, from W over D to U; the city of D and E is complete. */
  { "base/field",
    "turn P1 E@0,-1/180 -\nturn P2 W@-1,0/0 farmer@-1,0:field(NL)\nturn P1 U@1,0/0 -\n",
    "0,0:field(EL)", "Field: at the end 3; Blue 1",
    "1 complete city × 3 = 3. It lies on 3 tiles." },
  { "base/open-city", "turn P1 W@-1,0/0 farmer@-1,0:field(NL)\n", "0,0:field(EL)",
    "Field: at the end 0; Red 1",
    "No complete city lies at it. 1 city at it is open. It lies on 2 tiles." },
  /* The same without farmers: its cities bring nobody anything. */
  { "base/field-without-farmers",
    "set farmers=n\nturn P1 E@0,-1/180 -\nturn P2 W@-1,0/0 -\nturn P1 U@1,0/0 -\n", "0,0:field(EL)",
    "Field: brings nothing in this game", "It lies on 3 tiles." },
  { "base/open-city-without-farmers", "set farmers=n\nturn P1 W@-1,0/0 -\n", "0,0:field(EL)",
    "Field: brings nothing in this game", "It lies on 2 tiles." },
  /* Two meeples of Red's against one of Blue's, joined by the last tile. */
  { "base/several-there",
    "given W@-1,0/0 U@1,0/0 V@3,0/0 P1:highwayman@-1,0:road(E) P1:highwayman@1,0:road(W)\n"
    "given P2:highwayman@3,0:road(W)\nturn P1 U@2,0/0 -\nturn P2 draw=V\n",
    "0,0:road(E)", "Road: now 5, closed at least 6; Red 2, Blue 1",
    "Now 5 tiles × 1 = 5; closed at least 6 tiles × 1 = 6. The majority: Red. 1 edge is open. One "
    "tile completes it: 12 of 66 left "
    "can." },
  /* West of D a road: 42 tiles have one. Beside B or below it a field: 68 less C, L, O, P, S, T
   * and X. South of U and east of B fields at two neighbouring edges: A, B, E, I, M, N and V are
   * 2 + (4 - 1) + 5 + 2 + 2 + 3 + (9 - 1). */
  { "base/monastery", "turn P1 B@0,1/0 monk@0,1:monastery\nturn P2 U@1,0/0 -\nturn P1 draw=V\n",
    "0,1:monastery", "Monastery: now 3, 6 cells open; Red 1",
    "1 + 2 surrounding tiles × 1 = 3. 6 places are to be filled. Of the 68 tiles left so many fit "
    "at each: "
    "42, 55, 25, 55, any, any." },
  { "river/river", "use base river\nstart BB6F1@0,0/90\nturn P1 BB6F11@0,1/0 -\n", "0,1:river(S)",
    "River: brings nothing in this game", "" },
  /* RIVER-002, RIVER-011: D stays in the box, and tiles of the river only go on with the river. */
  { "river/road",
    "use base river\nstart BB6F1@0,0/90\nturn P1 BB6F11@0,1/0 highwayman@0,1:road(E)\n"
    "turn P2 draw=BB6F4\n",
    "0,1:road(E)", "Road: now 1, closed at least 3; Red 1",
    "Now 1 tile × 1 = 1; closed at least 3 tiles × 1 = 3. 2 edges are open. 2 places are to be "
    "filled. "
    "Of the 80 tiles left so many fit at each: 44, "
    "44." },
  /* As with the monastery; 69 less C, L, O, P, S, T and X have a field. */
  { "abbot/garden", "use base abbot\nturn P1 E#G@0,-1/180 abbot@0,-1:garden\nturn P2 draw=V\n",
    "0,-1:garden", "Garden: now 2, 7 cells open; Red 1",
    "1 + 1 surrounding tile × 1 = 2. 7 places are to be filled. Of the 69 tiles left so many fit "
    "at each: "
    "56, 56, 56, 43, 43, any, any." },
  /* INN-003, INN-005. Roads end on 12 tiles of the base game, and on EC, ED, EF, EI, EJ, EN, EQ. */
  { "inns/road",
    "use base inns-and-cathedrals\nturn P1 EB@1,0/0 highwayman@1,0:road(W)\n"
    "turn P2 W@-1,0/0 -\nturn P1 draw=V\n",
    "0,0:road(E)", "Road: now 0, closed at least 8; Red 1",
    "Now 3 tiles × 0 = 0; closed at least 4 tiles × 2 = 8. On it: 1 inn. 1 edge is open. "
    "One tile completes it: 19 of 86 left can." },
  /* Three for each of four tiles, for each of two at least that close it and for the coat of arms,
   * or nothing. */
  { "cathedrals/city",
    "use base inns-and-cathedrals\nturn P1 EK@0,-1/0 knight@0,-1:city(N)\nturn P2 E@0,-2/180 -\n"
    "turn P1 F@1,-1/0 -\nturn P2 draw=V\n",
    "0,0:city(N)", "City: now 0, closed at least 21; Red 1",
    "Now 4 tiles × 0 + 1 coat of arms × 0 = 0; "
    "closed at least 6 tiles × 3 + 1 coat of arms × 3 = 21. "
    "On it: 1 coat of arms, 1 cathedral. 2 edges are open. "
    "2 places are to be filled. Of the 85 tiles left so many fit at each: 53, 53." },
  /* 22 of the base game, and HA, HC, HD, HL, HM, HN and HP. */
  { "goods/city",
    "use base traders-and-builders\nturn P1 HE@0,-1/90 knight@0,-1:city(S)\nturn P2 HS@0,-2/90 -\n"
    "turn P1 draw=V\n",
    "0,0:city(N)", "City: now 3, closed at least 8; Red 1",
    "Now 3 tiles × 1 = 3; closed at least 4 tiles × 2 = 8. On it: 1 wine, 1 grain. 1 edge is "
    "open. "
    "One tile completes it: 29 of 92 left can." },
  /* The lake's two roads are one; its tile counts once. 42 tiles of the base game have a road, and
   * the seven other ferries. */
  { "ferries/road",
    "use base ferries\nturn P1 U@1,0/0 highwayman@1,0:road(W)\n"
    "turn P2 FährD@2,0/0 - ferry@2,0:lake(EW)\nturn P1 draw=V\n",
    "0,0:road(E)", "Road: now 3, closed at least 5; Red 1",
    "Now 3 tiles × 1 = 3; closed at least 5 tiles × 1 = 5. 2 edges are open. 2 places are "
    "to be filled. Of the 76 tiles left so many fit at each: "
    "49, 49." },
  /* GOLD-006: a bar on each of both tiles. */
  { "gold/city",
    "use base gold-mines\nturn P1 GoldD@0,-1/90 gold@0,0 knight@0,-1:city(S)\nturn P2 draw=V\n",
    "0,0:city(N)", "City: now 2, closed at least 6; Red 1",
    "Now 2 tiles × 1 = 2; closed at least 3 tiles × 2 = 6. 2 gold bars lie there. 1 edge is open. "
    "One tile completes it: 22 of 77 left can." },
  /* GOLD-006: those around it. A road: 43 and GoldB to GoldF and GoldH; a field: 76 less 13 and
   * GoldB to GoldF; south of GoldA's road and east of B's field a road behind a field: A, D, K, U,
   * V, W and GoldH are 2 + 3 + 3 + 8 + 8 + 4 + 1. */
  { "gold/monastery",
    "use base gold-mines\nturn P1 B@0,1/0 monk@0,1:monastery\nturn P2 GoldA@1,0/0 gold@0,0 -\n"
    "turn P1 draw=V\n",
    "0,1:monastery", "Monastery: now 3, 6 cells open; Red 1",
    "1 + 2 surrounding tiles × 1 = 3. 2 gold bars lie there. 6 places are to be filled. "
    "Of the 76 tiles left so many fit at each: 49, 58, 29, 58, any, any." },
  /* What lies at a symbol is told on its own tile, and not all over the road. */
  { "tower/there", "use base tower\ngiven Turm6@1,0/0 floor@1,0=2\nturn P1 B@0,1/0 -\n",
    "1,0:road(W)", "Road: now 2, closed at least 4",
    "Now 2 tiles × 1 = 2; closed at least 4 tiles × 1 = 4. The tower is 2 floors high. "
    "2 edges are open. …" },
  { "tower/elsewhere", "use base tower\ngiven Turm6@1,0/0 floor@1,0=2\nturn P1 B@0,1/0 -\n",
    "0,0:road(E)", "Road: now 2, closed at least 4",
    "Now 2 tiles × 1 = 2; closed at least 4 tiles × 1 = 4. 2 edges are open. …" },
  { "tower/beside-a-monastery",
    "use base tower\ngiven Turm6@1,0/0 floor@1,0=2\nturn P1 B@0,1/0 -\n", "0,1:monastery",
    "Monastery: now 3, 6 cells open",
    "1 + 2 surrounding tiles × 1 = 3. 6 places are to be filled. …" },
  /* MAGE-012. Roads end on 13 tiles of the base game, and on MaHeB, MaHeC, MaHeG and MaHeH. */
  { "mage/road",
    "use base mage-and-witch\nturn P1 MaHeA@1,0/0 mage@0,0:road(E) -\n"
    "turn P2 U@-1,0/0 highwayman@-1,0:road(E)\nturn P1 draw=V\n",
    "0,0:road(E)", "Road: now 6, closed at least 8; Blue 1",
    "Now 3 tiles × 1 + 3 tiles × 1 (Mage) = 6; "
    "closed at least 4 tiles × 1 + 4 tiles × 1 (Mage) = 8. 1 edge is open. "
    "One tile completes it: 17 of 76 left can. "
    "Mage: With the mage a road or city brings 1 point more for each of its tiles." },
  /* MAGE-013: half of three, rounded up, and half of eight. Cities end on 22 tiles of the base
   * game, and on MaHeB, MaHeD, MaHeE and MaHeH. */
  { "witch/city",
    "use base mage-and-witch\nturn P1 F@0,-1/90 knight@0,-1:city(S)\n"
    "turn P2 MaHeA@1,0/0 witch@0,0:city(N) -\nturn P1 draw=V\n",
    "0,0:city(N)", "City: now 2, closed at least 4; Red 1",
    "Now (2 tiles × 1 + 1 coat of arms × 1) ÷ 2, rounded up (Witch) = 2; "
    "closed at least (3 tiles × 2 + 1 coat of arms × 2) ÷ 2 (Witch) = 4. On it: 1 coat of arms. "
    "1 edge is open. One tile completes it: 26 of 76 left can. "
    "Witch: With the witch the points of a road or city are divided by 2, rounded up unless the "
    "rules say otherwise." },
  /* Of the twelve winter tiles roads end on A to F, H, J and K. */
  { "winter/road", "use winter\nturn P1 W@-1,0/0 highwayman@-1,0:road(E)\nturn P2 draw=V\n",
    "0,0:road(E)", "Road: now 2, closed at least 3; Red 1",
    "Now 2 tiles × 1 = 2; closed at least 3 tiles × 1 = 3. 1 edge is open. One tile completes it: "
    "21 of 81 left can." },
  /* Carcassonne is a complete city, and four of its tiles have that field. */
  { "count/field", "use base count\ngiven B@1,-1/0 P1:farmer@1,-1:field(SL)\n", "1,-1:field(SL)",
    "Field: at the end 3; Red 1", "1 complete city × 3 = 3. It lies on 5 tiles." },
  /* GCC-061: itself, and two misty tiles around it. */
  { "castles/castle",
    "ruleset ghosts-castles-cemeteries\ntile TP FFFF\ntile TMW FFFF mist:NESW,ghosts=1\n"
    "tile TCM FFFF castle mist:S,ghosts=1\nstart TP@0,0/0\n"
    "given TCM@1,0/0 TMW@1,-1/0 TMW@2,-1/0 TP@2,0/0 P1:lord@1,0:castle\n",
    "1,0:castle", "Castle: now 3, 4 cells open; Red 1",
    "1 + 2 misty tiles × 1 = 3. 4 places are to be filled. Of …" },
  /* GCC-040: a guard, and no points. */
  { "castles/cemetery",
    "ruleset ghosts-castles-cemeteries\ntile TP FFFF\ntile TCE FFFF cemetery\nstart TP@0,0/0\n"
    "given TCE@1,0/0 TP@0,-1/0 P1:keeper@1,0:cemetery\n",
    "1,0:cemetery", "Cemetery: 6 cells open; Red 1", "6 places are to be filled. Of …" },
  /* MIST-041, MIST-042: two ghosts have risen. */
  { "mists/mist",
    "ruleset mists-level-1\nplayers red yellow blue\ntile P FFFF\ntile M2 FFFF mist:NS,ghosts=2\n"
    "start P@0,0/0\nturn red M2@1,0/0 -\n",
    "1,0:mist(N)", "Mist: open",
    "2 ghosts are there. 2 edges are open. 2 places are to be filled. Of …" },
  { "mists/dead-mist",
    "ruleset mists-level-1\nplayers red yellow blue\ntile P FFFF\ntile M2 FFFF mist:NS,ghosts=2\n"
    "start P@0,0/0\nturn red M2@1,0/90 -\n",
    "1,0:mist(E)", "Mist: never to be closed", "2 ghosts are there. It can never be completed." },
  /* What it was worth is over, what could complete it too. */
  { "over/road", "turn P1 W@-1,0/0 highwayman@-1,0:road(E)\nend\n", "0,0:road(E)",
    "Road: brought Red 2", "2 tiles × 1 = 2." },
  { "over/city",
    "turn P1 E@0,-1/180 knight@0,-1:city(S)\nturn P2 W@-1,0/0 farmer@-1,0:field(NL)\nend\n",
    "0,0:city(N)", "City: brought Red 4", "2 tiles × 2 = 4." },
  { "over/field",
    "turn P1 E@0,-1/180 knight@0,-1:city(S)\nturn P2 W@-1,0/0 farmer@-1,0:field(NL)\nend\n",
    "0,0:field(EL)", "Field: brought Blue 3", "1 complete city × 3 = 3." },
  { "over/nobody", "turn P1 W@-1,0/0 -\nend\n", "0,0:road(E)", "Road: brought nothing", "" },
  /* However many sorts there are, each is told. */
  { "own/ten-tokens", "use base own.xml\nturn P1 Way@1,0/0 -\nturn P2 draw=V\n", "1,0:road(E)",
    "Road: now 2, closed at least 4",
    "Now 2 tiles × 1 = 2; closed at least 4 tiles × 1 = 4. Coins 0: 1. Coins 1: 1. Coins 2: 1. "
    "Coins 3: 1. Coins 4: 1. Coins 5: 1. Coins 6: 1. Coins 7: 1. Coins 8: 1. Coins 9: 1. 2 edges "
    "are "
    "open. …" },
  /* MIST-114: nothing is counted at the end. */
  { "mists/city",
    "ruleset mists-level-1\nplayers red yellow blue\ntile CM CFFF city:N mist:S,ghosts=2\n"
    "tile P FFFF\nstart P@0,0/0\nturn red CM@1,0/0 knight@1,0:city(N)\n",
    "1,0:city(N)", "City: closed at least 4; Red 1",
    "Closed at least 2 tiles × 2 = 4. 1 edge is open. One tile completes it: …" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autofree char *path = g_strdup_printf ("/play/features/%s", all[i].name);

      g_test_add_data_func (path, &all[i], test_said);
    }
  return g_test_run ();
}
