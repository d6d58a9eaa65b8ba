/* The explanation in its corner: what pointer or keyboard is on, in words. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/play/table-texts.h"

#define WAIT_MS 400

/* Whether the target is explained without being asked for. */
static gboolean
is_wanted (TwPlayPage *self, const TwTableTarget *target)
{
  if (self->is_pinned || self->hints == TW_HINTS_ALL)
    return TRUE;
  return self->hints == TW_HINTS_MINE
         && (target->kind == TW_TARGET_SPOT
             || (target->kind == TW_TARGET_CELL
                 && tw_table_model_find_legal (self->model, target->x, target->y) != NULL));
}

static void
show_card (TwPlayPage *self)
{
  const TwTableTarget *target = tw_game_table_get_target (self->table);
  g_autofree char *title = NULL, *text = NULL;
  g_autoptr (TwGame) game = NULL;

  switch (target->kind)
    {
    case TW_TARGET_CELL:
      title = tw_cell_name (target->x, target->y);
      text = tw_cell_explain (self->model, target->x, target->y, target->turns);
      break;
    case TW_TARGET_FEATURE:
      title = tw_feature_worth (self->model, target->node);
      text = tw_feature_explain (self->model, tw_table_model_get_shown (self->model), target->node);
      break;
    case TW_TARGET_SPOT:
      title = tw_spot_worth (self->model, target->spot);
      game = tw_spot_game (self->model, target->spot);
      text = target->node != TW_NO_NODE ? tw_feature_explain (self->model, game, target->node)
                                        : tw_table_spot_rule (self->model, target->spot);
      break;
    case TW_TARGET_NONE:
    default:
      title = g_strdup (_ ("Explanations"));
      text = g_strdup (_ ("Point at a cell, a feature or a spot."));
    }
  gtk_label_set_label (self->card_title, title);
  gtk_label_set_label (self->card_text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->card_text), text[0] != '\0');
  /* Where there is little room, the log has the corner. */
  gtk_widget_set_visible (self->card, tw_width_bin_is_wide (self->bin)
                                          || !gtk_widget_get_visible (GTK_WIDGET (self->log)));
}

static gboolean
wait_cb (gpointer data)
{
  TwPlayPage *self = data;

  self->card_timer = 0;
  show_card (self);
  return G_SOURCE_REMOVE;
}

void
tw_play_page_update_card (TwPlayPage *self, gboolean at_once)
{
  const TwTableTarget *target = tw_game_table_get_target (self->table);

  g_clear_handle_id (&self->card_timer, g_source_remove);
  if (self->is_pinned || (at_once && target->kind != TW_TARGET_NONE && is_wanted (self, target)))
    {
      show_card (self);
      return;
    }
  gtk_widget_set_visible (self->card, FALSE);
  if (target->kind != TW_TARGET_NONE && is_wanted (self, target))
    self->card_timer = g_timeout_add (WAIT_MS, wait_cb, self);
}
