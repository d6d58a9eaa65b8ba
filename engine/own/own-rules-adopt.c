/* What one set adds to the rules, taken over by another: symbols, land and what they do, and what
 * happens. */
#include "engine/own/own-rules-private.h"

#include <string.h>

#include "engine/format/rules-file-private.h"
#include "engine/format/rules-file.h"
#include "engine/format/xml-reader.h"

/* Effects that are about a symbol or a kind of land name it in one of these. */
static const char *const subjects[] = { "features", "symbol", "kind", "if-symbol",
                                        "unless-symbol" };

typedef struct
{
  TwOwnRulesEdit *from;
  TwOwnRulesEdit *to;
  GHashTable *taken; /* (element-type xmlNode xmlNode): what was copied, to its copy */
  GHashTable *ids;   /* (element-type utf8 GPtrArray): what there is to copy, by id */
  GHashTable *seen;  /* (element-type utf8 utf8): ids that have been looked for */
  GHashTable *fresh; /* (element-type utf8 utf8): ids that were taken, to those of the copies */
} Adoption;

static void
adoption_begin (Adoption *a, TwOwnRulesEdit *from, TwOwnRulesEdit *to)
{
  *a = (Adoption){
    from,
    to,
    g_hash_table_new (NULL, NULL),
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref),
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
  };
  for (xmlNode *node = from->root->children; node != NULL; node = node->next)
    {
      g_autofree char *id = NULL;
      GPtrArray *nodes;

      if (node->type != XML_ELEMENT_NODE || tw_own_rules_is_ours (node, "effect"))
        continue;
      id = tw_xml_reader_attribute (node, "id");
      if (id == NULL)
        continue;
      nodes = g_hash_table_lookup (a->ids, id);
      if (nodes == NULL)
        {
          nodes = g_ptr_array_new ();
          g_hash_table_insert (a->ids, g_strdup (id), nodes);
        }
      g_ptr_array_add (nodes, node);
    }
}

static void
adoption_end (Adoption *a)
{
  g_hash_table_unref (a->taken);
  g_hash_table_unref (a->ids);
  g_hash_table_unref (a->seen);
  g_hash_table_unref (a->fresh);
}

static gboolean
attribute_names (const xmlNode *node, const char *attribute, const char *id)
{
  g_autofree char *value = tw_xml_reader_attribute (node, attribute);
  g_auto (GStrv) words = g_strsplit_set (value != NULL ? value : "", " \t\r\n", -1);

  return g_strv_contains ((const char *const *) words, id);
}

/* What the words of @node and of what it holds name among the rules it comes from. */
static void adopt_named (Adoption *a, const xmlNode *node);

static void
adopt_element (Adoption *a, xmlNode *node)
{
  g_autofree char *id = tw_xml_reader_attribute (node, "id");
  const char *name = (const char *) node->name;

  if (g_hash_table_contains (a->taken, node)
      || (id != NULL && tw_own_rules_find_element (a->to, name, id) != NULL))
    return;
  g_hash_table_insert (a->taken, node, tw_own_rules_copy_element (a->to, node));
  adopt_named (a, node);
}

static void
adopt_id (Adoption *a, const char *id)
{
  const GPtrArray *nodes = g_hash_table_lookup (a->ids, id);

  if (nodes == NULL || !g_hash_table_add (a->seen, g_strdup (id)))
    return;
  for (guint i = 0; i < nodes->len; i++)
    adopt_element (a, nodes->pdata[i]);
}

static void
adopt_named (Adoption *a, const xmlNode *node)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      g_autofree char *value = tw_xml_reader_attribute (node, (const char *) attribute->name);
      g_auto (GStrv) words = g_strsplit_set (value != NULL ? value : "", " \t\r\n", -1);

      if (strcmp ((const char *) attribute->name, "id") == 0)
        continue;
      for (char **word = words; *word != NULL; word++)
        adopt_id (a, *word);
    }
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      adopt_named (a, child);
}

static void
adopt_effects (Adoption *a, const char *id)
{
  for (xmlNode *node = a->from->root->children; node != NULL; node = node->next)
    for (guint i = 0; i < G_N_ELEMENTS (subjects) && tw_own_rules_is_ours (node, "effect"); i++)
      if (attribute_names (node, subjects[i], id))
        adopt_element (a, node);
}

/* Puts @fresh where @node, or what stands in it, cites the rule @id. */
static void
cite (xmlNode *node, const char *id, const char *fresh)
{
  g_autofree char *cited = tw_xml_reader_attribute (node, "rules"), *joined = NULL;
  g_auto (GStrv) words = NULL;

  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      cite (child, id, fresh);
  if (cited == NULL)
    return;
  words = g_strsplit_set (cited, " \t\r\n", -1);
  for (char **word = words; *word != NULL; word++)
    if (strcmp (*word, id) == 0)
      {
        g_free (*word);
        *word = g_strdup (fresh);
      }
  joined = g_strjoinv (" ", words);
  xmlSetProp (node, BAD_CAST "rules", BAD_CAST joined);
}

static gboolean
cites (const xmlNode *node, const char *id)
{
  gboolean is_there = attribute_names (node, "rules", id);

  for (const xmlNode *child = node->children; child != NULL && !is_there; child = child->next)
    is_there = child->type == XML_ELEMENT_NODE && cites (child, id);
  return is_there;
}

/* Whether something that was taken cites the rule @id, and so does not mean what is there. */
static gboolean
is_cited (const Adoption *a, const char *id)
{
  GHashTableIter iter;
  gpointer node;

  g_hash_table_iter_init (&iter, a->taken);
  while (g_hash_table_iter_next (&iter, NULL, &node))
    if (cites (node, id))
      return TRUE;
  return FALSE;
}

static char *
words_of (const xmlNode *rule)
{
  xmlChar *text = xmlNodeGetContent (rule);
  char *words = g_strstrip (g_strdup ((const char *) text));

  xmlFree (text);
  return words;
}

/* Rules in words of one id that say something else: those that come get another id. */
static void
renumber_rules (Adoption *a)
{
  guint n = 0;

  for (xmlNode *node = a->from->root->children; node != NULL; node = node->next)
    {
      g_autofree char *id = NULL, *fresh = NULL, *ours = NULL, *theirs = NULL;
      GHashTableIter iter;
      gpointer taken;
      xmlNode *there;

      if (!tw_own_rules_is_ours (node, "rule") || g_hash_table_contains (a->taken, node))
        continue;
      id = tw_xml_reader_attribute (node, "id");
      there = id != NULL ? tw_own_rules_find_element (a->to, "rule", id) : NULL;
      if (there == NULL || !is_cited (a, id))
        continue;
      ours = words_of (node);
      theirs = words_of (there);
      if (strcmp (ours, theirs) == 0)
        continue;
      do
        {
          g_free (fresh);
          fresh = g_strdup_printf ("OWN-%03u", ++n);
        }
      while (tw_own_rules_find_element (a->to, "rule", fresh) != NULL);
      xmlSetProp (tw_own_rules_copy_element (a->to, node), BAD_CAST "id", BAD_CAST fresh);
      g_hash_table_iter_init (&iter, a->taken);
      while (g_hash_table_iter_next (&iter, NULL, &taken))
        cite (taken, id, fresh);
    }
}

void
tw_own_rules_adopt (TwOwnRulesEdit *edit, TwTileSet *from, const char *const *ids)
{
  g_autoptr (TwOwnRulesEdit) source = tw_own_rules_edit_new (from);
  Adoption a;

  adoption_begin (&a, source, edit);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      /* What is there already does there what it does. */
      if (tw_own_rules_find_element (edit, "symbol", ids[i]) != NULL
          || tw_own_rules_find_element (edit, "land", ids[i]) != NULL)
        continue;
      adopt_id (&a, ids[i]);
      adopt_effects (&a, ids[i]);
    }
  renumber_rules (&a);
  adoption_end (&a);
}

/* ---- what happens ---------------------------------------------------------------------- */

/* Whether anything among the rules that @a adds to has that id. */
static gboolean
is_id_taken (const Adoption *a, const char *id)
{
  for (xmlNode *node = a->to->root->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && attribute_names (node, "id", id))
      return TRUE;
  return FALSE;
}

/* Gives the copy of a procedure an id that nothing else has. */
static void
rename_copy (Adoption *a, xmlNode *copy)
{
  g_autofree char *id = tw_xml_reader_attribute (copy, "id"), *fresh = NULL;

  for (guint n = 2; fresh == NULL || is_id_taken (a, fresh); n++)
    {
      g_free (fresh);
      fresh = g_strdup_printf ("%s-%u", id, n);
    }
  xmlSetProp (copy, BAD_CAST "id", BAD_CAST fresh);
  g_hash_table_insert (a->fresh, g_steal_pointer (&id), g_steal_pointer (&fresh));
}

/* Procedures that do others do those that came with them. */
static void
call_fresh_in (const Adoption *a, xmlNode *node)
{
  g_autofree char *done = tw_xml_reader_attribute (node, "procedure");
  const char *fresh = done != NULL ? g_hash_table_lookup (a->fresh, done) : NULL;

  if (fresh != NULL)
    xmlSetProp (node, BAD_CAST "procedure", BAD_CAST fresh);
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      call_fresh_in (a, child);
}

static void
call_fresh (const Adoption *a)
{
  GHashTableIter iter;
  gpointer copy;

  g_hash_table_iter_init (&iter, a->taken);
  while (g_hash_table_iter_next (&iter, NULL, &copy))
    call_fresh_in (a, copy);
}

/* A procedure comes however often it is there; what it is made with, a counter, say, is there once.
 */
static void
adopt_procedure (Adoption *a, xmlNode *node)
{
  g_autofree char *id = tw_xml_reader_attribute (node, "id");
  gboolean is_there =
      id != NULL && tw_own_rules_find_element (a->to, (const char *) node->name, id) != NULL;
  xmlNode *copy;

  if (g_hash_table_contains (a->taken, node)
      || (is_there && !tw_own_rules_is_ours (node, "procedure")))
    return;
  copy = tw_own_rules_copy_element (a->to, node);
  g_hash_table_insert (a->taken, node, copy);
  if (is_there)
    rename_copy (a, copy);
  adopt_named (a, node);
}

/* Leaves out of what @node, and all in it, cites those rules in words that @to does not have. */
static void
forget_in (const TwOwnRulesEdit *to, xmlNode *node)
{
  g_autofree char *cited = tw_xml_reader_attribute (node, "rules");
  g_auto (GStrv) words = g_strsplit_set (cited != NULL ? cited : "", " \t\r\n", -1);
  g_autoptr (GString) kept = g_string_new (NULL);

  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      forget_in (to, child);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' && tw_own_rules_find_element (to, "rule", *word) != NULL)
      g_string_append_printf (kept, "%s%s", kept->len > 0 ? " " : "", *word);
  if (cited != NULL)
    tw_own_rules_set (node, "rules", kept->len > 0 ? kept->str : NULL);
}

/* What has come from elsewhere cites nothing that has not come along: nobody could look it up. */
static void
forget_unknown (const Adoption *a)
{
  GHashTableIter iter;
  gpointer copy;

  g_hash_table_iter_init (&iter, a->taken);
  while (g_hash_table_iter_next (&iter, NULL, &copy))
    forget_in (a->to, copy);
}

/* @source: (transfer full): an edit of the rules that are taken over */
static void
adopt_procedures (TwOwnRulesEdit *edit, TwOwnRulesEdit *source, int index)
{
  Adoption a;
  int n = 0;

  adoption_begin (&a, source, edit);
  for (xmlNode *node = source->root->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && tw_own_rules_is_ours (node, (const char *) node->name)
        && tw_rules_file_is_procedure ((const char *) node->name) && (n++ == index || index < 0))
      adopt_procedure (&a, node);
  call_fresh (&a);
  renumber_rules (&a);
  forget_unknown (&a);
  adoption_end (&a);
  tw_own_rules_edit_free (source);
}

void
tw_own_rules_adopt_procedures (TwOwnRulesEdit *edit, TwTileSet *from, int index)
{
  adopt_procedures (edit, tw_own_rules_edit_new (from), index);
}

void
tw_own_rules_adopt_fitting (TwOwnRulesEdit *edit, TwTileSet *from)
{
  TwOwnRulesEdit *source = tw_own_rules_edit_new (from);

  tw_own_rules_fit (source, edit);
  adopt_procedures (edit, source, -1);
}
