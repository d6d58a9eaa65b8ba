/* Scenes of summer in the fields; scene-script.h says how they are written. */
#include "app/drawing/scene-table.h"

#define OPEN   TW_GROUND_OPEN
#define ROAD   TW_GROUND_ROAD
#define RIVER  TW_GROUND_RIVER
#define WALL   TW_GROUND_WALL
#define SUMMER TW_SEASON_SUMMER

const TwSceneRow tw_scene_rows_land[] = {
  /* The farmer's year. */
  { "haymaking", OPEN, SUMMER,
    "w warm+2 0 .2 .9 .66; u rick -.5 .1 .66; u rick .04 -.2 .5; ?u rick .6 -.26 .44; u man .3 .5 "
    ".6; l wood .04 .5 .6 .5 -.1; u woman -.24 .7 .54; 'k straw .05 -.8 .5 -.5 .56 -.4 .52; 'k "
    "straw .05 .5 .8 .7 .76" },
  { "reapers", OPEN, SUMMER,
    "w straw-1 -.34 -.16 .62 .5; w straw -.4 -.24 .5 .4; l straw+2 .05 -.8 0 -.78 -.26; l straw+2 "
    ".05 -.6 .12 -.58 -.2; l straw+2 .05 -.4 .16 -.38 -.2; l straw+2 .05 -.2 .16 -.18 -.2; l "
    "straw+2 .05 -.02 .1 0 -.24; 'l clod .03 -.7 .04 -.68 -.24; 'l clod .03 -.5 .12 -.48 -.22; 'l "
    "clod .03 -.3 .16 -.28 -.2; 'l clod .03 -.1 .12 -.08 -.24; 'l clod .03 -.5 -.3 -.48 -.54; 'l "
    "clod .03 -.3 -.3 -.28 -.54;"
    "u bent .3 .4 -.62; k iron .05 .06 .2 -.06 .1 0 0; u stook .66 0 .5; u stook .86 .3 .46; ?u "
    "woman .5 .8 .5; u stook -.3 .66 .44" },
  { "ploughing", OPEN, SUMMER,
    "w clod 0 .3 .98 .5; 'l clod-3 .03 -.9 .4 .8 .4; 'l clod-3 .03 -.8 .54 .7 .54; 'l clod-3 .03 "
    "-.7 .68 .5 .68; 'l clod-3 .03 -.86 .26 .86 .26; u ox .34 .26 .62; u ox .42 .4 .62; l wood-3 "
    ".06 -.3 .2 .3 .1; l wood-3 .08 -.34 .4 -.2 .1; u man -.58 .46 .6; ?u crow -.1 .76 .2; ?u crow "
    ".2 .8 .2" },
  { "sower", OPEN, SUMMER,
    "w clod 0 .3 .96 .6; 'l clod-3 .03 -.9 .2 .8 .1; 'l clod-3 .03 -.9 .4 .86 .3; 'l clod-3 .03 "
    "-.7 .6 .8 .5; u man 0 .3 .74; E straw .4 .1 .03 .03; E straw .5 .2 .03 .03; E straw .4 .3 .03 "
    ".03; E straw .56 .36 .03 .03; u sack -.6 .3 .4; ?u crow -.4 .66 .24; ?u crow .5 .7 -.24" },
  { "scarecrow", OPEN, SUMMER,
    "w straw 0 .3 .9 .6; 'l clod .03 -.7 .5 -.7 .2; 'l clod .03 -.4 .6 -.4 .3; 'l clod .03 .4 .66 "
    ".4 .36; 'l clod .03 .7 .5 .7 .2; h 0 .4 .2 .9; l bark .08 0 .4 0 -.5; l bark .07 -.5 -.26 .5 "
    "-.3; c c1 -.4 -.36 .4 -.4 .2 -.2 .26 .16 -.22 .14 -.18 -.2; e rut 0 -.52 .15 .16; c wood -.28 "
    "-.58 0 -.86 .28 -.58 0 -.62; u crow .5 -.34 .26; ?u crow -.6 .5 .26" },
  { "cabbages", OPEN, SUMMER,
    "w earth 0 .2 .9 .6; e bud -.6 0 .12 .1; e bud -.3 -.04 .12 .1; e bud 0 -.04 .12 .1; e bud .3 "
    "0 .12 .1; e bud -.6 .3 .12 .1; e bud -.3 .3 .12 .1; e bud .1 .34 .12 .1; e bud -.46 .58 .12 "
    ".1; e bud -.1 .62 .12 .1; u bent .5 .5 -.6; ?u basket .8 .5 .4; ?u hare .3 -.3 .4" },
  { "vineyard", OPEN | WALL, SUMMER,
    "w earth 0 .2 .96 .7; l bark .05 -.8 -.04 -.8 -.4; l bark .05 -.3 -.08 -.3 -.44; l bark .05 .2 "
    "-.08 .2 -.44; l bark .05 .66 -.04 .66 -.4; c leaf -.9 -.2 -.7 -.36 -.5 -.26 -.3 -.4 -.05 -.26 "
    ".2 -.4 .44 -.26 .66 -.34 .8 -.16 .3 -.1 -.4 -.08;"
    "l bark .05 -.86 .34 -.86 0; l bark .05 -.34 .34 -.34 -.04; l bark .05 .2 .34 .2 -.04; c leaf "
    "-.96 .2 -.8 .04 -.56 .12 -.34 0 -.06 .14 .2 0 .4 .1 .5 .24 .1 .3 -.5 .3;"
    "l bark .05 -.7 .7 -.7 .36; l bark .05 -.16 .7 -.16 .36; c leaf -.8 .58 -.64 .42 -.4 .52 -.16 "
    ".38 .1 .5 .2 .62 -.3 .68; E violet -.6 -.2 .06 .07; E violet .1 -.2 .06 .07; E violet .5 -.2 "
    ".06 .07; E violet -.6 .22 .06 .07; E violet -.1 .2 .06 .07; E violet .3 .2 .06 .07; E violet "
    "-.5 .58 .06 .07; E violet 0 .58 .06 .07;"
    "u woman .74 .6 -.6; u basket .46 .8 .4" },
  { "orchard", OPEN, SUMMER,
    "t -.6 -.4 .27; t .1 -.5 .26; t -.4 .2 .25; u apples -.6 -.4 .5; u apples .1 -.5 .5; u apples "
    "-.4 .2 .46; l wood .05 .2 .3 .12 -.4; l wood .05 .34 .3 .26 -.4; 'l wood .04 .18 .1 .32 .1; "
    "'l wood .04 .14 -.1 .28 -.1; u woman .6 .5 -.6; u basket .24 .6 .44; ?u child -.1 .8 .5" },
  { "beehives", OPEN | WALL, SUMMER,
    "w pale 0 .3 .86 .44; u hive -.5 .2 .6; u hive 0 .1 .6; u hive .5 .2 .6; 'E rose -.7 .5 .05 "
    ".05; 'E gilt -.4 .6 .05 .05; 'E rose .1 .56 .05 .05; 'E violet .46 .6 .05 .05; ?u monk .2 .76 "
    ".62; 'E ink -.2 -.4 .03 .03; 'E ink .3 -.5 .03 .03; 'E ink .1 -.3 .03 .03" },
  { "kitchen-garden", OPEN | WALL, SUMMER,
    "w earth 0 .2 .8 .56; l leaf .14 -.6 0 -.1 0; l bud .12 -.6 .26 -.1 .26; l leaf .14 -.6 .52 "
    "-.1 .52; l bud .12 .2 0 .6 0; l leaf .14 .2 .26 .6 .26; 'E rose .3 0 .05 .05; 'E gilt .5 0 "
    ".05 .05; u fence 0 -.2 .74; u fence 0 .86 .74; u woman .1 .6 .6; ?u hen .5 .6 .4" },
  { "ox-and-cart", OPEN | ROAD, SUMMER,
    "u cart -.36 .36 .8; C straw -.9 -.1 -.7 -.46 -.3 -.6 .04 -.44 .18 -.1; 'k clod .03 -.6 -.16 "
    "-.4 -.44; u ox .52 .4 .7; ?u man .1 .7 .56" },
  { "threshing", OPEN | WALL, SUMMER,
    "w straw 0 .4 .7 .34; u hut -.4 -.1 .8; u man -.2 .5 .6; l wood .05 0 .1 .2 -.3; l wood .06 .2 "
    "-.3 .4 -.1; u man .6 .5 -.6; l wood .05 .4 .1 .3 .4; u sack .7 -.06 .4; u sack .46 -.16 .36" },
  { "swineherd", OPEN, SUMMER,
    "t -.5 -.5 .3; t .1 -.6 .24; u sow -.3 .1 .5; u sow .2 .2 -.5; u sow .56 -.06 .5; u sow .1 .56 "
    ".5; u man -.66 .56 .6; l wood .05 -.44 .6 -.4 -.1; ?u sow .64 .5 -.46" },
  { "shepherd", OPEN, SUMMER,
    "u sheep -.1 -.3 .44; u sheep .4 -.36 -.44; u sheep .66 .06 .44; u sheep .1 .16 .46; u sheep "
    ".4 .5 -.46; ?u sheep -.2 .7 .46; ?u sheep -.5 -.5 .4; u man -.62 .3 .72; k wood .05 -.36 .36 "
    "-.38 -.4 -.3 -.5 -.24 -.42; u dog -.3 .44 .44" },
  { "goats", OPEN, SUMMER,
    "C grey -.8 .1 -.5 -.4 0 -.3 .1 .1; C stone -.7 0 -.5 -.34 -.2 -.3 -.3 -.02; u goat -.5 -.3 "
    ".5; u goat .3 .2 .56; u goat .6 .6 -.54; ?u goat -.2 .56 .5; t .6 -.4 .2; ?u child 0 .8 .5" },
  { "cows", OPEN, SUMMER,
    "u cow -.4 -.1 .7; u cow .4 .16 -.7; u cow -.2 .6 .7; ?u child .6 .7 .54; 'E white .1 -.4 .04 "
    ".04; 'E white .6 -.2 .04 .04; t .5 -.5 .22" },
  { "horses", OPEN, SUMMER,
    "u fence 0 -.36 .8; h -.3 .2 .8 .4; u horse -.3 .2 .72; h .4 .56 .8 .4; u horse .4 .56 -.72; "
    "?u horse -.5 .76 .5" },
  { "geese", OPEN, SUMMER,
    "u duck -.5 0 .5; u duck -.1 -.16 .5; u duck .3 0 .5; u duck -.24 .3 .5; u duck .14 .36 .5; u "
    "woman .66 .56 -.66; ?u duck -.6 .5 .5; l wood .04 .46 .1 .3 -.3" },
  { "milkmaid", OPEN, SUMMER,
    "u cow .1 .3 .96; u sitter -.3 .5 .62; p wood -.1 .5 -.14 .3 .1 .3 .06 .5; ?u dog -.7 .7 .4; t "
    "-.5 -.5 .24" },
  /* Trades. */
  { "windmill", OPEN, SUMMER,
    "w sward 0 .6 .7 .26; h 0 .6 .6 1.4; p white -.34 .6 -.22 -.2 .22 -.2 .34 .6; P grey .1 .6 .08 "
    "-.2 .22 -.2 .34 .6; P bark -.1 .6 -.1 .34 .1 .34 .1 .6; c slate -.28 -.16 -.16 -.48 .16 -.48 "
    ".28 -.16; l bark .05 -.6 -.7 .6 .2; l bark .05 -.46 .3 .46 -.8;"
    "p rut -.62 -.74 -.44 -.8 -.1 -.36 -.16 -.3; p rut .6 .24 .42 .3 .08 -.14 .14 -.2; p rut -.52 "
    ".24 -.4 .36 -.06 -.1 -.14 -.2; p rut .52 -.74 .38 -.84 .06 -.4 .14 -.32; E ink 0 -.25 .06 "
    ".06; ?u sack .6 .7 .36; ?u donkey -.66 .8 .5" },
  { "dovecote", OPEN | WALL, SUMMER,
    "h 0 .6 .6 1.1; p stone -.32 .6 -.34 -.14 .34 -.14 .32 .6; P grey .1 .6 .1 -.14 .34 -.14 .32 "
    ".6; p tile -.46 -.1 0 -.72 .46 -.1; E ink -.16 .06 .06 .07; E ink .1 .06 .06 .07; E ink -.16 "
    ".28 .06 .07; E ink .1 .28 .06 .07; e white -.6 -.4 .1 .06; e white .56 -.3 .1 .06; e white .5 "
    ".5 .1 .06; E white -.44 .7 .09 .05; ?u woman -.66 .8 .56" },
  { "charcoal-kiln", OPEN, SUMMER,
    "f -.7 -.5 .2; f .66 -.5 .22; w ink .1 .4 .8 .4; h 0 .4 1 .6; c bark -.6 .4 -.44 -.1 0 -.36 "
    ".44 -.1 .6 .4 0 .5; 'l wood .04 -.4 .3 -.16 -.2; 'l wood .04 .4 .3 .16 -.2; 'l wood .04 0 .4 "
    "0 -.3; E fire -.1 .36 .1 .07; u smoke 0 -.24 .7; u man .74 .66 -.56; u log -.6 .74 .5" },
  { "woodcutters", OPEN, SUMMER,
    "f -.6 -.5 .24; f -.1 -.6 .22; t .6 -.5 .26; u stump -.6 .2 .5; u stump .1 -.1 .4; u log .3 "
    ".66 .7; u log .2 .5 .6; u log .44 .36 .5; u man -.3 .5 .64; l wood .05 -.14 .16 .1 -.2; p "
    "iron .06 -.16 .1 -.3 .22 -.2; ?u bent .76 .7 -.56" },
  { "sawyers", OPEN, SUMMER,
    "l bark .07 -.4 .5 -.3 .1; l bark .07 -.2 .5 -.3 .1; l bark .07 .4 .5 .3 .1; l bark .07 .2 .5 "
    ".3 .1; u log 0 .14 1.1; u man -.56 .5 .64; u man .6 .5 -.64; p sky -.4 -.1 .4 -.1 .4 0 -.4 0; "
    "w straw 0 .6 .4 .14; t .1 -.6 .24" },
  { "quarry", OPEN, SUMMER,
    "w grey 0 .2 .96 .66; c grey -.96 .2 -.8 -.5 -.2 -.7 .4 -.6 .5 -.2 -.1 -.1 -.2 .2; P stone -.8 "
    "-.46 -.2 -.66 .36 -.56 -.1 -.36 -.6 -.3; 'l grey-4 .04 -.5 -.3 -.54 .1; 'l grey-4 .04 -.1 "
    "-.34 -.1 -.1; p stone .2 .7 .2 .5 .5 .5 .5 .7; p white -.16 .76 -.16 .56 .14 .56 .14 .76; u "
    "bent -.4 .5 .6; l wood .05 -.16 .2 0 .4; u man .66 .4 -.6" },
  { "smithy", ROAD | WALL, SUMMER,
    "h 0 .3 1 .7; p stone -.7 .3 -.7 -.2 .3 -.2 .3 .3; P bark-3 -.5 .3 -.5 -.1 .1 -.1 .1 .3; u "
    "fire -.36 .28 .4; p tile -.84 -.14 -.6 -.6 .2 -.6 .44 -.14; p stone -.5 -.5 -.5 -.8 -.3 -.8 "
    "-.3 -.5; u smoke -.4 -.76 .3; p iron .36 .5 .3 .36 .62 .36 .56 .5; l iron .1 .46 .5 .46 .6; u "
    "man .1 .66 .64; l bark .06 .3 .3 .44 .1; ?u horse .5 .86 .5" },
  { "limekiln", OPEN | ROAD, SUMMER,
    "h 0 .5 .9 .9; c stone -.5 .5 -.42 -.2 -.24 -.5 .24 -.5 .42 -.2 .5 .5; C bark-3 -.18 .5 -.16 "
    ".2 .16 .2 .18 .5; C fire -.1 .48 -.06 .32 .08 .32 .1 .48; 'l grey .03 -.44 0 .44 0; 'l grey "
    ".03 -.4 -.26 .4 -.26; 'l grey .03 -.46 .24 -.2 .24; e bark 0 -.5 .24 .07; u smoke 0 -.5 .5; u "
    "man .66 .6 -.58; u basket -.7 .6 .4" },
  { "potter", OPEN | ROAD | WALL, SUMMER,
    "u hut -.36 0 .86; c tile+1 .1 .4 0 .2 .06 .06 .22 .06 .28 .2 .2 .4; c tile .4 .4 .34 .24 .4 "
    ".1 .54 .1 .6 .24 .54 .4; c brown .7 .42 .64 .28 .7 .16 .82 .16 .88 .28 .82 .42; u sitter -.3 "
    ".7 .6; e grey 0 .66 .2 .08; c tile -.1 .62 -.12 .44 .1 .44 .08 .62; ?u woman .5 .8 -.54" },
  { "bleaching-linen", OPEN | RIVER, SUMMER,
    "p white -.8 0 -.6 -.4 -.1 -.4 -.3 0; p white 0 0 .2 -.4 .7 -.4 .5 0; p white -.6 .56 -.4 .16 "
    ".1 .16 -.1 .56; 'l grey .02 -.6 0 -.4 -.4; 'l grey .02 .2 0 .4 -.4; u woman .5 .66 -.64; ?u "
    "woman -.8 .56 .56; u basket .2 .74 .36" },
  { "washing-line", OPEN | WALL, SUMMER,
    "h -.8 .2 .14 .8; h .8 .2 .14 .8; l wood-3 .07 -.8 .2 -.8 -.5; l wood-3 .07 .8 .2 .8 -.5; k "
    "bark .03 -.8 -.46 0 -.36 .8 -.46; p white -.66 -.42 -.3 -.38 -.32 .04 -.68 0; p c1 -.2 -.38 "
    ".08 -.37 .06 -.08 -.18 -.08; p white .16 -.37 .44 -.4 .46 0 .2 .02; p c2 .52 -.41 .7 -.44 .7 "
    "-.16 .54 -.14; u woman -.1 .66 .66; u basket .34 .66 .4; ?u child -.6 .7 .5" },
  { "market", ROAD | WALL, SUMMER,
    "w ground 0 .3 .9 .6; u stall -.46 0 .8; u stall .44 .04 .8; u man -.1 .4 .54; u woman .5 .66 "
    "-.54; u woman -.5 .64 .54; ?u sack .86 .4 .3; ?u barrel -.9 .4 .32; ?u child 0 .8 .5" },
  { "fair", WALL | OPEN, SUMMER,
    "w warm 0 .3 .9 .6; u tent -.5 0 .76; u tent .5 -.06 .66; u man -.26 .56 .56; e gilt .1 -.4 "
    ".09 .09; e red .0 -.16 .08 .08; e white .18 -.14 .08 .08; u man .1 .44 .56; u woman .5 .7 "
    "-.54; u child -.6 .76 .5" },
  { "tents", WALL | OPEN, SUMMER,
    "u tent -.4 -.06 .9; u tent .4 .1 .8; u fire -.04 .6 .36; u sitter -.4 .7 .5; ?u man .4 .74 "
    "-.56; l wood .04 .8 .6 .86 0" },
  { "jousting", WALL | OPEN, SUMMER,
    "u fence 0 .1 .9; u rider -.5 .6 .68; l white .05 -.5 .1 .1 .2; u rider .6 .6 -.68; l amber "
    ".05 .6 .1 0 .3; w warm 0 .64 .9 .2" },
  { "archers", OPEN | WALL, SUMMER,
    "l wood .06 .5 .4 .6 -.2; l wood .06 .9 .4 .8 -.2; e white .7 -.1 .26 .28; e red .7 -.1 .17 "
    ".18; E gilt .7 -.1 .08 .08; u man -.7 .3 .66; k wood .05 -.5 -.34 -.36 -.1 -.5 .16; u man -.5 "
    ".72 .66; k wood .05 -.3 .08 -.16 .3 -.3 .54; l bark .03 .5 -.2 .7 -.1" },
  /* The road. */
  { "wayside-cross", ROAD, SUMMER,
    "t .5 -.4 .3; w pale -.1 .46 .6 .24; u shrine -.2 .46 .96; u woman .44 .6 -.6; 'E rose -.4 .54 "
    ".05 .05; 'E gilt -.1 .6 .05 .05; 'E violet -.24 .62 .05 .05" },
  { "milestone", ROAD, SUMMER,
    "w pale 0 .4 .6 .24; h -.2 .4 .4 .7; c stone -.44 .4 -.42 -.2 -.2 -.38 .02 -.2 .04 .4; 'l "
    "grey-4 .05 -.3 -.1 -.3 .14; 'l grey-4 .05 -.18 -.1 -.18 .14; 'l grey-4 .05 -.06 -.1 -.06 .14; "
    "u sitter .4 .5 .66; l wood .04 .7 .5 .64 -.1; ?u dog .1 .74 .4" },
  { "pedlar", ROAD, SUMMER,
    "u man -.1 .46 .9; c wood -.5 .1 -.52 -.36 -.3 -.42 -.22 .1; l wood .05 .24 .5 .2 -.3; u dog "
    ".56 .56 .5; ?t -.6 -.5 .22" },
  { "pilgrims", ROAD, SUMMER,
    "u monk -.5 .3 .7; u man 0 .4 .7; u woman .46 .34 .7; l wood .05 .26 .46 .24 -.3; l wood .05 "
    "-.26 .36 -.28 -.36; ?u donkey 0 .86 .6" },
  { "wagon", ROAD, SUMMER,
    "u cart -.3 .36 .86; c white -.84 -.1 -.8 -.5 -.3 -.64 .2 -.5 .24 -.1; 'k grey .03 -.56 -.1 "
    "-.5 -.58; 'k grey .03 -.1 -.1 -.1 -.6; h .6 .4 .6 .3; u horse .6 .4 .62; ?u man .3 .76 .5" },
  { "knight", ROAD | OPEN, SUMMER,
    "u rider 0 .5 1.05; l wood .05 .3 .3 .4 -.9; p c3 .38 -.88 .74 -.8 .38 -.6; ?u dog -.66 .7 "
    ".4" },
  { "gallows-hill", ROAD | OPEN, SUMMER,
    "c sward -.9 .6 -.5 .2 0 .06 .5 .2 .9 .6 0 .7; C grass -.7 .5 -.4 .24 0 .12 .2 .24 -.2 .46; h "
    "-.2 .2 .2 1; l bark .08 -.3 .2 -.3 -.7; l bark .08 -.34 -.68 .36 -.68; l bark .05 -.3 -.4 "
    "-.06 -.66; l rut .04 .26 -.66 .26 -.36; e rut .26 -.26 .09 .11; u crow -.1 -.72 .28; ?u crow "
    ".5 .5 .26; ?u crow -.6 .4 .26" },
  { "well", OPEN | ROAD, SUMMER,
    "w earth 0 .44 .66 .24; u well -.1 .4 1; u woman .6 .56 -.66; p wood .2 .62 .16 .44 .38 .44 "
    ".34 .62; ?u child -.7 .66 .54; ?u hen -.5 .76 .4" },
  /* Water. */
  { "duck-pond", OPEN, SUMMER,
    "c shore -.96 .1 -.7 -.4 0 -.56 .7 -.4 .96 .14 .5 .6 -.4 .64; c water -.84 .1 -.6 -.32 0 -.46 "
    ".6 -.32 .84 .14 .44 .48 -.36 .52; 'k glint .04 -.5 -.1 -.2 -.16 .1 -.1; 'k glint .04 .1 .3 .4 "
    ".26 .6 .3; u duck -.3 .1 .4; u mallard .2 -.1 .4; u duck .3 .3 -.36; ?u mallard -.1 .36 .34;"
    "l leaf .05 -.8 .4 -.86 0; l leaf .05 -.7 .46 -.68 .1; l leaf .05 -.9 .36 -1 .1; ?u child .8 "
    ".8 -.5" },
  { "fishermen", RIVER, SUMMER,
    "w shore 0 .4 .7 .3; u sitter -.3 .4 .66; k wood .04 -.1 .2 .2 -.4 .5 -.56; 'l bark .02 .5 "
    "-.56 .54 0; u sitter .4 .56 -.6; k wood .04 .2 .36 0 0 -.3 -.2; u basket 0 .74 .36; ?t -.6 "
    "-.5 .22" },
  { "boat-on-shore", RIVER, SUMMER,
    "w shore 0 .3 .8 .4; h 0 .3 1 .3; u boat 0 .3 .86; u man -.5 .72 .6; p rut .3 .8 .2 .5 .7 .4 "
    ".86 .66; 'l wood .02 .3 .7 .8 .5; 'l wood .02 .26 .6 .76 .46" },
  { "washerwomen", RIVER, SUMMER,
    "w shore 0 .3 .7 .3; u bent -.4 .4 .66; u bent .5 .44 -.66; p white -.1 .4 -.06 .26 .2 .28 .2 "
    ".42; u basket -.76 .5 .4; ?u child 0 .8 .5; p white .66 -.1 .6 -.4 .9 -.4 .9 -.1" },
  { "stork-and-reeds", RIVER, SUMMER,
    "c shore -.8 .5 -.4 .1 .3 .06 .8 .4 .3 .66 -.4 .66; c water -.66 .48 -.36 .18 .26 .16 .66 .4 "
    ".26 .56 -.36 .56; u stork .1 .44 .84; l leaf .05 -.6 .5 -.64 -.2; l leaf .05 -.5 .5 -.46 -.1; "
    "l leaf .05 -.7 .46 -.8 0; l bark .09 -.64 -.2 -.63 -.06; ?u mallard -.2 .46 .34" },
  { "watermill", RIVER, SUMMER,
    "w cobble 0 .5 .7 .24; u house -.14 .5 1.16; e wood .62 .24 .34 .36; E water .62 .24 .22 .24; "
    "l wood-3 .06 .3 .24 .94 .24; l wood-3 .06 .62 -.1 .62 .58; 'l wood-3 .05 .4 0 .84 .48; 'l "
    "wood-3 .05 .84 0 .4 .48; ?u sack -.8 .6 .34; ?u man -.5 .86 .5" },
  /* The wild, and play. */
  { "stork-nest", OPEN | ROAD, SUMMER,
    "h 0 .6 .2 1.2; l bark .1 0 .6 0 -.3; c wood -.4 -.3 -.3 -.12 .3 -.12 .4 -.3 0 -.36; 'l bark "
    ".03 -.4 -.26 .4 -.2; u stork .02 -.3 .66; ?u stork -.5 .66 -.54; 'l straw .03 -.46 -.3 .1 "
    "-.16" },
  { "hunters", OPEN, SUMMER,
    "f -.7 -.5 .22; f -.3 -.6 .18; u man -.5 .3 .64; k wood .05 -.3 -.3 -.16 -.06 -.3 .2; u dog "
    "-.04 .4 .46; u dog .2 .6 .46; u deer .6 -.1 .66; ?u man -.6 .76 .56" },
  { "falconer", OPEN, SUMMER,
    "u rider -.2 .5 .9; u bird .5 -.6 .4; ?u bird .76 -.3 .24; u dog .5 .66 .46; t -.7 -.5 .22" },
  { "deer", OPEN, SUMMER,
    "t -.6 -.46 .26; f .6 -.5 .2; u deer .1 .1 .76; u doe -.4 .46 .6; ?u doe .5 .6 -.56" },
  { "fox-den", OPEN, SUMMER,
    "C sward -.7 .1 -.4 -.4 .2 -.46 .6 0 .2 .16 -.4 .2; C ink -.26 .1 -.16 -.14 .1 -.12 .2 .1; u "
    "fox .1 .5 .74; ?u fox -.5 .6 .46; t .66 -.4 .2" },
  { "hares", OPEN, SUMMER,
    "u hare -.4 .1 .6; u hare .2 -.1 -.6; u hare .3 .5 .6; 'E white -.2 .4 .05 .05; 'E gilt .5 .1 "
    ".05 .05; 'E white -.6 .5 .05 .05; t -.4 -.5 .2" },
  { "children", OPEN | WALL, SUMMER,
    "u child -.5 .1 .66; u child 0 -.06 .66; u child .5 .1 .66; u child .3 .56 .66; u child -.3 "
    ".56 .66; 'E rose -.7 .6 .05 .05; 'E gilt .7 .5 .05 .05; ?u dog .8 .7 .36" },
  { "ball-game", OPEN | WALL, SUMMER,
    "l wood-3 .06 -.86 .2 -.86 -.3; l wood-3 .06 .86 .2 .86 -.3; u child -.4 .2 .66; u child .5 .3 "
    "-.66; u child .1 .7 .66; e hide .06 .2 .09 .09; ?u child -.2 -.3 .6" },
  { "kite", OPEN, SUMMER,
    "u child -.4 .6 .7; k bark .02 -.2 .2 .1 -.1 .36 -.4; p rose .36 -.34 .3 -.66 .54 -.86 .66 "
    "-.6; k rose .04 .36 -.34 .5 -.2 .4 -.1 .54 0; u child .3 .66 -.6; ?u dog -.8 .7 .4" },
  { "dancers", OPEN | WALL, SUMMER,
    "h 0 .1 .2 1; l wood .06 0 .2 0 -.9; C leaf -.2 -.8 0 -1 .2 -.8 0 -.7; k rose .03 0 -.74 -.4 "
    "-.3 -.56 .1; k gilt .03 0 -.74 .4 -.3 .56 .1; k white .03 0 -.74 -.1 -.2 -.2 .5; u woman -.6 "
    ".36 .56; u man .6 .36 -.56; u woman .26 .66 -.56; u man -.24 .7 .56" },
  { "picnic", OPEN, SUMMER,
    "t -.5 -.46 .32; p white -.5 .6 -.2 .2 .5 .26 .3 .66; 'E red .1 .4 .07 .06; 'e straw-1 -.1 .46 "
    ".1 .06; 'E wood .24 .5 .05 .07; u sitter -.6 .4 .56; u sitter .7 .46 -.56; ?u sitter .2 .1 "
    ".5; u basket -.3 .84 .34" },
  { "minstrel", OPEN | ROAD | WALL, SUMMER,
    "t .1 -.4 .36; u sitter -.3 .4 .8; c amber -.34 .2 -.2 .0 0 .06 -.02 .22; l bark .05 -.02 .1 "
    ".3 -.06; u woman .5 .56 -.62; ?u child .1 .76 .5; ?u child -.8 .7 .5" },
  { "hermit", OPEN, SUMMER,
    "C grey -.9 .3 -.6 -.3 -.1 -.5 .3 -.3 .5 .3; 'C stone -.7 .1 -.5 -.26 -.1 -.44 .1 -.3 -.3 -.1; "
    "C ink -.36 .3 -.3 -.06 0 -.06 .1 .3; u monk .5 .5 .74; l wood .05 .74 .56 .72 -.2; l wood .05 "
    "-.7 .5 -.7 .1; l wood .05 -.82 .22 -.58 .22; t .7 -.46 .2" },
  { "ruined-chapel", OPEN, SUMMER,
    "w sward 0 .4 .9 .3; h 0 .4 1.2 .6; p stone -.7 .4 -.7 -.2 -.54 -.3 -.5 -.06 -.36 0 -.36 .4; p "
    "stone -.36 .4 -.36 .16 .2 .2 .2 .4; p stone .2 .4 .2 -.5 .34 -.7 .5 -.86 .66 -.66 .8 -.46 .8 "
    ".4; C bark .4 .4 .4 -.1 .5 -.3 .6 -.1 .6 .4; C leaf .7 .3 .74 -.3 .9 -.2 .86 .3; 'C leaf -.74 "
    ".3 -.8 0 -.6 .1; u crow .5 -.86 .24; ?u goat -.2 .76 .5" },
  { "giants-stones", OPEN, SUMMER,
    "w sward 0 .3 .9 .5; h -.5 .2 .3 .6; c stone -.66 .2 -.62 -.36 -.42 -.4 -.34 .2; h 0 0 .3 .6; "
    "c stone -.16 0 -.12 -.56 .14 -.5 .16 0; h .54 .24 .3 .5; c stone .4 .24 .42 -.26 .64 -.28 .72 "
    ".24; h .1 .64 .5 .2; c grey -.2 .64 -.16 .5 .36 .48 .4 .64; 'C leaf -.6 .2 -.5 .04 -.36 .2; "
    "?u sheep -.56 .66 .44; ?u hare .7 .7 .4" },
  { NULL, 0, 0, NULL },
};
