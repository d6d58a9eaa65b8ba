/* The wild animals of winter: from the side and upright, as on tokens, each with an outline that no
 * other one has. */
#include "app/drawing/animals.h"

#include "app/drawing/glyph.h"

/* How long one is, in radii of the room it has, in tile edges, and in pixels at least. */
#define LONG       2.1
#define SHORTEST   .085
#define LONGEST    .150
#define LEAST_PX   10
#define MOST_GROWN 1.6
/* Rooms from this radius on have two of those that live together. */
#define FOR_TWO .05
/* None reaches the rim of the tile, with its shadow and its pale outline. */
#define FROM_RIM .012
#define INK      0x1c1614

typedef struct
{
  const char *name;
  gboolean is_alone;
  TwRgb fill;
  const char *body; /* facing west; one hundred long */
  const TwGlyphPart *details;
  guint n_details;
} Animal;

static const TwGlyphPart deer_details[] = {
  { "M-34 -26C-39 -35 -37 -43 -32 -49M-37 -36L-45 -41M-31 -26C-27 -35 -21 -39 -13 -41M-25 -35L-25 "
    "-45",
    TW_GLYPH_NONE, 55, 0x5a3c22 },
  { "M34 -8C38 -9 42 -7 42 -2C39 0 36 -1 34 -3Z", 0xf6efe0, 0, 0 },
};
static const TwGlyphPart boar_details[] = {
  { "M-45 9L-39 1L-38 10Z", 0xffffff, 0, 0 },
  { "M-28 -18C-14 -27 6 -27 16 -20", TW_GLYPH_NONE, 50, 0x1f1815 },
};
static const TwGlyphPart wolf_details[] = {
  { "M-20 10C-10 14 10 15 24 13L24 8C8 10 -8 8 -18 2Z", 0xd9dce0, 0, 0 },
};
static const TwGlyphPart fox_details[] = {
  { "M50 -10C49 0 43 6 35 7C37 0 39 -6 42 -12Z", 0xffffff, 0, 0 },
  { "M-44 -1L-34 3L-24 8L-22 2C-28 -2 -34 -4 -40 -4Z", 0xffffff, 0, 0 },
};
static const TwGlyphPart bear_details[] = {
  { "O-38 -5 3", 0x1c1614, 0, 0 },
  { "M-48 3L-40 5L-40 -1Z", 0xb98f66, 0, 0 },
};
static const TwGlyphPart lynx_details[] = {
  { "O-2 -4 3O8 6 3O-6 8 3O16 16 3O4 18 3O-4 26 3O12 28 3O-29 -18 3", 0x6a4526, 0, 0 },
  { "M-35 -41L-38 -48M-10 -41L-7 -48", TW_GLYPH_NONE, 40, 0x1c1614 },
};

#define DETAILS(name) .details = name##_details, .n_details = G_N_ELEMENTS (name##_details)

static const Animal animals[] = {
  { .name = "deer",
    .fill = 0x9a5f30,
    .body = "M-49 -15L-39 -24L-33 -28L-27 -24L-24 -14C-18 -6 -8 -6 4 -6C16 -6 28 -9 36 -6C40 -2 40 "
            "2 38 7"
            "L36 16L38 44L32 44L28 20L25 44L19 44L20 16C10 18 0 18 -8 16L-9 44L-15 44L-15 18L-20 "
            "44L-26 44"
            "L-22 12C-28 6 -31 -2 -34 -9L-46 -10Z",
    DETAILS (deer) },
  { .name = "boars",
    .fill = 0x4a3a32,
    .body =
        "M-50 11L-46 3C-39 -5 -35 -9 -31 -12L-31 -22L-24 -17C-14 -27 2 -27 12 -21C26 -19 36 -10 38 "
        "0"
        "L45 -5L46 -1L40 5C40 12 37 16 36 19L36 34L29 34L26 20L18 21L17 34L10 34L8 21L-6 22L-7 34"
        "L-14 34L-16 21L-22 34L-28 34L-25 19C-34 18 -42 16 -48 15Z",
    DETAILS (boar) },
  { .name = "wolves",
    .fill = 0x6d747d,
    .body =
        "M-50 -9L-39 -15L-37 -27L-30 -18L-26 -26L-21 -14C-10 -16 12 -15 27 -13C38 -10 44 4 45 22"
        "C39 21 34 14 32 6L33 16L38 42L31 42L24 16L18 42L12 42L16 14L-8 12L-10 42L-16 42L-17 "
        "14L-23 42"
        "L-29 42L-23 8C-28 5 -33 0 -36 -3L-47 -4Z",
    DETAILS (wolf) },
  { .name = "foxes",
    .fill = 0xc95c1c,
    .body =
        "M-50 -3L-38 -11L-37 -24L-29 -14L-24 -22L-20 -9C-8 -10 8 -10 18 -7C26 -18 42 -22 50 -10"
        "C49 3 36 12 22 7L21 13L25 32L19 32L13 14L-6 13L-8 32L-14 32L-15 14L-20 32L-26 32L-23 10"
        "C-30 8 -36 4 -38 2L-47 1Z",
    DETAILS (fox) },
  { .name = "bear",
    .is_alone = TRUE,
    .fill = 0x5c3b24,
    .body = "M-50 3C-47 -7 -40 -11 -35 -12L-35 -20C-30 -22 -26 -19 -26 -14C-18 -29 -4 -31 6 -27"
            "C22 -29 38 -22 43 -6C46 8 44 22 44 36L30 36L27 20L20 36L8 36L8 20L-6 21L-6 36L-20 "
            "36L-21 21"
            "L-26 36L-36 36L-31 14C-36 13 -40 11 -43 9L-49 8Z",
    DETAILS (bear) },
  { .name = "lynx",
    .is_alone = TRUE,
    .fill = 0xc29a62,
    .body = "M-36 -14C-38 -22 -36 -26 -34 -28L-35 -41L-27 -32L-18 -32L-10 -41L-10 -26C-8 -22 -8 "
            "-18 -8 -15"
            "C8 -10 23 2 28 20C34 22 38 18 43 22L43 30C38 34 32 36 28 38L-26 38L-28 32L-19 30L-18 4"
            "C-24 0 -34 -4 -36 -14Z",
    DETAILS (lynx) },
};

/* In a square as wide as the animal is long. */
static void
animal_draw (cairo_t *cr, const Animal *animal, gboolean is_small)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  /* The shadow on the snow, to the side that the light leaves. */
  cairo_save (cr);
  cairo_translate (cr, .08, .34);
  cairo_scale (cr, 1, .24);
  tw_glyph_dot (cr, 0, 0, .46, 0xa3b7cf);
  cairo_restore (cr);
  tw_glyph_path (cr, animal->body);
  tw_glyph_ink (cr, 0xffffff, is_small ? .14 : .11);
  tw_glyph_path (cr, animal->body);
  tw_glyph_colour (cr, animal->fill, 1);
  cairo_fill_preserve (cr);
  tw_glyph_ink (cr, INK, is_small ? .05 : .032);
  tw_glyph_draw (cr, animal->details, animal->n_details, INK);
}

gboolean
tw_animals_draw (const TwBrush *b, const TwPlace *place)
{
  const Animal *animal = NULL;
  TwDice d = { b->seed ^ 0xa21u };
  double size = CLAMP (LONG * place->r, SHORTEST, LONGEST);
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (animals); i++)
    if (g_str_equal (animals[i].name, place->detail))
      animal = &animals[i];
  if (animal == NULL)
    return FALSE;
  size = CLAMP (LEAST_PX / b->size, size, size * MOST_GROWN);
  n = animal->is_alone || place->r < FOR_TWO ? 1 : 2;
  for (guint i = 0; i < n; i++)
    {
      TwPoint aside = n == 1 ? point (0, 0)
                             : point ((i == 0 ? -.36 : .38) * size, (i == 0 ? -.34 : .36) * size);
      TwPoint at = point_add (place->at, point_turn (aside, -b->turn));
      double wide = size * (n == 2 && i == 0 ? .86 : 1), needs = wide * .62 + FROM_RIM;

      at = point (CLAMP (at.x, needs, 1 - needs), CLAMP (at.y, needs, 1 - needs));
      tw_brush_upright (b, at, wide);
      if (tw_dice_int (&d, 2) == 1)
        cairo_scale (b->cr, -1, 1);
      animal_draw (b->cr, animal, b->size < TW_DETAIL_FROM);
      cairo_restore (b->cr);
    }
  return TRUE;
}
