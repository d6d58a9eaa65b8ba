/* A picture of an answer, with its title, and buttons to copy and to save it. */
#pragma once

#include <gtk/gtk.h>

#include "app/balance/chart.h"

G_BEGIN_DECLS

#define TW_TYPE_LAB_CHART (tw_lab_chart_get_type ())
G_DECLARE_FINAL_TYPE (TwLabChart, tw_lab_chart, TW, LAB_CHART, GtkWidget)

/** tw_lab_chart_new: Returns: (transfer floating): a picture of nothing */
GtkWidget *tw_lab_chart_new (void);

/** tw_lab_chart_set: shows chart @index of @charts (element-type TwChart), of which it keeps a reference. */
void tw_lab_chart_set (TwLabChart *self, GPtrArray *charts, guint index);

/** tw_lab_chart_copy: puts the picture on the clipboard. */
void tw_lab_chart_copy (TwLabChart *self);

G_END_DECLS
