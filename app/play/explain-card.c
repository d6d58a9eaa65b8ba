/* The explanation in its corner: what pointer or keyboard is on, in words. */
#include "app/play/explain-card.h"

#include <glib/gi18n.h>

#include "app/game/table-asks.h"
#include "app/game/table-cells.h"
#include "app/game/table-feature.h"
#include "app/game/table-worth.h"
#include "app/widgets/natural-size.h"

#define WAIT_MS 400
/* The button of the log, which has its corner where there is little room. */
#define LOG_BUTTON_PX 52
/* Round the card, less a little: it should not touch anything. */
#define CARD_MARGIN_PX 8

/*
 * @rise: pixels by which it stands above its corner, for the hand's sake
 * @timer: waits before something is explained
 */
struct _TwExplainCard
{
  AdwBin parent_instance;

  TwTableModel *model;
  TwGameTable *table;
  TwLogPanel *log;
  GtkWidget *scores;
  TwHand *hand;
  GtkWidget *advice;
  gboolean is_pinned;
  gboolean is_roomy;
  int rise;
  guint timer;

  GtkLabel *title;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (TwExplainCard, tw_explain_card, ADW_TYPE_BIN)

/* Whether the target is explained without being asked for. */
static gboolean
is_wanted (TwExplainCard *self, const TwTableTarget *target)
{
  TwTableHints hints = tw_game_table_get_scene (self->table)->hints;

  if (self->is_pinned || hints == TW_HINTS_ALL)
    return TRUE;
  return hints == TW_HINTS_MINE
         && (target->kind == TW_TARGET_SPOT
             || (target->kind == TW_TARGET_CELL
                 && tw_table_model_find_legal (self->model, target->x, target->y) != NULL));
}

/* Where the card may stand: a corner, the upper rim beside the scores, or the lower rim beside the
 * log. */
typedef struct
{
  GtkAlign across, down;
  gboolean is_beside_log;
} Place;

/* The size of the card, without what keeps it away from the rim where it stands now. */
static void
measure_card (GtkWidget *card, int *out_width, int *out_height)
{
  int width = tw_natural_width (card);

  *out_width = width - gtk_widget_get_margin_end (card) - gtk_widget_get_margin_start (card);
  *out_height = tw_natural_height (card, width) - gtk_widget_get_margin_top (card)
                - gtk_widget_get_margin_bottom (card);
}

/* How far a place is from the right rim. */
static int
beside_scores (TwExplainCard *self, const Place *place)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self)), *scores = self->scores;
  graphene_rect_t panel;

  if (place->across == GTK_ALIGN_START || place->down == GTK_ALIGN_END
      || !gtk_widget_get_visible (scores) || !gtk_widget_compute_bounds (scores, table, &panel))
    return 0;
  return gtk_widget_get_width (table) - (int) panel.origin.x;
}

/* How far a place is from the left rim. */
static int
beside_log (TwExplainCard *self, const Place *place)
{
  GtkWidget *log = GTK_WIDGET (self->log);
  graphene_rect_t panel;

  if (!place->is_beside_log || !gtk_widget_get_visible (log)
      || !gtk_widget_compute_bounds (log, gtk_widget_get_parent (GTK_WIDGET (self)), &panel))
    return 0;
  return (int) (panel.origin.x + panel.size.width);
}

/* Whether @card would lie over @widget. */
static gboolean
covers (TwExplainCard *self, const graphene_rect_t *card, GtkWidget *widget)
{
  graphene_rect_t panel;

  return gtk_widget_get_visible (widget)
         && gtk_widget_compute_bounds (widget, gtk_widget_get_parent (GTK_WIDGET (self)), &panel)
         && graphene_rect_intersection (card, &panel, NULL);
}

/* How many places where the tile may go would lie under @card. */
static guint
n_places_covered (TwExplainCard *self, const graphene_rect_t *card)
{
  const TwTableView *view = &tw_game_table_get_scene (self->table)->camera.view;
  guint n_legal = 0, n = 0;
  const TwLegalCell *legal = tw_table_model_get_legal (self->model, &n_legal);

  for (guint i = 0; i < n_legal; i++)
    {
      graphene_rect_t cell = tw_table_view_rect (view, legal[i].x, legal[i].y);

      n += graphene_rect_intersection (card, &cell, NULL);
    }
  return n;
}

/* How much the card is in the way at a place, @margin pixels from the lower or upper rim: over what
 * it explains or the scores, over the advice or the log, over answers, over places for the tile,
 * over the neighbours of what it explains. */
static guint
harm_at (TwExplainCard *self, const Place *place, int margin)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));
  int room = gtk_widget_get_width (table), width, height, x, y;
  graphene_rect_t target, around, card;
  guint harm = 0;

  measure_card (GTK_WIDGET (self), &width, &height);
  x = place->across == GTK_ALIGN_END ? room - width - beside_scores (self, place)
                                     : beside_log (self, place);
  y = place->down == GTK_ALIGN_END ? gtk_widget_get_height (table) - height - margin : margin;
  graphene_rect_init (&card, (float) x, (float) y, (float) width, (float) height);
  graphene_rect_inset (&card, CARD_MARGIN_PX, CARD_MARGIN_PX);
  if (tw_table_scene_target_box (tw_game_table_get_scene (self->table), &target))
    {
      graphene_rect_inset_r (&target, -target.size.width, -target.size.height, &around);
      if (graphene_rect_intersection (&card, &target, NULL))
        harm += 1000;
      else if (graphene_rect_intersection (&card, &around, NULL))
        harm += 5;
    }
  if (place->across != GTK_ALIGN_START && covers (self, &card, self->scores))
    harm += 1000;
  if (covers (self, &card, self->advice))
    harm += 200;
  if (self->is_roomy && covers (self, &card, GTK_WIDGET (self->log)))
    harm += 200;
  harm += 3 * n_places_covered (self, &card);
  return harm + 10 * tw_spot_buttons_n_covered (tw_game_table_get_spots (self->table), &card);
}

/* How far the card is from the lower rim where the hand has room beside it or not: what it says may
 * make it wider than what is usual. */
static int
rise_of (TwExplainCard *self)
{
  GtkWidget *card = GTK_WIDGET (self), *hand = GTK_WIDGET (self->hand);
  int all = gtk_widget_get_width (gtk_widget_get_parent (card));

  if (!self->is_roomy)
    return tw_hand_get_height (self->hand);
  if (self->rise > 0 || !gtk_widget_get_visible (hand) || !gtk_widget_get_visible (card))
    return self->rise;
  return 2 * tw_natural_width (card) + tw_natural_width (hand) > all
             ? tw_hand_get_height (self->hand)
             : 0;
}

void
tw_explain_card_place (TwExplainCard *self)
{
  static const Place wide[] = { { GTK_ALIGN_START, GTK_ALIGN_END, FALSE },
                                { GTK_ALIGN_END, GTK_ALIGN_END, FALSE },
                                { GTK_ALIGN_END, GTK_ALIGN_START, FALSE },
                                { GTK_ALIGN_START, GTK_ALIGN_END, TRUE } };
  static const Place narrow[] = { { GTK_ALIGN_START, GTK_ALIGN_START, FALSE },
                                  { GTK_ALIGN_START, GTK_ALIGN_END, FALSE },
                                  { GTK_ALIGN_END, GTK_ALIGN_START, FALSE },
                                  { GTK_ALIGN_END, GTK_ALIGN_END, FALSE } };
  GtkWidget *card = GTK_WIDGET (self);
  const Place *places = self->is_roomy ? wide : narrow, *best = places;
  guint n = self->is_roomy ? G_N_ELEMENTS (wide) : G_N_ELEMENTS (narrow), least = G_MAXUINT;
  int above_hand = rise_of (self), margin = 0;

  for (guint i = 0; i < n; i++)
    {
      int at = places[i].is_beside_log           ? MAX (above_hand, tw_hand_get_height (self->hand))
               : places[i].down == GTK_ALIGN_END ? above_hand
               : places[i].across == GTK_ALIGN_END ? 0
                                                   : LOG_BUTTON_PX;
      guint harm = gtk_widget_get_visible (card) ? harm_at (self, &places[i], at) : 0;

      if (harm >= least)
        continue;
      least = harm;
      best = &places[i];
      margin = at;
    }
  gtk_widget_set_halign (card, best->across);
  gtk_widget_set_valign (card, best->down);
  gtk_widget_set_margin_start (card, beside_log (self, best));
  gtk_widget_set_margin_end (card, beside_scores (self, best));
  gtk_widget_set_margin_top (card, best->down == GTK_ALIGN_END ? 0 : margin);
  gtk_widget_set_margin_bottom (card, best->down == GTK_ALIGN_END ? margin : 0);
  /* GTK tells only the card of another alignment, but the overlay is what puts it somewhere. */
  gtk_widget_queue_allocate (gtk_widget_get_parent (card));
}

void
tw_explain_card_set_room (TwExplainCard *self, gboolean is_roomy, int rise)
{
  g_return_if_fail (TW_IS_EXPLAIN_CARD (self));
  self->is_roomy = is_roomy;
  self->rise = rise;
  tw_explain_card_place (self);
}

/* The step of the last scoring, where nothing else is pointed at and no line of the log is open
 * that tells of it. */
static TwLogItem *
dup_counted (TwExplainCard *self)
{
  gboolean is_told = gtk_widget_get_visible (GTK_WIDGET (self->log)) && !self->is_pinned;

  return is_told || tw_game_table_get_scene (self->table)->target.kind != TW_TARGET_NONE
             ? NULL
             : tw_log_panel_dup_counted (self->log);
}

/* What brought points, the arithmetic, and the rule, each in lines of its own. */
static char *
say_counted (TwExplainCard *self, TwLogItem *counted)
{
  g_autofree char *arithmetic = tw_log_item_dup_arithmetic (counted, self->model);
  g_autofree char *title = tw_log_item_dup_title (counted, self->model);
  g_autofree char *rule = tw_log_item_dup_rule (counted, self->model);

  return g_strjoin ("\n", title, arithmetic, rule, NULL);
}

static void
show_card (TwExplainCard *self)
{
  const TwTableTarget *target = &tw_game_table_get_scene (self->table)->target;
  g_autofree char *title = NULL, *text = NULL;
  g_autoptr (TwLogItem) counted = dup_counted (self);
  g_autoptr (TwGame) game = NULL;

  switch (target->kind)
    {
    case TW_TARGET_CELL:
      title = tw_table_cells_name (target->x, target->y);
      text = tw_table_cells_explain (self->model, target->x, target->y, target->turns);
      break;
    case TW_TARGET_FEATURE:
      title = tw_table_worth_of_feature (self->model, target->node);
      text = tw_table_feature_explain (self->model, tw_table_model_get_shown (self->model),
                                       target->node);
      break;
    case TW_TARGET_SPOT:
      title = tw_table_worth_of_spot (self->model, target->spot);
      game = tw_spot_game (self->model, target->spot);
      text = target->node != TW_NO_NODE ? tw_table_feature_explain (self->model, game, target->node)
                                        : tw_table_asks_spot_rule (self->model, target->spot);
      break;
    case TW_TARGET_NONE:
    default:
      if (counted != NULL)
        {
          title = g_strdup (tw_log_item_get_text (counted));
          text = say_counted (self, counted);
          break;
        }
      title = g_strdup (_ ("Explanations"));
      text = g_strdup (_ ("Point at a cell, a feature or a spot."));
    }
  /* Where it cannot but lie over a panel it is what was asked for. */
  if (gtk_widget_get_next_sibling (GTK_WIDGET (self)) != NULL)
    gtk_widget_insert_before (GTK_WIDGET (self), gtk_widget_get_parent (GTK_WIDGET (self)), NULL);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->text), text[0] != '\0');
  /* Where there is little room, the log has the corner. */
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->is_roomy || !gtk_widget_get_visible (GTK_WIDGET (self->log)));
  tw_explain_card_place (self);
}

static gboolean
wait_cb (gpointer data)
{
  TwExplainCard *self = data;

  self->timer = 0;
  show_card (self);
  return G_SOURCE_REMOVE;
}

void
tw_explain_card_update (TwExplainCard *self, gboolean at_once)
{
  const TwTableTarget *target = &tw_game_table_get_scene (self->table)->target;
  g_autoptr (TwLogItem) counted = dup_counted (self);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->is_pinned || counted != NULL
      || (at_once && target->kind != TW_TARGET_NONE && is_wanted (self, target)))
    {
      show_card (self);
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (target->kind != TW_TARGET_NONE && is_wanted (self, target))
    self->timer = g_timeout_add (WAIT_MS, wait_cb, self);
}

void
tw_explain_card_set_pinned (TwExplainCard *self, gboolean is_pinned)
{
  g_return_if_fail (TW_IS_EXPLAIN_CARD (self));
  self->is_pinned = is_pinned;
  tw_explain_card_update (self, TRUE);
}

static void
target_changed_cb (TwExplainCard *self)
{
  tw_explain_card_update (self, FALSE);
}

void
tw_explain_card_set_table (TwExplainCard *self,
                           TwTableModel *model,
                           TwGameTable *table,
                           TwLogPanel *log,
                           TwScorePanel *scores,
                           TwHand *hand,
                           GtkWidget *advice)
{
  g_return_if_fail (TW_IS_EXPLAIN_CARD (self) && self->model == NULL);
  self->model = g_object_ref (model);
  self->table = table;
  self->log = log;
  self->scores = GTK_WIDGET (scores);
  self->hand = hand;
  self->advice = advice;
  g_signal_connect_object (tw_game_table_get_scene (table), "target-changed",
                           G_CALLBACK (target_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
explain_card_dispose (GObject *object)
{
  TwExplainCard *self = TW_EXPLAIN_CARD (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_explain_card_parent_class)->dispose (object);
}

static void
tw_explain_card_class_init (TwExplainCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = explain_card_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/play/explain-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TwExplainCard, title);
  gtk_widget_class_bind_template_child (widget_class, TwExplainCard, text);
}

static void
tw_explain_card_init (TwExplainCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
