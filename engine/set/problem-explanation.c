/* Why each problem is one, and what its repair does: longer than a message, for who asks. */
#include <glib/gi18n-lib.h>

#include "engine/set/problem.h"

const char *
tw_problem_explanation (const TwProblem *problem)
{
  switch (problem->code)
    {
    case TW_PROBLEM_PORT_OWNED_TWICE:
      return _ ("Each place of the rim belongs to one piece of land, or nobody could say what lies "
                "beside it. The repair lets the one that was drawn later give way.");
    case TW_PROBLEM_PORT_OWNED_NEVER:
      if (problem->rim == 0)
        return _ ("Land without an edge can never grow and is never completed. The repair takes "
                  "it off.");
      return _ ("A neighbour sees either all of an edge or nothing. The repair completes the edge, "
                "or takes it away where other land has the rest.");
    case TW_PROBLEM_PORT_OFF_MIDDLE:
      return _ ("Neighbours meet a road or a river in the middle of an edge. What it has beside "
                "that belongs to the fields; the repair gives it back to them.");
    case TW_PROBLEM_ROAD_WITHOUT_END:
      return _ ("A road is complete when both its ends are, so each end must be at an edge or at "
                "something on the tile. The repair ends it at the monastery or lake in the middle, "
                "else at a village.");
    case TW_PROBLEM_RIVER_WITHOUT_END:
      return _ ("A river that just stops is neither its beginning nor its end. The repair adds the "
                "source, or the lake if the set has a source already.");
    case TW_PROBLEM_END_WITHOUT_PLACE:
      return _ ("The place at which the road was to end has been taken off. The repair gives it "
                "another end.");
    case TW_PROBLEM_GATE_WITHOUT_CITY:
      return _ ("A gate is in the wall of a city. The repair moves it into the city on the tile; "
                "if there is none the road ends at a village.");
    case TW_PROBLEM_CROSSING_SEGMENTS:
      return _ ("Where two meet, either they are one or one goes over the other; scores and fields "
                "depend on it. The repair makes a bridge.");
    case TW_PROBLEM_SYMBOL_ON_NOTHING:
    case TW_PROBLEM_SYMBOL_WRONG_LAND:
      return _ ("A symbol counts for what it stands on, and here it would never count. The repair "
                "moves it if there is one place only that it can be meant for, else it takes it "
                "off.");
    case TW_PROBLEM_MISSPELT_SYMBOL:
      return _ (
          "Any word may be a symbol of your own, but this one has no name, no drawing and no "
          "effect. The repair puts what is known in its place; if the word is meant, describe "
          "it on the Rules page.");
    case TW_PROBLEM_STALE_OVERRIDE:
      return _ ("You changed a field by hand, and then the drawing so that there is no such field "
                "any more. The repair drops your change; what is derived counts.");
    case TW_PROBLEM_DUPLICATE_TILE:
      return _ ("Both can always lie in the same places and score the same. That may be meant; one "
                "tile with more copies would be shorter.");
    case TW_PROBLEM_MIRRORED_TILE:
      return _ ("They differ as left and right hand do. That is often meant and needs no repair.");
    case TW_PROBLEM_DUPLICATE_ID:
    case TW_PROBLEM_EMPTY_ID:
    case TW_PROBLEM_UNWRITABLE_ID:
      return _ ("Games, cases and blocks name a tile by its id. The repair makes a new one, and "
                "what names the tile within the set follows.");
    case TW_PROBLEM_COUNT_ZERO:
      return _ ("A tile without copies is in no bag and nobody will ever draw it. The repair puts "
                "one copy in.");
    case TW_PROBLEM_START_COUNT:
    case TW_PROBLEM_VARIANT_COUNT:
      return _ ("Start tiles and variants are among the copies of the tile. The repair raises the "
                "copies to as many as are asked for.");
    case TW_PROBLEM_NEVER_FITS:
      return _ ("An edge fits only the same land. As no other tile of the set has it, whoever lays "
                "this tile leaves a place that stays open for ever. Draw a tile with that edge, or "
                "say which other sets this one is played with.");
    case TW_PROBLEM_MISSING_TITLE:
    case TW_PROBLEM_MISSING_LANGUAGE:
      return _ ("The title is what people see who choose a set. Write it in the set’s properties.");
    case TW_PROBLEM_BLOCK_TILE:
      return _ ("A block lays ordinary tiles of the set, each in a place of its own. The repair "
                "takes this one out of the block.");
    case TW_PROBLEM_BLOCK_EDGES:
      return _ ("What lies together in a block must fit like on the table. Turn the tiles in the "
                "block, or change their edges.");
    case TW_PROBLEM_MIST_ON_CITY:
      return _ ("Mist lies over fields and roads only. The repair clears it from the city’s edge.");
    case TW_PROBLEM_GHOST_WITHOUT_MIST:
      return _ ("Ghosts count for the mist that they stand in. The repair moves it into the only "
                "mist of the tile, else it takes it off.");
    case TW_PROBLEM_MISSING_PICTURE:
      if (problem->other != TW_PICTURE_NOT_THERE)
        return _ (
            "A picture is an ordinary file that can be read, and not too large. Put one there "
            "under this name and open the set again, or let the repair forget it: the tile "
            "is drawn then.");
      return _ ("The file was moved or not sent along. Put it back and open the set again, or let "
                "the repair forget it: the tile is drawn then.");
    case TW_PROBLEM_MISSING_REFERENCE:
      if (problem->other != TW_PICTURE_NOT_THERE)
        return _ ("A picture is an ordinary file that can be read, and not too large. In play "
                  "nothing changes, for only who draws the tile sees it. The repair forgets it.");
      return _ ("The file was moved or not sent along. In play nothing changes, for only who draws "
                "the tile sees it. The repair forgets it.");
    case TW_PROBLEM_REFUSED_PICTURE:
      return _ ("Pictures come from anywhere, so only plain ones are opened: PNG, JPEG, and SVG of "
                "shapes and colours. The file stays in the set; the tile is drawn, with a sign on "
                "it.");
    case TW_PROBLEM_REFUSED_REFERENCE:
      return _ ("Pictures come from anywhere, so only plain ones are opened: PNG, JPEG, and SVG of "
                "shapes and colours. The file stays in the set; in play nothing changes.");
    case TW_PROBLEM_SHAPE:
      return _ ("Shape must never change what a tile means: here fields run together that are two, "
                "or are cut that are one. The repair lays roads and walls where the program puts "
                "them; symbols and figures stay where you put them.");
    case TW_PROBLEM_NO_ROOM:
      return _ ("What stands on the tile is drawn too small or on top of something else. Nothing "
                "changes in play. Take something off, or leave more open land.");
    case TW_PROBLEM_REFUSED_SYMBOL:
    case TW_PROBLEM_REFUSED_FIGURE:
    case TW_PROBLEM_REFUSED_TOKEN:
      return _ ("A drawing can come from anywhere, so each is tried first, with limits to time and "
                "memory. The set keeps this one; in play and print a letter stands in its place. "
                "Give it another picture on the Rules page.");
    case TW_PROBLEM_EMPTY_SET:
      return _ ("A set is played with its tiles. Draw the first one on the Design page.");
    case TW_PROBLEM_TOO_MANY_FIGURES:
    case TW_PROBLEM_TOO_MANY_TOKENS:
    case TW_PROBLEM_TOO_MANY_WORTHS:
    case TW_PROBLEM_TOO_MANY_SYMBOLS:
    case TW_PROBLEM_TOO_MANY_EFFECTS:
      return _ ("A game keeps only so much apart, and begins with no more. The set can be opened "
                "and drawn on; it is played once less of it comes into play.");
    case TW_N_PROBLEMS:
    default:
      return "";
    }
}
