/* Where beside the table things come from and go to. */
#pragma once

#include <graphene.h>

G_BEGIN_DECLS

/**
 * TwTableHome:
 * @TW_HOME_HAND: the tile in the hand
 * @TW_HOME_SEAT: a player's own things
 * @TW_HOME_SCORE: what shows a player's points
 */
typedef enum
{
  TW_HOME_HAND,
  TW_HOME_SEAT,
  TW_HOME_SCORE
} TwTableHome;

/** TwTableHomeFunc: finds @home of @seat, in pixels of the table. Returns: %FALSE if it is not to be seen */
typedef gboolean (*TwTableHomeFunc) (gpointer data,
                                     TwTableHome home,
                                     guint seat,
                                     graphene_rect_t *out_rect);

/** TwTableHomes: @find (nullable) is called with @data, which is borrowed. */
typedef struct
{
  TwTableHomeFunc find;
  gpointer data;
} TwTableHomes;

G_END_DECLS
