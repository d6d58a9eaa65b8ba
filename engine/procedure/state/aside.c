/* Tiles that are laid aside as they are drawn. */
#include "engine/procedure/state/aside.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/bag.h"
#include "engine/game/gain.h"
#include "engine/game/notation.h"
#include "engine/game/position.h"
#include "engine/game/state-hash.h"
#include "engine/game/steps.h"

#define ASIDE "aside"

/* Tiles that are laid aside in one turn, at most. Whoever puts them back while tiles are drawn
 * would else draw without end. */
#define MOST_A_TURN 200

/* Behind how many of each kind are laid aside stand the turn in which one was, and how many in it.
 */
#define N_MARKS 2

static inline guint16 *
counts_of (const TwPlay *play, gconstpointer own)
{
  return (guint16 *) (gpointer) ((guint8 *) (gpointer) own + tw_procedures_of (play)->aside);
}

gsize
tw_aside_size (const TwProcedures *all, const TwRules *rules)
{
  gsize n = rules->catalogue->n_kinds + N_MARKS;

  return all->has_aside ? (n * sizeof (guint16) + 7) & ~(gsize) 7 : 0;
}

/* How many kinds there are of which some may be laid aside. */
static guint
n_kinds (const TwPlay *play)
{
  return tw_procedures_of (play)->has_aside ? play->rules->catalogue->n_kinds : 0;
}

/* Returns: whether one more can be laid aside in this turn, which it is then */
static gboolean
takes_one_more (TwPlay *play, gpointer own)
{
  guint16 *turn = &counts_of (play, own)[n_kinds (play)], *n = turn + 1;

  if (*turn != play->state->turn)
    *n = 0;
  *turn = play->state->turn;
  if (*n == MOST_A_TURN)
    return FALSE;
  (*n)++;
  return TRUE;
}

void
tw_aside_lay (TwPlay *play, TwFrame *frame, gpointer own, const char *rules)
{
  TwEvent *event;

  if (frame->kind == TW_NO_KIND || frame->slot != TW_NO_SLOT || !takes_one_more (play, own))
    return;
  counts_of (play, own)[frame->kind]++;
  event = tw_play_record (play, TW_EVENT_TOLD, frame->seat);
  if (event != NULL)
    {
      event->said = _ ("{player} drew {tile}, which is laid aside for now");
      event->tile = frame->kind;
      event->rules = rules;
      event->log_index = G_MAXUINT;
    }
  frame->kind = TW_NO_KIND;
}

gboolean
tw_aside_draw_again (TwPlay *play, TwFrame *frame)
{
  if (frame->kind != TW_NO_KIND || frame->slot != TW_NO_SLOT)
    return FALSE;
  frame->cursor = 0;
  frame->scratch = 0;
  frame->flags &= (guint8) ~(TW_FRAME_ENTERED | TW_FRAME_GIVEN);
  tw_position_go_to (play, tw_draw_step.run);
  return TRUE;
}

void
tw_aside_back (TwPlay *play, gpointer own)
{
  for (guint kind = 0; kind < n_kinds (play); kind++)
    {
      guint16 *n = &counts_of (play, own)[kind];

      if (*n > 0)
        tw_bag_add (play, kind, *n);
      *n = 0;
    }
}

guint
tw_aside_n (const TwPlay *play, gconstpointer own)
{
  guint n = 0;

  for (guint kind = 0; kind < n_kinds (play); kind++)
    n += counts_of (play, own)[kind];
  return n;
}

guint64
tw_aside_hash (const TwPlay *play, gconstpointer own)
{
  guint64 sum = 0;

  for (guint kind = 0; kind < n_kinds (play); kind++)
    if (counts_of (play, own)[kind] > 0)
      sum += tw_hash_facts (33, kind, counts_of (play, own)[kind], 0);
  return sum;
}

const char *
tw_aside_why_not (const TwPlay *play, gconstpointer own, guint kind)
{
  const TwProcedures *all = tw_procedures_of (play);

  if (kind >= n_kinds (play) || counts_of (play, own)[kind] == 0)
    return NULL;
  for (guint i = 0; i < all->procedures->len; i++)
    if (tw_procedures_nth (all, i)->moment == TW_MOMENT_DRAWN)
      return tw_procedures_nth (all, i)->rule;
  return NULL;
}

gboolean
tw_aside_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock)
{
  guint n = index == 0 ? tw_aside_n (play, own) : 0;

  if (n == 0)
    return FALSE;
  *out_stock = (TwStock){ .id = ASIDE,
                          .words = { TW_PLURAL ("{n} tile laid aside", "{n} tiles laid aside") },
                          .n = n,
                          .which = 1,
                          .n_all = 1 };
  out_stock->words.number = n;
  return TRUE;
}

static gboolean
is_ours (const TwPlay *play, const TwFact *fact)
{
  return n_kinds (play) > 0 && *fact->group == '\0' && fact->place == NULL
         && fact->seat == TW_SEAT_NONE && strcmp (fact->name, ASIDE) == 0;
}

/* "BuDr12", "BuDr11*2" */
static gboolean
read_tiles (const TwPlay *play, const char *text, guint *out_kind, guint *out_n)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  const char *star = strchr (text, '*');
  g_autofree char *name = g_strndup (text, star != NULL ? (gsize) (star - text) : strlen (text));
  int kind = tw_catalogue_find (catalogue, name);
  guint64 n = 1;

  if (kind < 0
      || (star != NULL && !g_ascii_string_to_unsigned (star + 1, 10, 0, G_MAXUINT8, &n, NULL)))
    return FALSE;
  *out_kind = (guint) kind;
  *out_n = (guint) n;
  return TRUE;
}

TwFactResult
tw_aside_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  g_auto (GStrv) words = NULL;

  if (!is_ours (play, fact))
    return TW_FACT_UNKNOWN;
  memset (counts_of (play, own), 0, n_kinds (play) * sizeof (guint16));
  words = g_strsplit (strcmp (fact->value, "-") != 0 ? fact->value : "", ",", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint kind, n, most;

      most = read_tiles (play, words[i], &kind, &n) ? play->rules->catalogue->kinds[kind].count : 0;
      if (most == 0 || counts_of (play, own)[kind] + n > most)
        {
          g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_SYNTAX,
                       _ ("“%s” cannot be laid aside: there are not so many such tiles."),
                       words[i]);
          return TW_FACT_WRONG;
        }
      counts_of (play, own)[kind] = (guint16) (counts_of (play, own)[kind] + n);
      /* Each is there once. */
      if (play->bag[kind] + counts_of (play, own)[kind] > most)
        tw_bag_add (play, kind, (int) most - play->bag[kind] - counts_of (play, own)[kind]);
    }
  return TW_FACT_DONE;
}

static void
append_tiles (const TwPlay *play, gconstpointer own, GString *out)
{
  gsize length = out->len;

  for (guint kind = 0; kind < n_kinds (play); kind++)
    if (counts_of (play, own)[kind] > 0)
      g_string_append_printf (out, "%s%s*%u", out->len > length ? "," : "",
                              play->rules->catalogue->kinds[kind].name,
                              counts_of (play, own)[kind]);
  if (out->len == length)
    g_string_append_c (out, '-');
}

TwFactResult
tw_aside_tell (const TwPlay *play, gconstpointer own, const TwFact *fact, char **out_value)
{
  GString *list;

  if (!is_ours (play, fact))
    return TW_FACT_UNKNOWN;
  if (g_ascii_isdigit (*fact->value))
    {
      *out_value = g_strdup_printf ("%u", tw_aside_n (play, own));
      return TW_FACT_DONE;
    }
  list = g_string_new (NULL);
  append_tiles (play, own, list);
  *out_value = g_string_free (list, FALSE);
  return TW_FACT_DONE;
}

void
tw_aside_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  GString *fact;

  if (tw_aside_n (play, own) == 0)
    return;
  fact = g_string_new (ASIDE "=");
  append_tiles (play, own, fact);
  g_ptr_array_add (facts, g_string_free (fact, FALSE));
}
