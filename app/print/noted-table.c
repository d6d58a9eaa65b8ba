/* A picture of a table with a note below it. */
#include "app/print/noted-table.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "app/drawing/picture-file.h"

/* The height of the letters and the margin round the note, in tile edges. */
#define LETTERS 0.22
#define MARGIN  0.2

typedef struct
{
  const TwTableImage *image;
  double side;
  double width;
  double table_height;
  const char *note;
} Job;

static PangoLayout *
layout_new (cairo_t *cr, const Job *job)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, LETTERS * job->side * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) ((job->width - 2 * MARGIN * job->side) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, job->note, -1);
  return layout;
}

/* Measured on a surface of its own, for the file's size has to be known before there is one. */
static double
note_height (const Job *job)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (PangoLayout) layout = layout_new (cr, job);
  int height = 0;

  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return ceil (height + 2 * MARGIN * job->side);
}

static void
draw (cairo_t *cr, gpointer data)
{
  const Job *job = data;
  g_autoptr (PangoLayout) layout = layout_new (cr, job);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, job->width, job->table_height);
  cairo_clip (cr);
  tw_table_image_draw (job->image, job->side, cr);
  cairo_restore (cr);
  /* A slip of paper below the table. */
  cairo_save (cr);
  cairo_rectangle (cr, 0, job->table_height, job->width, note_height (job));
  cairo_set_source_rgb (cr, 0.985, 0.96, 0.91);
  cairo_fill (cr);
  cairo_move_to (cr, MARGIN * job->side, job->table_height + MARGIN * job->side);
  cairo_set_source_rgb (cr, 0.17, 0.14, 0.12);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

gboolean
tw_noted_table_save (const TwTableImage *image,
                     double side,
                     const char *title,
                     const char *note,
                     const char *path,
                     GError **error)
{
  Job job = { image, side, 0, 0, note };

  if (note == NULL)
    return tw_table_image_save (image, side, title, path, error);
  tw_table_image_size (image->play, side, &job.width, &job.table_height);
  return tw_picture_file_save (path, title, job.width, job.table_height + note_height (&job), side,
                               draw, &job, error);
}
