/* The columns: each is a sum, or a sum divided by how many there are. */
#include "engine/ledger/ledger-column.h"

#include <math.h>

#include <glib/gi18n-lib.h>

/* What a sum is divided by. */
typedef enum
{
  BY_NOTHING,
  BY_SEATS, /* of games that are over */
  BY_GAMES, /* that are over */
  BY_LAID,  /* tiles */
} Divisor;

typedef enum
{
  INT,
  LONG,
  DOUBLE
} Type;

typedef struct
{
  const char *id;
  const char *title;
  const char *help;
  guint n_decimals;
  Divisor by;
  Type type;
  gsize at;
} Column;

#define UINT_AT(member) INT, G_STRUCT_OFFSET (TwLedgerRow, member)
#define LONG_AT(member) LONG, G_STRUCT_OFFSET (TwLedgerRow, member)
#define PART(part)                                                                                 \
  2, BY_SEATS, LONG, G_STRUCT_OFFSET (TwLedgerRow, parts) + (part) * sizeof (gint64)

static const Column columns[] = {
  { "games", N_ ("Games"), N_ ("Games, finished or not"), 0, BY_NOTHING, UINT_AT (n_games) },
  { "finished", N_ ("Finished"), N_ ("Games that are over"), 0, BY_NOTHING, UINT_AT (n_finished) },
  { "seats", N_ ("Seats"), N_ ("Seats that count, over all games"), 0, BY_NOTHING,
    UINT_AT (n_seats) },
  { "wins", N_ ("Wins"), N_ ("How often such a seat won; a tie counts for all who share it"), 0,
    BY_NOTHING, UINT_AT (n_wins) },
  { "win_share", N_ ("Share Won"), N_ ("Seats that won, of those in games that are over"), 2,
    BY_SEATS, UINT_AT (n_wins) },
  { "mean_points", N_ ("Mean Points"), N_ ("Points of a seat in games that are over"), 2, BY_SEATS,
    LONG_AT (sum) },
  { "median_points", N_ ("Median"), N_ ("As many seats had more points as had fewer"), 1, BY_SEATS,
    DOUBLE, G_STRUCT_OFFSET (TwLedgerRow, median) },
  { "mean_roads", N_ ("Roads"), N_ ("Points from roads, of the mean points"),
    PART (TW_RESULT_ROADS) },
  { "mean_cities", N_ ("Cities"), N_ ("Points from cities, of the mean points"),
    PART (TW_RESULT_CITIES) },
  { "mean_monasteries", N_ ("Monasteries"), N_ ("Points from monasteries, of the mean points"),
    PART (TW_RESULT_MONASTERIES) },
  { "mean_fields", N_ ("Fields"), N_ ("Points from fields, of the mean points"),
    PART (TW_RESULT_FIELDS) },
  { "mean_own", N_ ("Own Land"), N_ ("Points from land that a set invents, of the mean points"),
    PART (TW_RESULT_OWN_LAND) },
  { "mean_tokens", N_ ("Tokens"), N_ ("Points from tokens, of the mean points"),
    PART (TW_RESULT_TOKENS) },
  { "mean_other", N_ ("Other"), N_ ("Points from anything else, of the mean points"),
    PART (TW_RESULT_OTHER) },
  { "mean_given", N_ ("Given"), N_ ("Points that were given by hand, of the mean points"),
    PART (TW_RESULT_GIVEN) },
  { "mean_turns", N_ ("Turns"), N_ ("Turns of a game that is over"), 2, BY_GAMES,
    LONG_AT (n_turns) },
  { "mean_tiles", N_ ("Length"), N_ ("Tiles laid in a game that is over, by anybody"), 2, BY_GAMES,
    LONG_AT (n_tiles) },
  { "recorded", N_ ("Recorded"), N_ ("Games that were played elsewhere and recorded here"), 0,
    BY_NOTHING, UINT_AT (n_recorded) },
  { "figures_placed", N_ ("Figures Placed"), N_ ("Figures that left the supply"), 0, BY_NOTHING,
    LONG_AT (counts.n_placed) },
  { "figures_returned", N_ ("Figures Returned"), N_ ("Figures that came back to the supply"), 0,
    BY_NOTHING, LONG_AT (counts.n_returned) },
  { "drawn", N_ ("Tiles Drawn"), N_ ("Tiles drawn"), 0, BY_NOTHING, LONG_AT (counts.n_drawn) },
  { "laid", N_ ("Tiles Laid"), N_ ("Tiles laid"), 0, BY_NOTHING, LONG_AT (counts.n_laid) },
  { "unplaceable", N_ ("Fitted Nowhere"), N_ ("Tiles that were drawn and fitted nowhere"), 0,
    BY_NOTHING, LONG_AT (counts.n_unplaceable) },
  { "closed", N_ ("Features Closed"),
    N_ ("Features completed with these tiles that brought points"), 0, BY_NOTHING,
    LONG_AT (counts.n_closed) },
  { "closed_points", N_ ("Points by Closing"), N_ ("What those features brought, whoever got it"),
    0, BY_NOTHING, LONG_AT (counts.closed_points) },
  { "mean_swing", N_ ("Swing"),
    N_ ("By laying a tile: the points of who laid it, less the most that another got"), 2, BY_LAID,
    LONG_AT (counts.swing) },
};

guint
tw_ledger_n_columns (void)
{
  return G_N_ELEMENTS (columns);
}

guint
tw_ledger_first_of_tiles (void)
{
  guint at = 0;

  while (columns[at].at != G_STRUCT_OFFSET (TwLedgerRow, counts.n_drawn))
    at++;
  return at;
}

TwLedgerColumn
tw_ledger_column (guint column)
{
  const Column *found = &columns[column];

  return (TwLedgerColumn){ found->id, _ (found->title), _ (found->help), found->n_decimals,
                           found->by == BY_SEATS
                               && found->at == G_STRUCT_OFFSET (TwLedgerRow, n_wins) };
}

static double
sum_at (const TwLedgerRow *row, const Column *column)
{
  gconstpointer at = G_STRUCT_MEMBER_P (row, column->at);

  switch (column->type)
    {
    case INT:
      return *(const guint *) at;
    case LONG:
      return (double) *(const gint64 *) at;
    case DOUBLE:
    default:
      return *(const double *) at;
    }
}

gboolean
tw_ledger_value (const TwLedgerRow *row, guint column, double *out_value)
{
  const Column *found = &columns[column];
  double divisors[] = { 1, row->n_finished_seats, row->n_finished, (double) row->counts.n_laid };
  double divisor = divisors[found->by];

  *out_value = 0;
  if (divisor <= 0)
    return FALSE;
  /* What lies in the middle has been divided. */
  *out_value = sum_at (row, found) / (found->type == DOUBLE ? 1 : divisor);
  return TRUE;
}

char *
tw_ledger_value_text (const TwLedgerRow *row, guint column)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE], format[8];
  double value;

  if (!tw_ledger_value (row, column, &value))
    return g_strdup ("");
  g_snprintf (format, sizeof format, "%%.%uf", columns[column].n_decimals);
  /* No "-0.00". */
  if (fabs (value) < 0.005)
    value = 0;
  return g_strdup (g_ascii_formatd (text, sizeof text, format, value));
}
