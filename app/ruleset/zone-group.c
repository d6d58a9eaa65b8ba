/* The part of the form about a zone. */
#include "app/ruleset/zone-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/drawing/theme-own.h"
#include "app/ruleset/effect-choices.h"
#include "app/ruleset/kind-row.h"
#include "app/widgets/choice-row.h"

struct _TwZoneGroup
{
  TwThingGroup parent_instance;

  AdwComboRow *at_row;
  TwKindRow *serves_row;
  GPtrArray *symbols; /* ids behind the choices of at_row */
};

G_DEFINE_FINAL_TYPE (TwZoneGroup, tw_zone_group, TW_TYPE_THING_GROUP)

static void
at_changed_cb (TwZoneGroup *self)
{
  guint chosen = adw_combo_row_get_selected (self->at_row);

  if (tw_thing_group_is_idle (TW_THING_GROUP (self)) && chosen < self->symbols->len)
    {
      g_autofree char *symbol = g_strdup (self->symbols->pdata[chosen]);

      tw_thing_group_set (TW_THING_GROUP (self), "at", symbol);
    }
}

static void
serves_changed_cb (TwZoneGroup *self)
{
  const TwTileSet *set = tw_thing_group_get_set (TW_THING_GROUP (self));
  TwKindSet kinds = tw_kind_row_get (self->serves_row);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint kind = 1; kind < TW_N_KINDS; kind++)
    if (kinds & TW_KIND_BIT (kind))
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "",
                              tw_vocabulary_kind_name (set->own, kind));
  tw_thing_group_set (TW_THING_GROUP (self), "serves", words->len > 0 ? words->str : NULL);
}

static void
zone_group_fill (TwThingGroup *group)
{
  TwZoneGroup *self = TW_ZONE_GROUP (group);
  const TwTileSet *set = tw_thing_group_get_set (group);
  const char *id = tw_thing_group_get_id (group);
  const char *at = tw_own_declared_text (set, TW_OWN_ZONE, id, "at");
  const char *serves = tw_own_declared_text (set, TW_OWN_ZONE, id, "serves");
  g_autoptr (GListModel) list = NULL;
  guint n_tiles = 0, selected = GTK_INVALID_LIST_POSITION;

  g_ptr_array_set_size (self->symbols, 0);
  list = tw_effect_symbols_list (set, at, self->symbols);
  for (guint i = 0; i < self->symbols->len; i++)
    if (g_strcmp0 (self->symbols->pdata[i], at) == 0)
      selected = i;
  adw_combo_row_set_model (self->at_row, list);
  adw_combo_row_set_selected (self->at_row, selected);
  tw_choice_row_pictures (self->at_row, self->symbols, FALSE, tw_theme_of_set (set));
  tw_kind_row_fill (self->serves_row, set,
                    serves != NULL ? tw_vocabulary_kinds (set->own, serves) : 0, TRUE);
  for (guint i = 0; at != NULL && i < set->n_tiles; i++)
    n_tiles += tw_topology_symbol_count (&set->tiles[i]->topology, at, -2) > 0;
  if (n_tiles > 0)
    {
      g_autofree char *words =
          g_strdup_printf (ngettext ("On %u tile", "On %u tiles", n_tiles), n_tiles);

      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), words);
    }
  else
    adw_preferences_group_set_description (
        ADW_PREFERENCES_GROUP (self),
        _ ("There is none in the game yet: put its symbol on a tile on the Design page."));
}

static gboolean
zone_group_shows (TwOwnSort sort)
{
  return sort == TW_OWN_ZONE;
}

static void
zone_group_finalize (GObject *object)
{
  g_ptr_array_unref (TW_ZONE_GROUP (object)->symbols);
  G_OBJECT_CLASS (tw_zone_group_parent_class)->finalize (object);
}

static void
tw_zone_group_class_init (TwZoneGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = zone_group_finalize;
  TW_THING_GROUP_CLASS (klass)->shows = zone_group_shows;
  TW_THING_GROUP_CLASS (klass)->fill = zone_group_fill;
  g_type_ensure (TW_TYPE_KIND_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/zone-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwZoneGroup, at_row);
  gtk_widget_class_bind_template_child (widget_class, TwZoneGroup, serves_row);
  gtk_widget_class_bind_template_callback (widget_class, at_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, serves_changed_cb);
}

static void
tw_zone_group_init (TwZoneGroup *self)
{
  self->symbols = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_choice_row (self->at_row);
}
