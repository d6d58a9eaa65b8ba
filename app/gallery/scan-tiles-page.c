/* Cards of tiles, the unsure ones first. */
#include "app/gallery/scan-tiles-page.h"

#include <glib/gi18n.h>

#include "app/gallery/scan-card.h"

/* So many cards are made in one turn of the main loop. */
#define CARDS_AT_ONCE 2

struct _TwScanTilesPage
{
  AdwBin parent_instance;

  TwTileSet *set;
  TwTileTextures *textures;
  GPtrArray *tiles;
  GArray *order; /* of guint: tiles in the order of their cards */
  guint n_made;
  guint idle;

  GtkLabel *words;
  GtkLabel *refused;
  GtkWidget *join;
  GtkWidget *none;
  GtkWidget *all;
  GtkFlowBox *cards;
};

G_DEFINE_FINAL_TYPE (TwScanTilesPage, tw_scan_tiles_page, ADW_TYPE_BIN)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

GPtrArray *
tw_scan_tiles_page_get_tiles (TwScanTilesPage *self)
{
  return self->tiles;
}

static gboolean
is_unsure (const TwScanTile *tile)
{
  return tile->guess.confidence < TW_GUESS_LIKELY;
}

static void
show_words (TwScanTilesPage *self)
{
  guint n_unsure = 0, n_alike = tw_scan_tiles_n_alike (self->tiles);
  guint n_taken = tw_scan_tiles_n_taken (self->tiles);
  g_autofree char *unsure = NULL, *words = NULL, *alike = NULL;

  for (guint i = 0; i < self->tiles->len; i++)
    n_unsure += is_unsure (self->tiles->pdata[i]);
  unsure = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u is unsure and comes first.",
                                         "%u are unsure and come first.", n_unsure),
                            n_unsure);
  words = n_unsure > 0
              ? g_strdup_printf ("%s %s",
                                 _ ("Look whether each drawing is what its picture shows."), unsure)
              : g_strdup (_ ("Look whether each drawing is what its picture shows."));
  gtk_label_set_label (self->words, words);
  alike = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Looks Like Another: _Count as Copy",
                                        "%u Look Like Others: _Count as Copies", n_alike),
                           n_alike);
  gtk_button_set_label (GTK_BUTTON (self->join), alike);
  gtk_widget_set_visible (self->join, n_alike > 0);
  gtk_widget_set_sensitive (self->none, n_taken > 0);
  gtk_widget_set_sensitive (self->all, n_taken < self->tiles->len);
}

static void
changed_cb (TwScanTilesPage *self)
{
  show_words (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static TwScanCard *
card_at (TwScanTilesPage *self, guint index)
{
  return TW_SCAN_CARD (
      gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->cards, (int) index)));
}

/* A tile that is taken again may have been a copy of another one. */
static void
card_changed_cb (TwScanTilesPage *self)
{
  for (guint i = 0; i < self->n_made; i++)
    tw_scan_card_update_copies (card_at (self, i));
  changed_cb (self);
}

static void
update_cards (TwScanTilesPage *self)
{
  for (guint i = 0; i < self->n_made; i++)
    tw_scan_card_update (card_at (self, i));
  changed_cb (self);
}

static void
join_cb (TwScanTilesPage *self)
{
  tw_scan_tiles_join_alike (self->tiles);
  update_cards (self);
}

static void
take (TwScanTilesPage *self, gboolean is_taken)
{
  for (guint i = 0; i < self->tiles->len; i++)
    tw_scan_tiles_take (self->tiles, i, is_taken);
  update_cards (self);
}

static void
all_cb (TwScanTilesPage *self)
{
  take (self, TRUE);
}

static void
none_cb (TwScanTilesPage *self)
{
  take (self, FALSE);
}

static gboolean
make_cb (gpointer data)
{
  TwScanTilesPage *self = data;

  for (guint i = 0; i < CARDS_AT_ONCE && self->n_made < self->order->len; i++)
    {
      GtkWidget *card = tw_scan_card_new (self->set, self->textures, self->tiles,
                                          g_array_index (self->order, guint, self->n_made));

      g_signal_connect_swapped (card, "changed", G_CALLBACK (card_changed_cb), self);
      gtk_flow_box_insert (self->cards, card, -1);
      /* What is on the card has the focus, not what is round it. */
      gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
      self->n_made++;
    }
  if (self->n_made < self->order->len)
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  return G_SOURCE_REMOVE;
}

static void
clear (TwScanTilesPage *self)
{
  GtkWidget *child;

  g_clear_handle_id (&self->idle, g_source_remove);
  while (self->cards != NULL
         && (child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, child);
  self->n_made = 0;
  g_clear_pointer (&self->order, g_array_unref);
  g_clear_pointer (&self->tiles, g_ptr_array_unref);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  g_clear_object (&self->textures);
}

static void
put_in_order (TwScanTilesPage *self)
{
  self->order = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->tiles->len; i++)
      if (is_unsure (self->tiles->pdata[i]) == (pass == 0))
        g_array_append_val (self->order, i);
}

void
tw_scan_tiles_page_show (TwScanTilesPage *self,
                         TwTileSet *set,
                         TwTileTextures *textures,
                         GPtrArray *tiles,
                         const char *refused)
{
  clear (self);
  self->set = tw_tile_set_ref (set);
  self->textures = g_object_ref (textures);
  self->tiles = g_ptr_array_ref (tiles);
  put_in_order (self);
  gtk_label_set_label (self->refused, refused != NULL ? refused : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refused), refused != NULL && *refused != '\0');
  self->idle = g_idle_add (make_cb, self);
  changed_cb (self);
}

static void
scan_tiles_page_dispose (GObject *object)
{
  TwScanTilesPage *self = TW_SCAN_TILES_PAGE (object);

  clear (self);
  self->cards = NULL;
  G_OBJECT_CLASS (tw_scan_tiles_page_parent_class)->dispose (object);
}

static void
tw_scan_tiles_page_class_init (TwScanTilesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scan_tiles_page_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/scan-tiles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwScanTilesPage, words);
  gtk_widget_class_bind_template_child (widget_class, TwScanTilesPage, refused);
  gtk_widget_class_bind_template_child (widget_class, TwScanTilesPage, join);
  gtk_widget_class_bind_template_child (widget_class, TwScanTilesPage, none);
  gtk_widget_class_bind_template_child (widget_class, TwScanTilesPage, all);
  gtk_widget_class_bind_template_child (widget_class, TwScanTilesPage, cards);
  gtk_widget_class_bind_template_callback (widget_class, join_cb);
  gtk_widget_class_bind_template_callback (widget_class, all_cb);
  gtk_widget_class_bind_template_callback (widget_class, none_cb);
}

static void
tw_scan_tiles_page_init (TwScanTilesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
