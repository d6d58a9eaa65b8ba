/* All expansions that go together. */
#include "app/setup/setup-together.h"

#include <string.h>

#include "app/setup/setup-part-words.h"

/* Whether another set of the same expansion is in play. */
static gboolean
has_other (const GPtrArray *parts, const TwSetupPart *part)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const TwSetupPart *other = parts->pdata[i];

      if (other != part && other->facets != 0 && g_strcmp0 (other->part, part->part) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
may_come (const GPtrArray *parts, const TwSetupPart *part)
{
  return tw_setup_part_is_expansion (part) && part->facets == 0 && part->file == NULL
         && !part->is_document && !has_other (parts, part);
}

/* What is only tried is no choice. Returns: whether the part has come into play */
static gboolean
try_part (TwSetupGame *game, TwSetupPart *part)
{
  gboolean is_well;

  game->is_filling = TRUE;
  part->facets = TW_PART_ALL;
  is_well = tw_setup_game_is_well (game);
  if (!is_well)
    part->facets = 0;
  game->is_filling = FALSE;
  return is_well;
}

static gboolean
next_cb (gpointer data)
{
  TwSetupTogether *self = data;
  const GPtrArray *parts = self->game->parts;

  while (self->at < parts->len && !may_come (parts, parts->pdata[self->at]))
    self->at++;
  if (self->at < parts->len)
    {
      self->n += try_part (self->game, parts->pdata[self->at++]);
      return G_SOURCE_CONTINUE;
    }
  self->source = 0;
  self->done (self->data, self->n);
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
  self->source = g_idle_add (next_cb, self);
}

void
tw_setup_together_stop (TwSetupTogether *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
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
