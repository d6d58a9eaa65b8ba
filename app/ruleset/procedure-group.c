/* The procedures of a set. */
#include "app/ruleset/procedure-group.h"

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/document/own-procedure.h"
#include "app/document/rule-patterns.h"
#include "app/print/effect-words.h"
#include "app/ruleset/effect-owner.h"
#include "app/ruleset/pattern-list.h"
#include "app/ruleset/rules-page-keys.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/marked-row.h"
#include "app/widgets/scroll-into-view.h"

/* Where they stand in the menu. */
#define PATTERNS "patterns"

struct _TwProcedureGroup
{
  AdwPreferencesGroup parent_instance;

  GPtrArray *rows;    /* of procedures */
  GPtrArray *effects; /* rows of effects, below them */
  GPtrArray *keys; /* (element-type utf8): of @rows, by which a rule is known wherever it stands */
  int selected;    /* the row that is marked, or -1 */
  gboolean is_effect; /* one of @effects */
  int place;          /* the row that was marked last, -1 if none was */
};

G_DEFINE_FINAL_TYPE (TwProcedureGroup, tw_procedure_group, ADW_TYPE_PREFERENCES_GROUP)

static guint chosen_signal, dropped_signal, effect_signal;

static void
row_activated_cb (TwProcedureGroup *self, GtkWidget *row)
{
  guint index;

  if (g_ptr_array_find (self->rows, row, &index))
    g_signal_emit (self, chosen_signal, 0, index);
}

static void
append (GString *out, const char *words)
{
  if (*words != '\0')
    g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", words);
}

/* What the tokens that a rule hands out are worth, for this is half of it. */
static void
append_worths (GString *out, const TwTileSet *set, const TwVocabulary *words, guint index)
{
  const TwProcedure *procedure = set->own->procedures->pdata[index];

  for (guint i = 0; words != NULL && i < set->own->tokens->len; i++)
    {
      const TwTokenType *token = set->own->tokens->pdata[i];

      if (!tw_statement_gives (procedure->root, token->id))
        continue;
      for (guint k = 0; k < token->n_worths; k++)
        {
          g_autofree char *worth =
              tw_effect_words_token_worth_for_user (words, token, &token->worths[k]);

          append (out, worth != NULL ? worth : "");
        }
    }
}

/* All that it does after the first line, in few words enough for a row. */
static char *
rest_of (const GPtrArray *lines, const TwTileSet *set, const TwVocabulary *words, guint index)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 1; i < lines->len; i++)
    append (out, ((const TwOwnLine *) lines->pdata[i])->words);
  append_worths (out, set, words, index);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* ---- a rule is dragged to its place among the others ----------------------------------- */

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, GtkWidget *row)
{
  return gdk_content_provider_new_typed (ADW_TYPE_ACTION_ROW, row);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, GtkWidget *row)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, paintable, 0, 0);
}

static void
mark_drop (GtkWidget *row, const char *mark)
{
  gtk_widget_remove_css_class (row, "drop-above");
  gtk_widget_remove_css_class (row, "drop-below");
  if (mark != NULL)
    gtk_widget_add_css_class (row, mark);
}

/* Where what is dragged over @row at @y goes: before which rule. Returns: whether it goes anywhere
 */
static gboolean
find_drop (TwProcedureGroup *self,
           GtkDropTarget *drop,
           GtkWidget *row,
           double y,
           guint *from,
           guint *to)
{
  const GValue *value = gtk_drop_target_get_value (drop);

  if (value == NULL || !g_ptr_array_find (self->rows, g_value_get_object (value), from)
      || !g_ptr_array_find (self->rows, row, to))
    return FALSE;
  *to += y >= gtk_widget_get_height (row) / 2;
  return *to != *from && *to != *from + 1;
}

static GdkDragAction
drag_motion_cb (GtkDropTarget *drop, double x, double y, TwProcedureGroup *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drop));
  guint from, to;
  gboolean is_place = find_drop (self, drop, row, y, &from, &to);

  mark_drop (row, !is_place                             ? NULL
                  : y < gtk_widget_get_height (row) / 2 ? "drop-above"
                                                        : "drop-below");
  return is_place ? GDK_ACTION_MOVE : 0;
}

static void
drag_leave_cb (GtkDropTarget *drop)
{
  mark_drop (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drop)), NULL);
}

static gboolean
drop_cb (GtkDropTarget *drop, const GValue *value, double x, double y, TwProcedureGroup *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drop));
  guint from, to;

  mark_drop (row, NULL);
  if (!find_drop (self, drop, row, y, &from, &to))
    return FALSE;
  g_signal_emit (self, dropped_signal, 0, from, to);
  return TRUE;
}

static void
add_drag (TwProcedureGroup *self, GtkWidget *row)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *drop = gtk_drop_target_new (ADW_TYPE_ACTION_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), row);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  gtk_drop_target_set_preload (drop, TRUE);
  g_signal_connect (drop, "motion", G_CALLBACK (drag_motion_cb), self);
  g_signal_connect (drop, "leave", G_CALLBACK (drag_leave_cb), NULL);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (drop));
}

static void
add_row (TwProcedureGroup *self, const TwTileSet *set, const TwVocabulary *words, guint index)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GPtrArray) lines = tw_own_procedure_lines (set, words, index, FALSE);
  TwOwnSort sort;
  const char *first = ((const TwOwnLine *) lines->pdata[0])->words;
  g_autofree char *rest = rest_of (lines, set, words, index);
  g_autofree char *whole = g_strdup_printf ("%s %s", first, rest);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), first);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), rest);
  /* The page beside has all of it, and so has the tooltip. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  gtk_widget_set_tooltip_text (row, whole);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (row_activated_cb), self);
  /* What is declared is a thing among the others. */
  gtk_widget_set_visible (row, !tw_own_declared_sort (set, index, &sort));
  add_drag (self, row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
effect_activated_cb (TwProcedureGroup *self, GtkWidget *row)
{
  guint index;

  if (g_ptr_array_find (self->effects, row, &index))
    g_signal_emit (self, effect_signal, 0, index);
}

/* What an effect belongs to is told below it. */
static void
add_effect_row (TwProcedureGroup *self,
                const TwTileSet *set,
                const TwVocabulary *words,
                guint index)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *sentence =
      words != NULL ? tw_effect_words_for_user (words, set->own->effects->pdata[index]) : NULL;
  TwOwnThing owner;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence != NULL ? sentence : "");
  /* Nothing else tells all of it but the tooltip. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 4);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_tooltip_text (row, sentence);
  if (tw_effect_owner_find (set, index, &owner))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                                 tw_own_thing_name (set, owner.sort, owner.id));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (effect_activated_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->effects, row);
}

static GtkWidget *
find_row (TwProcedureGroup *self)
{
  GPtrArray *rows = self->is_effect ? self->effects : self->rows;

  return self->selected >= 0 && (guint) self->selected < rows->len ? rows->pdata[self->selected]
                                                                   : NULL;
}

static void
mark (TwProcedureGroup *self)
{
  GtkWidget *row = find_row (self);

  tw_marked_row_set (self->rows, self->is_effect ? NULL : row);
  tw_marked_row_set (self->effects, self->is_effect ? row : NULL);
}

static void
select_row (TwProcedureGroup *self, int index, gboolean is_effect)
{
  gboolean is_other = index != self->selected || is_effect != self->is_effect;

  self->selected = index;
  self->is_effect = is_effect;
  if (index >= 0)
    self->place = index;
  /* What is chosen from the list is seen already; what is new may stand below. */
  if (is_other && find_row (self) != NULL)
    tw_scroll_into_view (find_row (self));
  mark (self);
}

void
tw_procedure_group_select (TwProcedureGroup *self, int index)
{
  select_row (self, index, FALSE);
}

void
tw_procedure_group_select_effect (TwProcedureGroup *self, int index)
{
  select_row (self, index, TRUE);
}

/* Row @place, or the one that is nearest to it among those that are shown, after it first; effects
 * come after rules. Returns: (nullable) */
static GtkWidget *
row_near (TwProcedureGroup *self, int place, gboolean is_effect)
{
  GPtrArray *rows = is_effect ? self->effects : self->rows;

  for (int i = place; i < (int) rows->len; i++)
    if (gtk_widget_get_visible (rows->pdata[i]))
      return rows->pdata[i];
  for (int i = MIN (place, (int) rows->len) - 1; i >= 0; i--)
    if (gtk_widget_get_visible (rows->pdata[i]))
      return rows->pdata[i];
  return is_effect                ? row_near (self, (int) self->rows->len, FALSE)
         : self->effects->len > 0 ? self->effects->pdata[0]
                                  : NULL;
}

/* The keyboard stays with its rule, wherever that stands now; with the one that took its place if
 * it is gone. */
static void
restore_focus (TwProcedureGroup *self, const TwTileSet *set, guint place, const char *key)
{
  int found = key != NULL ? tw_own_procedure_find (set, key) : -1;
  GtkWidget *row = row_near (self, found >= 0 ? found : (int) place, key == NULL);

  if (row == NULL)
    return;
  gtk_widget_grab_focus (row);
  tw_scroll_into_view (row);
}

void
tw_procedure_group_fill (TwProcedureGroup *self, TwDocument *document)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const TwTileSet *set = tw_document_get_set (document);
  guint n = tw_own_procedure_n (set), n_effects = set->own != NULL ? set->own->effects->len : 0;
  guint place;
  gboolean is_rule = focus != NULL && g_ptr_array_find (self->rows, focus, &place);
  gboolean is_effect = !is_rule && focus != NULL && g_ptr_array_find (self->effects, focus, &place);
  g_autofree char *key = is_rule ? g_strdup (self->keys->pdata[place]) : NULL;
  g_autoptr (TwVocabulary) words = n + n_effects > 0 ? tw_own_procedure_words (document) : NULL;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  for (guint i = 0; i < self->effects->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->effects->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->effects, 0);
  g_ptr_array_set_size (self->keys, 0);
  for (guint i = 0; i < n; i++)
    {
      add_row (self, set, words, i);
      g_ptr_array_add (self->keys, tw_own_procedure_key (set, i));
    }
  for (guint i = 0; i < n_effects; i++)
    add_effect_row (self, set, words, i);
  if (is_rule || is_effect)
    restore_focus (self, set, place, key);
  mark (self);
}

gboolean
tw_procedure_group_focus (TwProcedureGroup *self)
{
  GtkWidget *row = find_row (self);

  /* What was marked may be gone, or not be listed: what took its place is next to it. */
  if ((row == NULL || !gtk_widget_get_visible (row)) && self->place >= 0)
    row = row_near (self, self->place, self->is_effect);
  return row != NULL && gtk_widget_grab_focus (row);
}

/* Delete removes the rule that has the keyboard. */
static gboolean
key_cb (TwProcedureGroup *self, guint key)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);
  guint index;

  if ((key != GDK_KEY_Delete && key != GDK_KEY_KP_Delete) || focus == NULL)
    return GDK_EVENT_PROPAGATE;
  if (g_ptr_array_find (self->rows, focus, &index))
    g_signal_emit (self, chosen_signal, 0, index);
  else if (g_ptr_array_find (self->effects, focus, &index))
    g_signal_emit (self, effect_signal, 0, index);
  else
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "rules.remove-rule", NULL);
  return GDK_EVENT_STOP;
}

static void
procedure_group_finalize (GObject *object)
{
  g_ptr_array_unref (TW_PROCEDURE_GROUP (object)->rows);
  g_ptr_array_unref (TW_PROCEDURE_GROUP (object)->effects);
  g_ptr_array_unref (TW_PROCEDURE_GROUP (object)->keys);
  G_OBJECT_CLASS (tw_procedure_group_parent_class)->finalize (object);
}

static void
tw_procedure_group_class_init (TwProcedureGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = procedure_group_finalize;
  chosen_signal = g_signal_new ("chosen", TW_TYPE_PROCEDURE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  dropped_signal = g_signal_new ("dropped", TW_TYPE_PROCEDURE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  effect_signal = g_signal_new ("effect", TW_TYPE_PROCEDURE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

GMenu *
tw_procedure_group_examples (void)
{
  GMenu *menu = g_menu_new ();
  guint n;
  const TwRulePattern *examples = tw_rule_examples (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (examples[i].title), NULL);

      g_menu_item_set_action_and_target (item, "win.open-set", "s", examples[i].id);
      g_menu_append_item (menu, item);
    }
  return menu;
}

/* A rule begins with nothing, with a pattern, or with what was copied, here or in an example. */
static GMenu *
menu_new (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) begun = g_menu_new ();
  g_autoptr (GMenu) copied = g_menu_new ();
  g_autoptr (GMenu) more = g_menu_new ();
  g_autoptr (GMenu) examples = tw_procedure_group_examples ();
  g_autoptr (GMenuItem) patterns = g_menu_item_new (NULL, NULL);

  g_menu_append (menu, _ ("Empty Rule"), "rules.add-rule");
  g_menu_item_set_attribute (patterns, "custom", "s", PATTERNS);
  g_menu_append_item (begun, patterns);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (begun));
  g_menu_append (copied, _ ("Paste Rule"), "rules.paste-rule");
  g_menu_append (copied, _ ("Copy From an Expansion…"), "rules.expansions");
  g_menu_append_submenu (copied, _ ("Open an Example"), G_MENU_MODEL (examples));
  /* In a row of its own: in a low window the menu would have no place above or below its button. */
  g_menu_append_submenu (more, _ ("Copied Rules and Examples"), G_MENU_MODEL (copied));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (more));
  return menu;
}

static void
tw_procedure_group_init (TwProcedureGroup *self)
{
  g_autoptr (GMenu) menu = menu_new ();
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->rows = g_ptr_array_new ();
  self->effects = g_ptr_array_new ();
  self->keys = g_ptr_array_new_with_free_func (g_free);
  self->selected = self->place = -1;
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "list-add-symbolic");
  tw_pattern_list_add (GTK_POPOVER_MENU (popover), PATTERNS);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  /* Below its button, which stands low, it would be cut: beside it there is the whole height. */
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (button), GTK_ARROW_RIGHT);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  tw_icon_button_set_words (button, _ ("Add Rule"));
  tw_rules_page_tell_key (button, _ ("Add Rule"), "rules.add-rule");
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), button);
}
