/* Texts below the sentences of a rule. */
#include "app/ruleset/rule-texts.h"

#include <glib/gi18n.h>

#include "app/document/own-procedure.h"
#include "app/document/rule-text.h"
#include "app/ruleset/outdated-text.h"
#include "app/ruleset/words-row.h"
#include "app/widgets/announce.h"
#include "engine/format/format-error.h"

/* Of the sentence that a text stands for, in the title of its row. */
#define PART_CHARS 60

/* A text, and the row below it that says that it is out of date. */
typedef struct
{
  TwStatementPlace place;
  GtkWidget *entry;
  GtkWidget *outdated;
} Row;

struct _TwRuleTexts
{
  AdwPreferencesGroup parent_instance;

  TwDocument *document;
  int index;
  GArray *rows;       /* Row */
  gboolean is_typing; /* what is shown, which stays as it is */
};

G_DEFINE_FINAL_TYPE (TwRuleTexts, tw_rule_texts, ADW_TYPE_PREFERENCES_GROUP)

static void
typed_cb (TwRuleTexts *self, TwWordsRow *entry)
{
  g_autofree char *words = g_strstrip (tw_words_row_dup_text (entry));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);
      const TwStatementPlace place = row->place;

      if (row->entry != GTK_WIDGET (entry))
        continue;
      self->is_typing = TRUE;
      if (!tw_rule_text_write (self->document, (guint) self->index, &place, words, &error))
        tw_announce_error (GTK_WIDGET (self), tw_error_words (error), NULL);
      self->is_typing = FALSE;
      return;
    }
}

static void
left_cb (TwRuleTexts *self)
{
  if (self->document != NULL)
    tw_document_seal (self->document);
}

/* The line that tells @place, or what it stands in. */
static const char *
line_of (const GPtrArray *lines, const TwStatementPlace *place)
{
  const TwOwnLine *best = lines->pdata[0];

  for (guint i = 0; i < lines->len; i++)
    {
      const TwOwnLine *line = lines->pdata[i];
      gboolean holds = line->place.n <= place->n && line->place.n > best->place.n;

      for (guint k = 0; k < line->place.n && holds; k++)
        holds = line->place.at[k] == place->at[k];
      if (holds)
        best = line;
    }
  return best->words;
}

static void
add_row (TwRuleTexts *self, const TwRuleText *text, const GPtrArray *lines)
{
  g_autofree char *part =
      text->place.n > 0 ? tw_short_words (line_of (lines, &text->place), PART_CHARS, 1) : NULL;
  /* Translators: the beginning of a sentence that a text is about. */
  g_autofree char *title = part != NULL ? g_strdup_printf (_ ("In Words: %s"), part) : NULL;
  Row row = { text->place,
              tw_words_row_new (title != NULL ? title : _ ("The Rule in Words"),
                                _ ("The sentences above hold")),
              g_object_new (TW_TYPE_OUTDATED_TEXT, NULL) };

  gtk_widget_set_tooltip_text (row.entry,
                               part != NULL ? line_of (lines, &text->place)
                                            : _ ("What the rules sheet and the explanations say in "
                                                 "place of the sentences"));
  g_signal_connect_swapped (row.entry, "typed", G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (row.entry, "left", G_CALLBACK (left_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row.entry);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row.outdated);
  g_array_append_val (self->rows, row);
}

/* The focus leaves before what has it goes. */
static void
clear (TwRuleTexts *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), row->entry);
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), row->outdated);
    }
  g_array_set_size (self->rows, 0);
}

static gboolean
are_shown (TwRuleTexts *self, const GPtrArray *texts)
{
  gboolean are_same = texts->len == self->rows->len;

  for (guint i = 0; i < texts->len && are_same; i++)
    are_same = tw_statement_place_equal (&((const TwRuleText *) texts->pdata[i])->place,
                                         &g_array_index (self->rows, Row, i).place);
  return are_same;
}

static const TwRuleText *
find_text (const GPtrArray *texts, const TwStatementPlace *place)
{
  for (guint i = 0; i < texts->len; i++)
    if (tw_statement_place_equal (&((const TwRuleText *) texts->pdata[i])->place, place))
      return texts->pdata[i];
  return NULL;
}

/* A row whose text is being typed stays as it is, also when nothing is left of that. */
void
tw_rule_texts_show (TwRuleTexts *self, TwDocument *document, int index, const GPtrArray *lines)
{
  const TwTileSet *set = tw_document_get_set (document);
  g_autoptr (GPtrArray) texts = tw_rule_texts (set, (guint) index);
  gboolean is_other = document != self->document || index != self->index;

  g_set_object (&self->document, document);
  self->index = index;
  if (!self->is_typing && (is_other || !are_shown (self, texts)))
    {
      clear (self);
      for (guint i = 0; i < texts->len; i++)
        add_row (self, texts->pdata[i], lines);
    }
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);
      const TwRuleText *text = find_text (texts, &row->place);

      if (!self->is_typing)
        tw_words_row_set_text (TW_WORDS_ROW (row->entry), text->words != NULL ? text->words : "");
      tw_outdated_text_show (TW_OUTDATED_TEXT (row->outdated), document,
                             text != NULL ? text->id : NULL);
    }
}

static void
rule_texts_dispose (GObject *object)
{
  TwRuleTexts *self = TW_RULE_TEXTS (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_rule_texts_parent_class)->dispose (object);
}

static void
rule_texts_finalize (GObject *object)
{
  g_array_unref (TW_RULE_TEXTS (object)->rows);
  G_OBJECT_CLASS (tw_rule_texts_parent_class)->finalize (object);
}

static void
tw_rule_texts_class_init (TwRuleTextsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rule_texts_dispose;
  G_OBJECT_CLASS (klass)->finalize = rule_texts_finalize;
}

static void
tw_rule_texts_init (TwRuleTexts *self)
{
  self->index = -1;
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
}
