/* The tile that was drawn in a game that is played elsewhere. */
#include "app/play/record-picker.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-names.h"
#include "app/game/tile-said.h"
#include "app/game/table-record.h"
#include "app/widgets/arrow-box.h"
#include "app/widgets/counted-tile.h"
#include "app/widgets/drop-down-name.h"
#include "app/widgets/one-stop.h"

#define TILE_PX 48
/* Rows of tiles that are seen at once where the window is high, and where it is low. */
#define HIGH_PX      186
#define LOW_PX       126
#define HIGH_FROM_PX 640
/* What is above and below the tiles. */
#define HEAD_PX 100
/* Width of the tiles where there is room, and what is around them. */
#define WIDE_PX   492
#define AROUND_PX 60
/* A side on which any land may be. */
#define ANY '.'

/*
 * @table: borrowed: has the keys that are not for this
 * @buttons: (element-type GtkWidget): by kind, %NULL where none was needed yet
 * @rules: (nullable): those that @buttons are for
 * @letters: (nullable): of the lands that sides can have
 * @side: the letter on each side, #ANY for any
 * @seats: who the lines of @who are
 * @is_filling: whether changes of the widgets come from here
 * @focus_idle: takes the focus once all else is done
 * @turn_idle: says whose turn it is, once that is chosen
 */
struct _TwRecordPicker
{
  AdwBin parent_instance;

  TwTableModel *model;
  TwTileTextures *textures;
  GtkWidget *table;
  GPtrArray *buttons;
  TwRules *rules;
  char *letters;
  char side[TW_N_EDGES + 1];
  guint8 seats[TW_MAX_SEATS];
  gboolean is_filling;
  guint focus_idle;
  guint turn_idle;

  GtkDropDown *who;
  GtkLabel *question;
  GtkEditable *typed;
  GtkBox *sides;
  GtkWidget *side_buttons[TW_N_EDGES];
  GtkScrolledWindow *scroll;
  GtkFlowBox *tiles;
  GtkWidget *none;
};

G_DEFINE_FINAL_TYPE (TwRecordPicker, tw_record_picker, ADW_TYPE_BIN)

/* ---- tiles --------------------------------------------------------------------------------- */

static void
draw_cb (TwRecordPicker *self, GtkWidget *button)
{
  tw_table_record_draw (self->model,
                        GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind")));
}

static void
unref_button (gpointer button)
{
  if (button != NULL)
    g_object_unref (button);
}

static GtkWidget *
button_new (TwRecordPicker *self, guint kind)
{
  const TwTileKind *entry = &self->rules->catalogue->kinds[kind];
  TwTileLook look = tw_tile_look_of (entry->set, entry->tile, entry->variant, 0);
  GtkWidget *button = gtk_button_new ();

  tw_counted_tile_fill (GTK_BUTTON (button), self->textures, &look, TILE_PX);
  g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (draw_cb), self);
  return g_object_ref_sink (button);
}

static void
turn_button (TwRecordPicker *self, GtkWidget *button, const TwRecordTile *tile)
{
  const TwTileKind *entry = &self->rules->catalogue->kinds[tile->kind];
  TwTileLook look = tw_tile_look_of (entry->set, entry->tile, entry->variant, tile->turns);

  if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "turns")) == tile->turns)
    return;
  tw_counted_tile_fill (GTK_BUTTON (button), self->textures, &look, TILE_PX);
  g_object_set_data (G_OBJECT (button), "turns", GUINT_TO_POINTER (tile->turns));
}

/* What a tile is called, and where it is from, unless that is the first set. */
static char *
title_of (TwRecordPicker *self, guint kind)
{
  const TwCatalogue *catalogue = self->rules->catalogue;
  const TwTileKind *entry = &catalogue->kinds[kind];
  const char *name = tw_tile_name (entry->tile, g_get_language_names ());
  const char *title = name != NULL ? name : entry->tile->id;
  const char *set = tw_texts_best (entry->set->titles, g_get_language_names ());

  if (set == NULL || entry->set == catalogue->kinds[0].set)
    return g_strdup (title);
  /* Translators: the name of a tile, and the set it is from: "MaHeA, Mage & Witch". */
  return g_strdup_printf (C_ ("tile", "%s, %s"), title, set);
}

/* It lies as it was looked for. */
static GtkWidget *
button_of (TwRecordPicker *self, const TwRecordTile *tile)
{
  g_autofree char *left = g_strdup_printf (ngettext ("%u left", "%u left", tile->n), tile->n);
  g_autofree char *edges = tw_tile_said (self->rules, tile->kind, tile->turns);
  g_autofree char *title = title_of (self, tile->kind);
  g_autofree char *name = g_strdup_printf (C_ ("tile", "%s: %s; %s"), title, edges, left);
  GtkWidget *button;

  if (self->buttons->pdata[tile->kind] == NULL)
    self->buttons->pdata[tile->kind] = button_new (self, tile->kind);
  button = self->buttons->pdata[tile->kind];
  turn_button (self, button, tile);
  tw_counted_tile_tell (GTK_BUTTON (button), tile->n, name);
  gtk_widget_set_tooltip_text (button, name);
  return button;
}

static void
clear_tiles (TwRecordPicker *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->tiles, 0)) != NULL)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (child);

      if (button != NULL)
        gtk_widget_remove_css_class (button, "first");
      gtk_flow_box_child_set_child (child, NULL);
      gtk_flow_box_remove (self->tiles, GTK_WIDGET (child));
    }
}

/* Buttons are made once for the rules: their pictures stay. */
static void
take_rules (TwRecordPicker *self)
{
  TwRules *rules = tw_table_model_get_setup (self->model)->rules;

  if (rules == self->rules)
    return;
  clear_tiles (self);
  g_clear_pointer (&self->rules, tw_rules_unref);
  self->rules = tw_rules_ref (rules);
  g_ptr_array_set_size (self->buttons, 0);
  g_ptr_array_set_size (self->buttons, (gint) rules->catalogue->n_kinds);
}

/* Enter takes the first tile: it is marked once something was chosen. */
static void
fill_tiles (TwRecordPicker *self)
{
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (self->typed)));
  g_autoptr (GArray) tiles = tw_table_record_dup_tiles (self->model, self->side, typed);
  gboolean is_narrowed = *typed != '\0' || strspn (self->side, (char[]){ ANY, '\0' }) < TW_N_EDGES;

  clear_tiles (self);
  for (guint i = 0; i < tiles->len; i++)
    {
      GtkWidget *button = button_of (self, &g_array_index (tiles, TwRecordTile, i));

      if (i == 0 && is_narrowed)
        gtk_widget_add_css_class (button, "first");
      gtk_flow_box_insert (self->tiles, button, -1);
    }
  tw_arrow_box_update (self->tiles);
  gtk_widget_set_visible (self->none, tiles->len == 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroll), 0);
}

static GtkWidget *
first_tile (TwRecordPicker *self)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->tiles, 0);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

static void
draw_first_cb (TwRecordPicker *self)
{
  GtkWidget *first = first_tile (self);

  if (first != NULL)
    draw_cb (self, first);
}

/* It stays as high as it was, so that tiles do not move more than they have to. */
static void
narrow (TwRecordPicker *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self->scroll));
  int most = gtk_scrolled_window_get_max_content_height (self->scroll);

  gtk_scrolled_window_set_min_content_height (self->scroll, MIN (height, most));
  fill_tiles (self);
}

static void
narrow_cb (TwRecordPicker *self)
{
  if (!self->is_filling)
    narrow (self);
}

/* ---- sides --------------------------------------------------------------------------------- */

static const char *
edge_title (guint edge)
{
  static const char *const titles[TW_N_EDGES] = { NC_ ("side", "North"), NC_ ("side", "East"),
                                                  NC_ ("side", "South"), NC_ ("side", "West") };

  return g_dpgettext2 (NULL, "side", titles[edge]);
}

static void
show_side (TwRecordPicker *self, guint edge)
{
  GtkWidget *button = self->side_buttons[edge];
  char label[2] = { self->side[edge], '\0' };
  /* Translators: a side of a tile, and the land there: "North: City". */
  g_autofree char *name =
      g_strdup_printf (C_ ("side", "%s: %s"), edge_title (edge),
                       self->side[edge] == ANY
                           ? C_ ("side", "any land")
                           : tw_table_record_letter_title (self->model, self->side[edge]));

  gtk_button_set_label (GTK_BUTTON (button), self->side[edge] == ANY ? "·" : label);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The next land; after the last one any. */
static void
side_cb (TwRecordPicker *self, GtkWidget *button)
{
  const char *at;
  guint edge = 0;

  while (self->side_buttons[edge] != button)
    edge++;
  at = self->side[edge] == ANY ? NULL : strchr (self->letters, self->side[edge]);
  self->side[edge] = at == NULL ? self->letters[0] : at[1];
  if (self->side[edge] == '\0')
    self->side[edge] = ANY;
  show_side (self, edge);
  narrow (self);
}

static void
fill_sides (TwRecordPicker *self)
{
  GString *hint = g_string_new (NULL);
  g_autofree char *words = NULL;

  g_free (self->letters);
  self->letters = tw_table_record_letters (self->model);
  memset (self->side, ANY, TW_N_EDGES);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    show_side (self, edge);
  for (const char *letter = self->letters; *letter != '\0'; letter++)
    g_string_append_printf (hint, "%s%c %s", hint->len > 0 ? ", " : "", *letter,
                            tw_table_record_letter_title (self->model, *letter));
  words = g_string_free (hint, FALSE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->typed), words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->typed), words);
}

static void
fill_question (TwRecordPicker *self)
{
  g_autofree char *question = tw_table_record_question (self->model);

  gtk_label_set_label (self->question, question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question,
                                  -1);
}

/* ---- who draws ----------------------------------------------------------------------------- */

static void
fill_who (TwRecordPicker *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint now = tw_table_model_get_decider (self->model), n = 0, selected = 0;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    if (seat == now || tw_table_record_may_turn (self->model, seat))
      {
        if (seat == now)
          selected = n;
        self->seats[n++] = (guint8) seat;
        gtk_string_list_append (names, setup->seats[seat].name);
      }
  gtk_drop_down_set_model (self->who, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->who, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->who), n > 1);
}

static gboolean
turn_cb (gpointer data)
{
  TwRecordPicker *self = data;
  guint selected = gtk_drop_down_get_selected (self->who);

  self->turn_idle = 0;
  if (selected < TW_MAX_SEATS)
    tw_table_record_turn (self->model, self->seats[selected]);
  /* What is drawn is typed next. */
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->typed));
  return G_SOURCE_REMOVE;
}

/* The list is another one then: not while it is being chosen from. */
static void
who_cb (TwRecordPicker *self)
{
  if (!self->is_filling && self->turn_idle == 0)
    self->turn_idle = g_idle_add (turn_cb, self);
}

/* ---- the whole ----------------------------------------------------------------------------- */

static gboolean
focus_cb (gpointer data)
{
  TwRecordPicker *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  int height = gtk_widget_get_height (gtk_widget_get_parent (GTK_WIDGET (self)));
  int width = gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (self)));

  self->focus_idle = 0;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;
  gtk_scrolled_window_set_min_content_width (self->scroll, MIN (WIDE_PX, width - AROUND_PX));
  gtk_scrolled_window_set_max_content_height (self->scroll,
                                              height < HIGH_FROM_PX ? LOW_PX : HIGH_PX);
  /* Who is at something else stays there. */
  if (focus == NULL || focus == self->table || !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (GTK_WIDGET (self->typed));
  return G_SOURCE_REMOVE;
}

/* After all that follows the change, and what the page focuses itself. */
static void
queue_focus (TwRecordPicker *self)
{
  if (self->focus_idle == 0)
    self->focus_idle = g_idle_add_full (G_PRIORITY_LOW, focus_cb, self, NULL);
}

static gboolean
has_focus (TwRecordPicker *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
}

static void
changed_cb (TwRecordPicker *self)
{
  gboolean is_asked = tw_table_record_asks (self->model) == TW_RECORD_TILE;

  if (!is_asked)
    {
      if (has_focus (self))
        gtk_widget_grab_focus (self->table);
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }
  self->is_filling = TRUE;
  g_clear_handle_id (&self->turn_idle, g_source_remove);
  gtk_scrolled_window_set_min_content_height (self->scroll, -1);
  take_rules (self);
  fill_question (self);
  gtk_editable_set_text (self->typed, "");
  fill_sides (self);
  fill_who (self);
  fill_tiles (self);
  self->is_filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  queue_focus (self);
}

/* What is undone is what was entered, not what was typed here; the field would keep the keys. */
static gboolean
undoes (TwRecordPicker *self, guint keyval, GdkModifierType state)
{
  guint key = gdk_keyval_to_lower (keyval);
  gboolean is_back = key == GDK_KEY_z && !(state & GDK_SHIFT_MASK);

  if (!(state & GDK_CONTROL_MASK) || (key != GDK_KEY_z && key != GDK_KEY_y))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), is_back ? "play.undo" : "play.redo", NULL);
  return TRUE;
}

/* From the field down into the tiles; Escape forgets what was chosen, then leads to the table. */
static gboolean
key_cb (TwRecordPicker *self, guint keyval, guint keycode, GdkModifierType state)
{
  gboolean in_field = gtk_widget_get_focus_child (GTK_WIDGET (self->typed)) != NULL;
  GtkWidget *first = first_tile (self);

  if (undoes (self, keyval, state))
    return GDK_EVENT_STOP;
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (in_field && (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down) && first != NULL)
    {
      gtk_widget_set_focusable (first, TRUE);
      return gtk_widget_grab_focus (first);
    }
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  if (*gtk_editable_get_text (self->typed) == '\0'
      && strspn (self->side, (char[]){ ANY, '\0' }) == TW_N_EDGES)
    gtk_widget_grab_focus (self->table);
  else
    {
      self->is_filling = TRUE;
      gtk_editable_set_text (self->typed, "");
      self->is_filling = FALSE;
      fill_sides (self);
      fill_tiles (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->typed));
    }
  return GDK_EVENT_STOP;
}

/* Whoever is among the tiles and types goes on in the field. */
static gboolean
tiles_key_cb (TwRecordPicker *self, guint keyval, guint keycode, GdkModifierType state)
{
  gunichar letter = gdk_keyval_to_unicode (keyval);
  char utf8[7] = { 0 };
  int at = -1;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK) || !g_unichar_isalnum (letter))
    return GDK_EVENT_PROPAGATE;
  g_unichar_to_utf8 (letter, utf8);
  gtk_widget_grab_focus (GTK_WIDGET (self->typed));
  gtk_editable_insert_text (self->typed, utf8, -1, &at);
  gtk_editable_set_position (self->typed, -1);
  return GDK_EVENT_STOP;
}

static void
record_picker_dispose (GObject *object)
{
  TwRecordPicker *self = TW_RECORD_PICKER (object);

  g_clear_handle_id (&self->focus_idle, g_source_remove);
  g_clear_handle_id (&self->turn_idle, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_RECORD_PICKER);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->rules, tw_rules_unref);
  g_clear_pointer (&self->letters, g_free);
  g_clear_object (&self->model);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_record_picker_parent_class)->dispose (object);
}

static void
tw_record_picker_class_init (TwRecordPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = record_picker_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (TW_TYPE_ONE_STOP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/play/record-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, TwRecordPicker, who);
  gtk_widget_class_bind_template_child (widget_class, TwRecordPicker, question);
  gtk_widget_class_bind_template_child (widget_class, TwRecordPicker, typed);
  gtk_widget_class_bind_template_child (widget_class, TwRecordPicker, sides);
  gtk_widget_class_bind_template_child (widget_class, TwRecordPicker, scroll);
  gtk_widget_class_bind_template_child (widget_class, TwRecordPicker, tiles);
  gtk_widget_class_bind_template_child (widget_class, TwRecordPicker, none);
  gtk_widget_class_bind_template_callback (widget_class, who_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, draw_first_cb);
}

static void
tw_record_picker_init (TwRecordPicker *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *tile_keys = gtk_event_controller_key_new ();

  self->buttons = g_ptr_array_new_with_free_func (unref_button);
  self->is_filling = TRUE;
  memset (self->side, ANY, TW_N_EDGES);
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_arrow_box_set_up (self->tiles);
  tw_drop_down_set_name (self->who, _ ("Who draws"));
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      self->side_buttons[edge] = gtk_button_new ();
      gtk_widget_add_css_class (self->side_buttons[edge], "side");
      g_signal_connect_swapped (self->side_buttons[edge], "clicked", G_CALLBACK (side_cb), self);
      gtk_box_append (self->sides, self->side_buttons[edge]);
    }
  /* Before the field and the buttons use them. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (tile_keys, "key-pressed", G_CALLBACK (tiles_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->tiles), tile_keys);
  self->is_filling = FALSE;
}

int
tw_record_picker_get_room (TwTableModel *model, int height, int hand)
{
  int room = HEAD_PX + (height < HIGH_FROM_PX ? LOW_PX : HIGH_PX);

  if (tw_table_model_get_game (model) == NULL || !tw_table_record_is (model))
    return hand;
  return CLAMP (height / 2, hand, room);
}

GtkWidget *
tw_record_picker_new (TwTableModel *model, TwTileTextures *textures, GtkWidget *table)
{
  TwRecordPicker *self = g_object_new (TW_TYPE_RECORD_PICKER, NULL);

  self->model = g_object_ref (model);
  self->textures = g_object_ref (textures);
  self->table = table;
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (queue_focus), NULL);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}
