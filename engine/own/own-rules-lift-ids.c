/* What copied rules, and the things that come with them, are called in the set. */
#include "engine/own/own-rules-lift-private.h"

#include <string.h>

#include "engine/own/own-rules-lift-names.h"
#include "engine/format/xml-reader.h"
#include "engine/tile/kind.h"
#include "engine/tile/symbol-table.h"

/* Whether a new thing of the set can be called @id. */
static gboolean
is_free (const TwLift *l, const char *id)
{
  const TwVocabulary *shipped = l->settling.shipped;

  if (tw_vocabulary_find_figure (shipped, id) != NULL
      || tw_vocabulary_find_token (shipped, id) != NULL
      || tw_vocabulary_find_procedure (shipped, id) != NULL
      || tw_vocabulary_find_zone (shipped, id) != NULL
      || tw_vocabulary_find_parameter (shipped, id) >= 0 || tw_symbol_table_find (id) != NULL
      || tw_kind_from_name (id) != TW_KIND_NONE || g_hash_table_contains (l->given, id))
    return FALSE;
  for (const xmlNode *node = l->edit->root->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      {
        g_autofree char *other = tw_xml_reader_attribute (node, "id");

        if (g_strcmp0 (other, id) == 0)
          return FALSE;
      }
  for (guint i = 0; i < l->pieces->len; i++)
    if (g_strcmp0 (((const TwLiftPiece *) l->pieces->pdata[i])->fresh, id) == 0)
      return FALSE;
  return TRUE;
}

#define MOST_COPIES 99

/* (transfer full) (nullable): what the set calls a copy of @element, the file's @id, from before,
 * which was not changed so that it is something else. */
static char *
find_copied (const TwLift *l, const xmlNode *element, const char *id)
{
  for (guint n = 2; n < MOST_COPIES; n++)
    {
      g_autofree char *copied = g_strdup_printf ("%s-%u", id, n);
      const xmlNode *node =
          tw_own_rules_find_element (l->edit, (const char *) element->name, copied);

      if (node != NULL && tw_lift_is_alike (node, element))
        return g_steal_pointer (&copied);
    }
  return NULL;
}

gboolean
tw_lift_was_copied (const TwLift *l, const xmlNode *source, const char *id)
{
  g_autofree char *copied = find_copied (l, source, id);

  return copied != NULL;
}

void
tw_lift_name_thing (const TwLift *l, TwLiftPiece *piece, gboolean is_asked_for)
{
  if (!is_asked_for)
    piece->fresh = find_copied (l, piece->copy, piece->id);
  piece->is_there = piece->fresh != NULL;
  for (guint n = 2; piece->fresh == NULL; n++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%u", piece->id, n);

      if (is_free (l, id))
        piece->fresh = g_steal_pointer (&id);
    }
}

/* What a rule says in the language of its file. */
static char *
words_of (const xmlNode *rule)
{
  const xmlNode *statement = xmlFirstElementChild ((xmlNode *) rule);
  xmlChar *text = statement != NULL ? xmlNodeGetContent (statement) : NULL;
  char *words = g_strstrip (g_strdup (text != NULL ? (const char *) text : ""));

  xmlFree (text);
  return words;
}

static gboolean
rule_id_is_free (const TwLift *l, const char *id)
{
  if (tw_own_rules_find_element (l->edit, "rule", id) != NULL
      || tw_vocabulary_find_rule (l->settling.shipped, id) != NULL)
    return FALSE;
  for (guint i = 0; i < l->pieces->len; i++)
    if (g_strcmp0 (((const TwLiftPiece *) l->pieces->pdata[i])->fresh, id) == 0)
      return FALSE;
  return TRUE;
}

/* Rules in words have numbers; one that says the same is there already. */
void
tw_lift_name_rule (const TwLift *l, TwLiftPiece *piece)
{
  g_autofree char *words = words_of (piece->copy);
  g_autoptr (GString) stem = g_string_new (NULL);

  for (const xmlNode *node = l->edit->root->children; node != NULL; node = node->next)
    {
      g_autofree char *other = tw_own_rules_is_ours (node, "rule") ? words_of (node) : NULL;

      if (g_strcmp0 (other, words) != 0)
        continue;
      piece->fresh = tw_xml_reader_attribute (node, "id");
      piece->is_there = TRUE;
      return;
    }
  for (const char *at = l->edit->set->id; *at != '\0' && stem->len < 8; at++)
    if (g_ascii_isalpha (*at))
      g_string_append_c (stem, g_ascii_toupper (*at));
  if (stem->len < 2)
    g_string_assign (stem, "OWN");
  for (guint n = 1; piece->fresh == NULL; n++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%03u", stem->str, n);

      if (rule_id_is_free (l, id))
        piece->fresh = g_steal_pointer (&id);
    }
}
