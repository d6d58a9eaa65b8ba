/* Texts for people, found in the tree of a document and changed there. */
#include "engine/format/text-list.h"

#include <string.h>

#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/text-note.h"
#include "engine/format/tile-set-file.h"

static const char *const text_names[] = { "title",     "description", "note",
                                          "statement", "name",        "counted" };

static void
item_free (gpointer data)
{
  TwTextItem *item = data;

  g_free (item->context);
  g_free (item->note);
  g_free (item->tile);
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    tw_texts_unref (item->forms[i]);
  g_free (item);
}

static gboolean
is_ours (const xmlNode *node)
{
  const char *uri = node->ns != NULL ? (const char *) node->ns->href : "";

  return node->type == XML_ELEMENT_NODE
         && (strcmp (uri, TW_TILE_SET_NAMESPACE) == 0 || strcmp (uri, TW_RULESET_NAMESPACE) == 0
             || strcmp (uri, TW_RULES_NAMESPACE) == 0);
}

static gboolean
is_text (const xmlNode *node)
{
  for (guint i = 0; i < G_N_ELEMENTS (text_names); i++)
    if (tw_xml_is (node, text_names[i]))
      return TRUE;
  return FALSE;
}

static char *
language_of (const xmlNode *node)
{
  xmlChar *value = xmlGetNsProp (node, BAD_CAST "lang", XML_XML_NAMESPACE);
  char *language = g_strstrip (g_strdup (value != NULL ? (const char *) value : ""));

  xmlFree (value);
  return language;
}

static gboolean
is_true (const xmlNode *node, const char *name)
{
  g_autofree char *value = tw_xml_attribute (node, name);

  return value != NULL && strcmp (g_strstrip (value), "true") == 0;
}

static guint
form_of (const xmlNode *node)
{
  g_autofree char *value = tw_xml_attribute (node, "form");
  guint64 form = value != NULL ? g_ascii_strtoull (value, NULL, 10) : 0;

  return form < TW_MAX_PLURAL_FORMS ? (guint) form : 0;
}

static char *
words_of (const TwTextItem *item, const xmlNode *node)
{
  char *text = tw_xml_text (node);

  return item->has_lines ? text : g_strdelimit (text, "\n", ' ');
}

/* Elements of the same name beside each other are one text. */
static gboolean
is_sibling (const xmlNode *node, const xmlNode *element)
{
  return is_ours (node) && strcmp ((const char *) node->name, (const char *) element->name) == 0
         && strcmp ((const char *) node->ns->href, (const char *) element->ns->href) == 0;
}

static void
read_forms (TwTextItem *item)
{
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    g_clear_pointer (&item->forms[i], tw_texts_unref);
  for (xmlNode *node = item->element->parent->children; node != NULL; node = node->next)
    if (is_sibling (node, item->element))
      {
        g_autofree char *language = language_of (node), *text = words_of (item, node);
        TwTexts **texts = &item->forms[item->is_counted ? form_of (node) : 0], *old = *texts;

        *texts = tw_texts_with_draft (old, language, text, is_true (node, "draft"));
        tw_texts_unref (old);
      }
}

/* "symbol:vineyard/": what an element adds to the name of a text within it. */
static char *
step_of (const xmlNode *node)
{
  g_autofree char *id = tw_xml_attribute (node, "id");

  if (strcmp ((const char *) node->ns->href, TW_RULES_NAMESPACE) == 0 && tw_xml_is (node, "rules"))
    return g_strdup ("");
  if (id == NULL)
    id = tw_xml_attribute (node, "name");
  return id != NULL ? g_strdup_printf ("%s:%s/", (const char *) node->name, id)
                    : g_strdup_printf ("%s/", (const char *) node->name);
}

static void
add_item (TwTextList *list, GHashTable *seen, xmlNode *element, const char *path)
{
  TwTextItem *item = g_new0 (TwTextItem, 1);
  const TwText *source;
  char *context = g_strdup_printf ("%s%s", path, (const char *) element->name);

  for (guint n = 2; g_hash_table_contains (seen, context); n++)
    {
      g_free (context);
      context = g_strdup_printf ("%s%s#%u", path, (const char *) element->name, n);
    }
  item->context = context;
  item->element = element;
  item->has_lines = strcmp ((const char *) element->ns->href, TW_TILE_SET_NAMESPACE) == 0
                    && !tw_xml_is (element, "name");
  item->is_counted = tw_xml_is (element, "counted");
  read_forms (item);
  source = tw_texts_source (item->forms[0]);
  if (source == NULL || *source->text == '\0' || (item->is_counted && item->forms[1] == NULL))
    {
      item_free (item);
      return;
    }
  for (xmlNode *node = element; node != NULL; node = node->next)
    if (is_sibling (node, element))
      {
        g_autofree char *language = language_of (node);

        if (strcmp (language, source->language) == 0 && form_of (node) == 0)
          {
            item->element = node;
            break;
          }
      }
  item->line = tw_xml_line (item->element);
  tw_text_note_describe (item);
  g_hash_table_add (seen, item->context);
  g_ptr_array_add (list->items, item);
}

static void
collect (TwTextList *list, GHashTable *seen, xmlNode *parent, const char *path)
{
  for (xmlNode *node = parent->children; node != NULL; node = node->next)
    {
      gboolean is_first = TRUE;

      if (!is_ours (node))
        continue;
      for (xmlNode *other = parent->children; is_text (node) && other != node && is_first;
           other = other->next)
        is_first = !is_sibling (other, node);
      if (is_text (node) && is_first)
        add_item (list, seen, node, path);
      else if (!is_text (node) && xmlFirstElementChild (node) != NULL)
        {
          g_autofree char *step = step_of (node);
          g_autofree char *below = g_strconcat (path, step, NULL);

          collect (list, seen, node, below);
        }
    }
}

/* How languages count stands in <rules>: nothing else has forms. */
static xmlNode *
find_rules (const xmlNode *root)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (is_ours (node) && tw_xml_is (node, "rules"))
      return node;
  return NULL;
}

static void
read_languages (TwTextList *list, const xmlNode *rules)
{
  for (xmlNode *node = rules != NULL ? rules->children : NULL; node != NULL; node = node->next)
    if (is_ours (node) && tw_xml_is (node, "language"))
      {
        g_autofree char *language = language_of (node);
        g_autofree char *forms = tw_xml_attribute (node, "plural-forms");
        TwTexts *old = list->plural_forms;

        list->plural_forms = tw_texts_with (old, language, forms);
        tw_texts_unref (old);
      }
}

TwTextList *
tw_text_list_new (xmlDoc *document)
{
  TwTextList *list = g_new0 (TwTextList, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  xmlNode *root = xmlDocGetRootElement (document);

  list->document = document;
  list->name = tw_xml_attribute (root, "id");
  list->release = tw_xml_attribute (root, "release");
  list->items = g_ptr_array_new_with_free_func (item_free);
  read_languages (list, find_rules (root));
  collect (list, seen, root, "");
  return list;
}

void
tw_text_list_free (TwTextList *list)
{
  if (list == NULL)
    return;
  g_free (list->name);
  g_free (list->release);
  g_ptr_array_unref (list->items);
  tw_texts_unref (list->plural_forms);
  g_free (list);
}

TwTextItem *
tw_text_list_find (const TwTextList *list, const char *context)
{
  for (guint i = 0; i < list->items->len; i++)
    {
      TwTextItem *item = g_ptr_array_index (list->items, i);

      if (strcmp (item->context, context) == 0)
        return item;
    }
  return NULL;
}

const char *
tw_text_item_source (const TwTextItem *item, guint form)
{
  const TwText *source = tw_texts_source (item->forms[form]);

  return source != NULL ? source->text : "";
}

guint
tw_text_item_n_sources (const TwTextItem *item)
{
  return item->is_counted ? 2 : 1;
}

const char *
tw_text_item_source_language (const TwTextItem *item)
{
  return tw_texts_source (item->forms[0])->language;
}

static const TwText *
find_text (const TwTexts *texts, const char *language)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    if (tw_language_equal (texts->texts[i].language, language))
      return &texts->texts[i];
  return NULL;
}

guint
tw_text_item_words (const TwTextItem *item,
                    const char *language,
                    const char *words[TW_MAX_PLURAL_FORMS])
{
  guint n = 0;

  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    {
      const TwText *text = find_text (item->forms[i], language);

      words[i] = text != NULL ? text->text : "";
      if (*words[i] != '\0')
        n = i + 1;
    }
  return n;
}

TwTextState
tw_text_item_state (const TwTextItem *item, const char *language)
{
  const char *words[TW_MAX_PLURAL_FORMS];

  if (tw_language_equal (tw_text_item_source_language (item), language))
    return TW_TEXT_DONE;
  if (tw_text_item_words (item, language, words) == 0)
    return TW_TEXT_MISSING;
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    {
      const TwText *text = find_text (item->forms[i], language);

      if (text != NULL && text->is_draft)
        return TW_TEXT_DRAFT;
    }
  return TW_TEXT_DONE;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
tw_text_list_languages (const TwTextList *list)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < list->items->len; i++)
    {
      const TwTextItem *item = g_ptr_array_index (list->items, i);
      const TwText *source = tw_texts_source (item->forms[0]);

      for (guint k = 0; k < item->forms[0]->n_texts; k++)
        {
          const char *name = item->forms[0]->texts[k].language;
          gboolean is_there = &item->forms[0]->texts[k] == source || *name == '\0';

          for (guint n = 0; n < names->len && !is_there; n++)
            is_there = tw_language_equal (g_ptr_array_index (names, n), name);
          if (!is_there)
            g_ptr_array_add (names, g_strdup (name));
        }
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

void
tw_text_list_count (const TwTextList *list, const char *language, TwTextCount *out_count)
{
  memset (out_count, 0, sizeof *out_count);
  for (guint i = 0; i < list->items->len; i++)
    out_count->n[tw_text_item_state (g_ptr_array_index (list->items, i), language)]++;
}

const char *
tw_text_list_plural_forms (const TwTextList *list, const char *language)
{
  const TwText *own = find_text (list->plural_forms, language);

  return own != NULL && tw_plural_forms_count (own->text) > 0 ? own->text
                                                              : tw_language_plural_forms (language);
}

/* Puts @added behind @before, on a line of its own if that stands on one. */
static void
insert_behind (xmlNode *before, xmlNode *added)
{
  const xmlNode *blank = before->prev;

  xmlAddNextSibling (before, added);
  if (blank != NULL && xmlIsBlankNode (blank))
    xmlAddPrevSibling (added, xmlNewDocText (added->doc, blank->content));
}

/* Comments within a text stay. */
static void
set_content (xmlNode *node, const char *text)
{
  for (xmlNode *child = node->children, *next; child != NULL; child = next)
    {
      next = child->next;
      if (child->type != XML_TEXT_NODE && child->type != XML_CDATA_SECTION_NODE)
        continue;
      xmlUnlinkNode (child);
      xmlFreeNode (child);
    }
  xmlAddChild (node, xmlNewDocText (node->doc, BAD_CAST text));
}

static xmlNode *
find_element (const TwTextItem *item, const char *language, guint form)
{
  for (xmlNode *node = item->element->parent->children; node != NULL; node = node->next)
    if (is_sibling (node, item->element) && (!item->is_counted || form_of (node) == form))
      {
        g_autofree char *other = language_of (node);

        if (tw_language_equal (other, language))
          return node;
      }
  return NULL;
}

static xmlNode *
add_element (const TwTextItem *item, const char *language, guint form)
{
  xmlNode *last = item->element;
  xmlNode *added = xmlNewDocNode (item->element->doc, item->element->ns, item->element->name, NULL);

  for (xmlNode *node = item->element; node != NULL; node = node->next)
    if (is_sibling (node, item->element))
      last = node;
  insert_behind (last, added);
  xmlNodeSetLang (added, BAD_CAST language);
  if (item->is_counted)
    {
      g_autofree char *text = g_strdup_printf ("%u", form);

      xmlNewProp (added, BAD_CAST "form", BAD_CAST text);
    }
  return added;
}

static void
remove_element (xmlNode *node)
{
  xmlNode *blank = node->prev;

  if (blank != NULL && xmlIsBlankNode (blank))
    {
      xmlUnlinkNode (blank);
      xmlFreeNode (blank);
    }
  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

void
tw_text_list_set_words (TwTextList *list,
                        TwTextItem *item,
                        const char *language,
                        const char *const *words,
                        guint n_words,
                        gboolean is_draft)
{
  guint n_forms = item->is_counted ? TW_MAX_PLURAL_FORMS : 1;

  g_return_if_fail (!tw_language_equal (tw_text_item_source_language (item), language));

  for (guint i = 0; i < n_forms; i++)
    {
      xmlNode *node = find_element (item, language, i);
      g_autofree char *old = node != NULL ? words_of (item, node) : NULL;

      if (i >= n_words || *words[i] == '\0')
        {
          if (node != NULL)
            remove_element (node);
          continue;
        }
      if (node == NULL)
        node = add_element (item, language, i);
      if (g_strcmp0 (old, words[i]) != 0)
        set_content (node, words[i]);
      if (is_draft)
        xmlSetProp (node, BAD_CAST "draft", BAD_CAST "true");
      else
        xmlUnsetProp (node, BAD_CAST "draft");
    }
  read_forms (item);
}

/* Before the first element, on a line of its own if that stands on one. */
static void
insert_first (xmlNode *parent, xmlNode *added)
{
  xmlNode *first = xmlFirstElementChild (parent);
  const xmlNode *blank = first != NULL ? first->prev : NULL;

  if (first == NULL)
    {
      xmlAddChild (parent, added);
      return;
    }
  xmlAddPrevSibling (first, added);
  if (blank != NULL && xmlIsBlankNode (blank))
    xmlAddPrevSibling (first, xmlNewDocText (first->doc, blank->content));
}

/* Behind the texts of the document's own, before what it consists of. */
static xmlNode *
add_rules (xmlNode *root)
{
  xmlNode *rules = xmlNewDocNode (root->doc, NULL, BAD_CAST "rules", NULL), *last = NULL;

  xmlSetNs (rules, xmlNewNs (rules, BAD_CAST TW_RULES_NAMESPACE, NULL));
  xmlNewProp (rules, BAD_CAST "version", BAD_CAST "1.0");
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (is_ours (node) && is_text (node))
      last = node;
  if (last != NULL)
    insert_behind (last, rules);
  else
    insert_first (root, rules);
  return rules;
}

void
tw_text_list_set_plural_forms (TwTextList *list, const char *language, const char *forms)
{
  xmlNode *root = xmlDocGetRootElement (list->document), *rules = find_rules (root), *node = NULL;
  TwTexts *old = list->plural_forms;

  if (rules == NULL)
    rules = add_rules (root);
  for (xmlNode *child = rules->children; child != NULL && node == NULL; child = child->next)
    if (is_ours (child) && tw_xml_is (child, "language"))
      {
        g_autofree char *other = language_of (child);

        if (tw_language_equal (other, language))
          node = child;
      }
  if (node == NULL)
    {
      node = xmlNewDocNode (list->document, rules->ns, BAD_CAST "language", NULL);
      insert_first (rules, node);
      xmlNodeSetLang (node, BAD_CAST language);
    }
  xmlSetProp (node, BAD_CAST "plural-forms", BAD_CAST forms);
  list->plural_forms = tw_texts_with (old, language, forms);
  tw_texts_unref (old);
}
