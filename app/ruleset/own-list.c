/* The list of what a set adds to the rules. */
#include "app/ruleset/own-list.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/art-reason.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/text-limit.h"

#define PICTURE_SIZE 32

struct _TwOwnList
{
  AdwBin parent_instance;

  TwDocument *document;
  AdwPreferencesGroup *groups[TW_N_OWN_SORTS];
  GtkMenuButton *buttons[TW_N_OWN_SORTS];
  GtkEditable *entries[TW_N_OWN_SORTS];
  GPtrArray *rows;
  gboolean is_stale; /* the set has changed since it was filled */
  TwOwnThing selected;
  GtkWidget *rules_row;
  GtkWidget *unnamed_part; /* rules in words that nothing names */
  GtkWidget *unnamed_group;
  GPtrArray *unnamed_rows;
};

G_DEFINE_FINAL_TYPE (TwOwnList, tw_own_list, ADW_TYPE_BIN)

static guint chosen_signal, named_signal, rules_signal;

static TwOwnSort
row_sort (gpointer row)
{
  return (TwOwnSort) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "sort"));
}

static const char *
row_id (gpointer row)
{
  return g_object_get_data (G_OBJECT (row), "id");
}

static void
row_activated_cb (TwOwnList *self, AdwActionRow *row)
{
  /* The row may go while others hear of it. */
  g_autofree char *id = g_strdup (row_id (row));

  g_signal_emit (self, chosen_signal, 0, (guint) row_sort (row), id);
}

static char *
row_words (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  guint n_tiles = 0;

  for (guint i = 0; i < set->n_tiles; i++)
    n_tiles += tw_own_thing_is_on (set, sort, id, set->tiles[i]);
  if (sort == TW_OWN_SYMBOL || sort == TW_OWN_LAND)
    return g_strdup_printf (ngettext ("On %u tile", "On %u tiles", n_tiles), n_tiles);
  return g_strdup (tw_own_thing_is_by_hand (set, sort, id) ? _ ("Moved by hand")
                   : sort == TW_OWN_TOKEN                  ? _ ("Handed out by an effect")
                                                           : _ ("Moved by the rules"));
}

/* The letter that is seen instead says nothing of why. */
static void
show_reason (GtkWidget *row, const char *reason)
{
  const char *words = g_object_get_data (G_OBJECT (row), "words");
  g_autofree char *both = reason != NULL ? g_strdup_printf ("%s\n%s", words, reason) : NULL;
  GtkWidget *icon = g_object_get_data (G_OBJECT (row), "warning");

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), both != NULL ? both : words);
  gtk_widget_set_visible (icon, reason != NULL);
}

static GtkWidget *
warning_new (void)
{
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Its picture is not drawn"), -1);
  return icon;
}

static void
add_row (TwOwnList *self, TwOwnSort sort, const char *id)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *words = row_words (set, sort, id);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tw_own_thing_name (set, sort, id));
  /* The form has all of it. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  if (sort != TW_OWN_LAND)
    {
      GtkWidget *picture = tw_symbol_picture_new (id, PICTURE_SIZE), *warning = warning_new ();

      tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), id, tw_theme_of_set (set));
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), warning);
      g_object_set_data_full (G_OBJECT (row), "words", g_strdup (words), g_free);
      g_object_set_data (G_OBJECT (row), "warning", warning);
      tw_art_reason_watch (row, tw_own_thing_name (set, sort, id), tw_own_thing_art (set, sort, id),
                           show_reason);
    }
  g_object_set_data (G_OBJECT (row), "sort", GUINT_TO_POINTER ((guint) sort));
  g_object_set_data_full (G_OBJECT (row), "id", g_strdup (id), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (row_activated_cb), self);
  adw_preferences_group_add (self->groups[sort], row);
  g_ptr_array_add (self->rows, row);
}

/* ---- rules in words that nothing names ------------------------------------------------------ */

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
  g_autofree char *id = g_strdup (row_id (button));
  const char *const ids[] = { id, NULL };

  /* The button goes: the keyboard stays in the list. */
  gtk_widget_grab_focus (self->rules_row);
  remove_rules (self, ids);
}

static void
remove_unnamed_cb (TwOwnList *self)
{
  g_auto (GStrv) ids = tw_own_rules_unnamed (tw_document_get_set (self->document));

  gtk_widget_grab_focus (self->rules_row);
  remove_rules (self, (const char *const *) ids);
}

static void
add_unnamed_row (TwOwnList *self, const TwRule *rule)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  const char *words = tw_texts_best (rule->texts, g_get_language_names ());
  /* Translators: %s is a rule in words. */
  g_autofree char *label =
      g_strdup_printf (_ ("Remove the Rule “%s”"), words != NULL ? words : rule->id);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words != NULL ? words : rule->id);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 3);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words != NULL ? rule->id : "");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Remove Rule"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data_full (G_OBJECT (button), "id", g_strdup (rule->id), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_rule_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->unnamed_group), row);
  g_ptr_array_add (self->unnamed_rows, row);
}

static void
fill_unnamed (TwOwnList *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  g_auto (GStrv) ids = tw_own_rules_unnamed (set);

  for (guint i = 0; i < self->unnamed_rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->unnamed_group),
                                  self->unnamed_rows->pdata[i]);
  g_ptr_array_set_size (self->unnamed_rows, 0);
  for (guint i = 0; ids[i] != NULL; i++)
    add_unnamed_row (self, tw_vocabulary_find_rule (set->own, ids[i]));
  gtk_widget_set_visible (self->unnamed_part, ids[0] != NULL);
}

static GtkWidget *
unnamed_part_new (TwOwnList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *button = gtk_button_new_with_label (_ ("Remove All"));

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Rules Without an Effect"));
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (group),
      _ ("No effect names them; the rules sheet and translators get them all the same."));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_unnamed_cb), self);
  gtk_box_append (GTK_BOX (box), group);
  gtk_box_append (GTK_BOX (box), button);
  self->unnamed_group = group;
  self->unnamed_part = box;
  return box;
}

/* ---- the list ------------------------------------------------------------------------------ */

static void
show_selected (TwOwnList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];
      gboolean is_it = self->selected.id != NULL && row_sort (row) == self->selected.sort
                       && strcmp (row_id (row), self->selected.id) == 0;

      if (is_it)
        gtk_widget_set_state_flags (row, GTK_STATE_FLAG_SELECTED, FALSE);
      else
        gtk_widget_unset_state_flags (row, GTK_STATE_FLAG_SELECTED);
      gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, is_it, -1);
    }
}

/* The rows as they are now; the focus stays on the row it was on. */
static void
fill (TwOwnList *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autofree char *focus_id = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      if (row == focus)
        focus_id = g_strdup (row_id (row));
      adw_preferences_group_remove (self->groups[row_sort (row)], row);
    }
  self->is_stale = FALSE;
  g_ptr_array_set_size (self->rows, 0);
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    for (guint i = 0; i < tw_own_sort_n (set, (TwOwnSort) sort); i++)
      add_row (self, (TwOwnSort) sort, tw_own_sort_nth (set, (TwOwnSort) sort, i));
  fill_unnamed (self);
  for (guint i = 0; focus_id != NULL && i < self->rows->len; i++)
    if (strcmp (row_id (self->rows->pdata[i]), focus_id) == 0)
      gtk_widget_grab_focus (self->rows->pdata[i]);
  show_selected (self);
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
name_given_cb (TwOwnList *self, GtkWidget *widget)
{
  TwOwnSort sort = row_sort (widget);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->entries[sort])));

  if (*name == '\0')
    return;
  /* Who comes back to the list finds the focus there, and not in what is closed: the keyboard would
   * be nobody's. */
  gtk_widget_grab_focus (GTK_WIDGET (self->buttons[sort]));
  gtk_menu_button_popdown (self->buttons[sort]);
  gtk_editable_set_text (self->entries[sort], "");
  g_signal_emit (self, named_signal, 0, (guint) sort, name);
}

/* What it is called, before it is there: its id in files is made of that. */
static GtkWidget *
popover_new (TwOwnList *self, TwOwnSort sort)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = gtk_entry_new (), *button = gtk_button_new_with_mnemonic (_ ("_Add"));

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Name"));
  /* Its id is made of it, too. */
  tw_text_limit_line (entry);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name"),
                                  -1);
  gtk_widget_add_css_class (button, "suggested-action");
  g_object_set_data (G_OBJECT (entry), "sort", GUINT_TO_POINTER ((guint) sort));
  g_object_set_data (G_OBJECT (button), "sort", GUINT_TO_POINTER ((guint) sort));
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (name_given_cb), self);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (name_given_cb), self);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  self->entries[sort] = GTK_EDITABLE (entry);
  return popover;
}

static GtkWidget *
group_new (TwOwnList *self, TwOwnSort sort)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *button = gtk_menu_button_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), tw_own_sort_title (sort));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tw_own_sort_add (sort));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tw_own_sort_add (sort), -1);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "list-add-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover_new (self, sort));
  self->buttons[sort] = GTK_MENU_BUTTON (button);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), button);
  return group;
}

static void
rules_activated_cb (TwOwnList *self)
{
  g_signal_emit (self, rules_signal, 0);
}

/* Above what the set adds: all that is played. */
static GtkWidget *
rules_group_new (TwOwnList *self)
{
  GtkWidget *group = adw_preferences_group_new (), *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Rules of the Game"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("To read and to search (F1)"));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("accessories-dictionary-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  self->rules_row = row;
  g_signal_connect_swapped (row, "activated", G_CALLBACK (rules_activated_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return group;
}

static void
own_list_dispose (GObject *object)
{
  TwOwnList *self = TW_OWN_LIST (object);

  tw_own_list_set_document (self, NULL);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->unnamed_rows, g_ptr_array_unref);
  g_clear_pointer (&self->selected.id, g_free);
  G_OBJECT_CLASS (tw_own_list_parent_class)->dispose (object);
}

static void
tw_own_list_class_init (TwOwnListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = own_list_dispose;
  GTK_WIDGET_CLASS (klass)->map = own_list_map;
  chosen_signal = g_signal_new ("chosen", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  rules_signal = g_signal_new ("rules", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  named_signal = g_signal_new ("named", TW_TYPE_OWN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
tw_own_list_init (TwOwnList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->rows = g_ptr_array_new ();
  self->unnamed_rows = g_ptr_array_new ();
  gtk_widget_set_margin_top (box, 24);
  gtk_widget_set_margin_bottom (box, 24);
  gtk_widget_set_margin_start (box, 14);
  gtk_widget_set_margin_end (box, 14);
  gtk_box_append (GTK_BOX (box), rules_group_new (self));
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    {
      GtkWidget *group = group_new (self, (TwOwnSort) sort);

      self->groups[sort] = ADW_PREFERENCES_GROUP (group);
      gtk_box_append (GTK_BOX (box), group);
    }
  gtk_box_append (GTK_BOX (box), unnamed_part_new (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  adw_bin_set_child (ADW_BIN (self), scrolled);
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
  gtk_menu_button_popup (self->buttons[sort]);
  gtk_widget_grab_focus (GTK_WIDGET (self->entries[sort]));
}

void
tw_own_list_grab_rules (TwOwnList *self)
{
  gtk_widget_grab_focus (self->rules_row);
}

void
tw_own_list_select (TwOwnList *self, TwOwnSort sort, const char *id)
{
  char *copy = g_strdup (id);

  g_free (self->selected.id);
  self->selected.id = copy;
  self->selected.sort = sort;
  show_selected (self);
}

gboolean
tw_own_list_focus (TwOwnList *self)
{
  for (guint i = 0; self->selected.id != NULL && i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      if (row_sort (row) == self->selected.sort && strcmp (row_id (row), self->selected.id) == 0)
        return gtk_widget_grab_focus (row);
    }
  return gtk_widget_grab_focus (GTK_WIDGET (self->buttons[0]));
}
