/* A picture whose places can be gone through one by one: for who has a single switch.
 *
 * A widget that is drawn as a whole has no children to go through; this tells which places it has instead.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TW_TYPE_SCANNED (tw_scanned_get_type ())
G_DECLARE_INTERFACE (TwScanned, tw_scanned, TW, SCANNED, GtkWidget)

/**
 * TwScannedInterface:
 * @count: how many there are to be gone through just now
 * @show: lets the one with that number be seen, as if the keyboard were there
 * @choose: takes it
 * @leave: nobody goes through them any more
 */
struct _TwScannedInterface
{
  GTypeInterface parent;

  guint (*count) (TwScanned *self);
  void (*show) (TwScanned *self, guint index);
  void (*choose) (TwScanned *self, guint index);
  void (*leave) (TwScanned *self);
};

/** tw_scanned_count: see #TwScannedInterface.count */
guint tw_scanned_count (TwScanned *self);

/** tw_scanned_show: see #TwScannedInterface.show */
void tw_scanned_show (TwScanned *self, guint index);

/** tw_scanned_choose: see #TwScannedInterface.choose */
void tw_scanned_choose (TwScanned *self, guint index);

/** tw_scanned_leave: see #TwScannedInterface.leave */
void tw_scanned_leave (TwScanned *self);

G_END_DECLS
