/* The ways to the pages of the open set. */
#include "app/window/page-ways.h"

#include "app/widgets/focus-later.h"

static void
edit_tile_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwEditPage *self = user_data;
  TwDocument *document = tw_edit_page_get_document (self);
  int index =
      tw_tile_set_find (tw_document_get_set (document), g_variant_get_string (parameter, NULL));
  TwPage *page;

  if (index < 0)
    return;
  page = tw_edit_page_show (self, "design");
  tw_page_show_item (page, tw_tile_list_get (tw_document_get_tiles (document), (guint) index),
                     NULL);
  /* Keys draw at once. */
  tw_focus_later (GTK_WIDGET (page));
}

/* What a tile is worth. */
static void
ask_worth_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwEditPage *self = user_data;

  if (tw_edit_page_get_document (self) != NULL)
    tw_page_show_own (tw_edit_page_show (self, "lab"), "tile",
                      g_variant_get_string (parameter, NULL));
}

/* Something that the set brings to the rules: what it is, and its id. */
static void
show_own_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwEditPage *self = user_data;
  TwDocument *document = tw_edit_page_get_document (self);
  const char *element, *id;

  if (document == NULL)
    return;
  g_variant_get (parameter, "(&s&s)", &element, &id);
  tw_page_show_own (tw_edit_page_show (self, "rules"), element, id);
}

/* A rule speaks of a symbol that no tile has. */
static void
put_symbol_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwEditPage *self = user_data;
  TwDocument *document = tw_edit_page_get_document (self);

  if (document != NULL)
    tw_page_show_own (tw_edit_page_show (self, "design"), "symbol",
                      g_variant_get_string (parameter, NULL));
}

static void
toggle_panel_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_page_toggle_panel (tw_edit_page_get_page (user_data));
}

static void
toggle_inspector_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_page_toggle_inspector (tw_edit_page_get_page (user_data));
}

static const GActionEntry window_entries[] = {
  { .name = "edit-tile", .parameter_type = "s", .activate = edit_tile_cb },
  { .name = "ask-worth", .parameter_type = "s", .activate = ask_worth_cb },
  { .name = "show-own", .parameter_type = "(ss)", .activate = show_own_cb },
  { .name = "put-symbol", .parameter_type = "s", .activate = put_symbol_cb },
  { .name = "toggle-panel", .activate = toggle_panel_cb },
  { .name = "toggle-inspector", .activate = toggle_inspector_cb },
};

void
tw_page_ways_add (GActionMap *window, TwEditPage *self)
{
  g_action_map_add_action_entries (window, window_entries, G_N_ELEMENTS (window_entries), self);
}
