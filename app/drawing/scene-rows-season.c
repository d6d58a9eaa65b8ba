/* Scenes of winter and of mist; scene-script.h says how they are written. */
#include "app/drawing/scene-table.h"

#define ANYWHERE (TW_GROUND_OPEN | TW_GROUND_ROAD | TW_GROUND_RIVER | TW_GROUND_WALL)
#define WINTER   TW_SEASON_WINTER
#define MIST     TW_SEASON_MIST

const TwSceneRow tw_scene_rows_season[] = {
  { "snowman", ANYWHERE, WINTER,
    "w shade+6 0 .4 .8 .4; u snowman 0 .5 1; u child -.6 .5 .5; u child .62 .62 -.5; ?E snow -.1 "
    ".66 .09 .08; ?E snow .34 .72 .1 .09" },
  { "sledging", ANYWHERE, WINTER,
    "C snow -.9 -.5 -.3 -.6 .3 -.1 .9 .5 .4 .8 -.4 .5 -.9 .3; k sky .03 -.7 -.3 -.1 0 .5 .5; k "
    "sky .03 -.8 -.16 -.2 .14 .4 .62;"
    "u sledge .3 .5 .44; u sitter .26 .42 .42; u sledge -.5 -.1 .4; u child -.56 -.2 .44; ?u child "
    "-.8 .5 .44; f .7 -.5 .2" },
  { "skaters", ANYWHERE, WINTER,
    "c glint -.9 .1 -.6 -.4 .1 -.5 .8 -.3 .92 .2 .5 .6 -.3 .66; 'k snow .03 -.6 .1 -.2 -.2 .2 0 "
    ".6 -.1; 'k snow .03 -.4 .4 0 .2 .4 .4; u man -.4 .12 .46; u woman .1 .36 -.46; u child .5 .1 "
    ".46; ?u dog -.5 .5 .4" },
  { "ice-fishers", TW_GROUND_RIVER | TW_GROUND_OPEN, WINTER,
    "c glint -.8 .2 -.5 -.3 .2 -.36 .8 0 .7 .5 0 .66 -.6 .56; e deep .1 .26 .2 .12; u sitter -.3 "
    ".26 .6; l bark .03 -.12 -.02 .1 .22; ?u basket -.66 .3 .34; ?u man .6 .3 -.5" },
  { "winter-fire", ANYWHERE, WINTER,
    "w earth 0 .3 .6 .36; u log -.5 .56 .5; u fire 0 .4 .6; u smoke .06 -.06 .5; u man -.5 .3 .56; "
    "u woman .5 .3 -.56; ?u sitter .3 .72 -.46" },
  { "winter-wood", ANYWHERE, WINTER,
    "f -.6 -.4 .24; f -.2 -.6 .2; u log .1 .5 .6; u log .24 .36 .5; u sledge -.46 .6 .6; u bent "
    "-.2 .3 .6; l iron .06 .02 .1 .2 -.1; ?u man .6 .2 -.5" },
  { "tracks-of-deer", ANYWHERE, WINTER,
    "f -.6 -.5 .22; f .66 .3 .2; u deer -.1 .2 .8; u doe .44 -.14 -.6; ?u doe -.6 .5 .56; 'E sky "
    ".3 .5 .03 .03; 'E sky .42 .58 .03 .03; 'E sky .5 .5 .03 .03" },
  { "fox-and-hare", ANYWHERE, WINTER,
    "f .6 -.5 .2; u fox -.4 .4 .8; u hare .6 .1 .6; 'E sky 0 .46 .03 .03; 'E sky .12 .42 .03 .03; "
    "'E sky .26 .4 .03 .03; 'E sky .36 .34 .03 .03" },
  { "bear-den", ANYWHERE, WINTER,
    "C grey -.8 .3 -.6 -.3 0 -.5 .5 -.3 .8 .3; C snow -.7 0 -.5 -.36 0 -.54 .5 -.3 .66 0 .2 -.16 "
    "-.3 -.1; C ink -.2 .3 -.14 0 .16 0 .24 .3; u bear -.1 .66 .72" },
  { "hunters-in-snow", ANYWHERE, WINTER,
    "f -.7 -.5 .22; f .7 -.46 .18; u man -.4 .2 .62; l bark .04 -.6 -.3 -.2 -.2; u man .1 .34 .62; "
    "l bark .04 -.1 -.3 .3 -.1; u dog .56 .5 .5; u dog .3 .7 .44; ?u dog .7 .26 .4" },
  { "feeding-rack", ANYWHERE, WINTER,
    "h 0 .3 .8 .4; l bark .06 -.4 .3 -.4 -.2; l bark .06 .4 .3 .4 -.2; p straw -.36 .06 -.3 -.2 .3 "
    "-.2 .36 .06; p wood -.6 -.16 -.3 -.5 .3 -.5 .6 -.16; P snow -.5 -.24 -.3 -.52 .3 -.52 .5 "
    "-.24; u doe -.7 .56 .6; u doe .66 .56 -.6; ?u hare 0 .7 .4" },
  { "sleigh", TW_GROUND_ROAD | TW_GROUND_WALL, WINTER,
    "u horse .4 .4 .7; u sledge -.46 .4 .8; u woman -.56 .26 .5; u man -.3 .26 .5; l bark .03 -.1 "
    ".1 .4 .02" },
  { "snowed-in-hut", TW_GROUND_OPEN | TW_GROUND_WALL, WINTER,
    "f -.66 -.3 .2; u hut .1 .4 1.1; C snow -.62 .06 -.3 -.34 .1 -.6 .5 -.34 .8 .06 .1 -.06; u "
    "smoke .3 -.5 .4; u man -.6 .6 .44; l bark .04 -.46 .6 -.4 .2" },
  { "wayside-cross-in-snow", TW_GROUND_ROAD, WINTER,
    "f .5 -.3 .22; u shrine -.1 .4 .9; C snow -.5 .44 -.1 .3 .4 .44; u crow .1 -.6 .24; ?u woman "
    ".56 .6 -.5" },
  { "snowball-fight", ANYWHERE, WINTER,
    "C snow .3 .5 .34 .2 .8 .16 .9 .5; u child -.6 .3 .54; u child -.3 .6 .54; u child .6 .24 "
    "-.54; E snow .05 0 .06 .06; E snow -.1 .24 .05 .05; ?u child .2 -.3 -.5" },
  /* Mist: pale, and half of it is not seen. */
  { "lanterns", ANYWHERE, MIST,
    "u monk -.4 .4 .7; u monk .1 .5 .7; u lantern .46 .5 .7; w mist 0 .5 .95 .2; ?u monk -.8 .34 "
    ".6" },
  { "wolf-in-mist", ANYWHERE, MIST, "u wolf -.1 .3 1; ?u wolf .4 -.2 -.6; w mist 0 .5 .95 .2" },
  { "lost-traveller", ANYWHERE, MIST,
    "u man -.1 .4 .8; l bark .05 .26 .42 .2 -.4; u lantern -.5 .46 .66; w mist 0 .5 .95 .2" },
  { "dead-tree", ANYWHERE, MIST,
    "h 0 .5 .4 .9; k bark .14 0 .5 .04 .1 -.02 -.3; k bark .08 .02 0 .3 -.2 .34 -.5; k bark .07 0 "
    "-.1 -.3 -.3 -.46 -.3; k bark .05 -.02 -.3 -.14 -.6; k bark .05 .3 -.2 .56 -.26; u crow -.4 "
    "-.34 .3; ?u crow .34 -.5 .3; w mist 0 .5 .95 .2" },
  { "standing-stones", ANYWHERE, MIST,
    "h -.5 .3 .3 .7; c grey -.66 .3 -.62 -.3 -.4 -.36 -.34 .3; h .1 .16 .3 .8; c grey -.06 .16 "
    "-.02 -.5 .24 -.44 .26 .16; h .6 .4 .3 .5; c grey .46 .4 .5 -.1 .7 -.12 .78 .4; w mist 0 .5 "
    ".95 .2" },
  { "stag-in-mist", ANYWHERE, MIST, "f -.6 -.3 .2; u deer 0 .4 1.1; w mist 0 .5 .95 .2" },
  { "boat-in-mist", TW_GROUND_RIVER, MIST,
    "u boat 0 .3 .9; u man -.1 .2 .66; l bark .05 .2 -.5 .4 .4; u lantern .6 .2 .4; w mist 0 .5 "
    ".95 .2" },
  { "chapel-in-mist", TW_GROUND_OPEN | TW_GROUND_ROAD, MIST,
    "h .1 .4 1 .8; p stone -.4 .4 -.4 -.1 .5 -.1 .5 .4; p slate+3 -.5 -.06 -.2 -.5 .4 -.5 .6 -.06; "
    "p stone -.56 .4 -.56 -.4 -.28 -.4 -.28 .4; p slate+2 -.62 -.38 -.42 -.9 -.22 -.38; P fire .1 "
    ".24 .1 .04 .22 .04 .22 .24; w mist 0 .5 .95 .2" },
  { "fence-in-mist", TW_GROUND_ROAD | TW_GROUND_OPEN, MIST,
    "u fence 0 .3 .8; u crow -.3 .02 .3; u crow .24 .02 -.3; ?u hare .3 .66 .5; w mist 0 .5 .95 "
    ".2" },
  { NULL, 0, 0, NULL },
};
