/* A question about a set that is open. */
#include "app/balance/lab-question.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/setup/play-rules.h"

/* All answers follow from the same deals: two of the same question differ by what was changed. */
#define SEED 1

TwLabQuestion *
tw_lab_question_copy (const TwLabQuestion *question)
{
  TwLabQuestion *copy = g_memdup2 (question, sizeof *question);

  copy->what = g_strdup (question->what);
  copy->goal = g_strdup (question->goal);
  copy->set = tw_tile_set_copy (question->set);
  copy->ruleset = question->ruleset != NULL ? tw_ruleset_ref (question->ruleset) : NULL;
  copy->player = g_strdup (question->player);
  return copy;
}

void
tw_lab_question_clear (TwLabQuestion *question)
{
  g_clear_pointer (&question->what, g_free);
  g_clear_pointer (&question->goal, g_free);
  g_clear_pointer (&question->set, tw_tile_set_unref);
  g_clear_pointer (&question->ruleset, tw_ruleset_unref);
  g_clear_pointer (&question->player, g_free);
}

void
tw_lab_question_free (TwLabQuestion *question)
{
  if (question == NULL)
    return;
  tw_lab_question_clear (question);
  g_free (question);
}

char *
tw_lab_question_key (const TwLabQuestion *question)
{
  g_autofree char *words =
      g_strdup_printf ("%s\n%s\n%s\n%s\n%s\n%d\n%u\n%s\n%u", question->set->id, question->id,
                       question->what != NULL ? question->what : "",
                       question->goal != NULL ? question->goal : "",
                       question->ruleset != NULL ? question->ruleset->id : "", question->is_without,
                       question->n_seats, question->player, question->n_playouts);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, words, -1);
}

/* One of the rulesets that the set is played by. */
static TwRuleset *
find_ruleset (const TwGameKit *kit, const TwTileSet *set, const char *id)
{
  g_autoptr (GPtrArray) rulesets = tw_play_rulesets (kit, set);

  for (guint i = 0; i < rulesets->len; i++)
    if (strcmp (((TwRuleset *) rulesets->pdata[i])->id, id) == 0)
      return tw_ruleset_ref (rulesets->pdata[i]);
  return NULL;
}

static gboolean
set_up_without (TwGameSetup *setup, const TwLabQuestion *question, GError **error)
{
  g_autoptr (GPtrArray) enclosed = tw_play_rules_enclosed_sets (question->set);

  for (guint i = 0; i < enclosed->len; i++)
    tw_game_setup_provide (setup, enclosed->pdata[i]);
  tw_game_setup_provide (setup, question->set);
  return tw_game_setup_use (setup, "base", error);
}

static gboolean
set_up (TwGameSetup *setup, const char *ruleset, guint n_seats, gpointer user, GError **error)
{
  const TwLabQuestion *question = user;
  g_autoptr (TwRuleset) by =
      ruleset != NULL ? find_ruleset (setup->kit, question->set, ruleset)
                      : (question->ruleset != NULL ? tw_ruleset_ref (question->ruleset) : NULL);

  if (ruleset != NULL && by == NULL)
    {
      g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN,
                   _ ("The set is not played by a ruleset “%s”."), ruleset);
      return FALSE;
    }
  setup->n_seats = n_seats > 0 ? n_seats : question->n_seats;
  return question->is_without ? set_up_without (setup, question, error)
                              : tw_play_rules_set_up (setup, question->set, by, error);
}

TwInquiry
tw_lab_question_inquiry (const TwLabQuestion *question,
                         const TwGameKit *kit,
                         const TwPlayersFile *players)
{
  const TwShippedPlayer *player = tw_players_file_find (players, question->player);
  TwInquiry inquiry = { .question = question->id,
                        .what = question->what,
                        .goal = question->goal,
                        .game = { .kit = kit, .set_up = set_up, .user = (gpointer) question },
                        .table = { .n_playouts = question->n_playouts },
                        .n_deals = question->n_deals,
                        .seed = SEED };

  if (player == NULL)
    player = g_ptr_array_index (players->players, 0);
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    inquiry.table.kinds[seat] = &player->kind;
  return inquiry;
}

TwRules *
tw_lab_question_rules (const TwLabQuestion *question, const TwGameKit *kit, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);

  return set_up (setup, NULL, 0, (gpointer) question, error) ? tw_game_setup_compile (setup, error)
                                                             : NULL;
}
