/* What a set adds to the rules, edited in its XML. */
#include "engine/own/own-rules-private.h"
#include "engine/format/rules-file-private.h"

#include <string.h>

#include "engine/format/land-words.h"
#include "engine/format/rules-file.h"
#include "engine/format/worth-words.h"
#include "engine/format/xml-foreign.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/tile/symbol-table.h"

#define EMPTY "<rules xmlns=\"" TW_RULES_NAMESPACE "\" version=\"1.0\"/>"

static gboolean
is_draft (const xmlNode *node)
{
  g_autofree char *value = tw_xml_reader_attribute (node, "draft");

  return g_strcmp0 (value, "true") == 0;
}

static guint
count_drafts (const xmlNode *node)
{
  guint n = is_draft (node);

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      n += count_drafts (child);
  return n;
}

TwOwnRulesEdit *
tw_own_rules_edit_new (TwTileSet *set)
{
  TwOwnRulesEdit *edit = g_new0 (TwOwnRulesEdit, 1);
  const char *xml = set->own != NULL && set->own->xml != NULL ? set->own->xml : EMPTY;

  edit->set = tw_tile_set_ref (set);
  edit->document = tw_xml_document_parse ("rules", xml, -1, NULL);
  if (edit->document == NULL)
    edit->document = tw_xml_document_parse ("rules", EMPTY, -1, NULL);
  edit->root = xmlDocGetRootElement (edit->document);
  edit->n_drafts = count_drafts (edit->root);
  return edit;
}

guint
tw_own_rules_edit_n_drafted (const TwOwnRulesEdit *edit)
{
  guint n_drafts = count_drafts (edit->root);

  return n_drafts > edit->n_drafts ? n_drafts - edit->n_drafts : 0;
}

TwOwnRulesEdit *
tw_own_rules_edit_new_from (TwTileSet *set, xmlNode *rules)
{
  TwOwnRulesEdit *edit = g_new0 (TwOwnRulesEdit, 1);

  edit->set = tw_tile_set_ref (set);
  edit->document = xmlNewDoc (BAD_CAST "1.0");
  edit->root = xmlDocCopyNode (rules, edit->document, 1);
  xmlDocSetRootElement (edit->document, edit->root);
  return edit;
}

void
tw_own_rules_edit_free (TwOwnRulesEdit *edit)
{
  if (edit == NULL)
    return;
  tw_tile_set_unref (edit->set);
  xmlFreeDoc (edit->document);
  g_free (edit->confirmed);
  g_free (edit);
}

gboolean
tw_own_rules_is_ours (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && node->ns != NULL
         && strcmp ((const char *) node->ns->href, TW_RULES_NAMESPACE) == 0
         && strcmp ((const char *) node->name, name) == 0;
}

xmlNode *
tw_own_rules_find_element (const TwOwnRulesEdit *edit, const char *name, const char *id)
{
  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, name))
      {
        g_autofree char *other = tw_xml_reader_attribute (node, "id");

        if (g_strcmp0 (other, id) == 0)
          return node;
      }
  return NULL;
}

xmlNode *
tw_own_rules_find_effect (const TwOwnRulesEdit *edit, int index)
{
  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, "effect") && index-- == 0)
      return node;
  return NULL;
}

void
tw_own_rules_set (xmlNode *node, const char *name, const char *value)
{
  if (value != NULL && *value != '\0')
    xmlSetProp (node, BAD_CAST name, BAD_CAST value);
  else
    xmlUnsetProp (node, BAD_CAST name);
}

void
tw_own_rules_set_number (xmlNode *node, const char *name, int value, int omitted)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  tw_own_rules_set (node, name, value != omitted ? text : NULL);
}

static void
remove_children (xmlNode *element, const char *name)
{
  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      next = node->next;
      if (!tw_own_rules_is_ours (node, name))
        continue;
      xmlUnlinkNode (node);
      xmlFreeNode (node);
    }
}

/* What the element says by that name so far. */
static TwTexts *
read_texts (const xmlNode *element, const char *name)
{
  TwTexts *texts = NULL;

  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, name))
      {
        xmlChar *language = xmlGetNsProp (node, BAD_CAST "lang", XML_XML_NAMESPACE);
        g_autofree char *text = tw_xml_reader_text (node);
        TwTexts *old = texts;

        texts = tw_texts_with_draft (old, language != NULL ? (const char *) language : "", text,
                                     is_draft (node));
        tw_texts_unref (old);
        xmlFree (language);
      }
  return texts;
}

void
tw_own_rules_put_texts (xmlNode *element, const char *name, const TwTexts *given)
{
  g_autoptr (TwTexts) old = read_texts (element, name);
  g_autoptr (TwTexts) texts = tw_texts_revised (old, tw_texts_ref ((TwTexts *) given), NULL);
  xmlNode *before;

  remove_children (element, name);
  before = element->children;
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    {
      xmlNode *node = xmlNewDocNode (element->doc, element->ns, BAD_CAST name, NULL);

      xmlAddChild (node, xmlNewDocText (element->doc, BAD_CAST texts->texts[i].text));
      if (*texts->texts[i].language != '\0')
        xmlNodeSetLang (node, BAD_CAST texts->texts[i].language);
      if (texts->texts[i].is_draft)
        xmlSetProp (node, BAD_CAST "draft", BAD_CAST "true");
      if (before != NULL)
        xmlAddPrevSibling (before, node);
      else
        xmlAddChild (element, node);
    }
}

void
tw_own_rules_put_art (xmlNode *element, const char *art)
{
  g_autoptr (xmlDoc) document =
      art != NULL ? tw_xml_document_parse ("picture", art, -1, NULL) : NULL;
  xmlNode *picture;

  remove_children (element, "picture");
  if (document == NULL)
    return;
  picture = xmlNewChild (element, element->ns, BAD_CAST "picture", NULL);
  xmlAddChild (picture, xmlDocCopyNode (xmlDocGetRootElement (document), element->doc, 1));
}

/* Elements of one name stand together, in the order in which a reader meets them. */
xmlNode *
tw_own_rules_add_element (TwOwnRulesEdit *edit, const char *name)
{
  static const char *const order[] = { "language", "rule",  "land",  "symbol",
                                       "figure",   "token", "effect" };
  xmlNode *node = xmlNewDocNode (edit->document, edit->root->ns, BAD_CAST name, NULL);
  xmlNode *behind = NULL;

  /* What happens comes in the order in which it was said. */
  if (tw_rules_file_is_procedure (name))
    return xmlAddChild (edit->root, node);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      for (xmlNode *other = edit->root->children; other != NULL; other = other->next)
        if (tw_own_rules_is_ours (other, order[i]))
          behind = other;
      if (strcmp (order[i], name) == 0)
        break;
    }
  if (behind != NULL)
    xmlAddNextSibling (behind, node);
  else if (edit->root->children != NULL)
    xmlAddPrevSibling (edit->root->children, node);
  else
    xmlAddChild (edit->root, node);
  return node;
}

static xmlNode *
put_element (TwOwnRulesEdit *edit, const char *name, const char *id)
{
  xmlNode *node = tw_own_rules_find_element (edit, name, id);

  if (node == NULL)
    node = tw_own_rules_add_element (edit, name);
  tw_own_rules_set (node, "id", id);
  return node;
}

char *
tw_own_rules_kind_words (const TwOwnRulesEdit *edit, TwKindSet kinds, gboolean with_tile)
{
  GString *words = g_string_new (NULL);

  for (guint kind = with_tile ? 0 : 1; kind < TW_N_KINDS; kind++)
    if (kinds & TW_KIND_BIT (kind))
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "",
                              kind == TW_KIND_NONE
                                  ? "tile"
                                  : tw_vocabulary_kind_name (edit->set->own, kind));
  return g_string_free (words, FALSE);
}

void
tw_own_rules_put_symbol (TwOwnRulesEdit *edit, const TwSymbolType *symbol)
{
  xmlNode *node = put_element (edit, "symbol", symbol->id);
  g_autofree char *places = tw_own_rules_kind_words (edit, symbol->places, TRUE);

  tw_own_rules_set (node, "on", places);
  tw_own_rules_put_texts (node, "title", symbol->texts);
  tw_own_rules_put_art (node, symbol->art);
}

void
tw_own_rules_put_land (TwOwnRulesEdit *edit, const TwLandType *land)
{
  xmlNode *node = put_element (edit, "land", land->id);
  g_autofree char *colour = g_strdup_printf ("#%06x", land->colour);
  const char letter[] = { land->letter, '\0' };
  gboolean is_area = land->kind >= TW_KIND_OWN + TW_N_OWN_LINES;

  tw_own_rules_set (node, "shape", tw_land_shapes[is_area]);
  tw_own_rules_set (node, "colour", colour);
  tw_own_rules_set (node, "letter", land->letter != 0 ? letter : NULL);
  tw_own_rules_set (node, "pattern", tw_land_patterns[land->pattern]);
  tw_own_rules_put_texts (node, "title", land->texts);
  remove_children (node, "role");
  for (guint i = 0; i < land->n_roles; i++)
    {
      xmlNode *role = xmlNewChild (node, node->ns, BAD_CAST "role", NULL);

      tw_own_rules_set (role, "figure", land->roles[i].figure);
      tw_own_rules_set (role, "name", land->roles[i].name);
    }
}

void
tw_own_rules_put_figure (TwOwnRulesEdit *edit, const TwFigureType *figure)
{
  xmlNode *node = put_element (edit, "figure", figure->id);

  if (figure->supply_parameter == NULL)
    tw_own_rules_set_number (node, "supply", (int) figure->supply, -1);
  tw_own_rules_set (node, "weight", figure->by_hand ? NULL : figure->weight);
  tw_own_rules_set (node, "by-hand", figure->by_hand ? "true" : NULL);
  tw_own_rules_set (node, "neutral", figure->neutral ? "true" : NULL);
  tw_own_rules_put_texts (node, "title", figure->texts);
  tw_own_rules_put_art (node, figure->art);
}

static xmlNode *
find_worth (xmlNode *token, guint index)
{
  for (xmlNode *node = token->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, "worth") && index-- == 0)
      return node;
  return NULL;
}

static void
put_worth (xmlNode *node, const TwTokenWorth *worth)
{
  gboolean is_most = worth->by == TW_TOKEN_BY_MOST;

  tw_own_rules_set (node, "by", tw_token_by_names[worth->by]);
  tw_own_rules_set (node, "points", worth->points);
  tw_own_rules_set_number (node, "from", worth->from, 1);
  tw_own_rules_set_number (node, "every", worth->every, 1);
  tw_own_rules_set (node, "ties",
                    is_most && worth->ties != TW_TOKEN_TIES_ALL ? tw_token_ties_names[worth->ties]
                                                                : NULL);
  tw_own_rules_set (node, "none-counts", worth->none_counts);
  tw_own_rules_set (node, "rules", worth->rules);
}

/* Those that say what they said stay as they were written. */
static void
put_worths (TwOwnRulesEdit *edit, xmlNode *node, const TwTokenType *token)
{
  const TwTokenType *old =
      edit->set->own != NULL ? tw_vocabulary_find_token (edit->set->own, token->id) : NULL;
  xmlNode *worth;

  for (guint i = 0; i < token->n_worths; i++)
    {
      worth = find_worth (node, i);
      if (worth == NULL)
        worth = xmlNewChild (node, node->ns, BAD_CAST "worth", NULL);
      else if (old != NULL && i < old->n_worths
               && tw_token_type_same_worth (&old->worths[i], &token->worths[i]))
        continue;
      put_worth (worth, &token->worths[i]);
    }
  while ((worth = find_worth (node, token->n_worths)) != NULL)
    tw_own_rules_drop (worth);
}

void
tw_own_rules_put_token (TwOwnRulesEdit *edit, const TwTokenType *token)
{
  xmlNode *node = put_element (edit, "token", token->id);

  if (token->supply_parameter == NULL)
    tw_own_rules_set_number (node, "supply", (int) token->supply, 0);
  tw_own_rules_put_texts (node, "title", token->texts);
  put_worths (edit, node, token);
  tw_own_rules_put_art (node, token->art);
}

void
tw_own_rules_put_rule (TwOwnRulesEdit *edit, const TwRule *rule)
{
  tw_own_rules_put_texts (put_element (edit, "rule", rule->id), "statement", rule->texts);
}

void
tw_own_rules_drop (xmlNode *node)
{
  if (node == NULL)
    return;
  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

static gboolean
holds_words (const xmlNode *element)
{
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if ((node->type == XML_TEXT_NODE && !xmlIsBlankNode (node))
        || node->type == XML_CDATA_SECTION_NODE)
      return TRUE;
  return FALSE;
}

static void
add_break (xmlNode *node, guint depth, gboolean is_last)
{
  g_autofree char *text = g_strdup_printf ("\n%*s", (int) (2 * depth), "");
  xmlNode *blank = xmlNewDocText (node->doc, BAD_CAST text);

  if (is_last)
    xmlAddChild (node, blank);
  else
    xmlAddPrevSibling (node, blank);
}

/* A line for each element; pictures and words stay as they are. */
static void
indent (xmlNode *element, guint depth)
{
  gboolean is_empty = TRUE;

  if (holds_words (element) || tw_own_rules_is_ours (element, "picture"))
    return;
  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      next = node->next;
      if (xmlIsBlankNode (node))
        tw_own_rules_drop (node);
    }
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    {
      is_empty = FALSE;
      add_break (node, depth + 1, FALSE);
      if (node->type == XML_ELEMENT_NODE)
        indent (node, depth + 1);
    }
  if (!is_empty)
    add_break (element, depth, TRUE);
}

/* The element's text in @set's list of what it keeps, or a place for it before the tiles. */
static TwForeign *
replace_text (const TwTileSet *set, const char *old, const char *xml)
{
  TwForeign *out = NULL;
  gboolean is_there = FALSE;

  for (guint i = 0; set->foreign != NULL && i < set->foreign->n_items; i++)
    {
      const TwForeignItem *item = &set->foreign->items[i];
      gboolean is_old =
          old != NULL && item->owner == TW_FOREIGN_SELF && strcmp (item->text, old) == 0;

      is_there |= is_old;
      if (!is_old || xml != NULL)
        out = tw_foreign_append (out, item->owner, item->before, is_old ? xml : item->text);
    }
  if (!is_there && xml != NULL)
    out = tw_foreign_append (out, TW_FOREIGN_SELF, TW_SET_FOREIGN_TILES, xml);
  return out;
}

static gboolean
has_elements (const xmlNode *root)
{
  for (const xmlNode *node = root->children; node != NULL; node = node->next)
    if (!xmlIsBlankNode (node))
      return TRUE;
  return FALSE;
}

/* Kinds of land are counted as they stand: tiles follow by their names. */
static void
renumber_tiles (TwTileSet *set, const TwVocabulary *old)
{
  for (guint i = 0; i < set->n_tiles && old != NULL && set->own != NULL && old->lands->len > 0; i++)
    {
      g_autoptr (TwTile) tile = NULL;
      TwTopology topology = set->tiles[i]->topology;

      tw_vocabulary_renumber_tile (set->own, old, &topology);
      if (tw_topology_equal (&topology, &set->tiles[i]->topology))
        continue;
      tile = tw_tile_with_topology (set->tiles[i], &topology);
      tw_tile_set_replace_tile (set, i, tile);
    }
}

TwTileSet *
tw_own_rules_edit_apply (TwOwnRulesEdit *edit, GError **error)
{
  const TwVocabulary *old = edit->set->own;
  g_autoptr (TwTileSet) set = tw_tile_set_copy (edit->set);
  g_autofree char *xml = NULL;
  gboolean is_stamped;
  TwForeign *foreign;

  tw_own_rules_mark_by_hand (edit);
  indent (edit->root, 1);
  if (has_elements (edit->root))
    xml = tw_xml_reader_foreign_text (TW_TILE_SET_NAMESPACE, edit->root);
  g_clear_pointer (&set->own, tw_vocabulary_unref);
  if (xml != NULL && !tw_rules_file_parse_own ("rules", xml, &set->own, error))
    return NULL;
  is_stamped = tw_own_rules_stamp_names (edit, old, set->own);
  is_stamped |= tw_own_rules_stamp (edit, old, set->own);
  if (is_stamped)
    {
      g_free (xml);
      xml = tw_xml_reader_foreign_text (TW_TILE_SET_NAMESPACE, edit->root);
      g_clear_pointer (&set->own, tw_vocabulary_unref);
      if (!tw_rules_file_parse_own ("rules", xml, &set->own, error))
        return NULL;
    }
  foreign = replace_text (set, old != NULL ? old->xml : NULL, xml);
  tw_foreign_unref (set->foreign);
  set->foreign = foreign;
  renumber_tiles (set, old);
  return g_steal_pointer (&set);
}

static gboolean
id_is_taken (const TwTileSet *set, const char *id)
{
  const TwVocabulary *own = set->own;

  return tw_symbol_table_find (id) != NULL || tw_kind_from_name (id) != TW_KIND_NONE
         || strcmp (id, "tile") == 0
         || (own != NULL
             && (tw_vocabulary_find_symbol (own, id) != NULL
                 || tw_vocabulary_find_land (own, id) != NULL
                 || tw_vocabulary_find_figure (own, id) != NULL
                 || tw_vocabulary_find_token (own, id) != NULL
                 || tw_vocabulary_find_procedure (own, id) != NULL
                 || tw_vocabulary_find_zone (own, id) != NULL));
}

char *
tw_own_rules_new_id (const TwTileSet *set, const char *name)
{
  g_autofree char *plain = g_str_to_ascii (name, "C");
  GString *id = g_string_new (NULL);
  gsize length;

  for (const char *at = plain; *at != '\0' && id->len < TW_SYMBOL_SIZE - 5; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (id, g_ascii_tolower (*at));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "own");
  length = id->len;
  for (guint n = 2; id_is_taken (set, id->str); n++)
    {
      g_string_truncate (id, length);
      g_string_append_printf (id, "-%u", n);
    }
  return g_string_free (id, FALSE);
}

char *
tw_own_rules_new_rule_id (const TwTileSet *set)
{
  GString *stem = g_string_new (NULL);

  for (const char *at = set->id; *at != '\0' && stem->len < 8; at++)
    if (g_ascii_isalpha (*at))
      g_string_append_c (stem, g_ascii_toupper (*at));
  if (stem->len < 2)
    g_string_assign (stem, "OWN");
  for (guint n = 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%03u", stem->str, n);

      if (set->own != NULL && tw_vocabulary_find_rule (set->own, id) != NULL)
        continue;
      g_string_free (stem, TRUE);
      return g_steal_pointer (&id);
    }
}
