/* Who can sit at a seat. */
#include "app/game/opponent.h"

#include <glib/gi18n.h>
#include <string.h>

/* What each is like is measured: tests/engine/player/test-temper.c. */
static const TwOpponent opponents[] = {
  { "person", NULL, NC_ ("opponent", "Person"), NULL, 0 },
  { "random", "Max", NC_ ("opponent", "at random"), &tw_random_player, 0 },
  { "greedy", "Emma", NC_ ("opponent", "quick"), &tw_greedy_player, 0 },
  { "farmer", "Bruno", NC_ ("opponent", "likes fields"), &tw_farmer_player, 0 },
  { "saver", "Ida", NC_ ("opponent", "saves meeples"), &tw_saver_player, 0 },
  { "spender", "Otto", NC_ ("opponent", "spends meeples"), &tw_spender_player, 0 },
  { "loner", "Hugo", NC_ ("opponent", "shares nothing"), &tw_loner_player, 0 },
  { "joiner", "Rosa", NC_ ("opponent", "joins others"), &tw_joiner_player, 0 },
  { "planner", "Clara", NC_ ("opponent", "plans ahead"), &tw_planner_player, 0 },
  { "search", "Nora", NC_ ("opponent", "thinks 1 s"), &tw_search_player, 1 },
  { "search 5", "Oskar", NC_ ("opponent", "thinks 5 s"), &tw_search_player, 5 },
  { TW_OPPONENT_ELSEWHERE, NULL, NC_ ("opponent", "Elsewhere: by file"), NULL, 0 },
};

const TwOpponent *
tw_opponents (guint *out_n)
{
  *out_n = G_N_ELEMENTS (opponents);
  return opponents;
}

const TwOpponent *
tw_opponent_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (opponents); i++)
    if (g_strcmp0 (opponents[i].id, id) == 0)
      return &opponents[i];
  return &opponents[0];
}

char *
tw_opponent_title (const TwOpponent *opponent)
{
  const char *title = g_dpgettext2 (NULL, "opponent", opponent->title);

  return opponent->name == NULL
             ? g_strdup (title)
             /* Translators: the name of a program that plays, and what it is like: "Emma: quick".
              */
             : g_strdup_printf (C_ ("opponent", "%s: %s"), opponent->name, title);
}

gboolean
tw_opponent_is_named (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (opponents); i++)
    {
      gsize length = opponents[i].name != NULL ? strlen (opponents[i].name) : 0;

      if (length > 0 && strncmp (name, opponents[i].name, length) == 0
          && (name[length] == '\0'
              || (name[length] == ' ' && g_ascii_isdigit (name[length + 1])
                  && name[length + 2] == '\0')))
        return TRUE;
    }
  return FALSE;
}
