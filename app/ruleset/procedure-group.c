/* The procedures of a set. */
#include "app/ruleset/procedure-group.h"

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/document/rule-patterns.h"
#include "app/print/effect-words.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/marked-row.h"
#include "app/widgets/scroll-into-view.h"

struct _TwProcedureGroup
{
  AdwPreferencesGroup parent_instance;

  GPtrArray *rows;    /* of procedures */
  GPtrArray *effects; /* rows of effects, below them */
  int selected;       /* the row that is marked, or -1 */
};

G_DEFINE_FINAL_TYPE (TwProcedureGroup, tw_procedure_group, ADW_TYPE_PREFERENCES_GROUP)

static guint chosen_signal, effect_signal;

static void
row_activated_cb (TwProcedureGroup *self, GtkWidget *row)
{
  guint index;

  if (g_ptr_array_find (self->rows, row, &index))
    g_signal_emit (self, chosen_signal, 0, index);
}

static const char *
line_words (const GPtrArray *lines, guint n)
{
  return n < lines->len ? ((const TwOwnLine *) lines->pdata[n])->words : "";
}

static void
add_row (TwProcedureGroup *self, const TwTileSet *set, const TwVocabulary *words, guint index)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GPtrArray) lines = tw_own_procedure_lines (set, words, index, FALSE);
  TwOwnSort sort;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), line_words (lines, 0));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line_words (lines, 1));
  /* The page beside has all of it. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (row_activated_cb), self);
  /* What is declared is a thing among the others. */
  gtk_widget_set_visible (row, !tw_own_declared_sort (set, index, &sort));
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

/* What it belongs to, where its form is; the first thing of those it names. Returns: %FALSE if it
 * belongs to nothing of the set's own. */
gboolean
tw_procedure_group_find_owner (const TwTileSet *set,
                               guint effect,
                               TwOwnSort *out_sort,
                               const char **out_id)
{
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    for (guint i = 0; i < tw_own_sort_n (set, (TwOwnSort) sort); i++)
      {
        const char *id = tw_own_sort_nth (set, (TwOwnSort) sort, i);

        if (!tw_own_thing_has_effect (set, (TwOwnSort) sort, id, effect))
          continue;
        *out_sort = (TwOwnSort) sort;
        *out_id = id;
        return TRUE;
      }
  return FALSE;
}

/* An effect is written in the form of what it belongs to. */
static void
add_effect_row (TwProcedureGroup *self,
                const TwTileSet *set,
                const TwVocabulary *words,
                guint index)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *sentence =
      words != NULL ? tw_effect_words_for_user (words, set->own->effects->pdata[index]) : NULL;
  TwOwnSort sort;
  const char *id;
  gboolean has_owner = tw_procedure_group_find_owner (set, index, &sort, &id);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence != NULL ? sentence : "");
  /* Nothing else tells all of it but the tooltip. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 4);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_tooltip_text (row, sentence);
  if (has_owner)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), tw_own_thing_name (set, sort, id));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), has_owner);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (effect_activated_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->effects, row);
}

static GtkWidget *
find_row (TwProcedureGroup *self, int index)
{
  return index >= 0 && (guint) index < self->rows->len ? self->rows->pdata[index] : NULL;
}

void
tw_procedure_group_select (TwProcedureGroup *self, int index)
{
  GtkWidget *row = find_row (self, index);

  /* What is chosen from the list is seen already; what is new may stand below. */
  if (row != NULL && index != self->selected)
    tw_scroll_into_view (row);
  self->selected = index;
  tw_marked_row_set (self->rows, row);
}

void
tw_procedure_group_fill (TwProcedureGroup *self, TwDocument *document)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const TwTileSet *set = tw_document_get_set (document);
  guint n = tw_own_procedure_n (set), n_effects = set->own != NULL ? set->own->effects->len : 0;
  guint focused = G_MAXUINT, focused_effect = G_MAXUINT;
  g_autoptr (TwVocabulary) words = n + n_effects > 0 ? tw_own_procedure_words (document) : NULL;

  if (focus != NULL && !g_ptr_array_find (self->rows, focus, &focused))
    g_ptr_array_find (self->effects, focus, &focused_effect);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  for (guint i = 0; i < self->effects->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->effects->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->effects, 0);
  for (guint i = 0; i < n; i++)
    add_row (self, set, words, i);
  for (guint i = 0; i < n_effects; i++)
    add_effect_row (self, set, words, i);
  if (focused < n)
    gtk_widget_grab_focus (self->rows->pdata[focused]);
  else if (focused_effect < n_effects)
    gtk_widget_grab_focus (self->effects->pdata[focused_effect]);
  tw_procedure_group_select (self, self->selected);
}

gboolean
tw_procedure_group_focus (TwProcedureGroup *self)
{
  GtkWidget *row = find_row (self, self->selected);

  return row != NULL && gtk_widget_grab_focus (row);
}

static void
procedure_group_finalize (GObject *object)
{
  g_ptr_array_unref (TW_PROCEDURE_GROUP (object)->rows);
  g_ptr_array_unref (TW_PROCEDURE_GROUP (object)->effects);
  G_OBJECT_CLASS (tw_procedure_group_parent_class)->finalize (object);
}

static void
tw_procedure_group_class_init (TwProcedureGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = procedure_group_finalize;
  chosen_signal = g_signal_new ("chosen", TW_TYPE_PROCEDURE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
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
  g_autoptr (GMenu) examples = tw_procedure_group_examples ();
  guint n;
  const TwRulePattern *patterns = tw_rule_patterns (&n);

  g_menu_append (menu, _ ("Empty Rule"), "rules.add-rule");
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (patterns[i].title), NULL);

      g_menu_item_set_action_and_target (item, "rules.add-pattern", "s", patterns[i].id);
      g_menu_append_item (begun, item);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (begun));
  g_menu_append (copied, _ ("Paste Rule"), "rules.paste-rule");
  g_menu_append_submenu (copied, _ ("Open an Example"), G_MENU_MODEL (examples));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (copied));
  return menu;
}

static void
tw_procedure_group_init (TwProcedureGroup *self)
{
  g_autoptr (GMenu) menu = menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  self->rows = g_ptr_array_new ();
  self->effects = g_ptr_array_new ();
  self->selected = -1;
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "list-add-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  tw_icon_button_set_words (button, _ ("Add Rule"));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), button);
}
