/* What texts of rules were written for. */
#include "engine/own/own-rules-written.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/own/own-rules-names.h"
#include "engine/own/own-rules-order.h"
#include "engine/own/own-rules-private.h"
#include "engine/own/own-rules-remove.h"
#include "engine/format/xml-reader.h"
#include "engine/set/other-repair.h"
#include "engine/set/rule-stamp.h"

#define STAMP "written-for"

static const TwRule *
find_rule (const TwVocabulary *own, const char *id)
{
  return own != NULL ? tw_vocabulary_find_rule (own, id) : NULL;
}

static gboolean
say_the_same (const TwRule *a, const TwRule *b)
{
  const TwText *one = tw_texts_source (a->texts), *other = tw_texts_source (b->texts);

  return g_strcmp0 (one != NULL ? one->text : NULL, other != NULL ? other->text : NULL) == 0;
}

/* The stamp that @rule is to have, %NULL for none. */
static const char *
stamp_of (const TwRule *rule, const TwRule *old, const char *was, const char *now)
{
  const char *stamp = old == NULL                ? rule->written_for
                      : old->written_for != NULL ? old->written_for
                                                 : was;

  /* What is written now, is written for what it does now. */
  if (old != NULL && !say_the_same (rule, old))
    return NULL;
  return tw_rule_has_words (rule) && g_strcmp0 (stamp, now) != 0 ? stamp : NULL;
}

static gboolean
has_words (const TwVocabulary *own)
{
  for (guint i = 0; own != NULL && i < own->rules->len; i++)
    if (tw_rule_has_words (own->rules->pdata[i]))
      return TRUE;
  return FALSE;
}

static gboolean
put_stamp (const TwOwnRulesEdit *edit, const TwRule *rule, const char *stamp)
{
  xmlNode *node = g_strcmp0 (rule->written_for, stamp) != 0
                      ? tw_own_rules_find_element (edit, "rule", rule->id)
                      : NULL;

  if (node != NULL)
    tw_own_rules_set (node, STAMP, stamp);
  return node != NULL;
}

gboolean
tw_own_rules_stamp (TwOwnRulesEdit *edit, const TwVocabulary *before, const TwVocabulary *after)
{
  g_autoptr (GHashTable) was = NULL;
  g_autoptr (GHashTable) now = NULL;
  gboolean is_changed = FALSE;

  if (!has_words (after))
    return FALSE;
  was = before != NULL ? tw_rule_stamps (before) : NULL;
  now = tw_rule_stamps (after);
  for (guint i = 0; i < after->rules->len; i++)
    {
      const TwRule *rule = after->rules->pdata[i];
      const char *new_stamp = g_hash_table_lookup (now, rule->id);
      const char *stamp =
          stamp_of (rule, find_rule (before, rule->id),
                    was != NULL ? g_hash_table_lookup (was, rule->id) : NULL, new_stamp);

      /* What nothing names any more does nothing that the text could contradict. */
      if (new_stamp == NULL || g_strcmp0 (edit->confirmed, rule->id) == 0)
        stamp = NULL;
      is_changed |= put_stamp (edit, rule, stamp);
    }
  return is_changed;
}

void
tw_own_rules_confirm_words (TwOwnRulesEdit *edit, const char *id)
{
  g_free (edit->confirmed);
  edit->confirmed = g_strdup (id);
}

/* Takes @id out of the rules that @element and all in it name. */
static void
unname (xmlNode *element, const char *id)
{
  g_autofree char *rules = tw_xml_reader_attribute (element, "rules");
  g_auto (GStrv) ids = g_strsplit_set (rules != NULL ? rules : "", " \t\r\n", -1);
  g_autoptr (GString) rest = g_string_new (NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0' && strcmp (ids[i], id) != 0)
      g_string_append_printf (rest, "%s%s", rest->len > 0 ? " " : "", ids[i]);
  if (rules != NULL)
    tw_own_rules_set (element, "rules", rest->str);
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      unname (node, id);
}

void
tw_own_rules_drop_words (TwOwnRulesEdit *edit, const char *id)
{
  unname (edit->root, id);
  tw_own_rules_remove (edit, "rule", id);
}

void
tw_own_rules_show_stamps (xmlNode *rules, const TwVocabulary *own)
{
  for (xmlNode *node = rules->children; node != NULL; node = node->next)
    {
      g_autofree char *id =
          tw_own_rules_is_ours (node, "rule") ? tw_xml_reader_attribute (node, "id") : NULL;
      const TwRule *rule = id != NULL ? find_rule (own, id) : NULL;

      if (rule != NULL)
        tw_own_rules_set (node, STAMP, rule->written_for);
    }
}

TwTileSet *
tw_own_rules_other_repair (const TwProblem *problem, TwTileSet *set)
{
  g_autoptr (TwOwnRulesEdit) edit = NULL;

  if (problem->code != TW_PROBLEM_OUTDATED_TEXT && problem->code != TW_PROBLEM_OUTDATED_NAME
      && problem->code != TW_PROBLEM_SAME_ORDER)
    return tw_problem_other_repair (problem, set);
  edit = tw_own_rules_edit_new (set);
  if (problem->code == TW_PROBLEM_SAME_ORDER)
    return tw_own_rules_settle_order (edit, problem, TRUE) ? tw_own_rules_edit_apply (edit, NULL)
                                                           : NULL;
  if (problem->code == TW_PROBLEM_OUTDATED_TEXT)
    tw_own_rules_confirm_words (edit, problem->detail);
  else
    tw_own_rules_confirm_name (edit, problem->detail);
  return tw_own_rules_edit_apply (edit, NULL);
}

char *
tw_own_rules_other_repair_label (const TwProblem *problem, const TwTileSet *set)
{
  if (problem->code == TW_PROBLEM_SAME_ORDER && problem->has_repair)
    return g_strdup (_ ("Put It First"));
  return (problem->code == TW_PROBLEM_OUTDATED_TEXT || problem->code == TW_PROBLEM_OUTDATED_NAME)
                 && problem->has_repair
             ? g_strdup (_ ("It Is Still Right"))
             : tw_problem_other_repair_label (problem, set);
}
