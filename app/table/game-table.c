/* The table as a widget: its view, its children, what it follows. */
#include "app/table/game-table-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/game/table-by-hand.h"
#include "app/game/table-cells.h"
#include "app/game/table-sentences.h"
#include "app/game/table-worth.h"

enum
{
  TARGET_CHANGED,
  RESIZED,
  MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwGameTable, tw_game_table, GTK_TYPE_WIDGET)

gboolean
tw_game_table_animates (TwGameTable *self)
{
  gboolean animates = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animates,
                NULL);
  return animates && gtk_widget_get_mapped (GTK_WIDGET (self));
}

double
tw_game_table_flash_at (TwGameTable *self)
{
  if (self->flashes->len == 0)
    return -1;
  return (double) (g_get_monotonic_time () - self->flash_start) / (TW_FLASH_MS * 1000.0);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwGameTable *self = TW_GAME_TABLE (widget);

  if (self->move_start != 0)
    {
      double t = (double) (g_get_monotonic_time () - self->move_start) / (TW_MOVE_MS * 1000.0);

      if (t >= 1)
        {
          self->move_start = 0;
          self->view = self->view_to;
        }
      else
        self->view = tw_table_view_mix (&self->view_from, &self->view_to, 1 - pow (1 - t, 3));
      gtk_widget_queue_allocate (widget);
    }
  if (tw_game_table_flash_at (self) >= 1)
    g_array_set_size (self->flashes, 0);
  if (tw_game_table_flown_at (self) >= 1)
    self->flown_start = 0;
  gtk_widget_queue_draw (widget);
  if (self->move_start != 0 || self->flashes->len > 0 || self->flown_start != 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
start_tick (TwGameTable *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

gboolean
tw_game_table_skip_animation (TwGameTable *self)
{
  gboolean moved = self->flashes->len > 0 || self->flown_start != 0;

  g_array_set_size (self->flashes, 0);
  self->flown_start = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return moved;
}

void
tw_game_table_set_view (TwGameTable *self, const TwTableView *view, gboolean animate)
{
  if (animate && tw_game_table_animates (self))
    {
      self->view_from = self->view;
      self->view_to = *view;
      self->move_start = g_get_monotonic_time ();
      start_tick (self);
      g_signal_emit (self, signals[MOVED], 0);
      return;
    }
  self->move_start = 0;
  self->view = *view;
  g_signal_emit (self, signals[MOVED], 0);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Where the view is, or is on its way to. */
static TwTableView
view_at_rest (TwGameTable *self)
{
  return self->move_start != 0 ? self->view_to : self->view;
}

/* What must be in view: the landscape and every cell where the tile can go. */
static TwTableCells
needed_cells (TwGameTable *self)
{
  const TwBoardHead *head = tw_table_model_get_play (self->model)->board.head;
  TwTableCells cells = { head->min_x, head->min_y, head->max_x, head->max_y };
  guint n = 0;
  const TwLegalCell *legal = tw_table_model_get_legal (self->model, &n);

  for (guint i = 0; i < n; i++)
    {
      cells.x0 = MIN (cells.x0, legal[i].x);
      cells.y0 = MIN (cells.y0, legal[i].y);
      cells.x1 = MAX (cells.x1, legal[i].x);
      cells.y1 = MAX (cells.y1, legal[i].y);
    }
  return cells;
}

/* Follows the landscape, and stays where it is as long as all can be seen. */
static void
follow (TwGameTable *self, gboolean anew, gboolean animate)
{
  TwTableView view = view_at_rest (self);
  TwTableCells cells;

  if (!self->is_fitted || view.width <= 0 || tw_table_model_get_game (self->model) == NULL)
    return;
  cells = needed_cells (self);
  view.width = self->view.width;
  view.height = self->view.height;
  if (anew || !tw_table_view_shows (&view, &cells))
    {
      tw_table_view_fit (&view, &cells);
      tw_game_table_set_view (self, &view, animate);
    }
}

/* The table has another size, or panels leave it more or less. Who has moved the view keeps it so,
 * but what was all seen is all seen again. */
static void
fit_again (TwGameTable *self, gboolean was_seen, gboolean animate)
{
  TwTableView view = view_at_rest (self);
  TwTableCells cells;

  follow (self, TRUE, animate);
  if (self->is_fitted || !was_seen)
    return;
  cells = needed_cells (self);
  if (tw_table_view_shows (&view, &cells))
    return;
  tw_table_view_reveal (&view, &cells);
  if (!tw_table_view_shows (&view, &cells))
    tw_table_view_fit (&view, &cells);
  tw_game_table_set_view (self, &view, animate);
}

/* Whether all that must be in view is, and nobody has to look for it. */
static gboolean
is_all_seen (TwGameTable *self)
{
  TwTableView view = view_at_rest (self);
  TwTableCells cells;

  if (view.width <= 0 || tw_table_model_get_game (self->model) == NULL)
    return FALSE;
  cells = needed_cells (self);
  return tw_table_view_shows (&view, &cells);
}

void
tw_game_table_fit (TwGameTable *self)
{
  self->is_fitted = TRUE;
  self->has_uncovered = FALSE;
  follow (self, TRUE, TRUE);
}

void
tw_game_table_zoom (TwGameTable *self, int steps)
{
  TwTableView view = view_at_rest (self);

  self->is_fitted = FALSE;
  tw_table_view_zoom_to (&view, tw_table_view_step (view.side, steps),
                         (view.left + view.width - view.right) / 2.0,
                         (view.top + view.height - view.bottom) / 2.0);
  tw_game_table_set_view (self, &view, TRUE);
}

void
tw_game_table_set_insets (TwGameTable *self, int left, int right, int top, int bottom)
{
  TwTableView *view = &self->view;
  gboolean was_seen;

  bottom += self->cover;
  if (view->left == left && view->right == right && view->top == top && view->bottom == bottom)
    return;
  was_seen = is_all_seen (self);
  view->left = self->view_to.left = left;
  view->right = self->view_to.right = right;
  view->top = self->view_to.top = top;
  view->bottom = self->view_to.bottom = bottom;
  fit_again (self, was_seen, TRUE);
}

void
tw_game_table_set_hints (TwGameTable *self, TwTableHints hints)
{
  self->hints = hints;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Goes to a tile that is out of sight. */
static void
reveal_slot (TwGameTable *self, guint slot)
{
  const TwBoard *board = &tw_table_model_get_play (self->model)->board;
  TwTableView view = view_at_rest (self);
  TwTableCells cell;

  if (slot >= board->head->n_slots)
    return;
  cell = (TwTableCells){ board->slots[slot].x, board->slots[slot].y, board->slots[slot].x,
                         board->slots[slot].y };
  if (view.width <= 0 || tw_table_view_shows (&view, &cell))
    return;
  tw_table_view_reveal (&view, &cell);
  tw_game_table_set_view (self, &view, TRUE);
}

void
tw_game_table_set_lit (TwGameTable *self, guint node, guint slot)
{
  const TwBoard *board = &tw_table_model_get_play (self->model)->board;

  self->lit = node;
  self->lit_slot = slot;
  reveal_slot (self, node < board->head->n_nodes ? board->nodes[node].slot : slot);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

graphene_rect_t
tw_game_table_lift_rect (TwGameTable *self)
{
  const TwAction *place = tw_table_model_get_proposal (self->model);
  int side = (int) lround (self->view.side * TW_LIFT_GROWTH), x, y;
  int grown = (int) lround ((side - self->view.side) / 2);

  if (place == NULL)
    return GRAPHENE_RECT_INIT (0, 0, 0, 0);
  tw_table_view_corner (&self->view, place->x, place->y, &x, &y);
  return GRAPHENE_RECT_INIT (x - grown - 2, y - grown - TW_LIFT_PX, side, side);
}

const TwTableTarget *
tw_game_table_get_target (TwGameTable *self)
{
  return &self->target;
}

/* What a person is told who does not see the table. */
static void
update_accessible (TwGameTable *self)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  const TwAction *place = tw_table_model_get_proposal (self->model);
  g_autofree char *label = NULL, *description = tw_table_announcement (self->model);

  label = tw_game_table_carried_words (self);
  if (label == NULL && aim->is_set)
    label = tw_table_cells_label (self->model, aim->x, aim->y);
  else if (label == NULL && place != NULL)
    label = tw_table_cells_label (self->model, place->x, place->y);
  else if (label == NULL)
    label = g_strdup (_ ("Table"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* The sentence at the place itself: a spot's worth, or why the tile may not lie there. */
static void
update_pill (TwGameTable *self)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  g_autofree char *text = NULL;

  if (self->target.kind == TW_TARGET_SPOT)
    text = self->hints == TW_HINTS_OFF ? tw_spot_name (self->model, self->target.spot)
                                       : tw_table_worth_of_spot (self->model, self->target.spot);
  else if (aim->is_set && !aim->is_legal)
    text = tw_table_cells_refusal (self->model, aim->x, aim->y, aim->turns);
  gtk_label_set_label (GTK_LABEL (self->pill), text != NULL ? text : "");
  gtk_widget_set_visible (self->pill, text != NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
tw_game_table_set_target (TwGameTable *self, const TwTableTarget *target)
{
  if (memcmp (target, &self->target, sizeof *target) == 0)
    return;
  self->target = *target;
  update_pill (self);
  if (tw_table_by_hand_held (self->model) != NULL)
    update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[TARGET_CHANGED], 0);
}

static void
proposed_cb (TwGameTable *self)
{
  tw_game_table_update_spots (self);
  update_pill (self);
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What is asked for must be seen, also by who has moved the view. */
static void
reveal_spots (TwGameTable *self)
{
  const TwBoard *board = &tw_table_model_get_play (self->model)->board;
  TwTableView view = view_at_rest (self);
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  gboolean any = FALSE;
  TwTableCells cells = { G_MAXINT, G_MAXINT, G_MININT, G_MININT };

  for (guint i = 0; i < n; i++)
    if (tw_table_spot_is_on_table (&spots[i]))
      {
        gboolean is_cell = spots[i].place == TW_SPOT_CELL;
        int x = is_cell ? spots[i].x : board->slots[spots[i].slot].x;
        int y = is_cell ? spots[i].y : board->slots[spots[i].slot].y;

        any = TRUE;
        cells.x0 = MIN (cells.x0, x);
        cells.y0 = MIN (cells.y0, y);
        cells.x1 = MAX (cells.x1, x);
        cells.y1 = MAX (cells.y1, y);
      }
  if (!any || view.width <= 0 || tw_table_view_shows (&view, &cells))
    return;
  tw_table_view_reveal (&view, &cells);
  tw_game_table_set_view (self, &view, TRUE);
}

/* Goes back to where the view was before something covered the table, unless there is more to be
 * seen now. */
static void
uncover (TwGameTable *self)
{
  TwTableView view = self->view;

  if (!self->has_uncovered)
    {
      follow (self, TRUE, TRUE);
      return;
    }
  self->has_uncovered = FALSE;
  if (!self->is_fitted)
    return;
  view.side = self->uncovered.side;
  view.x = self->uncovered.x;
  view.y = self->uncovered.y;
  tw_game_table_set_view (self, &view, TRUE);
  follow (self, FALSE, TRUE);
  reveal_spots (self);
}

void
tw_game_table_set_cover (TwGameTable *self, int height)
{
  if (height == self->cover)
    return;
  if (self->cover == 0 && self->view.width > 0)
    {
      self->uncovered = view_at_rest (self);
      self->has_uncovered = self->is_fitted;
    }
  self->view.bottom += height - self->cover;
  self->view_to.bottom += height - self->cover;
  self->cover = height;
  if (height > 0)
    follow (self, FALSE, TRUE);
  else
    uncover (self);
}

static void
changed_cb (TwGameTable *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  TwTableTarget none = { .node = TW_NO_NODE };
  guint n_slots = tw_table_model_get_play (self->model)->board.head->n_slots;

  tw_table_pictures_set_rules (self->pictures, setup->rules);
  self->lit = TW_NO_NODE;
  self->lit_slot = TW_NO_SLOT;
  tw_game_table_set_target (self, &none);
  if (n_slots <= setup->rules->catalogue->n_starts)
    {
      self->is_fitted = TRUE;
      self->has_uncovered = FALSE;
    }
  follow (self, n_slots <= setup->rules->catalogue->n_starts, TRUE);
  reveal_spots (self);
  proposed_cb (self);
  tw_game_table_update_pointer (self);
}

static void
scored_cb (TwGameTable *self, guint first_event)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (self->model), &n);

  g_array_set_size (self->flashes, 0);
  if (!tw_game_table_animates (self))
    return;
  for (guint i = first_event; i < n; i++)
    if (events[i].kind == TW_EVENT_SCORED && events[i].seat < TW_MAX_SEATS && events[i].points != 0)
      {
        TwFlash flash = { events[i].node, events[i].seat, events[i].points };

        g_array_append_val (self->flashes, flash);
      }
  self->flash_start = g_get_monotonic_time ();
  tw_game_table_note_flight (self, first_event);
  if (self->flashes->len > 0 || self->flown_start != 0)
    start_tick (self);
}

static void
game_table_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  *minimum = 240;
  *natural = 600;
}

static void
game_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TwGameTable *self = TW_GAME_TABLE (widget);

  if (self->view.width != width || self->view.height != height)
    {
      gboolean was_seen = is_all_seen (self);

      self->view.width = self->view_to.width = width;
      self->view.height = self->view_to.height = height;
      self->has_uncovered = FALSE;
      fit_again (self, was_seen, FALSE);
      g_signal_emit (self, signals[RESIZED], 0);
    }
  tw_game_table_allocate_children (self);
}

static void
game_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  tw_game_table_snapshot (TW_GAME_TABLE (widget), snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
game_table_dispose (GObject *object)
{
  TwGameTable *self = TW_GAME_TABLE (object);
  GtkWidget *child;

  g_ptr_array_set_size (self->spots, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->pill = NULL;
  self->figure_menu = NULL;
  g_clear_object (&self->model);
  g_clear_object (&self->advice);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->pictures, tw_table_pictures_free);
  G_OBJECT_CLASS (tw_game_table_parent_class)->dispose (object);
}

static void
game_table_finalize (GObject *object)
{
  TwGameTable *self = TW_GAME_TABLE (object);

  g_ptr_array_unref (self->spots);
  g_free (self->spot_layouts);
  g_array_unref (self->spot_middles);
  g_array_unref (self->flashes);
  G_OBJECT_CLASS (tw_game_table_parent_class)->finalize (object);
}

static void
tw_game_table_class_init (TwGameTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = game_table_dispose;
  object_class->finalize = game_table_finalize;
  widget_class->measure = game_table_measure;
  widget_class->size_allocate = game_table_size_allocate;
  widget_class->snapshot = game_table_snapshot;
  signals[TARGET_CHANGED] = g_signal_new ("target-changed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[RESIZED] = g_signal_new ("resized", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "gametable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
tw_game_table_init (TwGameTable *self)
{
  self->view = (TwTableView){ .side = TW_TABLE_USUAL_SIDE };
  self->is_fitted = TRUE;
  self->pointer_x = self->pointer_y = -1;
  self->hints = TW_HINTS_ALL;
  self->lit = TW_NO_NODE;
  self->lit_slot = TW_NO_SLOT;
  self->target.node = TW_NO_NODE;
  self->spots = g_ptr_array_new ();
  self->flashes = g_array_new (FALSE, FALSE, sizeof (TwFlash));
  self->spot_middles = g_array_new (FALSE, TRUE, sizeof (graphene_point_t));
  self->pill = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->pill), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->pill), 60);
  gtk_widget_add_css_class (self->pill, "table-pill");
  gtk_widget_set_can_target (self->pill, FALSE);
  gtk_widget_set_visible (self->pill, FALSE);
  gtk_widget_set_parent (self->pill, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  tw_game_table_add_controllers (self);
}

GtkWidget *
tw_game_table_new (TwTableModel *model, TwTileTextures *textures)
{
  TwGameTable *self = g_object_new (TW_TYPE_GAME_TABLE, NULL);

  self->model = g_object_ref (model);
  self->textures = g_object_ref (textures);
  self->pictures = tw_table_pictures_new (textures);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "typed", G_CALLBACK (update_accessible), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "scored", G_CALLBACK (scored_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (textures, "ready", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (textures, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                           self, G_CONNECT_SWAPPED);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}
