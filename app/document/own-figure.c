/* Where a figure may stand, and whether rules move it. */
#include "app/document/own-figure.h"

#include <glib/gi18n.h>

#include "engine/own/own-rules-declared.h"

/* What it is called on one kind of land it is called on others as well. */
gboolean
tw_own_figure_set_role (TwDocument *document,
                        const char *id,
                        TwKind kind,
                        gboolean is_on,
                        GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  const TwFigureType *figure = tw_vocabulary_find_figure (set->own, id);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  const char *name = figure->n_roles > 0 ? figure->roles[0].name : id;

  tw_own_rules_set_role (edit, id, tw_vocabulary_kind_name (set->own, kind), is_on ? name : NULL);
  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), NULL, error);
}

/* What rules say of figures that players place. */
static const char *const said_by_rules[] = { "needs-free", "occupies", "late", "rules" };

gboolean
tw_own_figure_set_by_hand (TwDocument *document,
                           const char *id,
                           gboolean is_by_hand,
                           GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  const TwFigureType *figure = tw_vocabulary_find_figure (set->own, id);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);

  tw_own_rules_set_declared (edit, "figure", id, "by-hand", is_by_hand ? "true" : NULL);
  tw_own_rules_set_declared (edit, "figure", id, "weight",
                             is_by_hand        ? NULL
                             : figure->neutral ? "0"
                                               : "1");
  /* As the figures of the game: whoever may join others has to say so. */
  if (!is_by_hand && !figure->neutral)
    tw_own_rules_set_declared (edit, "figure", id, "needs-free", "true");
  for (guint i = 0; is_by_hand && i < G_N_ELEMENTS (said_by_rules); i++)
    tw_own_rules_set_declared (edit, "figure", id, said_by_rules[i], NULL);
  for (guint i = 0; is_by_hand && i < figure->n_roles; i++)
    tw_own_rules_set_role (edit, id, tw_vocabulary_kind_name (set->own, figure->roles[i].kind),
                           NULL);
  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), NULL, error);
}

gboolean
tw_own_figure_set_neutral (TwDocument *document,
                           const char *id,
                           gboolean is_neutral,
                           GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  const TwFigureType *figure = tw_vocabulary_find_figure (set->own, id);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);

  tw_own_rules_set_declared (edit, "figure", id, "neutral", is_neutral ? "true" : NULL);
  if (is_neutral)
    tw_own_rules_set_declared (edit, "figure", id, "supply", "1");
  if (!figure->by_hand)
    tw_own_rules_set_declared (edit, "figure", id, "weight", is_neutral ? "0" : "1");
  for (guint i = 0; is_neutral && i < G_N_ELEMENTS (said_by_rules); i++)
    tw_own_rules_set_declared (edit, "figure", id, said_by_rules[i], NULL);
  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), NULL, error);
}
