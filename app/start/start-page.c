/* What one sees first. */
#include "app/start/start-page.h"

#include <glib/gi18n.h>

#include "app/start/draft-list.h"
#include "app/start/draft-row.h"
#include "app/start/kept-games.h"
#include "app/start/long-list.h"
#include "app/start/recent-sets.h"
#include "app/start/set-card.h"
#include "app/start/tableau.h"
#include "app/widgets/flow-layout.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/message-bar.h"
#include "engine/format/shipped-sets.h"

/* Of recent sets, and as many where there is room for two rows of them above the shipped ones, in
 * pixels of the page. */
#define N_RECENT        4
#define MOST_RECENT     8
#define ROOMY_WIDTH_PX  900
#define ROOMY_HEIGHT_PX 800

/* The strip of landscape on top: a piece that looks well with words on its left. */
#define STRIP_SEED 20

struct _TwStartPage
{
  AdwBin parent_instance;

  TwTileTextures *textures;
  GListStore *recent;
  GListStore *shipped;
  GtkFilterListModel *found_recent;
  GtkSliceListModel *shown_recent;
  guint room_idle;
  GtkFilterListModel *found_shipped;
  GtkFilter *filter;
  char *words;
  TwSetEntry *strip_entry;
  guint load_id;
  gboolean is_drawn;
  GMenuModel *menu_model;

  GtkMenuButton *menu_button;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkButton *open_set_button;
  TwMessageBar *message_bar;
  GtkButton *play_button;
  TwTableau *strip;
  GtkScrolledWindow *scroller;
  GtkWidget *drafts;
  GtkListBox *draft_box;
  GtkButton *all_drafts_button;
  GtkWidget *strip_overlay;
  GtkWidget *hero_buttons;
  GtkWidget *recent_heading;
  GtkFlowBox *recent_box;
  GtkWidget *shipped_heading;
  GtkFlowBox *shipped_box;
  GtkWidget *nothing_found;
};

G_DEFINE_FINAL_TYPE (TwStartPage, tw_start_page, ADW_TYPE_BIN)

enum
{
  PROP_MENU_MODEL = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The card has the focus, not the cell of the flow box around it. */
static GtkWidget *
create_card (gpointer item, gpointer user_data)
{
  TwStartPage *self = user_data;
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), tw_set_card_new (item, self->textures));
  gtk_widget_set_focusable (child, FALSE);
  return child;
}

static GtkWidget *
create_draft (gpointer item, gpointer textures)
{
  return tw_draft_row_new (item, textures);
}

/* The buttons have the focus, not the row around them. */
static GtkWidget *
create_draft_row (gpointer item, gpointer user_data)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              create_draft (item, TW_START_PAGE (user_data)->textures));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
show_all_drafts_cb (TwStartPage *self)
{
  tw_long_list_show (GTK_WIDGET (self), _ ("Changes That Were Not Saved"),
                     G_LIST_MODEL (tw_draft_list_get_default ()), create_draft,
                     G_OBJECT (self->textures));
}

static gboolean
matches_search (gpointer item, gpointer user_data)
{
  TwStartPage *self = user_data;

  return *self->words == '\0' || tw_set_entry_matches (item, self->words);
}

/* What is searched for is found among all of them. */
static void
update_room (TwStartPage *self)
{
  GtkAdjustment *height = gtk_scrolled_window_get_vadjustment (self->scroller);
  gboolean is_roomy = gtk_widget_get_width (GTK_WIDGET (self)) >= ROOMY_WIDTH_PX
                      && gtk_adjustment_get_page_size (height) >= ROOMY_HEIGHT_PX;

  if (self->shown_recent != NULL)
    gtk_slice_list_model_set_size (self->shown_recent,
                                   is_roomy || *self->words != '\0' ? MOST_RECENT : N_RECENT);
}

static gboolean
room_cb (gpointer data)
{
  TwStartPage *self = data;

  self->room_idle = 0;
  update_room (self);
  return G_SOURCE_REMOVE;
}

/* Not while widgets are given their places. */
static void
resized_cb (TwStartPage *self)
{
  if (self->room_idle == 0)
    self->room_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, room_cb, self, NULL);
}

/* Titles are known when the sets are read. */
static void
tell_apart (TwStartPage *self)
{
  GListModel *recent = G_LIST_MODEL (self->recent);
  guint n = g_list_model_get_n_items (recent);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwSetEntry) entry = g_list_model_get_item (recent, i);
      gboolean has_twin = FALSE;

      for (guint k = 0; k < n && !has_twin; k++)
        {
          g_autoptr (TwSetEntry) other = g_list_model_get_item (recent, k);

          has_twin = k != i && tw_set_entry_looks_like (entry, other);
        }
      tw_set_entry_show_folder (entry, has_twin);
    }
}

/* Headings are there when something stands below them. */
static void
update_rows (TwStartPage *self)
{
  gboolean has_recent = g_list_model_get_n_items (G_LIST_MODEL (self->found_recent)) > 0;
  gboolean has_shipped = g_list_model_get_n_items (G_LIST_MODEL (self->found_shipped)) > 0;
  guint n_drafts = g_list_model_get_n_items (G_LIST_MODEL (tw_draft_list_get_default ()));

  gtk_widget_set_visible (self->recent_heading, has_recent);
  gtk_widget_set_visible (GTK_WIDGET (self->recent_box), has_recent);
  gtk_widget_set_visible (self->shipped_heading, has_shipped);
  gtk_widget_set_visible (GTK_WIDGET (self->shipped_box), has_shipped);
  gtk_widget_set_visible (self->strip_overlay, *self->words == '\0');
  gtk_widget_set_visible (self->drafts, *self->words == '\0' && n_drafts > 0);
  tw_long_list_offer (self->all_drafts_button, n_drafts);
  gtk_widget_set_visible (self->nothing_found, !has_recent && !has_shipped);
}

static gboolean
scroll_up_cb (gpointer user_data)
{
  TwStartPage *self = user_data;

  if (self->scroller != NULL)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  return G_SOURCE_REMOVE;
}

/* When rows come and go on top the focus moves on, and the view would follow it. */
static void
drafts_changed_cb (TwStartPage *self)
{
  update_rows (self);
  g_timeout_add_full (G_PRIORITY_DEFAULT, 50, scroll_up_cb, g_object_ref (self), g_object_unref);
}

static void
search_changed_cb (TwStartPage *self)
{
  g_free (self->words);
  self->words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)), -1);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update_room (self);
  update_rows (self);
}

/* Opens the first set found; an empty search has found nothing. */
static void
search_activate_cb (TwStartPage *self)
{
  g_autoptr (TwSetEntry) entry = NULL;

  search_changed_cb (self);
  if (*self->words == '\0')
    return;
  entry = g_list_model_get_item (G_LIST_MODEL (self->found_recent), 0);
  if (entry == NULL)
    entry = g_list_model_get_item (G_LIST_MODEL (self->found_shipped), 0);
  if (entry != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-set", "s",
                                tw_set_entry_get_target (entry));
}

/* What is found of @store. */
static GtkFilterListModel *
find_in (TwStartPage *self, GListStore *store)
{
  GtkFilterListModel *found =
      gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (store)), g_object_ref (self->filter));

  return found;
}

static void
strip_loaded_cb (TwStartPage *self)
{
  tw_tableau_show_set (self->strip, self->textures, tw_set_entry_get_set (self->strip_entry), NULL,
                       STRIP_SEED);
}

static void
start_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_MENU_MODEL)
    g_value_set_object (value, TW_START_PAGE (object)->menu_model);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
start_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TwStartPage *self = TW_START_PAGE (object);

  if (id != PROP_MENU_MODEL)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (g_set_object (&self->menu_model, g_value_get_object (value)))
    {
      gtk_menu_button_set_menu_model (self->menu_button, self->menu_model);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
start_page_dispose (GObject *object)
{
  TwStartPage *self = TW_START_PAGE (object);

  if (self->strip_entry != NULL)
    g_signal_handlers_disconnect_by_data (self->strip_entry, self);
  g_clear_object (&self->strip_entry);
  g_clear_object (&self->textures);
  g_clear_handle_id (&self->room_idle, g_source_remove);
  g_clear_object (&self->shown_recent);
  g_clear_object (&self->found_recent);
  g_clear_object (&self->found_shipped);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->words, g_free);
  g_clear_object (&self->recent);
  g_clear_object (&self->shipped);
  g_clear_object (&self->menu_model);
  G_OBJECT_CLASS (tw_start_page_parent_class)->dispose (object);
}

/* The file stays as it is; opened again, it is back in the list. */
static void
forget_set_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwStartPage *self = TW_START_PAGE (widget);
  const char *uri = g_variant_get_string (parameter, NULL);

  tw_recent_sets_forget (uri);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->recent)); i++)
    {
      g_autoptr (TwSetEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->recent), i);

      if (!g_str_equal (tw_set_entry_get_target (entry), uri))
        continue;
      g_list_store_remove (self->recent, i);
      break;
    }
  /* The keys go on from where they were. */
  gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
tw_start_page_class_init (TwStartPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = start_page_get_property;
  object_class->set_property = start_page_set_property;
  object_class->dispose = start_page_dispose;
  properties[PROP_MENU_MODEL] =
      g_param_spec_object ("menu-model", NULL, NULL, G_TYPE_MENU_MODEL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_KEPT_GAMES);
  g_type_ensure (TW_TYPE_TABLEAU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/start/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, open_set_button);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, strip);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, drafts);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, draft_box);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, all_drafts_button);
  gtk_widget_class_bind_template_callback (widget_class, show_all_drafts_cb);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, strip_overlay);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, hero_buttons);
  gtk_widget_class_install_action (widget_class, "start.forget-set", "s", forget_set_cb);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, recent_heading);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, recent_box);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, shipped_heading);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, shipped_box);
  gtk_widget_class_bind_template_child (widget_class, TwStartPage, nothing_found);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
tw_start_page_init (TwStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->hero_buttons, tw_flow_layout_new (12));
  self->recent = g_list_store_new (TW_TYPE_SET_ENTRY);
  self->shipped = g_list_store_new (TW_TYPE_SET_ENTRY);
  self->words = g_strdup ("");
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches_search, self, NULL));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
}

static void
load_entries (GListStore *store)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr (TwSetEntry) entry = g_list_model_get_item (G_LIST_MODEL (store), i);

      tw_set_entry_load (entry);
    }
}

/* At its second call a frame is on the screen: reading must not hold up the first. */
static gboolean
load_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  TwStartPage *self = TW_START_PAGE (widget);

  if (!self->is_drawn)
    {
      self->is_drawn = TRUE;
      return G_SOURCE_CONTINUE;
    }
  self->load_id = 0;
  load_entries (self->recent);
  load_entries (self->shipped);
  return G_SOURCE_REMOVE;
}

static void
list_shipped (TwStartPage *self)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  if (ids[0] != NULL)
    {
      self->strip_entry = tw_set_entry_new_shipped (ids[0]);
      g_signal_connect_swapped (self->strip_entry, "loaded", G_CALLBACK (strip_loaded_cb), self);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_button), "s", ids[0]);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play_button), "win.play-set");
    }
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwSetEntry) entry =
          i == 0 ? g_object_ref (self->strip_entry) : tw_set_entry_new_shipped (ids[i]);

      g_list_store_append (self->shipped, entry);
    }
}

static void
list_recent (TwStartPage *self)
{
  tw_recent_sets_fill (self->recent, MOST_RECENT);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->recent)); i++)
    {
      g_autoptr (TwSetEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->recent), i);

      g_signal_handlers_disconnect_by_data (entry, self);
      g_signal_connect_object (entry, "loaded", G_CALLBACK (tell_apart), self, G_CONNECT_SWAPPED);
    }
  tell_apart (self);
  if (self->load_id == 0)
    self->load_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), load_cb, NULL, NULL);
  update_rows (self);
}

/* A set is saved in another window while this page is seen. */
static void
recent_changed_cb (TwStartPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    list_recent (self);
}

void
tw_start_page_set_textures (TwStartPage *self, TwTileTextures *textures)
{
  g_autoptr (GListModel) first_drafts = NULL;

  g_return_if_fail (TW_IS_START_PAGE (self));
  g_return_if_fail (self->textures == NULL);

  self->textures = g_object_ref (textures);
  first_drafts = G_LIST_MODEL (
      gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (tw_draft_list_get_default ())), 0,
                                TW_N_OFFERED));
  gtk_list_box_bind_model (self->draft_box, first_drafts, create_draft_row, self, NULL);
  g_signal_connect_object (tw_draft_list_get_default (), "items-changed",
                           G_CALLBACK (drafts_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (recent_changed_cb), self, G_CONNECT_SWAPPED);
  self->found_recent = find_in (self, self->recent);
  self->found_shipped = find_in (self, self->shipped);
  self->shown_recent =
      gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->found_recent)), 0, N_RECENT);
  gtk_flow_box_bind_model (self->recent_box, G_LIST_MODEL (self->shown_recent), create_card, self,
                           NULL);
  gtk_flow_box_bind_model (self->shipped_box, G_LIST_MODEL (self->found_shipped), create_card, self,
                           NULL);
}

void
tw_start_page_refresh (TwStartPage *self)
{
  g_return_if_fail (TW_IS_START_PAGE (self));
  tw_draft_list_refresh (tw_draft_list_get_default ());
  tw_kept_games_refresh ();
  if (self->strip_entry == NULL)
    list_shipped (self);
  list_recent (self);
}

void
tw_start_page_set_open_title (TwStartPage *self, const char *title)
{
  g_autofree char *words = NULL;

  g_return_if_fail (TW_IS_START_PAGE (self));
  gtk_widget_set_visible (GTK_WIDGET (self->open_set_button), title != NULL);
  if (title == NULL)
    return;
  /* Translators: %s is the name of the open set */
  words = g_strdup_printf (_ ("Back to %s"), title);
  tw_icon_button_set_words (GTK_WIDGET (self->open_set_button), words);
}

void
tw_start_page_search (TwStartPage *self)
{
  g_return_if_fail (TW_IS_START_PAGE (self));
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

void
tw_start_page_show_error (TwStartPage *self, const char *title, const char *message)
{
  g_return_if_fail (TW_IS_START_PAGE (self));
  tw_message_bar_show_error (self->message_bar, title, message);
}

void
tw_start_page_hide_error (TwStartPage *self, const char *title)
{
  g_return_if_fail (TW_IS_START_PAGE (self));
  if (title == NULL)
    tw_message_bar_hide (self->message_bar);
  else
    tw_message_bar_hide_titled (self->message_bar, title);
}
