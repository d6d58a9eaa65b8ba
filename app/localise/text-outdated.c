/* What is out of date, and what mends it. */
#include "app/localise/text-outdated.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/document/rule-text.h"
#include "app/localise/text-table-private.h"
#include "app/widgets/announce.h"
#include "app/widgets/flow-layout.h"
#include "engine/format/format-error.h"
#include "engine/set/rule-stamp.h"

#define BEFORE "rule:"
#define BEHIND "/statement"

/* Returns: (transfer full) (nullable): the id of the rule whose text has that name */
static char *
rule_of (const char *context)
{
  return g_str_has_prefix (context, BEFORE) && g_str_has_suffix (context, BEHIND)
             ? g_strndup (context + strlen (BEFORE),
                          strlen (context) - strlen (BEFORE) - strlen (BEHIND))
             : NULL;
}

gboolean
tw_text_outdated_look (TwTextTable *self)
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
tw_text_outdated_is (TwTextTable *self, const TwTextItem *item)
{
  g_autofree char *id =
      self->outdated != NULL && self->outdated[0] != NULL ? rule_of (item->context) : NULL;

  return id != NULL && g_strv_contains ((const char *const *) self->outdated, id);
}

void
tw_text_outdated_follow (TwTextTable *self)
{
  if (!tw_text_outdated_look (self))
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      TwTextRow *row = self->rows->pdata[i];
      const TwTextItem *item =
          g_str_has_prefix (row->context, BEFORE) ? tw_text_table_find_item (self, row) : NULL;

      if (item != NULL)
        tw_text_table_fill_row (self, row, item, row->n_forms);
    }
}

char *
tw_text_outdated_words (void)
{
  return g_strdup (_ ("This text was written before the rule was changed."));
}

static void
mend (GtkWidget *button, gboolean (*how) (TwDocument *, const char *, GError **))
{
  g_autoptr (TwDocument) document =
      g_object_ref (g_object_get_data (G_OBJECT (button), "document"));
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (button), "rule"));
  g_autoptr (GError) error = NULL;

  if (!how (document, id, &error))
    tw_announce_error (button, tw_error_words (error), NULL);
}

static void
drop_cb (GtkWidget *button)
{
  mend (button, tw_rule_text_drop);
}

static void
confirm_cb (GtkWidget *button)
{
  mend (button, tw_rule_text_confirm);
}

static void
add_button (GtkWidget *box, TwDocument *document, const char *id, const char *label, GCallback how)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data_full (G_OBJECT (button), "document", g_object_ref (document), g_object_unref);
  g_object_set_data_full (G_OBJECT (button), "rule", g_strdup (id), g_free);
  g_signal_connect (button, "clicked", how, NULL);
  gtk_box_append (GTK_BOX (box), button);
}

GtkWidget *
tw_text_outdated_buttons_new (TwDocument *document, const char *context)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *id = rule_of (context);

  gtk_widget_set_layout_manager (box, tw_flow_layout_new (6));
  add_button (box, document, id, _ ("Use the Sentences"), G_CALLBACK (drop_cb));
  add_button (box, document, id, _ ("It Is Still Right"), G_CALLBACK (confirm_cb));
  return box;
}
