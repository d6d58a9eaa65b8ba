/* A game with other tiles. */
#include "engine/saved/game-remake.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/case/case-given.h"
#include "engine/format/format-error.h"
#include "engine/game/by-hand.h"
#include "engine/game/notation.h"
#include "engine/setup/setup-words.h"

TwTileSet *
tw_game_find_set (const TwGame *game, const char *id)
{
  const TwCatalogue *catalogue = tw_game_rules (game)->catalogue;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (strcmp (catalogue->kinds[i].set->id, id) == 0)
      return catalogue->kinds[i].set;
  return NULL;
}

static void
add_sets (TwGameSetup *setup, const TwRules *rules, TwTileSet *set)
{
  const TwCatalogue *catalogue = rules->catalogue;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      TwTileSet *old = catalogue->kinds[i].set;
      TwCatalogueSource source = { .copies = tw_setup_n_copies (catalogue, old) };
      gboolean is_known = FALSE;

      for (guint k = 0; k < i; k++)
        is_known |= catalogue->kinds[k].set == old;
      if (is_known)
        continue;
      source.set = tw_tile_set_ref (strcmp (old->id, set->id) == 0 ? set : old);
      g_array_append_val (setup->sources, source);
    }
}

static TwRules *
compile (const TwGameKit *kit, const TwRules *rules, TwTileSet *set, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  const GPtrArray *parameters = rules->vocabulary->parameters, *joined = rules->vocabulary->joined;

  add_sets (setup, rules, set);
  for (guint i = 0; rules->parts[i] != NULL; i++)
    g_ptr_array_add (setup->parts, g_strdup (rules->parts[i]));
  for (guint i = 0; joined != NULL && i < joined->len; i++)
    if (tw_setup_is_ruleset_own (rules, joined->pdata[i]))
      g_ptr_array_add (setup->own, tw_vocabulary_ref (joined->pdata[i]));
  for (guint i = 0; i < parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (parameters, i);
      g_autofree char *value = tw_parameter_format (parameter, rules->parameters[i]);

      /* Parameters of a set's own rules may be gone; their values go with them. */
      if (rules->parameters[i] != parameter->preset
          && tw_vocabulary_find_parameter (kit->vocabulary, parameter->name) >= 0
          && !tw_game_setup_set (setup, parameter->name, value, error))
        return NULL;
    }
  setup->n_seats = rules->n_players;
  setup->least_players = 1;
  setup->start_is_given = rules->start_is_given;
  return tw_game_setup_compile (setup, error);
}

static gboolean
fail (GError **error, guint turn, const char *what, const char *why)
{
  g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
               /* Translators: a number of a turn, an action, and a reason. */
               _ ("In turn %u, “%s” is no longer possible: %s"), turn, what, why);
  return FALSE;
}

/* What people saw done is told in words, all else as it is written. */
static gboolean
fail_action (GError **error,
             const TwGame *game,
             const TwLogEntry *entry,
             const char *word,
             const char *why)
{
  const TwCatalogue *catalogue = tw_game_rules (game)->catalogue;

  if (entry->action.verb == TW_VERB_PLACE || entry->action.verb == TW_VERB_LAY)
    g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                 /* Translators: a number of a turn, the id of a tile, and a reason. */
                 _ ("In turn %u, tile %s no longer fits where it was placed: %s"), entry->turn,
                 catalogue->kinds[entry->action.kind].tile->id, why);
  else if (entry->action.verb == TW_VERB_FIGURE)
    g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                 /* Translators: a number of a turn, and a reason. */
                 _ ("In turn %u, the figure can no longer stand where it was placed: %s"),
                 entry->turn, why);
  else
    return fail (error, entry->turn, word, why);
  return FALSE;
}

static gboolean
give (TwGame *again, const char *words, guint turn, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  g_autoptr (TwPlay) position = tw_play_new (tw_game_rules (again), tw_game_seed (again));
  g_autoptr (GError) local = NULL;

  tw_play_copy (position, tw_game_play (again));
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !tw_case_give (tw_game_rules (again), position, lines[i], &local))
      return fail (error, turn, lines[i], local->message);
  tw_game_give (again, position, words);
  return TRUE;
}

/* One entry of the log, in the words of the old game. */
static gboolean
play_again (TwGame *again,
            const TwGame *game,
            const TwPlay *play,
            const TwLogEntry *entry,
            GError **error)
{
  g_autofree char *word = NULL, *why = NULL;
  g_autoptr (GError) local = NULL;
  TwRefusal refusal;
  TwAction action;

  if (entry->action.verb == TW_VERB_GIVEN)
    return give (again, tw_game_given_words (game, &entry->action), entry->turn, error);
  word = tw_notation_print_action (play, &entry->action, entry->on_turn);
  if (!tw_notation_parse_action (tw_game_play (again), word, entry->on_turn, &action, &local))
    return fail_action (error, game, entry, word, local->message);
  if (tw_game_apply (again, &action, &refusal))
    return TRUE;
  why = tw_refusal_message (&refusal, tw_game_play (again));
  return fail_action (error, game, entry, word, why);
}

TwGame *
tw_game_remake (const TwGameKit *kit, const TwGame *game, TwTileSet *set, GError **error)
{
  g_autoptr (TwRules) rules = compile (kit, tw_game_rules (game), set, error);
  g_autoptr (TwPlay) play = NULL;
  g_autoptr (TwGame) again = NULL;
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);
  const TwRemark *remarks;

  if (rules == NULL)
    return NULL;
  play = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  play->notes = tw_game_play (game)->notes;
  again = tw_game_new (rules, tw_game_seed (game),
                       TW_GAME_FORCED
                           | (tw_game_is_recorded (game) ? TW_GAME_RECORDED : TW_GAME_DEFAULT));
  for (guint i = 0; i < n; i++)
    {
      if (!play_again (again, game, play, &log[i], error))
        return NULL;
      tw_game_replay_entry (game, i, play);
    }
  /* The log is as long as it was. */
  remarks = tw_game_remarks (game, &n);
  for (guint i = 0; i < n; i++)
    tw_game_set_remark (again, remarks[i].n_entries, remarks[i].text);
  tw_game_set_flags (again, TW_GAME_DEFAULT);
  return g_steal_pointer (&again);
}
