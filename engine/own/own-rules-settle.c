/* Settings become what they are. */
#include "engine/own/own-rules-settle.h"

#include <string.h>

#include "engine/own/own-rules-private.h"
#include "engine/format/xml-reader.h"
#include "engine/set/placeholder.h"
#include "engine/tile/plural-forms.h"
#include "engine/tile/texts.h"

#define BASE "base"

/* Returns: (nullable): the setting of that name */
static const TwParameter *
find_setting (const TwSettling *settling, const char *name)
{
  int index = tw_vocabulary_find_parameter (settling->shipped, name);

  return index >= 0 ? g_ptr_array_index (settling->shipped->parameters, index) : NULL;
}

static int
value_of (const TwSettling *settling, const TwParameter *parameter)
{
  int index, value;

  return settling->assumed != NULL
                 && tw_vocabulary_setting (settling->shipped, settling->assumed, &index, &value)
                 && g_ptr_array_index (settling->shipped->parameters, index) == parameter
             ? value
             : parameter->preset;
}

char *
tw_settling_amount (const TwSettling *settling, const char *text)
{
  const TwParameter *parameter = find_setting (settling, text);

  return parameter != NULL ? g_strdup_printf ("%d", value_of (settling, parameter)) : NULL;
}

char *
tw_settling_words (const TwSettling *settling, const char *words, const char *language)
{
  const char *rule = tw_texts_plural_forms (NULL, *language != '\0' ? language : "en");
  GString *out = g_string_new (NULL);
  TwPlaceholder placeholder;

  for (const char *at = words; *at != '\0';)
    {
      g_autofree char *name = NULL, *value = NULL;
      const TwParameter *parameter;

      if (!tw_placeholder_at (at, &placeholder))
        {
          g_string_append_c (out, *at++);
          continue;
        }
      at += placeholder.length;
      name = g_strndup (placeholder.name, placeholder.name_length);
      parameter = find_setting (settling, name);
      if (parameter == NULL)
        {
          g_string_append_len (out, placeholder.start, (gssize) placeholder.length);
          continue;
        }
      value = tw_parameter_format (parameter, value_of (settling, parameter));
      tw_placeholder_append (&placeholder,
                             tw_plural_forms_index (rule,
                                                    (gulong) ABS (value_of (settling, parameter))),
                             value, out);
    }
  return g_string_free (out, FALSE);
}

/* What a condition is worth before any game begins. */
typedef enum
{
  ASKED,
  HOLDS,
  FAILS
} Fixed;

static Fixed
setting_of (const TwSettling *settling, const xmlNode *element)
{
  g_autofree char *text = tw_xml_reader_attribute (element, "if-parameter");
  const TwParameter *parameter;
  int index, value;

  if (text == NULL || !tw_vocabulary_setting (settling->shipped, text, &index, &value))
    return ASKED;
  parameter = g_ptr_array_index (settling->shipped->parameters, index);
  if (strcmp (parameter->part, BASE) == 0)
    return ASKED;
  return value_of (settling, parameter) == value ? HOLDS : FAILS;
}

static Fixed
part_of (const xmlNode *element)
{
  g_autofree char *part = tw_xml_reader_attribute (element, "if-part");

  return part == NULL ? ASKED : strcmp (part, BASE) == 0 ? HOLDS : FAILS;
}

static gboolean
has_elements (const xmlNode *element)
{
  return xmlFirstElementChild ((xmlNode *) element) != NULL;
}

/* Whether @element asks nothing: it has nothing but what is said besides. */
static gboolean
asks_nothing (const xmlNode *element)
{
  for (const xmlAttr *attribute = element->properties; attribute != NULL;
       attribute = attribute->next)
    if (strcmp ((const char *) attribute->name, "rules") != 0
        && strcmp ((const char *) attribute->name, "reason") != 0)
      return FALSE;
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, "any") || tw_own_rules_is_ours (node, "none"))
      return FALSE;
  return TRUE;
}

/* What is in @element comes to stand in its place. */
static void
unwrap (xmlNode *element)
{
  xmlNode *child;

  while ((child = element->children) != NULL)
    {
      xmlUnlinkNode (child);
      xmlAddPrevSibling (element, child);
    }
  tw_own_rules_drop (element);
}

static xmlNode *
else_of (xmlNode *element)
{
  xmlNode *next = xmlNextElementSibling (element);

  return next != NULL && tw_own_rules_is_ours (next, "else") ? next : NULL;
}

static void
settle_if (xmlNode *element, Fixed fixed)
{
  xmlNode *otherwise = else_of (element);

  tw_own_rules_set (element, "if-parameter", NULL);
  tw_own_rules_set (element, "if-part", NULL);
  if (fixed == FAILS)
    {
      if (otherwise != NULL)
        unwrap (otherwise);
      tw_own_rules_drop (element);
    }
  else if (asks_nothing (element))
    {
      tw_own_rules_drop (otherwise);
      unwrap (element);
    }
}

/* What does nothing is not done, nor asked for. */
static gboolean
is_hollow (xmlNode *element)
{
  if (tw_own_rules_is_ours (element, "not") || tw_own_rules_is_ours (element, "else"))
    return !has_elements (element);
  if (!tw_own_rules_is_ours (element, "if") || else_of (element) != NULL)
    return FALSE;
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && !tw_own_rules_is_ours (node, "any")
        && !tw_own_rules_is_ours (node, "none"))
      return FALSE;
  return TRUE;
}

static void settle_children (const TwSettling *settling, xmlNode *element);

static void
settle_element (const TwSettling *settling, xmlNode *element)
{
  Fixed setting = setting_of (settling, element), part = part_of (element);
  Fixed fixed = setting == FAILS || part == FAILS   ? FAILS
                : setting == HOLDS || part == HOLDS ? HOLDS
                                                    : ASKED;

  settle_children (settling, element);
  if (is_hollow (element))
    tw_own_rules_drop (element);
  else if (fixed != ASKED && tw_own_rules_is_ours (element, "if"))
    settle_if (element, fixed);
  else if (fixed != ASKED)
    {
      tw_own_rules_set (element, "if-parameter", NULL);
      if (fixed == FAILS || asks_nothing (element))
        tw_own_rules_drop (element);
    }
}

static void
settle_children (const TwSettling *settling, xmlNode *element)
{
  /* From the last one on: an <else> is whole before the <if> that it belongs to. */
  for (xmlNode *node = element->last, *before; node != NULL; node = before)
    {
      before = node->prev;
      if (node->type == XML_ELEMENT_NODE)
        settle_element (settling, node);
    }
}

void
tw_own_rules_settle (const TwSettling *settling, xmlNode *element)
{
  if (setting_of (settling, element) != ASKED)
    tw_own_rules_set (element, "if-parameter", NULL);
  settle_children (settling, element);
}
