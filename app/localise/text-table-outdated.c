/* Texts of the table that were written before their rules were changed. */
#include "app/localise/text-outdated.h"
#include "app/localise/text-table-private.h"
#include "engine/set/rule-stamp.h"

gboolean
tw_text_table_look_outdated (TwTextTable *self)
{
  char **outdated = tw_rules_outdated (tw_document_get_set (self->document)->own);
  gboolean is_other = self->outdated == NULL ? outdated[0] != NULL
                                             : !g_strv_equal ((const char *const *) outdated,
                                                              (const char *const *) self->outdated);

  g_strfreev (self->outdated);
  self->outdated = outdated;
  return is_other;
}

gboolean
tw_text_table_is_outdated (TwTextTable *self, const TwTextItem *item)
{
  g_autofree char *id = self->outdated != NULL && self->outdated[0] != NULL
                            ? tw_text_outdated_rule (item->context)
                            : NULL;

  return id != NULL && g_strv_contains ((const char *const *) self->outdated, id);
}

void
tw_text_table_follow_outdated (TwTextTable *self)
{
  if (!tw_text_table_look_outdated (self))
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      TwTextRow *row = self->rows->pdata[i];
      g_autofree char *rule = tw_text_outdated_rule (row->context);
      const TwTextItem *item = rule != NULL ? tw_text_table_find_item (self, row) : NULL;

      if (item != NULL)
        tw_text_table_fill_row (self, row, item, row->n_forms);
    }
}
