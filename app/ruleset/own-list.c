/* The list of what a set adds to the rules. */
#include "app/ruleset/own-list.h"

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/ruleset/own-group.h"
#include "app/ruleset/procedure-group.h"
#include "app/widgets/announce.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/say.h"
#include "app/widgets/scroll-into-view.h"
#include "app/widgets/text-scale.h"
#include "engine/format/format-error.h"
#include "engine/own/own-rules-remove.h"
#include "engine/own/own-rules-words.h"

/* The least width, and how many times as wide large words make it at most. */
#define WIDTH_PX   312
#define MOST_SCALE 1.5

struct _TwOwnList
{
  AdwBin parent_instance;

  TwDocument *document;
  gboolean is_stale;  /* the set has changed since it was filled */
  TwOwnSort selected; /* the sort of what is marked */
  gboolean is_rule;   /* a rule or an effect was marked last */
  TwOwnGroup *groups[TW_N_OWN_SORTS];
  GtkBox *groups_box;
  GtkMenuButton *add;
  TwProcedureGroup *procedures;
  AdwPreferencesGroup
      *rare_group; /* what few sets have, for the sorts of which there is none yet */
  GtkMenuButton *rare;
  guint missing; /* those sorts, a bit each */
  GtkWidget *rules_row;
  GtkWidget *expansions_row;
  GtkWidget *unnamed_part; /* rules in words that nothing names */
  AdwPreferencesGroup *unnamed_group;
  GPtrArray *unnamed_rows;
};

G_DEFINE_FINAL_TYPE (TwOwnList, tw_own_list, ADW_TYPE_BIN)

static guint chosen_signal, named_signal, procedure_signal, effect_signal, rules_signal,
    expansions_signal;

static void
remove_rules (TwOwnList *self, const char *const *ids)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (self->document));
  guint n_rules = g_strv_length ((char **) ids);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_rules; i++)
    tw_own_rules_remove (edit, "rule", ids[i]);
  if (!tw_own_rules_try (self->document, edit,
                         n_rules == 1 ? _ ("Remove Rule") : _ ("Remove Rules"), NULL, &error))
    g_warning ("%s", error->message);
}

static void
remove_rule_cb (TwOwnList *self, GtkWidget *button)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (button), "id"));
  const char *const ids[] = { id, NULL };

  /* The button goes: the keyboard stays in the list. */
  tw_own_list_grab_rules (self);
  remove_rules (self, ids);
}

static void
remove_unnamed_cb (TwOwnList *self)
{
  g_auto (GStrv) ids = tw_own_rules_unnamed (tw_document_get_set (self->document));

  tw_own_list_grab_rules (self);
  remove_rules (self, (const char *const *) ids);
}

static void
add_unnamed_row (TwOwnList *self, const TwRule *rule)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = tw_icon_button_new ("user-trash-symbolic", _ ("Remove Rule"));
  const char *words = tw_texts_best (rule->texts, g_get_language_names ());
  /* Translators: %s is a rule in words. */
  g_autofree char *label =
      g_strdup_printf (_ ("Remove the Rule “%s”"), words != NULL ? words : rule->id);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words != NULL ? words : rule->id);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 3);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words != NULL ? rule->id : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data_full (G_OBJECT (button), "id", g_strdup (rule->id), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_rule_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->unnamed_group, row);
  g_ptr_array_add (self->unnamed_rows, row);
}

static void
fill_unnamed (TwOwnList *self)
{
  TwTileSet *set = tw_document_get_set (self->document);
  g_auto (GStrv) ids = tw_own_rules_unnamed (set);

  for (guint i = 0; i < self->unnamed_rows->len; i++)
    adw_preferences_group_remove (self->unnamed_group, self->unnamed_rows->pdata[i]);
  g_ptr_array_set_size (self->unnamed_rows, 0);
  for (guint i = 0; ids[i] != NULL; i++)
    add_unnamed_row (self, tw_vocabulary_find_rule (set->own, ids[i]));
  gtk_widget_set_visible (self->unnamed_part, ids[0] != NULL);
}

static void
append_sort (GMenu *menu, TwOwnSort sort)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (tw_own_sort_name (sort), NULL);

  g_menu_item_set_action_and_target (item, "rules.add", "s", tw_own_sort_element (sort));
  g_menu_append_item (menu, item);
}

/* A sort without a heading of its own yet has its place here. */
static void
fill_rare (TwOwnList *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  guint missing = 0;

  for (guint sort = TW_OWN_BAG; sort < TW_N_OWN_SORTS; sort++)
    if (!gtk_widget_get_visible (GTK_WIDGET (self->groups[sort])))
      missing |= 1u << sort;
  if (missing == self->missing && gtk_menu_button_get_menu_model (self->rare) != NULL)
    return;
  self->missing = missing;
  for (guint sort = TW_OWN_BAG; sort < TW_N_OWN_SORTS; sort++)
    if (missing & 1u << sort)
      append_sort (menu, (TwOwnSort) sort);
  gtk_menu_button_set_menu_model (self->rare, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->rare_group), missing != 0);
}

static void
fill (TwOwnList *self)
{
  double top = tw_scroll_get_top (GTK_WIDGET (self->groups_box));

  self->is_stale = FALSE;
  /* What gets the keyboard before it is laid out would be looked for at the top. */
  tw_scroll_stay (GTK_WIDGET (self->groups_box), top);
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    tw_own_group_fill (self->groups[sort], tw_document_get_set (self->document));
  fill_rare (self);
  tw_procedure_group_fill (self->procedures, self->document);
  fill_unnamed (self);
}

/* While it is not seen, tiles change at every stroke: it is filled when it is seen again. */
static void
document_changed_cb (TwOwnList *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
  else
    self->is_stale = TRUE;
}

static void
own_list_map (GtkWidget *widget)
{
  TwOwnList *self = TW_OWN_LIST (widget);

  if (self->is_stale)
    fill (self);
  GTK_WIDGET_CLASS (tw_own_list_parent_class)->map (widget);
}

static void
chosen_cb (TwOwnList *self, guint sort, const char *id)
{
  g_signal_emit (self, chosen_signal, 0, sort, id);
}

static void
named_cb (TwOwnList *self, guint sort, const char *name)
{
  guint n_before = tw_own_sort_n (tw_document_get_set (self->document), (TwOwnSort) sort);
  /* Translators: %s is what somebody has just added to the set, as it is called. */
  g_autofree char *words = g_strdup_printf (_ ("Added: %s"), name);

  g_signal_emit (self, named_signal, 0, sort, name);
  /* It is seen; who does not see it hears only where the keyboard goes. */
  if (tw_own_sort_n (tw_document_get_set (self->document), (TwOwnSort) sort) > n_before)
    tw_say (GTK_WIDGET (self), words);
}

static void
procedure_chosen_cb (TwOwnList *self, guint index)
{
  g_signal_emit (self, procedure_signal, 0, index);
}

static void
procedure_dropped_cb (TwOwnList *self, guint index, guint to)
{
  g_autoptr (GError) error = NULL;

  if (tw_own_procedure_put (self->document, index, to, &error) < 0)
    tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

static void
effect_chosen_cb (TwOwnList *self, guint index)
{
  g_signal_emit (self, effect_signal, 0, index);
}

static void
rules_activated_cb (TwOwnList *self)
{
  g_signal_emit (self, rules_signal, 0);
}

static void
expansions_activated_cb (TwOwnList *self)
{
  g_signal_emit (self, expansions_signal, 0);
}

static void
own_list_dispose (GObject *object)
{
  TwOwnList *self = TW_OWN_LIST (object);

  tw_own_list_set_document (self, NULL);
  g_clear_pointer (&self->unnamed_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_own_list_parent_class)->dispose (object);
}

static void
tw_own_list_class_init (TwOwnListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = own_list_dispose;
  widget_class->map = own_list_map;
  chosen_signal = g_signal_new ("chosen", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  procedure_signal = g_signal_new ("procedure", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  effect_signal = g_signal_new ("effect", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  rules_signal = g_signal_new ("rules", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  expansions_signal = g_signal_new ("expansions", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  named_signal = g_signal_new ("named", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/ruleset/own-list.ui");
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, groups_box);
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, add);
  g_type_ensure (TW_TYPE_PROCEDURE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, procedures);
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, rare_group);
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, rare);
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, rules_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, expansions_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, unnamed_part);
  gtk_widget_class_bind_template_child (widget_class, TwOwnList, unnamed_group);
  gtk_widget_class_bind_template_callback (widget_class, procedure_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, procedure_dropped_cb);
  gtk_widget_class_bind_template_callback (widget_class, effect_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, expansions_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_unnamed_cb);
}

/* All that can be added: a rule, which is no thing, comes last. */
static GMenu *
add_menu_new (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) things = g_menu_new ();
  g_autoptr (GMenu) rules = g_menu_new ();

  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    append_sort (things, (TwOwnSort) sort);
  g_menu_append (rules, C_ ("own thing", "Rule"), "rules.add-rule");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (things));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rules));
  return menu;
}

/* Whether @focus is a row at the end of its list to which the arrow leads, or no row at all. */
static gboolean
is_at_end (GtkWidget *focus, gboolean is_down)
{
  GtkWidget *row = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);

  do
    row = row == NULL ? NULL
          : is_down   ? gtk_widget_get_next_sibling (row)
                      : gtk_widget_get_prev_sibling (row);
  while (row != NULL && !gtk_widget_get_visible (row));
  return row == NULL;
}

/* All that stands in the list is one after the other for the arrows, though it is several lists:
 * GTK looks for what is next on the screen, beside the list as well. */
static gboolean
arrow_cb (TwOwnList *self, guint key, guint code, GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  gboolean is_down = key == GDK_KEY_Down || key == GDK_KEY_KP_Down;

  if ((!is_down && key != GDK_KEY_Up && key != GDK_KEY_KP_Up)
      || (state & gtk_accelerator_get_default_mod_mask ()) != 0 || focus == NULL
      || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL || !is_at_end (focus, is_down))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_child_focus (child, is_down ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
  return GDK_EVENT_STOP;
}

static void
add_arrows (TwOwnList *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (arrow_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
tw_own_list_init (TwOwnList *self)
{
  g_autoptr (GMenu) menu = add_menu_new ();

  self->unnamed_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Large words need a form that has the page for itself on a small screen. */
  gtk_widget_set_size_request (GTK_WIDGET (self),
                               (int) (WIDTH_PX
                                      * MIN (tw_text_scale (GTK_WIDGET (self)), MOST_SCALE)),
                               -1);
  add_arrows (self);
  gtk_menu_button_set_menu_model (self->add, G_MENU_MODEL (menu));
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    {
      self->groups[sort] = tw_own_group_new ((TwOwnSort) sort);
      g_signal_connect_swapped (self->groups[sort], "chosen", G_CALLBACK (chosen_cb), self);
      g_signal_connect_swapped (self->groups[sort], "named", G_CALLBACK (named_cb), self);
      gtk_box_append (self->groups_box, GTK_WIDGET (self->groups[sort]));
    }
}

void
tw_own_list_set_document (TwOwnList *self, TwDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  fill (self);
}

void
tw_own_list_ask (TwOwnList *self, TwOwnSort sort)
{
  tw_own_group_ask (self->groups[sort]);
}

void
tw_own_list_grab_rules (TwOwnList *self)
{
  gtk_widget_grab_focus (self->rules_row);
}

void
tw_own_list_grab_expansions (TwOwnList *self)
{
  gtk_widget_grab_focus (self->expansions_row);
}

void
tw_own_list_select (TwOwnList *self, TwOwnSort sort, const char *id)
{
  tw_procedure_group_select (self->procedures, -1);
  tw_own_group_select (self->groups[self->selected], NULL);
  self->selected = sort;
  self->is_rule = self->is_rule && id == NULL;
  tw_own_group_select (self->groups[sort], id);
}

void
tw_own_list_select_procedure (TwOwnList *self, int index)
{
  tw_own_group_select (self->groups[self->selected], NULL);
  self->is_rule = TRUE;
  tw_procedure_group_select (self->procedures, index);
}

void
tw_own_list_select_effect (TwOwnList *self, int index)
{
  tw_own_group_select (self->groups[self->selected], NULL);
  self->is_rule = TRUE;
  tw_procedure_group_select_effect (self->procedures, index);
}

/* The first thing that there is. */
static gboolean
focus_first (TwOwnList *self)
{
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    if (tw_own_group_focus_first (self->groups[sort]))
      return TRUE;
  return FALSE;
}

gboolean
tw_own_list_focus (TwOwnList *self)
{
  return (self->is_rule && tw_procedure_group_focus (self->procedures))
         || tw_own_group_focus (self->groups[self->selected]) || focus_first (self)
         || tw_own_group_focus_button (self->groups[0]);
}

void
tw_own_list_set_textures (TwOwnList *self, TwTileTextures *textures)
{
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    tw_own_group_set_textures (self->groups[sort], textures);
}
