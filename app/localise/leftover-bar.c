/* Rules left over from typing, to be removed. */
#include "app/localise/leftover-bar.h"

#include <glib/gi18n.h>

#include "engine/own/own-rules-words.h"
#include "engine/set/leftover-rules.h"

struct _TwLeftoverBar
{
  GtkBox parent_instance;

  TwDocument *document;
  TwVocabulary *seen; /* (nullable): what was looked at: strokes on tiles leave it as it is */
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (TwLeftoverBar, tw_leftover_bar, GTK_TYPE_BOX)

static TwProblem
problem_of (const TwVocabulary *own)
{
  g_auto (GStrv) ids = tw_leftover_rules (own);

  return (TwProblem){ .code = TW_PROBLEM_LEFTOVER_RULES,
                      .tile = -1,
                      .other = (int) g_strv_length (ids),
                      .has_repair = TRUE };
}

static void
look (TwLeftoverBar *self)
{
  TwTileSet *set = tw_document_get_set (self->document);
  TwProblem problem;
  g_autofree char *words = NULL;

  if (set->own != NULL && set->own == self->seen)
    return;
  g_clear_pointer (&self->seen, tw_vocabulary_unref);
  self->seen = set->own != NULL ? tw_vocabulary_ref (set->own) : NULL;
  problem = problem_of (set->own);
  words = problem.other > 0 ? tw_problem_message (&problem, set) : NULL;
  gtk_label_set_text (self->words, words != NULL ? words : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               words != NULL ? tw_problem_explanation (&problem) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
}

static void
remove_cb (TwLeftoverBar *self)
{
  TwTileSet *set = tw_document_get_set (self->document);
  const TwProblem problem = problem_of (set->own);
  g_autoptr (TwTileSet) mended = tw_own_rules_repair (&problem, set);
  g_autofree char *label = tw_problem_repair_label (&problem, set);

  if (mended != NULL)
    tw_document_replace_set (self->document, mended, label, NULL);
}

static void
leftover_bar_dispose (GObject *object)
{
  tw_leftover_bar_set_document (TW_LEFTOVER_BAR (object), NULL);
  G_OBJECT_CLASS (tw_leftover_bar_parent_class)->dispose (object);
}

static void
tw_leftover_bar_class_init (TwLeftoverBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = leftover_bar_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/localise/leftover-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TwLeftoverBar, words);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
tw_leftover_bar_init (TwLeftoverBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_leftover_bar_set_document (TwLeftoverBar *self, TwDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_pointer (&self->seen, tw_vocabulary_unref);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (look), self);
  look (self);
}
