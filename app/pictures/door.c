/* What was asked for, by content and size: coming, here, or refused. */
#include "app/pictures/door.h"

#include <string.h>

#include "app/pictures/door-decode.h"
#include "app/pictures/protocol.h"
#include "engine/format/format-error.h"

/* Decoded pictures are kept up to that many bytes, and decoders run that many at once. */
#define MOST_BYTES   ((gsize) 256 << 20)
#define MOST_AT_ONCE 2
/* The decoder draws a symbol larger than it is ever seen. */
#define ART_PX 512
/* The smallest size in which pictures are decoded. */
#define LEAST_PX 256
/* What an entry costs besides its pixels. */
#define ENTRY_BYTES 512

typedef enum
{
  PURPOSE_PIXELS,
  PURPOSE_ART,
  PURPOSE_REASON /* the check without decoding */
} Purpose;

/* @bytes and @file are borrowed in a key that is only looked up. */
typedef struct
{
  guint hash;
  Purpose purpose;
  guint size_px;
  GBytes *bytes;
  const char *file;
} Key;

typedef struct
{
  TwPictureCame came;
  gpointer data;
  GDestroyNotify destroy;
} Waiter;

/* Shared by reference; all but @key guarded by the mutex. */
typedef struct
{
  Key key;
  TwPictureState state;
  TwPixels *pixels;
  GError *error;
  GArray *waiters;
  gboolean is_watched;
  GList link; /* in @by_use, the last used first */
} Entry;

static GMutex mutex;
static GCond known;
static GHashTable *entries;
static GQueue by_use = G_QUEUE_INIT;
static GThreadPool *pool;
static GArray *watchers;
static GArray *due; /* of Waiter */
static guint idle_id, age;
static gboolean is_older; /* the age changes in the main loop: nobody there draws meanwhile */
static gsize kept, most = MOST_BYTES;

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;

  return key->hash ^ key->size_px ^ (guint) key->purpose << 16;
}

static const char *
suffix_of (const char *file)
{
  const char *dot = strrchr (file, '.');

  return dot != NULL ? dot : "";
}

/* The name says what the content has to be; what is told of it names the file. */
static gboolean
key_equal (gconstpointer data_a, gconstpointer data_b)
{
  const Key *a = data_a, *b = data_b;

  return a->hash == b->hash && a->purpose == b->purpose && a->size_px == b->size_px
         && (a->purpose == PURPOSE_ART
             || (a->purpose == PURPOSE_REASON
                     ? strcmp (a->file, b->file) == 0
                     : strcmp (suffix_of (a->file), suffix_of (b->file)) == 0))
         && (a->bytes == b->bytes || g_bytes_equal (a->bytes, b->bytes));
}

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  g_bytes_unref (entry->key.bytes);
  g_free ((char *) entry->key.file);
  g_clear_pointer (&entry->pixels, tw_pixels_unref);
  g_clear_error (&entry->error);
  g_array_unref (entry->waiters);
}

static void
entry_unref (gpointer entry)
{
  g_atomic_rc_box_release_full (entry, entry_clear);
}

static gsize
entry_bytes (const Entry *entry)
{
  return ENTRY_BYTES + g_bytes_get_size (entry->key.bytes)
         + (entry->pixels != NULL ? tw_pixels_size (entry->pixels) : 0);
}

/* Sizes in between are drawn from the next larger one. */
static guint
bucket_of (guint size_px)
{
  guint bucket = LEAST_PX;

  while (bucket < size_px && bucket < TW_PICTURE_MAX_PX)
    bucket *= 2;
  return bucket;
}

static Key
key_of (const TwPictureFile *picture, Purpose purpose, guint size_px)
{
  return (Key){ picture->hash, purpose, size_px, picture->bytes, picture->file };
}

static void
drop (Entry *entry)
{
  g_queue_unlink (&by_use, &entry->link);
  kept -= entry_bytes (entry);
  g_hash_table_remove (entries, &entry->key);
}

static void
drop_oldest (const Entry *newest)
{
  for (GList *link = by_use.tail; link != NULL && kept > most;)
    {
      Entry *entry = link->data;

      link = link->prev;
      if (entry != newest)
        drop (entry);
    }
}

/* Runs in the main loop, where whoever asked is called. */
static gboolean
tell_cb (gpointer data)
{
  g_autoptr (GArray) told = NULL;

  g_mutex_lock (&mutex);
  told = g_steal_pointer (&due);
  idle_id = 0;
  age += is_older;
  is_older = FALSE;
  g_mutex_unlock (&mutex);
  for (guint i = 0; i < told->len; i++)
    {
      const Waiter *waiter = &g_array_index (told, Waiter, i);

      waiter->came (waiter->data);
      if (waiter->destroy != NULL)
        waiter->destroy (waiter->data);
    }
  return G_SOURCE_REMOVE;
}

/* With the mutex held. */
static void
tell_later (const GArray *waiters)
{
  if (waiters == NULL || waiters->len == 0)
    return;
  if (due == NULL)
    due = g_array_new (FALSE, FALSE, sizeof (Waiter));
  g_array_append_vals (due, waiters->data, waiters->len);
  if (idle_id == 0)
    idle_id = g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, NULL, NULL);
}

/* Runs in one of the door's threads. */
static void
work (gpointer data, gpointer user_data)
{
  Entry *entry = data;
  g_autoptr (GError) error = NULL;
  TwPixels *pixels = NULL;

  if (entry->key.purpose == PURPOSE_ART)
    tw_door_try_art (entry->key.bytes, entry->key.size_px, entry->key.file, &error);
  else
    pixels = tw_door_decode (entry->key.bytes, entry->key.size_px, entry->key.file, &error);

  g_mutex_lock (&mutex);
  entry->pixels = pixels;
  entry->state = error == NULL ? TW_PICTURE_HERE : TW_PICTURE_REFUSED;
  entry->error = g_steal_pointer (&error);
  /* One that was forgotten meanwhile is for those who wait for it alone. */
  if (g_hash_table_lookup (entries, &entry->key) == entry)
    {
      kept += entry_bytes (entry);
      g_queue_push_head_link (&by_use, &entry->link);
      drop_oldest (entry);
    }
  tell_later (entry->waiters);
  g_array_set_size (entry->waiters, 0);
  if (entry->is_watched)
    {
      is_older = watchers != NULL;
      tell_later (watchers);
    }
  g_cond_broadcast (&known);
  g_mutex_unlock (&mutex);
  entry_unref (entry);
}

static Entry *
entry_new (const Key *key)
{
  Entry *entry = g_atomic_rc_box_new0 (Entry);

  entry->key = *key;
  entry->key.bytes = g_bytes_ref (key->bytes);
  entry->key.file = g_strdup (key->file);
  entry->waiters = g_array_new (FALSE, FALSE, sizeof (Waiter));
  entry->link.data = entry;
  return entry;
}

/* With the mutex held. Returns a reference. */
static Entry *
find_or_start (const Key *key)
{
  Entry *entry;

  if (entries == NULL)
    entries = g_hash_table_new_full (key_hash, key_equal, NULL, entry_unref);
  entry = g_hash_table_lookup (entries, key);
  if (entry == NULL)
    {
      entry = entry_new (key);
      g_hash_table_insert (entries, &entry->key, entry);
      if (pool == NULL)
        pool = g_thread_pool_new (work, NULL, MOST_AT_ONCE, FALSE, NULL);
      g_thread_pool_push (pool, g_atomic_rc_box_acquire (entry), NULL);
    }
  else if (entry->state != TW_PICTURE_COMING)
    {
      g_queue_unlink (&by_use, &entry->link);
      g_queue_push_head_link (&by_use, &entry->link);
    }
  return g_atomic_rc_box_acquire (entry);
}

/* With the mutex held. */
static TwPictureState
tell (const Entry *entry, const char *file, TwPixels **out_pixels, GError **error)
{
  if (out_pixels != NULL)
    *out_pixels = entry->pixels != NULL ? tw_pixels_ref (entry->pixels) : NULL;
  if (error != NULL && *error == NULL && entry->error != NULL)
    /* The same content may have come under another name, which is the one to be told of. */
    *error = tw_format_error_for_file (entry->error, file);
  return entry->state;
}

static TwPictureState
get (const Key *key, TwPixels **out_pixels, GError **error)
{
  gboolean can_wait = !g_main_context_is_owner (g_main_context_default ());
  TwPictureState state;
  Entry *entry;

  g_mutex_lock (&mutex);
  entry = find_or_start (key);
  while (entry->state == TW_PICTURE_COMING && can_wait)
    g_cond_wait (&known, &mutex);
  entry->is_watched |= entry->state == TW_PICTURE_COMING;
  state = tell (entry, key->file, out_pixels, error);
  g_mutex_unlock (&mutex);
  entry_unref (entry);
  return state;
}

TwPictureState
tw_picture_door_get (const TwPictureFile *picture,
                     guint size_px,
                     TwPixels **out_pixels,
                     GError **error)
{
  Key key = key_of (picture, PURPOSE_PIXELS, bucket_of (size_px));

  return get (&key, out_pixels, error);
}

static void
ask (const Key *key, const Waiter *waiter)
{
  Entry *entry;

  g_mutex_lock (&mutex);
  entry = find_or_start (key);
  g_array_append_vals (entry->waiters, waiter, 1);
  if (entry->state != TW_PICTURE_COMING)
    {
      tell_later (entry->waiters);
      g_array_set_size (entry->waiters, 0);
    }
  g_mutex_unlock (&mutex);
  entry_unref (entry);
}

static TwPictureState
peek (const Key *key, const char *name, TwPixels **out_pixels, GError **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  const Entry *entry = entries != NULL ? g_hash_table_lookup (entries, key) : NULL;

  if (entry != NULL)
    return tell (entry, name, out_pixels, error);
  if (out_pixels != NULL)
    *out_pixels = NULL;
  return TW_PICTURE_COMING;
}

void
tw_picture_door_ask (const TwPictureFile *picture,
                     guint size_px,
                     TwPictureCame came,
                     gpointer data,
                     GDestroyNotify destroy)
{
  Key key = key_of (picture, PURPOSE_PIXELS, bucket_of (size_px));

  ask (&key, &(Waiter){ came, data, destroy });
}

TwPictureState
tw_picture_door_peek (const TwPictureFile *picture,
                      guint size_px,
                      TwPixels **out_pixels,
                      GError **error)
{
  Key key = key_of (picture, PURPOSE_PIXELS, bucket_of (size_px));

  return peek (&key, key.file, out_pixels, error);
}

static Key
key_of_art (GBytes *art, const char *name)
{
  return (Key){ g_bytes_hash (art), PURPOSE_ART, ART_PX, art, name };
}

TwPictureState
tw_picture_door_try_art (GBytes *art, const char *name)
{
  Key key = key_of_art (art, name);

  return get (&key, NULL, NULL);
}

void
tw_picture_door_ask_art (GBytes *art, TwPictureCame came, gpointer data, GDestroyNotify destroy)
{
  Key key = key_of_art (art, "");

  ask (&key, &(Waiter){ came, data, destroy });
}

TwPictureState
tw_picture_door_peek_art (GBytes *art, const char *name, GError **error)
{
  Key key = key_of_art (art, name);

  return peek (&key, name, NULL, error);
}

gboolean
tw_picture_door_check_art (const char *art, gboolean may_wait, char **out_words)
{
  g_autoptr (GBytes) bytes = g_bytes_new (art, strlen (art));
  Key key = key_of_art (bytes, "");
  g_autoptr (GError) error = NULL;
  TwPictureState state = may_wait ? get (&key, NULL, &error) : peek (&key, key.file, NULL, &error);

  *out_words = error != NULL ? g_strdup (tw_error_words (error)) : NULL;
  return state != TW_PICTURE_COMING;
}

/* Fast enough for any thread, and the same for all who ask. */
char *
tw_picture_door_reason (const TwPictureFile *picture)
{
  Key key = key_of (picture, PURPOSE_REASON, 0);
  g_autoptr (GError) error = NULL;
  Entry *entry;

  g_mutex_lock (&mutex);
  if (entries == NULL)
    entries = g_hash_table_new_full (key_hash, key_equal, NULL, entry_unref);
  entry = g_hash_table_lookup (entries, &key);
  if (entry != NULL)
    {
      tell (entry, key.file, NULL, &error);
      g_mutex_unlock (&mutex);
      return error != NULL ? g_strdup (tw_error_words (error)) : NULL;
    }
  g_mutex_unlock (&mutex);

  tw_door_check (key.bytes, key.file, &error);
  entry = entry_new (&key);
  entry->error = error != NULL ? g_error_copy (error) : NULL;
  entry->state = error == NULL ? TW_PICTURE_HERE : TW_PICTURE_REFUSED;
  g_mutex_lock (&mutex);
  if (g_hash_table_contains (entries, &key))
    entry_unref (entry);
  else
    {
      g_hash_table_insert (entries, &entry->key, entry);
      kept += entry_bytes (entry);
      g_queue_push_head_link (&by_use, &entry->link);
      drop_oldest (entry);
    }
  g_mutex_unlock (&mutex);
  return error != NULL ? g_strdup (tw_error_words (error)) : NULL;
}

gboolean
tw_picture_door_check (const TwPictureFile *picture, gboolean may_wait, char **out_words)
{
  Key key = key_of (picture, PURPOSE_PIXELS, TW_PICTURE_MAX_PX);
  g_autoptr (GError) error = NULL;
  TwPictureState state = TW_PICTURE_COMING;

  *out_words = tw_picture_door_reason (picture);
  if (*out_words != NULL)
    return TRUE;
  for (; error == NULL && key.size_px >= LEAST_PX; key.size_px /= 2)
    state = peek (&key, key.file, NULL, &error);
  if (state == TW_PICTURE_COMING && error == NULL && may_wait)
    state = tw_picture_door_get (picture, LEAST_PX, NULL, &error);
  *out_words = error != NULL ? g_strdup (tw_error_words (error)) : NULL;
  return state != TW_PICTURE_COMING;
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
tw_picture_door_list_refused (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (GList *link = by_use.head; link != NULL; link = link->next)
    {
      const Entry *entry = link->data;

      if (entry->state == TW_PICTURE_REFUSED && entry->key.purpose != PURPOSE_REASON
          && !g_ptr_array_find_with_equal_func (list, entry->error->message, g_str_equal, NULL))
        g_ptr_array_add (list, g_strdup (entry->error->message));
    }
  g_ptr_array_sort (list, compare_words);
  return list;
}

void
tw_picture_door_watch (TwPictureCame came, gpointer data)
{
  const Waiter waiter = { came, data, NULL };
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  if (watchers == NULL)
    watchers = g_array_new (FALSE, FALSE, sizeof (Waiter));
  g_array_append_val (watchers, waiter);
}

guint
tw_picture_door_get_age (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  return age;
}

void
tw_picture_door_set_decoder (const char *path, guint patience_ms)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  tw_door_set_decoder (path, patience_ms);
  kept = 0;
  g_queue_init (&by_use);
  if (entries != NULL)
    g_hash_table_remove_all (entries);
}

void
tw_picture_door_set_most (gsize bytes)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  most = bytes > 0 ? bytes : MOST_BYTES;
}

gsize
tw_picture_door_get_kept (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  return kept;
}
