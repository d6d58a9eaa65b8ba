/* Houses by which one knows a town, and what stands in the middle of a village; scene-script.h says
 * how they are written. Houses are seen from above, as all in a town are: their x is the ridge. */
#include "app/drawing/scene-table.h"

#define ALWAYS (TW_SEASON_SUMMER | TW_SEASON_WINTER | TW_SEASON_MIST)
#define TOWN   TW_GROUND_TOWN
#define GREEN  TW_GROUND_GREEN

/* What lies round a house. */
#define COURT "C cobble -.96 -.5 -.5 -.7 .5 -.68 .96 -.54 .98 .5 .5 .72 -.5 .7 -.97 .56;"

const TwSceneRow tw_scene_rows_town[] = {
  { "town-hall", TOWN, ALWAYS,
    COURT "r tile 0 .06 1.7 .84 0 .2; r red -.5 .06 .5 1 90 .06; r red .5 .06 .5 1 90 .06; n slate "
          "0 .06 .2" },
  { "tithe-barn", TOWN, ALWAYS,
    COURT "r straw-2 0 0 1.8 .96 0 -.22; r straw-3 0 .3 .44 .5 90 .04; 'E straw -.7 .58 .08 .06; "
          "'E straw -.52 .6 .07 .05" },
  { "tower-house", TOWN, ALWAYS,
    COURT "r brown .3 0 1.1 .8 0 .16; r stone -.46 0 .72 .74 0 .3; n red -.46 0 .32; 'e grey .86 "
          ".5 .07 .07" },
  { "market-hall", TOWN, ALWAYS,
    COURT "r slate+1 0 0 1.7 1.04 0 -.2; r sky 0 0 1.2 .4 0 .05; 'E gilt -.9 .3 .05 .05; 'E red "
          "-.9 .1 .05 .05; 'E white .9 -.2 .05 .05; n gilt 0 0 .12" },
  { "brewery", TOWN, ALWAYS,
    COURT "r amber -.2 -.14 1.3 .76 0 .18; r tile .62 .06 1 .5 90 .14; e grey -.5 -.3 .1 .1; E ink "
          "-.5 -.3 .05 .05; e wood -.6 .46 .11 .1; e wood -.34 .48 .11 .1; e wood -.08 .46 .11 .1; "
          "'E amber -.6 .46 .05 .05; 'E amber -.34 .48 .05 .05" },
  { "bath-house", TOWN, ALWAYS,
    COURT "r tile -.4 0 .8 1.1 0 .16; e stone .44 0 .42 .44; e water .44 0 .3 .32; 'E glint .36 "
          "-.1 .1 .08; 'E smoke+4 .5 -.2 .14 .1; E smoke+5 .64 -.36 .1 .08" },
  { "courtyard-house", TOWN, ALWAYS,
    COURT "P pale -.5 -.26 .5 -.26 .5 .26 -.5 .26; e leaf 0 0 .2 .2; 'E bud -.06 -.06 .1 .1; r red "
          "0 -.44 1.8 .4 0 -.14; r tile 0 .44 1.8 .4 0 -.14; r tile -.72 0 .5 .38 90 .1; r red .72 "
          "0 .5 .38 90 .1" },
  { "dyers-yard", TOWN, ALWAYS,
    COURT
    "r brown -.46 0 1.1 .7 90 .16; l wood .04 0 -.5 .9 -.5; l wood .04 0 .1 .9 .1; p rose .06 -.5 "
    ".26 -.5 .26 .04 .06 .04; p gilt .34 -.5 .56 -.5 .56 0 .34 0; p deep .64 -.5 .84 -.5 .84 .06 "
    ".64 .06; e violet .2 .4 .12 .12; e deep .5 .4 .12 .12; e red .8 .4 .12 .12" },
  { "granary", TOWN, ALWAYS,
    COURT "r brown -.36 0 1.08 .94 0 -.24; n straw .6 -.26 .3; n straw .6 .34 .28; 'E straw .1 .56 "
          ".06 .05" },
  { "chapel", TOWN, ALWAYS,
    COURT "e slate .62 0 .24 .3; r slate -.02 0 1.26 .64 0 .18; r stone -.72 0 .42 .44 0 .26; n "
          "slate -.72 0 .2; 'l sky .03 -.5 0 .6 0" },
  { "half-timbered-inn", TOWN, ALWAYS,
    COURT "r amber 0 -.2 1.7 .6 0 .18; r amber-1 -.6 .24 .8 .44 90 .14; r amber-1 .6 .24 .8 .44 90 "
          ".14; e grey 0 .36 .12 .12; e water 0 .36 .07 .07; 'e stone .3 -.3 .07 .07" },
  { "bell-tower", TOWN, ALWAYS,
    COURT "r tile .3 .1 1.1 .66 0 .12; r white -.5 0 .66 .66 0 .4; r sky -.5 0 .5 .5 0 .04; n gilt "
          "-.5 0 .2" },
  /* In the middle of a village, beside the plain well. */
  { "village-lime", GREEN, ALWAYS, "e stone 0 0 .84 .8; E cobble 0 0 .68 .64; t 0 -.02 .5" },
  { "village-pond", GREEN, ALWAYS,
    "c stone -.86 0 -.56 -.56 .1 -.7 .76 -.4 .86 .2 .36 .64 -.5 .6; c water -.68 0 -.44 -.42 .1 "
    "-.52 .6 -.3 .66 .16 .28 .46 -.4 .44; u duck -.16 .1 .46; u mallard .26 .2 -.42" },
  { "village-fountain", GREEN, ALWAYS,
    "h 0 0 1.2 .5; p stone .7 .3 .3 .7 -.3 .7 -.7 .3 -.7 -.3 -.3 -.7 .3 -.7 .7 -.3; p water .5 .22 "
    ".22 .5 -.22 .5 -.5 .22 -.5 -.22 -.22 -.5 .22 -.5 .5 -.22; e white 0 0 .2 .2; E glint 0 -.04 "
    ".1 .1; 'k snow .05 -.1 .1 -.3 .14 -.34 .3; 'k snow .05 .1 .1 .3 .14 .34 .3" },
  { NULL, 0, 0, NULL },
};
