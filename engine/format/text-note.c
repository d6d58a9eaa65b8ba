/* What a translator is told about a text. English: a file is the same in every language. */
#include "engine/format/text-note.h"

#include <string.h>

#include "engine/format/tile-set-file.h"

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
  { "tile", "name", "Name of the tile", 40 },
  { "symbol", "title", "Name of the symbol", 30 },
  { "symbol", "counted", "A number of symbols: %d is the number. The symbol is", 30 },
  { "land", "title", "Name of the kind of land", 30 },
  { "figure", "title", "Name of the figure", 30 },
  { "token", "title", "Name of the token", 30 },
  { "rule", "statement", "What a rule says", 300 },
  { "parameter", "title", "What can be chosen for a game", 80 },
  { "option", "title", "One of the choices", 40 },
};

/* Whether @node or anything within bears the symbol. */
static gboolean
bears (const xmlNode *node, const char *symbol)
{
  g_autofree char *value = tw_xml_attribute (node, "symbols");
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
      if (child->type == XML_ELEMENT_NODE && tw_xml_is (child, "land"))
        {
          g_autofree char *kind = tw_xml_attribute (child, "kind");

          if (g_strcmp0 (kind, id) == 0)
            return TRUE;
        }
  return FALSE;
}

/* The tiles that show what the text names: the first for its picture, some for the note. */
static void
find_tiles (TwTextItem *item, const char *what, const char *id, GString *note)
{
  const xmlNode *root = xmlDocGetRootElement (item->element->doc);
  guint n = 0;

  for (const xmlNode *node = root->children; node != NULL; node = node->next)
    {
      g_autofree char *tile = NULL;

      if (node->type != XML_ELEMENT_NODE || !tw_xml_is (node, "tile") || !shows (node, what, id))
        continue;
      tile = tw_xml_attribute (node, "id");
      if (tile == NULL || ++n > MAX_NAMED)
        continue;
      g_string_append_printf (note, "%s%s", n == 1 ? "\nOn the tiles " : ", ", tile);
      if (item->tile == NULL)
        item->tile = g_steal_pointer (&tile);
    }
  if (n > MAX_NAMED)
    g_string_append (note, " and others");
  if (n > 0)
    g_string_append_c (note, '.');
}

void
tw_text_note_describe (TwTextItem *item)
{
  const xmlNode *owner = item->element->parent;
  const char *what = (const char *) owner->name;
  g_autofree char *id = tw_xml_attribute (owner, "id");
  GString *note = g_string_new (NULL);

  if (id == NULL)
    id = tw_xml_attribute (owner, "name");
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (strcmp (places[i].owner, what) == 0 && tw_xml_is (item->element, places[i].name))
      {
        g_string_append (note, places[i].note);
        item->limit = places[i].limit;
        if (!g_str_has_suffix (places[i].note, ".") && id != NULL)
          g_string_append_printf (note, " “%s”.", id);
      }
  if (strcmp (what, "tile") == 0)
    item->tile = g_strdup (id);
  else if (id != NULL)
    find_tiles (item, what, id, note);
  if (strchr (tw_text_item_source (item, 0), '{') != NULL)
    g_string_append (note, "\nWhat stands in {braces} is replaced by a value: keep it.");
  if (item->limit > 0)
    g_string_append_printf (note, "%sAt most %u characters.", note->len > 0 ? "\n" : "",
                            item->limit);
  item->note = g_string_free (note, FALSE);
}
