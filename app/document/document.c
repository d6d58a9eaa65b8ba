/* The open set: its present value, what was done to it, where it is kept. */
#include "app/document/document.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/document-private.h"
#include "app/document/set-command.h"
#include "app/document/tile-item-private.h"

G_DEFINE_FINAL_TYPE (TwDocument, tw_document, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
  PROP_SUBTITLE,
  PROP_MODIFIED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  PROP_SAVING,
  PROP_N_PROBLEMS,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_REVEAL,
  SIGNAL_EXCHANGED,
  SIGNAL_REFUSED,
  SIGNAL_DRAFTED,
  SIGNAL_PROBLEMS_CHANGED,
  SIGNAL_SETTLE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const char *
title_of (TwDocument *self)
{
  const char *title = tw_texts_best (self->target.set->titles, g_get_language_names ());

  return title != NULL && *title != '\0' ? title : _ ("Untitled Set");
}

static char *
dup_subtitle (TwDocument *self)
{
  g_autofree char *name = NULL, *folder_name = NULL;
  g_autoptr (GFile) folder = NULL;

  if (self->shipped_id != NULL)
    return g_strdup (self->is_modified ? _ ("Shipped set, changed") : _ ("Shipped set"));
  if (self->file == NULL)
    return g_strdup (_ ("Not saved yet"));
  name = g_file_get_basename (self->file);
  if (self->is_modified)
    /* Translators: the name of a file with unsaved changes */
    return g_strdup_printf (_ ("%s, changed"), name);
  folder = g_file_get_parent (self->file);
  folder_name = folder != NULL ? g_file_get_basename (folder) : g_strdup ("/");
  /* Translators: the name of a file and of the folder it is in */
  return g_strdup_printf (_ ("%s in %s"), name, folder_name);
}

static void
replace_text (TwDocument *self, char **text, const char *now, int property)
{
  if (g_strcmp0 (*text, now) == 0)
    return;
  g_free (*text);
  *text = g_strdup (now);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
tw_document_update_properties (TwDocument *self)
{
  GObject *object = G_OBJECT (self);
  gboolean is_modified = !tw_undo_stack_is_clean (self->undo_stack);
  const char *undo_label = tw_undo_stack_undo_label (self->undo_stack);
  const char *redo_label = tw_undo_stack_redo_label (self->undo_stack);
  g_autofree char *subtitle = NULL;

  g_object_freeze_notify (object);
  if (is_modified != self->is_modified)
    {
      self->is_modified = is_modified;
      g_object_notify_by_pspec (object, properties[PROP_MODIFIED]);
    }
  if ((undo_label != NULL) != (self->undo_label != NULL))
    g_object_notify_by_pspec (object, properties[PROP_CAN_UNDO]);
  if ((redo_label != NULL) != (self->redo_label != NULL))
    g_object_notify_by_pspec (object, properties[PROP_CAN_REDO]);
  replace_text (self, &self->undo_label, undo_label, PROP_UNDO_LABEL);
  replace_text (self, &self->redo_label, redo_label, PROP_REDO_LABEL);
  replace_text (self, &self->title, title_of (self), PROP_TITLE);
  subtitle = dup_subtitle (self);
  replace_text (self, &self->subtitle, subtitle, PROP_SUBTITLE);
  g_object_thaw_notify (object);
}

static void
after_change (TwDocument *self)
{
  self->revision++;
  g_clear_pointer (&self->problems, tw_problems_free);
  tw_document_update_properties (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, self->target.parts, self->target.item);
  tw_document_check_problems (self);
}

/* What is shown is to be what still holds. */
static void
tell_refused (TwDocument *self, const char *reason)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0,
                 TW_DOCUMENT_TILE | TW_DOCUMENT_TILES | TW_DOCUMENT_HEAD, NULL);
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, reason);
}

static gboolean
takes_tiles (TwDocument *self, TwTileItem *const *items, TwTile *const *tiles, guint n_tiles)
{
  g_autoptr (GError) error = NULL;

  if (tw_document_takes_tiles (self, items, tiles, n_tiles, &error))
    return TRUE;
  tell_refused (self, error->message);
  return FALSE;
}

static void
push_any (TwDocument *self,
          TwSetCommand *command,
          gboolean is_refusal,
          const char *label,
          const char *merge_key)
{
  const TwTileSet *before = self->target.set;

  self->target.parts = 0;
  /* Whatever is done to the set, what was refused is not wanted any more. */
  if (self->target.refused != NULL && !is_refusal)
    tw_set_command_refuse (command, self->target.refused, NULL);
  tw_undo_stack_push (self->undo_stack, command, label, merge_key, g_get_monotonic_time ());
  if (self->target.set != before)
    after_change (self);
}

static void
push (TwDocument *self, TwSetCommand *command, const char *label, const char *merge_key)
{
  push_any (self, command, FALSE, label, merge_key);
}

static void
document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TwDocument *self = TW_DOCUMENT (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, self->is_modified);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->undo_label != NULL);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->redo_label != NULL);
      break;
    case PROP_UNDO_LABEL:
      g_value_set_string (value, self->undo_label != NULL ? self->undo_label : "");
      break;
    case PROP_REDO_LABEL:
      g_value_set_string (value, self->redo_label != NULL ? self->redo_label : "");
      break;
    case PROP_SAVING:
      g_value_set_boolean (value, self->is_saving);
      break;
    case PROP_N_PROBLEMS:
      g_value_set_uint (value, self->n_problems);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
document_finalize (GObject *object)
{
  TwDocument *self = TW_DOCUMENT (object);

  tw_undo_stack_free (self->undo_stack);
  g_clear_pointer (&self->target.set, tw_tile_set_unref);
  g_object_unref (self->target.tiles);
  g_clear_object (&self->target.refused);
  g_clear_object (&self->file);
  g_clear_pointer (&self->problems, tw_problems_free);
  g_clear_pointer (&self->renames, g_hash_table_unref);
  g_free (self->checksum);
  g_free (self->shipped_id);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->undo_label);
  g_free (self->redo_label);
  G_OBJECT_CLASS (tw_document_parent_class)->finalize (object);
}

static void
tw_document_class_init (TwDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = document_get_property;
  object_class->finalize = document_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_LABEL] = g_param_spec_string ("undo-label", NULL, NULL, "", flags);
  properties[PROP_REDO_LABEL] = g_param_spec_string ("redo-label", NULL, NULL, "", flags);
  properties[PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE, flags);
  properties[PROP_N_PROBLEMS] =
      g_param_spec_uint ("n-problems", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_UINT, TW_TYPE_TILE_ITEM);
  signals[SIGNAL_REVEAL] = g_signal_new ("reveal", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, TW_TYPE_TILE_ITEM);
  signals[SIGNAL_EXCHANGED] = g_signal_new ("exchanged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_DRAFTED] = g_signal_new ("drafted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SETTLE] =
      g_signal_new ("settle", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PROBLEMS_CHANGED] = g_signal_new ("problems-changed", type, G_SIGNAL_RUN_LAST, 0,
                                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_document_init (TwDocument *self)
{
  self->target.tiles = tw_tile_list_new ();
  self->undo_stack =
      tw_undo_stack_new (&tw_set_command_type, &self->target, TW_DOCUMENT_UNDO_BYTES);
}

TwDocument *
tw_document_new (void)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *id = g_strdup_printf ("set-%.8s", uuid);
  g_autoptr (TwTileSet) set = tw_tile_set_new (id);
  g_autofree char *tile_id = tw_tile_set_new_tile_id (set, NULL);
  g_autoptr (TwTile) blank = NULL;

  set->titles = tw_texts_with (NULL, "", _ ("New Set"));
  blank = tw_tile_new (tile_id, 1, NULL);
  tw_tile_set_insert_tile (set, -1, blank);
  return tw_document_new_for_set (set, NULL, NULL);
}

TwDocument *
tw_document_new_for_set (TwTileSet *set, GFile *file, const char *shipped_id)
{
  TwDocument *self = g_object_new (TW_TYPE_DOCUMENT, NULL);

  self->target.set = tw_tile_set_ref (set);
  self->file = file != NULL ? g_object_ref (file) : NULL;
  self->shipped_id = g_strdup (shipped_id);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      g_autoptr (TwTileItem) item = tw_tile_item_new (set->tiles[i]);

      tw_tile_item_set_saved (item, set->tiles[i]);
      tw_tile_list_splice (self->target.tiles, i, 0, &item, 1);
    }
  tw_document_update_properties (self);
  tw_document_check_problems (self);
  return self;
}

TwTileSet *
tw_document_get_set (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  return self->target.set;
}

TwTileList *
tw_document_get_tiles (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  return self->target.tiles;
}

GFile *
tw_document_get_file (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  return self->file;
}

const char *
tw_document_get_shipped_id (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  return self->shipped_id;
}

const char *
tw_document_get_title (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  return self->title;
}

gboolean
tw_document_is_modified (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), FALSE);
  return self->is_modified;
}

void
tw_document_mark_unsaved (TwDocument *self)
{
  g_return_if_fail (TW_IS_DOCUMENT (self));
  tw_undo_stack_mark_clean (self->undo_stack, TW_UNDO_NO_STATE);
  tw_document_update_properties (self);
}

guint64
tw_document_get_revision (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), 0);
  return self->revision;
}

const TwProblems *
tw_document_get_problems (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  return self->problems;
}

/* What names a tile by its id follows when the id changes. */
static void
rename_in_head (TwDocument *self, TwSetCommand *command, const char *from, const char *to)
{
  g_autoptr (TwTileSet) head = tw_tile_set_copy (self->target.set);

  if (tw_tile_set_follow_id (head, from, to))
    tw_set_command_set_head (command, self->target.set, head);
}

gboolean
tw_document_replace_tile (TwDocument *self,
                          TwTileItem *item,
                          TwTile *tile,
                          const char *label,
                          const char *merge_key)
{
  TwSetCommand *command;
  const TwTile *old;

  g_return_val_if_fail (TW_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (tw_tile_item_get_position (item) >= 0, FALSE);

  if (!takes_tiles (self, &item, &tile, 1))
    return FALSE;
  command = tw_set_command_new ();
  old = tw_tile_item_get_tile (item);
  tw_set_command_replace (command, item, tile);
  if (strcmp (old->id, tile->id) != 0)
    rename_in_head (self, command, old->id, tile->id);
  push (self, command, label, merge_key);
  return TRUE;
}

gboolean
tw_document_replace_tiles (TwDocument *self,
                           TwTileItem *const *items,
                           TwTile *const *tiles,
                           guint n_items,
                           const char *label,
                           const char *merge_key)
{
  TwSetCommand *command;

  g_return_val_if_fail (TW_IS_DOCUMENT (self), FALSE);

  if (!takes_tiles (self, items, tiles, n_items))
    return FALSE;
  command = tw_set_command_new ();
  for (guint i = 0; i < n_items; i++)
    tw_set_command_replace (command, items[i], tiles[i]);
  push (self, command, label, merge_key);
  return TRUE;
}

TwTileItem *
tw_document_insert_tile (TwDocument *self, int position, TwTile *tile, const char *label)
{
  g_autoptr (TwTileItem) item = NULL;
  TwSetCommand *command;
  guint n_tiles;

  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  n_tiles = tw_tile_list_get_length (self->target.tiles);
  g_return_val_if_fail (position <= (int) n_tiles, NULL);

  if (!takes_tiles (self, NULL, &tile, 1))
    return NULL;
  item = tw_tile_item_new (tile);
  command = tw_set_command_new ();
  tw_set_command_insert (command, item, position < 0 ? n_tiles : (guint) position);
  push (self, command, label, NULL);
  return item;
}

static int
compare_positions (gconstpointer a, gconstpointer b)
{
  return tw_tile_item_get_position (*(TwTileItem *const *) b)
         - tw_tile_item_get_position (*(TwTileItem *const *) a);
}

void
tw_document_remove_tiles (TwDocument *self,
                          TwTileItem *const *items,
                          guint n_items,
                          const char *label)
{
  g_autoptr (GPtrArray) from_end = g_ptr_array_new ();
  TwSetCommand *command;

  g_return_if_fail (TW_IS_DOCUMENT (self));

  for (guint i = 0; i < n_items; i++)
    g_ptr_array_add (from_end, items[i]);
  g_ptr_array_sort (from_end, compare_positions);
  command = tw_set_command_new ();
  for (guint i = 0; i < from_end->len; i++)
    tw_set_command_remove (command, from_end->pdata[i],
                           (guint) tw_tile_item_get_position (from_end->pdata[i]));
  push (self, command, label, NULL);
}

void
tw_document_move_tile (TwDocument *self, TwTileItem *item, guint position, const char *label)
{
  TwSetCommand *command;
  guint from;

  g_return_if_fail (TW_IS_DOCUMENT (self));
  g_return_if_fail (tw_tile_item_get_position (item) >= 0);
  g_return_if_fail (position < tw_tile_list_get_length (self->target.tiles));

  from = (guint) tw_tile_item_get_position (item);
  if (from == position)
    return;
  command = tw_set_command_new ();
  tw_set_command_remove (command, item, from);
  tw_set_command_insert (command, item, position);
  push (self, command, label, NULL);
}

gboolean
tw_document_try_set (TwDocument *self,
                     TwTileSet *set,
                     const char *label,
                     const char *merge_key,
                     GError **error)
{
  TwSetCommand *command;

  g_return_val_if_fail (TW_IS_DOCUMENT (self), FALSE);

  if (!tw_document_takes_set (self, set, error))
    return FALSE;
  command = tw_set_command_new ();
  tw_set_command_add_difference (command, &self->target, set);
  push (self, command, label, merge_key);
  return TRUE;
}

gboolean
tw_document_replace_set (TwDocument *self, TwTileSet *set, const char *label, const char *merge_key)
{
  g_autoptr (GError) error = NULL;

  if (tw_document_try_set (self, set, label, merge_key, &error))
    return TRUE;
  if (error != NULL)
    tell_refused (self, error->message);
  return FALSE;
}

void
tw_document_refuse (TwDocument *self, GObject *what, const char *label, const char *merge_key)
{
  TwSetCommand *command;

  g_return_if_fail (TW_IS_DOCUMENT (self));

  command = tw_set_command_new ();
  tw_set_command_refuse (command, self->target.refused, what);
  push_any (self, command, TRUE, label, merge_key);
}

void
tw_document_tell_drafted (TwDocument *self, guint n)
{
  if (n > 0)
    g_signal_emit (self, signals[SIGNAL_DRAFTED], 0, n);
}

GObject *
tw_document_get_refused (TwDocument *self)
{
  g_return_val_if_fail (TW_IS_DOCUMENT (self), NULL);
  return self->target.refused;
}

char *
tw_document_merge_key (TwTileItem *item, const char *what)
{
  return g_strdup_printf ("%s %p", what, (void *) item);
}

void
tw_document_seal (TwDocument *self)
{
  g_return_if_fail (TW_IS_DOCUMENT (self));
  tw_undo_stack_seal (self->undo_stack);
}

static void
after_exchange (TwDocument *self, gpointer command, gboolean forwards)
{
  if (command == NULL)
    return;
  if (self->target.revealed != NULL)
    g_signal_emit (self, signals[SIGNAL_REVEAL], 0, self->target.revealed);
  if (self->size_is_of_now)
    self->size = self->head = (TwFileSize){ 0 };
  self->size_is_of_now = FALSE;
  after_change (self);
  g_signal_emit (self, signals[SIGNAL_EXCHANGED], 0, forwards);
}

void
tw_document_settle (TwDocument *self)
{
  g_signal_emit (self, signals[SIGNAL_SETTLE], 0);
}

void
tw_document_undo (TwDocument *self)
{
  g_return_if_fail (TW_IS_DOCUMENT (self));
  tw_document_settle (self);
  after_exchange (self, tw_undo_stack_undo (self->undo_stack), FALSE);
}

void
tw_document_redo (TwDocument *self)
{
  g_return_if_fail (TW_IS_DOCUMENT (self));
  tw_document_settle (self);
  after_exchange (self, tw_undo_stack_redo (self->undo_stack), TRUE);
}

void
tw_document_set_saving (TwDocument *self, gboolean is_saving)
{
  if (self->is_saving == is_saving)
    return;
  self->is_saving = is_saving;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVING]);
}
