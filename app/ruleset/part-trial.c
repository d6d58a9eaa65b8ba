/* What a part of a rule could say, tried while nobody waits. */
#include "app/ruleset/part-trial.h"

#include "app/document/own-thing.h"

/* Of a frame, so much is spent on trying. */
#define SLICE_US 5000
#define PAUSE_US 1000
/* How often it is asked whether something may change. */
#define WAIT_MS 250

/*
 * @set: for which it is tried
 * @now: (nullable): the rules of a game with it
 * @idle: a source, 0 once all was tried
 */
struct _TwPartTrial
{
  TwDocument *document;
  TwVocabulary *words;
  guint index;
  const TwOwnPart *part;
  const GPtrArray *choices;
  const TwPartTrialTells *tells;
  gpointer data;
  TwTileSet *set;
  TwRules *now;
  gboolean has_tried_removal;
  guint n_untried;
  guint idle;
};

/* Returns: whether there is more to try */
static gboolean
try_some (TwPartTrial *self)
{
  gint64 end = g_get_monotonic_time () + SLICE_US;

  if (!self->has_tried_removal)
    {
      self->has_tried_removal = TRUE;
      self->tells->can_go (self->data, tw_own_part_can_go (self->document, self->words, self->index,
                                                           self->part));
      return self->n_untried > 0;
    }
  if (self->now == NULL)
    {
      self->now = tw_own_rules_game (self->document);
      /* A set that cannot be played takes anything. */
      return self->now != NULL;
    }
  do
    {
      const TwOwnChoice *choice = self->choices->pdata[--self->n_untried];

      if (!tw_own_part_would_say (self->document, self->words, self->index, self->part, self->now,
                                  choice->text))
        self->tells->is_refused (self->data, self->n_untried);
    }
  while (self->n_untried > 0 && g_get_monotonic_time () < end);
  if (self->n_untried == 0)
    self->tells->is_over (self->data);
  return self->n_untried > 0;
}

static gboolean try_cb (gpointer data);

static gboolean
go_on_cb (gpointer data)
{
  TwPartTrial *self = data;

  self->idle = g_idle_add_full (G_PRIORITY_LOW, try_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean
try_cb (gpointer data)
{
  /* The rows of a line take turns: all at once would be long. Widgets are of one thread. */
  static gint64 last_end;
  TwPartTrial *self = data;
  gboolean has_more;

  if (g_get_monotonic_time () < last_end + PAUSE_US)
    return G_SOURCE_CONTINUE;
  if (!self->tells->may_go_on (self->data))
    {
      self->idle = g_timeout_add (WAIT_MS, go_on_cb, self);
      return G_SOURCE_REMOVE;
    }
  /* What has changed is told anew soon. */
  has_more = tw_document_get_set (self->document) == self->set && try_some (self);
  last_end = g_get_monotonic_time ();
  if (has_more)
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  g_clear_pointer (&self->now, tw_rules_unref);
  return G_SOURCE_REMOVE;
}

TwPartTrial *
tw_part_trial_new (TwDocument *document,
                   const TwVocabulary *words,
                   guint index,
                   const TwOwnPart *part,
                   const GPtrArray *choices,
                   const TwPartTrialTells *tells,
                   gpointer data)
{
  TwPartTrial *self = g_new (TwPartTrial, 1);

  *self = (TwPartTrial){ .document = g_object_ref (document),
                         .words = tw_vocabulary_ref ((TwVocabulary *) words),
                         .index = index,
                         .part = part,
                         .choices = choices,
                         .tells = tells,
                         .data = data,
                         .set = tw_tile_set_ref (tw_document_get_set (document)),
                         .n_untried = choices != NULL ? choices->len : 0 };
  self->idle = g_idle_add_full (G_PRIORITY_LOW, try_cb, self, NULL);
  return self;
}

void
tw_part_trial_free (TwPartTrial *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_object_unref (self->document);
  tw_vocabulary_unref (self->words);
  tw_tile_set_unref (self->set);
  g_clear_pointer (&self->now, tw_rules_unref);
  g_free (self);
}
