/* Tiles with the same lands at their edges. */
#include "app/play/tiles-group.h"

#include <glib/gi18n.h>

#include "app/widgets/arrow-box.h"
#include "app/widgets/one-stop.h"

TwTilesGroup *
tw_tiles_group_new (const TwRules *rules, TwKindSet lands)
{
  TwTilesGroup *group = g_new0 (TwTilesGroup, 1);

  group->lands = lands;
  group->title = tw_tiles_left_group_title (rules, lands);
  group->kinds = g_array_new (FALSE, FALSE, sizeof (guint));
  group->heading = g_object_ref_sink (gtk_label_new (NULL));
  gtk_label_set_xalign (GTK_LABEL (group->heading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (group->heading), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (group->heading, "caption-heading");
  group->box = g_object_ref_sink (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (group->box), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (group->box), TRUE);
  gtk_widget_set_halign (group->box, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (group->box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  group->title, -1);
  tw_arrow_box_set_up (GTK_FLOW_BOX (group->box));
  /* For Tab a flow box keeps the keyboard without giving it to another tile. */
  group->stop = g_object_ref_sink (tw_one_stop_new (group->box));
  return group;
}

void
tw_tiles_group_free (gpointer data)
{
  TwTilesGroup *group = data;

  g_array_unref (group->kinds);
  g_object_unref (group->heading);
  g_object_unref (group->stop);
  g_object_unref (group->box);
  g_free (group->title);
  g_free (group);
}

void
tw_tiles_group_empty (TwTilesGroup *group)
{
  GtkFlowBox *box = GTK_FLOW_BOX (group->box);
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (box, 0)) != NULL)
    {
      gtk_flow_box_child_set_child (child, NULL);
      gtk_flow_box_remove (box, GTK_WIDGET (child));
    }
  g_array_set_size (group->kinds, 0);
}

void
tw_tiles_group_update (TwTilesGroup *group, guint n, guint n_columns)
{
  /* Translators: what is on tiles, and how many there are: "City, Road: 12". */
  g_autofree char *words = g_strdup_printf (C_ ("tiles left", "%s: %u"), group->title, n);

  gtk_label_set_label (GTK_LABEL (group->heading), words);
  gtk_widget_set_tooltip_text (group->heading, words);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (group->box), n_columns);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (group->box), MIN (n_columns, 4));
}

/* What has a city comes first, then the other lands, then places in the middle of fields; simple
 * ones before those with more. */
static int
group_rank (TwKindSet lands)
{
  int n = __builtin_popcount (lands), rank = 3;

  if (lands & TW_KIND_BIT (TW_KIND_CITY))
    rank = 0;
  else if (lands & TW_KIND_BIT (TW_KIND_ROAD))
    rank = 1;
  else if (tw_kind_info ((TwKind) g_bit_nth_lsf (lands, -1))->breadth != TW_BREADTH_NONE)
    rank = 2;
  return rank * TW_N_KINDS + n;
}

static gint
compare_groups (gconstpointer a, gconstpointer b)
{
  TwKindSet x = *(const TwKindSet *) a, y = *(const TwKindSet *) b;
  int ranks = group_rank (x) - group_rank (y);

  return ranks != 0 ? ranks : x < y ? -1 : x > y;
}

GArray *
tw_tiles_group_list (const TwRules *rules, const GArray *kinds)
{
  GArray *groups = g_array_new (FALSE, FALSE, sizeof (TwKindSet));

  for (guint i = 0; i < kinds->len; i++)
    {
      TwKindSet lands = tw_tiles_left_group (rules, g_array_index (kinds, guint, i));
      gboolean is_new = TRUE;

      for (guint k = 0; k < groups->len; k++)
        is_new = is_new && g_array_index (groups, TwKindSet, k) != lands;
      if (is_new)
        g_array_append_val (groups, lands);
    }
  g_array_sort (groups, compare_groups);
  return groups;
}
