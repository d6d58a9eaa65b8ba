/* The buttons of the tiles that are left. */
#include "app/play/tiles-shelf.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/play/tiles-group.h"
#include "app/widgets/arrow-box.h"
#include "app/widgets/counted-tile.h"

#define TILE_PX 44

/*
 * @tiles: (element-type GtkWidget): a button for each kind, %NULL where none was needed yet
 * @groups: (element-type TwTilesGroup): what is shown, in order
 * @pointed, @focused, @kept: the kind that the pointer or the focus is on, and the clicked one; -1
 */
struct _TwTilesShelf
{
  TwTileTextures *textures;
  TwTilesShelfLit lit;
  gpointer user_data;
  TwRules *rules;
  GPtrArray *tiles;
  GPtrArray *groups;
  int pointed, focused, kept;
};

static void
unref_tile (gpointer tile)
{
  if (tile != NULL)
    g_object_unref (tile);
}

static GtkWidget *
tile_of (TwTilesShelf *self, guint kind)
{
  return kind < self->tiles->len ? g_ptr_array_index (self->tiles, kind) : NULL;
}

/* ---- buttons ------------------------------------------------------------------------------- */

static int
kind_of (GtkWidget *tile)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (tile), "kind"));
}

/* Follows one of the flags: the tile that has it, or none any more. */
static gboolean
follow (int *at, int kind, gboolean is_on)
{
  int before = *at;

  if (is_on)
    *at = kind;
  else if (*at == kind)
    *at = -1;
  return *at != before;
}

static void
flags_cb (TwTilesShelf *self, GtkStateFlags before, GtkWidget *tile)
{
  GtkStateFlags now = gtk_widget_get_state_flags (tile);
  gboolean pointed = follow (&self->pointed, kind_of (tile), now & GTK_STATE_FLAG_PRELIGHT);
  gboolean focused = follow (&self->focused, kind_of (tile), now & GTK_STATE_FLAG_FOCUSED);

  if (pointed || focused)
    self->lit (self->user_data);
}

/* One at a time stays lit. */
static void
toggled_cb (TwTilesShelf *self, GtkToggleButton *tile)
{
  int before = self->kept;

  follow (&self->kept, kind_of (GTK_WIDGET (tile)), gtk_toggle_button_get_active (tile));
  if (before >= 0 && self->kept >= 0 && before != self->kept && tile_of (self, (guint) before))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tile_of (self, (guint) before)), FALSE);
  self->lit (self->user_data);
}

static GtkWidget *
tile_new (TwTilesShelf *self, guint kind)
{
  const TwTileKind *entry = &self->rules->catalogue->kinds[kind];
  TwTileLook look = tw_tile_look_of (entry->set, entry->tile, entry->variant, 0);
  GtkWidget *tile = gtk_toggle_button_new ();

  tw_counted_tile_fill (GTK_BUTTON (tile), self->textures, &look, TILE_PX);
  gtk_widget_set_focus_on_click (tile, FALSE);
  g_object_set_data (G_OBJECT (tile), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect_swapped (tile, "state-flags-changed", G_CALLBACK (flags_cb), self);
  g_signal_connect_swapped (tile, "toggled", G_CALLBACK (toggled_cb), self);
  return g_object_ref_sink (tile);
}

void
tw_tiles_shelf_fill (TwTilesShelf *self, guint kind, guint n, guint n_places)
{
  g_autofree char *name = tw_tiles_left_name (self->rules, kind, n, n_places);

  g_return_if_fail (kind < self->tiles->len);
  if (g_ptr_array_index (self->tiles, kind) == NULL)
    g_ptr_array_index (self->tiles, kind) = tile_new (self, kind);
  tw_counted_tile_tell (g_ptr_array_index (self->tiles, kind), n, name);
}

/* ---- groups -------------------------------------------------------------------------------- */

static void
remove_group (TwTilesShelf *self, guint index)
{
  TwTilesGroup *group = g_ptr_array_index (self->groups, index);
  GtkBox *parent = GTK_BOX (gtk_widget_get_parent (group->stop));

  tw_tiles_group_empty (group);
  gtk_box_remove (parent, group->heading);
  gtk_box_remove (parent, group->stop);
  g_ptr_array_remove_index (self->groups, index);
}

/* Without tiles, behind those before it. */
static TwTilesGroup *
insert_group (TwTilesShelf *self, GtkBox *to, guint index, TwKindSet lands)
{
  const TwTilesGroup *before = index > 0 ? g_ptr_array_index (self->groups, index - 1) : NULL;
  TwTilesGroup *group = tw_tiles_group_new (self->rules, lands);

  gtk_box_insert_child_after (to, group->heading, before != NULL ? before->stop : NULL);
  gtk_box_insert_child_after (to, group->stop, group->heading);
  g_ptr_array_insert (self->groups, (gint) index, group);
  return group;
}

/* Puts the tiles there. Whoever is among them with the keyboard stays at the same tile, or at least
 * in the drawer. */
static void
fill_group (TwTilesShelf *self, TwTilesGroup *group, const GArray *kinds)
{
  int focused = self->focused;
  gboolean has_focus = gtk_widget_get_focus_child (group->box) != NULL;

  tw_tiles_group_empty (group);
  g_array_append_vals (group->kinds, kinds->data, kinds->len);
  for (guint i = 0; i < kinds->len; i++)
    gtk_flow_box_insert (GTK_FLOW_BOX (group->box), tile_of (self, g_array_index (kinds, guint, i)),
                         -1);
  tw_arrow_box_update (GTK_FLOW_BOX (group->box));
  if (!has_focus)
    return;
  if (focused >= 0 && tw_tiles_shelf_get_shown (self, (guint) focused) != NULL)
    {
      gtk_widget_set_focusable (tile_of (self, (guint) focused), TRUE);
      gtk_widget_grab_focus (tile_of (self, (guint) focused));
    }
  else
    tw_tiles_shelf_grab (self);
}

/* Those of @kinds that belong to the group, and how many tiles they are. */
static GArray *
kinds_of (TwTilesShelf *self,
          TwKindSet lands,
          const GArray *kinds,
          const GArray *counts,
          guint *out_n)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));

  *out_n = 0;
  for (guint i = 0; i < kinds->len; i++)
    {
      guint kind = g_array_index (kinds, guint, i);

      if (tw_tiles_left_group (self->rules, kind) != lands || tile_of (self, kind) == NULL)
        continue;
      g_array_append_val (found, kind);
      *out_n += g_array_index (counts, guint, kind);
    }
  return found;
}

static gboolean
is_same (const GArray *a, const GArray *b)
{
  return a->len == b->len
         && (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (guint)) == 0);
}

/* Groups that nobody wants go. */
static void
drop_groups (TwTilesShelf *self, const GArray *wanted)
{
  for (guint i = self->groups->len; i-- > 0;)
    {
      const TwTilesGroup *group = g_ptr_array_index (self->groups, i);
      gboolean is_wanted = FALSE;

      for (guint k = 0; k < wanted->len; k++)
        is_wanted = is_wanted || g_array_index (wanted, TwKindSet, k) == group->lands;
      if (!is_wanted)
        remove_group (self, i);
    }
}

int
tw_tiles_shelf_first (TwTilesShelf *self, const GArray *counts)
{
  g_autoptr (GArray) kinds = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) groups = NULL;

  for (guint kind = 0; kind < counts->len; kind++)
    if (g_array_index (counts, guint, kind) > 0)
      g_array_append_val (kinds, kind);
  groups = tw_tiles_group_list (self->rules, kinds);
  for (guint i = 0; i < kinds->len; i++)
    if (tw_tiles_left_group (self->rules, g_array_index (kinds, guint, i))
        == g_array_index (groups, TwKindSet, 0))
      return (int) g_array_index (kinds, guint, i);
  return -1;
}

gboolean
tw_tiles_shelf_arrange (TwTilesShelf *self,
                        GtkBox *box,
                        const GArray *kinds,
                        const GArray *counts,
                        guint n_columns)
{
  g_autoptr (GArray) wanted = tw_tiles_group_list (self->rules, kinds);
  gboolean has_changed = FALSE;

  drop_groups (self, wanted);
  for (guint i = 0; i < wanted->len; i++)
    {
      TwKindSet lands = g_array_index (wanted, TwKindSet, i);
      TwTilesGroup *group = i < self->groups->len ? g_ptr_array_index (self->groups, i) : NULL;
      g_autoptr (GArray) in_it = NULL;
      guint n;

      if (group == NULL || group->lands != lands)
        group = insert_group (self, box, i, lands);
      in_it = kinds_of (self, lands, kinds, counts, &n);
      tw_tiles_group_update (group, n, n_columns);
      if (is_same (group->kinds, in_it))
        continue;
      if (has_changed)
        return FALSE;
      fill_group (self, group, in_it);
      has_changed = TRUE;
    }
  return TRUE;
}

/* ---- lit ----------------------------------------------------------------------------------- */

static void
set_class (GtkWidget *widget, const char *name, gboolean is_on)
{
  if (is_on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
tw_tiles_shelf_mark (TwTilesShelf *self, const gboolean *marks)
{
  for (guint kind = 0; kind < self->tiles->len; kind++)
    {
      GtkWidget *tile = tile_of (self, kind);

      if (tile == NULL)
        continue;
      set_class (tile, "fits", marks != NULL && marks[kind]);
      set_class (tile, "off", marks != NULL && !marks[kind]);
      /* Translators: of a tile, at the place of the table that somebody looks at. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      marks != NULL && marks[kind] ? _ ("Fits there") : "", -1);
    }
}

int
tw_tiles_shelf_get_lit (TwTilesShelf *self, gboolean with_focus)
{
  int lit = self->pointed >= 0                 ? self->pointed
            : with_focus && self->focused >= 0 ? self->focused
                                               : self->kept;

  return lit >= 0 && tw_tiles_shelf_get_shown (self, (guint) lit) != NULL ? lit : -1;
}

void
tw_tiles_shelf_let_go (TwTilesShelf *self)
{
  if (self->kept >= 0 && tile_of (self, (guint) self->kept) != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tile_of (self, (guint) self->kept)), FALSE);
  self->kept = -1;
}

gboolean
tw_tiles_shelf_grab (TwTilesShelf *self)
{
  const TwTilesGroup *group = self->groups->len > 0 ? g_ptr_array_index (self->groups, 0) : NULL;
  GtkFlowBoxChild *first =
      group != NULL ? gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (group->box), 0) : NULL;
  GtkWidget *tile = first != NULL ? gtk_flow_box_child_get_child (first) : NULL;

  return tile != NULL && gtk_widget_grab_focus (tile);
}

GtkWidget *
tw_tiles_shelf_get_shown (TwTilesShelf *self, guint kind)
{
  GtkWidget *tile = tile_of (self, kind);

  return tile != NULL && gtk_widget_get_parent (tile) != NULL ? tile : NULL;
}

/* ---- the whole ----------------------------------------------------------------------------- */

static void
drop_tiles (TwTilesShelf *self)
{
  for (guint kind = 0; kind < self->tiles->len; kind++)
    if (tile_of (self, kind) != NULL)
      g_signal_handlers_disconnect_by_data (tile_of (self, kind), self);
  while (self->groups->len > 0)
    remove_group (self, self->groups->len - 1);
  g_ptr_array_set_size (self->tiles, 0);
  self->pointed = self->focused = self->kept = -1;
}

void
tw_tiles_shelf_set_rules (TwTilesShelf *self, TwRules *rules)
{
  if (rules == self->rules)
    return;
  drop_tiles (self);
  g_clear_pointer (&self->rules, tw_rules_unref);
  self->rules = tw_rules_ref (rules);
  g_ptr_array_set_size (self->tiles, (gint) rules->catalogue->n_kinds);
}

TwTilesShelf *
tw_tiles_shelf_new (TwTileTextures *textures, TwTilesShelfLit lit, gpointer user_data)
{
  TwTilesShelf *self = g_new0 (TwTilesShelf, 1);

  self->textures = g_object_ref (textures);
  self->lit = lit;
  self->user_data = user_data;
  self->tiles = g_ptr_array_new_with_free_func (unref_tile);
  self->groups = g_ptr_array_new_with_free_func (tw_tiles_group_free);
  self->pointed = self->focused = self->kept = -1;
  return self;
}

void
tw_tiles_shelf_free (TwTilesShelf *self)
{
  drop_tiles (self);
  g_clear_pointer (&self->rules, tw_rules_unref);
  g_ptr_array_unref (self->tiles);
  g_ptr_array_unref (self->groups);
  g_object_unref (self->textures);
  g_free (self);
}
