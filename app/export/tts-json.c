/* Pieces of Tabletop Simulator as JSON. */
#include "app/export/tts-scene.h"

#include <math.h>

void
tw_tts_add_string (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value != NULL ? value : "");
}

void
tw_tts_add_int (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

void
tw_tts_add_boolean (JsonBuilder *json, const char *name, gboolean value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_boolean_value (json, value);
}

/* A tenth of a thousandth is more than anybody sees. */
static void
add_number (JsonBuilder *json, const char *name, double value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_double_value (json, round (value * 10000) / 10000);
}

/* Without a number of its own a piece is given one anew each time; doubled ones are replaced. */
static void
add_guid (JsonBuilder *json, TwTtsScene *scene, const char *key)
{
  for (guint attempt = 0;; attempt++)
    {
      g_autofree char *words = g_strdup_printf ("%s\n%s\n%u", scene->set->id, key, attempt);
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, words, -1);

      sum[6] = '\0';
      if (g_hash_table_contains (scene->guids, sum))
        continue;
      tw_tts_add_string (json, "GUID", sum);
      g_hash_table_add (scene->guids, g_steal_pointer (&sum));
      return;
    }
}

/* What is upright for who sits at the lower side is turned by half. */
static void
add_transform (JsonBuilder *json, const TwTtsPiece *piece)
{
  json_builder_set_member_name (json, "Transform");
  json_builder_begin_object (json);
  add_number (json, "posX", piece->x);
  add_number (json, "posY", piece->y);
  add_number (json, "posZ", piece->z);
  add_number (json, "rotX", 0);
  add_number (json, "rotY", (180 + 90 * piece->quarter_turns) % 360);
  add_number (json, "rotZ", piece->is_face_down ? 180 : 0);
  add_number (json, "scaleX", piece->scale);
  add_number (json, "scaleY", 1);
  add_number (json, "scaleZ", piece->scale);
  json_builder_end_object (json);
}

/* Left out, it is a grey that darkens every picture. */
static void
add_white (JsonBuilder *json)
{
  json_builder_set_member_name (json, "ColorDiffuse");
  json_builder_begin_object (json);
  add_number (json, "r", 1);
  add_number (json, "g", 1);
  add_number (json, "b", 1);
  json_builder_end_object (json);
}

void
tw_tts_piece_begin (JsonBuilder *json, TwTtsScene *scene, const TwTtsPiece *piece)
{
  json_builder_begin_object (json);
  add_guid (json, scene, piece->key);
  tw_tts_add_string (json, "Name", piece->kind);
  add_transform (json, piece);
  tw_tts_add_string (json, "Nickname", piece->name);
  tw_tts_add_string (json, "Description", piece->description);
  tw_tts_add_string (json, "GMNotes", piece->notes);
  add_white (json);
  json_builder_set_member_name (json, "Tags");
  json_builder_begin_array (json);
  json_builder_add_string_value (json, scene->tag);
  json_builder_end_array (json);
  tw_tts_add_boolean (json, "Locked", piece->is_locked);
  tw_tts_add_boolean (json, "HideWhenFaceDown", TRUE);
  tw_tts_add_boolean (json, "Hands", FALSE);
  tw_tts_add_string (json, "LuaScript", piece->script);
  tw_tts_add_string (json, "LuaScriptState", NULL);
  tw_tts_add_string (json, "XmlUI", NULL);
}

/* An empty back would be the front: the same picture is given for what has two equal sides. */
void
tw_tts_piece_image (JsonBuilder *json, const char *front, const char *back, TwTtsShape shape)
{
  json_builder_set_member_name (json, "CustomImage");
  json_builder_begin_object (json);
  tw_tts_add_string (json, "ImageURL", front);
  tw_tts_add_string (json, "ImageSecondaryURL", back);
  add_number (json, "ImageScalar", 1);
  add_number (json, "WidthScale", 0);
  json_builder_set_member_name (json, "CustomTile");
  json_builder_begin_object (json);
  tw_tts_add_int (json, "Type", shape);
  add_number (json, "Thickness", .1);
  /* What can be stacked gets a number on its back. */
  tw_tts_add_boolean (json, "Stackable", FALSE);
  tw_tts_add_boolean (json, "Stretch", TRUE);
  json_builder_end_object (json);
  json_builder_end_object (json);
}

void
tw_tts_bag_begin (JsonBuilder *json, TwTtsScene *scene, const TwTtsPiece *piece)
{
  tw_tts_piece_begin (json, scene, piece);
  tw_tts_add_int (json, "MaterialIndex", -1);
  tw_tts_add_int (json, "MeshIndex", -1);
  json_builder_set_member_name (json, "Bag");
  json_builder_begin_object (json);
  tw_tts_add_int (json, "Order", piece->is_random ? 2 : 0);
  json_builder_end_object (json);
  json_builder_set_member_name (json, "ContainedObjects");
  json_builder_begin_array (json);
}

void
tw_tts_file_begin (JsonBuilder *json)
{
  static const char *const empty[] = { "SaveName", "Date",     "VersionNumber",
                                       "GameMode", "GameType", "GameComplexity" };
  static const char *const more[] = { "Table", "Sky", "Note", "Rules" };

  json_builder_begin_object (json);
  for (guint i = 0; i < G_N_ELEMENTS (empty); i++)
    tw_tts_add_string (json, empty[i], NULL);
  json_builder_set_member_name (json, "Tags");
  json_builder_begin_array (json);
  json_builder_end_array (json);
  add_number (json, "Gravity", .5);
  add_number (json, "PlayArea", .5);
  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    tw_tts_add_string (json, more[i], NULL);
  json_builder_set_member_name (json, "TabStates");
  json_builder_begin_object (json);
  json_builder_end_object (json);
  tw_tts_add_string (json, "LuaScript", NULL);
  tw_tts_add_string (json, "LuaScriptState", NULL);
  tw_tts_add_string (json, "XmlUI", NULL);
  json_builder_set_member_name (json, "ObjectStates");
  json_builder_begin_array (json);
}
