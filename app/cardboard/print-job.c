/* A print job. */
#include "app/cardboard/print-job.h"

#include <math.h>

#include "app/cardboard/print-art.h"
#include "app/cardboard/print-check.h"
#include "app/cardboard/print-extras.h"
#include "app/cardboard/print-foot.h"
#include "app/cardboard/print-marks.h"

/* Figures are printed for so many, as the published games have them. */
#define PLAYERS 5
/* About what the back of a tile is. */
#define BACK_GROUND 0x46474f
/* Millimetres that are no difference. */
#define NEAR .01

struct _TwPrintJob
{
  TwTileSet *set;
  TwVocabulary *shipped;
  TwPrintLayout *layout;
  TwPrintArt *art;
  char *title;
  double dots;
};

TwPrintJob *
tw_print_job_new (const TwTileSet *set,
                  TwVocabulary *shipped,
                  const TwPrintPlan *plan,
                  const TwTileSet *before,
                  const char *const *languages,
                  double dots)
{
  TwPrintJob *job = g_new0 (TwPrintJob, 1);
  g_autoptr (TwPrintPlan) usual = tw_print_plan_new ();
  const char *title = tw_texts_best (set->titles, languages);

  if (plan == NULL)
    plan = set->print != NULL ? set->print : usual;
  job->set = tw_tile_set_ref ((TwTileSet *) set);
  job->shipped = shipped != NULL ? tw_vocabulary_ref (shipped) : NULL;
  job->title = g_strdup (title != NULL ? title : set->id);
  job->layout = tw_print_layout_new (plan, tw_print_tiles_new (set, plan, before),
                                     tw_print_tokens_new (set, shipped, plan, PLAYERS));
  job->dots = dots;
  job->art = tw_print_art_new (set, job->layout, dots);
  return job;
}

TwPrintJob *
tw_print_job_twin (const TwPrintJob *job)
{
  TwPrintJob *twin = g_new0 (TwPrintJob, 1);

  *twin = *job;
  twin->set = tw_tile_set_ref (job->set);
  twin->shipped = job->shipped != NULL ? tw_vocabulary_ref (job->shipped) : NULL;
  twin->layout = tw_print_layout_ref (job->layout);
  twin->title = g_strdup (job->title);
  twin->art = tw_print_art_new (twin->set, twin->layout, twin->dots);
  return twin;
}

void
tw_print_job_free (TwPrintJob *job)
{
  tw_print_art_free (job->art);
  tw_print_layout_unref (job->layout);
  tw_vocabulary_unref (job->shipped);
  tw_tile_set_unref (job->set);
  g_free (job->title);
  g_free (job);
}

const TwPrintLayout *
tw_print_job_layout (const TwPrintJob *job)
{
  return job->layout;
}

const char *
tw_print_job_title (const TwPrintJob *job)
{
  return job->title;
}

const TwTileSet *
tw_print_job_set (const TwPrintJob *job)
{
  return job->set;
}

/* How far the picture of what lies at @place goes on: backs have what lies between them as well,
 * for printers drift. */
static double
bleed_of (const TwPrintLayout *layout, const TwPrintPlace *place)
{
  return layout->bleed;
}

/* Whether something lies so far to the left of @place, and so far above it. */
static gboolean
has_neighbour (const TwPrintLayout *layout,
               const TwPrintPage *page,
               const TwPrintPlace *place,
               double left,
               double up)
{
  for (guint i = 0; i < page->n_places; i++)
    {
      const TwPrintPlace *other = tw_print_layout_place (layout, page, i);

      if (fabs (place->x - left - other->x) < NEAR && fabs (place->y - up - other->y) < NEAR)
        return TRUE;
    }
  return FALSE;
}

/* Where two bleeds meet neither covers the dots whole, and white paper would shine through: a
 * ground below both does. It reaches into the neighbours, which come over it. */
static void
grounds_draw (TwPrintJob *job, const TwPrintPage *page, cairo_t *cr)
{
  const TwPrintLayout *layout = job->layout;
  guint32 rgb = page->kind == TW_PRINT_PAGE_BACKS ? BACK_GROUND
                                                  : tw_theme_grass (tw_print_art_theme (job->art));

  if (layout->bleed <= 0 || layout->plan->gap > 0 || layout->plan->ink == TW_PRINT_INK_OUTLINE)
    return;
  cairo_set_source_rgb (cr, (rgb >> 16) / 255., (rgb >> 8 & 255) / 255., (rgb & 255) / 255.);
  for (guint i = 0; i < page->n_places; i++)
    {
      const TwPrintPlace *place = tw_print_layout_place (layout, page, i);
      const TwPrintPiece *piece = tw_print_layout_piece (layout, place);
      double left = 0, up = 0;

      if (has_neighbour (layout, page, place, piece->width + layout->gutter, 0))
        left = layout->gutter;
      if (has_neighbour (layout, page, place, 0, piece->height + layout->gutter))
        up = layout->gutter;
      if (piece->kind == TW_PRINT_TILE || piece->kind == TW_PRINT_BLOCK)
        cairo_rectangle (cr, place->x - left, place->y - up, piece->width + left,
                         piece->height + up);
    }
  cairo_fill (cr);
}

static void
places_draw (TwPrintJob *job, const TwPrintPage *page, cairo_t *cr)
{
  const TwPrintLayout *layout = job->layout;

  grounds_draw (job, page, cr);
  for (guint i = 0; i < page->n_places; i++)
    {
      const TwPrintPlace *place = tw_print_layout_place (layout, page, i);
      const TwPrintPiece *piece = tw_print_layout_piece (layout, place);

      cairo_save (cr);
      cairo_translate (cr, place->x, place->y);
      if (place->is_upside_down)
        {
          cairo_translate (cr, piece->width, piece->height);
          cairo_rotate (cr, G_PI);
        }
      tw_print_art_draw (job->art, cr, place->piece, place->is_back, bleed_of (layout, place));
      cairo_restore (cr);
    }
}

static void
content_draw (TwPrintJob *job, const TwPrintPage *page, cairo_t *cr)
{
  switch (page->kind)
    {
    case TW_PRINT_PAGE_FRONTS:
    case TW_PRINT_PAGE_BACKS:
      tw_print_marks_below (cr, job->layout, page);
      places_draw (job, page, cr);
      tw_print_marks_above (cr, job->layout, page);
      break;
    case TW_PRINT_PAGE_TRACK:
      tw_print_track_draw (cr, job->layout, page, tw_print_art_theme (job->art), job->title);
      break;
    case TW_PRINT_PAGE_BOX:
      tw_print_box_draw (cr, job->art, job->layout, page, job->title);
      break;
    case TW_PRINT_PAGE_LABEL:
      tw_print_label_draw (cr, job->art, job->layout, page, job->title);
      break;
    case TW_PRINT_PAGE_OVERVIEW:
      tw_print_overview_draw (cr, job->art, job->layout, page, job->title);
      break;
    case TW_PRINT_PAGE_DRIFT:
    case TW_PRINT_PAGE_DRIFT_BACK:
      tw_print_drift_draw (cr, job->layout, page);
      break;
    }
}

void
tw_print_job_draw (TwPrintJob *job, guint n, cairo_t *cr)
{
  const TwPrintPage *page = tw_print_layout_page (job->layout, n);
  const TwPrintPlan *plan = job->layout->plan;

  cairo_save (cr);
  if (page->kind == TW_PRINT_PAGE_BACKS || page->kind == TW_PRINT_PAGE_DRIFT_BACK)
    cairo_translate (cr, plan->back_x / 1000., plan->back_y / 1000.);
  content_draw (job, page, cr);
  cairo_restore (cr);
  tw_print_foot_draw (cr, job->layout, n, job->title, job->set->release);
}

GPtrArray *
tw_print_job_problems (const TwPrintJob *job)
{
  return tw_print_check (job->set, job->layout);
}
