/* The header bar of the table. */
#include "app/play/play-header.h"

#include <glib/gi18n.h>

#include "app/game/table-by-file.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-history.h"
#include "app/game/table-sandbox.h"
#include "app/game/table-sentences.h"
#include "app/play/by-hand-popover.h"
#include "app/play/case-list.h"
#include "app/play/sandbox-popover.h"
#include "app/widgets/focus-keeper.h"
#include "engine/setup/play-rules.h"

static guint left_signal;

/* @window_section: of the menu, for what is done with the window */
struct _TwPlayHeader
{
  AdwBin parent_instance;

  TwTableModel *model;

  AdwHeaderBar *bar;
  AdwWindowTitle *title;
  GMenu *table_menu;
  GMenu *window_section;
  GMenu *export_menu;
  GtkMenuButton *menu_button;
  GtkMenuButton *cases_button;
  GtkMenuButton *sandbox_button;
  TwSandboxPopover *sandbox;
  GtkMenuButton *by_hand_button;
  TwByHandPopover *by_hand;
  GtkWidget *leave_button;
  GtkWidget *apart_button;
  GtkWidget *new_game_button;
  GtkWidget *pause_button;
  GtkWidget *history_button;
};

G_DEFINE_FINAL_TYPE (TwPlayHeader, tw_play_header, ADW_TYPE_BIN)

static void
update_subtitle (TwPlayHeader *self)
{
  g_autofree char *subtitle = tw_table_subtitle (self->model);
  const char *title = adw_window_title_get_title (self->title);
  g_autofree char *parts =
      tw_play_rules_title (tw_table_model_get_setup (self->model)->rules, TRUE);
  g_autofree char *whole = NULL;

  adw_window_title_set_subtitle (self->title, subtitle);
  /* Both are cut in a narrow window, and the title does not name all that is in play. */
  whole = g_strcmp0 (title, parts) == 0 ? g_strdup_printf ("%s\n%s", title, subtitle)
                                        : g_strdup_printf ("%s\n%s\n%s", title, parts, subtitle);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), whole);
}

/* Where nothing is done by hand, it is said why. */
static void
explain_by_hand (TwPlayHeader *self)
{
  gboolean is_by_file = tw_table_by_file_get (self->model) != TW_BY_FILE_NONE;

  gtk_widget_set_sensitive (GTK_WIDGET (self->by_hand_button), !is_by_file);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->by_hand_button),
                               is_by_file
                                   ? _ ("Not in a game by file: nobody elsewhere could check it")
                                   : _ ("By Hand: pieces without rules, points (B)"));
}

static void
changed_cb (TwPlayHeader *self)
{
  adw_window_title_set_title (self->title, tw_table_model_get_setup (self->model)->title);
  update_subtitle (self);
  gtk_widget_set_visible (GTK_WIDGET (self->sandbox_button),
                          tw_table_sandbox_is_sandbox (self->model));
  explain_by_hand (self);
  gtk_widget_set_visible (self->pause_button, tw_table_history_is_going_on (self->model)
                                                  && tw_table_model_has_programs (self->model));
}

static void
left_cb (TwPlayHeader *self)
{
  g_signal_emit (self, left_signal, 0);
}

static void
label_by_hand (TwPlayHeader *self, gboolean is_short)
{
  if (is_short)
    gtk_menu_button_set_icon_name (self->by_hand_button, "edit-select-symbolic");
  else
    gtk_menu_button_set_label (self->by_hand_button, _ ("By Hand"));
}

/* What the header needs to show its title in full: it is not in the middle then. */
static int
header_width (TwPlayHeader *self)
{
  int least = 0, least_title = 0, title = 0;

  gtk_widget_measure (GTK_WIDGET (self->bar), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (self->title), GTK_ORIENTATION_HORIZONTAL, -1, &least_title,
                      &title, NULL, NULL);
  return least - least_title + title;
}

void
tw_play_header_lay_out (TwPlayHeader *self, TwWidthBin *bin)
{
  gboolean wide = tw_width_bin_is_wide (bin);
  gboolean narrow = gtk_widget_has_css_class (GTK_WIDGET (bin), "narrow");
  int width = gtk_widget_get_width (GTK_WIDGET (bin));
  gboolean has_pieces =
      tw_table_model_get_game (self->model) != NULL
      && tw_table_by_hand_has_pieces (tw_table_model_get_setup (self->model)->rules);

  gtk_widget_set_visible (self->history_button, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->by_hand_button),
                          has_pieces || gtk_widget_get_visible (GTK_WIDGET (self->by_hand)));
  gtk_widget_set_visible (self->apart_button, !narrow);
  gtk_widget_set_visible (self->new_game_button, !narrow);
  label_by_hand (self, narrow);
  /* A title that has no room gets that of buttons, and then of words. */
  if (wide || narrow || header_width (self) <= width)
    return;
  gtk_widget_set_visible (self->apart_button, FALSE);
  gtk_widget_set_visible (self->new_game_button, FALSE);
  if (header_width (self) > width)
    label_by_hand (self, TRUE);
}

void
tw_play_header_set_apart (TwPlayHeader *self, gboolean is_apart)
{
  const char *words = is_apart ? _ ("Back into the Window") : _ ("Open in a Second Window");
  g_autofree char *tooltip = g_strdup_printf ("%s (W)", words);
  g_autoptr (GMenuItem) item = g_menu_item_new (words, "win.table-apart");

  gtk_button_set_icon_name (GTK_BUTTON (self->apart_button),
                            is_apart ? "view-restore-symbolic" : "window-new-symbolic");
  gtk_widget_set_tooltip_text (self->apart_button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->apart_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_visible (self->leave_button, !is_apart);
  g_menu_remove_all (self->window_section);
  g_menu_item_set_attribute (item, "accel", "s", "w");
  g_menu_append_item (self->window_section, item);
}

GMenu *
tw_play_header_get_export_menu (TwPlayHeader *self)
{
  return self->export_menu;
}

void
tw_play_header_show_cases (TwPlayHeader *self, const TwGameFile *opened)
{
  tw_case_list_show (self->cases_button, opened);
}

static void
sandbox_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_menu_button_popup (TW_PLAY_HEADER (user_data)->sandbox_button);
}

static void
by_hand_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwPlayHeader *self = user_data;

  gtk_widget_set_visible (GTK_WIDGET (self->by_hand_button), TRUE);
  gtk_menu_button_popup (self->by_hand_button);
}

static const GActionEntry entries[] = {
  { .name = "sandbox", .activate = sandbox_cb },
  { .name = "by-hand", .activate = by_hand_cb },
};

void
tw_play_header_set_model (TwPlayHeader *self,
                          TwTableModel *model,
                          TwTileTextures *textures,
                          const TwGameKit *kit,
                          GActionMap *actions)
{
  g_return_if_fail (TW_IS_PLAY_HEADER (self) && self->model == NULL);
  self->model = g_object_ref (model);
  tw_sandbox_popover_set_model (self->sandbox, model, textures, kit);
  tw_by_hand_popover_set_model (self->by_hand, model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "proposed", G_CALLBACK (update_subtitle), self,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
}

/* A table goes from one window to another with its menu. Items of a menu that stays lose their keys
 * on the way, and GTK 4.8 then drops what the item has dropped already (gtkmodelbutton.c,
 * update_accel). So the menu is made anew in each window. */
static void
play_header_root (GtkWidget *widget)
{
  TwPlayHeader *self = TW_PLAY_HEADER (widget);

  GTK_WIDGET_CLASS (tw_play_header_parent_class)->root (widget);
  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (self->table_menu));
}

static void
play_header_unroot (GtkWidget *widget)
{
  TwPlayHeader *self = TW_PLAY_HEADER (widget);

  if (self->menu_button != NULL)
    gtk_menu_button_set_menu_model (self->menu_button, NULL);
  GTK_WIDGET_CLASS (tw_play_header_parent_class)->unroot (widget);
}

static void
play_header_dispose (GObject *object)
{
  g_clear_object (&TW_PLAY_HEADER (object)->model);
  G_OBJECT_CLASS (tw_play_header_parent_class)->dispose (object);
}

static void
tw_play_header_class_init (TwPlayHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = play_header_dispose;
  widget_class->root = play_header_root;
  widget_class->unroot = play_header_unroot;
  left_signal = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_BY_HAND_POPOVER);
  g_type_ensure (TW_TYPE_SANDBOX_POPOVER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/play-header.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, bar);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, title);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, table_menu);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, window_section);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, export_menu);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, cases_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, sandbox_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, sandbox);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, by_hand_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, by_hand);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, leave_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, apart_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, new_game_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, pause_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayHeader, history_button);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
}

static void
tw_play_header_init (TwPlayHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_focus_keeper_leave_focus (self->menu_button);
  tw_focus_keeper_leave_focus (self->cases_button);
  tw_focus_keeper_leave_focus (self->sandbox_button);
  tw_focus_keeper_leave_focus (self->by_hand_button);
  tw_play_header_set_apart (self, FALSE);
}
