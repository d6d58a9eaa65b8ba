/* Rules made to be about what a set has already. */
#include "engine/own/own-rules-private.h"

#include <string.h>

#include "engine/own/own-rules-lift-names.h"
#include "engine/format/xml-reader.h"

static const char *const sorts[] = { "symbol", "figure", "token", "bag" };

static gboolean
says_the_same (const xmlNode *a, const xmlNode *b, const char *attribute)
{
  g_autofree char *one = tw_xml_reader_attribute (a, attribute);
  g_autofree char *other = tw_xml_reader_attribute (b, attribute);

  return g_strcmp0 (one, other) == 0;
}

/* Whether tokens bring something to whoever has most of them. */
static gboolean
is_worth_for_most (const xmlNode *token)
{
  for (const xmlNode *node = token->children; node != NULL; node = node->next)
    {
      g_autofree char *by =
          tw_own_rules_is_ours (node, "worth") ? tw_xml_reader_attribute (node, "by") : NULL;

      if (g_strcmp0 (by, "most") == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
says (const xmlNode *node, const char *attribute, const char *value)
{
  g_autofree char *text = tw_xml_reader_attribute (node, attribute);

  return g_strcmp0 (text, value) == 0;
}

static const xmlNode *
find_item (const xmlNode *bag, const char *id)
{
  for (const xmlNode *node = bag->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, "item") && says (node, "id", id))
      return node;
  return NULL;
}

static guint
n_items (const xmlNode *bag)
{
  guint n = 0;

  for (const xmlNode *node = bag->children; node != NULL; node = node->next)
    n += tw_own_rules_is_ours (node, "item");
  return n;
}

/* How well the cards of @own, of another deck, can stand for those of the deck @thing: it may lack
 * some. */
static guint
deck_fit (const xmlNode *thing, const xmlNode *own)
{
  return !says_the_same (thing, own, "order") ? 0 : n_items (own) >= n_items (thing) ? 2 : 1;
}

/* Whether all that can be rolled with the die @thing can be with @own. */
static gboolean
has_faces (const xmlNode *thing, const xmlNode *own)
{
  for (const xmlNode *node = thing->children; node != NULL; node = node->next)
    {
      g_autofree char *id =
          tw_own_rules_is_ours (node, "item") ? tw_xml_reader_attribute (node, "id") : NULL;

      if (id != NULL && find_item (own, id) == NULL)
        return FALSE;
    }
  return TRUE;
}

/* Whether a figure is new: no rule moves it, so that it can still become one that is nobody's. */
static gboolean
can_become (const xmlNode *thing, const xmlNode *own)
{
  return says (thing, "neutral", "true") && !says (own, "neutral", "true")
         && says (own, "by-hand", "true");
}

/* How well what is done with @thing can be done with @own, which is of the same sort: 0 for not at
 * all, 1 if @own has to change for it. */
static guint
fit_of (const xmlNode *thing, const xmlNode *own)
{
  if (tw_own_rules_is_ours (thing, "symbol"))
    return 2;
  if (tw_own_rules_is_ours (thing, "figure"))
    return says_the_same (thing, own, "neutral") ? 2 : can_become (thing, own) ? 1 : 0;
  if (tw_own_rules_is_ours (thing, "bag"))
    return !says (thing, "order", "die")                          ? deck_fit (thing, own)
           : says (own, "order", "die") && has_faces (thing, own) ? 2
                                                                  : 0;
  return says_the_same (thing, own, "on") && says_the_same (thing, own, "at")
                 && (!is_worth_for_most (thing) || is_worth_for_most (own))
             ? 2
             : 0;
}

/* The first of those that fit best. @out_n: how many of them there are */
static xmlNode *
find_fitting (const TwOwnRulesEdit *edit, const xmlNode *thing, guint *out_n)
{
  xmlNode *found = NULL;
  guint best = 0;

  *out_n = 0;
  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    {
      guint fit =
          tw_own_rules_is_ours (node, (const char *) thing->name) ? fit_of (thing, node) : 0;

      if (fit == 0 || fit < best)
        continue;
      *out_n = fit > best ? 1 : *out_n + 1;
      found = fit > best ? node : found;
      best = fit;
    }
  return found;
}

/* Lets what stands in @element name @fresh where it names @id, a thing of that @sort. */
static void
rename_in (xmlNode *element, const char *sort, const char *id, const char *fresh)
{
  for (xmlAttr *at = element->properties, *next; at != NULL; at = next)
    {
      const char *attribute = (const char *) at->name;
      g_autofree char *value = tw_xml_reader_attribute (element, attribute);

      next = at->next;
      if (g_strcmp0 (value, id) == 0 && strcmp (attribute, "id") != 0
          && g_strv_contains (tw_lift_targets (element, attribute), sort))
        xmlSetProp (element, BAD_CAST attribute, BAD_CAST fresh);
    }
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      rename_in (node, sort, id, fresh);
}

/* ---- languages ------------------------------------------------------------------------- */

/* Adds those of the texts in @element to @languages. */
static void
add_languages (GPtrArray *languages, xmlNode *element)
{
  xmlChar *language = xmlGetNsProp (element, BAD_CAST "lang", XML_XML_NAMESPACE);

  if (language != NULL)
    g_ptr_array_add (languages, g_strdup ((const char *) language));
  xmlFree (language);
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      add_languages (languages, node);
}

static void
add_languages_of (GPtrArray *languages, const TwTexts *texts)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    g_ptr_array_add (languages, g_strdup (texts->texts[i].language));
}

static gboolean
is_foreign (const GPtrArray *languages, xmlNode *element)
{
  xmlChar *language = xmlGetNsProp (element, BAD_CAST "lang", XML_XML_NAMESPACE);
  gboolean is_there =
      language == NULL
      || g_ptr_array_find_with_equal_func ((GPtrArray *) languages, language, g_str_equal, NULL);

  xmlFree (language);
  return !is_there;
}

/* Takes out what @element says in other languages than @languages and that of its source. */
static void
drop_foreign (xmlNode *element, const GPtrArray *languages)
{
  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      next = node->next;
      if (node->type != XML_ELEMENT_NODE)
        continue;
      if (is_foreign (languages, node))
        tw_own_rules_drop (node);
      else
        drop_foreign (node, languages);
    }
}

static void
fit_languages (TwOwnRulesEdit *source, TwOwnRulesEdit *edit)
{
  g_autoptr (GPtrArray) languages = g_ptr_array_new_with_free_func (g_free);

  add_languages (languages, edit->root);
  add_languages_of (languages, edit->set->titles);
  add_languages_of (languages, edit->set->descriptions);
  drop_foreign (source->root, languages);
}

/* ---- names ----------------------------------------------------------------------------- */

/* What is called after @id in @source is called after @fresh: what it is about. */
static void
rename_after (TwOwnRulesEdit *source, const char *id, const char *fresh)
{
  gsize length = strlen (id);

  for (xmlNode *node = source->root->children; node != NULL; node = node->next)
    {
      g_autofree char *old =
          node->type == XML_ELEMENT_NODE ? tw_xml_reader_attribute (node, "id") : NULL;
      g_autofree char *name = NULL;

      if (old == NULL || strncmp (old, id, length) != 0
          || (old[length] != '\0' && old[length] != '-'))
        continue;
      name = g_strconcat (fresh, old + length, NULL);
      rename_in (source->root, (const char *) node->name, old, name);
      xmlSetProp (node, BAD_CAST "id", BAD_CAST name);
    }
}

/* A new figure becomes what @thing is: nobody's. */
static void
become (const xmlNode *thing, xmlNode *own)
{
  static const char *const attributes[] = { "neutral", "supply", "weight" };

  if (!tw_own_rules_is_ours (thing, "figure") || !can_become (thing, own))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      g_autofree char *text = tw_xml_reader_attribute (thing, attributes[i]);

      tw_own_rules_set (own, attributes[i], text);
    }
}

/* Lets what asks in @element for what was drawn ask for what @fresh has in place of it. */
static void
rename_drawn (xmlNode *element, GHashTable *fresh)
{
  g_autofree char *value = tw_xml_reader_attribute (element, "is");
  const char *other = value != NULL ? g_hash_table_lookup (fresh, value) : NULL;

  if (other != NULL)
    xmlSetProp (element, BAD_CAST "is", BAD_CAST other);
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      rename_drawn (node, fresh);
}

static xmlNode *
next_item (xmlNode *node)
{
  while (node != NULL && !tw_own_rules_is_ours (node, "item"))
    node = node->next;
  return node;
}

/* The cards of the deck @own stand for those of @thing, the first for the first; what @own has not
 * gets into it. */
static void
fit_cards (TwOwnRulesEdit *source, TwOwnRulesEdit *edit, xmlNode *thing, xmlNode *own)
{
  g_autoptr (GHashTable) fresh = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  xmlNode *other = next_item (own->children);

  if (!tw_own_rules_is_ours (thing, "bag") || says (thing, "order", "die"))
    return;
  for (xmlNode *item = next_item (thing->children); item != NULL; item = next_item (item->next))
    {
      g_autofree char *id = tw_xml_reader_attribute (item, "id");

      if (other != NULL)
        g_hash_table_insert (fresh, g_strdup (id), tw_xml_reader_attribute (other, "id"));
      else if (find_item (own, id) == NULL)
        tw_own_rules_adopt_namespace (edit,
                                      xmlAddChild (own, xmlDocCopyNode (item, edit->document, 1)));
      other = other != NULL ? next_item (other->next) : NULL;
    }
  rename_drawn (source->root, fresh);
}

static gboolean
is_sort (const xmlNode *node)
{
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    if (tw_own_rules_is_ours (node, sorts[i]))
      return TRUE;
  return FALSE;
}

void
tw_own_rules_fit (TwOwnRulesEdit *source, TwOwnRulesEdit *edit)
{
  fit_languages (source, edit);
  for (xmlNode *node = source->root->children, *next; node != NULL; node = next)
    {
      guint n;
      xmlNode *own = is_sort (node) ? find_fitting (edit, node, &n) : NULL;
      g_autofree char *id = NULL, *fresh = NULL;

      next = node->next;
      if (own == NULL)
        continue;
      id = tw_xml_reader_attribute (node, "id");
      fresh = tw_xml_reader_attribute (own, "id");
      if (id == NULL || fresh == NULL)
        continue;
      become (node, own);
      fit_cards (source, edit, node, own);
      rename_in (source->root, (const char *) node->name, id, fresh);
      tw_own_rules_drop (node);
      rename_after (source, id, fresh);
    }
}

char **
tw_own_rules_several (TwTileSet *set, TwTileSet *from)
{
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (TwOwnRulesEdit) source = tw_own_rules_edit_new (from);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (const xmlNode *node = source->root->children; node != NULL; node = node->next)
    {
      guint n = 0;
      const xmlNode *own = is_sort (node) ? find_fitting (edit, node, &n) : NULL;
      g_autofree char *id = own != NULL && n > 1 ? tw_xml_reader_attribute (own, "id") : NULL;

      if (id == NULL)
        continue;
      g_strv_builder_add (ids, (const char *) own->name);
      g_strv_builder_add (ids, id);
    }
  return g_strv_builder_end (ids);
}
