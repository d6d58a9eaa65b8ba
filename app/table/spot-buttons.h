/* The numbered spots on the table: buttons, so that everything reaches them. */
#pragma once

#include "app/table/spot-sites.h"
#include "app/table/table-pointer.h"

G_BEGIN_DECLS

/**
 * TwSpotButtons:
 * @buttons: in the order of the model's spots; those of spots that are not on the table are hidden
 * @sites: (nullable): where they are
 * @n_laid: how many of them have been given room
 *
 * To be looked at; the functions below change it.
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
 * @table: gets the buttons as children; unparents them before it frees the rest
 * @scene: what is to be seen of it; outlives them
 * @pointer: what the pointer does there; outlives them
 * @before: the child of @table that they come before
 *
 * Returns: (transfer full): the buttons, none yet
 */
TwSpotButtons *tw_spot_buttons_new (GtkWidget *table, TwTableScene *scene, TwTablePointer *pointer,
                                    GtkWidget *before);

/** tw_spot_buttons_free: frees what is left when @table has unparented its children. */
void tw_spot_buttons_free (TwSpotButtons *self);

/** tw_spot_buttons_update: makes the buttons those of the model's spots. */
void tw_spot_buttons_update (TwSpotButtons *self);

/** tw_spot_buttons_allocate: puts them where they belong. */
void tw_spot_buttons_allocate (TwSpotButtons *self);

/** tw_spot_buttons_bounds: Returns: whether a button has a place on the table; @out (out): which,
 * in pixels */
gboolean tw_spot_buttons_bounds (const TwSpotButtons *self, guint index, graphene_rect_t *out);

/** tw_spot_buttons_n_covered: Returns: how many of them @rect, of pixels of the table, would lie
 * over */
guint tw_spot_buttons_n_covered (const TwSpotButtons *self, const graphene_rect_t *rect);

/** tw_spot_buttons_open_figures: opens a menu of the figures that can go to a spot. Returns: %FALSE
 * if none can */
gboolean tw_spot_buttons_open_figures (TwSpotButtons *self, guint index);

G_END_DECLS
