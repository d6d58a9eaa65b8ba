/* The line below the tile: which keys work where the keyboard is. */
#include <glib/gi18n.h>

#include "app/designer/design-page-private.h"
#include "app/widgets/key-hints.h"

/* Where the keyboard is, if one sees that; %NULL else. */
static GtkWidget *
keyboard_at (TwDesignPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = GTK_IS_WINDOW (root) ? gtk_root_get_focus (root) : NULL;

  /* What has popped up says itself what it wants. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
      || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return NULL;
  /* Whoever clicks on the canvas draws by clicks, though its keys work. */
  if (focus == GTK_WIDGET (self->canvas) ? !tw_tile_canvas_get_state (self->canvas)->uses_keys
                                         : !gtk_window_get_focus_visible (GTK_WINDOW (root)))
    return NULL;
  return focus;
}

char *
tw_design_page_hint (TwDesignPage *self)
{
  GtkWidget *focus = keyboard_at (self);
  char *hint = NULL;

  if (tw_tile_canvas_get_state (self->canvas)->tile == NULL)
    return g_strdup (_ ("This set has no tiles yet."));
  if (focus != NULL)
    hint = tw_key_hints (focus);
  return hint != NULL
             ? hint
             : g_strdup (
                 _ ("A click on an edge lays the land chosen; drag from edge to edge to join."));
}

static void
moved_cb (TwDesignPage *self)
{
  if (self->document != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    tw_design_page_show_words (self);
}

static void
root_cb (TwDesignPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!GTK_IS_WINDOW (root))
    return;
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "notify::focus-visible", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
}

void
tw_design_page_add_hints (TwDesignPage *self)
{
  /* Buttons hear it by themselves. */
  static const TwHintedKey keys[] = { { "space", NULL, N_ ("choose") } };

  gtk_widget_add_controller (self->pens, tw_hinted_keys_new (keys, G_N_ELEMENTS (keys)));
  g_signal_connect (self, "notify::root", G_CALLBACK (root_cb), NULL);
}
