/* What lies beside the table in words: stocks, marks of the track, seats. */
#include "app/game/table-texts.h"

#include <glib/gi18n.h>
#include <string.h>

char *
tw_stock_words (const TwStock *stock)
{
  if (strcmp (stock->id, "ghosts") == 0)
    return g_strdup_printf (_ ("Ghosts in the bank: %u of %u"), stock->n, stock->most);
  if (strcmp (stock->id, "pile") == 0)
    /* Translators: the number of the pile, how many piles there are, tiles left in it. */
    return g_strdup_printf (ngettext ("Pile %u of %u: %u tile left", "Pile %u of %u: %u tiles left",
                                      stock->n),
                            stock->which, stock->n_all, stock->n);
  return g_strdup_printf (_ ("%s: %u"), stock->id, stock->n);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
tw_mark_words (const TwTrackMark *mark)
{
  static const char *const words[][3] = {
    /* Translators: a score at which something happens; whether it did already. */
    { "hound1", N_ ("First hound at %d"), N_ ("First hound at %d, reached") },
    { "hound2", N_ ("Second hound at %d"), N_ ("Second hound at %d, reached") },
    { "target", N_ ("Target %d"), N_ ("Target %d, reached") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i][0], mark->id) == 0)
      return g_strdup_printf (_ (words[i][mark->is_reached ? 2 : 1]), mark->points);
  return g_strdup_printf ("%s %d", mark->id, mark->points);
}

#pragma GCC diagnostic pop

char *
tw_seat_title (TwTableModel *model, guint seat)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);

  if (setup->rules->hand <= 1)
    return g_strdup (setup->seats[seat].name);
  /* Translators: a player, and one of the colours that the player has. */
  return g_strdup_printf (_ ("%s, %s"), setup->seats[seat].name,
                          tw_colour_title (setup->seats[seat].colour));
}

guint
tw_table_team_colour (const TwTableSetup *setup)
{
  guint taken = 0, colour = 0;

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    taken |= 1u << setup->seats[seat].colour;
  while (colour < TW_MAX_SEATS - 1 && (taken >> colour & 1))
    colour++;
  return colour;
}
