/* The game's log as a list of lines: answers, and what came of them. */
#include "app/play/log-item-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/play/table-question.h"
#include "app/play/table-texts.h"
#include "engine/game/explain.h"
#include "engine/game/notation.h"

/* Sentences by a word, the last one for every other word; whole ones, because other
 * languages decline what is put into them. */
typedef struct
{
  const char *word;
  const char *sentence;
} Sentence;

static const Sentence placed_figure[] = {
  /* Translators: a player's name and a tile. */
  { "knight", N_ ("%s laid %s and placed a knight") },
  { "highwayman", N_ ("%s laid %s and placed a highwayman") },
  { "monk", N_ ("%s laid %s and placed a monk") },
  { "farmer", N_ ("%s laid %s and placed a farmer") },
  { "abbot", N_ ("%s laid %s and placed an abbot") },
  { "lord", N_ ("%s laid %s and placed a lord") },
  { "keeper", N_ ("%s laid %s and placed a keeper") },
  { "builder", N_ ("%s laid %s and placed a builder") },
  { "pig", N_ ("%s laid %s and placed a pig") },
  { "mage", N_ ("%s laid %s and moved the mage") },
  { "witch", N_ ("%s laid %s and moved the witch") },
  { "big-knight", N_ ("%s laid %s and placed a big knight") },
  { "big-highwayman", N_ ("%s laid %s and placed a big highwayman") },
  { "big-monk", N_ ("%s laid %s and placed a big monk") },
  { "big-farmer", N_ ("%s laid %s and placed a big farmer") },
  { NULL, N_ ("%s laid %s and placed a figure") },
};

/* Where something came between the tile and its figure. */
static const Sentence placed_later[] = {
  /* Translators: a player's name. */
  { "knight", N_ ("%s placed a knight") },
  { "highwayman", N_ ("%s placed a highwayman") },
  { "monk", N_ ("%s placed a monk") },
  { "farmer", N_ ("%s placed a farmer") },
  { "abbot", N_ ("%s placed an abbot") },
  { "builder", N_ ("%s placed a builder") },
  { "pig", N_ ("%s placed a pig") },
  { "big-knight", N_ ("%s placed a big knight") },
  { "big-highwayman", N_ ("%s placed a big highwayman") },
  { "big-monk", N_ ("%s placed a big monk") },
  { "big-farmer", N_ ("%s placed a big farmer") },
  { NULL, N_ ("%s placed a figure") },
};

static const Sentence took_figure[] = {
  /* Translators: a player's name and a tile. */
  { "abbot", N_ ("%s laid %s and took the abbot back") },
  { "mage", N_ ("%s laid %s, and the mage left the table") },
  { "witch", N_ ("%s laid %s, and the witch left the table") },
  { NULL, N_ ("%s laid %s and took a figure back") },
};

static const Sentence scored_complete[] = {
  { "road", N_ ("%s scored a road") },
  { "city", N_ ("%s scored a city") },
  { "monastery", N_ ("%s scored a monastery") },
  { "garden", N_ ("%s scored a garden") },
  { "field", N_ ("%s scored a field") },
  { "castle", N_ ("%s scored a castle") },
  { NULL, N_ ("%s scored") },
};

static const Sentence scored_at_end[] = {
  { "road", N_ ("%s scored an open road") },
  { "city", N_ ("%s scored an open city") },
  { "monastery", N_ ("%s scored an open monastery") },
  { "garden", N_ ("%s scored an open garden") },
  { "field", N_ ("%s scored a field") },
  { NULL, N_ ("%s scored at the end") },
};

/* By the zone and the role of who came out of it. */
static const Sentence came_out[] = {
  /* Translators: a player's name. */
  { "castle knight", N_ ("%s’s knight came from the castle") },
  { "castle big-knight", N_ ("%s’s big knight came from the castle") },
  { "market farmer", N_ ("%s’s farmer came from the market") },
  { "market big-farmer", N_ ("%s’s big farmer came from the market") },
  { "blacksmith highwayman", N_ ("%s’s highwayman came from the blacksmith’s") },
  { "blacksmith big-highwayman", N_ ("%s’s big highwayman came from the blacksmith’s") },
  { "cathedral monk", N_ ("%s’s monk came from the cathedral") },
  { "cathedral big-monk", N_ ("%s’s big monk came from the cathedral") },
  { "cathedral abbot", N_ ("%s’s abbot came from the cathedral") },
  { NULL, N_ ("%s: a figure came from Carcassonne") },
};

static const char *
find_sentence (const Sentence *sentences, const char *word)
{
  guint i = 0;

  while (sentences[i].word != NULL && strcmp (sentences[i].word, word) != 0)
    i++;
  return _ (sentences[i].sentence);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
say_placed (TwTableModel *model, const TwAction *place, const TwAction *figure)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const char *name = setup->seats[place->seat].name;
  const char *tile = tw_tile_phrase (setup->rules, place->kind);
  const TwPlayTile *compiled = &setup->rules->catalogue->tiles[place->kind];

  if (figure == NULL)
    return g_strdup_printf (_ ("%s laid %s"), name, tile);
  if (figure->verb == TW_VERB_TAKE)
    return g_strdup_printf (find_sentence (took_figure,
                                           tw_role_of (setup->rules, figure->figure, TW_N_KINDS)),
                            name, tile);
  return g_strdup_printf (find_sentence (placed_figure,
                                         tw_role_of (setup->rules, figure->figure,
                                                     figure->x == place->x && figure->y == place->y
                                                         ? compiled->kind[figure->node]
                                                         : TW_N_KINDS)),
                          name, tile);
}

/* Whether a flight is over with the roll @event: nobody landed, nor is asked to. */
static gboolean
has_landed_nowhere (TwTableModel *model, const TwEvent *event)
{
  guint n = 0, next = event->log_index + 1;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n);
  TwOpening opening;

  if (next < n)
    return log[next].action.verb != TW_VERB_FIGURE || log[next].turn != log[event->log_index].turn;
  return !tw_table_model_get_opening (model, &opening) || strcmp (opening.id, "die") != 0;
}

static char *
say_event (TwTableModel *model, const TwEvent *event)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);

  if (event->kind == TW_EVENT_UNPLACEABLE)
    return g_strdup_printf (_ ("Tile %s fits nowhere and is put away"),
                            tw_tile_title (setup->rules, event->tile));
  if (event->kind == TW_EVENT_DIE)
    return g_strdup_printf (has_landed_nowhere (model, event)
                                /* Translators: a player, and what the die shows. */
                                ? _ ("%s rolled %u: no place to land, the figure flew home")
                                : _ ("%s rolled %u"),
                            setup->seats[event->seat].name, event->worth);
  if (event->kind == TW_EVENT_PART)
    return event->tile == TW_NO_KIND
               ? g_strdup_printf (_ ("%s has a second tile"), setup->seats[event->seat].name)
               /* Translators: a player, and the tile that everybody sees now. */
               : g_strdup_printf (_ ("%s draws a second tile: %s"), setup->seats[event->seat].name,
                                  tw_tile_title (setup->rules, event->tile));
  if (event->kind == TW_EVENT_TOKENS || event->kind == TW_EVENT_TOKENS_SCORED)
    {
      g_autofree char *what = tw_event_formula (setup->rules, event, g_get_language_names ());

      /* Translators: a player, and tokens: "Anna: wine: +2". */
      return g_strdup_printf (_ ("%s: %s"),
                              event->seat < TW_MAX_SEATS ? setup->seats[event->seat].name : "",
                              what);
    }
  if (event->kind == TW_EVENT_OWN)
    /* Translators: a player, and what brought points: "Anna scored: message". */
    return g_strdup_printf (_ ("%s scored: %s"),
                            event->seat < TW_MAX_SEATS ? setup->seats[event->seat].name : "",
                            g_dpgettext2 (NULL, "award", event->what));
  return g_strdup_printf (find_sentence (event->complete ? scored_complete : scored_at_end,
                                         tw_kind_info (event->feature)->name),
                          event->seat < TW_MAX_SEATS ? setup->seats[event->seat].name : "");
}

/* ---- what expansions ask ------------------------------------------------------------------ */

/* By the verb's word: a player's name, and what is put behind it. */
static const Sentence answers[] = {
  /* Translators: a player's name, and where a tile lies: "1 east, 2 south". */
  { "gold", N_ ("%s laid a gold bar: %s") },
  { "take=gold", N_ ("%s took a gold bar: %s") },
  /* Translators: a player's name, and two edges with a dash between them. */
  { "ferry", N_ ("%s laid a ferry: %s") },
  { "moved-ferry", N_ ("%s moved a ferry: %s") },
  /* Translators: a player's name, and a figure. */
  { "landed", N_ ("%s landed: %s") },
  { "added", N_ ("%s added by the crop circle: %s") },
  { "took", N_ ("%s took back: %s") },
  { "moved", N_ ("%s moved: %s") },
  { "removed", N_ ("%s took off the table: %s") },
  /* Translators: a player's name, and a number. */
  { "robber", N_ ("%s put the robber on space %s") },
  { "pawn", N_ ("%s moved the pawn by %s") },
  { "lady", N_ ("%s moved the lady by %s") },
  { "points", N_ ("%s took points instead of message %s") },
  { "act", N_ ("%s did what message %s says") },
  /* Translators: a player's name, and a feature: "Road, 3 tiles (2 east)". */
  { "count", N_ ("%s had this counted: %s") },
  /* Translators: two players' names: who robs, and who is robbed. */
  { "rob", N_ ("%s robs %s") },
  { NULL, N_ ("%s: %s") },
};

/* By who takes the flying machine: a player's name. */
static const Sentence flights[] = {
  { "meeple", N_ ("%s sent a meeple flying") },
  { "big-meeple", N_ ("%s sent a big meeple flying") },
  { NULL, N_ ("%s sent a figure flying") },
};

/* By the choice for all: a player's name. */
static const Sentence circles[] = {
  { "crop=A", N_ ("%s chose at the crop circle that everybody may add a meeple") },
  { NULL, N_ ("%s chose at the crop circle that everybody takes a meeple back") },
};

/* Whether a ferry was laid on that lake before entry @at. */
static gboolean
has_ferry (const TwLogEntry *log, guint at)
{
  for (guint i = 0; i < at; i++)
    if (log[i].action.verb == log[at].action.verb && log[i].action.x == log[at].action.x
        && log[i].action.y == log[at].action.y)
      return TRUE;
  return FALSE;
}

/* What was rolled, drawn or chosen just before entry @at, as its verb's word; "" for nothing
 * of the same turn. */
static const char *
word_before (const TwPlay *play, const TwLogEntry *log, guint at)
{
  while (at-- > 0)
    if (log[at].action.verb >= TW_N_VERBS)
      return tw_action_word (play, &log[at].action);
    else if (log[at].action.verb == TW_VERB_PLACE || log[at].action.verb == TW_VERB_DRAW)
      break;
  return "";
}

/* Which sentence, for a figure that did not come with its tile. */
static const char *
figure_key (const TwPlay *play, const TwLogEntry *log, guint at)
{
  const char *before = word_before (play, log, at);

  if (play->rules->figure_types[log[at].action.figure].neutral >= 0)
    return log[at].action.verb == TW_VERB_TAKE ? "removed" : "moved";
  if (log[at].action.verb == TW_VERB_TAKE)
    return "took";
  return strcmp (before, "die") == 0 ? "landed" : strcmp (before, "crop") == 0 ? "added" : "placed";
}

/* The zone out of which the figure of entry @at came, %NULL for none. */
static const char *
zone_of (TwTableModel *model, guint at)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == TW_EVENT_CAME && events[i].log_index == at)
      return events[i].what;
  return NULL;
}

static const char *
figure_role (const TwPlay *play, const TwAction *action)
{
  guint node = tw_play_action_node (play, action);
  TwKind kind = node < play->board.head->n_nodes ? play->board.nodes[node].kind : TW_N_KINDS;

  return tw_role_of (play->rules, action->figure, kind);
}

/* What was chosen for all at a crop circle, "" for nothing of the kind. */
static const char *
circle_key (const TwPlay *play, const TwAction *action)
{
  g_autofree char *notation = tw_action_print (play, action, action->seat);

  return strcmp (notation, "crop=A") == 0   ? "crop=A"
         : strcmp (notation, "crop=B") == 0 ? "crop=B"
                                            : "";
}

static char *
say_other (TwTableModel *model, const TwLogEntry *log, guint at)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const TwPlay *play = tw_table_model_get_play (model);
  const TwAction *action = &log[at].action;
  const char *name = action->seat < TW_MAX_SEATS ? setup->seats[action->seat].name : "";
  const char *key = tw_action_word (play, action);
  const char *zone = action->verb == TW_VERB_FIGURE ? zone_of (model, at) : NULL;
  g_autofree char *words = NULL;

  if (zone != NULL)
    {
      words = g_strdup_printf ("%s %s", zone, figure_role (play, action));
      return g_strdup_printf (find_sentence (came_out, words), name);
    }
  if (action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE)
    {
      key = figure_key (play, log, at);
      if (strcmp (key, "placed") == 0)
        return g_strdup_printf (find_sentence (placed_later, figure_role (play, action)), name);
      words = g_strdup (tw_role_title (figure_role (play, action)));
    }
  else if (action->verb == TW_VERB_COUNT)
    {
      key = "count";
      words = tw_table_choice_title (model, action, FALSE);
    }
  else if (strcmp (key, "gold") == 0 || strcmp (key, "take=gold") == 0)
    words = tw_cell_name (action->x, action->y);
  else if (strcmp (key, "ferry") == 0)
    {
      key = has_ferry (log, at) ? "moved-ferry" : key;
      words = tw_ferry_words (play, action);
    }
  else if (strcmp (key, "fly") == 0)
    return g_strdup_printf (find_sentence (flights,
                                           setup->rules->figure_types[action->figure].type->id),
                            name);
  else if (strcmp (key, "rob") == 0)
    words = g_strdup (setup->seats[action->kind].name);
  else if (strcmp (key, "robber") == 0 || strcmp (key, "pawn") == 0 || strcmp (key, "lady") == 0
           || (strcmp (key, "points") == 0 && action->kind > 0) || strcmp (key, "act") == 0)
    words = g_strdup_printf ("%u", action->kind);
  else if (strcmp (key, "crop") == 0 && circle_key (play, action)[0] != '\0')
    return g_strdup_printf (find_sentence (circles, circle_key (play, action)), name);
  else
    {
      key = "";
      words = tw_table_choice_title (model, action, FALSE);
    }
  return g_strdup_printf (find_sentence (answers, key), name, words);
}

#pragma GCC diagnostic pop

static void
take_item (GPtrArray *items, TwLogItem *item)
{
  g_ptr_array_add (items, item);
}

/* Appends the lines of the events that entry @last and those before it caused. */
static void
append_events (GPtrArray *items, TwTableModel *model, guint *at, guint last, guint n_entries)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);

  for (; *at < n && events[*at].log_index <= last; (*at)++)
    {
      const TwEvent *event = &events[*at];
      gboolean has_seat = event->kind != TW_EVENT_UNPLACEABLE && event->seat < TW_MAX_SEATS;
      TwLogItem *item;

      /* The line of the answer says it. */
      if (event->kind == TW_EVENT_CAME)
        continue;
      item = tw_log_item_new (has_seat ? event->seat : TW_SEAT_NONE, say_event (model, event),
                              event->log_index, n_entries);

      tw_log_item_set_event (item, (int) *at, has_seat ? event->points : 0);
      take_item (items, item);
    }
}

/* How many entries there are up to the next one that somebody was asked for. */
static guint
end_of_answer (const TwLogEntry *log, guint n, guint at)
{
  while (at < n && !log[at].was_asked)
    at++;
  return at;
}

/* A tile drawn ahead may stand between a tile and its figure. */
static guint
after_chance (const TwLogEntry *log, guint n, guint at)
{
  while (at < n && log[at].action.seat == TW_SEAT_CHANCE)
    at++;
  return at;
}

static GPtrArray *
make_items (TwTableModel *model)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = 0, event = 0;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n);

  for (guint i = 0; i < n; i++)
    {
      const TwAction *action = &log[i].action, *figure = NULL;
      guint last = i, next, end;
      char *text;

      if (action->seat == TW_SEAT_CHANCE || (action->verb == TW_VERB_NONE && !log[i].was_asked))
        {
          append_events (items, model, &event, i, end_of_answer (log, n, i));
          continue;
        }
      next = action->verb == TW_VERB_PLACE ? after_chance (log, n, i + 1) : n;
      if (next < n && log[next].turn == log[i].turn && log[next].action.seat == action->seat)
        {
          if (log[next].action.verb == TW_VERB_FIGURE || log[next].action.verb == TW_VERB_TAKE)
            figure = &log[next].action;
          if (figure != NULL || log[next].action.verb == TW_VERB_NONE)
            last = next;
        }
      if (action->verb == TW_VERB_PLACE)
        text = say_placed (model, action, figure);
      else if (action->verb == TW_VERB_NONE)
        text = NULL;
      else if (action->verb == TW_VERB_FINISH)
        text = g_strdup (_ ("The game was ended"));
      else
        text = say_other (model, log, i);
      end = end_of_answer (log, n, last + 1);
      if (text != NULL)
        take_item (items, tw_log_item_new (action->seat, text, last, end));
      append_events (items, model, &event, last, end);
      i = last;
    }
  /* What the end of the game counted; its cause may lie beyond the log. */
  append_events (items, model, &event, G_MAXUINT, n);
  return items;
}

GListStore *
tw_log_list_new (void)
{
  return g_list_store_new (TW_TYPE_LOG_ITEM);
}

void
tw_log_list_update (GListStore *list, TwTableModel *model)
{
  g_autoptr (GPtrArray) items = make_items (model);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list)), same = 0;

  while (same < n && same < items->len)
    {
      g_autoptr (TwLogItem) old = g_list_model_get_item (G_LIST_MODEL (list), same);

      if (!tw_log_item_equal (old, items->pdata[same]))
        break;
      same++;
    }
  if (same == n && same == items->len)
    return;
  g_list_store_splice (list, same, n - same, items->pdata + same, items->len - same);
}
