/* Tiles to choose from. */
#include "app/printing/tile-choice.h"

#include "app/widgets/arrow-box.h"
#include "app/widgets/one-stop.h"
#include "app/widgets/tile-picture.h"

#define TILE_PX 56

struct _TwTileChoice
{
  GtkPopover parent_instance;

  TwTileTextures *textures;
  TwTileSet *set; /* (nullable): whose tiles are offered; each has a child, in its order */
  gboolean is_showing;
  GtkFlowBox *tiles;
};

G_DEFINE_FINAL_TYPE (TwTileChoice, tw_tile_choice, GTK_TYPE_POPOVER)

static guint changed_signal;

static GtkToggleButton *
nth_button (TwTileChoice *self, guint n)
{
  return GTK_TOGGLE_BUTTON (
      gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->tiles, (int) n)));
}

/* Each click chooses one more, or one less, without a key held. */
static void
toggled_cb (TwTileChoice *self)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  if (self->is_showing)
    return;
  for (guint i = 0; i < self->set->n_tiles; i++)
    if (gtk_toggle_button_get_active (nth_button (self, i)))
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", self->set->tiles[i]->id);
  g_signal_emit (self, changed_signal, 0, ids->str);
}

static GtkWidget *
button_new (TwTileChoice *self, const TwTileSet *set, guint tile)
{
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *button = gtk_toggle_button_new ();
  GtkWidget *picture = tw_tile_picture_new (self->textures, TILE_PX);
  const TwTileLook look = tw_tile_look_of (set, set->tiles[tile], -1, 0);

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (entry), picture);
  gtk_box_append (GTK_BOX (entry), gtk_label_new (set->tiles[tile]->id));
  gtk_button_set_child (GTK_BUTTON (button), entry);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  set->tiles[tile]->id, -1);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  return button;
}

static void
offer (TwTileChoice *self, const TwTileSet *set)
{
  GtkWidget *child;

  if (set == self->set)
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tiles))) != NULL)
    gtk_flow_box_remove (self->tiles, child);
  for (guint i = 0; i < set->n_tiles; i++)
    gtk_flow_box_append (self->tiles, button_new (self, set, i));
  tw_arrow_box_update (self->tiles);
  tw_tile_set_unref (self->set);
  self->set = tw_tile_set_ref ((TwTileSet *) set);
}

void
tw_tile_choice_show (TwTileChoice *self, const TwTileSet *set, const char *ids)
{
  g_auto (GStrv) chosen = g_strsplit (ids != NULL ? ids : "", " ", -1);

  g_return_if_fail (TW_IS_TILE_CHOICE (self));
  self->is_showing = TRUE;
  offer (self, set);
  for (guint i = 0; i < set->n_tiles; i++)
    gtk_toggle_button_set_active (nth_button (self, i),
                                  g_strv_contains ((const char *const *) chosen,
                                                   set->tiles[i]->id));
  self->is_showing = FALSE;
}

static void
tile_choice_finalize (GObject *object)
{
  TwTileChoice *self = TW_TILE_CHOICE (object);

  tw_tile_set_unref (self->set);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_tile_choice_parent_class)->finalize (object);
}

static void
tw_tile_choice_class_init (TwTileChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TW_TYPE_ONE_STOP);
  G_OBJECT_CLASS (klass)->finalize = tile_choice_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/printing/tile-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, TwTileChoice, tiles);
}

static void
tw_tile_choice_init (TwTileChoice *self)
{
  self->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_arrow_box_set_up (self->tiles);
}
