/* A rule with its table. */
#include "app/ruleset/rule-desk.h"

#include "app/widgets/focus-again.h"
#include "app/widgets/width-bin.h"

struct _TwRuleDesk
{
  AdwBin parent_instance;

  gboolean is_stale; /* the set has changed while the desk was not seen */
  TwWidthBin *bin;
  GtkWidget *switcher;
  GtkToggleButton *rule_toggle, *table_toggle;
  GtkStack *rule; /* one of both */
  TwProcedureView *view;
  TwEffectView *effect;
  TwRuleTable *table;
};

G_DEFINE_FINAL_TYPE (TwRuleDesk, tw_rule_desk, ADW_TYPE_BIN)

static guint moved_signal, removed_signal;

static void
lay_out (TwRuleDesk *self)
{
  gboolean is_narrow = gtk_widget_has_css_class (GTK_WIDGET (self->bin), "narrow");
  gboolean is_rule = gtk_toggle_button_get_active (self->rule_toggle);

  gtk_widget_set_visible (self->switcher, is_narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), !is_narrow || is_rule);
  gtk_widget_set_visible (GTK_WIDGET (self->table), !is_narrow || !is_rule);
}

static gboolean
shows_effect (TwRuleDesk *self)
{
  return gtk_stack_get_visible_child (self->rule) == GTK_WIDGET (self->effect);
}

static void
show_index (TwRuleDesk *self)
{
  if (shows_effect (self))
    tw_rule_table_show_effect (self->table, tw_effect_view_get_index (self->effect));
  else
    tw_rule_table_show (self->table, tw_procedure_view_get_index (self->view));
}

/* While it is not seen, tiles change at every stroke. */
static void
changed_cb (TwRuleDesk *self)
{
  self->is_stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (!self->is_stale)
    show_index (self);
}

static void
rule_desk_map (GtkWidget *widget)
{
  TwRuleDesk *self = TW_RULE_DESK (widget);

  GTK_WIDGET_CLASS (tw_rule_desk_parent_class)->map (widget);
  if (self->is_stale)
    show_index (self);
  self->is_stale = FALSE;
}

static void
moved_cb (TwRuleDesk *self, guint index)
{
  show_index (self);
  g_signal_emit (self, moved_signal, 0, index);
}

static void
removed_cb (TwRuleDesk *self)
{
  show_index (self);
  g_signal_emit (self, removed_signal, 0);
}

void
tw_rule_desk_show (TwRuleDesk *self, int index)
{
  if (index != tw_procedure_view_get_index (self->view))
    tw_focus_forget (GTK_WIDGET (self));
  gtk_stack_set_visible_child (self->rule, GTK_WIDGET (self->view));
  tw_effect_view_show (self->effect, -1);
  tw_procedure_view_show (self->view, index);
  show_index (self);
}

void
tw_rule_desk_show_effect (TwRuleDesk *self, int index)
{
  gtk_stack_set_visible_child (self->rule, GTK_WIDGET (self->effect));
  tw_procedure_view_show (self->view, -1);
  tw_effect_view_show (self->effect, index);
  show_index (self);
}

int
tw_rule_desk_get_effect (TwRuleDesk *self)
{
  return shows_effect (self) ? tw_effect_view_get_index (self->effect) : -1;
}

void
tw_rule_desk_set_document (TwRuleDesk *self, TwDocument *document, TwTileTextures *textures)
{
  tw_procedure_view_set_document (self->view, document);
  tw_effect_view_set_document (self->effect, document);
  tw_rule_table_set_document (self->table, document, textures);
  /* After the sentences, which find where their rule stands now. */
  g_signal_connect_object (document, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

TwProcedureView *
tw_rule_desk_get_view (TwRuleDesk *self)
{
  return self->view;
}

TwRuleTable *
tw_rule_desk_get_table (TwRuleDesk *self)
{
  return self->table;
}

void
tw_rule_desk_show_table (TwRuleDesk *self)
{
  gtk_toggle_button_set_active (self->table_toggle, TRUE);
}

void
tw_rule_desk_remove (TwRuleDesk *self)
{
  if (shows_effect (self))
    tw_effect_view_remove (self->effect);
  else
    tw_procedure_view_remove (self->view);
}

gboolean
tw_rule_desk_focus (TwRuleDesk *self, gboolean is_table)
{
  GtkWidget *part = is_table ? GTK_WIDGET (self->table) : GTK_WIDGET (self->rule);

  gtk_toggle_button_set_active (is_table ? self->table_toggle : self->rule_toggle, TRUE);
  return tw_focus_again (part) || (is_table && tw_rule_table_focus (self->table))
         || gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD);
}

/* Whoever comes to it comes to the sentences first, also before it is known where anything lies. */
static gboolean
rule_desk_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TwRuleDesk *self = TW_RULE_DESK (widget);

  if (direction == GTK_DIR_TAB_FORWARD && gtk_widget_get_focus_child (widget) == NULL
      && gtk_widget_get_visible (GTK_WIDGET (self->rule))
      && gtk_widget_child_focus (GTK_WIDGET (self->rule), direction))
    return TRUE;
  return GTK_WIDGET_CLASS (tw_rule_desk_parent_class)->focus (widget, direction);
}

static void
tw_rule_desk_class_init (TwRuleDeskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = rule_desk_focus;
  widget_class->map = rule_desk_map;
  moved_signal = g_signal_new ("moved", TW_TYPE_RULE_DESK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_UINT);
  removed_signal = g_signal_new ("removed", TW_TYPE_RULE_DESK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  g_type_ensure (TW_TYPE_EFFECT_VIEW);
  g_type_ensure (TW_TYPE_PROCEDURE_VIEW);
  g_type_ensure (TW_TYPE_RULE_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/rule-desk.ui");
  gtk_widget_class_bind_template_child (widget_class, TwRuleDesk, bin);
  gtk_widget_class_bind_template_child (widget_class, TwRuleDesk, switcher);
  gtk_widget_class_bind_template_child (widget_class, TwRuleDesk, rule_toggle);
  gtk_widget_class_bind_template_child (widget_class, TwRuleDesk, table_toggle);
  gtk_widget_class_bind_template_child (widget_class, TwRuleDesk, rule);
  gtk_widget_class_bind_template_child (widget_class, TwRuleDesk, effect);
  gtk_widget_class_bind_template_child (widget_class, TwRuleDesk, view);
  gtk_widget_class_bind_template_child (widget_class, TwRuleDesk, table);
  gtk_widget_class_bind_template_callback (widget_class, lay_out);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, removed_cb);
}

static void
tw_rule_desk_init (TwRuleDesk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lay_out (self);
}
