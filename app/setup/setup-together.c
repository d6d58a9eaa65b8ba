/* All expansions that go together. */
#include "app/setup/setup-together.h"

#include <glib/gi18n.h>

#include "app/setup/setup-part-words.h"
#include "app/setup/setup-remedy.h"

/* Returns: (nullable): another set of the same expansion that is in play */
static const TwSetupPart *
find_other (const GPtrArray *parts, const TwSetupPart *part)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const TwSetupPart *other = parts->pdata[i];

      if (other != part && other->facets != 0 && g_strcmp0 (other->part, part->part) == 0)
        return other;
    }
  return NULL;
}

static gboolean
may_come (const TwSetupPart *part)
{
  return tw_setup_part_is_expansion (part) && part->facets == 0 && part->file == NULL
         && !part->is_document;
}

static void
leave_out (TwSetupTogether *self, const TwSetupPart *part, const char *why)
{
  /* Translators: an expansion, and why it is not in play. */
  g_ptr_array_add (self->left_out, g_strdup_printf (_ ("%s: %s"), part->title, why));
}

/* What is only tried is no choice. */
static void
try_part (TwSetupTogether *self, TwSetupPart *part)
{
  TwSetupGame *game = self->game;
  const TwSetupPart *other = find_other (game->parts, part);
  g_autofree char *same = NULL;

  if (other != NULL)
    {
      /* Translators: an expansion, after the name of another edition of it. */
      same = g_strdup_printf (_ ("the same expansion as “%s”"), other->title);
      leave_out (self, part, same);
      return;
    }
  game->is_filling = TRUE;
  part->facets = TW_PART_ALL;
  if (tw_setup_game_is_well (game))
    self->n++;
  else
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = tw_setup_game_dup_rules (game, &error);

      if (self->remedy == NULL)
        self->remedy = tw_setup_remedy_find (game);
      part->facets = 0;
      leave_out (self, part, error->message);
    }
  game->is_filling = FALSE;
}

static gboolean
next_cb (gpointer data)
{
  TwSetupTogether *self = data;
  g_autoptr (GPtrArray) left_out = NULL;
  const GPtrArray *parts = self->game->parts;

  while (self->at < parts->len && !may_come (parts->pdata[self->at]))
    self->at++;
  if (self->at < parts->len)
    {
      try_part (self, parts->pdata[self->at++]);
      return G_SOURCE_CONTINUE;
    }
  self->source = 0;
  left_out = g_steal_pointer (&self->left_out);
  self->done (self->data, self->n, left_out, self->remedy);
  return G_SOURCE_REMOVE;
}

void
tw_setup_together_begin (TwSetupTogether *self,
                         TwSetupGame *game,
                         TwSetupTogetherDone done,
                         gpointer data)
{
  tw_setup_together_stop (self);
  *self = (TwSetupTogether){ .game = game, .done = done, .data = data };
  self->left_out = g_ptr_array_new_with_free_func (g_free);
  self->source = g_idle_add (next_cb, self);
}

void
tw_setup_together_stop (TwSetupTogether *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->left_out, g_ptr_array_unref);
}

/* Whether the played set cannot do without the part. */
static gboolean
is_required (const TwSetupGame *game, const TwSetupPart *part)
{
  g_auto (GStrv) needed =
      g_strsplit (game->set->requires != NULL ? game->set->requires : "", " ", -1);

  return g_strv_contains ((const char *const *) needed, part->word);
}

static gboolean
may_go (const TwSetupGame *game, const TwSetupPart *part)
{
  return tw_setup_part_is_expansion (part) && part->facets != 0 && !is_required (game, part);
}

gboolean
tw_setup_together_has_any (const TwSetupGame *game)
{
  for (guint i = 0; game->parts != NULL && i < game->parts->len; i++)
    if (may_go (game, game->parts->pdata[i]))
      return TRUE;
  return FALSE;
}

void
tw_setup_together_remove (TwSetupGame *game)
{
  for (guint i = 0; i < game->parts->len; i++)
    {
      TwSetupPart *part = game->parts->pdata[i];

      if (may_go (game, part))
        part->facets = 0;
    }
}
