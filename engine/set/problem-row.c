/* One row for each problem of tiles and of the set as a whole; those of rules are in
 * problem-row-rule.c. */
#include "engine/set/problem-row.h"

#include <glib/gi18n-lib.h>

#include "engine/tile/language.h"

/* What several problems have in common. */
#define WHY_SYMBOL                                                                                 \
  N_ ("A symbol counts for what it stands on, and here it would never "                            \
      "count. The repair moves it if there is one place only that it "                             \
      "can be meant for, else it takes it off.")
#define WHY_ID                                                                                     \
  N_ ("Games, cases and blocks name a tile by its id. The repair makes "                           \
      "a new one, and what names the tile within the set follows.")
#define WHY_COPIES                                                                                 \
  N_ ("Start tiles and variants are among the copies of the tile. The "                            \
      "repair raises the copies to as many as are asked for.")
#define WHY_TITLE                                                                                  \
  N_ ("The title is what people see who choose a set. Write it in the "                            \
      "set’s properties.")
#define WHY_REFUSED                                                                                \
  N_ ("A drawing can come from anywhere, so each is tried first, with "                            \
      "limits to time and memory. The set keeps this one; in play and "                            \
      "print a letter stands in its place. Give it another picture on "                            \
      "the Rules page.")
#define WHY_LIMIT                                                                                  \
  N_ ("A game keeps only so much apart, and begins with no more. The "                             \
      "set can be opened and drawn on; it is played once less of it "                              \
      "comes into play.")

static gboolean
has_no_edge (const TwProblem *problem, const TwTileSet *set)
{
  return problem->rim == 0;
}

static gboolean
is_of_variant (const TwProblem *problem, const TwTileSet *set)
{
  return problem->variant >= 0;
}

/* There is a file, but none that is a picture of a set. */
static gboolean
is_unusable (const TwProblem *problem, const TwTileSet *set)
{
  return problem->other != TW_PICTURE_NOT_THERE;
}

static const TwProblemRow rows[TW_N_PROBLEMS] = {
  [TW_PROBLEM_PORT_OWNED_TWICE] = {
    .name = "port-owned-twice", .severity = TW_SEVERITY_ERROR,
    /* Translators: two parts of a tile, and where on the rim (names like "NL N NR"). */
    .words.sentence = N_ ("%s and %s overlap at %s."),
    .places = { TW_PLACE_OTHER, TW_PLACE_SEGMENT, TW_PLACE_RIM },
    .words.why =
        N_ ("Each place of the rim belongs to one piece of land, or nobody could say what "
            "lies beside it. The repair lets the one that was drawn later give way."),
    .words.repair = N_ ("Remove the Overlap"), .mend_drawing = mend_overlap,
  },
  [TW_PROBLEM_PORT_OWNED_NEVER] = {
    .name = "port-owned-never", .severity = TW_SEVERITY_ERROR,
    .words.sentence = N_ ("%s has an edge only in part; %s is missing."),
    .places = { TW_PLACE_SEGMENT, TW_PLACE_RIM },
    .words.why =
        N_ ("A neighbour sees either all of an edge or nothing. The repair completes the "
            "edge, or takes it away where other land has the rest."),
    .words.repair = N_ ("Complete the Edge"), .is_otherwise = has_no_edge,
    .otherwise.sentence = N_ ("%s reaches no edge."),
    .otherwise.why =
        N_ ("Land without an edge can never grow and is never completed. The repair takes it "
            "off."),
    .otherwise.repair = N_ ("Remove It"), .mend_drawing = mend_partial_edge,
  },
  [TW_PROBLEM_PORT_OFF_MIDDLE] = {
    .name = "port-off-middle", .severity = TW_SEVERITY_ERROR,
    /* Translators: a road, river …, and places of the rim (names like "NL NR"). */
    .words.sentence =
        N_ ("%s cannot reach the rim at %s, only in the middle of an edge."),
    .places = { TW_PLACE_SEGMENT, TW_PLACE_RIM },
    .words.why =
        N_ ("Neighbours meet a road or a river in the middle of an edge. What it has beside "
            "that belongs to the fields; the repair gives it back to them."),
    .words.repair = N_ ("Keep to the Middle"), .mend_drawing = mend_line,
  },
  [TW_PROBLEM_ROAD_WITHOUT_END] = {
    .name = "road-without-end", .severity = TW_SEVERITY_ERROR,
    .words.sentence = N_ ("%s leads nowhere."), .places = { TW_PLACE_SEGMENT },
    .words.why =
        N_ ("A road is complete when both its ends are, so each end must be at an edge or at "
            "something on the tile. The repair ends it at the monastery or lake in the "
            "middle, else at a village."),
    .words.repair = N_ ("Give It an End"), .mend_drawing = mend_roads,
  },
  [TW_PROBLEM_RIVER_WITHOUT_END] = {
    .name = "river-without-end", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s has neither source nor lake at its end."),
    .places = { TW_PLACE_SEGMENT },
    .words.why =
        N_ ("A river that just stops is neither its beginning nor its end. The repair adds "
            "the source, or the lake if the set has a source already."),
    .words.repair = N_ ("Add a Source"), .is_otherwise = mend_river_is_lake,
    .otherwise.repair = N_ ("Add a Lake"), .mend_drawing = mend_river,
  },
  [TW_PROBLEM_END_WITHOUT_PLACE] = {
    .name = "end-without-place", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s ends at something that the tile does not have."),
    .places = { TW_PLACE_SEGMENT },
    .words.why =
        N_ ("The place at which the road was to end has been taken off. The repair gives it "
            "another end."),
    .words.repair = N_ ("Give It an End"), .mend_drawing = mend_place,
  },
  [TW_PROBLEM_GATE_WITHOUT_CITY] = {
    .name = "gate-without-city", .severity = TW_SEVERITY_ERROR,
    .words.sentence = N_ ("%s ends at a gate, but in no city’s wall."),
    .places = { TW_PLACE_SEGMENT },
    .words.why =
        N_ ("A gate is in the wall of a city. The repair moves it into the city on the tile; "
            "if there is none the road ends at a village."),
    .words.repair = N_ ("Mend the End"), .mend_drawing = mend_gate,
  },
  [TW_PROBLEM_CROSSING_SEGMENTS] = {
    .name = "crossing-segments", .severity = TW_SEVERITY_ERROR,
    .words.sentence = N_ ("%s and %s cross, and nothing says how."),
    .places = { TW_PLACE_SEGMENT, TW_PLACE_OTHER },
    .words.why =
        N_ ("Where two meet, either they are one or one goes over the other; scores and "
            "fields depend on it. The repair makes a bridge."),
    .words.repair = N_ ("Make a Bridge"), .mend_drawing = mend_roads,
  },
  [TW_PROBLEM_SYMBOL_ON_NOTHING] = {
    .name = "symbol-on-nothing", .severity = TW_SEVERITY_ERROR,
    .say = problem_say_on_nothing,
    .words.why = WHY_SYMBOL, .words.repair = N_ ("Move It"),
    .is_otherwise = mend_symbol_drops, .otherwise.repair = N_ ("Take It Off"),
    .mend_drawing = mend_symbol,
  },
  [TW_PROBLEM_SYMBOL_WRONG_LAND] = {
    .name = "symbol-wrong-land", .severity = TW_SEVERITY_ERROR, .say = problem_say_wrong_land,
    .words.why = WHY_SYMBOL, .words.repair = N_ ("Move It"), .is_otherwise = mend_symbol_drops,
    .otherwise.repair = N_ ("Take It Off"), .mend_drawing = mend_symbol,
  },
  [TW_PROBLEM_MISSPELT_SYMBOL] = {
    .name = "misspelt-symbol", .severity = TW_SEVERITY_HINT, .say = problem_say_misspelt,
    .words.why =
        N_ ("Any word may be a symbol of your own, but this one has no name, no drawing and no "
            "effect. The repair puts what is known in its place; if the word is meant, describe "
            "it on the Rules page."),
    .words.repair = N_ ("Replace It"), .mend_drawing = mend_misspelt,
  },
  [TW_PROBLEM_STALE_OVERRIDE] = {
    .name = "stale-override", .severity = TW_SEVERITY_WARNING,
    .words.sentence =
        N_ ("A change made to the fields no longer fits the drawing."),
    .words.why =
        N_ ("You changed a field by hand, and then the drawing so that there is no such "
            "field any more. The repair drops your change; what is derived counts."),
    .words.repair = N_ ("Drop the Change"), .mend_drawing = mend_override,
  },
  [TW_PROBLEM_DUPLICATE_TILE] = {
    .name = "duplicate-tile", .severity = TW_SEVERITY_HINT,
    .words.sentence = N_ ("Plays like tile %s."), .places = { TW_PLACE_DETAIL },
    .words.why =
        N_ ("Both can always lie in the same places and score the same. That may be meant; "
            "one tile with more copies would be shorter."),
  },
  [TW_PROBLEM_MIRRORED_TILE] = {
    .name = "mirrored-tile", .severity = TW_SEVERITY_HINT,
    .words.sentence = N_ ("Mirror image of tile %s."), .places = { TW_PLACE_DETAIL },
    .words.why =
        N_ ("They differ as left and right hand do. That is often meant and needs no repair."),
  },
  [TW_PROBLEM_DUPLICATE_ID] = {
    .name = "duplicate-id", .severity = TW_SEVERITY_ERROR,
    .words.sentence = N_ ("Another tile has the id %s too."), .places = { TW_PLACE_DETAIL },
    .words.why = WHY_ID, .words.repair = N_ ("New Id"), .is_otherwise = is_of_variant,
    .otherwise.sentence = N_ ("Another variant has the id %s too."), .mend_set = mend_id,
  },
  [TW_PROBLEM_EMPTY_ID] = {
    .name = "empty-id", .severity = TW_SEVERITY_ERROR,
    .words.sentence = N_ ("The tile has no id."), .words.why = WHY_ID,
    .words.repair = N_ ("New Id"), .is_otherwise = is_of_variant,
    .otherwise.sentence = N_ ("A variant has no id."), .mend_set = mend_id,
  },
  [TW_PROBLEM_UNWRITABLE_ID] = {
    .name = "unwritable-id", .severity = TW_SEVERITY_ERROR,
    /* Translators: %s are the signs that must not be in an id, then the id. */
    .words.sentence =
        N_ ("An id must be without blanks and %s, as moves are written with these: “%s”."),
    .places = { TW_PLACE_RESERVED, TW_PLACE_DETAIL }, .words.why = WHY_ID,
    .words.repair = N_ ("New Id"), .mend_set = mend_id,
  },
  [TW_PROBLEM_COUNT_ZERO] = {
    .name = "count-zero", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("The set holds no copy of it."),
    .words.why =
        N_ ("A tile without copies is in no bag and nobody will ever draw it. The repair "
            "puts one copy in."),
    /* Translators: a button; %u is how many copies the tile gets. */
    .words.repair = N_ ("Use %u"),
    .mend_tile = mend_count,
  },
  [TW_PROBLEM_START_COUNT] = {
    .name = "start-count", .severity = TW_SEVERITY_ERROR,
    TW_PLURAL ("%u copy is to be a start tile, more than there are.",
               "%u copies are to be start tiles, more than there are."),
    .words.why = WHY_COPIES, .words.repair = N_ ("Use %u"), .mend_tile = mend_count,
  },
  [TW_PROBLEM_VARIANT_COUNT] = {
    .name = "variant-count", .severity = TW_SEVERITY_ERROR,
    TW_PLURAL ("Its variants take %u copy, more than there are.",
               "Its variants take %u copies, more than there are."),
    .words.why = WHY_COPIES, .words.repair = N_ ("Use %u"), .mend_tile = mend_count,
  },
  [TW_PROBLEM_NEVER_FITS] = {
    .name = "never-fits", .severity = TW_SEVERITY_WARNING,
    /* Translators: %s is an edge or several: "north and west". */
    .words.sentence = N_ ("No tile can ever lie beside it: %s."),
    .places = { TW_PLACE_EDGES },
    .words.why =
        N_ ("An edge fits only the same land. As no other tile of the set has it, whoever "
            "lays this tile leaves a place that stays open for ever. Draw a tile with that "
            "edge, or say which other sets this one is played with."),
  },
  [TW_PROBLEM_MISSING_TITLE] = {
    .name = "missing-title", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("The set has no title."), .words.why = WHY_TITLE,
  },
  [TW_PROBLEM_MISSING_LANGUAGE] = {
    .name = "missing-language", .severity = TW_SEVERITY_HINT,
    .words.sentence = N_ ("The set’s title is not there in the language “%s”."),
    .places = { TW_PLACE_LANGUAGES }, .words.why = WHY_TITLE,
  },
  [TW_PROBLEM_BLOCK_TILE] = {
    .name = "block-tile", .severity = TW_SEVERITY_ERROR, .say = problem_say_block,
    .words.why =
        N_ ("A block lays ordinary tiles of the set, each in a place of its own. The repair "
            "takes this one out of the block."),
    .words.repair = N_ ("Remove From Block"), .of = TW_PROBLEM_OF_BLOCK, .mend_set = mend_block,
  },
  [TW_PROBLEM_BLOCK_EDGES] = {
    .name = "block-edges", .severity = TW_SEVERITY_ERROR, .say = problem_say_block,
    .words.why =
        N_ ("What lies together in a block must fit like on the table. Turn the tiles in the "
            "block, or change their edges."),
    .of = TW_PROBLEM_OF_BLOCK,
  },
  [TW_PROBLEM_MIST_ON_CITY] = {
    .name = "mist-on-city", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("Mist lies on a city’s edge: %s."), .places = { TW_PLACE_EDGES },
    .words.why =
        N_ ("Mist lies over fields and roads only. The repair clears it from the city’s "
            "edge."),
    .words.repair = N_ ("Clear the Mist"), .mend_drawing = mend_mist,
  },
  [TW_PROBLEM_GHOST_WITHOUT_MIST] = {
    .name = "ghost-without-mist", .severity = TW_SEVERITY_ERROR,
    .words.sentence = N_ ("A ghost stands where no mist is."),
    .words.why =
        N_ ("Ghosts count for the mist that they stand in. The repair moves it into the only "
            "mist of the tile, else it takes it off."),
    .words.repair = N_ ("Move It"), .is_otherwise = mend_symbol_drops,
    .otherwise.repair = N_ ("Take It Off"), .mend_drawing = mend_symbol,
  },
  [TW_PROBLEM_MISSING_PICTURE] = {
    .name = "missing-picture", .severity = TW_SEVERITY_WARNING, .say = problem_say_picture,
    .words.why =
        N_ ("The file was moved or not sent along. Put it back and open the set again, or "
            "let the repair forget it: the tile is drawn then."),
    .words.repair = N_ ("Use the Drawing"), .is_otherwise = is_unusable,
    .otherwise.why =
        N_ ("A picture is an ordinary file that can be read, and not too large. Put one "
            "there under this name and open the set again, or let the repair forget it: the "
            "tile is drawn then."),
    .mend_tile = mend_picture,
  },
  [TW_PROBLEM_MISSING_REFERENCE] = {
    .name = "missing-reference", .severity = TW_SEVERITY_HINT, .say = problem_say_reference,
    .words.why =
        N_ ("The file was moved or not sent along. In play nothing changes, for only who "
            "draws the tile sees it. The repair forgets it."),
    .words.repair = N_ ("Forget It"), .is_otherwise = is_unusable,
    .otherwise.why =
        N_ ("A picture is an ordinary file that can be read, and not too large. In play "
            "nothing changes, for only who draws the tile sees it. The repair forgets it."),
    .mend_tile = mend_reference,
  },
  [TW_PROBLEM_REFUSED_PICTURE] = {
    .name = "refused-picture", .severity = TW_SEVERITY_WARNING, .say = problem_say_detail,
    .words.why =
        N_ ("Pictures come from anywhere, so only plain ones are opened: PNG, JPEG, and SVG "
            "of shapes and colours. The file stays in the set; the tile is drawn, with a "
            "sign on it."),
  },
  [TW_PROBLEM_REFUSED_REFERENCE] = {
    .name = "refused-reference", .severity = TW_SEVERITY_WARNING, .say = problem_say_detail,
    .words.why =
        N_ ("Pictures come from anywhere, so only plain ones are opened: PNG, JPEG, and SVG "
            "of shapes and colours. The file stays in the set; in play nothing changes."),
  },
  [TW_PROBLEM_SHAPE] = {
    .name = "shape", .severity = TW_SEVERITY_WARNING,
    .words.sentence =
        N_ ("As it is bent it looks like a tile that means something else."),
    .words.why =
        N_ ("Shape must never change what a tile means: here fields run together that are "
            "two, or are cut that are one. The repair lays roads and walls where the program "
            "puts them; symbols and figures stay where you put them."),
    .words.repair = N_ ("Reset the Shape"), .mend_tile = mend_shape,
  },
  [TW_PROBLEM_NO_ROOM] = {
    .name = "no-room", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("There is no room for everything on it."),
    .words.why =
        N_ ("What stands on the tile is drawn too small or on top of something else. Nothing "
            "changes in play. Take something off, or leave more open land."),
  },
  [TW_PROBLEM_REFUSED_SYMBOL] = {
    .name = "refused-symbol", .severity = TW_SEVERITY_WARNING, .say = problem_say_drawing,
    .words.why = WHY_REFUSED, .of = TW_PROBLEM_OF_DRAWING,
  },
  [TW_PROBLEM_REFUSED_FIGURE] = {
    .name = "refused-figure", .severity = TW_SEVERITY_WARNING, .say = problem_say_drawing,
    .words.why = WHY_REFUSED, .of = TW_PROBLEM_OF_DRAWING,
  },
  [TW_PROBLEM_REFUSED_TOKEN] = {
    .name = "refused-token", .severity = TW_SEVERITY_WARNING, .say = problem_say_drawing,
    .words.why = WHY_REFUSED, .of = TW_PROBLEM_OF_DRAWING,
  },
  [TW_PROBLEM_EMPTY_SET] = {
    .name = "empty-set", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("The set has no tiles."),
    .words.why =
        N_ ("A set is played with its tiles. Draw the first one on the Design page."),
  },
  [TW_PROBLEM_TOO_MANY_FIGURES] = {
    .name = "too-many-figures", .severity = TW_SEVERITY_WARNING, .say = problem_say_figures,
    .words.why = WHY_LIMIT, .of = TW_PROBLEM_OF_FIGURE,
  },
  [TW_PROBLEM_TOO_MANY_TOKENS] = {
    .name = "too-many-tokens", .severity = TW_SEVERITY_WARNING, .say = problem_say_tokens,
    .words.why = WHY_LIMIT, .of = TW_PROBLEM_OF_TOKEN,
  },
  [TW_PROBLEM_TOO_MANY_WORTHS] = {
    .name = "too-many-worths", .severity = TW_SEVERITY_WARNING, .say = problem_say_worths,
    .words.why = WHY_LIMIT, .of = TW_PROBLEM_OF_TOKEN,
  },
  [TW_PROBLEM_TOO_MANY_SYMBOLS] = {
    .name = "too-many-symbols", .severity = TW_SEVERITY_WARNING, .say = problem_say_symbols,
    .words.why = WHY_LIMIT, .of = TW_PROBLEM_OF_EFFECT,
  },
  [TW_PROBLEM_TOO_MANY_EFFECTS] = {
    .name = "too-many-effects", .severity = TW_SEVERITY_WARNING, .say = problem_say_effects,
    .words.why = WHY_LIMIT, .of = TW_PROBLEM_OF_EFFECT,
  },
  [TW_PROBLEM_REFUSED_RULES] = {
    .name = "refused-rules", .severity = TW_SEVERITY_ERROR, .say = problem_say_refused_rules,
    .words.why =
        N_ ("Rules that move and choose are put together when a game begins, and a game with "
            "these does not begin. Mend what is named in the rules of the file."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_OUTDATED_TEXT] = {
    .name = "outdated-text", .severity = TW_SEVERITY_WARNING, .say = problem_say_outdated,
    .words.why =
        N_ ("Players read this text in place of the sentences that the program makes of the rule, "
            "and it may still say the old number or name. Without it they read the sentences. "
            "Correct it on the Texts page, or say that it is right."),
    .words.repair = N_ ("Use the Sentences"), .of = TW_PROBLEM_OF_STATEMENT, .mends_rules = TRUE,
  },
  [TW_PROBLEM_OUTDATED_NAME] = {
    .name = "outdated-name", .severity = TW_SEVERITY_WARNING, .say = problem_say_outdated_name,
    .words.why =
        N_ ("Questions, answers and lines of the log are written by hand: they do not follow when "
            "what they speak of is renamed. Correct them on the Texts page, put the new name in "
            "place of the old one, or say that they are right."),
    .words.repair = N_ ("Put the New Name There"), .of = TW_PROBLEM_OF_STATEMENT,
    .mends_rules = TRUE,
  },
  [TW_PROBLEM_LEFTOVER_RULES] = {
    .name = "leftover-rules", .severity = TW_SEVERITY_WARNING,
    TW_PLURAL ("%u rule in words is left over from typing.",
               "%u rules in words are left over from typing."),
    .words.why =
        N_ ("Earlier versions kept a rule for each key that was pressed. Nothing names them, but "
            "translators and the rules sheet get all of them. The whole rule stays."),
    .words.repair = N_ ("Remove Leftovers"), .mends_rules = TRUE,
  },
  [TW_PROBLEM_DUPLICATE_LESSON] = {
    .name = "duplicate-lesson", .severity = TW_SEVERITY_ERROR,
    .words.sentence = N_ ("Two lessons have the id “%s”."), .places = { TW_PLACE_DETAIL },
    .words.why =
        N_ ("By its id the program knows which lessons somebody has done. The repair gives the "
            "later one a new id."),
    .words.repair = N_ ("New Id"), .of = TW_PROBLEM_OF_LESSON, .mend_set = mend_lesson_id,
  },
  [TW_PROBLEM_LESSON_WITHOUT_TASK] = {
    .name = "lesson-without-task", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("The lesson “%s” does not say what is to be done."),
    .places = { TW_PLACE_DETAIL },
    .words.why =
        N_ ("The table shows the position and nobody knows what is asked. Write the task among "
            "the lessons of the set."),
    .of = TW_PROBLEM_OF_LESSON,
  },
  [TW_PROBLEM_REFUSED_LESSON] = {
    .name = "refused-lesson", .severity = TW_SEVERITY_WARNING,
    /* Translators: a lesson's title, and what is wrong with it in a sentence. */
    .words.sentence = N_ ("The lesson “%s” cannot be done. %s"),
    .places = { TW_PLACE_DETAIL, TW_PLACE_STATEMENT },
    .words.why =
        N_ ("A lesson is tried before it is shown: its position is set up, its own solution is "
            "played, and has to solve the task. Correct its case, or save it again at the table."),
    .of = TW_PROBLEM_OF_LESSON,
  },
};

const TwProblemRow *
problem_row (TwProblemCode code)
{
  return rows[code].name != NULL ? &rows[code] : &problem_rule_rows[code];
}

gboolean
problem_row_mends (const TwProblemRow *row)
{
  return row->mend_drawing != NULL || row->mend_tile != NULL || row->mend_set != NULL
         || row->mends_rules;
}
