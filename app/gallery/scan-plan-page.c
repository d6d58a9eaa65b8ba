/* Columns, rows, gaps and corners. */
#include "app/gallery/scan-plan-page.h"

#include <glib/gi18n.h>

#include "app/gallery/scan-canvas.h"

struct _TwScanPlanPage
{
  AdwBin parent_instance;

  TwPixels *pixels;
  TwScanFound found;
  TwScanPlan first; /* as it was found */
  gboolean is_filling;

  TwScanCanvas *canvas;
  GtkLabel *found_words;
  GtkSpinButton *area;
  GtkWidget *area_row;
  GtkSpinButton *columns;
  GtkSpinButton *rows;
  GtkSpinButton *gap_across;
  GtkSpinButton *gap_down;
};

G_DEFINE_FINAL_TYPE (TwScanPlanPage, tw_scan_plan_page, ADW_TYPE_BIN)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

const TwScanPlan *
tw_scan_plan_page_get_plan (TwScanPlanPage *self)
{
  return tw_scan_canvas_get_plan (self->canvas);
}

static char *
found_words (const TwScanPlanPage *self)
{
  const TwScanArea *area = &self->first.areas[0];
  guint n = tw_scan_plan_n_cells (&self->first);

  switch (self->found)
    {
    case TW_SCAN_SHEET:
      /* Translators: columns and rows of a sheet of tiles */
      return g_strdup_printf (_ ("A sheet of %u × %u tiles was found."), area->columns, area->rows);
    case TW_SCAN_LOOSE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile was found.",
                                           "%u tiles that lie apart were found.", n),
                              n);
    case TW_SCAN_CORNERS:
      return g_strdup (_ ("Four corners were found, and no lines between them: it is one tile, or "
                          "say how many there are."));
    case TW_SCAN_NOTHING:
    default:
      return g_strdup (
          _ ("No tiles were found. Drag the corners to those of the sheet, and say how "
             "many tiles it has."));
    }
}

/* Shows the present area in the fields. */
static void
fill (TwScanPlanPage *self)
{
  const TwScanPlan *plan = tw_scan_plan_page_get_plan (self);
  guint current = tw_scan_canvas_get_current (self->canvas);
  const TwScanArea *area = &plan->areas[current];

  self->is_filling = TRUE;
  gtk_widget_set_visible (self->area_row, plan->n_areas > 1);
  gtk_spin_button_set_range (self->area, 1, MAX (1, plan->n_areas));
  gtk_spin_button_set_value (self->area, current + 1);
  if (plan->n_areas > 0)
    {
      gtk_spin_button_set_value (self->columns, area->columns);
      gtk_spin_button_set_value (self->rows, area->rows);
      gtk_spin_button_set_value (self->gap_across, 100 * area->gap_across);
      gtk_spin_button_set_value (self->gap_down, 100 * area->gap_down);
    }
  gtk_widget_set_sensitive (GTK_WIDGET (self->gap_across), area->columns > 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->gap_down), area->rows > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "plan.remove", plan->n_areas > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "plan.add",
                                 tw_scan_plan_n_cells (plan) < TW_SCAN_MAX_CELLS);
  self->is_filling = FALSE;
}

static void
set_plan (TwScanPlanPage *self, const TwScanPlan *plan, guint current)
{
  tw_scan_canvas_set_plan (self->canvas, plan, current);
  fill (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
field_cb (TwScanPlanPage *self)
{
  guint current = tw_scan_canvas_get_current (self->canvas);
  TwScanPlan plan = *tw_scan_plan_page_get_plan (self);
  TwScanArea *area = &plan.areas[current];

  if (self->is_filling || current >= plan.n_areas)
    return;
  area->columns = (guint) gtk_spin_button_get_value_as_int (self->columns);
  area->rows = (guint) gtk_spin_button_get_value_as_int (self->rows);
  area->gap_across = gtk_spin_button_get_value (self->gap_across) / 100;
  area->gap_down = gtk_spin_button_get_value (self->gap_down) / 100;
  /* More than can be taken at once: the field goes back to what it was. */
  if (tw_scan_plan_n_cells (&plan) > TW_SCAN_MAX_CELLS)
    plan = *tw_scan_plan_page_get_plan (self);
  set_plan (self, &plan, current);
}

static void
area_cb (TwScanPlanPage *self)
{
  if (!self->is_filling)
    set_plan (self, tw_scan_plan_page_get_plan (self),
              (guint) gtk_spin_button_get_value_as_int (self->area) - 1);
}

static void
moved_cb (TwScanPlanPage *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
turn_plan (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwScanPlanPage *self = TW_SCAN_PLAN_PAGE (widget);
  TwScanPlan plan = *tw_scan_plan_page_get_plan (self);

  /* All of them: whoever holds the camera sideways turns all tiles at once. */
  for (guint i = 0; i < plan.n_areas; i++)
    {
      TwScanArea *area = &plan.areas[i];
      guint columns = area->columns;
      double gap = area->gap_across;

      tw_quad_turn (&area->quad);
      area->columns = area->rows;
      area->rows = columns;
      area->gap_across = area->gap_down;
      area->gap_down = gap;
    }
  set_plan (self, &plan, tw_scan_canvas_get_current (self->canvas));
}

static void
remove_area (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwScanPlanPage *self = TW_SCAN_PLAN_PAGE (widget);
  TwScanPlan plan = *tw_scan_plan_page_get_plan (self);
  guint current = tw_scan_canvas_get_current (self->canvas);

  if (plan.n_areas < 2)
    return;
  tw_scan_plan_remove (&plan, current);
  set_plan (self, &plan, MIN (current, plan.n_areas - 1));
}

static void
add_area (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwScanPlanPage *self = TW_SCAN_PLAN_PAGE (widget);
  TwScanPlan plan = *tw_scan_plan_page_get_plan (self);
  TwScanArea area = { .columns = 1, .rows = 1 };
  double side = MIN (self->pixels->width, self->pixels->height) / 4.;
  double x = self->pixels->width / 2. - side / 2, y = self->pixels->height / 2. - side / 2;

  /* As large as the one that is chosen, in the middle: where to, is for people to say. */
  if (plan.n_areas > 0)
    {
      const TwScanArea *like = &plan.areas[tw_scan_canvas_get_current (self->canvas)];
      TwQuad cell = tw_scan_area_cell (like, 0, 0);
      double across, down;

      tw_quad_sides (&cell, &across, &down);
      side = MIN ((across + down) / 2, side * 3);
      x = self->pixels->width / 2. - side / 2;
      y = self->pixels->height / 2. - side / 2;
    }
  area.quad = (TwQuad){ { { x, y }, { x + side, y }, { x + side, y + side }, { x, y + side } } };
  if (tw_scan_plan_add (&plan, &area))
    set_plan (self, &plan, plan.n_areas - 1);
}

static void
whole_picture (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwScanPlanPage *self = TW_SCAN_PLAN_PAGE (widget);
  const TwScanPlan *now = tw_scan_plan_page_get_plan (self);
  TwScanPlan plan;

  tw_scan_plan_whole (&plan, self->pixels->width, self->pixels->height, now->areas[0].columns,
                      now->areas[0].rows);
  set_plan (self, &plan, 0);
}

static void
as_found (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwScanPlanPage *self = TW_SCAN_PLAN_PAGE (widget);

  set_plan (self, &self->first, 0);
}

void
tw_scan_plan_page_show (TwScanPlanPage *self,
                        TwPixels *pixels,
                        TwPixels *shown,
                        TwScanFound found,
                        const TwScanPlan *plan)
{
  g_autofree char *words = NULL;

  g_clear_pointer (&self->pixels, tw_pixels_unref);
  self->pixels = tw_pixels_ref (pixels);
  self->found = found;
  self->first = *plan;
  words = found_words (self);
  gtk_label_set_label (self->found_words, words);
  tw_scan_canvas_set_pixels (self->canvas, pixels, shown);
  set_plan (self, plan, 0);
}

static void
scan_plan_page_dispose (GObject *object)
{
  TwScanPlanPage *self = TW_SCAN_PLAN_PAGE (object);

  g_clear_pointer (&self->pixels, tw_pixels_unref);
  G_OBJECT_CLASS (tw_scan_plan_page_parent_class)->dispose (object);
}

static void
tw_scan_plan_page_class_init (TwScanPlanPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scan_plan_page_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "plan.turn", NULL, turn_plan);
  gtk_widget_class_install_action (widget_class, "plan.remove", NULL, remove_area);
  gtk_widget_class_install_action (widget_class, "plan.add", NULL, add_area);
  gtk_widget_class_install_action (widget_class, "plan.whole", NULL, whole_picture);
  gtk_widget_class_install_action (widget_class, "plan.as-found", NULL, as_found);
  g_type_ensure (TW_TYPE_SCAN_CANVAS);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/scan-plan-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwScanPlanPage, canvas);
  gtk_widget_class_bind_template_child (widget_class, TwScanPlanPage, found_words);
  gtk_widget_class_bind_template_child (widget_class, TwScanPlanPage, area);
  gtk_widget_class_bind_template_child (widget_class, TwScanPlanPage, area_row);
  gtk_widget_class_bind_template_child (widget_class, TwScanPlanPage, columns);
  gtk_widget_class_bind_template_child (widget_class, TwScanPlanPage, rows);
  gtk_widget_class_bind_template_child (widget_class, TwScanPlanPage, gap_across);
  gtk_widget_class_bind_template_child (widget_class, TwScanPlanPage, gap_down);
  gtk_widget_class_bind_template_callback (widget_class, field_cb);
  gtk_widget_class_bind_template_callback (widget_class, area_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill);
}

static void
tw_scan_plan_page_init (TwScanPlanPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
