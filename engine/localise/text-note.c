/* What a translator is told about a text. English: a file is the same in every language. */
#include "engine/localise/text-note.h"

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/localise/text-statement.h"

#define MAX_NAMED 6

/* Room as the program has it: rows of lists, labels on the table, cards. */
static const struct
{
  const char *owner;
  const char *name;
  const char *note;
  guint limit;
} places[] = {
  { "tile-set", "title", "Name of the set.", 60 },
  { "tile-set", "description", "What the set is, for people who choose among many.", 400 },
  { "tile-set", "note", "A note about the set, for people who change it.", 0 },
  { "ruleset", "title", "Name of the ruleset.", 60 },
  { "ruleset", "description", "What the ruleset plays, for people who choose.", 400 },
  { "ruleset", "note", "A note about the ruleset, for people who change it.", 0 },
  { "change", "description", "What is new in this version of the set.", 0 },
  { "tile", "name", "Name of the tile", 40 },
  { "symbol", "title", "Name of the symbol", 30 },
  { "lesson", "title", "Title of the lesson", 60 },
  { "lesson", "introduction",
    "The rule that the lesson is about, read before the task; the lesson is", 300 },
  { "lesson", "task", "What is to be done at the table; the lesson is", 200 },
  { "lesson", "hint", "Shown to who asks for a hint; the lesson is", 200 },
  { "lesson", "answer", "Read once the task is done: why that was right. The lesson is", 300 },
  { "symbol", "counted", "A number of symbols: %d is the number. The symbol is", 30 },
  { "land", "title", "Name of the kind of land", 30 },
  { "figure", "title", "Name of the figure", 30 },
  { "token", "title", "Name of the token", 30 },
  { "bag", "title", "Name of the bag, deck or die", 30 },
  { "item", "title", "Name of what is drawn", 30 },
  { "counter", "title", "Name of the counter", 30 },
  { "zone", "title", "Name of the zone", 30 },
  { "counting-figure", "title", "Name of the counting figure", 30 },
  { "procedure", "title", "Name of a rule that others start; it stands in quotation marks", 60 },
  { "list", "title", "Name of a list that rules keep; it stands in quotation marks", 60 },
  { "rule", "statement", "What a rule says", 300 },
  { "parameter", "title", "What can be chosen for a game", 80 },
  { "option", "title", "One of the choices", 40 },
};

/* What is said in a procedure, whatever statement it stands in. */
static const struct
{
  const char *name;
  const char *note;
} statements[] = {
  { "title", "What something is called that a rule remembers; it stands in quotation marks behind "
             "what it is, as in: the player “Who moves the dragon”." },
  { "ask", "A question at the table." },
  { "choice", "An answer that can be chosen at the table." },
  { "said", "What the log says of what was chosen." },
  { "tell", "A line in the log." },
  { "end", "Why the game is over." },
};

/* A question in words, for its answers and for what is said of them. */
static void
describe_statement (const TwTextItem *item, GString *note)
{
  const char *name = (const char *) item->element->name;

  for (guint i = 0; i < G_N_ELEMENTS (statements); i++)
    if (strcmp (statements[i].name, name) == 0)
      g_string_append (note, statements[i].note);
  if (strcmp (name, "choice") != 0 && strcmp (name, "said") != 0)
    return;
  for (const xmlNode *node = item->element->parent->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && tw_xml_reader_is (node, "ask"))
      {
        g_autofree char *words = tw_xml_reader_text (node);

        g_string_append_printf (note, "\nThe question is: “%s”",
                                g_strdelimit (g_strstrip (words), "\n", ' '));
        return;
      }
}

/* Whether @node or anything within bears the symbol. */
static gboolean
bears (const xmlNode *node, const char *symbol)
{
  g_autofree char *value = tw_xml_reader_attribute (node, "symbols");
  g_auto (GStrv) words = g_strsplit_set (value != NULL ? value : "", " \t\n", -1);
  gsize length = strlen (symbol);

  for (guint i = 0; words[i] != NULL; i++)
    if (strncmp (words[i], symbol, length) == 0
        && (words[i][length] == '\0' || words[i][length] == ':' || words[i][length] == '@'))
      return TRUE;
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE && bears (child, symbol))
      return TRUE;
  return FALSE;
}

static gboolean
shows (const xmlNode *tile, const char *what, const char *id)
{
  if (strcmp (what, "symbol") == 0)
    return bears (tile, id);
  if (strcmp (what, "land") == 0)
    for (const xmlNode *child = tile->children; child != NULL; child = child->next)
      if (child->type == XML_ELEMENT_NODE && tw_xml_reader_is (child, "land"))
        {
          g_autofree char *kind = tw_xml_reader_attribute (child, "kind");

          if (g_strcmp0 (kind, id) == 0)
            return TRUE;
        }
  return FALSE;
}

/* The tiles that show what the text names: all for their pictures, some for the note. */
static void
find_tiles (TwTextItem *item, const char *what, const char *id, GString *note)
{
  const xmlNode *root = xmlDocGetRootElement (item->element->doc);
  GPtrArray *tiles = g_ptr_array_new ();

  for (const xmlNode *node = root->children; node != NULL; node = node->next)
    {
      g_autofree char *tile = NULL;

      if (node->type != XML_ELEMENT_NODE || !tw_xml_reader_is (node, "tile")
          || !shows (node, what, id))
        continue;
      tile = tw_xml_reader_attribute (node, "id");
      if (tile == NULL)
        continue;
      if (tiles->len < MAX_NAMED)
        g_string_append_printf (note, "%s%s", tiles->len == 0 ? "\nOn the tiles " : ", ", tile);
      g_ptr_array_add (tiles, g_steal_pointer (&tile));
    }
  if (tiles->len > MAX_NAMED)
    g_string_append (note, " and others");
  if (tiles->len > 0)
    g_string_append_c (note, '.');
  g_ptr_array_add (tiles, NULL);
  g_strfreev (item->tiles);
  item->tiles = (char **) g_ptr_array_free (tiles, FALSE);
}

/* The symbol whose effect cites the rule, of those that stand beside it. */
static char *
find_ruled_symbol (const xmlNode *rule, const char *id)
{
  for (const xmlNode *node = rule->parent->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && tw_xml_reader_is (node, "effect"))
      {
        g_autofree char *value = tw_xml_reader_attribute (node, "rules");
        g_auto (GStrv) rules = g_strsplit_set (value != NULL ? value : "", " \t\n", -1);
        char *symbol = tw_xml_reader_attribute (node, "symbol");

        if (symbol == NULL)
          symbol = tw_xml_reader_attribute (node, "if-symbol");
        if (symbol != NULL && g_strv_contains ((const char *const *) rules, id))
          return symbol;
        g_free (symbol);
      }
  return NULL;
}

void
tw_text_note_describe (TwTextItem *item)
{
  const xmlNode *owner = item->element->parent;
  const char *what = (const char *) owner->name;
  g_autofree char *id = tw_xml_reader_attribute (owner, "id");
  GString *note = g_string_new (NULL);

  if (id == NULL)
    id = tw_xml_reader_attribute (owner, "name");
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (strcmp (places[i].owner, what) == 0 && tw_xml_reader_is (item->element, places[i].name))
      {
        g_string_append (note, places[i].note);
        item->limit = places[i].limit;
        if (!g_str_has_suffix (places[i].note, ".") && id != NULL)
          g_string_append_printf (note, " “%s”.", id);
      }
  if (tw_text_statement_is (item->element)
      || (note->len == 0 && tw_xml_reader_is (item->element, "title")))
    describe_statement (item, note);
  item->tiles = g_new0 (char *, 2);
  if (strcmp (what, "tile") == 0)
    item->tiles[0] = g_strdup (id);
  else if (strcmp (what, "rule") == 0 && id != NULL)
    {
      item->thing = find_ruled_symbol (owner, id);
      if (item->thing != NULL)
        find_tiles (item, "symbol", item->thing, note);
    }
  else if (id != NULL)
    {
      if (strcmp (what, "symbol") == 0 || strcmp (what, "figure") == 0
          || strcmp (what, "token") == 0)
        item->thing = g_strdup (id);
      find_tiles (item, what, id, note);
    }
  if (strchr (tw_text_item_source (item, 0), '{') != NULL)
    g_string_append (note, "\nWhat stands in {braces} is replaced by a value: keep it. Where words "
                           "follow in them, as in {name:# point|# points}, give as many as your "
                           "language has plural forms; # is the number.");
  if (item->limit > 0)
    g_string_append_printf (note, "%sAt most %u characters.", note->len > 0 ? "\n" : "",
                            item->limit);
  item->note = g_string_free (note, FALSE);
}
