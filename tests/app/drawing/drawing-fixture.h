/* All shipped tiles and variants, and pictures of them as pixels. */
#pragma once

#include "app/drawing/tile-layout.h"
#include "engine/set/tile-set.h"

typedef struct
{
  const TwTileSet *set;
  const TwTile *tile;
  int variant;
} Subject;

typedef struct
{
  GPtrArray *sets;
  GArray *subjects;
} Fixture;

/* Loads what is shipped; stops the test if that fails. */
void fixture_init (Fixture *fixture);
void fixture_clear (Fixture *fixture);

/* The subject of a set and tile, the plain copies. */
const Subject *fixture_find (const Fixture *fixture, const char *set, const char *tile);

TwTileLayout *subject_layout (const Subject *subject, guint copy);
char *subject_name (const Subject *subject);

/* A picture of @size pixels a side in RGB24; free with cairo_surface_destroy(). */
cairo_surface_t *layout_picture (const TwTileLayout *layout, int size, guint quarter_turns,
                                 const char *theme);

/* One channel (0 blue, 1 green, 2 red) of a pixel. */
guint picture_channel (cairo_surface_t *picture, int x, int y, guint channel);

/* The mean difference of a channel over both pictures, which are of one size. */
double picture_difference (cairo_surface_t *a, cairo_surface_t *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_surface_t, cairo_surface_destroy)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_t, cairo_destroy)
