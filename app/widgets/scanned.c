/* A picture whose places can be gone through. */
#include "app/widgets/scanned.h"

G_DEFINE_INTERFACE (TwScanned, tw_scanned, GTK_TYPE_WIDGET)

static void
tw_scanned_default_init (TwScannedInterface *iface)
{
}

guint
tw_scanned_count (TwScanned *self)
{
  return TW_SCANNED_GET_IFACE (self)->count (self);
}

void
tw_scanned_show (TwScanned *self, guint index)
{
  TW_SCANNED_GET_IFACE (self)->show (self, index);
}

void
tw_scanned_choose (TwScanned *self, guint index)
{
  TW_SCANNED_GET_IFACE (self)->choose (self, index);
}

void
tw_scanned_leave (TwScanned *self)
{
  TW_SCANNED_GET_IFACE (self)->leave (self);
}
