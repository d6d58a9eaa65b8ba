/* An effect by itself. */
#include "app/ruleset/effect-view.h"

#include <glib/gi18n.h>

#include "app/document/own-procedure.h"
#include "app/print/effect-words.h"
#include "app/ruleset/effect-commit.h"
#include "app/ruleset/effect-owner.h"
#include "app/ruleset/refused-effect.h"
#include "app/widgets/announce.h"

struct _TwEffectView
{
  AdwBin parent_instance;

  TwDocument *document;
  int index;            /* -1 for none */
  TwEffect *shown;      /* (nullable): as it was when it was seen last */
  guint n;              /* how many effects there were then */
  gboolean is_stale;    /* the set has changed while the view was not seen */
  gboolean is_changing; /* by the form itself */
  TwEffectGroup *group; /* (nullable) */
  GtkLabel *sentence;
  AdwBin *form;
  GtkWidget *owner_list;
  AdwActionRow *owner_row;
};

G_DEFINE_FINAL_TYPE (TwEffectView, tw_effect_view, ADW_TYPE_BIN)

static guint removed_signal;

static TwTileSet *
set_of (TwEffectView *self)
{
  return tw_document_get_set (self->document);
}

static guint
n_effects (TwEffectView *self)
{
  return self->document != NULL && set_of (self)->own != NULL ? set_of (self)->own->effects->len
                                                              : 0;
}

static TwEffect *
effect_of (TwEffectView *self)
{
  return set_of (self)->own->effects->pdata[self->index];
}

static void
note (TwEffectView *self)
{
  g_clear_pointer (&self->shown, tw_effect_free);
  self->n = n_effects (self);
  if (self->index < 0)
    return;
  self->shown = g_new0 (TwEffect, 1);
  tw_effect_say (self->shown, effect_of (self));
}

static void
show_words (TwEffectView *self)
{
  g_autoptr (TwVocabulary) words = tw_own_procedure_words (self->document);
  g_autofree char *sentence =
      words != NULL ? tw_effect_words_for_user (words, effect_of (self)) : NULL;

  gtk_label_set_label (self->sentence, sentence != NULL ? sentence : "");
}

static void
changed_cb (TwEffectView *self, const char *typed)
{
  self->is_changing = TRUE;
  tw_effect_commit (self->document, self->group, typed);
  self->is_changing = FALSE;
}

static void
left_cb (TwEffectView *self)
{
  if (self->document != NULL)
    tw_document_seal (self->document);
}

/* Its number among those of what it belongs to, from 1. */
static guint
number_of (TwEffectView *self, const TwOwnThing *thing)
{
  guint number = 1;

  for (int i = 0; i < self->index; i++)
    number += thing->id == NULL
              || tw_own_thing_has_effect (set_of (self), thing->sort, thing->id, (guint) i);
  return number;
}

static void
show_owner (TwEffectView *self, const TwOwnThing *thing)
{
  gtk_widget_set_visible (self->owner_list, thing->id != NULL);
  if (thing->id != NULL)
    adw_action_row_set_subtitle (self->owner_row,
                                 tw_own_thing_name (set_of (self), thing->sort, thing->id));
}

/* The focus leaves before what has it goes. Returns: whether it was in the form */
static gboolean
clear (TwEffectView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && self->group != NULL
                       && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->group));

  if (had_focus)
    gtk_root_set_focus (root, NULL);
  self->group = NULL;
  adw_bin_set_child (self->form, NULL);
  return had_focus;
}

static void
fill (TwEffectView *self)
{
  gboolean had_focus = clear (self);
  TwOwnThing thing = { .sort = TW_OWN_FIGURE };

  self->is_stale = FALSE;
  note (self);
  if (self->index < 0)
    return;
  (void) tw_effect_owner_find (set_of (self), (guint) self->index, &thing);
  self->group = TW_EFFECT_GROUP (
      tw_effect_group_new (set_of (self), &thing, (guint) self->index, number_of (self, &thing),
                           tw_refused_effect_of (self->document, (guint) self->index)));
  g_signal_connect_swapped (self->group, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->group, "left", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (self->group, "remove", G_CALLBACK (tw_effect_view_remove), self);
  adw_bin_set_child (self->form, GTK_WIDGET (self->group));
  tw_effect_commit_tell (self->document, self->group);
  show_words (self);
  show_owner (self, &thing);
  if (had_focus)
    tw_effect_view_focus (self);
}

void
tw_effect_view_remove (TwEffectView *self)
{
  int index = self->index;

  if (self->group == NULL)
    return;
  /* What takes its place is another one. */
  self->is_changing = TRUE;
  self->index = -1;
  if (tw_effect_commit_remove (self->document, self->group))
    {
      fill (self);
      tw_announce_undo (GTK_WIDGET (self), self->document, _ ("Effect removed"));
      g_signal_emit (self, removed_signal, 0);
    }
  else
    self->index = index;
  self->is_changing = FALSE;
}

/* Where it stands once others have come or gone. */
static int
find_again (TwEffectView *self)
{
  for (guint i = 0; self->shown != NULL && i < n_effects (self); i++)
    if (tw_effect_equal (set_of (self)->own->effects->pdata[i], self->shown))
      return (int) i;
  return -1;
}

static void
document_changed_cb (TwEffectView *self)
{
  if (self->index < 0)
    return;
  if (n_effects (self) != self->n)
    self->index = find_again (self);
  if (self->is_changing && self->index >= 0)
    {
      note (self);
      show_words (self);
    }
  else if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
  else
    {
      note (self);
      self->is_stale = TRUE;
    }
}

static void
effect_view_map (GtkWidget *widget)
{
  TwEffectView *self = TW_EFFECT_VIEW (widget);

  GTK_WIDGET_CLASS (tw_effect_view_parent_class)->map (widget);
  if (self->is_stale)
    fill (self);
}

static void
owner_cb (TwEffectView *self)
{
  TwOwnThing thing;

  if (self->index >= 0 && tw_effect_owner_find (set_of (self), (guint) self->index, &thing))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-own", "(ss)",
                                tw_own_sort_element (thing.sort), thing.id);
}

/* Whoever comes to it comes to its rows first, and not to the button that removes it. */
static gboolean
effect_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TwEffectView *self = TW_EFFECT_VIEW (widget);

  if (direction == GTK_DIR_TAB_FORWARD && gtk_widget_get_focus_child (widget) == NULL
      && self->group != NULL)
    {
      tw_effect_view_focus (self);
      return TRUE;
    }
  return GTK_WIDGET_CLASS (tw_effect_view_parent_class)->focus (widget, direction);
}

static void
effect_view_dispose (GObject *object)
{
  TwEffectView *self = TW_EFFECT_VIEW (object);

  if (self->form != NULL)
    clear (self);
  tw_effect_view_set_document (self, NULL);
  g_clear_pointer (&self->shown, tw_effect_free);
  G_OBJECT_CLASS (tw_effect_view_parent_class)->dispose (object);
}

static void
tw_effect_view_class_init (TwEffectViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = effect_view_dispose;
  widget_class->map = effect_view_map;
  widget_class->focus = effect_view_focus;
  removed_signal = g_signal_new ("removed", TW_TYPE_EFFECT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/effect-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TwEffectView, sentence);
  gtk_widget_class_bind_template_child (widget_class, TwEffectView, form);
  gtk_widget_class_bind_template_child (widget_class, TwEffectView, owner_list);
  gtk_widget_class_bind_template_child (widget_class, TwEffectView, owner_row);
  gtk_widget_class_bind_template_callback (widget_class, owner_cb);
}

static void
tw_effect_view_init (TwEffectView *self)
{
  self->index = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_effect_view_set_document (TwEffectView *self, TwDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document != NULL)
    g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
}

void
tw_effect_view_show (TwEffectView *self, int index)
{
  self->index = index < (int) n_effects (self) ? index : -1;
  fill (self);
}

int
tw_effect_view_get_index (TwEffectView *self)
{
  return self->index;
}

void
tw_effect_view_focus (TwEffectView *self)
{
  if (self->group != NULL)
    tw_effect_group_focus (self->group);
}
