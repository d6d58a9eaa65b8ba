/* Scenes as they are written, and as they are drawn. Private to the drawing.
 *
 * A scene is a text of statements parted by `;`: a word, a colour where it has one, and numbers.
 * What is written by hand fills the circle of radius 1 round 0 0, x to the right, y downwards, and
 * stands upright for the reader, lit from the upper left. A stamp is a scene that others use: its
 * 0 0 is on the ground, and it is about 1 high.
 *
 *     w COLOUR X Y RX RY         a wash on the ground, its rim soft
 *     h X Y WIDTH LENGTH         the shadow of what stands at X Y
 *     p COLOUR X Y X Y X Y …     a polygon
 *     c COLOUR X Y X Y X Y …     a smooth shape
 *     e COLOUR X Y RX RY         an ellipse
 *     l COLOUR WIDTH X Y X Y …   a line
 *     k COLOUR WIDTH X Y X Y …   a smooth line
 *     t X Y R                    a tree seen from above, f a fir
 *     r COLOUR X Y W D A H       a gable roof seen from above, its ridge turned by A degrees, H
 *                                high; H below 0: hipped
 *     n COLOUR X Y R             a pointed roof seen from above
 *     u STAMP X Y SIZE           a stamp; a SIZE below 0 mirrors it
 *
 * A polygon, shape or ellipse has an outline of ink; its word in capitals has none. `'` before a
 * statement is for large pictures only, `?` for two of three copies. A colour may have a tint from
 * -9 (darker) to +9 behind it: wood-3. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  TW_SCENE_WASH,
  TW_SCENE_SHADE,
  TW_SCENE_POLYGON,
  TW_SCENE_SHAPE,
  TW_SCENE_ELLIPSE,
  TW_SCENE_LINE,
  TW_SCENE_CURVE,
  TW_SCENE_TREE,
  TW_SCENE_FIR,
  TW_SCENE_ROOF,
  TW_SCENE_CONE,
  TW_SCENE_STAMP
} TwSceneVerb;

/* Most numbers of a statement. */
#define TW_SCENE_NUMBERS 48

/**
 * TwSceneOp: a statement
 * @is_inked: whether it has an outline
 * @is_fine: whether only large pictures show it
 * @is_loose: whether only some copies have it
 * @tint: of the colour
 * @which: the number of the colour, or of the stamp
 * @first: index of its numbers
 * @n: how many they are
 */
typedef struct
{
  TwSceneVerb verb;
  gboolean is_inked, is_fine, is_loose;
  int tint;
  guint which, first, n;
} TwSceneOp;

/** TwSceneScript: the statements of many scenes, and all their numbers. */
typedef struct
{
  GArray *ops;
  GArray *numbers;
} TwSceneScript;

/** TwSceneFindStamp: Returns: the number of the stamp whose name are the @length bytes at @name, -1
 * if there is none that may be used here */
typedef int (*TwSceneFindStamp) (const char *name, gsize length);

/** tw_scene_script_init: makes an empty script. */
void tw_scene_script_init (TwSceneScript *script);

/**
 * tw_scene_script_add:
 * @script: a script
 * @text: statements
 * @find_stamp: finds stamps
 * @out_bad: (out): where the first statement is that makes no sense, in bytes
 *
 * Returns: %FALSE, and adds nothing, if a word, colour or stamp is unknown, or a statement has too
 *   few numbers or too many
 */
gboolean tw_scene_script_add (TwSceneScript *script, const char *text,
                              TwSceneFindStamp find_stamp, gsize *out_bad);

G_END_DECLS
