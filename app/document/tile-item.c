/* A tile of the open set as an object. */
#include "app/document/tile-item.h"

#include <glib/gi18n.h>

#include "app/document/tile-item-private.h"
#include "engine/set/problem.h"

/* Of an id and a name, so that one comes to the rest of what is said. */
#define MOST_CHARS 120

struct _TwTileItem
{
  GObject parent_instance;

  TwTile *tile;
  TwTile *saved;
  int position;
  int severity;
  gboolean is_changed;
};

G_DEFINE_FINAL_TYPE (TwTileItem, tw_tile_item, G_TYPE_OBJECT)

enum
{
  PROP_ID = 1,
  PROP_COUNT,
  PROP_SEVERITY,
  PROP_CHANGED,
  PROP_OVERRIDDEN,
  PROP_TILE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
update_changed (TwTileItem *self)
{
  gboolean is_changed = self->saved == NULL
                        || (self->saved != self->tile && !tw_tile_equal (self->saved, self->tile));

  if (is_changed == self->is_changed)
    return;
  self->is_changed = is_changed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHANGED]);
}

static void
tile_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TwTileItem *self = TW_TILE_ITEM (object);

  switch (id)
    {
    case PROP_ID:
      g_value_set_string (value, self->tile->id);
      break;
    case PROP_COUNT:
      g_value_set_uint (value, self->tile->count);
      break;
    case PROP_SEVERITY:
      g_value_set_int (value, self->severity);
      break;
    case PROP_CHANGED:
      g_value_set_boolean (value, self->is_changed);
      break;
    case PROP_OVERRIDDEN:
      g_value_set_boolean (value, tw_tile_item_is_overridden (self));
      break;
    case PROP_TILE:
      g_value_set_pointer (value, self->tile);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tile_item_finalize (GObject *object)
{
  TwTileItem *self = TW_TILE_ITEM (object);

  tw_tile_unref (self->tile);
  g_clear_pointer (&self->saved, tw_tile_unref);
  G_OBJECT_CLASS (tw_tile_item_parent_class)->finalize (object);
}

static void
tw_tile_item_class_init (TwTileItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tile_item_get_property;
  object_class->finalize = tile_item_finalize;
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_COUNT] = g_param_spec_uint ("count", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_SEVERITY] =
      g_param_spec_int ("severity", NULL, NULL, -1, TW_SEVERITY_ERROR, -1, flags);
  properties[PROP_CHANGED] = g_param_spec_boolean ("changed", NULL, NULL, FALSE, flags);
  properties[PROP_OVERRIDDEN] = g_param_spec_boolean ("overridden", NULL, NULL, FALSE, flags);
  properties[PROP_TILE] = g_param_spec_pointer ("tile", NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tw_tile_item_init (TwTileItem *self)
{
  self->position = -1;
  self->severity = -1;
  self->is_changed = TRUE;
}

TwTileItem *
tw_tile_item_new (TwTile *tile)
{
  TwTileItem *self = g_object_new (TW_TYPE_TILE_ITEM, NULL);

  self->tile = tw_tile_ref (tile);
  return self;
}

void
tw_tile_item_set_tile (TwTileItem *self, TwTile *tile)
{
  g_autoptr (TwTile) old = self->tile;
  GObject *object = G_OBJECT (self);

  self->tile = tw_tile_ref (tile);
  g_object_freeze_notify (object);
  if (g_strcmp0 (old->id, tile->id) != 0)
    g_object_notify_by_pspec (object, properties[PROP_ID]);
  if (old->count != tile->count)
    g_object_notify_by_pspec (object, properties[PROP_COUNT]);
  if ((old->topology.n_overrides > 0) != (tile->topology.n_overrides > 0))
    g_object_notify_by_pspec (object, properties[PROP_OVERRIDDEN]);
  g_object_notify_by_pspec (object, properties[PROP_TILE]);
  update_changed (self);
  g_object_thaw_notify (object);
}

void
tw_tile_item_set_position (TwTileItem *self, int position)
{
  self->position = position;
}

void
tw_tile_item_set_severity (TwTileItem *self, int severity)
{
  if (self->severity == severity)
    return;
  self->severity = severity;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEVERITY]);
}

void
tw_tile_item_set_saved (TwTileItem *self, TwTile *tile)
{
  if (tile != NULL)
    tw_tile_ref (tile);
  g_clear_pointer (&self->saved, tw_tile_unref);
  self->saved = tile;
  update_changed (self);
}

const TwTile *
tw_tile_item_get_saved (TwTileItem *self)
{
  return self->saved;
}

const TwTile *
tw_tile_item_get_tile (TwTileItem *self)
{
  g_return_val_if_fail (TW_IS_TILE_ITEM (self), NULL);
  return self->tile;
}

int
tw_tile_item_get_position (TwTileItem *self)
{
  g_return_val_if_fail (TW_IS_TILE_ITEM (self), -1);
  return self->position;
}

int
tw_tile_item_get_severity (TwTileItem *self)
{
  g_return_val_if_fail (TW_IS_TILE_ITEM (self), -1);
  return self->severity;
}

gboolean
tw_tile_item_is_changed (TwTileItem *self)
{
  g_return_val_if_fail (TW_IS_TILE_ITEM (self), FALSE);
  return self->is_changed;
}

gboolean
tw_tile_item_is_overridden (TwTileItem *self)
{
  g_return_val_if_fail (TW_IS_TILE_ITEM (self), FALSE);
  return self->tile->topology.n_overrides > 0;
}

static const char *
severity_words (int severity)
{
  switch (severity)
    {
    case TW_SEVERITY_ERROR:
      return _ ("has an error");
    case TW_SEVERITY_WARNING:
      return _ ("has a problem");
    case TW_SEVERITY_HINT:
      return _ ("has a hint");
    default:
      return NULL;
    }
}

char *
tw_tile_item_dup_description (TwTileItem *self, const char *edges)
{
  const char *severity = severity_words (self->severity);
  const char *name = tw_tile_name (self->tile, g_get_language_names ());
  g_autofree char *id = tw_short_words (self->tile->id, MOST_CHARS, 1);
  g_autofree char *called = name != NULL ? tw_short_words (name, MOST_CHARS, 1) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the id of a tile, for instance "Tile F7" */
  g_string_append_printf (text, _ ("Tile %s"), id);
  if (called != NULL)
    g_string_append_printf (text, ", %s", called);
  g_string_append (text, ", ");
  /* Translators: four letters for the four edges of a tile, for instance "CCRR" */
  g_string_append_printf (text, _ ("edges %s"), edges);
  g_string_append (text, ", ");
  g_string_append_printf (text,
                          g_dngettext (GETTEXT_PACKAGE, "%u copy", "%u copies", self->tile->count),
                          self->tile->count);
  if (severity != NULL)
    g_string_append_printf (text, ", %s", severity);
  if (tw_tile_item_is_overridden (self))
    g_string_append_printf (text, ", %s", _ ("fields changed by hand"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
