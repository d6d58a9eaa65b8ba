/* A game as XML. */
#include "engine/format/saved-game.h"

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/game/notation.h"

static void
add_attribute (GString *out, const char *name, const char *value)
{
  g_autofree char *escaped = NULL, *printable = NULL;

  if (value == NULL)
    return;
  /* A name from a recording can hold characters that no XML file may. */
  printable = g_strdup (value);
  for (char *at = printable; *at != '\0'; at++)
    if ((guchar) *at < 0x20)
      *at = ' ';
    else if (strncmp (at, "\xef\xbf\xbe", 3) == 0 || strncmp (at, "\xef\xbf\xbf", 3) == 0)
      memset (at, ' ', 3);
  escaped = g_markup_escape_text (printable, -1);
  g_string_append_printf (out, " %s=\"%s\"", name, escaped);
}

static void
add_seats (GString *out, const TwRules *rules, const TwSavedSeat *seats)
{
  for (guint i = 0; i < rules->n_seats; i++)
    {
      g_string_append (out, "  <player");
      if (seats != NULL)
        {
          add_attribute (out, "name", seats[i].name);
          add_attribute (out, "colour", seats[i].colour);
          add_attribute (out, "kind", seats[i].kind);
        }
      g_string_append (out, "/>\n");
    }
}

/* All values of the parts in play, also those that are the defaults now: a later
 * version of the program may have others. Rule: PARAM-008. */
static void
add_rules (GString *out, const TwRules *rules)
{
  const GPtrArray *parameters = rules->vocabulary->parameters;

  for (guint i = 0; rules->parts[i] != NULL; i++)
    {
      g_string_append (out, "  <part");
      add_attribute (out, "id", rules->parts[i]);
      g_string_append (out, "/>\n");
    }
  for (guint i = 0; i < parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (parameters, i);
      g_autofree char *value = tw_parameter_format (parameter, rules->parameters[i]);

      if (!tw_part_is_among ((const char *const *) rules->parts, parameter->part, TW_PART_SYMBOLS)
          && !tw_part_is_among ((const char *const *) rules->parts, parameter->part,
                                TW_PART_FIGURES))
        continue;
      g_string_append (out, "  <parameter");
      add_attribute (out, "name", parameter->name);
      add_attribute (out, "value", value);
      g_string_append (out, "/>\n");
    }
}

static gboolean
is_of_set (const TwRules *rules, const TwVocabulary *own)
{
  for (guint i = 0; i < rules->catalogue->n_kinds; i++)
    if (rules->catalogue->kinds[i].set->own == own)
      return TRUE;
  return FALSE;
}

/* What rulesets add to the rules; what sets add stands within them. */
static void
add_own_rules (GString *out, const TwRules *rules)
{
  const GPtrArray *joined = rules->vocabulary->joined;

  for (guint i = 1; joined != NULL && i < joined->len; i++)
    {
      const TwVocabulary *own = g_ptr_array_index (joined, i);

      if (own->xml != NULL && !is_of_set (rules, own))
        g_string_append_printf (out, "  %s\n", own->xml);
    }
}

/* How often a set went into the catalogue: all its tiles, those on the table too. */
static guint
n_copies (const TwCatalogue *catalogue, const TwTileSet *set)
{
  guint n = 0, each = tw_tile_set_n_copies (set);

  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (catalogue->kinds[i].set == set)
      n += catalogue->kinds[i].count;
  for (guint i = 0; i < catalogue->n_starts; i++)
    n += catalogue->kinds[catalogue->starts[i].kind].set == set;
  return each > 0 ? MAX (n / each, 1) : 1;
}

/* Whether an earlier kind is of the same set; tiles drawn first stand before others. */
static gboolean
is_written (const TwCatalogue *catalogue, guint kind)
{
  for (guint i = 0; i < kind; i++)
    if (catalogue->kinds[i].set == catalogue->kinds[kind].set)
      return TRUE;
  return FALSE;
}

static void
add_sets (GString *out, const TwRules *rules)
{
  const TwCatalogue *catalogue = rules->catalogue;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      TwTileSet *set = catalogue->kinds[i].set;
      g_autoptr (TwTileSet) copy = NULL;
      g_autofree char *xml = NULL;
      const char *body;

      if (is_written (catalogue, i))
        continue;
      /* What stands around the element belongs to the set's own file. */
      copy = tw_tile_set_copy (set);
      g_clear_pointer (&copy->prolog, tw_foreign_unref);
      g_clear_pointer (&copy->epilog, tw_foreign_unref);
      xml = tw_tile_set_to_xml (copy, NULL);
      /* An XML declaration may stand only at the beginning of a file. */
      body = g_str_has_prefix (xml, "<?xml") ? strstr (xml, "?>") + 2 : xml;
      g_string_append_printf (out, "  <set copies=\"%u\">\n%s  </set>\n", n_copies (catalogue, set),
                              body + (*body == '\n'));
    }
}

/* One element for each part of a turn. Whether the game is over after it. */
static gboolean
add_log (GString *out, const TwGame *game)
{
  g_autoptr (TwPlay) play = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (guint i = 0; i < n; i++)
    {
      gboolean begins =
          i == 0 || log[i].turn != log[i - 1].turn || log[i].on_turn != log[i - 1].on_turn;
      gboolean ends =
          i + 1 == n || log[i].turn != log[i + 1].turn || log[i].on_turn != log[i + 1].on_turn;
      g_autofree char *word = tw_action_print (play, &log[i].action, log[i].on_turn);
      g_autofree char *escaped = g_markup_escape_text (word, -1);

      if (begins)
        g_string_append_printf (out, "  <turn player=\"%u\">", log[i].on_turn + 1u);
      g_string_append_printf (out, "%s%s", begins ? "" : " ", escaped);
      if (ends)
        g_string_append (out, "</turn>\n");
      tw_play_apply (play, &log[i].action);
    }
  return play->state->status != TW_STATUS_PLAYING;
}

char *
tw_saved_game_to_xml (const TwGame *game, const TwSavedSeat *seats, gsize *out_length)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  g_autoptr (GString) log = g_string_new (NULL);
  const TwRules *rules = tw_game_rules (game);
  gboolean log_is_all = add_log (log, game);
  gboolean is_over = tw_game_play (game)->state->status != TW_STATUS_PLAYING;

  g_string_append_printf (out,
                          "<game xmlns=\"%s\" version=\"1.0\" seed=\"%" G_GUINT64_FORMAT "\"%s>\n",
                          TW_GAME_NAMESPACE, tw_game_seed (game),
                          is_over && !log_is_all ? " ended=\"true\"" : "");
  add_seats (out, rules, seats);
  add_rules (out, rules);
  add_own_rules (out, rules);
  add_sets (out, rules);
  g_string_append_len (out, log->str, (gssize) log->len);
  g_string_append (out, "</game>\n");
  if (out_length != NULL)
    *out_length = out->len;
  return g_string_free (out, FALSE);
}
