/* What could be said in a line of a rule, and added to it. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/document/part-groups.h"
#include "app/ruleset/part-row.h"
#include "app/ruleset/procedure-line-private.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/offer-row.h"
#include "app/widgets/scroll-into-view.h"

/* What a row offers whole. */
#define READY "tw-ready"
/* Which words a row adds that are to be typed. */
#define TEXT "tw-text"

/* A row that offers words: with what is found there when it is opened. */
static GtkWidget *
offers_new (TwProcedureLine *self,
            const TwStatementPlace *place,
            const char *title,
            GCallback fill,
            GCallback chosen)
{
  GtkWidget *row = tw_offer_row_new (title);

  g_object_set_data_full (G_OBJECT (row), "tw-place", g_memdup2 (place, sizeof *place), g_free);
  g_signal_connect_swapped (row, "filling", fill, self);
  g_signal_connect_swapped (row, "chosen", chosen, self);
  return row;
}

static const TwStatementPlace *
place_of (TwOfferRow *row)
{
  return g_object_get_data (G_OBJECT (row), "tw-place");
}

/* Offers @words in groups, each in the words of its help; they are found by their names, too.
 * @ready: (nullable): what is offered whole, before what is as @before begins */
static void
offer (TwOfferRow *row, GPtrArray *words, const GPtrArray *ready, const char *before)
{
  tw_part_groups_sort (words);
  for (guint i = 0; i < words->len; i++)
    {
      const TwRuleWord *word = words->pdata[i];
      const TwOwnPart part = { *place_of (row), word, NULL };
      g_autofree char *title = tw_own_part_help (&part), *also = tw_part_group_words (word);

      for (guint k = 0; ready != NULL && k < ready->len && strcmp (word->name, before) == 0; k++)
        {
          const TwOwnOffer *whole = ready->pdata[k];

          tw_offer_row_add (row, whole->group, whole->title, whole->words, whole);
        }
      tw_offer_row_add (row, tw_part_group_title (word), title, also, word);
    }
}

/* Whether a part with that word has a row already. */
static gboolean
has_row (TwProcedureLine *self, const TwStatementPlace *place, const TwRuleWord *word)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const TwOwnPart *part = tw_part_row_get (self->rows->pdata[i]);

      if (part->word == word && tw_statement_place_equal (&part->place, place))
        return TRUE;
    }
  return FALSE;
}

static void
fill_more_cb (TwProcedureLine *self, TwOfferRow *row)
{
  g_autoptr (GPtrArray) parts =
      tw_own_parts_new (tw_document_get_set (self->document), self->words, self->index, self->nth);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < parts->len; i++)
    {
      const TwOwnPart *part = parts->pdata[i];

      if (part->text == NULL && tw_statement_place_equal (&part->place, place_of (row))
          && !has_row (self, &part->place, part->word))
        g_ptr_array_add (words, (gpointer) part->word);
    }
  offer (row, words, NULL, NULL);
}

static void
unsay_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GtkWidget) row = g_object_ref (data);
  TwProcedureLine *self = TW_PROCEDURE_LINE (gtk_widget_get_ancestor (row, TW_TYPE_PROCEDURE_LINE));

  tw_procedure_line_set (row, tw_part_row_get (row), NULL, self);
}

/* What says nothing yet is no step of undo: Ctrl+Z takes it away, and not the step before. */
static void
add_undo (GtkWidget *row)
{
  static const GActionEntry entries[] = { { .name = "undo", .activate = unsay_cb } };
  static const TwKeyBinding keys[] = { { "<Control>z", "unsaid.undo" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), row);
  gtk_widget_insert_action_group (row, "unsaid", G_ACTION_GROUP (group));
  /* Where the set has nothing to undo its own key is not heard. */
  gtk_widget_add_controller (row, tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
}

/* A part that is chosen here has a row of its own, above, until it says something. */
static void
say_cb (TwProcedureLine *self, gpointer word, TwOfferRow *more)
{
  const TwOwnPart part = { *place_of (more), word, NULL };
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (more), GTK_TYPE_LIST_BOX);
  GtkWidget *row;

  if (self->is_done)
    return;
  row = tw_procedure_line_row_new (self, &part);
  g_object_set_data (G_OBJECT (row), "tw-more", more);
  add_undo (row);
  gtk_list_box_insert (GTK_LIST_BOX (list), row,
                       gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (more)));
  tw_procedure_line_focus_row (row);
  tw_scroll_into_view (row);
  /* Where there is nothing to choose from it is chosen. */
  if (tw_part_row_get_only (row) != NULL)
    tw_procedure_line_set (row, tw_part_row_get (row), tw_part_row_get_only (row), self);
}

/* Lines about players are offered as people look for them, beside the words that they are made of.
 */
static void
fill_lines_cb (TwProcedureLine *self, TwOfferRow *row)
{
  TwTileSet *set = tw_document_get_set (self->document);
  g_autoptr (GPtrArray) words =
      tw_own_part_lines (self->document, self->words, self->index, place_of (row));
  GPtrArray *ready = tw_own_offers_of_players (set, self->index, place_of (row));
  g_autoptr (TwRules) now = ready->len > 0 ? tw_own_rules_game (self->document) : NULL;

  for (guint i = now != NULL ? ready->len : 0; i-- > 0;)
    if (!tw_own_part_would_offer (self->document, self->words, self->index, now, ready->pdata[i]))
      g_ptr_array_remove_index (ready, i);
  g_object_set_data_full (G_OBJECT (row), READY, ready, (GDestroyNotify) g_ptr_array_unref);
  offer (row, words, ready, "each");
}

/* Adds what @word says at the place of @row, or what is offered whole there. */
static void
add_statement (TwProcedureLine *self, gpointer what, GtkWidget *row)
{
  const TwStatementPlace *place = g_object_get_data (G_OBJECT (row), "tw-place");
  GPtrArray *ready = g_object_get_data (G_OBJECT (row), READY);
  const TwStatement *statement;
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return;
  statement = tw_own_part_statement (tw_document_get_set (self->document), self->index, place);
  self->added = *place;
  self->has_added = statement != NULL && place->n < TW_MAX_STATEMENT_DEPTH;
  if (self->has_added)
    self->added.at[self->added.n++] = (guint8) MIN (statement->children->len, G_MAXUINT8);
  tw_procedure_line_begin_change (self);
  self->is_done =
      ready != NULL && g_ptr_array_find (ready, what, NULL)
          ? tw_own_part_add_offer (self->document, self->words, self->index, what, &error)
          : tw_own_part_add_statement (self->document, self->words, self->index, place, what,
                                       &error);
  self->has_added = self->has_added && self->is_done;
  if (!self->is_done)
    tw_procedure_line_tell_problem (self, row, error);
}

static void
add_line_cb (TwProcedureLine *self, gpointer what, TwOfferRow *more)
{
  add_statement (self, what, GTK_WIDGET (more));
}

static void
add_text_cb (TwProcedureLine *self, GtkWidget *row)
{
  add_statement (self, g_object_get_data (G_OBJECT (row), TEXT), row);
}

/* A row that adds @word with words to be typed: they need not be looked for among the lines. */
static void
add_text (TwProcedureLine *self,
          GtkWidget *list,
          const TwStatementPlace *place,
          const char *title,
          const char *word)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "tw-place", g_memdup2 (place, sizeof *place), g_free);
  g_object_set_data (G_OBJECT (row), TEXT, (gpointer) tw_rule_word_find (TW_WORDS_STATEMENT, word));
  g_signal_connect_swapped (row, "activated", G_CALLBACK (add_text_cb), self);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

/* Whether it asks something, and nobody has written yet what. */
static gboolean
lacks_question (TwProcedureLine *self, const TwStatementPlace *place, const GPtrArray *words)
{
  const TwStatement *statement =
      tw_own_part_statement (tw_document_get_set (self->document), self->index, place);
  const TwRuleWord *ask = tw_rule_word_find (TW_WORDS_STATEMENT, "ask");

  if (statement == NULL || !tw_statement_is (statement, "choose")
      || !g_ptr_array_find ((GPtrArray *) words, ask, NULL))
    return FALSE;
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "ask"))
      return FALSE;
  return TRUE;
}

void
tw_procedure_line_add_more (TwProcedureLine *self, GtkWidget *list, const TwStatementPlace *place)
{
  gtk_list_box_append (GTK_LIST_BOX (list),
                       offers_new (self, place, _ ("Say More"), G_CALLBACK (fill_more_cb),
                                   G_CALLBACK (say_cb)));
}

void
tw_procedure_line_add_lines (TwProcedureLine *self, GtkWidget *list, const TwStatementPlace *place)
{
  g_autoptr (GPtrArray) words =
      tw_own_part_words (tw_document_get_set (self->document), self->index, place);

  if (lacks_question (self, place, words))
    add_text (self, list, place, _ ("Add the Question in Words"), "ask");
  if (tw_own_part_takes_answers (tw_document_get_set (self->document), self->index, place))
    add_text (self, list, place, _ ("Add an Answer in Words"), "choice");
  if (words->len > 0)
    {
      GtkWidget *row = offers_new (self, place, _ ("Add a Line"), G_CALLBACK (fill_lines_cb),
                                   G_CALLBACK (add_line_cb));

      gtk_list_box_append (GTK_LIST_BOX (list), row);
      if (tw_statement_place_equal (place, &self->place))
        self->adder = row;
    }
}
