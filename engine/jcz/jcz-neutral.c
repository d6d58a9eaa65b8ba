/* Messages about what is nobody's: mage, witch, dragon, fairy and count, and the quarters of his
 * city. */
#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"

/* "QUARTER_CASTLE": the quarter by our name. */
static char *
read_quarter (const TwJson *pointer)
{
  TwJson location = tw_json_member (pointer, "location");
  const char *text;

  if (!tw_json_need_object (pointer) || !tw_json_need_string (&location, &text))
    return NULL;
  if (g_str_has_prefix (text, TW_JCZ_QUARTER_OF) && text[strlen (TW_JCZ_QUARTER_OF)] != '\0')
    return g_ascii_strdown (text + strlen (TW_JCZ_QUARTER_OF), -1);
  tw_json_fail (&location, _ ("“%.40s” is no quarter."), text);
  return NULL;
}

gboolean
tw_jcz_game_enter_quarter (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson pointer = tw_json_member (payload, "pointer");
  TwJson figure = tw_json_member (payload, "meepleId");
  g_autofree char *quarter = read_quarter (&pointer);
  g_autofree char *words = NULL;
  TwAction action = { 0 };

  if (quarter == NULL || !tw_jcz_game_read_figure (replay, &figure, &action))
    return FALSE;
  words = g_strdup_printf ("%s@%s", replay->rules->figure_types[action.figure].type->id, quarter);
  return tw_jcz_game_answer_in_words (replay, at, action.seat, words);
}

static gboolean
move_count (TwJczReplay *replay, const TwJson *at, const TwJson *to)
{
  g_autofree char *quarter = read_quarter (to);
  g_autofree char *words = quarter != NULL ? g_strconcat (TW_JCZ_COUNT "@", quarter, NULL) : NULL;

  return words != NULL
         && tw_jcz_game_answer_in_words (replay, at, tw_jcz_game_answering_seat (replay, at),
                                         words);
}

/* Back beside the table, from wherever it stands. */
static gboolean
take_off (TwJczReplay *replay, const TwJson *at, guint type)
{
  for (;;)
    {
      guint n;
      const TwAction *actions = tw_game_actions (replay->game, &n);

      for (guint i = 0; i < n; i++)
        if (actions[i].verb == TW_VERB_TAKE && actions[i].figure == type)
          {
            TwAction take = actions[i];

            return tw_jcz_game_apply (replay, at, &take);
          }
      if (!tw_jcz_game_may_skip (replay) || !tw_jcz_game_skip (replay))
        return tw_json_fail (at, _ ("By our rules this figure does not leave the table now."));
    }
}

/* Dragon and fairy go to tiles, and the fairy beside figures: in words of our notation. */
static gboolean
move_to_tile (TwJczReplay *replay, const TwJson *at, const char *word, const TwJson *to)
{
  TwJson place = tw_json_member (to, "featurePointer"), figure = tw_json_member (to, "meepleId");
  guint seat = tw_jcz_game_answering_seat (replay, at);
  TwAction action = { .verb = TW_VERB_TAKE };
  g_autofree char *take = NULL;
  g_autofree char *words = NULL;

  if (tw_json_n_items (to) > 0)
    {
      if (!tw_jcz_game_read_position (to, &action))
        return FALSE;
      words = g_strdup_printf ("%s@%d,%d", word, action.x, action.y);
      return tw_jcz_game_answer_in_words (replay, at, seat, words);
    }
  if (!tw_json_need_object (to))
    return FALSE;
  if (tw_jcz_game_is_tower (&place))
    {
      words = g_strconcat (word, "=", NULL);
      return tw_jcz_game_answer_on_tower (replay, at, &place, &figure, words);
    }
  if (!tw_jcz_game_read_pointer (replay, &place, &action)
      || !tw_jcz_game_read_figure (replay, &figure, &action))
    return FALSE;
  take = tw_notation_print_action (tw_game_play (replay->game), &action, action.seat);
  words = g_strconcat (word, strchr (take, '='), NULL);
  return tw_jcz_game_answer_in_words (replay, at, seat, words);
}

gboolean
tw_jcz_game_move_neutral (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson figure = tw_json_member (payload, "figureId"), to = tw_json_member (payload, "to");
  TwAction action = { .verb = TW_VERB_FIGURE };
  g_auto (GStrv) words = NULL;
  const char *text;
  int type;

  if (!tw_json_need_string (&figure, &text))
    return FALSE;
  words = g_strsplit (text, ".", 2);
  if (g_strcmp0 (words[0], TW_JCZ_COUNT) == 0)
    return move_count (replay, at, &to);
  if (g_strcmp0 (words[0], TW_JCZ_DRAGON) == 0 || g_strcmp0 (words[0], TW_JCZ_FAIRY) == 0)
    return move_to_tile (replay, at, words[0], &to);
  type = words[0] != NULL ? tw_rules_figure (replay->rules, words[0]) : -1;
  if (type < 0)
    return tw_json_fail (&figure, _ ("The figure “%.40s” is not in play."), text);
  if (to.node == NULL || JSON_NODE_HOLDS_NULL (to.node))
    return take_off (replay, at, (guint) type);
  action.figure = (guint8) type;
  action.seat = (guint8) tw_jcz_game_answering_seat (replay, at);
  return tw_jcz_game_read_pointer (replay, &to, &action)
         && tw_jcz_game_answer (replay, at, &action);
}
