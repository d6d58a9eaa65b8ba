/* The laid tiles as children of the table. */
#include "app/table/laid-tiles.h"

#include "app/game/table-reading.h"

/* A tile that has been laid. */
#define TW_TYPE_LAID_TILE (tw_laid_tile_get_type ())
G_DECLARE_FINAL_TYPE (TwLaidTile, tw_laid_tile, TW, LAID_TILE, GtkWidget)

struct _TwLaidTile
{
  GtkWidget parent_instance;

  guint64 content; /* what its name was made of */
};

G_DEFINE_FINAL_TYPE (TwLaidTile, tw_laid_tile, GTK_TYPE_WIDGET)

static void
tw_laid_tile_class_init (TwLaidTileClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
tw_laid_tile_init (TwLaidTile *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* @tiles: (element-type TwLaidTile): borrowed, one for each slot */
struct _TwLaidTiles
{
  GtkWidget *table;
  TwTableScene *scene;
  GPtrArray *tiles;
  guint source;
};

static const TwPlay *
shown (TwLaidTiles *self)
{
  const TwGame *game = tw_table_model_get_shown (self->scene->model);

  return game != NULL ? tw_game_play (game) : NULL;
}

static guint64
mix (guint64 hash, guint64 fact)
{
  return (hash ^ fact) * G_GUINT64_CONSTANT (0x100000001b3);
}

/* All that the name of a tile tells, as a number; never 0. */
static guint64
content_of (const TwPlay *play, guint slot)
{
  const TwSlot *there = &play->board.slots[slot];
  guint64 hash = mix (GPOINTER_TO_SIZE (play->rules), there->kind);

  hash = mix (mix (hash, (guint16) there->x), (guint16) there->y);
  hash = mix (mix (hash, there->quarter_turns), there->is_face_down);
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];

      if (figure->place == TW_FIGURE_NODE && tw_play_figure_slot (play, figure) == slot)
        hash = mix (mix (hash, i + 1), figure->node);
    }
  return hash | 1;
}

static void
name_tile (TwLaidTiles *self, TwLaidTile *tile, const TwPlay *play, guint slot)
{
  const TwSlot *there = &play->board.slots[slot];
  guint64 content = content_of (play, slot);
  g_autofree char *name = NULL;

  if (tile->content == content)
    return;
  tile->content = content;
  name = tw_table_reading_cell (self->scene->model, there->x, there->y);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static gboolean
update_cb (gpointer data)
{
  TwLaidTiles *self = data;
  const TwPlay *play = shown (self);
  guint n = play != NULL ? play->board.head->n_slots : 0;

  self->source = 0;
  while (self->tiles->len > n)
    {
      gtk_widget_unparent (self->tiles->pdata[self->tiles->len - 1]);
      g_ptr_array_set_size (self->tiles, (int) self->tiles->len - 1);
    }
  while (self->tiles->len < n)
    {
      GtkWidget *tile = g_object_new (TW_TYPE_LAID_TILE, NULL);

      gtk_widget_set_parent (tile, self->table);
      g_ptr_array_add (self->tiles, tile);
    }
  for (guint slot = 0; slot < n; slot++)
    name_tile (self, self->tiles->pdata[slot], play, slot);
  return G_SOURCE_REMOVE;
}

void
tw_laid_tiles_note (TwLaidTiles *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_LOW, update_cb, self, NULL);
}

void
tw_laid_tiles_allocate (TwLaidTiles *self)
{
  const TwPlay *play = shown (self);
  guint n = play != NULL ? MIN (self->tiles->len, play->board.head->n_slots) : 0;

  for (guint slot = 0; slot < n; slot++)
    {
      graphene_rect_t cell = tw_table_scene_slot_rect (self->scene, &play->board.slots[slot]);
      int side = MAX ((int) cell.size.width, 1);

      gtk_widget_allocate (self->tiles->pdata[slot], side, side, -1,
                           gsk_transform_translate (NULL, &cell.origin));
    }
}

gboolean
tw_laid_tiles_has (GtkWidget *child)
{
  return TW_IS_LAID_TILE (child);
}

TwLaidTiles *
tw_laid_tiles_new (GtkWidget *table, TwTableScene *scene)
{
  TwLaidTiles *self = g_new0 (TwLaidTiles, 1);

  self->table = table;
  self->scene = scene;
  self->tiles = g_ptr_array_new ();
  return self;
}

void
tw_laid_tiles_free (TwLaidTiles *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_ptr_array_unref (self->tiles);
  g_free (self);
}
