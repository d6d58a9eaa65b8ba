/* What can be added to a line of a rule in one go, and what the line can be put under. */
#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/ruleset/procedure-line-private.h"
#include "app/widgets/offer-row.h"

#define OFFERS "tw-offers"

/* Finds what is offered: a function of own-offer.h. */
typedef GPtrArray *(*Find) (const TwTileSet *set,
                            const TwVocabulary *words,
                            guint index,
                            const TwStatementPlace *place);

/* Of a frame, so much is spent on trying what is offered. */
#define SLICE_US 5000
#define PAUSE_US 1000

/*
 * Whole: what a row offers.
 * @offers: (element-type TwOwnOffer): what is refused goes while nobody waits, and not any more
 * once it is seen
 * @n_untried: how many of them, from the first on, are not tried
 * @set: for which they are tried
 * @now: (nullable): of a game with it
 */
typedef struct
{
  TwProcedureLine *line;
  GPtrArray *offers;
  guint n_untried;
  TwTileSet *set;
  TwRules *now;
  guint idle;
} Whole;

static void
stop_trying (Whole *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  g_clear_pointer (&self->now, tw_rules_unref);
}

static void
whole_free (gpointer data)
{
  Whole *self = data;

  stop_trying (self);
  g_ptr_array_unref (self->offers);
  g_free (self);
}

/* Returns: whether there is more */
static gboolean
try_some (Whole *self)
{
  TwProcedureLine *line = self->line;
  gint64 end = g_get_monotonic_time () + SLICE_US;

  if (self->now == NULL)
    {
      self->now = tw_own_rules_game (line->document);
      /* A set that cannot be played takes anything. */
      return self->now != NULL;
    }
  do
    {
      guint i = --self->n_untried;

      if (!tw_own_part_would_offer (line->document, line->words, line->index, self->now,
                                    self->offers->pdata[i]))
        g_ptr_array_remove_index (self->offers, i);
    }
  while (self->n_untried > 0 && g_get_monotonic_time () < end);
  return self->n_untried > 0;
}

static gboolean
try_cb (gpointer data)
{
  /* Those of a line take turns. Widgets are of one thread. */
  static gint64 last_end;
  Whole *self = data;
  gboolean has_more;

  if (g_get_monotonic_time () < last_end + PAUSE_US)
    return G_SOURCE_CONTINUE;
  /* What has changed is told anew soon. */
  has_more = tw_document_get_set (self->line->document) == self->set && try_some (self);
  last_end = g_get_monotonic_time ();
  if (has_more)
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  stop_trying (self);
  return G_SOURCE_REMOVE;
}

static void
fill_cb (TwOfferRow *row)
{
  Whole *self = g_object_get_data (G_OBJECT (row), OFFERS);

  stop_trying (self);
  for (guint i = 0; i < self->offers->len; i++)
    {
      const TwOwnOffer *offer = self->offers->pdata[i];

      tw_offer_row_add (row, offer->group, offer->title, offer->words, offer);
    }
}

/* The line itself is within what it was put under. */
static void
follow (TwProcedureLine *self, const TwStatementPlace *under)
{
  const TwStatement *above =
      tw_own_part_statement (tw_document_get_set (self->document), self->index, under);

  for (guint i = above != NULL ? above->children->len : 0; i-- > 0;)
    if (!tw_statement_is (above->children->pdata[i], "else"))
      {
        self->place = *under;
        self->place.at[self->place.n++] = (guint8) MIN (i, G_MAXUINT8);
        return;
      }
}

static void
chosen_cb (TwOfferRow *row, gpointer what)
{
  Whole *whole = g_object_get_data (G_OBJECT (row), OFFERS);
  TwProcedureLine *self = whole->line;
  const TwOwnOffer *offer = what;
  TwStatementPlace then;
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return;
  then = tw_own_offer_place_then (tw_document_get_set (self->document), self->index, offer);
  self->added = then;
  tw_procedure_line_begin_change (self);
  self->is_done = tw_own_part_add_offer (self->document, self->words, self->index, offer, &error);
  self->has_added = self->is_done;
  if (!self->is_done)
    tw_procedure_line_tell_problem (self, GTK_WIDGET (row), error);
  else if (offer->is_under && self->place.n > 0)
    follow (self, &then);
}

static void
add_row (TwProcedureLine *self,
         GtkWidget *list,
         const TwStatementPlace *place,
         const char *title,
         Find find)
{
  GPtrArray *offers = find (tw_document_get_set (self->document), self->words, self->index, place);
  GtkWidget *row;
  Whole *whole;

  if (offers->len == 0)
    {
      g_ptr_array_unref (offers);
      return;
    }
  whole = g_new0 (Whole, 1);
  *whole = (Whole){ .line = self, .offers = offers, .n_untried = offers->len };
  whole->set = tw_tile_set_ref (tw_document_get_set (self->document));
  whole->idle = g_idle_add_full (G_PRIORITY_LOW, try_cb, whole, NULL);
  row = tw_offer_row_new (title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  g_object_set_data_full (G_OBJECT (row), OFFERS, whole, whole_free);
  g_signal_connect (row, "filling", G_CALLBACK (fill_cb), NULL);
  g_signal_connect (row, "chosen", G_CALLBACK (chosen_cb), NULL);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

void
tw_procedure_line_add_details (TwProcedureLine *self,
                               GtkWidget *list,
                               const TwStatementPlace *place)
{
  add_row (self, list, place, _ ("Add a Condition"), tw_own_offers_of_filters);
  add_row (self, list, place, _ ("So Much for Each…"), tw_own_offers_of_counts);
}

void
tw_procedure_line_add_under (TwProcedureLine *self, GtkWidget *list, const TwStatementPlace *place)
{
  if (tw_statement_place_equal (place, &self->place))
    add_row (self, list, place,
             place->n == 0 ? _ ("Put All of This under a Condition")
                           : _ ("Put This Line under a Condition"),
             tw_own_offers_of_conditions);
}
