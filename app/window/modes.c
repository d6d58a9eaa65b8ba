/* What a window shows. */
#include "app/window/modes.h"

#include <glib/gi18n.h>

#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/widgets/toasts.h"
#include "app/window/page-list.h"
#include "app/window/page-ways.h"
#include "app/window/palette.h"
#include "app/window/set-exporting.h"

static guint changed_signal;

/* @before_play: (nullable): the mode when the table was shown */
struct _TwModes
{
  AdwBin parent_instance;

  char *before_play;

  GMenuModel *primary_menu;
  GMenu *export_menu;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  TwOpeningPage *opening_page;
  TwStartPage *start_page;
  TwEditPage *edit_page;
  TwTableHost *table_host;
};

G_DEFINE_FINAL_TYPE (TwModes, tw_modes, ADW_TYPE_BIN)

gboolean
tw_modes_is (TwModes *self, const char *mode)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), mode) == 0;
}

/* Toasts appear where they cover nothing that is needed next: above the tile that is drawn, above
 * the hand, above the pages' row in a narrow window. */
static void
place_toasts (TwModes *self)
{
  GtkWidget *toasts = GTK_WIDGET (self->toasts);

  /* The table has further classes, for what lies there. */
  gtk_widget_remove_css_class (toasts, "at-table");
  gtk_widget_remove_css_class (toasts, "at-design");
  gtk_widget_remove_css_class (toasts, "at-edit");
  tw_toasts_set_top (self->toasts, NULL);
  if (tw_modes_is (self, "play"))
    gtk_widget_add_css_class (toasts, "at-table");
  else if (tw_modes_is (self, "edit")
           && g_strcmp0 (tw_edit_page_get_name (self->edit_page), "design") == 0)
    {
      gtk_widget_add_css_class (toasts, "at-design");
      tw_toasts_set_top (self->toasts, GTK_WIDGET (tw_edit_page_get_page (self->edit_page)));
    }
  else if (tw_modes_is (self, "edit"))
    gtk_widget_add_css_class (toasts, "at-edit");
}

/* Returns the page that is shown, or NULL if the open set is not. */
static TwPage *
shown_page (TwModes *self)
{
  return tw_modes_is (self, "edit") ? tw_edit_page_get_page (self->edit_page) : NULL;
}

static void
to_table_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwModes *self = user_data;
  TwPage *page = shown_page (self);
  TwTileItem *item = page != NULL ? tw_page_get_item (page) : NULL;

  if (item != NULL)
    tw_table_host_offer_tile (self->table_host, tw_tile_item_get_tile (item)->id);
}

static void
play_tile_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwModes *self = user_data;
  TwPage *page = shown_page (self);
  TwTileItem *item = page != NULL ? tw_page_get_item (page) : NULL;

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.try-tile", "s",
                                tw_tile_item_get_tile (item)->id);
  else
    tw_announce_words (GTK_WIDGET (self), _ ("Choose one tile to play with."));
}

static void
all_sets_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_modes_show (user_data, "start");
}

/* From the table the game is left as by its arrow: it waits, or it is asked about. */
static void
go_to_page (TwModes *self, const char *page)
{
  if (tw_modes_is (self, "play"))
    {
      tw_table_host_leave_for (self->table_host, page);
      return;
    }
  tw_modes_show (self, "edit");
  if (*page != '\0')
    tw_edit_page_show (self->edit_page, page);
}

static void
back_to_set_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go_to_page (user_data, "");
}

static void
page_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwModes *self = user_data;
  const char *page = g_variant_get_string (parameter, NULL);

  if (tw_edit_page_has (self->edit_page, page))
    go_to_page (self, page);
}

static void
search_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwModes *self = user_data;
  TwPage *page = shown_page (self);

  if (page != NULL)
    tw_page_search (page);
  else if (tw_modes_is (self, "start"))
    tw_start_page_search (self->start_page);
}

/* The page in front, whatever it is: its actions are offered from the header bar, too. */
static void
palette_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwModes *self = user_data;
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  GtkWindow *palette;
  guint n;
  const TwPageEntry *pages = tw_page_list (&n);

  if (shown_page (self) != NULL)
    page = GTK_WIDGET (shown_page (self));
  else if (tw_modes_is (self, "play"))
    page = tw_table_host_get_table (self->table_host);
  palette = tw_palette_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), page);
  for (guint i = 0; i < n && shown_page (self) != NULL; i++)
    if (tw_edit_page_peek (self->edit_page, pages[i].name) != page)
      tw_palette_add_page (TW_PALETTE (palette), pages[i].name,
                           tw_edit_page_peek (self->edit_page, pages[i].name));
  if (shown_page (self) != NULL && tw_edit_page_get_document (self->edit_page) != NULL)
    tw_palette_add_own (TW_PALETTE (palette),
                        tw_document_get_set (tw_edit_page_get_document (self->edit_page)));
  gtk_window_present (palette);
}

static const GActionEntry entries[] = {
  { .name = "to-table", .activate = to_table_cb },
  { .name = "play-tile", .activate = play_tile_cb },
  { .name = "all-sets", .activate = all_sets_cb },
  { .name = "back-to-set", .activate = back_to_set_cb },
  { .name = "page", .parameter_type = "s", .activate = page_cb },
  { .name = "search", .activate = search_cb },
  { .name = "show-palette", .activate = palette_cb },
};

static void
update_actions (TwModes *self)
{
  gboolean has_document = tw_edit_page_get_document (self->edit_page) != NULL;
  gboolean is_editing = has_document && tw_modes_is (self, "edit");
  gboolean is_playing = tw_modes_is (self, "play");
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));

  tw_action_enable (window, "to-table", is_editing);
  tw_action_enable (window, "play-tile", is_editing);
  tw_action_enable (window, "all-sets", is_editing);
  tw_action_enable (window, "back-to-set", has_document);
  tw_action_enable (window, "page", has_document);
  /* At the table the rules of the game are searched, where they are read. */
  tw_action_enable (window, "search", !is_playing);
  tw_edit_page_update_actions (self->edit_page);
  tw_table_host_update_actions (self->table_host, is_editing, is_playing);
}

/* The open set, which may be given its name here, or what is played. */
static void
update_title (TwModes *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  TwDocument *document = tw_edit_page_get_document (self->edit_page);
  g_autofree char *title = NULL;
  const char *name = NULL;

  if (document != NULL && tw_modes_is (self, "edit"))
    name = tw_document_get_title (document);
  else if (tw_modes_is (self, "play"))
    name = tw_table_host_get_title (self->table_host);
  if (name == NULL)
    title = g_strdup (_ ("Tilewright"));
  else
    /* Translators: the window's title: name of the set, name of the program */
    title = g_strdup_printf (_ ("%s – Tilewright"), name);
  if (g_strcmp0 (gtk_window_get_title (window), title) != 0)
    gtk_window_set_title (window, title);
}

static void
changed_cb (TwModes *self)
{
  place_toasts (self);
  update_title (self);
  update_actions (self);
  g_signal_emit (self, changed_signal, 0);
}

void
tw_modes_show (TwModes *self, const char *mode)
{
  TwDocument *document;

  document = tw_edit_page_get_document (self->edit_page);
  tw_modes_dismiss_toast (self);
  gtk_stack_set_visible_child_name (self->stack, mode);
  if (g_str_equal (mode, "start"))
    {
      tw_start_page_set_open_title (self->start_page,
                                    document != NULL ? tw_document_get_title (document) : NULL);
      tw_start_page_refresh (self->start_page);
    }
  else
    /* Whoever goes on has done without what failed there. */
    tw_start_page_hide_error (self->start_page, NULL);
  changed_cb (self);
  /* Keys go to the drawing or to the table, not to the first button of the header bar. */
  if (g_str_equal (mode, "edit"))
    gtk_widget_grab_focus (GTK_WIDGET (self->edit_page));
  else if (g_str_equal (mode, "play") && adw_bin_get_child (ADW_BIN (self->table_host)) != NULL)
    gtk_widget_grab_focus (adw_bin_get_child (ADW_BIN (self->table_host)));
}

/* A window that was made for a game has nothing to come back to but the page that stands empty
 * while a file is read. */
static void
table_shown_cb (TwModes *self)
{
  if (!tw_modes_is (self, "play"))
    {
      g_free (self->before_play);
      self->before_play = g_strdup (
          tw_modes_is (self, "opening") ? "start" : gtk_stack_get_visible_child_name (self->stack));
    }
  tw_modes_show (self, "play");
}

/* What is played there, whether it would be lost, whether it waits. */
static void
table_changed_cb (TwModes *self)
{
  tw_edit_page_set_game_waits (self->edit_page, tw_table_host_is_waiting (self->table_host));
  update_title (self);
  update_actions (self);
}

static void
table_gone_cb (TwModes *self)
{
  g_autofree char *page = tw_table_host_take_page (self->table_host);

  if (page != NULL)
    {
      tw_modes_show (self, "edit");
      if (*page != '\0')
        tw_edit_page_show (self->edit_page, page);
      return;
    }
  tw_modes_show (self, self->before_play != NULL ? self->before_play : "start");
}

void
tw_modes_give_way (TwModes *self)
{
  if (tw_modes_is (self, "opening"))
    gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
}

const char *
tw_modes_get_place (TwModes *self)
{
  g_return_val_if_fail (TW_IS_MODES (self), NULL);

  if (tw_modes_is (self, "play"))
    return "play";
  return tw_modes_is (self, "edit") && tw_edit_page_get_name (self->edit_page) != NULL
             ? tw_edit_page_get_name (self->edit_page)
             : "start";
}

TwOpeningPage *
tw_modes_get_opening_page (TwModes *self)
{
  return self->opening_page;
}

TwEditPage *
tw_modes_get_edit_page (TwModes *self)
{
  return self->edit_page;
}

TwTableHost *
tw_modes_get_table_host (TwModes *self)
{
  return self->table_host;
}

void
tw_modes_show_error (TwModes *self, const char *title, const char *message)
{
  GtkWidget *front = tw_set_windows_get_front (tw_edit_page_get_windows (self->edit_page));

  if (tw_modes_is (self, "edit"))
    {
      /* The reason stays in the bar below it. */
      if (front != NULL)
        tw_announce_words (front, title);
      tw_edit_page_show_error (self->edit_page, title, message);
      return;
    }
  /* A game that is under way stays. */
  if (tw_modes_is (self, "play")
      && gtk_widget_activate_action (adw_bin_get_child (ADW_BIN (self->table_host)),
                                     "play.show-error", "(ss)", title, message))
    return;
  tw_modes_show (self, "start");
  tw_start_page_show_error (self->start_page, title, message);
}

void
tw_modes_hide_error (TwModes *self, const char *title)
{
  tw_edit_page_hide_error (self->edit_page, title);
  tw_start_page_hide_error (self->start_page, title);
}

void
tw_modes_show_toast (TwModes *self, AdwToast *toast)
{
  GtkWidget *front = tw_set_windows_get_front (tw_edit_page_get_windows (self->edit_page));

  if (front != NULL)
    tw_announce (front, toast);
  else
    tw_toasts_show (self->toasts, toast);
}

void
tw_modes_dismiss_toast (TwModes *self)
{
  tw_toasts_dismiss (self->toasts);
}

void
tw_modes_have_read (TwModes *self)
{
  tw_toasts_have_read (self->toasts);
}

static void
modes_dispose (GObject *object)
{
  g_clear_pointer (&TW_MODES (object)->before_play, g_free);
  G_OBJECT_CLASS (tw_modes_parent_class)->dispose (object);
}

static void
tw_modes_class_init (TwModesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = modes_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_OPENING_PAGE);
  g_type_ensure (TW_TYPE_START_PAGE);
  g_type_ensure (TW_TYPE_EDIT_PAGE);
  g_type_ensure (TW_TYPE_TABLE_HOST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/window/modes.ui");
  gtk_widget_class_bind_template_child (widget_class, TwModes, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, TwModes, export_menu);
  gtk_widget_class_bind_template_child (widget_class, TwModes, toasts);
  gtk_widget_class_bind_template_child (widget_class, TwModes, stack);
  gtk_widget_class_bind_template_child (widget_class, TwModes, opening_page);
  gtk_widget_class_bind_template_child (widget_class, TwModes, start_page);
  gtk_widget_class_bind_template_child (widget_class, TwModes, edit_page);
  gtk_widget_class_bind_template_child (widget_class, TwModes, table_host);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, table_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, table_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, table_gone_cb);
  gtk_widget_class_bind_template_callback (widget_class, tw_modes_show);
}

static void
tw_modes_init (TwModes *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_modes_set_up (TwModes *self, TwTileTextures *textures)
{
  tw_set_exporting_fill_menu (self->export_menu);
  tw_start_page_set_textures (self->start_page, textures);
  tw_edit_page_set_up (self->edit_page, self->primary_menu, textures);
  tw_page_ways_add (G_ACTION_MAP (gtk_widget_get_root (GTK_WIDGET (self))), self->edit_page);
  tw_table_host_set_up (self->table_host, textures);
  g_action_map_add_action_entries (G_ACTION_MAP (gtk_widget_get_root (GTK_WIDGET (self))), entries,
                                   G_N_ELEMENTS (entries), self);
  update_actions (self);
}
