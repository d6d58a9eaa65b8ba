/* What the files of a saved object for Tabletop Simulator share: pictures with their addresses,
 * numbers of pieces, and pieces as JSON. For tts-object.c and tts-cards.c only. */
#pragma once

#include <json-glib/json-glib.h>

#include "app/drawing/picture-file.h"
#include "app/export/export-face.h"
#include "app/export/export-folder.h"
#include "app/export/tts-options.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwTtsScene:
 * @set: the set
 * @shipped: the rules that come with the program
 * @options: what is wished
 * @folder: where the files go
 * @name: what the files are called
 * @tag: the tag of every piece
 * @theme: colours
 * @faces: (element-type TwExportFace): the faces of the set
 * @fronts: (element-type utf8): the address of the picture of each face
 * @laid: (element-type guint): how many copies of each face lie on the table at the start
 * @backs: (element-type utf8): names of the backs
 * @back_urls: (element-type utf8): the address of the picture of each back
 * @guids: (element-type utf8): the numbers that pieces have
 */
typedef struct
{
  const TwTileSet *set;
  TwVocabulary *shipped;
  const TwTtsOptions *options;
  TwExportFolder *folder;
  char *name;
  char *tag;
  const TwTheme *theme;
  GArray *faces;
  GPtrArray *fronts;
  GArray *laid;
  GPtrArray *backs;
  GPtrArray *back_urls;
  GHashTable *guids;
} TwTtsScene;

/**
 * TwTtsPiece: what every piece has.
 * @kind: what it is: "Custom_Tile"
 * @key: tells it from all other pieces of the set
 * @name: (nullable): its name; of what lies face down it would be seen by everybody
 * @description: (nullable): what is told of it
 * @notes: (nullable): what only the game master sees
 * @script: (nullable): its Lua
 * @x: to the right
 * @y: upwards
 * @z: away from who sits at the lower side
 * @quarter_turns: 0 to 3, clockwise
 * @is_face_down: whether it shows its back
 * @is_locked: whether it cannot be moved
 * @is_random: of a bag: whether anything in it may come out first, not the last that went in
 * @scale: its size
 */
typedef struct
{
  const char *kind;
  const char *key;
  const char *name;
  const char *description;
  const char *notes;
  const char *script;
  double x, y, z;
  guint quarter_turns;
  gboolean is_face_down;
  gboolean is_locked;
  gboolean is_random;
  double scale;
} TwTtsPiece;

/** TwTtsShape: the shape of a Custom_Tile. */
typedef enum
{
  TW_TTS_BOX = 0,
  TW_TTS_CIRCLE = 2
} TwTtsShape;

/**
 * tw_tts_scene_picture:
 * @scene: a scene
 * @stem: what the picture shows, as part of a name
 * @width: in pixels
 * @height: in pixels
 * @draw: draws it
 * @data: passed to @draw
 * @error: as for tw_picture_file_save()
 *
 * Writes a picture. Its name ends in a part of the sum of its bytes: that program keeps what once
 * was at an address.
 *
 * Returns: (transfer full) (nullable): its address
 */
char *tw_tts_scene_picture (TwTtsScene *scene,
                            const char *stem,
                            double width,
                            double height,
                            TwPictureFunc draw,
                            gpointer data,
                            GError **error);

/** tw_tts_scene_back: Returns: (transfer none): the address of the picture of the back of @face */
const char *tw_tts_scene_back (const TwTtsScene *scene, const TwExportFace *face);

/** tw_tts_scene_title: Returns: (transfer none): the name of the set in the wished language */
const char *tw_tts_scene_title (const TwTtsScene *scene);

/** tw_tts_scene_face_name: Returns: (transfer full): the face's name for people, with its id */
char *tw_tts_scene_face_name (const TwTtsScene *scene, const TwExportFace *face);

/** tw_tts_scene_order: Returns: (transfer full) (element-type guint): the index of its face for
 * each copy that does not lie on the table, of all with that back, well shuffled and the same each
 * time */
GArray *tw_tts_scene_order (const TwTtsScene *scene, guint back);

/** tw_tts_file_begin: begins a saved object. */
void tw_tts_file_begin (JsonBuilder *json);

/** tw_tts_file_end: ends a saved object and writes it as "@name.json" with its picture. */
gboolean tw_tts_file_end (JsonBuilder *json, TwTtsScene *scene, const char *name, GError **error);

/** tw_tts_piece_begin: begins a piece with what every piece has; json_builder_end_object() ends it.
 */
void tw_tts_piece_begin (JsonBuilder *json, TwTtsScene *scene, const TwTtsPiece *piece);

/** tw_tts_piece_image: adds what makes a Custom_Tile of a piece. */
void tw_tts_piece_image (JsonBuilder *json, const char *front, const char *back, TwTtsShape shape);

/** tw_tts_bag_begin: begins a bag; json_builder_end_array() and json_builder_end_object() end it.
 */
void tw_tts_bag_begin (JsonBuilder *json, TwTtsScene *scene, const TwTtsPiece *piece);

/** tw_tts_add_string: adds a member. */
void tw_tts_add_string (JsonBuilder *json, const char *name, const char *value);

/** tw_tts_add_int: adds a member. */
void tw_tts_add_int (JsonBuilder *json, const char *name, gint64 value);

/** tw_tts_add_boolean: adds a member. */
void tw_tts_add_boolean (JsonBuilder *json, const char *name, gboolean value);

/** tw_tts_add_cards: writes the tiles as cards, to a saved object of their own. */
gboolean tw_tts_add_cards (TwTtsScene *scene, GHashTable *unknown, GError **error);

/** tw_tts_add_things: adds the tokens and figures that the set brings, as many as the rules say:
 * those of players in a bag for each colour. */
gboolean tw_tts_add_things (JsonBuilder *json, TwTtsScene *scene, GError **error);

G_END_DECLS
