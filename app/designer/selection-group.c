/* What is selected on the canvas: what it is, where it ends, what stands on it. */
#include "app/designer/selection-group.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/document/own-thing.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/symbol-picture.h"
#include "engine/tile/capital.h"
#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-words.h"

/* Letters of a title and its value that fit in one line of the inspector. */
#define MOST_BESIDE 27

struct _TwSelectionGroup
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (TwSelectionGroup, tw_selection_group, ADW_TYPE_BIN)

static GtkWidget *
row_add (GtkWidget *group, const char *title, const char *value)
{
  GtkWidget *row = adw_action_row_new (), *label;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 3);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 4);
  /* What is long stands below, what is short beside: neither has to wrap there. */
  if (value != NULL && g_utf8_strlen (title, -1) + g_utf8_strlen (value, -1) > MOST_BESIDE)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), value);
  else if (value != NULL)
    {
      label = gtk_label_new (value);
      gtk_widget_add_css_class (label, "dim-label");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

static GtkWidget *
row_add_button (GtkWidget *row,
                const char *icon,
                const char *label,
                const char *action,
                GVariant *target)
{
  GtkWidget *button = tw_icon_button_new (icon, label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}

/* The letter that is seen instead says nothing of why. */
static void
show_reason (GtkWidget *row, const char *reason)
{
  const char *words = g_object_get_data (G_OBJECT (row), "words");
  g_autofree char *both =
      g_strjoin (words != NULL && reason != NULL ? "\n" : "", words != NULL ? words : "",
                 reason != NULL ? reason : "", NULL);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), both);
}

static void
add_symbol_row (GtkWidget *group, const TwTileSet *set, const TwTopology *topology, guint symbol)
{
  const TwSymbol *one = &topology->symbols[symbol];
  const TwSymbolInfo *info = tw_symbol_table_find (one->id);
  const char *name = tw_canvas_symbol_label (set->own, one->id);
  g_autofree char *title = NULL, *remove = NULL, *more = NULL;
  GtkWidget *row, *picture;

  title = one->count > 1 ? g_strdup_printf (_ ("%s ×%u"), name, one->count) : g_strdup (name);
  row = row_add (group, title, NULL);
  if (one->direction != TW_DIRECTION_NONE)
    g_object_set_data_full (G_OBJECT (row), "words",
                            g_strdup (tw_canvas_direction_label ((TwDirection) one->direction)),
                            g_free);
  tw_art_reason_watch (row, name, tw_own_thing_art (set, TW_OWN_SYMBOL, one->id), show_reason);
  picture = tw_symbol_picture_new (one->id, 28);
  tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), one->id, tw_theme_of_set (set));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  /* Translators: %s is a symbol, "Inn" */
  remove = g_strdup_printf (_ ("Remove %s"), name);
  more = g_strdup_printf (_ ("One More %s"), name);
  if (info == NULL || one->count < info->max_count)
    row_add_button (row, "list-add-symbolic", more, "canvas.add-symbol",
                    g_variant_new_int32 ((int) symbol));
  row_add_button (row, "user-trash-symbolic", remove, "canvas.remove-symbol",
                  g_variant_new_int32 ((int) symbol));
}

static void
add_segment_rows (GtkWidget *group, const TwTileSet *set, const TwTopology *topology, guint segment)
{
  const TwVocabulary *own = set->own;
  const TwSegment *one = &topology->segments[segment];
  TwEdgeSet edges = tw_rim_edges (one->rim);
  g_autofree char *words = tw_canvas_edges_words (edges);
  gboolean is_line = tw_kind_info ((TwKind) one->kind)->breadth == TW_BREADTH_LINE;
  int end = tw_topology_end_of (topology, segment);

  row_add (group, is_line && end < 0 ? _ ("Ends") : _ ("Edges"), words);
  if (end >= 0)
    row_add (group, _ ("Ends"),
             tw_canvas_end_name ((TwJunctionKind) topology->junctions[end].kind));
  for (guint i = 0; i < topology->n_junctions; i++)
    {
      TwSegmentSet others = topology->junctions[i].members & ~TW_SEGMENT_BIT (segment);
      g_autofree char *other = NULL;

      if (!(topology->junctions[i].members & TW_SEGMENT_BIT (segment)) || others == 0
          || topology->junctions[i].kind < TW_JUNCTION_BRIDGE)
        continue;
      other = tw_canvas_segment_words (own, topology, (guint) __builtin_ctz (others));
      if (topology->junctions[i].kind == TW_JUNCTION_CONTACT)
        row_add (group, _ ("Touches"), other);
      else
        row_add (group,
                 topology->junctions[i].over == (int) segment ? _ ("Goes Over") : _ ("Goes Under"),
                 other);
    }
  for (guint i = 0; i < topology->n_symbols; i++)
    if (topology->symbols[i].segment == (int) segment)
      add_symbol_row (group, set, topology, i);
}

static void
add_field_rows (GtkWidget *group, const TwTileSet *set, const TwTile *tile, guint field)
{
  GString *cities = g_string_new (NULL);
  g_autofree char *lower = tw_tile_words_field (&tile->fields, field);
  g_autofree char *words = tw_capital_words (lower);

  row_add (group, words, NULL);
  for (guint i = 0; i < tile->topology.n_segments; i++)
    if (tile->fields.fields[field].cities & TW_SEGMENT_BIT (i))
      {
        g_autofree char *city =
            tw_canvas_edges_words (tw_rim_edges (tile->topology.segments[i].rim));

        g_string_append_printf (cities, "%s%s", cities->len > 0 ? "; " : "", city);
      }
  row_add (group, _ ("Feeds Cities"),
           cities->len > 0 ? cities->str : C_ ("cities that a field feeds", "None"));
  if (tile->fields.fields[field].is_overridden)
    row_add (group, _ ("Changed by Hand"), NULL);
  for (guint i = 0; i < tile->topology.n_symbols; i++)
    if (tw_fields_find_place (&tile->fields, tile->topology.symbols[i].segment) == (int) field)
      add_symbol_row (group, set, &tile->topology, i);
  g_string_free (cities, TRUE);
}

/* The heading is markup, which a name of somebody's is not. */
static void
set_kind (GtkWidget *group, const TwVocabulary *own, TwKind kind)
{
  g_autofree char *words = tw_canvas_kind_selected (own, kind);
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
}

void
tw_selection_group_update (TwSelectionGroup *self, TwTileCanvas *canvas, const TwTileSet *set)
{
  const TwVocabulary *own = set->own;
  const TwTile *tile = tw_tile_canvas_get_state (canvas)->tile;
  TwSegmentSet selected = tw_tile_canvas_get_state (canvas)->selection.segments;
  int symbol = tw_tile_canvas_get_state (canvas)->selection.symbol;
  int field = tw_tile_canvas_get_state (canvas)->selection.field;
  g_autofree char *owner = NULL;
  GtkWidget *group;

  gtk_widget_set_visible (GTK_WIDGET (self), selected != 0 || symbol >= 0 || field >= 0);
  if (tile == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    {
      adw_bin_set_child (ADW_BIN (self), NULL);
      return;
    }
  group = adw_preferences_group_new ();
  if (symbol >= 0)
    {
      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Selected Symbol"));
      add_symbol_row (group, set, &tile->topology, (guint) symbol);
      owner = tw_canvas_owner_words (own, tile, tile->topology.symbols[symbol].segment);
      if (owner != NULL)
        row_add (group, _ ("Belongs To"), owner);
    }
  else if (field >= 0)
    {
      set_kind (group, own, TW_KIND_FIELD);
      add_field_rows (group, set, tile, (guint) field);
    }
  else if (selected & (selected - 1))
    {
      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Selection"));
      for (guint i = 0; i < tile->topology.n_segments; i++)
        if (selected & TW_SEGMENT_BIT (i))
          {
            g_autofree char *words = tw_canvas_segment_words (own, &tile->topology, i);

            row_add (group, words, NULL);
          }
    }
  else
    {
      guint segment = (guint) __builtin_ctz (selected);

      set_kind (group, own, (TwKind) tile->topology.segments[segment].kind);
      add_segment_rows (group, set, &tile->topology, segment);
    }
  adw_bin_set_child (ADW_BIN (self), group);
}

static void
tw_selection_group_class_init (TwSelectionGroupClass *klass)
{
}

static void
tw_selection_group_init (TwSelectionGroup *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
