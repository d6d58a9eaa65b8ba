/* Words for people in the statements of procedures: which element is whose translation. */
#include "engine/localise/text-statement.h"

#include <string.h>

#include "engine/format/rules-file.h"
#include "engine/format/xml-reader.h"
#include "engine/set/rule-word.h"

/* What is the same text in another language, as far as it has been found. */
typedef struct
{
  const xmlNode *source;
  GPtrArray *languages;
} Group;

gboolean
tw_text_statement_is (const xmlNode *node)
{
  const TwRuleWord *word;

  if (node->type != XML_ELEMENT_NODE || node->ns == NULL
      || strcmp ((const char *) node->ns->href, TW_RULES_NAMESPACE) != 0)
    return FALSE;
  word = tw_rule_word_find (TW_WORDS_STATEMENT, (const char *) node->name);
  /* There is one title beside another only in another language. */
  return word != NULL && word->is_text && word->stands != TW_STANDS_TITLE;
}

static gboolean
is_like (const xmlNode *node, const xmlNode *other)
{
  return other->type == XML_ELEMENT_NODE && other->ns != NULL && node->ns != NULL
         && strcmp ((const char *) other->name, (const char *) node->name) == 0
         && strcmp ((const char *) other->ns->href, (const char *) node->ns->href) == 0;
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
is_detail (const xmlAttr *attribute)
{
  return attribute->ns == NULL && strcmp ((const char *) attribute->name, "draft") != 0;
}

/* Whether what @node says of itself, @other says as well: nothing is said by what was translated.
 */
static gboolean
says_the_same (const xmlNode *node, const xmlNode *other)
{
  for (const xmlAttr *at = node->properties; at != NULL; at = at->next)
    if (is_detail (at))
      {
        g_autofree char *a = tw_xml_reader_attribute (node, (const char *) at->name);
        g_autofree char *b = tw_xml_reader_attribute (other, (const char *) at->name);

        if (g_strcmp0 (a, b) != 0)
          return FALSE;
      }
  return TRUE;
}

static void
group_clear (gpointer data)
{
  g_ptr_array_unref (((Group *) data)->languages);
}

/* As engine/format/procedure-reader.c joins them. */
const xmlNode *
tw_text_statement_source (const xmlNode *node)
{
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (Group));

  g_array_set_clear_func (groups, group_clear);
  for (const xmlNode *at = node->parent->children; at != NULL; at = at->next)
    {
      g_autofree char *language = NULL;
      Group *group = NULL;

      if (!is_like (node, at))
        continue;
      language = language_of (at);
      for (guint i = groups->len; *language != '\0' && group == NULL && i-- > 0;)
        {
          Group *other = &g_array_index (groups, Group, i);

          if (!g_ptr_array_find_with_equal_func (other->languages, language, g_str_equal, NULL)
              && says_the_same (at, other->source))
            group = other;
        }
      if (group == NULL)
        {
          Group added = { at, g_ptr_array_new_with_free_func (g_free) };

          g_array_append_val (groups, added);
          group = &g_array_index (groups, Group, groups->len - 1);
        }
      if (at == node)
        return group->source;
      g_ptr_array_add (group->languages, g_steal_pointer (&language));
    }
  return node;
}
