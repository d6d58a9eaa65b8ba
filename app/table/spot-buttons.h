/* The numbered spots on the table: buttons, so that everything reaches them. */
#pragma once

#include "app/table/spot-sites.h"
#include "app/table/table-pointer.h"

G_BEGIN_DECLS

/**
 * TwSpotButtons:
 * @buttons: one for each spot, in the model's order; hidden for spots that are not on the table
 * @sites: (nullable): their places
 * @n_laid: how many of them have a place
 *
 * Read the members; change them only by the functions below.
 */
typedef struct
{
  GtkWidget *table;        /* borrowed: has the buttons */
  TwTableScene *scene;     /* borrowed */
  TwTablePointer *pointer; /* borrowed */
  GtkWidget *before;       /* borrowed: the child of @table that they come before */
  GtkWidget *menu;         /* (nullable), borrowed: of the figures for one of them */
  GPtrArray *buttons;
  TwSpotSite *sites;
  guint n_laid;
} TwSpotButtons;

/**
 * tw_spot_buttons_new:
 * @table: parent of the buttons; unparents them before it calls tw_spot_buttons_free()
 * @scene: the scene of @table, must outlive the buttons
 * @pointer: the pointer of @table, must outlive the buttons
 * @before: the child of @table that the buttons come before
 *
 * Returns: (transfer full): no buttons yet
 */
TwSpotButtons *tw_spot_buttons_new (GtkWidget *table, TwTableScene *scene, TwTablePointer *pointer,
                                    GtkWidget *before);

/** tw_spot_buttons_free: frees the rest, after @table has unparented its children. */
void tw_spot_buttons_free (TwSpotButtons *self);

/** tw_spot_buttons_update: makes one button for each of the model's spots. */
void tw_spot_buttons_update (TwSpotButtons *self);

/** tw_spot_buttons_allocate: gives each button its place. */
void tw_spot_buttons_allocate (TwSpotButtons *self);

/** tw_spot_buttons_bounds: Returns: whether the button @index is on the table; @out (out): its bounds
 * in pixels */
gboolean tw_spot_buttons_bounds (const TwSpotButtons *self, guint index, graphene_rect_t *out);

/** tw_spot_buttons_n_covered: Returns: how many buttons @rect, in pixels of the table, would cover */
guint tw_spot_buttons_n_covered (const TwSpotButtons *self, const graphene_rect_t *rect);

/** tw_spot_buttons_open_figures: opens a menu of the figures that can go to a spot. Returns: %FALSE
 * if none can */
gboolean tw_spot_buttons_open_figures (TwSpotButtons *self, guint index);

G_END_DECLS
