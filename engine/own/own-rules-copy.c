/* Elements of the rules, copied from one set into another. */
#include "engine/own/own-rules-private.h"

#include <string.h>

#include "engine/format/rules-file.h"

/* Names of the rules stand in the namespace that is declared at the root already. */
static void
use_namespace (xmlNode *node, xmlNs *rules)
{
  /* What is below may still use what is declared here. */
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      use_namespace (child, rules);
  if (node->ns != NULL && node->ns->prefix == NULL
      && strcmp ((const char *) node->ns->href, TW_RULES_NAMESPACE) == 0)
    node->ns = rules;
  /* Attributes are in no namespace but by a prefix: nothing needs a default one then. */
  for (xmlNs **at = &node->nsDef; *at != NULL;)
    if ((*at)->prefix == NULL && strcmp ((const char *) (*at)->href, TW_RULES_NAMESPACE) == 0)
      {
        xmlNs *gone = *at;

        *at = gone->next;
        gone->next = NULL;
        xmlFreeNs (gone);
      }
    else
      at = &(*at)->next;
}

void
tw_own_rules_adopt_namespace (TwOwnRulesEdit *edit, xmlNode *node)
{
  use_namespace (node, edit->root->ns);
}

xmlNode *
tw_own_rules_copy_element (TwOwnRulesEdit *edit, xmlNode *node)
{
  xmlNode *place = tw_own_rules_add_element (edit, (const char *) node->name);
  xmlNode *copy = xmlDocCopyNode (node, edit->document, 1);

  xmlReplaceNode (place, copy);
  xmlFreeNode (place);
  use_namespace (copy, edit->root->ns);
  return copy;
}
