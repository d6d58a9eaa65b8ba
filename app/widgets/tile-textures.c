/* Pictures of tiles as textures, drawn by worker threads and kept. */
#include "app/widgets/tile-textures.h"

#include <string.h>

#include "app/drawing/sort-mark.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout.h"
#include "app/pictures/door.h"
#include "app/widgets/pixels-texture.h"
#include "engine/tile/signature.h"

/* Layouts cost more than drawings and are shared by the four rotations and all
 * sizes; these many are kept. */
#define MAX_LAYOUTS 160

/* How finely requests are sorted by age: what was asked for in one frame is drawn in
 * the order it was asked for, and before what was asked for in earlier ones. */
#define BATCH_US (60 * 1000)

/* @layout: what the layout depends on; @theme: the colours. */
typedef struct
{
  guint64 layout;
  const TwTheme *theme;
  guint16 size_px;
  guint8 quarter_turns;
} Key;

/* @texture is %NULL while it is being drawn. */
typedef struct
{
  Key key;
  GdkTexture *texture;
  GList link;
} Entry;

typedef struct
{
  Key key;
  TwTile *tile;
  char *set_id;
  char *mark;
  int variant;
  guint copy;
  gint64 batch;
  guint64 sequence;
  gboolean is_parked;
  GdkTexture *texture;
} Job;

struct _TwTileTextures
{
  GObject parent_instance;

  gboolean is_high_contrast;

  GHashTable *entries;
  GQueue by_use;
  gsize max_bytes;
  gsize bytes;
  guint n_pending;
  guint64 last_sequence;
  GThreadPool *pool;

  /* Shared with the workers, guarded by @mutex. */
  gboolean is_closing;
  GMutex mutex;
  GHashTable *layouts;
  GQueue layout_order;
  GQueue done;
  guint idle_id;
};

G_DEFINE_FINAL_TYPE (TwTileTextures, tw_tile_textures, G_TYPE_OBJECT)

enum
{
  PROP_HIGH_CONTRAST = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_READY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;

  return (guint) (key->layout ^ (key->layout >> 32)) ^ ((guint) key->size_px << 2)
         ^ key->quarter_turns ^ g_direct_hash (key->theme);
}

static gboolean
key_equal (gconstpointer data_a, gconstpointer data_b)
{
  const Key *a = data_a, *b = data_b;

  return a->layout == b->layout && a->theme == b->theme && a->size_px == b->size_px
         && a->quarter_turns == b->quarter_turns;
}

static guint64
mix (guint64 hash, guint64 value)
{
  hash ^= value + G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) + (hash << 6) + (hash >> 2);
  return hash;
}

static guint64
mix_text (guint64 hash, const char *text)
{
  return mix (hash, text != NULL ? g_str_hash (text) : 0);
}

const TwTheme *
tw_tile_textures_get_theme (TwTileTextures *self, const TwTheme *theme)
{
  return tw_theme_with_contrast (theme != NULL ? theme : tw_theme_find (NULL),
                                 self->is_high_contrast);
}

TwTileLook
tw_tile_look_of (const TwTileSet *set, const TwTile *tile, int variant, guint quarter_turns)
{
  return (TwTileLook){ .tile = tile,
                       .set_id = set->id,
                       .variant = variant,
                       .quarter_turns = quarter_turns,
                       .theme = tw_theme_of_set (set),
                       .mark = set->mark };
}

/* Everything the picture depends on but its size, its turn and the contrast. */
static guint64
layout_hash (const TwTileLook *look)
{
  const TwTile *tile = look->tile;
  guint64 hash;

  if (look->variant < 0)
    hash = tw_topology_hash (&tile->topology);
  else
    {
      TwTopology topology;

      tw_tile_variant_topology (tile, look->variant, &topology);
      hash = mix_text (tw_topology_hash (&topology), tile->variants[look->variant].decoration);
      hash = mix_text (hash, tile->variants[look->variant].id);
      hash = mix (hash, tw_shape_hash (&tile->variants[look->variant].shape));
    }
  hash = mix (hash, tw_shape_hash (&tile->shape));
  if (tw_tile_get_picture (tile, look->variant)->bytes != NULL)
    {
      const TwPictureFile *picture = tw_tile_get_picture (tile, look->variant);

      hash = mix_text (mix (hash, picture->hash), picture->file);
      hash = mix (hash, picture->quarter_turns * 2u + picture->is_mirrored);
    }
  hash = mix_text (hash, tile->id);
  hash = mix_text (hash, tile->decoration);
  hash = mix_text (hash, look->set_id);
  hash = mix_text (hash, look->mark);
  hash = mix (hash, (guint64) (look->variant + 1));
  hash = mix (hash, look->copy);
  return mix (hash,
              (guint64) (guintptr) (look->theme != NULL ? look->theme : tw_theme_find (NULL)));
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_clear_object (&entry->texture);
  g_free (entry);
}

static gsize
entry_bytes (const Entry *entry)
{
  return (gsize) entry->key.size_px * entry->key.size_px * 4;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  tw_tile_unref (job->tile);
  g_free (job->set_id);
  g_free (job->mark);
  g_clear_object (&job->texture);
  g_free (job);
}

static int
compare_jobs (gconstpointer data_a, gconstpointer data_b, gpointer user_data)
{
  const Job *a = data_a, *b = data_b;

  if (a->batch != b->batch)
    return a->batch > b->batch ? -1 : 1;
  return a->sequence < b->sequence ? -1 : a->sequence > b->sequence;
}

static TwTileLayout *
find_layout (TwTileTextures *self, guint64 look)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  TwTileLayout *layout = g_hash_table_lookup (self->layouts, &look);

  return layout != NULL ? tw_tile_layout_ref (layout) : NULL;
}

static void
keep_layout (TwTileTextures *self, guint64 look, TwTileLayout *layout)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  guint64 *key;

  if (g_hash_table_contains (self->layouts, &look))
    return;
  if (self->layout_order.length >= MAX_LAYOUTS)
    g_hash_table_remove (self->layouts, g_queue_pop_head (&self->layout_order));
  key = g_new (guint64, 1);
  *key = look;
  g_hash_table_insert (self->layouts, key, tw_tile_layout_ref (layout));
  g_queue_push_tail (&self->layout_order, key);
}

static GdkTexture *
draw (const TwTileLayout *layout, const Job *job)
{
  guint size_px = job->key.size_px, quarter_turns = job->key.quarter_turns;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size_px, (int) size_px);
  cairo_t *cr = cairo_create (surface);

  tw_tile_layout_draw (layout, cr, size_px, quarter_turns, job->key.theme);
  tw_tile_layout_draw_mark (layout, cr, job->mark, size_px, quarter_turns, job->key.theme);
  cairo_destroy (cr);
  return tw_surface_texture (surface);
}

static void
drop_unused (TwTileTextures *self, const Entry *newest)
{
  GList *link = self->by_use.tail;

  while (link != NULL && self->bytes > self->max_bytes)
    {
      Entry *entry = link->data;

      link = link->prev;
      if (entry == newest || entry->texture == NULL)
        continue;
      self->bytes -= entry_bytes (entry);
      g_queue_unlink (&self->by_use, &entry->link);
      g_hash_table_remove (self->entries, &entry->key);
    }
}

static gboolean
collect_cb (gpointer data)
{
  g_autoptr (TwTileTextures) self = g_object_ref (data);
  GQueue done;
  Job *job;

  g_mutex_lock (&self->mutex);
  done = self->done;
  g_queue_init (&self->done);
  self->idle_id = 0;
  g_mutex_unlock (&self->mutex);

  while ((job = g_queue_pop_head (&done)) != NULL)
    {
      Entry *entry = g_hash_table_lookup (self->entries, &job->key);

      self->n_pending--;
      entry->texture = g_steal_pointer (&job->texture);
      self->bytes += entry_bytes (entry);
      drop_unused (self, entry);
      job_free (job);
    }
  g_signal_emit (self, signals[SIGNAL_READY], 0);
  return G_SOURCE_REMOVE;
}

/* A job whose tile shows a picture that has yet to come. */
typedef struct
{
  GWeakRef textures;
  Job *job;
} Parked;

static void
parked_free (gpointer data)
{
  Parked *parked = data;

  g_weak_ref_clear (&parked->textures);
  g_clear_pointer (&parked->job, job_free);
  g_free (parked);
}

/* In the main loop: it is drawn now. */
static void
came_cb (gpointer data)
{
  Parked *parked = data;
  g_autoptr (TwTileTextures) self = g_weak_ref_get (&parked->textures);

  if (self != NULL && self->pool != NULL)
    g_thread_pool_push (self->pool, g_steal_pointer (&parked->job), NULL);
}

/* Puts a job aside while its picture is being decoded: what takes long holds up no other tile.
 * Its thread waits for nothing then but symbols, which are quick. */
static gboolean
park (TwTileTextures *self, Job *job)
{
  const TwPictureFile *picture = tw_tile_get_picture (job->tile, job->variant);
  Parked *parked;

  if (picture->bytes == NULL
      || tw_picture_door_peek (picture, job->key.size_px, NULL, NULL) != TW_PICTURE_COMING
      || job->is_parked)
    return FALSE;
  job->is_parked = TRUE;
  parked = g_new0 (Parked, 1);
  g_weak_ref_init (&parked->textures, self);
  parked->job = job;
  tw_picture_door_ask (picture, job->key.size_px, came_cb, parked, parked_free);
  return TRUE;
}

/* Runs in a worker thread. */
static void
work (gpointer data, gpointer user_data)
{
  Job *job = data;
  TwTileTextures *self = user_data;
  g_autoptr (TwTileLayout) layout = NULL;

  if (g_atomic_int_get (&self->is_closing))
    {
      job_free (job);
      return;
    }
  if (park (self, job))
    return;
  layout = find_layout (self, job->key.layout);
  if (layout == NULL)
    {
      layout = tw_tile_layout_new (job->set_id, job->tile, job->variant, job->copy);
      keep_layout (self, job->key.layout, layout);
    }
  job->texture = draw (layout, job);

  g_mutex_lock (&self->mutex);
  g_queue_push_tail (&self->done, job);
  if (self->idle_id == 0)
    self->idle_id = g_idle_add_full (G_PRIORITY_DEFAULT, collect_cb, self, NULL);
  g_mutex_unlock (&self->mutex);
}

static void
tile_textures_dispose (GObject *object)
{
  TwTileTextures *self = TW_TILE_TEXTURES (object);

  /* Freed at once, the pool would leak a job that a thread has just taken. */
  g_atomic_int_set (&self->is_closing, TRUE);
  if (self->pool != NULL)
    g_thread_pool_free (g_steal_pointer (&self->pool), FALSE, TRUE);
  g_clear_handle_id (&self->idle_id, g_source_remove);
  G_OBJECT_CLASS (tw_tile_textures_parent_class)->dispose (object);
}

static void
tile_textures_finalize (GObject *object)
{
  TwTileTextures *self = TW_TILE_TEXTURES (object);

  g_queue_clear_full (&self->done, job_free);
  g_queue_clear (&self->layout_order);
  g_hash_table_unref (self->layouts);
  g_hash_table_unref (self->entries);
  g_mutex_clear (&self->mutex);
  G_OBJECT_CLASS (tw_tile_textures_parent_class)->finalize (object);
}

static void
tile_textures_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_HIGH_CONTRAST)
    g_value_set_boolean (value, TW_TILE_TEXTURES (object)->is_high_contrast);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tile_textures_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_HIGH_CONTRAST)
    tw_tile_textures_set_high_contrast (TW_TILE_TEXTURES (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tw_tile_textures_class_init (TwTileTexturesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tile_textures_dispose;
  object_class->finalize = tile_textures_finalize;
  object_class->get_property = tile_textures_get_property;
  object_class->set_property = tile_textures_set_property;
  properties[PROP_HIGH_CONTRAST] =
      g_param_spec_boolean ("high-contrast", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SIGNAL_READY] = g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_tile_textures_init (TwTileTextures *self)
{
  g_mutex_init (&self->mutex);
  g_queue_init (&self->by_use);
  g_queue_init (&self->layout_order);
  g_queue_init (&self->done);
  self->entries = g_hash_table_new_full (key_hash, key_equal, NULL, entry_free);
  self->layouts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                         (GDestroyNotify) tw_tile_layout_unref);
  self->pool = g_thread_pool_new (work, self, (int) g_get_num_processors (), FALSE, NULL);
  g_thread_pool_set_sort_function (self->pool, compare_jobs, NULL);
}

TwTileTextures *
tw_tile_textures_new (gsize max_bytes)
{
  TwTileTextures *self = g_object_new (TW_TYPE_TILE_TEXTURES, NULL);

  self->max_bytes = max_bytes;
  return self;
}

void
tw_tile_textures_set_high_contrast (TwTileTextures *self, gboolean is_high)
{
  g_return_if_fail (TW_IS_TILE_TEXTURES (self));

  if (self->is_high_contrast == !!is_high)
    return;
  self->is_high_contrast = !!is_high;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HIGH_CONTRAST]);
}

static void
ask (TwTileTextures *self, const Key *key, const TwTileLook *look)
{
  Entry *entry = g_new0 (Entry, 1);
  Job *job = g_new0 (Job, 1);

  entry->key = *key;
  entry->link.data = entry;
  g_hash_table_insert (self->entries, &entry->key, entry);
  g_queue_push_head_link (&self->by_use, &entry->link);
  self->n_pending++;

  job->key = *key;
  job->tile = tw_tile_ref ((TwTile *) look->tile);
  job->set_id = g_strdup (look->set_id);
  job->mark = g_strdup (look->mark);
  job->variant = look->variant;
  job->copy = look->copy;
  job->batch = g_get_monotonic_time () / BATCH_US;
  job->sequence = ++self->last_sequence;
  g_thread_pool_push (self->pool, job, NULL);
}

static GdkTexture *
look_up (TwTileTextures *self, const Key *key)
{
  Entry *entry = g_hash_table_lookup (self->entries, key);

  if (entry == NULL)
    return NULL;
  g_queue_unlink (&self->by_use, &entry->link);
  g_queue_push_head_link (&self->by_use, &entry->link);
  return entry->texture;
}

static Key
key_of (TwTileTextures *self, const TwTileLook *look, guint size_px)
{
  return (Key){ layout_hash (look), tw_tile_textures_get_theme (self, look->theme),
                (guint16) size_px, look->quarter_turns & 3 };
}

static GdkTexture *
get (TwTileTextures *self, const Key *key, const TwTileLook *look)
{
  GdkTexture *texture = look_up (self, key);

  if (texture == NULL && !g_hash_table_contains (self->entries, key))
    ask (self, key, look);
  return texture;
}

GdkTexture *
tw_tile_textures_get (TwTileTextures *self, const TwTileLook *look, guint size_px)
{
  Key key;

  g_return_val_if_fail (TW_IS_TILE_TEXTURES (self), NULL);
  g_return_val_if_fail (size_px > 0 && size_px <= 2048, NULL);

  key = key_of (self, look, size_px);
  return get (self, &key, look);
}

/* The picture of another size that is nearest to the one of @key, %NULL for none. */
static GdkTexture *
nearest_to (TwTileTextures *self, const Key *key)
{
  const Entry *best = NULL;

  for (const GList *link = self->by_use.head; link != NULL; link = link->next)
    {
      const Entry *entry = link->data;
      Key other = entry->key;

      other.size_px = key->size_px;
      if (entry->texture != NULL && key_equal (&other, key)
          && (best == NULL
              || ABS (entry->key.size_px - key->size_px) < ABS (best->key.size_px - key->size_px)))
        best = entry;
    }
  return best != NULL ? best->texture : NULL;
}

GdkTexture *
tw_tile_textures_find_nearest (TwTileTextures *self, const TwTileLook *look, guint size_px)
{
  Key key;

  g_return_val_if_fail (TW_IS_TILE_TEXTURES (self), NULL);
  key = key_of (self, look, size_px);
  return nearest_to (self, &key);
}

GdkTexture *
tw_tile_textures_get_nearest (TwTileTextures *self, const TwTileLook *look, guint size_px)
{
  GdkTexture *texture = tw_tile_textures_get (self, look, size_px);

  return texture != NULL ? texture : tw_tile_textures_find_nearest (self, look, size_px);
}

guint
tw_tile_textures_step (double size_px)
{
  guint step = 32;

  while (step < size_px && step < 512)
    step *= 2;
  return step;
}

gboolean
tw_tile_textures_is_idle (TwTileTextures *self)
{
  g_return_val_if_fail (TW_IS_TILE_TEXTURES (self), TRUE);
  return self->n_pending == 0;
}

gsize
tw_tile_textures_get_bytes (TwTileTextures *self)
{
  g_return_val_if_fail (TW_IS_TILE_TEXTURES (self), 0);
  return self->bytes;
}
