/* The rules that use one of a set's own things. */
#include "app/ruleset/use-group.h"

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/document/own-procedure.h"
#include "app/document/own-use.h"

struct _TwUseGroup
{
  TwThingGroup parent_instance;

  GPtrArray *rows; /* with the number of a procedure */
};

G_DEFINE_FINAL_TYPE (TwUseGroup, tw_use_group, TW_TYPE_THING_GROUP)

static guint chosen_signal;

static void
activated_cb (TwUseGroup *self, GtkWidget *row)
{
  g_signal_emit (self, chosen_signal, 0,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "index")));
}

static void
add_row (TwUseGroup *self, guint index, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 3);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_tooltip_text (row, title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (index));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (activated_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
add_use (TwUseGroup *self, const TwVocabulary *words, guint index)
{
  const TwTileSet *set = tw_thing_group_get_set (TW_THING_GROUP (self));
  g_autoptr (GPtrArray) lines = tw_own_procedure_lines (set, words, index, FALSE);
  TwOwnSort sort;
  const TwProcedure *procedure = set->own->procedures->pdata[index];

  add_row (self, index, ((const TwOwnLine *) lines->pdata[0])->words,
           tw_own_declared_sort (set, index, &sort) ? tw_own_thing_name (set, sort, procedure->id)
           : lines->len > 1                         ? ((const TwOwnLine *) lines->pdata[1])->words
                                                    : "");
}

/* The number of the row that has the focus, -1 for none. */
static int
focused_row (TwUseGroup *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  guint index;

  return focus != NULL && g_ptr_array_find (self->rows, focus, &index) ? (int) index : -1;
}

/* Whether an effect is about it, or the rules move it: the form says so above. */
static gboolean
is_at_work (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  if ((sort == TW_OWN_FIGURE || sort == TW_OWN_TOKEN) && !tw_own_thing_is_by_hand (set, sort, id))
    return TRUE;
  for (guint i = 0; sort < TW_OWN_BAG && set->own != NULL && i < set->own->effects->len; i++)
    if (tw_own_thing_has_effect (set, sort, id, i))
      return TRUE;
  return FALSE;
}

static void
use_group_fill (TwThingGroup *group)
{
  TwUseGroup *self = TW_USE_GROUP (group);
  const TwTileSet *set = tw_thing_group_get_set (group);
  TwOwnSort sort = tw_thing_group_get_sort (group);
  g_autoptr (GArray) uses = tw_own_uses (set, sort, tw_thing_group_get_id (group));
  g_autoptr (TwVocabulary) words =
      uses->len > 0 ? tw_own_procedure_words (tw_thing_group_get_document (group)) : NULL;
  int focused = focused_row (self);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self),
                                   uses->len > 0 ? _ ("Used By")
                                   : is_at_work (set, sort, tw_thing_group_get_id (group))
                                       ? ""
                                       : _ ("Used by No Rule Yet"));
  for (guint i = 0; i < uses->len; i++)
    add_use (self, words, (guint) g_array_index (uses, int, i));
  if (sort >= TW_OWN_BAG)
    add_row (self, (guint) tw_own_declared_index (set, sort, tw_thing_group_get_id (group)),
             _ ("Read and Change It as a Sentence"), "");
  if (focused >= 0 && (guint) focused < self->rows->len)
    gtk_widget_grab_focus (self->rows->pdata[focused]);
}

static gboolean
use_group_shows (TwOwnSort sort)
{
  return TRUE;
}

static void
use_group_finalize (GObject *object)
{
  g_ptr_array_unref (TW_USE_GROUP (object)->rows);
  G_OBJECT_CLASS (tw_use_group_parent_class)->finalize (object);
}

static void
tw_use_group_class_init (TwUseGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = use_group_finalize;
  TW_THING_GROUP_CLASS (klass)->shows = use_group_shows;
  TW_THING_GROUP_CLASS (klass)->fill = use_group_fill;
  chosen_signal = g_signal_new ("chosen", TW_TYPE_USE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
tw_use_group_init (TwUseGroup *self)
{
  self->rows = g_ptr_array_new ();
}
