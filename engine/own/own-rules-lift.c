/* Rules that come with the program, copied into a set. */
#include "engine/own/own-rules-lift.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/own/own-rules-lift-names.h"
#include "engine/own/own-rules-lift-private.h"
#include "engine/format/xml-reader.h"
#include "engine/set/thing-words.h"
#include "engine/set/word-targets.h"

static void
piece_free (gpointer data)
{
  TwLiftPiece *piece = data;

  if (piece->copy != NULL && piece->copy->parent == NULL)
    xmlFreeNode (piece->copy);
  g_free (piece->id);
  g_free (piece->fresh);
  g_free (piece);
}

static void
drop_comments (xmlNode *element)
{
  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      next = node->next;
      if (node->type == XML_COMMENT_NODE)
        tw_own_rules_drop (node);
      else if (node->type == XML_ELEMENT_NODE)
        drop_comments (node);
    }
}

/* What a card says is more than the name of a rule: players read it when it is drawn. */
static gboolean
is_on_card (const xmlNode *element, const char *rule)
{
  g_autofree char *rules =
      tw_own_rules_is_ours (element, "item") ? tw_xml_reader_attribute (element, "rules") : NULL;

  if (rules != NULL && tw_words_name (rules, rule))
    return TRUE;
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && is_on_card (node, rule))
      return TRUE;
  return FALSE;
}

/* What an expansion says of its rules is not said of what becomes of them, nor is all of it about
 * what is copied: sentences tell a copy, until somebody writes something better. */
static void
drop_rules (const TwLift *l, xmlNode *element)
{
  g_autofree char *rules = tw_xml_reader_attribute (element, "rules");
  g_auto (GStrv) ids = g_strsplit_set (rules != NULL ? rules : "", " \t\r\n", -1);
  g_autoptr (GString) kept = g_string_new (NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0' && is_on_card (l->root, ids[i]))
      g_string_append_printf (kept, "%s%s", kept->len > 0 ? " " : "", ids[i]);
  if (rules != NULL)
    tw_own_rules_set (element, "rules", kept->str);
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      drop_rules (l, node);
}

xmlNode *
tw_lift_find_source (const TwLift *l, const char *element, const char *id)
{
  for (xmlNode *node = l->root->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, element))
      {
        g_autofree char *other = tw_xml_reader_attribute (node, "id");

        if (g_strcmp0 (other, id) == 0)
          return node;
      }
  return NULL;
}

/* A copy of @node that can be changed, with its settings settled. */
static void
take (TwLift *l, xmlNode *node)
{
  TwLiftPiece *piece = g_new0 (TwLiftPiece, 1);

  piece->source = node;
  piece->id = tw_xml_reader_attribute (node, "id");
  piece->copy = xmlDocCopyNode (node, l->edit->document, 1);
  drop_comments (piece->copy);
  tw_own_rules_settle (&l->settling, piece->copy);
  drop_rules (l, piece->copy);
  g_ptr_array_add (l->pieces, piece);
}

static void
want (TwLift *l, const char *element, const char *id)
{
  xmlNode *node =
      tw_lift_find_piece (l, element, id) == NULL ? tw_lift_find_source (l, element, id) : NULL;

  if (node != NULL)
    take (l, node);
}

/* Counting figures are asked for by what they are, all of them. */
static void
want_counting_figures (TwLift *l)
{
  for (xmlNode *node = l->root->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, "counting-figure"))
      {
        g_autofree char *id = tw_xml_reader_attribute (node, "id");

        want (l, "counting-figure", id);
      }
}

/* Names that stand in @element and below, given there. */
static void
collect_given (TwLift *l, const xmlNode *element)
{
  g_autofree char *as = tw_xml_reader_attribute (element, "as");

  if (as != NULL && tw_lift_takes (element, "as") == TW_TAKES_ID)
    g_hash_table_add (l->given, g_steal_pointer (&as));
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      collect_given (l, node);
}

/* A word that names a thing of the part, or else a symbol that the program knows. */
static void
want_word (TwLift *l, const char *const *targets, const char *id)
{
  gboolean is_thing = FALSE;

  for (guint i = 0; targets[i] != NULL; i++)
    {
      want (l, targets[i], id);
      is_thing |= tw_lift_find_source (l, targets[i], id) != NULL;
    }
  if (!is_thing && g_strv_contains (targets, "symbol")
      && tw_thing_words_known_symbol (l->settling.shipped, id) != NULL
      && !g_ptr_array_find_with_equal_func (l->known, id, g_str_equal, NULL))
    g_ptr_array_add (l->known, g_strdup (id));
}

/* @with_against: with what only conditions name that must not hold. */
static void
want_named (TwLift *l, const xmlNode *element, gboolean with_against)
{
  for (const xmlAttr *at = element->properties; at != NULL; at = at->next)
    {
      const char *attribute = (const char *) at->name;
      const char *const *targets = tw_lift_targets (element, attribute);
      g_autofree char *value = tw_xml_reader_attribute (element, attribute);
      g_auto (GStrv) words = g_strsplit_set (value != NULL ? value : "", " \t\r\n", -1);

      if (g_strcmp0 (value, "counting-figure") == 0)
        want_counting_figures (l);
      for (guint i = 0; words[i] != NULL; i++)
        {
          if (strcmp (attribute, "room") == 0)
            g_hash_table_insert (l->symbols, g_strdup (words[i]), NULL);
          if (!tw_lift_is_given (l, element, attribute, tw_word_bare (words[i])))
            want_word (l, targets, tw_word_bare (words[i]));
        }
    }
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && (with_against || !tw_lift_is_against (node)))
      want_named (l, node, with_against);
}

/* All that is named, until nothing new is: first what has to be there; then what else is spoken of,
 * but for what can stay away as long as nothing brings it. */
static void
want_all (TwLift *l)
{
  for (guint turn = 0; turn < 2; turn++)
    for (guint i = 0; i < l->pieces->len; i++)
      {
        const TwLiftPiece *piece = l->pieces->pdata[i];

        collect_given (l, piece->copy);
        if (turn > 0)
          tw_lift_drop_absent (l, piece->copy);
        want_named (l, piece->copy, turn > 0);
      }
}

/* Tokens lie beside symbols of their name: a set that calls the token otherwise has such a symbol,
 * too. */
static void
add_symbol (const TwLift *l, const TwLiftPiece *token)
{
  g_autofree char *on = tw_xml_reader_attribute (token->source, "on");
  xmlNode *symbol;

  if (token->fresh == NULL || tw_own_rules_find_element (l->edit, "symbol", token->fresh) != NULL)
    return;
  symbol = tw_own_rules_add_element (l->edit, "symbol");
  tw_own_rules_set (symbol, "id", token->fresh);
  tw_own_rules_set (symbol, "on", on);
  for (xmlNode *node = token->source->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, "title"))
      xmlAddChild (symbol, xmlDocCopyNode (node, l->edit->document, 1));
  tw_own_rules_adopt_namespace (l->edit, symbol);
}

/* Symbols stay those that tiles bear, but the set may call them otherwise: it has names for them.
 */
static void
name_known (const TwLift *l)
{
  for (guint i = 0; i < l->known->len; i++)
    {
      const char *id = l->known->pdata[i];
      xmlNode *symbol = tw_own_rules_find_element (l->edit, "symbol", id) == NULL
                            ? tw_own_rules_add_element (l->edit, "symbol")
                            : NULL;

      if (symbol == NULL)
        continue;
      tw_own_rules_set (symbol, "id", id);
      tw_own_rules_put_texts (symbol, "title",
                              tw_thing_words_known_symbol (l->settling.shipped, id));
    }
}

static gboolean
say_the_same (const xmlNode *a, const xmlNode *b, const char *attribute)
{
  g_autofree char *one = tw_xml_reader_attribute (a, attribute);
  g_autofree char *other = tw_xml_reader_attribute (b, attribute);

  return g_strcmp0 (one, other) == 0;
}

/* Of two effects that count the same, that of the set is the one that counts where both are in
 * play, and what was copied last where it was copied before. */
static void
rank_effect (const TwLift *l, xmlNode *effect)
{
  static const char *const attributes[] = {
    "features", "stage", "per", "symbol", "kind", "priority"
  };
  g_autofree char *stage = tw_xml_reader_attribute (effect, "stage");
  gboolean is_taken = g_strcmp0 (stage, "rate") == 0 || g_strcmp0 (stage, "credit") == 0;

  while (is_taken)
    {
      g_autofree char *text = tw_xml_reader_attribute (effect, "priority");
      gint64 priority = text != NULL ? g_ascii_strtoll (text, NULL, 10) : 0;

      is_taken = FALSE;
      tw_own_rules_set_number (effect, "priority", (int) MIN (priority, G_MAXINT16) + 1, 0);
      for (const xmlNode *node = l->edit->root->children; node != NULL; node = node->next)
        {
          gboolean is_same = tw_own_rules_is_ours (node, "effect");

          for (guint i = 0; i < G_N_ELEMENTS (attributes) && is_same; i++)
            is_same = say_the_same (node, effect, attributes[i]);
          is_taken |= is_same;
        }
    }
}

static void
put (const TwLift *l, TwLiftPiece *piece)
{
  tw_lift_rename_in (l, piece->copy);
  if (tw_own_rules_is_ours (piece->copy, "effect"))
    rank_effect (l, piece->copy);
  if (piece->fresh != NULL)
    tw_own_rules_set (piece->copy, "id", piece->fresh);
  tw_own_rules_copy_element (l->edit, piece->copy);
}

/* ---- all of it ---------------------------------------------------------------------------- */

static void
lift_begin (TwLift *l, TwOwnRulesEdit *edit, const TwVocabulary *shipped, xmlNode *root)
{
  *l = (TwLift){ edit,
                 { shipped, NULL },
                 root,
                 g_ptr_array_new_with_free_func (piece_free),
                 g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                 g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                 g_ptr_array_new_with_free_func (g_free) };
}

static void
lift_end (TwLift *l)
{
  g_ptr_array_unref (l->pieces);
  g_hash_table_unref (l->given);
  g_hash_table_unref (l->symbols);
  g_ptr_array_unref (l->known);
}

/* The element of which a rule was read. */
static xmlNode *
element_of (const xmlNode *root, const TwShippedRule *rule)
{
  const char *name = rule->procedure != NULL ? rule->procedure->root->word->name : "effect";
  guint line = rule->procedure != NULL ? rule->procedure->root->line : rule->effect->line;

  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, name) && tw_xml_reader_line (node) == line)
      return node;
  return NULL;
}

/* Whose @rules were asked for, first; then all that is named. */
static gboolean
gather (TwLift *l, const TwShippedRule *rules, guint n, GError **error)
{
  for (guint i = 0; i < n; i++)
    {
      xmlNode *node = element_of (l->root, &rules[i]);

      if (node == NULL)
        {
          g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_DATA,
                       _ ("The file with this rule has been changed since the program was started. "
                          "Start the program again."));
          return FALSE;
        }
      l->settling.assumed = rules[i].procedure != NULL
                                ? tw_statement_text (rules[i].procedure->root, "if-parameter")
                                : rules[i].effect->if_parameter;
      take (l, node);
    }
  if (n > 1)
    l->settling.assumed = NULL;
  want_all (l);
  return TRUE;
}

static void
name_all (TwLift *l, guint n_asked_for)
{
  for (guint i = 0; i < l->pieces->len; i++)
    {
      TwLiftPiece *piece = l->pieces->pdata[i];

      if (tw_own_rules_is_ours (piece->source, "rule"))
        {
          tw_lift_rename_in (l, piece->copy);
          tw_lift_name_rule (l, piece);
        }
      else if (piece->id != NULL)
        tw_lift_name_thing (l, piece, i < n_asked_for);
      if (tw_own_rules_is_ours (piece->source, "token")
          && g_hash_table_contains (l->symbols, piece->id))
        g_hash_table_insert (l->symbols, g_strdup (piece->id), g_strdup (piece->fresh));
    }
}

gboolean
tw_own_rules_lift (TwOwnRulesEdit *edit,
                   const TwVocabulary *shipped,
                   const TwShippedRule *rules,
                   guint n,
                   GError **error)
{
  const char *file = rules[0].procedure != NULL ? rules[0].procedure->file : rules[0].effect->file;
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (file, &length, error);
  g_autoptr (xmlDoc) document =
      data != NULL ? tw_xml_document_parse (file, data, (gssize) length, error) : NULL;
  gboolean is_whole;
  TwLift l;

  if (document == NULL)
    return FALSE;
  lift_begin (&l, edit, shipped, xmlDocGetRootElement (document));
  is_whole = gather (&l, rules, n, error);
  if (is_whole)
    {
      name_all (&l, n);
      for (guint i = 0; i < l.pieces->len; i++)
        {
          TwLiftPiece *piece = l.pieces->pdata[i];

          if (!piece->is_there)
            put (&l, piece);
          if (tw_own_rules_is_ours (piece->source, "token")
              && g_hash_table_contains (l.symbols, piece->id))
            add_symbol (&l, piece);
        }
      name_known (&l);
    }
  lift_end (&l);
  return is_whole;
}
