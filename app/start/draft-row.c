/* A draft that can be restored. */
#include "app/start/draft-row.h"

#include <glib/gi18n.h>

#include "app/start/tableau.h"
#include "app/start/time-words.h"

struct _TwDraftRow
{
  GtkListBoxRow parent_instance;

  TwTableau *tableau;
  GtkLabel *title;
  GtkLabel *place;
  GtkLabel *time;
  GtkWidget *discard_button;
  GtkWidget *restore_button;
};

G_DEFINE_FINAL_TYPE (TwDraftRow, tw_draft_row, GTK_TYPE_LIST_BOX_ROW)

static void
tw_draft_row_class_init (TwDraftRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TW_TYPE_TABLEAU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/start/draft-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, tableau);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, title);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, place);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, time);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, discard_button);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, restore_button);
}

static void
tw_draft_row_init (TwDraftRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The whole path: of two files of one name it says which. */
static char *
dup_place (TwDraft *draft)
{
  const TwDraftOrigin *origin = tw_draft_get_origin (draft);

  if (tw_draft_get_set (draft) == NULL)
    return g_strdup (_ ("Cannot be read"));
  if (origin->file != NULL)
    return g_file_get_parse_name (origin->file);
  return g_strdup (origin->shipped_id != NULL ? _ ("Shipped set, changed") : _ ("Not saved yet"));
}

static char *
dup_time (TwDraft *draft)
{
  g_autofree char *when = tw_time_in_words (tw_draft_get_time (draft));

  if (tw_draft_is_outdated (draft))
    /* Translators: %s is when changes were made that are not saved, "today, 14:05" */
    return g_strdup_printf (_ ("Changed: %s. The file is different since."), when);
  /* Translators: %s is when changes were made that are not saved, "today, 14:05" */
  return g_strdup_printf (_ ("Changed: %s"), when);
}

static void
set_up_button (GtkWidget *button, const char *action, const char *name, TwDraft *draft)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tw_draft_get_id (draft));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
tw_draft_row_new (TwDraft *draft, TwTileTextures *textures)
{
  TwDraftRow *self = g_object_new (TW_TYPE_DRAFT_ROW, NULL);
  g_autofree char *place = dup_place (draft);
  g_autofree char *time = dup_time (draft);
  /* Translators: what a screen reader says of a button; %s is a set's name */
  g_autofree char *discard =
      g_strdup_printf (_ ("Discard the changes of %s"), tw_draft_get_title (draft));
  /* Translators: what a screen reader says of a button; %s is a set's name */
  g_autofree char *restore =
      g_strdup_printf (_ ("Restore the changes of %s"), tw_draft_get_title (draft));
  g_autofree char *details = g_strdup_printf ("%s\n%s", place, time);

  gtk_label_set_label (self->title, tw_draft_get_title (draft));
  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->time, time);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->place), place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tw_draft_get_title (draft), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  details, -1);
  set_up_button (self->discard_button, "win.discard-draft", discard, draft);
  set_up_button (self->restore_button, "win.restore-draft", restore, draft);
  tw_tableau_show_set (self->tableau, textures, tw_draft_get_set (draft),
                       g_str_hash (tw_draft_get_id (draft)));
  return GTK_WIDGET (self);
}
