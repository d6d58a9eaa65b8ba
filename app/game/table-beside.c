/* What lies beside the table in words: stocks, marks of the track, seats. */
#include "app/game/table-beside.h"

#include <glib/gi18n.h>

#include "app/game/phrase-fill.h"
#include "app/game/table-names.h"

char *
tw_stock_words (const TwStock *stock)
{
  static const char *const names[] = { "{n}", "{most}", "{which}", "{all}", NULL };
  const guint numbers[] = { stock->n, stock->most, stock->which, stock->n_all };
  char words[G_N_ELEMENTS (numbers)][16];
  const char *filled[G_N_ELEMENTS (numbers)];

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_snprintf (words[i], sizeof words[i], "%u", numbers[i]);
      filled[i] = words[i];
    }
  return tw_phrase_fill_places (tw_phrase_fill_counted (&stock->words), names, filled);
}

char *
tw_mark_words (const TwTrackMark *mark)
{
  static const char *const names[] = { "{n}", NULL };
  g_autofree char *points = g_strdup_printf ("%d", mark->points);
  const char *const filled[] = { points };

  return tw_phrase_fill_places (_ (mark->is_reached ? mark->reached : mark->waits), names, filled);
}

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

char *
tw_weights_format (TwTableModel *model, const guint8 *weights)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  GString *out = g_string_new (NULL);

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    if (weights[seat] > 0)
      {
        g_autofree char *title = tw_seat_title (model, seat);

        g_string_append_printf (out, "%s%s %u", out->len > 0 ? ", " : "", title, weights[seat]);
      }
  return g_string_free (out, FALSE);
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
