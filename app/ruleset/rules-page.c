/* The Rules page. */
#include "app/ruleset/rules-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-procedure.h"
#include "app/document/rule-patterns.h"
#include "app/ruleset/game-reader.h"
#include "app/ruleset/own-form.h"
#include "app/ruleset/own-list.h"
#include "app/ruleset/pattern-adding.h"
#include "app/ruleset/rule-clipboard.h"
#include "app/ruleset/rule-desk.h"
#include "app/ruleset/rules-page-keys.h"
#include "app/ruleset/shipped-reader.h"
#include "app/widgets/announce.h"
#include "app/widgets/focus-again.h"
#include "app/widgets/focus-later.h"
#include "app/widgets/key-bindings.h"

struct _TwRulesPage
{
  AdwBin parent_instance;

  TwDocument *document;
  AdwLeaflet *leaflet;
  TwOwnList *list;
  GtkStack *stack;
  TwOwnForm *form;
  TwRuleDesk *desk;
  TwGameReader *reader;
  TwShippedReader *shipped;
  GtkWidget *back_bar;
  GtkEventController *keys[2]; /* while the page is seen */
};

static void rules_page_iface_init (TwPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwRulesPage,
                               tw_rules_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_PAGE, rules_page_iface_init))

static int
shown_procedure (TwRulesPage *self)
{
  return tw_procedure_view_get_index (tw_rule_desk_get_view (self->desk));
}

static void
moved_cb (TwRulesPage *self, guint index)
{
  tw_own_list_select_procedure (self->list, (int) index);
}

/* The keyboard is with what is shown now: pressed again, the button would remove that as well. */
static void
removed_cb (TwRulesPage *self)
{
  tw_own_list_select_procedure (self->list, shown_procedure (self));
  tw_own_list_focus (self->list);
}

static void
show_thing (TwRulesPage *self, TwOwnSort sort, const char *id)
{
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->form));
  /* A rule that undo has taken comes back only where nothing else was chosen. */
  if (id != NULL)
    tw_rule_desk_show (self->desk, -1);
  tw_own_form_show (self->form, sort, id);
  tw_own_list_select (self->list, sort, id);
  adw_leaflet_set_visible_child_name (self->leaflet, id != NULL ? "form" : "list");
}

static void
chosen_cb (TwRulesPage *self, guint sort, const char *id)
{
  show_thing (self, (TwOwnSort) sort, id);
}

static gboolean
shows (TwRulesPage *self, gpointer child)
{
  return gtk_stack_get_visible_child (self->stack) == child;
}

/* What happens, in sentences, takes the form's place. */
static void
procedure_cb (TwRulesPage *self, guint index)
{
  tw_own_form_show (self->form, TW_OWN_SYMBOL, NULL);
  tw_rule_desk_show (self->desk, (int) index);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->desk));
  tw_own_list_select_procedure (self->list, (int) index);
  adw_leaflet_set_visible_child_name (self->leaflet, "form");
}

/* So does an effect. */
static void
effect_cb (TwRulesPage *self, guint index)
{
  tw_own_form_show (self->form, TW_OWN_SYMBOL, NULL);
  tw_rule_desk_show_effect (self->desk, (int) index);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->desk));
  tw_own_list_select_effect (self->list, (int) index);
  adw_leaflet_set_visible_child_name (self->leaflet, "form");
}

/* What is read takes the form's place. */
static void
show_reader (TwRulesPage *self, GtkWidget *reader)
{
  tw_own_form_show (self->form, TW_OWN_SYMBOL, NULL);
  tw_rule_desk_show (self->desk, -1);
  tw_own_list_select (self->list, TW_OWN_SYMBOL, NULL);
  gtk_stack_set_visible_child (self->stack, reader);
  adw_leaflet_set_visible_child_name (self->leaflet, "form");
}

static void
rules_cb (TwRulesPage *self)
{
  show_reader (self, GTK_WIDGET (self->reader));
  tw_game_reader_search (self->reader);
}

static void
expansions_cb (TwRulesPage *self)
{
  show_reader (self, GTK_WIDGET (self->shipped));
  tw_shipped_reader_search (self->shipped);
}

static void
shipped_closed_cb (TwRulesPage *self)
{
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->form));
  adw_leaflet_set_visible_child_name (self->leaflet, "list");
  tw_own_list_grab_expansions (self->list);
}

/* Who has copied a rule wants to change it. */
static void
copied_cb (TwRulesPage *self, guint index)
{
  procedure_cb (self, index);
  tw_procedure_view_focus (tw_rule_desk_get_view (self->desk));
}

static void
copied_effect_cb (TwRulesPage *self, guint index)
{
  effect_cb (self, index);
  tw_own_list_focus (self->list);
}

static void
reader_closed_cb (TwRulesPage *self)
{
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->form));
  adw_leaflet_set_visible_child_name (self->leaflet, "list");
  tw_own_list_grab_rules (self->list);
}

static void
folded_cb (TwRulesPage *self)
{
  gtk_widget_set_visible (self->back_bar, adw_leaflet_get_folded (self->leaflet));
}

/* Where the keyboard was in what is gone it goes to the list. */
static void
keep_focus (TwRulesPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && (focus == NULL || !gtk_widget_get_mapped (focus)))
    tw_own_list_focus (self->list);
}

/* What was shown may be gone, by undo or by its own button; a rule may be back. */
static void
document_changed_cb (TwRulesPage *self)
{
  gboolean is_back = shows (self, self->form) && tw_own_form_get_id (self->form) == NULL
                     && shown_procedure (self) >= 0;
  gboolean is_there =
      shows (self, self->reader) || shows (self, self->shipped)
      || (shows (self, self->desk)
              ? shown_procedure (self) >= 0 || tw_rule_desk_get_effect (self->desk) >= 0
              : tw_own_form_get_id (self->form) != NULL);

  if (is_back)
    procedure_cb (self, (guint) shown_procedure (self));
  else if (!is_there)
    {
      show_thing (self, TW_OWN_SYMBOL, NULL);
      keep_focus (self);
    }
  else if (shows (self, self->desk) && tw_rule_desk_get_effect (self->desk) >= 0)
    tw_own_list_select_effect (self->list, tw_rule_desk_get_effect (self->desk));
}

static void
named_cb (TwRulesPage *self, guint sort, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = tw_own_thing_add (self->document, (TwOwnSort) sort, name, &error);

  if (id != NULL)
    show_thing (self, (TwOwnSort) sort, id);
  else
    tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

static void
add (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);
  const char *element = g_variant_get_string (parameter, NULL);

  adw_leaflet_set_visible_child_name (self->leaflet, "list");
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    if (strcmp (element, tw_own_sort_element ((TwOwnSort) sort)) == 0)
      tw_own_list_ask (self->list, (TwOwnSort) sort);
}

static void
back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);

  adw_leaflet_set_visible_child_name (self->leaflet, "list");
  tw_own_list_focus (self->list);
}

/* What the form does, by a key of the page. */
static void
do_in_form (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);
  gboolean is_drawing = strcmp (action, "rules.draw") == 0;

  if (shows (self, self->form)
      && (is_drawing ? tw_own_form_has_picture (self->form) : tw_own_form_has_effects (self->form)))
    gtk_widget_activate_action (GTK_WIDGET (self->form),
                                is_drawing ? "form.draw" : "form.add-effect", NULL);
  else
    tw_announce_words (widget, is_drawing
                                   ? _ ("Choose something first that has a picture of its own.")
                                   : _ ("Choose a symbol, a land or a token first."));
}

/* The parts of the page, in the order in which F6 goes round. */
enum
{
  PART_LIST,
  PART_SHOWN, /* the rule, a form, what is read */
  PART_TABLE,
  N_PARTS
};

static gboolean
focus_part (TwRulesPage *self, int part)
{
  gboolean is_desk = shows (self, self->desk);

  if (part == PART_TABLE && !is_desk)
    return FALSE;
  adw_leaflet_set_visible_child_name (self->leaflet, part == PART_LIST ? "list" : "form");
  return part == PART_LIST ? tw_own_list_focus (self->list)
         : is_desk         ? tw_rule_desk_focus (self->desk, part == PART_TABLE)
                           : tw_focus_part (gtk_stack_get_visible_child (self->stack));
}

static void
go_to_part (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *table = GTK_WIDGET (tw_rule_desk_get_table (self->desk));
  int at = focus == NULL                                             ? N_PARTS - 1
           : gtk_widget_is_ancestor (focus, table)                   ? PART_TABLE
           : gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)) ? PART_LIST
                                                                     : PART_SHOWN;
  int step = strcmp (action, "rules.next-part") == 0 ? 1 : N_PARTS - 1;

  for (int i = 1; i < N_PARTS; i++)
    if (focus_part (self, (at + i * step) % N_PARTS))
      return;
}

/* Says so where no rule is shown: a key that does nothing looks broken. */
static gboolean
has_rule (TwRulesPage *self, gboolean may_be_effect)
{
  gboolean has_one = shows (self, self->desk) && (may_be_effect || shown_procedure (self) >= 0);

  if (!has_one)
    tw_announce_words (GTK_WIDGET (self), _ ("Choose a rule first."));
  return has_one;
}

/* What is done to the rule that is shown. */
static void
do_in_procedure (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);

  gboolean is_removal = strcmp (action, "rules.remove-rule") == 0;

  if (!has_rule (self, is_removal))
    return;
  if (is_removal)
    tw_rule_desk_remove (self->desk);
  else
    tw_procedure_view_move (tw_rule_desk_get_view (self->desk),
                            strcmp (action, "rules.rule-later") == 0);
}

/* What is done at the little table. */
static void
do_at_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);
  TwRuleTable *table = tw_rule_desk_get_table (self->desk);

  if (!has_rule (self, TRUE))
    return;
  tw_rule_desk_show_table (self->desk);
  if (strcmp (action, "rules.save-case") == 0)
    tw_rule_table_save_case (table);
  else if (strcmp (action, "rules.another-position") == 0)
    tw_rule_table_find_another (table);
  else
    tw_rule_table_try (table);
}

/* Shows the rule that was added, or says why none was. */
static void
show_added (TwRulesPage *self, int index, const GError *error)
{
  if (index >= 0)
    {
      procedure_cb (self, (guint) index);
      tw_procedure_view_focus (tw_rule_desk_get_view (self->desk));
    }
  else
    tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

static void
add_rule (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);
  g_autoptr (GError) error = NULL;
  int index = parameter == NULL
                  ? tw_own_procedure_add (self->document, &error)
                  : tw_pattern_adding_do (widget, self->document,
                                          g_variant_get_string (parameter, NULL), &error);

  show_added (self, index, error);
}

static void
copy_rule (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);
  g_autofree char *text = NULL;

  if (!has_rule (self, FALSE))
    return;
  text =
      tw_own_procedure_copy (tw_document_get_set (self->document), (guint) shown_procedure (self));
  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tw_announce_words (widget, _ ("The rule is copied, with all that it names."));
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TwRulesPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);

  if (self->document != NULL)
    show_added (self, text != NULL ? tw_own_procedure_paste (self->document, text, &error) : -1,
                error);
}

static void
paste_rule (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb,
                                 g_object_ref (widget));
}

static void
read_expansions (GtkWidget *widget, const char *action, GVariant *parameter)
{
  expansions_cb (TW_RULES_PAGE (widget));
}

static void
read_rules (GtkWidget *widget, const char *action, GVariant *parameter)
{
  rules_cb (TW_RULES_PAGE (widget));
}

/* Ctrl+F looks for words in the rules of the game. */
static void
rules_page_search (TwPage *page)
{
  rules_cb (TW_RULES_PAGE (page));
}

/* A problem is about it; the list, where it is marked, has the focus, or the form that lies over
 * the list. */
static void
rules_page_show_own (TwPage *page, const char *element, const char *id)
{
  TwRulesPage *self = TW_RULES_PAGE (page);
  const TwTileSet *set = tw_document_get_set (self->document);

  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    if (strcmp (element, tw_own_sort_element ((TwOwnSort) sort)) == 0)
      show_thing (self, (TwOwnSort) sort, id);
  for (guint i = 0; strcmp (element, "procedure") == 0 && i < tw_own_procedure_n (set); i++)
    if (g_strcmp0 (((const TwProcedure *) set->own->procedures->pdata[i])->id, id) == 0)
      procedure_cb (self, i);
  if (adw_leaflet_get_folded (self->leaflet))
    gtk_widget_child_focus (GTK_WIDGET (self->form), GTK_DIR_TAB_FORWARD);
  else
    tw_own_list_focus (self->list);
}

/* Who comes back, from the table for instance, finds the focus where it was. */
static gboolean
rules_page_grab_focus (GtkWidget *widget)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, widget))
    return TRUE;
  if (adw_leaflet_get_folded (self->leaflet)
      && strcmp (adw_leaflet_get_visible_child_name (self->leaflet), "form") == 0)
    return tw_focus_part (gtk_stack_get_visible_child (self->stack));
  return tw_own_list_focus (self->list);
}

/* The page's keys act wherever in the window the focus is, in its header bar, too, as long as the
 * page is seen. Nothing on the page has a mnemonic: GTK would take Alt+Shift+T for Alt+T. */
static GtkEventController *
add_keys (GtkWidget *widget, const TwKeyBinding *bindings, gsize n_bindings)
{
  GtkEventController *keys = tw_key_bindings_new (bindings, n_bindings);

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_add_controller (widget, keys);
  return keys;
}

static void
rules_page_map (GtkWidget *widget)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);
  gsize n_always, n_here;
  const TwKeyBinding *always = tw_rules_page_keys (&n_always);
  const TwKeyBinding *here = tw_rules_page_keys_here (&n_here);

  GTK_WIDGET_CLASS (tw_rules_page_parent_class)->map (widget);
  self->keys[0] = add_keys (widget, always, n_always);
  self->keys[1] = add_keys (widget, here, n_here);
  tw_focus_later (widget);
}

static void
rules_page_unmap (GtkWidget *widget)
{
  TwRulesPage *self = TW_RULES_PAGE (widget);

  for (guint i = 0; i < G_N_ELEMENTS (self->keys); i++)
    gtk_widget_remove_controller (widget, g_steal_pointer (&self->keys[i]));
  GTK_WIDGET_CLASS (tw_rules_page_parent_class)->unmap (widget);
}

static void
rules_page_iface_init (TwPageInterface *iface)
{
  iface->search = rules_page_search;
  iface->show_own = rules_page_show_own;
}

static void
rules_page_dispose (GObject *object)
{
  TwRulesPage *self = TW_RULES_PAGE (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_rules_page_parent_class)->dispose (object);
}

static void
tw_rules_page_class_init (TwRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rules_page_dispose;
  widget_class->grab_focus = rules_page_grab_focus;
  widget_class->focus = tw_page_focus;
  g_type_ensure (TW_TYPE_GAME_READER);
  g_type_ensure (TW_TYPE_SHIPPED_READER);
  widget_class->map = rules_page_map;
  widget_class->unmap = rules_page_unmap;
  g_type_ensure (TW_TYPE_OWN_LIST);
  g_type_ensure (TW_TYPE_OWN_FORM);
  g_type_ensure (TW_TYPE_RULE_DESK);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwRulesPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, TwRulesPage, list);
  gtk_widget_class_bind_template_child (widget_class, TwRulesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TwRulesPage, form);
  gtk_widget_class_bind_template_child (widget_class, TwRulesPage, desk);
  gtk_widget_class_bind_template_child (widget_class, TwRulesPage, reader);
  gtk_widget_class_bind_template_child (widget_class, TwRulesPage, shipped);
  gtk_widget_class_bind_template_child (widget_class, TwRulesPage, back_bar);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, effect_cb);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, procedure_cb);
  gtk_widget_class_bind_template_callback (widget_class, removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_cb);
  gtk_widget_class_bind_template_callback (widget_class, reader_closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, expansions_cb);
  gtk_widget_class_bind_template_callback (widget_class, shipped_closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, copied_cb);
  gtk_widget_class_bind_template_callback (widget_class, copied_effect_cb);
  gtk_widget_class_install_action (widget_class, "rules.add", "s", add);
  gtk_widget_class_install_action (widget_class, "rules.back", NULL, back);
  gtk_widget_class_install_action (widget_class, "rules.read", NULL, read_rules);
  gtk_widget_class_install_action (widget_class, "rules.expansions", NULL, read_expansions);
  gtk_widget_class_install_action (widget_class, "rules.draw", NULL, do_in_form);
  gtk_widget_class_install_action (widget_class, "rules.add-effect", NULL, do_in_form);
  gtk_widget_class_install_action (widget_class, "rules.add-rule", NULL, add_rule);
  gtk_widget_class_install_action (widget_class, "rules.add-pattern", "s", add_rule);
  gtk_widget_class_install_action (widget_class, "rules.copy-rule", NULL, copy_rule);
  gtk_widget_class_install_action (widget_class, "rules.paste-rule", NULL, paste_rule);
  gtk_widget_class_install_action (widget_class, "rules.rule-earlier", NULL, do_in_procedure);
  gtk_widget_class_install_action (widget_class, "rules.rule-later", NULL, do_in_procedure);
  gtk_widget_class_install_action (widget_class, "rules.remove-rule", NULL, do_in_procedure);
  gtk_widget_class_install_action (widget_class, "rules.next-part", NULL, go_to_part);
  gtk_widget_class_install_action (widget_class, "rules.part-before", NULL, go_to_part);
  gtk_widget_class_install_action (widget_class, "rules.try-rule", NULL, do_at_table);
  gtk_widget_class_install_action (widget_class, "rules.another-position", NULL, do_at_table);
  gtk_widget_class_install_action (widget_class, "rules.save-case", NULL, do_at_table);
}

static void
tw_rules_page_init (TwRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_rule_clipboard_watch (GTK_WIDGET (self), "rules.paste-rule");
  tw_focus_shown_page (self->stack);
}

GtkWidget *
tw_rules_page_new (TwDocument *document, TwTileTextures *textures)
{
  TwRulesPage *self = g_object_new (TW_TYPE_RULES_PAGE, NULL);

  self->document = g_object_ref (document);
  tw_own_form_set_textures (self->form, textures);
  tw_own_form_set_document (self->form, document);
  tw_own_list_set_textures (self->list, textures);
  tw_own_list_set_document (self->list, document);
  tw_rule_desk_set_document (self->desk, document, textures);
  tw_game_reader_set_document (self->reader, document, textures);
  tw_shipped_reader_set_document (self->shipped, document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  folded_cb (self);
  /* Whoever opens an example comes to read its rule. */
  if (tw_rule_example_is (document) && tw_own_procedure_n (tw_document_get_set (document)) > 0)
    procedure_cb (self, (guint) tw_own_procedure_first (tw_document_get_set (document), 0));
  return GTK_WIDGET (self);
}
