/* The set-up of a recording: who plays, and what of ours stands beside it. */
#include "engine/jcz/jcz-game-private.h"

#include <glib/gi18n-lib.h>

#define MAX_NAME 255

void
tw_jcz_game_problem (TwJczReading *reading, const TwJson *at, const char *format, ...)
{
  g_autofree char *path = tw_json_path (at);
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (reading->problems, g_strdup_printf ("%s: %s: %s", at->file, path, text));
}

/* Parameters that only we have. */
static gboolean
read_own (TwJczReading *reading, const TwJson *root)
{
  TwJson own = tw_json_member (root, TW_JCZ_OWN);
  TwJson list = tw_json_member (&own, "parameters");
  g_autofree const char **names = tw_json_members (&list);

  for (guint i = 0; names[i] != NULL; i++)
    {
      TwJson at = tw_json_member (&list, names[i]);
      g_autoptr (GError) local = NULL;
      const char *value;

      if (!tw_json_need_string (&at, &value))
        return FALSE;
      if (!tw_game_setup_set (reading->setup, names[i], value, &local))
        return tw_json_fail (&at, "%s", local->message);
    }
  return TRUE;
}

static gboolean
read_players (TwJczReading *reading, const TwJson *root)
{
  TwJson list = tw_json_member (root, "players");

  if (!tw_json_need_array (&list, TW_MAX_SEATS))
    return FALSE;
  reading->n_players = tw_json_n_items (&list);
  if (reading->n_players == 0)
    return tw_json_fail (&list, _ ("Nobody plays. Add a player."));
  for (guint i = 0; i < reading->n_players; i++)
    {
      TwJson player = tw_json_item (&list, i);
      TwJson name = tw_json_member (&player, "name");
      const char *text = NULL;

      if (!tw_json_need_object (&player))
        return FALSE;
      if (name.node != NULL && !JSON_NODE_HOLDS_NULL (name.node)
          && !tw_json_need_string (&name, &text))
        return FALSE;
      if (text != NULL && g_utf8_strlen (text, -1) > MAX_NAME)
        return tw_json_fail (&name, _ ("The text is too long. Shorten it."));
      reading->saved->seats[i].name = g_strdup (text);
    }
  reading->setup->n_seats = reading->n_players;
  reading->setup->least_players = 1;
  return TRUE;
}

gboolean
tw_jcz_game_read_setup (TwJczReading *reading, const TwJson *root)
{
  TwJson setup = tw_json_member (root, "setup");

  return tw_json_need_object (root) && tw_json_need_object (&setup) && read_players (reading, root)
         && tw_jcz_game_read_sets (reading, &setup) && tw_jcz_game_read_elements (reading, &setup)
         && tw_jcz_game_read_switches (reading, &setup) && read_own (reading, root);
}
