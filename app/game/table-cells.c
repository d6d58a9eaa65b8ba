/* Cells of the table in words: where they are, what lies there, what fits. */
#include "app/game/table-cells.h"

#include "app/game/table-names.h"

#include <glib/gi18n.h>
#include <stdlib.h>

static char *
direction (int cells, const char *one_way, const char *other_way)
{
  return g_strdup_printf ("%d %s", abs (cells), cells > 0 ? one_way : other_way);
}

char *
tw_table_cells_name (int x, int y)
{
  g_autofree char *across = direction (x, C_ ("cell", "east"), C_ ("cell", "west"));
  g_autofree char *down = direction (y, C_ ("cell", "south"), C_ ("cell", "north"));

  if (x == 0 && y == 0)
    return g_strdup (C_ ("cell", "middle"));
  if (x == 0 || y == 0)
    return g_strdup (x == 0 ? down : across);
  return g_strdup_printf ("%s, %s", across, down);
}

char *
tw_table_cells_place (int x, int y)
{
  g_autofree char *name = NULL;

  if (x == 0 && y == 0)
    return g_strdup (C_ ("cell", "the start tile"));
  name = tw_table_cells_name (x, y);
  /* Translators: where something is: "1 east, 2 south of the start tile". */
  return g_strdup_printf (C_ ("cell", "%s of the start tile"), name);
}

char *
tw_table_cells_label (TwTableModel *model, int x, int y)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  const TwLegalCell *cell = tw_table_model_find_legal (model, x, y);
  guint slot = tw_board_slot_at (&play->board, x, y), n = 0;
  const TwAction *proposal = tw_table_model_get_proposal (model);
  g_autofree char *name = tw_table_cells_name (x, y);
  g_autofree char *words = NULL;

  if (proposal != NULL && proposal->x == x && proposal->y == y)
    {
      words = tw_tile_edges_format (play->rules, proposal->kind, proposal->turns);
      return g_strdup_printf (_ ("%s: proposed, %s"), name, words);
    }
  if (slot != TW_NO_SLOT && play->board.slots[slot].is_face_down)
    return g_strdup_printf (_ ("%s: a tile face down"), name);
  if (slot != TW_NO_SLOT)
    {
      words = tw_tile_edges_format (play->rules, play->board.slots[slot].kind,
                                    play->board.slots[slot].quarter_turns);
      return g_strdup_printf (_ ("%s: tile %s, %s"), name,
                              tw_tile_title (play->rules, play->board.slots[slot].kind), words);
    }
  if (cell == NULL)
    return g_strdup_printf (_ ("%s: not legal"), name);
  for (guint i = 0; i < 4; i++)
    n += cell->turns >> i & 1;
  return g_strdup_printf (ngettext ("%s: legal, %u rotation", "%s: legal, %u rotations", n), name,
                          n);
}

/* Why the drawn tile may not lie there so. Returns: %FALSE if it may */
static gboolean
find_refusal (TwTableModel *model, int x, int y, guint turns, TwRefusal *out_refusal)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwLegalCell *cell = tw_table_model_find_legal (model, x, y);
  int kind = tw_table_model_get_drawn (model);
  TwAction place = { .verb = TW_VERB_PLACE,
                     .seat = (guint8) tw_table_model_get_decider (model),
                     .kind = (guint16) kind,
                     .turns = (guint8) turns,
                     .x = (gint16) x,
                     .y = (gint16) y };

  if (kind < 0 || (cell != NULL && cell->turns >> turns & 1))
    return FALSE;
  tw_refusal_find (play, &place, out_refusal);
  return TRUE;
}

char *
tw_table_cells_refusal (TwTableModel *model, int x, int y, guint turns)
{
  TwRefusal refusal;

  return find_refusal (model, x, y, turns, &refusal)
             ? tw_refusal_message (&refusal, tw_table_model_get_play (model))
             : NULL;
}

/* What does not match, and the rule that wants it to. */
static char *
refusal_with_rule (TwTableModel *model, int x, int y, guint turns)
{
  const TwPlay *play = tw_table_model_get_play (model);
  g_autofree char *message = NULL, *words = NULL;
  TwRefusal refusal;

  if (!find_refusal (model, x, y, turns, &refusal))
    return NULL;
  message = tw_refusal_message (&refusal, play);
  if (refusal.edge < 0 || refusal.rule == NULL)
    return g_steal_pointer (&message);
  words = tw_rule_words (play->rules, refusal.rule);
  return g_strdup_printf ("%s %s", message, words);
}

/* How many copies of the kind, or of all kinds for %TW_NO_KIND, lie face down. */
static guint
n_face_down (const TwPlay *play, guint kind)
{
  guint n = 0;

  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    n += play->board.slots[slot].is_face_down
         && (kind == TW_NO_KIND || play->board.slots[slot].kind == kind);
  return n;
}

/* How many tiles that nobody has seen fit a cell: those of the bag, and those face down. */
static guint
count_fitting (const TwPlay *play, int x, int y)
{
  int open = tw_board_open_at (&play->board, x, y);
  const TwCatalogue *catalogue = play->rules->catalogue;
  const TwFrame *frame = tw_play_turn_frame (play);
  guint n = 0;

  if (open < 0 || frame == NULL)
    return 0;
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    for (guint turns = 0; turns < 4; turns++)
      if (tw_board_fits (&play->board, (guint) open, kind, turns)
          && tw_play_veto (play, frame, kind, (guint) open, turns) == NULL)
        {
          n += play->bag[kind] + n_face_down (play, kind);
          break;
        }
  return n;
}

/* How many of the tiles in the bag fit a cell. */
static void
append_left_fit (GString *out, guint n, guint n_left)
{
  if (n_left == 0)
    g_string_append (out, _ ("No tile is left."));
  else if (n == 0)
    g_string_append (out, _ ("No tile that is left fits here."));
  else if (n_left == 1)
    g_string_append (out, _ ("The last tile fits here."));
  else
    /* Translators: how many of the tiles in the bag fit this place of the table, at least one; how
     * many there are, at least two. */
    g_string_append_printf (out,
                            ngettext ("%u of the %u tiles left fits here.",
                                      "%u of the %u tiles left fit here.", n),
                            n, n_left);
}

/* How many of the tiles in the bag and of those face down fit a cell. */
static void
append_unseen_fit (GString *out, guint n, guint n_unseen)
{
  if (n == 0)
    g_string_append (out, _ ("No tile that nobody has seen fits here."));
  else if (n_unseen == 1)
    g_string_append (out, _ ("The one tile that nobody has seen fits here."));
  else
    /* Translators: as "%u of the %u tiles left fits here."; tiles in the bag and face down. */
    g_string_append_printf (out,
                            ngettext ("%u of the %u tiles that nobody has seen fits here.",
                                      "%u of the %u tiles that nobody has seen fit here.", n),
                            n, n_unseen);
}

char *
tw_table_cells_explain (TwTableModel *model, int x, int y, guint turns)
{
  const TwPlay *play = tw_table_model_get_play (model);
  g_autofree char *refusal = refusal_with_rule (model, x, y, turns);
  guint n = count_fitting (play, x, y), n_down = n_face_down (play, TW_NO_KIND);
  GString *out = g_string_new (refusal);

  if (refusal == NULL && tw_table_model_get_drawn (model) >= 0)
    g_string_append (out, _ ("The tile may lie here so."));
  if (tw_board_open_at (&play->board, x, y) < 0)
    return g_string_free (out, FALSE);
  if (out->len > 0)
    g_string_append_c (out, ' ');
  /* Whoever ended it may have left tiles that fit. */
  if (play->state->status != TW_STATUS_PLAYING)
    g_string_append (out, _ ("The game is over."));
  else if (n_down > 0)
    append_unseen_fit (out, n, play->state->n_left + n_down);
  else
    append_left_fit (out, n, play->state->n_left);
  return g_string_free (out, FALSE);
}
