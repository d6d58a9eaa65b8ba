/* Texts are changed in the tree of their document. */
#include <string.h>

#include "engine/localise/text-list-edit.h"

#include "engine/format/rules-file.h"
#include "engine/localise/text-list-private.h"

/* Puts @added behind @before, on a line of its own if that stands on one. */
static void
insert_behind (xmlNode *before, xmlNode *added)
{
  const xmlNode *blank = before->prev;

  xmlAddNextSibling (before, added);
  if (blank != NULL && xmlIsBlankNode (blank))
    xmlAddPrevSibling (added, xmlNewDocText (added->doc, blank->content));
}

void
tw_text_list_node_set_words (xmlNode *node, const char *text)
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
    if (tw_text_list_node_is_sibling (node, item->element)
        && (!item->is_counted || tw_text_list_node_form (node) == form))
      {
        g_autofree char *other = tw_text_list_node_language (node);

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
    if (tw_text_list_node_is_sibling (node, item->element))
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
      g_autofree char *old = node != NULL ? tw_text_list_node_words (item, node) : NULL;

      if (i >= n_words || *words[i] == '\0')
        {
          if (node != NULL)
            remove_element (node);
          continue;
        }
      if (node == NULL)
        node = add_element (item, language, i);
      if (g_strcmp0 (old, words[i]) != 0)
        tw_text_list_node_set_words (node, words[i]);
      if (is_draft)
        xmlSetProp (node, BAD_CAST "draft", BAD_CAST "true");
      else
        xmlUnsetProp (node, BAD_CAST "draft");
    }
  tw_text_list_read_item (item);
}

void
tw_text_list_set_source (TwTextList *list, TwTextItem *item, guint form, const char *words)
{
  xmlNode *node = item->is_counted ? find_element (item, tw_text_item_source_language (item), form)
                                   : item->element;

  g_return_if_fail (*words != '\0');

  if (node != NULL)
    tw_text_list_node_set_words (node, words);
  tw_text_list_read_item (item);
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
    if (tw_text_list_node_is_ours (node) && tw_text_list_node_is_text (node))
      last = node;
  if (last != NULL)
    insert_behind (last, rules);
  else
    insert_first (root, rules);
  return rules;
}

static xmlNode *
find_language (xmlNode *rules, const char *language)
{
  for (xmlNode *node = rules != NULL ? rules->children : NULL; node != NULL; node = node->next)
    if (tw_text_list_node_is_ours (node) && tw_xml_reader_is (node, "language"))
      {
        g_autofree char *other = tw_text_list_node_language (node);

        if (tw_language_equal (other, language))
          return node;
      }
  return NULL;
}

/* Rules in which nothing else stands were made for the rule. */
static void
unset_plural_forms (TwTextList *list, const char *language)
{
  xmlNode *rules = tw_text_list_find_rules (xmlDocGetRootElement (list->document));
  xmlNode *node = find_language (rules, language);
  g_autofree char *written = NULL;
  TwTexts *old = list->plural_forms;

  if (node == NULL)
    return;
  written = tw_text_list_node_language (node);
  list->plural_forms = tw_texts_with (old, written, NULL);
  tw_texts_unref (old);
  remove_element (node);
  if (xmlFirstElementChild (rules) == NULL)
    remove_element (rules);
}

void
tw_text_list_set_plural_forms (TwTextList *list, const char *language, const char *forms)
{
  xmlNode *root = xmlDocGetRootElement (list->document), *rules = tw_text_list_find_rules (root),
          *node;
  g_autofree char *written = NULL;
  TwTexts *old;

  if (forms == NULL)
    {
      unset_plural_forms (list, language);
      return;
    }
  if (rules == NULL)
    rules = add_rules (root);
  node = find_language (rules, language);
  if (node == NULL)
    {
      node = xmlNewDocNode (list->document, rules->ns, BAD_CAST "language", NULL);
      insert_first (rules, node);
      xmlNodeSetLang (node, BAD_CAST language);
    }
  xmlSetProp (node, BAD_CAST "plural-forms", BAD_CAST forms);
  written = tw_text_list_node_language (node);
  old = list->plural_forms;
  list->plural_forms = tw_texts_with (old, written, forms);
  tw_texts_unref (old);
}

void
tw_text_list_remove_language (TwTextList *list, const char *language)
{
  for (guint i = 0; i < list->items->len; i++)
    {
      TwTextItem *item = g_ptr_array_index (list->items, i);

      if (!tw_language_equal (tw_text_item_source_language (item), language))
        tw_text_list_set_words (list, item, language, NULL, 0, FALSE);
    }
  unset_plural_forms (list, language);
}
