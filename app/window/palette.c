/* The command palette. */
#include "app/window/palette.h"

#include <glib/gi18n.h>

#include "app/widgets/found-words.h"
#include "app/widgets/key-bindings.h"
#include "app/window/commands.h"
#include "app/window/page-deed.h"

/* About as many rows as are seen at once. */
#define ROWS_OF_PAGE 8

/*
 * A command that is offered.
 * @target: the widget from which it is done
 * @key: (nullable): its key, as GTK writes it
 * @rank: how well it fits what is typed, 0 if it does not
 * @away: (nullable): the page to be shown first
 * @turn: its place where ranks are the same: the last ones used come first
 */
typedef struct
{
  const TwCommand *command;
  GtkWidget *target;
  char *key;
  char *away;
  guint rank;
  int turn;
} Offer;

/*
 * @focus, @page: (nullable) (weak): what actions are done from
 * @offers: (element-type Offer): in the order of their rows
 * @pages: (element-type GtkWidget): the other pages that are offered something of
 */
struct _TwPalette
{
  AdwWindow parent_instance;

  GtkWidget *focus;
  GtkWidget *page;
  GPtrArray *commands;
  GPtrArray *offers;
  GPtrArray *pages;

  GtkSearchEntry *entry;
  GtkListBox *list;
  GtkScrolledWindow *scrolled;
};

G_DEFINE_FINAL_TYPE (TwPalette, tw_palette, ADW_TYPE_WINDOW)

/* (element-type utf8): actions that were run, the last one first. What one does often is at hand
 * again; the next session begins afresh. */
static GList *used_actions;

static void
remember (const char *action)
{
  GList *link = g_list_find_custom (used_actions, action, (GCompareFunc) g_strcmp0);

  if (link == NULL)
    used_actions = g_list_prepend (used_actions, g_strdup (action));
  else
    {
      used_actions = g_list_remove_link (used_actions, link);
      used_actions = g_list_concat (link, used_actions);
    }
}

/* GTK 4.8 tells nobody whether an action works from a widget but the buttons below it. */
static gboolean
can_do (GtkWidget *target, const char *action)
{
  GtkWidget *button = g_object_ref_sink (g_object_new (GTK_TYPE_BUTTON, "visible", FALSE, NULL));
  g_autofree char *name = NULL;
  g_autoptr (GVariant) parameter = NULL;
  gboolean is_enabled;

  if (!g_action_parse_detailed_name (action, &name, &parameter, NULL))
    g_error ("“%s” is no action", action);
  gtk_widget_set_parent (button, target);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), parameter);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
  is_enabled = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);
  g_object_unref (button);
  return is_enabled;
}

static void
offer_free (gpointer data)
{
  Offer *offer = data;

  g_free (offer->key);
  g_free (offer->away);
  g_free (offer);
}

static Offer *
offer_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "offer");
}

const char *
tw_palette_get_action (TwPalette *self, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  return row != NULL ? offer_of (row)->command->action : NULL;
}

static char *
key_of (TwPalette *self, const TwCommand *command)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_auto (GStrv) keys = NULL;

  if (command->key != NULL)
    return g_strdup (command->key);
  if (application != NULL)
    keys = gtk_application_get_accels_for_action (application, command->action);
  return keys != NULL ? g_strdup (keys[0]) : NULL;
}

/* The higher, the nearer to what has the focus: the setup of a game lies in the page of the table.
 */
static guint
nearness (const char *action)
{
  static const char *const far[] = { "app.", "win.", "window.", "doc." };

  for (guint i = 0; i < G_N_ELEMENTS (far); i++)
    if (g_str_has_prefix (action, far[i]))
      return 0;
  return g_str_has_prefix (action, "play.") ? 1 : 2;
}

/* A key that means something of its own on the page is not told of what it means elsewhere. */
static gboolean
has_key (TwPalette *self, const Offer *offer)
{
  for (guint i = 0; offer->key != NULL && i < self->offers->len; i++)
    {
      const Offer *other = self->offers->pdata[i];

      /* On a page that is not shown a key means nothing yet. */
      if (g_strcmp0 (other->key, offer->key) == 0 && other->away != offer->away
          && other->away == NULL)
        return FALSE;
      if (g_strcmp0 (other->key, offer->key) == 0 && other->away == NULL
          && nearness (other->command->action) > nearness (offer->command->action))
        return FALSE;
    }
  return offer->key != NULL;
}

static void
add_key (TwPalette *self, GtkWidget *box, GtkWidget *row, const Offer *offer)
{
  const TwCommand *command = offer->command;
  g_autofree char *words = NULL, *name = NULL;
  guint keyval;
  GdkModifierType modifiers;

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  command->title, -1);
  if (!has_key (self, offer) || !gtk_accelerator_parse (offer->key, &keyval, &modifiers))
    return;
  words = gtk_accelerator_get_label (keyval, modifiers);
  gtk_box_append (GTK_BOX (box), gtk_label_new (words));
  name = g_strdup_printf ("%s, %s", command->title, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (row), "words", g_steal_pointer (&name), g_free);
}

static GtkWidget *
row_new (TwPalette *self, Offer *offer)
{
  const TwCommand *command = offer->command;
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", command->title, "ellipsize",
                                   PANGO_ELLIPSIZE_END, "xalign", 0.0, "hexpand", TRUE, NULL);
  GtkWidget *group = g_object_new (GTK_TYPE_LABEL, "label", command->group, "ellipsize",
                                   PANGO_ELLIPSIZE_END, "xalign", 1.0, NULL);

  gtk_widget_add_css_class (group, "dim-label");
  gtk_widget_add_css_class (group, "caption");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), group);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data (G_OBJECT (row), "offer", offer);
  add_key (self, box, row, offer);
  return row;
}

static Offer *
offer_command (TwPalette *self, const TwCommand *command, GtkWidget *target)
{
  Offer *offer = g_new0 (Offer, 1);
  GList *link = g_list_find_custom (used_actions, command->action, (GCompareFunc) g_strcmp0);

  offer->command = command;
  offer->target = target;
  offer->key = key_of (self, command);
  offer->rank = 1;
  offer->turn =
      link != NULL ? g_list_position (used_actions, link) - G_MAXINT : (int) self->offers->len;
  g_ptr_array_add (self->offers, offer);
  return offer;
}

static void
offer_all (TwPalette *self)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      const TwCommand *command = self->commands->pdata[i];

      if (can_do (self->focus, command->action))
        offer_command (self, command, self->focus);
      else if (self->page != NULL && can_do (self->page, command->action))
        offer_command (self, command, self->page);
    }
  for (guint i = 0; i < self->offers->len; i++)
    gtk_list_box_append (self->list, row_new (self, self->offers->pdata[i]));
}

/* Every word has to be in the title, in the group, or among what else it is called; in the title is
 * better. */
static guint
rank_of (const TwCommand *command, const char *typed)
{
  g_auto (GStrv) words = g_strsplit_set (typed, " \t", -1);
  guint rank = 1;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint in_title, elsewhere;

      if (*words[i] == '\0')
        continue;
      in_title = (guint) tw_found_words_place (command->title, words[i]);
      elsewhere = (guint) tw_found_words_place (command->group, words[i]);
      if (command->also != NULL)
        elsewhere = MAX (elsewhere, (guint) tw_found_words_place (command->also, words[i]));
      if (in_title == TW_FOUND_NOWHERE && elsewhere == TW_FOUND_NOWHERE)
        return 0;
      rank += MAX (4 * in_title, elsewhere);
    }
  return rank;
}

static GPtrArray *
shown_rows (TwPalette *self)
{
  GPtrArray *rows = g_ptr_array_new ();
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (offer_of (row)->rank > 0)
      g_ptr_array_add (rows, row);
  return rows;
}

/* The keyboard stays in the entry; who does not see the list hears from there what Enter does. */
static void
selected_cb (TwPalette *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  const char *words;

  if (row == NULL)
    {
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->entry),
                                     GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ ("Nothing found"), -1);
      return;
    }
  words = g_object_get_data (G_OBJECT (row), "words");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, row, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : offer_of (row)->command->title, -1);
}

static void
scroll_to (TwPalette *self, GtkListBoxRow *row)
{
  graphene_rect_t box;

  if (gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &box))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->scrolled),
                               (double) box.origin.y, (double) (box.origin.y + box.size.height));
}

static void
step (TwPalette *self, int n_rows)
{
  g_autoptr (GPtrArray) rows = shown_rows (self);
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);
  guint at = 0;
  int to;

  if (rows->len == 0)
    return;
  if (!g_ptr_array_find (rows, selected, &at))
    n_rows = 0;
  to = CLAMP ((int) at + n_rows, 0, (int) rows->len - 1);
  gtk_list_box_select_row (self->list, rows->pdata[to]);
  scroll_to (self, rows->pdata[to]);
}

static void
typed_cb (TwPalette *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autoptr (GPtrArray) rows = NULL;

  for (guint i = 0; i < self->offers->len; i++)
    {
      Offer *offer = self->offers->pdata[i];

      offer->rank = rank_of (offer->command, typed);
    }
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_sort (self->list);
  rows = shown_rows (self);
  gtk_list_box_select_row (self->list, rows->len > 0 ? rows->pdata[0] : NULL);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  return offer_of (row)->rank > 0;
}

static int
sort_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  const Offer *first = offer_of (a), *second = offer_of (b);

  if ((first->away == NULL) != (second->away == NULL))
    return first->away == NULL ? -1 : 1;
  if (first->rank != second->rank)
    return first->rank > second->rank ? -1 : 1;
  return first->turn < second->turn ? -1 : first->turn > second->turn;
}

static void
run_away (TwPalette *self, const Offer *offer, const char *name, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GtkWidget) page = g_object_ref (offer->target);
  g_autofree char *away = g_strdup (offer->away);

  gtk_widget_activate_action (GTK_WIDGET (parent), "win.page", "s", away);
  gtk_window_destroy (GTK_WINDOW (self));
  tw_page_deed (page, name, parameter);
}

/* The palette goes first, or what the action shows would come up behind it. */
static void
run_cb (TwPalette *self, GtkListBoxRow *row)
{
  const Offer *offer = offer_of (row);
  g_autoptr (GtkWidget) target = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GVariant) parameter = NULL;

  if (offer->target == self->focus || offer->target == self->page)
    g_set_object (&target, offer->target);
  g_action_parse_detailed_name (offer->command->action, &name, &parameter, NULL);
  remember (offer->command->action);
  if (offer->away != NULL)
    {
      run_away (self, offer, name, parameter);
      return;
    }
  gtk_window_destroy (GTK_WINDOW (self));
  if (target != NULL)
    gtk_widget_activate_action_variant (target, name, parameter);
}

static void
enter_cb (TwPalette *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    run_cb (self, row);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* Before the text of the entry, which moves its cursor by some of them. */
static gboolean
key_cb (TwPalette *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step (self, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      step (self, -ROWS_OF_PAGE);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      step (self, ROWS_OF_PAGE);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
palette_dispose (GObject *object)
{
  TwPalette *self = TW_PALETTE (object);

  /* Its rows go one by one, each with what was selected. */
  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (self->list, self);
  self->list = NULL;
  g_clear_weak_pointer (&self->focus);
  g_clear_weak_pointer (&self->page);
  G_OBJECT_CLASS (tw_palette_parent_class)->dispose (object);
}

static void
palette_finalize (GObject *object)
{
  TwPalette *self = TW_PALETTE (object);

  g_ptr_array_unref (self->offers);
  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->commands);
  G_OBJECT_CLASS (tw_palette_parent_class)->finalize (object);
}

static void
tw_palette_class_init (TwPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = palette_dispose;
  G_OBJECT_CLASS (klass)->finalize = palette_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/window/palette.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPalette, entry);
  gtk_widget_class_bind_template_child (widget_class, TwPalette, list);
  gtk_widget_class_bind_template_child (widget_class, TwPalette, scrolled);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, run_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_close);
}

static void
tw_palette_init (TwPalette *self)
{
  self->commands = tw_commands_new ();
  self->offers = g_ptr_array_new_with_free_func (offer_free);
  self->pages = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, filter_cb, NULL, NULL);
  gtk_list_box_set_sort_func (self->list, sort_cb, NULL, NULL);
}

static gboolean
is_offered (TwPalette *self, const TwCommand *command)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      const Offer *offer = self->offers->pdata[i];

      if (offer->command == command || g_str_equal (offer->command->title, command->title))
        return TRUE;
    }
  return FALSE;
}

void
tw_palette_add_page (TwPalette *self, const char *name, GtkWidget *page)
{
  guint n_here = self->offers->len;

  if (page == NULL)
    return;
  g_ptr_array_add (self->pages, g_object_ref (page));
  for (guint i = 0; i < self->commands->len; i++)
    {
      const TwCommand *command = self->commands->pdata[i];

      if (nearness (command->action) == 2 && !is_offered (self, command)
          && can_do (page, command->action))
        offer_command (self, command, page)->away = g_strdup (name);
    }
  for (guint i = n_here; i < self->offers->len; i++)
    gtk_list_box_append (self->list, row_new (self, self->offers->pdata[i]));
  typed_cb (self);
}

void
tw_palette_add_own (TwPalette *self, const TwTileSet *set)
{
  guint n_here = self->offers->len, n_commands = self->commands->len;

  tw_commands_add_own (self->commands, set);
  for (guint i = n_commands; i < self->commands->len; i++)
    offer_command (self, self->commands->pdata[i], self->focus);
  for (guint i = n_here; i < self->offers->len; i++)
    gtk_list_box_append (self->list, row_new (self, self->offers->pdata[i]));
  typed_cb (self);
}

GtkWindow *
tw_palette_new (GtkWindow *parent, GtkWidget *page)
{
  TwPalette *self = g_object_new (TW_TYPE_PALETTE, NULL);
  GtkWidget *focus = gtk_window_get_focus (parent);

  g_set_weak_pointer (&self->focus, focus != NULL ? focus : GTK_WIDGET (parent));
  g_set_weak_pointer (&self->page, page);
  tw_key_bindings_share (GTK_WINDOW (self), parent);
  offer_all (self);
  typed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  return GTK_WINDOW (self);
}
