/* The actions that say what is seen of the table: how near, and which moment of the game. */
#include "app/play/view-actions.h"

#include "app/game/table-history.h"

static void
fit_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  tw_table_scene_fit (tw_game_table_get_scene (table));
}

static void
zoom_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  tw_table_scene_zoom (tw_game_table_get_scene (table), g_variant_get_int32 (parameter));
}

static void
look_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  tw_table_history_look (tw_game_table_get_scene (table)->model,
                         g_variant_get_string (parameter, NULL));
}

static void
go_on_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  tw_table_history_go_on_here (tw_game_table_get_scene (table)->model);
  gtk_widget_grab_focus (table);
}

static void
show_result_cb (GSimpleAction *action, GVariant *parameter, gpointer table)
{
  gtk_widget_activate_action (table, "play.show-log", NULL);
}

static const GActionEntry entries[] = {
  { .name = "fit", .activate = fit_cb },
  { .name = "zoom", .activate = zoom_cb, .parameter_type = "i" },
  { .name = "look", .activate = look_cb, .parameter_type = "s" },
  { .name = "go-on", .activate = go_on_cb },
  { .name = "show-result", .activate = show_result_cb },
};

void
tw_view_actions_add (GActionMap *actions, TwGameTable *table)
{
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), table);
}
