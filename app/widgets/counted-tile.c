/* A button with the picture of a tile, and in its corner how many there are. */
#include "app/widgets/counted-tile.h"

void
tw_counted_tile_fill (GtkButton *button, TwTileTextures *textures, const TwTileLook *look, int size)
{
  GtkWidget *overlay = gtk_overlay_new (), *count = gtk_label_new (NULL);
  GtkWidget *picture = tw_tile_picture_new (textures, size);

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), look);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  gtk_widget_set_halign (count, GTK_ALIGN_END);
  gtk_widget_set_valign (count, GTK_ALIGN_END);
  gtk_widget_add_css_class (count, "tile-count");
  gtk_widget_add_css_class (count, "numeric");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), count);
  gtk_button_set_child (button, overlay);
  gtk_widget_add_css_class (GTK_WIDGET (button), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (button), "tile-left");
  g_object_set_data (G_OBJECT (button), "count", count);
}

void
tw_counted_tile_tell (GtkButton *button, guint n, const char *name)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  gtk_label_set_label (g_object_get_data (G_OBJECT (button), "count"), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
