/* Who can sit at a seat. */
#include "app/game/opponent.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/setup/players-file.h"

/* A person, the programs that ship, and somebody elsewhere; made when they are first asked for. */
const TwOpponent *
tw_opponents (guint *out_n)
{
  static GArray *all;
  static TwPlayersFile *file; /* what they are made of; both are for as long as the program runs */

  if (g_once_init_enter (&all))
    {
      g_autoptr (GError) error = NULL;
      GArray *made = g_array_new (FALSE, FALSE, sizeof (TwOpponent));
      TwOpponent opponent = { .id = "person", .title = NC_ ("opponent", "Person") };

      g_array_append_val (made, opponent);
      file = tw_players_file_load_shipped (&error);
      if (file == NULL)
        g_warning ("%s", error->message);
      for (guint i = 0; file != NULL && i < file->players->len; i++)
        {
          const TwShippedPlayer *player = g_ptr_array_index (file->players, i);

          opponent = (TwOpponent){ .id = player->kind.id,
                                   .name = player->name,
                                   .titles = player->titles,
                                   .kind = &player->kind,
                                   .seconds = player->seconds };
          g_array_append_val (made, opponent);
        }
      opponent = (TwOpponent){ .id = TW_OPPONENT_ELSEWHERE,
                               .title = NC_ ("opponent", "Elsewhere: by file") };
      g_array_append_val (made, opponent);
      g_once_init_leave (&all, made);
    }
  *out_n = all->len;
  return (const TwOpponent *) (gpointer) all->data;
}

const TwOpponent *
tw_opponent_find (const char *id)
{
  guint n;
  const TwOpponent *all = tw_opponents (&n);

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (all[i].id, id) == 0)
      return &all[i];
  return &all[0];
}

char *
tw_opponent_title (const TwOpponent *opponent)
{
  const char *title = opponent->titles != NULL
                          ? tw_texts_best (opponent->titles, g_get_language_names ())
                          : g_dpgettext2 (NULL, "opponent", opponent->title);

  return opponent->name == NULL
             ? g_strdup (title)
             /* Translators: the name of a program that plays, and what it is like: "Emma: quick".
              */
             : g_strdup_printf (C_ ("opponent", "%s: %s"), opponent->name, title);
}

gboolean
tw_opponent_is_named (const char *name)
{
  guint n;
  const TwOpponent *all = tw_opponents (&n);

  for (guint i = 0; i < n; i++)
    {
      gsize length = all[i].name != NULL ? strlen (all[i].name) : 0;

      if (length > 0 && strncmp (name, all[i].name, length) == 0
          && (name[length] == '\0'
              || (name[length] == ' ' && g_ascii_isdigit (name[length + 1])
                  && name[length + 2] == '\0')))
        return TRUE;
    }
  return FALSE;
}
