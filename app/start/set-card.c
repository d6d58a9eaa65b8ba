/* A card of one set. */
#include "app/start/set-card.h"

#include <glib/gi18n.h>

#include "app/start/tableau.h"

struct _TwSetCard
{
  AdwBin parent_instance;

  TwSetEntry *entry;
  TwTileTextures *textures;

  GtkButton *open_button;
  GtkButton *play_button;
  GtkButton *lessons_button;
  GtkButton *forget_button;
  TwTableau *tableau;
  GtkWidget *sign;
  GtkLabel *title;
  GtkLabel *detail;
};

G_DEFINE_FINAL_TYPE (TwSetCard, tw_set_card, ADW_TYPE_BIN)

static void
show_entry (TwSetCard *self)
{
  const char *title = tw_set_entry_get_title (self->entry);
  g_autofree char *detail = tw_set_entry_dup_detail (self->entry);
  /* Translators: what a screen reader says of a card; %s is a set's name */
  g_autofree char *open = g_strdup_printf (_ ("Open %s"), title);
  g_autofree char *play = g_strdup_printf (_ ("Play %s"), title);
  /* Translators: takes a set out of the list of recent ones; %s is its name */
  g_autofree char *forget = g_strdup_printf (_ ("Take %s out of the list"), title);
  /* Translators: of a button on a card; %s is a set’s name */
  g_autofree char *lessons = g_strdup_printf (_ ("Lessons of %s"), title);
  TwTileSet *set = tw_set_entry_get_set (self->entry);
  g_autofree char *whole = g_strdup_printf ("%s\n%s", title, detail);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->detail, detail);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->open_button), whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  open, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  play, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->forget_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, forget, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lessons_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, lessons, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->lessons_button), set != NULL && set->n_lessons > 0);
  gtk_widget_set_visible (self->sign, tw_set_entry_is_suspect (self->entry));
  gtk_widget_set_visible (GTK_WIDGET (self->forget_button), tw_set_entry_is_suspect (self->entry));
  tw_tableau_show_set (self->tableau, self->textures, set, tw_set_entry_get_key (self->entry),
                       g_str_hash (tw_set_entry_get_target (self->entry)));
}

static void
set_card_dispose (GObject *object)
{
  TwSetCard *self = TW_SET_CARD (object);

  if (self->entry != NULL)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  g_clear_object (&self->entry);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_set_card_parent_class)->dispose (object);
}

static void
tw_set_card_class_init (TwSetCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = set_card_dispose;
  g_type_ensure (TW_TYPE_TABLEAU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/start/set-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSetCard, open_button);
  gtk_widget_class_bind_template_child (widget_class, TwSetCard, play_button);
  gtk_widget_class_bind_template_child (widget_class, TwSetCard, lessons_button);
  gtk_widget_class_bind_template_child (widget_class, TwSetCard, forget_button);
  gtk_widget_class_bind_template_child (widget_class, TwSetCard, tableau);
  gtk_widget_class_bind_template_child (widget_class, TwSetCard, sign);
  gtk_widget_class_bind_template_child (widget_class, TwSetCard, title);
  gtk_widget_class_bind_template_child (widget_class, TwSetCard, detail);
}

static void
tw_set_card_init (TwSetCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tw_set_card_new (TwSetEntry *entry, TwTileTextures *textures)
{
  TwSetCard *self = g_object_new (TW_TYPE_SET_CARD, NULL);
  const char *target = tw_set_entry_get_target (entry);

  self->entry = g_object_ref (entry);
  self->textures = g_object_ref (textures);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_button), "s", target);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_button), "s", target);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->forget_button), "s", target);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lessons_button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->lessons_button), "win.learn");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->forget_button), "start.forget-set");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open_button), "win.open-set");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play_button), "win.play-set");
  g_signal_connect_swapped (entry, "loaded", G_CALLBACK (show_entry), self);
  show_entry (self);
  return GTK_WIDGET (self);
}
