/* Small whole rules to begin with. */
#include "app/document/rule-patterns.h"

#include <glib/gi18n.h>

#include "app/document/own-procedure.h"
#include "engine/format/data-dir.h"

static const TwRulePattern patterns[] = {
  { "symbol-scores", N_ ("A symbol scores") },
  { "token-given", N_ ("A token is handed out") },
  { "piece-laid", N_ ("A piece is laid when a road is complete") },
  { "figure-elsewhere", N_ ("A figure may also stand elsewhere") },
  { "somebody-takes", N_ ("Somebody takes something") },
  { "figure-walks", N_ ("A figure that belongs to nobody walks") },
  { "who-has-most", N_ ("Whoever has most gets something") },
  { "die-decides", N_ ("A die decides") },
  { "all-together", N_ ("All win or lose together") },
};

/* From the shortest rule to the longest. */
static const TwRulePattern examples[] = {
  { "bridge", N_ ("The Bridge") },       { "tax-collector", N_ ("The Tax Collector") },
  { "treasures", N_ ("The Treasures") }, { "plague", N_ ("The Plague") },
  { "river-boat", N_ ("The Boat") },
};

const TwRulePattern *
tw_rule_examples (guint *out_n)
{
  *out_n = G_N_ELEMENTS (examples);
  return examples;
}

const TwRulePattern *
tw_rule_patterns (guint *out_n)
{
  *out_n = G_N_ELEMENTS (patterns);
  return patterns;
}

gboolean
tw_rule_example_is (TwDocument *document)
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    if (g_strcmp0 (examples[i].id, tw_document_get_shipped_id (document)) == 0)
      return TRUE;
  return FALSE;
}

int
tw_rule_pattern_add (TwDocument *document, const char *id, GError **error)
{
  g_autofree char *name = g_strconcat ("patterns/", id, ".xml", NULL);
  g_autofree char *path = tw_data_dir_find (name), *text = NULL;

  return g_file_get_contents (path, &text, NULL, error)
             ? tw_own_procedure_add_like (document, text, error)
             : -1;
}
