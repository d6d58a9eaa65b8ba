/* Children in as many lines as it takes. */
#include "app/widgets/flow-layout.h"

struct _TwFlowLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  int most_natural; /* pixels asked for at most, 0 for all on one line */
  gboolean is_centred;
};

G_DEFINE_FINAL_TYPE (TwFlowLayout, tw_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Some children that stand beside each other. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end; /* the first of the next line, %NULL if there is none */
  int width;
  int height;
} Line;

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
width_of (GtkWidget *child, int most)
{
  int least, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  return MAX (least, MIN (natural, most));
}

/* Returns: %FALSE if there is no line any more */
static gboolean
find_line (TwFlowLayout *self, GtkWidget *from, int width, Line *out_line)
{
  int x = 0;
  GtkWidget *child = next_shown (from);

  *out_line = (Line){ .first = child };
  for (; child != NULL; child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int wide = width_of (child, width), height;

      if (child != out_line->first && x + wide > width)
        break;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, wide, NULL, &height, NULL, NULL);
      out_line->height = MAX (out_line->height, height);
      out_line->width = x + wide;
      x += wide + self->spacing;
    }
  out_line->end = child;
  return out_line->first != NULL;
}

static GtkSizeRequestMode
flow_layout_get_request_mode (GtkLayoutManager *layout, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (TwFlowLayout *self, GtkWidget *widget, int *out_least, int *out_natural)
{
  GtkWidget *child = next_shown (gtk_widget_get_first_child (widget));

  for (; child != NULL; child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int least, natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
      *out_least = MAX (*out_least, least);
      *out_natural += natural + (*out_natural > 0 ? self->spacing : 0);
    }
}

static void
flow_layout_measure (GtkLayoutManager *layout,
                     GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  TwFlowLayout *self = TW_FLOW_LAYOUT (layout);
  int width = for_size < 0 ? G_MAXINT : for_size;
  Line line = { 0 };

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      if (self->most_natural > 0)
        *natural = MAX (*minimum, MIN (*natural, self->most_natural));
      return;
    }
  for (GtkWidget *from = gtk_widget_get_first_child (widget);
       from != NULL && find_line (self, from, width, &line); from = line.end)
    *natural += line.height + (*natural > 0 ? self->spacing : 0);
  *minimum = *natural;
}

static void
flow_layout_allocate (GtkLayoutManager *layout,
                      GtkWidget *widget,
                      int width,
                      int height,
                      int baseline)
{
  TwFlowLayout *self = TW_FLOW_LAYOUT (layout);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Line line = { 0 };
  int y = 0;

  for (GtkWidget *from = gtk_widget_get_first_child (widget);
       from != NULL && find_line (self, from, width, &line); from = line.end)
    {
      int x = self->is_centred ? MAX (0, (width - line.width) / 2) : 0;

      for (GtkWidget *child = line.first; child != line.end;
           child = next_shown (gtk_widget_get_next_sibling (child)))
        {
          int wide = width_of (child, width);

          gtk_widget_size_allocate (
              child, &(GtkAllocation){ is_rtl ? width - x - wide : x, y, wide, line.height }, -1);
          x += wide + self->spacing;
        }
      y += line.height + self->spacing;
    }
}

static void
tw_flow_layout_class_init (TwFlowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = flow_layout_get_request_mode;
  layout_class->measure = flow_layout_measure;
  layout_class->allocate = flow_layout_allocate;
}

static void
tw_flow_layout_init (TwFlowLayout *self)
{
}

GtkLayoutManager *
tw_flow_layout_new (int spacing)
{
  TwFlowLayout *self = g_object_new (TW_TYPE_FLOW_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

GtkLayoutManager *
tw_flow_layout_new_centred (int spacing, int most_natural)
{
  TwFlowLayout *self = TW_FLOW_LAYOUT (tw_flow_layout_new (spacing));

  self->is_centred = TRUE;
  self->most_natural = most_natural;
  return GTK_LAYOUT_MANAGER (self);
}
