/* What stands in a rules sheet: that which is in play, and nothing else. */
#include <string.h>

#include "app/print/sheet-file.h"
#include "app/print/rules-sheet-private.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/remove-tree.h"
#include "tests/engine/shipped-fixture.h"

typedef struct
{
  TwGameKit kit;
  TwRules *rules;
  TwRuleset *ruleset;
  TwRulesSheet *sheet;
  char *text; /* all words of its first language, a line for each block */
} Fixture;

static void
take_text (Fixture *f)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < f->sheet->blocks->len; i++)
    {
      const TwSheetBlock *block = g_ptr_array_index (f->sheet->blocks, i);

      if (block->kind == TW_SHEET_STEP)
        g_string_append_printf (text, "%u. ", block->number);
      if (block->texts[0] != NULL)
        g_string_append (text, block->texts[0]);
      if (block->values[0] != NULL)
        g_string_append_printf (text, ": %s", block->values[0]);
      g_string_append_c (text, '\n');
    }
  f->text = g_string_free (text, FALSE);
}

/* @what: see shipped_setup(). */
static void
open_sheet (Fixture *f, const char *what, guint n_seats, const char *language)
{
  const char *const languages[] = { language, NULL };

  *f = (Fixture){ .kit = shipped_kit () };
  f->rules = shipped_rules (&f->kit, what, n_seats);
  if (g_str_has_prefix (what, SHIPPED_RULESET))
    {
      f->ruleset = tw_ruleset_new ("test");
      f->ruleset->titles = NULL;
    }
  f->sheet = tw_rules_sheet_new (f->rules, f->ruleset, languages);
  take_text (f);
}

static void
close_sheet (Fixture *f)
{
  g_clear_pointer (&f->sheet, tw_rules_sheet_free);
  g_clear_pointer (&f->ruleset, tw_ruleset_unref);
  g_clear_pointer (&f->rules, tw_rules_unref);
  shipped_kit_clear (&f->kit);
  g_clear_pointer (&f->text, g_free);
}

static void
assert_says (const Fixture *f, const char *words)
{
  if (strstr (f->text, words) == NULL)
    g_error ("“%s” is not in:\n%s", words, f->text);
}

static void
assert_silent (const Fixture *f, const char *words)
{
  if (strstr (f->text, words) != NULL)
    g_error ("“%s” is in:\n%s", words, f->text);
}

/* The tiles of the nth set. */
static const TwSheetBlock *
tiles_of (const Fixture *f, guint nth)
{
  for (guint i = 0; i < f->sheet->blocks->len; i++)
    {
      const TwSheetBlock *block = g_ptr_array_index (f->sheet->blocks, i);

      if (block->kind == TW_SHEET_TILES && nth-- == 0)
        return block;
    }
  g_assert_not_reached ();
}

static guint
sum (const TwSheetBlock *tiles)
{
  guint n = 0;

  for (guint i = 0; i < tiles->tiles->len; i++)
    {
      g_assert_cmpuint (g_array_index (tiles->tiles, TwSheetTile, i).count, >, 0);
      n += g_array_index (tiles->tiles, TwSheetTile, i).count;
    }
  return n;
}

/* The numbers of the steps are 1, 2, 3 … in each chapter. */
static void
assert_steps (const Fixture *f)
{
  guint next = 1, n_steps = 0;

  for (guint i = 0; i < f->sheet->blocks->len; i++)
    {
      const TwSheetBlock *block = g_ptr_array_index (f->sheet->blocks, i);

      if (block->kind == TW_SHEET_HEADING)
        next = 1;
      if (block->kind != TW_SHEET_STEP)
        continue;
      g_assert_cmpuint (block->number, ==, next++);
      g_assert_false (g_ascii_isdigit (block->texts[0][0]));
      n_steps++;
    }
  g_assert_cmpuint (n_steps, >, 4);
}

static void
test_base_alone (void)
{
  Fixture f;

  open_sheet (&f, "ruleset:base-c3", 2, "en");
  assert_steps (&f);
  assert_says (&f, "\n4. One figure may be placed.\n");
  assert_says (&f, "Unfinished roads, cities and monasteries are counted.");
  assert_silent (&f, "iver tiles");
  assert_silent (&f, "flying");
  assert_silent (&f, "abbot");
  assert_silent (&f, "arden");
  /* 72 tiles of 24 kinds, whatever is painted beside them. */
  g_assert_cmpuint (tiles_of (&f, 0)->tiles->len, ==, 24);
  g_assert_cmpuint (sum (tiles_of (&f, 0)), ==, 72);
  close_sheet (&f);
}

/* Rule: TURN-057, TURN-058, TURN-059.
 *
 * With the abbot a tile with a garden is another one; eight copies of the base game have one. */
static void
test_with_parts (void)
{
  Fixture f;
  guint n_gardens = 0;

  open_sheet (&f, "base abbot flying-machines", 2, "en");
  assert_steps (&f);
  assert_says (&f, "One figure may be placed. Or one is sent flying. Or the abbot is taken back.");
  assert_says (&f, "Unfinished roads, cities and monasteries are counted. So are unfinished "
                   "gardens.");
  for (guint i = 0; i < tiles_of (&f, 0)->tiles->len; i++)
    {
      const TwSheetTile *tile = &g_array_index (tiles_of (&f, 0)->tiles, TwSheetTile, i);

      if (tile->variant >= 0 && tile->tile->variants[tile->variant].added.n_segments > 0)
        n_gardens += tile->count;
    }
  g_assert_cmpuint (n_gardens, ==, 8);
  g_assert_cmpuint (sum (tiles_of (&f, 0)), ==, 72);
  close_sheet (&f);
}

/* Rule: TURN-061 to TURN-069.
 *
 * What sets add to the turn has its place in it: what may be done in place of a figure in one step
 * with that, and a movement that an option puts off after the counting there. */
static void
test_steps_of_sets (void)
{
  static const char *const before[] = {
    "\n2. The fairy brings points as a turn begins.\n3. A tile is drawn.",
    "\n5. The dragon flies to a tile with a volcano.\n6. Own prisoners may be bought back.\n7. One "
    "figure may be placed. Or a floor is put on a tower, or a follower on top of one. Or the fairy "
    "is put elsewhere, or the princess sends a follower home. Or an own figure is taken back at a "
    "festival.\n8. A tile with a dragon lets the dragon move.\n9. Which features are complete",
    "\n10. Watchtowers bring points for what is complete.\n11. The features are counted",
    "\n13. Figures of the counted features go home.\n14. The cards of the king and the robber "
    "baron "
    "may change hands.\n15. What held for this part ends",
  };
  Fixture f;

  open_sheet (&f, "base princess-and-dragon tower festival watchtowers king-and-robber", 2, "en");
  assert_steps (&f);
  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    assert_says (&f, before[i]);
  close_sheet (&f);
  open_sheet (&f, "base princess-and-dragon count dragon-move=after-scoring", 2, "en");
  assert_steps (&f);
  assert_says (&f, "After that the count moves.\n14. A tile with a dragon lets the dragon move.\n");
  close_sheet (&f);
  open_sheet (&f, "base", 2, "en");
  assert_silent (&f, "A tile with a dragon lets the dragon move.");
  close_sheet (&f);
}

/* Without a final counting it is no step either. */
static void
test_no_final (void)
{
  Fixture f;

  open_sheet (&f, "ruleset:no-final", 2, "en");
  assert_silent (&f, "Unfinished roads");
  close_sheet (&f);
}

/* Rule: MIST-001, MIST-005 to MIST-009, MIST-011. */
static void
test_first_level (void)
{
  Fixture f;

  open_sheet (&f, "ruleset:mists-level-1", 1, "en");
  assert_steps (&f);
  /* Fifty and the four of the start block. */
  g_assert_cmpuint (sum (tiles_of (&f, 0)), ==, 54);
  assert_says (&f, ": 54\n");
  assert_says (&f, "The ten tiles with a castle or a cemetery are set aside.");
  assert_says (&f, "15 ghosts take part");
  assert_says (&f, "target token");
  assert_says (&f, "space 0/50 of the scoring track");
  assert_says (&f, "Guard: 5\n");
  assert_says (&f, "3 guards in each of them");
  assert_says (&f, "one guard on a road or in a city of the new tile");
  assert_silent (&f, "ound comes");
  assert_silent (&f, "haunted cemetery");
  assert_silent (&f, "laid face down");
  assert_silent (&f, "castle is complete");
  assert_silent (&f, "Tiles of each pile");
  assert_silent (&f, "Farmers: ");
  assert_silent (&f, ".:");
  close_sheet (&f);
}

/* Each step is told in its place, and those of other levels are not.
 *
 * Rule: MIST-200, MIST-201, MIST-202, MIST-203, MIST-204, MIST-205, MIST-206, MIST-207. */
static void
test_steps_of_levels (void)
{
  Fixture f;

  open_sheet (&f, "ruleset:mists-level-1", 3, "en");
  assert_says (&f, "1. A tile is drawn and placed.\n"
                   "2. The ghosts in mist that this closes go back to the bank.\n"
                   "3. Ghosts rise on the new tile.\n4. A guard may be placed.\n"
                   "5. Completed features are scored.\n");
  close_sheet (&f);
  open_sheet (&f, "ruleset:mists-level-5", 3, "en");
  assert_says (&f, "3. In each cemetery that closes a guard is buried.\n"
                   "4. Ghosts rise on the new tile.\n5. A guard may be placed.\n"
                   "6. Completed features are scored.\n"
                   "7. If the score has reached its mark, a hound comes.\n"
                   "8. If a haunted cemetery is open, a tile is laid face down.\n");
  close_sheet (&f);
}

/* What is in the box and what is laid out is told as the level has it.
 *
 * Rule: MIST-190, MIST-191, MIST-192, MIST-193, MIST-194, MIST-195, MIST-196, MIST-197, MIST-198,
 * MIST-208, MIST-209, MIST-210. */
static void
test_things_of_levels (void)
{
  Fixture f;

  open_sheet (&f, "ruleset:mists-level-1", 3, "en");
  assert_silent (&f, "pile");
  assert_says (&f, "a tile has to be drawn and none of those left can be placed.");
  close_sheet (&f);
  open_sheet (&f, "ruleset:mists-level-1 mists.castles=y", 3, "en");
  assert_says (&f, "The five tiles with a cemetery are set aside.");
  assert_silent (&f, "The five tiles with a castle");
  assert_says (&f, "on a road, city or castle");
  assert_says (&f, "Fewer ghosts may be taken, or none.");
  g_assert_cmpuint (sum (tiles_of (&f, 0)), ==, 59);
  close_sheet (&f);
  open_sheet (&f, "ruleset:mists-level-2 mists.castles=n", 3, "en");
  assert_says (&f, "The five tiles with a castle are set aside.");
  assert_silent (&f, "The five tiles with a cemetery");
  assert_says (&f, "The target token marks 75 points.");
  assert_silent (&f, "Fewer ghosts");
  close_sheet (&f);
  open_sheet (&f, "ruleset:mists-level-3 mists.mark.2=0", 3, "en");
  assert_says (&f, "There is one hound.");
  assert_says (&f, "Hound: 1\n");
  assert_says (&f, "Counting figure: 1\n");
  assert_says (&f, "The counting figure is put on");
  close_sheet (&f);
  open_sheet (&f, "ruleset:mists-level-6", 3, "en");
  assert_says (&f, "There are two hounds.");
  assert_says (&f, "Hound: 2\n");
  assert_says (&f, "Ghost: 12\n");
  assert_silent (&f, "Counting figure: 1\n");
  assert_says (&f, "A counting figure of each colour is put on");
  assert_silent (&f, "The counting figure is put on");
  assert_says (&f, "There are a scoring track");
  close_sheet (&f);
}

/* What the rules do not move as figures or tokens has a line with a number as well, and only where
 * its part is in play. */
static void
test_pieces (void)
{
  static const char *const lines[] = { "Other pieces\n", "Ferry: 8\n", "Die: 1\n",
                                       "Message: 8\n",   "Mage: 1\n",  "Counting figure: 2\n" };
  Fixture f;

  open_sheet (&f, "ruleset:big-box ferries flying-machines messages mage-and-witch", 3, "en");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_says (&f, lines[i]);
  close_sheet (&f);
  open_sheet (&f, "ruleset:big-box", 3, "en");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_silent (&f, lines[i]);
  close_sheet (&f);
}

/* No row has a tile by itself where it can be helped. */
static void
test_rows (void)
{
  Fixture f;
  g_autoptr (GString) html = NULL;

  for (guint most = 7; most <= 8; most++)
    for (guint n_tiles = 2; n_tiles < 100; n_tiles++)
      {
        guint n = tw_rules_sheet_tiles_in_row (n_tiles, most);

        g_assert_cmpuint (n, <=, most);
        g_assert_cmpuint (n, >=, MIN (n_tiles, 2));
        if (n > 2)
          g_assert_cmpuint (n_tiles % n, !=, 1);
      }
  g_assert_cmpuint (tw_rules_sheet_tiles_in_row (9, 8), ==, 5);
  g_assert_cmpuint (tw_rules_sheet_tiles_in_row (24, 8), ==, 8);
  g_assert_cmpuint (tw_rules_sheet_tiles_in_row (1, 8), ==, 1);
  open_sheet (&f, "ruleset:base-c3", 2, "en");
  html = tw_rules_sheet_html (f.sheet);
  g_assert_nonnull (strstr (html->str, "<ul class=\"tiles\" style=\"--row:8\">"));
  close_sheet (&f);
}

/* A game for two has what two have; the ruleset tells it for all numbers. */
static void
test_players (void)
{
  Fixture f;
  const char *const languages[] = { "en", NULL };

  open_sheet (&f, "ruleset:mists-level-5", 2, "en");
  assert_says (&f, "Guard: 5\n");
  assert_says (&f, "There are two hounds.");
  assert_says (&f, "If a haunted cemetery is open, a tile is laid face down.");
  assert_says (&f, "five of them with a castle and five with a cemetery");
  assert_silent (&f, "set aside");
  tw_rules_sheet_free (f.sheet);
  g_free (f.text);
  f.sheet = tw_rules_sheet_new (f.rules, NULL, languages);
  take_text (&f);
  assert_says (&f, "Guard: 3\n");
  /* Likewise of a ruleset for just two. */
  tw_rules_sheet_free (f.sheet);
  g_free (f.text);
  f.ruleset->least_players = f.ruleset->most_players = 2;
  f.sheet = tw_rules_sheet_new (f.rules, f.ruleset, languages);
  take_text (&f);
  assert_says (&f, "Guard: 3\n");
  assert_says (&f, "Players: 2\n");
  close_sheet (&f);
}

/* Of the sheet's components: where the line of that set stands. */
static gssize
place_of (const Fixture *f, const char *title)
{
  const char *found = strstr (f->text, title);

  g_assert_nonnull (found);
  return found - f->text;
}

/* By name in the language of the sheet, not by an id in English. */
static void
test_order (void)
{
  Fixture f;

  open_sheet (&f, "base ferries mage-and-witch gold-mines", 2, "en");
  g_assert_cmpint (place_of (&f, "Base game: "), <, place_of (&f, "Mage & Witch: "));
  g_assert_cmpint (place_of (&f, "Mage & Witch: "), <, place_of (&f, "The Ferries: "));
  g_assert_cmpint (place_of (&f, "The Ferries: "), <, place_of (&f, "The Gold Mines: "));
  /* The same in the chapters, whose parts have the ids ferries, gold-mines, mage-and-witch. */
  g_assert_cmpint (place_of (&f, "\nMage & Witch\n"), <, place_of (&f, "\nThe Ferries\n"));
  close_sheet (&f);
}

#define OWN                                                                                        \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mills\">"                    \
  "<title>Mills</title><rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"                   \
  "<land id=\"canal\" shape=\"line\" colour=\"#0000ff\"><title>Canal</title></land>"               \
  "<symbol id=\"mill\" on=\"road tile\"><title>Mill</title><picture>"                              \
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">"                               \
  "<rect width=\"10\" height=\"10\" fill=\"#ff00ff\"/></svg></picture></symbol>"                   \
  "<token id=\"flour\" supply=\"6\"><title>Flour</title><worth by=\"each\" points=\"2\"/></token>" \
  "<rule id=\"OWN-001\"><statement>Canals are worth it.</statement></rule>"                        \
  "<effect features=\"road\" events=\"complete\" stage=\"add\" per=\"symbol\" symbol=\"mill\""     \
  " scope=\"tiles\" points=\"2\"/>"                                                                \
  "<effect features=\"road\" events=\"complete\" stage=\"tokens\" if-symbol=\"mill\""              \
  " to=\"completer\" token=\"flour\" points=\"1\"/>"                                               \
  "<effect features=\"road\" events=\"complete\" stage=\"tokens\" per=\"symbol\""                  \
  " symbol=\"mill\" scope=\"tiles\" to=\"all\" token=\"flour\" points=\"1\"/>"                     \
  "<effect features=\"canal\" events=\"complete end\" stage=\"rate\" per=\"tile\" points=\"1\""    \
  " rules=\"OWN-001\"/>"                                                                           \
  "<procedure id=\"grind\" at=\"laid\" if-symbol=\"mill\"><give what=\"points\" n=\"2\">"          \
  "<per what=\"tile\"><where near=\"next-8\" to=\"tile\"/></per></give></procedure>"               \
  "<procedure id=\"told\" at=\"turn\" rules=\"OWN-001\"><give "                                    \
  "what=\"points\"/></procedure></rules>"                                                          \
  "<tile id=\"M1\" count=\"3\" start=\"1\"><land kind=\"canal\" edges=\"N S\"/></tile>"            \
  "<tile id=\"M2\" count=\"2\" symbols=\"mill\"/></tile-set>"

static void
open_own (Fixture *f, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "mills.xml", NULL);
  g_autofree char *what = NULL;

  g_assert_true (g_file_set_contents (path, OWN, -1, NULL));
  what = g_strconcat ("base:rules ", path, NULL);
  open_sheet (f, what, 2, "en");
}

/* What an effect does stands in the sheet although nobody has told it. */
static void
test_effects_without_words (void)
{
  Fixture f;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-own-XXXXXX", NULL);

  open_own (&f, folder);
  assert_says (&f, "Road (when complete): in addition 2 points for each symbol Mill anywhere on "
                   "its tiles.\n");
  assert_says (&f, "Road (when complete): 1 × Flour for whoever completed it. Only with the "
                   "symbol Mill.\n");
  assert_says (&f, "Road (when complete): 1 × Flour for each symbol Mill anywhere on its tiles, "
                   "for everybody.\n");
  assert_says (&f, "At the end of the game each token Flour brings 2 points.\n");
  assert_says (&f, "Canals are worth it.\n");
  assert_silent (&f, "Canal (");
  assert_says (&f, "\nWhen a tile with the symbol Mill has been laid:\n"
                   "The player on turn gets 2 points for each tile that is at an edge or corner of "
                   "the tile just laid.\n");
  assert_silent (&f, "Before a tile is drawn");
  close_sheet (&f);
  remove_tree (folder);
}

static gboolean
has_colour (const TwSheetBlock *block, guint index, guint32 rgb)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 128, 128);
  cairo_t *cr = cairo_create (surface);
  gboolean found = FALSE;

  tw_rules_sheet_tile_draw (cr, block->set, &g_array_index (block->tiles, TwSheetTile, index), 128);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < 128 && !found; y++)
    for (int x = 0; x < 128 && !found; x++)
      {
        const guint32 *row =
            (const guint32 *) (const void *) (cairo_image_surface_get_data (surface)
                                              + y * cairo_image_surface_get_stride (surface));

        found = (row[x] & 0xffffff) == rgb;
      }
  cairo_surface_destroy (surface);
  return found;
}

/* The designer's own picture, and own land in its colour: no letter, no road. */
static void
test_own_art (void)
{
  Fixture f;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-own-XXXXXX", NULL);
  const TwSheetBlock *tiles;

  open_own (&f, folder);
  tiles = tiles_of (&f, 0);
  g_assert_cmpuint (tiles->tiles->len, ==, 2);
  g_assert_true (has_colour (tiles, 0, 0x0000ff));
  g_assert_true (has_colour (tiles, 1, 0xff00ff));
  close_sheet (&f);
  remove_tree (folder);
}

/* A set's name is a line of the title, and no page of it. */
static void
test_long_title (void)
{
  const char *const languages[] = { "en", NULL };
  g_autofree char *name = g_strnfill (4000, 'W'), *beginning = g_strnfill (90, 'W');
  g_autoptr (TwRuleset) ruleset = tw_ruleset_new ("long");
  const TwSheetBlock *title;
  Fixture f;

  open_sheet (&f, "ruleset:base-c3", 2, "en");
  g_clear_pointer (&ruleset->titles, tw_texts_unref);
  ruleset->titles = tw_texts_with (NULL, "", name);
  tw_rules_sheet_free (f.sheet);
  f.sheet = tw_rules_sheet_new (f.rules, ruleset, languages);
  title = g_ptr_array_index (f.sheet->blocks, 0);
  g_assert_cmpint (title->kind, ==, TW_SHEET_TITLE);
  g_assert_true (g_str_has_prefix (title->texts[0], beginning));
  g_assert_cmpint (g_utf8_strlen (title->texts[0], -1), <=, 101);
  close_sheet (&f);
}

static void
test_alternative_texts (void)
{
  Fixture f;
  g_autoptr (GString) html = NULL;

  open_sheet (&f, "ruleset:base-c3", 2, "en");
  html = tw_rules_sheet_html (f.sheet);
  /* But beside what lies in the box, which is told there. */
  g_assert_null (strstr (html->str, "<img alt=\"\""));
  /* Tile A. */
  g_assert_nonnull (strstr (html->str, "alt=\"monastery; road from south to the monastery\""));
  g_assert_nonnull (strstr (html->str, "<ol dir=\"auto\"><li value=\"1\">"));
  close_sheet (&f);
}

/* Rule: MAGE-012, MAGE-026.
 *
 * What a thing would bring is told only of what brings something. */
static void
test_worth_nothing (void)
{
  Fixture f;

  open_sheet (&f, "base mage-and-witch", 2, "en");
  assert_says (&f, "brings 1 point more for each of its tiles.");
  assert_silent (&f, "Each coat of arms brings");
  close_sheet (&f);
  open_sheet (&f, "base mage-and-witch mage.coat=3", 2, "en");
  assert_says (&f, "Each coat of arms brings 3 points more as well.");
  close_sheet (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-sheet/base-alone", test_base_alone);
  g_test_add_func ("/rules-sheet/with-parts", test_with_parts);
  g_test_add_func ("/rules-sheet/steps-of-sets", test_steps_of_sets);
  g_test_add_func ("/rules-sheet/no-final", test_no_final);
  g_test_add_func ("/rules-sheet/first-level", test_first_level);
  g_test_add_func ("/rules-sheet/steps-of-levels", test_steps_of_levels);
  g_test_add_func ("/rules-sheet/things-of-levels", test_things_of_levels);
  g_test_add_func ("/rules-sheet/pieces", test_pieces);
  g_test_add_func ("/rules-sheet/rows", test_rows);
  g_test_add_func ("/rules-sheet/players", test_players);
  g_test_add_func ("/rules-sheet/order", test_order);
  g_test_add_func ("/rules-sheet/effects-without-words", test_effects_without_words);
  g_test_add_func ("/rules-sheet/own-art", test_own_art);
  g_test_add_func ("/rules-sheet/long-title", test_long_title);
  g_test_add_func ("/rules-sheet/alternative-texts", test_alternative_texts);
  g_test_add_func ("/rules-sheet/worth-nothing", test_worth_nothing);
  return g_test_run ();
}
