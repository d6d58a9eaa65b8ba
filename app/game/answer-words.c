/* Answers and what speaks for them, in words. */
#include "app/game/answer-words.h"

#include <glib/gi18n.h>

#include "app/game/given-points.h"
#include "app/game/table-asks.h"
#include "app/game/table-beside.h"
#include "app/game/table-cells.h"
#include "app/game/table-choices.h"
#include "app/game/table-names.h"

/* The role of the figure: where it stands says the feature. */
static const char *
role_title (const TwGame *game, const TwAction *actions, const TwAction *figure)
{
  const TwPlay *play = tw_game_play (game);
  const TwRules *rules = play->rules;
  guint slot = tw_board_slot_at (&play->board, figure->x, figure->y);
  guint kind = slot != TW_NO_SLOT ? play->board.slots[slot].kind : actions->kind;
  const TwPlayTile *tile = &rules->catalogue->tiles[kind];

  if (rules->figure_types[figure->figure].neutral >= 0 || figure->node >= tile->n_nodes)
    return tw_role_title (rules, rules->figure_types[figure->figure].type->id);
  return tw_role_title (rules,
                        tw_role_of (rules, figure->figure, (TwKind) tile->kind[figure->node]));
}

static char *
words_of (TwTableModel *model, const TwGame *game, const TwAction *actions, guint i)
{
  const TwAction *action = &actions[i];

  switch (action->verb)
    {
    case TW_VERB_PLACE:
      return tw_table_cells_name (action->x, action->y);
    case TW_VERB_FIGURE:
      return g_strdup (role_title (game, actions, action));
    case TW_VERB_TAKE:
      /* Translators: a figure that comes home. */
      return g_strdup_printf (_ ("%s back"), role_title (game, actions, action));
    case TW_VERB_NONE:
      /* Translators: what a player does after laying a tile. */
      return g_strdup (i > 0                                  ? _ ("no figure")
                       : tw_table_asks_nothing (game) != NULL ? tw_table_asks_nothing (game)
                                                              : _ ("nothing"));
    default:
      return tw_table_choice_title (model, action, FALSE);
    }
}

char *
tw_answer_words (TwTableModel *model, const TwGame *game, const TwAction *actions, guint n)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = words_of (model, game, actions, i);

      g_string_append_printf (out, "%s%s", i > 0 ? "; " : "", words);
    }
  return g_string_free (out, FALSE);
}

/* ", 2 cities", of a field. */
static void
append_cities (GString *out, const TwMerit *merit)
{
  if (merit->n == 0 || merit->feature != TW_KIND_FIELD)
    return;
  g_string_append (out, ", ");
  g_string_append_printf (out, ngettext ("%u city", "%u cities", merit->n), merit->n);
}

static void
append_points (GString *out, int n)
{
  g_autofree char *points = tw_points_words (n);

  if (n != 0)
    g_string_append_printf (out, ", %s", points);
}

/* What is said of a feature, behind its name. */
static void
append_of_feature (GString *out, const TwMerit *merit, const char *name)
{
  switch (merit->kind)
    {
    case TW_MERIT_CLOSES:
      /* Translators: behind the name of a feature, then its points: "City: closed, +10". */
      g_string_append (out, _ ("closed"));
      append_points (out, merit->points);
      break;
    case TW_MERIT_OVERTAKES:
      /* Translators: behind the name of a feature: a player is outnumbered there now. */
      g_string_append_printf (out, _ ("taken from %s"), name);
      append_points (out, merit->points);
      append_cities (out, merit);
      break;
    case TW_MERIT_JOINS:
      /* Translators: behind the name of a feature: one's figures come to stand there beside those
       * of a player, with as many of them. */
      g_string_append_printf (out, _ ("joined with %s"), name);
      append_points (out, merit->points);
      append_cities (out, merit);
      break;
    case TW_MERIT_LOSES:
      /* Translators: behind the name of a feature: a player has more figures there now. */
      g_string_append_printf (out, _ ("lost to %s"), name);
      append_points (out, -merit->points);
      break;
    case TW_MERIT_SHARES:
      /* Translators: behind the name of a feature: a player has as many figures there now. */
      g_string_append_printf (out, _ ("to be shared with %s"), name);
      append_points (out, merit->points);
      break;
    case TW_MERIT_STARTS:
      /* Translators: behind the name of a feature that nobody had before. */
      g_string_append (out, _ ("begun"));
      append_points (out, merit->points);
      append_cities (out, merit);
      break;
    case TW_MERIT_GROWS:
      /* Translators: behind the name of a feature that one has, then how much more it brings. */
      g_string_append (out, _ ("grown"));
      append_points (out, merit->points);
      append_cities (out, merit);
      break;
    case TW_MERIT_CLOSABLE:
      /* Translators: behind the name of a feature: how many of the tiles left can close it. */
      g_string_append_printf (out, _ ("%u of %u tiles left close it"), merit->n, merit->of);
      break;
    case TW_MERIT_STUCK:
      /* Translators: behind the name of a feature: no tile that is left fits where it is open. */
      g_string_append (out, _ ("no tile left closes it"));
      break;
    case TW_MERIT_BLOCKS:
      /* Translators: behind the name of a feature of a player, whose name follows. */
      g_string_append_printf (out, _ ("no tile left closes it for %s"), name);
      break;
    case TW_MERIT_SCORES:
    case TW_MERIT_GIVES:
    case TW_MERIT_TAKES:
    case TW_MERIT_HELPS:
    case TW_MERIT_BACK:
    case TW_MERIT_KEEPS_LAST:
    case TW_MERIT_USES_LAST:
    case TW_MERIT_CHANCES:
    case TW_MERIT_FREE:
    case TW_MERIT_LAND:
    case TW_MERIT_RIVAL:
    case TW_MERIT_ENDING:
    default:
      break;
    }
}

static void
append_plain (GString *out, const TwMerit *merit, const char *name)
{
  g_autofree char *points = tw_points_words (merit->points);
  g_autofree char *worth = tw_worth_words (merit->points);

  switch (merit->kind)
    {
    case TW_MERIT_SCORES:
      /* Translators: points that an answer brings at once: "+3 now". */
      g_string_append_printf (out, _ ("%s now"), points);
      break;
    case TW_MERIT_GIVES:
      /* Translators: a player, and the points that he gets: "Red gets +4". */
      g_string_append_printf (out, _ ("%s gets %s"), name, points);
      break;
    case TW_MERIT_TAKES:
      /* Translators: a number of points, then the player who would have them otherwise. */
      g_string_append_printf (out, _ ("takes %d from %s"), merit->points, name);
      break;
    case TW_MERIT_HELPS:
      /* Translators: a number of points, then the player who gets them at the end of the game. */
      g_string_append_printf (out, _ ("leaves %d to %s"), merit->points, name);
      break;
    case TW_MERIT_KEEPS_LAST:
      g_string_append (out, _ ("keeps the last figure"));
      break;
    case TW_MERIT_USES_LAST:
      g_string_append (out, _ ("uses the last figure"));
      break;
    case TW_MERIT_CHANCES:
      /* Translators: what features are likely to bring until the end of the game: "chances +1.2".
       */
      g_string_append_printf (out, _ ("chances %s"), worth);
      break;
    case TW_MERIT_FREE:
      /* Translators: what it is likely to bring that figures are free: "free figures +1.2". */
      g_string_append_printf (out, _ ("free figures %s"), worth);
      break;
    case TW_MERIT_LAND:
      /* Translators: what fields are likely to bring at the end of the game: "fields later +1.2".
       */
      g_string_append_printf (out, _ ("fields later %s"), worth);
      break;
    case TW_MERIT_RIVAL:
      /* Translators: a player, and what he is likely to have more or less at the end of the game.
       */
      g_string_append_printf (out, _ ("prospects of %s %s"), name, worth);
      break;
    case TW_MERIT_ENDING:
      /* Translators: points that something brings at the end of the game: "+3 at the end". */
      g_string_append_printf (out, _ ("%s at the end"), points);
      break;
    case TW_MERIT_BACK:
    case TW_MERIT_CLOSES:
    case TW_MERIT_OVERTAKES:
    case TW_MERIT_JOINS:
    case TW_MERIT_LOSES:
    case TW_MERIT_SHARES:
    case TW_MERIT_STARTS:
    case TW_MERIT_GROWS:
    case TW_MERIT_CLOSABLE:
    case TW_MERIT_STUCK:
    case TW_MERIT_BLOCKS:
    default:
      break;
    }
}

/* Which of @merits is told in the place @i of @most: the first ones, but of what it costs to have
 * no figure left nobody is left in the dark, or answers could not be compared. */
static const TwMerit *
told (const GArray *merits, guint i, guint most)
{
  for (guint k = most; i + 1 == most && k < merits->len; k++)
    {
      const TwMerit *merit = &g_array_index (merits, TwMerit, k);

      if (merit->kind == TW_MERIT_USES_LAST || merit->kind == TW_MERIT_KEEPS_LAST)
        return merit;
    }
  return &g_array_index (merits, TwMerit, i);
}

char *
tw_merit_words (TwTableModel *model, const GArray *merits, guint most)
{
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < MIN (merits->len, most); i++)
    {
      const TwMerit *merit = told (merits, i, most);
      g_autofree char *name =
          merit->seat < rules->n_seats ? tw_seat_title (model, merit->seat) : g_strdup ("");

      if (i > 0)
        g_string_append (out, "; ");
      if (merit->feature != TW_KIND_NONE)
        {
          g_string_append_printf (out, "%s: ", tw_kind_title (rules, merit->feature));
          append_of_feature (out, merit, name);
        }
      else
        append_plain (out, merit, name);
      if ((merit->kind == TW_MERIT_CLOSES || merit->kind == TW_MERIT_BACK) && merit->n > 0)
        {
          if (merit->kind == TW_MERIT_CLOSES)
            g_string_append (out, ", ");
          /* Translators: figures that come home. */
          g_string_append_printf (out, ngettext ("%u figure back", "%u figures back", merit->n),
                                  merit->n);
        }
    }
  return g_string_free (out, FALSE);
}

char *
tw_worth_words (int hundredths)
{
  int tenths = (ABS (hundredths) + 5) / 10;

  if (tenths == 0)
    return g_strdup_printf ("±%.1f", 0.0);
  return g_strdup_printf ("%s%.1f", hundredths < 0 ? "−" : "+", tenths / 10.0);
}
