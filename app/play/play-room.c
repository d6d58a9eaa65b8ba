/* How much room there is at the table. */
#include "app/play/play-page-private.h"

/* With less of it for the table, the rules beside it, the panels are small ones. */
#define ROOMY_FROM_PX 1000

gboolean
tw_play_page_is_roomy (TwPlayPage *self)
{
  gboolean reads = self->show_rules && tw_table_model_get_game (self->model) != NULL;

  return tw_width_bin_is_wide (self->bin)
         && (!reads
             || gtk_widget_get_width (GTK_WIDGET (self->bin)) - TW_RULES_READER_PX
                    >= ROOMY_FROM_PX);
}
