/* Texts for people, found in the tree of a document and changed there. */
#include "engine/localise/text-list.h"

#include <string.h>

#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/localise/text-list-private.h"
#include "engine/localise/text-note.h"
#include "engine/localise/text-statement.h"
#include "engine/set/lesson.h"
#include "engine/set/text-check.h"
#include "engine/tile/plural-forms.h"

/* Words of a lesson have names that mean other things elsewhere. */
static gboolean
is_of_lesson (const xmlNode *node)
{
  if (node->parent == NULL || node->parent->type != XML_ELEMENT_NODE
      || !tw_xml_reader_is (node->parent, "lesson"))
    return FALSE;
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    if (tw_xml_reader_is (node, tw_lesson_text_name ((TwLessonText) i)))
      return TRUE;
  return FALSE;
}

static const char *const text_names[] = { "title",     "description", "note",
                                          "statement", "name",        "counted" };

gboolean
tw_text_list_node_is_ours (const xmlNode *node)
{
  const char *uri = node->ns != NULL ? (const char *) node->ns->href : "";

  return node->type == XML_ELEMENT_NODE
         && (strcmp (uri, TW_TILE_SET_NAMESPACE) == 0 || strcmp (uri, TW_RULESET_NAMESPACE) == 0
             || strcmp (uri, TW_RULES_NAMESPACE) == 0);
}

gboolean
tw_text_list_node_is_text (const xmlNode *node)
{
  for (guint i = 0; i < G_N_ELEMENTS (text_names); i++)
    if (tw_xml_reader_is (node, text_names[i]))
      return TRUE;
  return is_of_lesson (node) || tw_text_statement_is (node);
}

char *
tw_text_list_node_language (const xmlNode *node)
{
  xmlChar *value = xmlGetNsProp (node, BAD_CAST "lang", XML_XML_NAMESPACE);
  char *language = g_strstrip (g_strdup (value != NULL ? (const char *) value : ""));

  xmlFree (value);
  return language;
}

static gboolean
is_true (const xmlNode *node, const char *name)
{
  g_autofree char *value = tw_xml_reader_attribute (node, name);

  return value != NULL && strcmp (g_strstrip (value), "true") == 0;
}

guint
tw_text_list_node_form (const xmlNode *node)
{
  g_autofree char *value = tw_xml_reader_attribute (node, "form");
  guint64 form = value != NULL ? g_ascii_strtoull (value, NULL, 10) : 0;

  return form < TW_MAX_PLURAL_FORMS ? (guint) form : 0;
}

char *
tw_text_list_node_words (const TwTextItem *item, const xmlNode *node)
{
  char *text = tw_xml_reader_text (node);

  return item->has_lines ? text : g_strdelimit (text, "\n", ' ');
}

/* Elements of the same name beside each other are one text, but for those of statements. */
gboolean
tw_text_list_node_is_sibling (const xmlNode *node, const xmlNode *element)
{
  return tw_text_list_node_is_ours (node)
         && strcmp ((const char *) node->name, (const char *) element->name) == 0
         && strcmp ((const char *) node->ns->href, (const char *) element->ns->href) == 0
         && (!tw_text_statement_is (node)
             || tw_text_statement_source (node) == tw_text_statement_source (element));
}

void
tw_text_list_read_item (TwTextItem *item)
{
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    g_clear_pointer (&item->forms[i], tw_texts_unref);
  for (xmlNode *node = item->element->parent->children; node != NULL; node = node->next)
    if (tw_text_list_node_is_sibling (node, item->element))
      {
        g_autofree char *language = tw_text_list_node_language (node),
                        *text = tw_text_list_node_words (item, node);
        TwTexts **texts = &item->forms[item->is_counted ? tw_text_list_node_form (node) : 0],
                *old = *texts;

        *texts = tw_texts_with_draft (old, language, text, is_true (node, "draft"));
        tw_texts_unref (old);
      }
}

/* "symbol:vineyard/": what an element adds to the name of a text within it. */
static char *
step_of (const xmlNode *node)
{
  g_autofree char *id = tw_xml_reader_attribute (node, "id");

  if (strcmp ((const char *) node->ns->href, TW_RULES_NAMESPACE) == 0
      && tw_xml_reader_is (node, "rules"))
    return g_strdup ("");
  if (id == NULL)
    id = tw_xml_reader_attribute (node, tw_xml_reader_is (node, "change") ? "release" : "name");
  return id != NULL ? g_strdup_printf ("%s:%s/", (const char *) node->name, id)
                    : g_strdup_printf ("%s/", (const char *) node->name);
}

/* "choice:yes": an answer has a name, too. */
static char *
name_of (const xmlNode *element)
{
  g_autofree char *word =
      tw_text_statement_is (element) ? tw_xml_reader_attribute (element, "word") : NULL;

  return word != NULL ? g_strdup_printf ("%s:%s", (const char *) element->name, word)
                      : g_strdup ((const char *) element->name);
}

static void
add_item (TwTextList *list, GHashTable *seen, xmlNode *element, const char *path)
{
  TwTextItem *item = g_new0 (TwTextItem, 1);
  const TwText *source;
  g_autofree char *name = name_of (element);
  char *context = g_strdup_printf ("%s%s", path, name);

  for (guint n = 2; g_hash_table_contains (seen, context); n++)
    {
      g_free (context);
      context = g_strdup_printf ("%s%s#%u", path, name, n);
    }
  item->context = context;
  item->element = element;
  item->has_lines = strcmp ((const char *) element->ns->href, TW_TILE_SET_NAMESPACE) == 0
                    && !tw_xml_reader_is (element, "name");
  item->is_counted = tw_xml_reader_is (element, "counted");
  tw_text_list_read_item (item);
  source = tw_texts_source (item->forms[0]);
  if (source == NULL || *source->text == '\0' || (item->is_counted && item->forms[1] == NULL))
    {
      tw_text_item_free (item);
      return;
    }
  for (xmlNode *node = element; node != NULL; node = node->next)
    if (tw_text_list_node_is_sibling (node, element))
      {
        g_autofree char *language = tw_text_list_node_language (node);

        if (strcmp (language, source->language) == 0 && tw_text_list_node_form (node) == 0)
          {
            item->element = node;
            break;
          }
      }
  item->line = tw_xml_reader_line (item->element);
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

      if (!tw_text_list_node_is_ours (node))
        continue;
      for (xmlNode *other = parent->children;
           tw_text_list_node_is_text (node) && other != node && is_first; other = other->next)
        is_first = !tw_text_list_node_is_sibling (other, node);
      if (tw_text_list_node_is_text (node) && is_first)
        add_item (list, seen, node, path);
      else if (!tw_text_list_node_is_text (node) && xmlFirstElementChild (node) != NULL)
        {
          g_autofree char *step = step_of (node);
          g_autofree char *below = g_strconcat (path, step, NULL);

          collect (list, seen, node, below);
        }
    }
}

/* How languages count stands in <rules>: nothing else has forms. */
xmlNode *
tw_text_list_find_rules (const xmlNode *root)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (tw_text_list_node_is_ours (node) && tw_xml_reader_is (node, "rules"))
      return node;
  return NULL;
}

static void
read_languages (TwTextList *list, const xmlNode *rules)
{
  for (xmlNode *node = rules != NULL ? rules->children : NULL; node != NULL; node = node->next)
    if (tw_text_list_node_is_ours (node) && tw_xml_reader_is (node, "language"))
      {
        g_autofree char *language = tw_text_list_node_language (node);
        g_autofree char *forms = tw_xml_reader_attribute (node, "plural-forms");
        TwTexts *old = list->plural_forms;

        list->plural_forms = tw_texts_with (old, language, forms);
        tw_texts_unref (old);
      }
}

/* A tile's name and an entry of the changelog have no element of their own while they are in one
 * language: they get one, so that the others can stand beside it. */
static void
separate (xmlNode *owner, const char *name, char *words)
{
  xmlNode *added = xmlNewDocNode (owner->doc, owner->ns, BAD_CAST name, NULL);

  xmlAddChild (added, xmlNewDocText (owner->doc, BAD_CAST words));
  added->line = owner->line;
  if (owner->children != NULL)
    xmlAddPrevSibling (owner->children, added);
  else
    xmlAddChild (owner, added);
  g_free (words);
}

static gboolean
has_child (const xmlNode *owner, const char *name)
{
  for (const xmlNode *node = owner->children; node != NULL; node = node->next)
    if (tw_text_list_node_is_ours (node) && tw_xml_reader_is (node, name))
      return TRUE;
  return FALSE;
}

static void
separate_all (xmlNode *root)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (!tw_text_list_node_is_ours (node))
      continue;
    else if (tw_xml_reader_is (node, "tile") && xmlHasProp (node, BAD_CAST "name") != NULL)
      {
        char *words = g_strdelimit (tw_xml_reader_attribute (node, "name"), "\n", ' ');

        xmlUnsetProp (node, BAD_CAST "name");
        separate (node, "name", words);
      }
    else if (tw_xml_reader_is (node, "change") && !has_child (node, "description"))
      {
        char *words = tw_xml_reader_text (node);

        tw_text_list_node_set_words (node, "");
        separate (node, "description", words);
      }
}

TwTextList *
tw_text_list_new (xmlDoc *document)
{
  TwTextList *list = g_new0 (TwTextList, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  xmlNode *root = xmlDocGetRootElement (document);

  list->document = document;
  list->name = tw_xml_reader_attribute (root, "id");
  list->release = tw_xml_reader_attribute (root, "release");
  list->items = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_text_item_free);
  read_languages (list, tw_text_list_find_rules (root));
  separate_all (root);
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

guint
tw_text_list_check (const TwTextList *list, const TwTextItem *item, const char *language)
{
  const char *rule = tw_text_list_plural_forms (list, language);
  const char *words[TW_MAX_PLURAL_FORMS], *sources[2];
  guint n_words = tw_text_item_words (item, language, words);
  guint n_sources = tw_text_item_n_sources (item);

  if (n_words == 0 || tw_language_equal (tw_text_item_source_language (item), language))
    return 0;
  for (guint i = 0; i < n_sources; i++)
    sources[i] = tw_text_item_source (item, i);
  return tw_text_check (sources, n_sources, words, n_words,
                        rule != NULL ? rule : TW_PLURAL_FORMS_ENGLISH, item->limit);
}

void
tw_text_list_count (const TwTextList *list, const char *language, TwTextCount *out_count)
{
  memset (out_count, 0, sizeof *out_count);
  for (guint i = 0; i < list->items->len; i++)
    {
      const TwTextItem *item = g_ptr_array_index (list->items, i);
      TwTextState state = tw_text_item_state (item, language);

      if (state == TW_TEXT_DONE && tw_text_list_check (list, item, language) != 0)
        state = TW_TEXT_DRAFT;
      out_count->n[state]++;
    }
}

const char *
tw_text_list_plural_forms (const TwTextList *list, const char *language)
{
  const TwTexts *own = list->plural_forms;

  for (guint i = 0; own != NULL && i < own->n_texts; i++)
    if (tw_language_equal (own->texts[i].language, language)
        && tw_plural_forms_count (own->texts[i].text) > 0)
      return own->texts[i].text;
  return tw_language_plural_forms (language);
}
