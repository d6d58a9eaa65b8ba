/* The form of one thing that a set brings. */
#include "app/ruleset/own-form.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/document/own-declared.h"
#include "app/document/own-figure.h"
#include "app/ruleset/counter-group.h"
#include "app/ruleset/kept-group.h"
#include "app/ruleset/lying-group.h"
#include "app/ruleset/own-form-private.h"
#include "app/ruleset/procedure-group.h"
#include "app/ruleset/standing-group.h"
#include "app/ruleset/use-group.h"
#include "app/ruleset/zone-group.h"
#include "app/widgets/choice-row.h"
#include "app/widgets/focus-again.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/text-limit.h"
#include "engine/tile/symbol-table.h"

#define PICTURE_SIZE 64

static guint procedure_signal;

G_DEFINE_FINAL_TYPE (TwOwnForm, tw_own_form, ADW_TYPE_BIN)

static const TwKind places[] = { TW_KIND_NONE,  TW_KIND_CITY,  TW_KIND_ROAD,
                                 TW_KIND_FIELD, TW_KIND_RIVER, TW_KIND_MONASTERY };

static void
show_places_words (TwOwnForm *self)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < self->place_checks->len; i++)
    {
      GtkCheckButton *check = self->place_checks->pdata[i];

      if (gtk_check_button_get_active (check))
        g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                                (const char *) g_object_get_data (G_OBJECT (check), "words"));
    }
  adw_expander_row_set_subtitle (self->places_row, words->len > 0 ? words->str : _ ("Anything"));
  g_string_free (words, TRUE);
}

static void
place_toggled_cb (TwOwnForm *self)
{
  if (self->is_filling)
    return;
  show_places_words (self);
  own_form_commit (self, "places");
  own_form_tell_effects (self);
}

static void
add_place (TwOwnForm *self, TwKind kind, const char *name, gboolean is_on)
{
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), is_on);
  /* Its row names it. */
  g_object_set_data (G_OBJECT (check), "kind", GUINT_TO_POINTER ((guint) kind));
  g_object_set_data_full (G_OBJECT (check), "words", g_strdup (name), g_free);
  g_object_set_data (G_OBJECT (check), "row", row);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (place_toggled_cb), self);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_expander_row_add_row (self->places_row, row);
  g_ptr_array_add (self->place_checks, check);
}

static gboolean
is_offered (const TwTileSet *set, guint kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (places[i] == kind)
      return TRUE;
  return tw_kind_is_own ((TwKind) kind);
}

static void
fill_places (TwOwnForm *self)
{
  const TwTileSet *set = own_form_set (self);
  const TwSymbolType *symbol = tw_vocabulary_find_symbol (set->own, self->thing.id);

  for (guint i = 0; i < self->place_checks->len; i++)
    adw_expander_row_remove (self->places_row,
                             g_object_get_data (self->place_checks->pdata[i], "row"));
  g_ptr_array_set_size (self->place_checks, 0);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    add_place (self, places[i],
               places[i] == TW_KIND_NONE ? C_ ("place of a symbol", "the tile itself")
                                         : tw_land_name (set->own, places[i]),
               (symbol->places & TW_KIND_BIT (places[i])) != 0);
  /* What else the file says stays as long as nobody takes it out. */
  for (guint kind = 1; kind < TW_N_KINDS; kind++)
    if ((symbol->places & TW_KIND_BIT (kind)) && !is_offered (set, kind))
      add_place (self, (TwKind) kind, tw_land_name (set->own, (TwKind) kind), TRUE);
  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_LAND); i++)
    {
      const TwLandType *land = g_ptr_array_index (set->own->lands, i);

      add_place (self, land->kind, tw_own_thing_name (set, TW_OWN_LAND, land->id),
                 (symbol->places & TW_KIND_BIT (land->kind)) != 0);
    }
  show_places_words (self);
}

/* What is on tiles, or at a symbol that is, is tried with one of them; figures and tokens are there
 * in any game. */
static void
try_it (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwOwnForm *self = TW_OWN_FORM (widget);
  const TwTileSet *set = own_form_set (self);
  TwOwnSort sort = self->thing.sort;
  const char *id = self->thing.id;
  const TwTile *tile = NULL;

  if (id == NULL)
    return;
  if (sort == TW_OWN_ZONE && tw_own_declared_text (set, sort, id, "at") != NULL)
    {
      id = tw_own_declared_text (set, sort, id, "at");
      sort = TW_OWN_SYMBOL;
    }
  for (guint i = 0; i < set->n_tiles && tile == NULL; i++)
    if (tw_own_thing_is_on (set, sort, id, set->tiles[i]))
      tile = set->tiles[i];
  if (sort == TW_OWN_SYMBOL || sort == TW_OWN_LAND)
    gtk_widget_activate_action (widget, "win.try-tile", "s", tile != NULL ? tile->id : "");
  else
    gtk_widget_activate_action (widget, "win.play", NULL);
}

static void
add_effect (GtkWidget *widget, const char *action, GVariant *parameter)
{
  own_form_add_effect (TW_OWN_FORM (widget));
}

/* ---- the whole form ------------------------------------------------------------------------ */

static void
name_changed_cb (TwOwnForm *self)
{
  own_form_commit (self, "name");
}

gboolean
tw_own_form_has_picture (TwOwnForm *self)
{
  return self->thing.id != NULL && tw_own_sort_has_picture (self->thing.sort);
}

gboolean
tw_own_form_has_effects (TwOwnForm *self)
{
  TwOwnSort sort = self->thing.sort;

  return self->thing.id != NULL
         && (sort == TW_OWN_SYMBOL || sort == TW_OWN_LAND || sort == TW_OWN_TOKEN);
}

static void
fill (TwOwnForm *self)
{
  TwOwnSort sort = self->thing.sort;

  self->is_stale = FALSE;
  if (self->thing.id != NULL && !tw_own_thing_exists (own_form_set (self), sort, self->thing.id))
    g_clear_pointer (&self->thing.id, g_free);
  self->is_drawing = self->is_drawing && self->thing.id != NULL;
  gtk_stack_set_visible_child_name (self->stack, self->thing.id == NULL ? "nothing"
                                                 : self->is_drawing     ? "draw"
                                                                        : "form");
  if (self->thing.id == NULL)
    return;
  if (self->is_drawing)
    tw_sketch_editor_update (self->sketch, own_form_art (self));
  self->is_filling = TRUE;
  own_form_show_head (self);
  own_form_fill_names (self, G_CALLBACK (name_changed_cb));
  gtk_widget_set_visible (self->name_group, sort != TW_OWN_KEPT_LIST);
  gtk_widget_set_visible (self->picture_group, tw_own_sort_has_picture (sort));
  gtk_widget_set_visible (self->land_group, sort == TW_OWN_LAND);
  /* Where a symbol that the program knows may stand is known. */
  gtk_widget_set_visible (self->places_group,
                          sort == TW_OWN_SYMBOL && tw_symbol_table_find (self->thing.id) == NULL);
  gtk_widget_set_visible (self->supply_group, sort == TW_OWN_FIGURE || sort == TW_OWN_TOKEN);
  gtk_widget_set_visible (self->worth_group, sort == TW_OWN_TOKEN);
  gtk_widget_set_visible (self->effects_part, tw_own_form_has_effects (self));
  own_form_show_error (self->picture_error, NULL);
  own_form_show_error (self->land_error, NULL);
  own_form_show_error (self->error_label, NULL);
  if (sort == TW_OWN_SYMBOL)
    fill_places (self);
  else if (sort == TW_OWN_LAND)
    own_form_fill_land (self);
  else if (sort == TW_OWN_FIGURE || sort == TW_OWN_TOKEN)
    own_form_fill_supply (self);
  own_form_fill_effects (self);
  self->is_filling = FALSE;
  own_form_show_parts (self);
}

void
own_form_show_parts (TwOwnForm *self)
{
  for (guint i = 0; i < self->n_parts; i++)
    tw_thing_group_show (self->parts[i], self->document, self->thing.sort, self->thing.id);
}

/* A part could not change what was wanted: it shows what is there. */
static void
refused_cb (TwOwnForm *self, const char *words)
{
  own_form_show_error (self->error_label, words);
  if (words != NULL)
    own_form_show_parts (self);
}

static void
use_chosen_cb (TwOwnForm *self, guint index)
{
  g_signal_emit (self, procedure_signal, 0, index);
}

/* While it is not seen, tiles change at every stroke: it is filled when it is seen again. */
static void
document_changed_cb (TwOwnForm *self, guint parts)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) && self->thing.id != NULL
      && tw_own_thing_exists (own_form_set (self), self->thing.sort, self->thing.id))
    self->is_stale = TRUE;
  else if (!self->is_changing
           && (parts & (TW_DOCUMENT_HEAD | TW_DOCUMENT_TILES | TW_DOCUMENT_REFUSED)) != 0)
    fill (self);
  else if (self->thing.id != NULL && self->thing.sort == TW_OWN_LAND && !self->is_changing)
    fill (self);
}

static void
own_form_map (GtkWidget *widget)
{
  TwOwnForm *self = TW_OWN_FORM (widget);

  if (self->is_stale)
    fill (self);
  GTK_WIDGET_CLASS (tw_own_form_parent_class)->map (widget);
}

static void
worth_changed_cb (TwOwnForm *self)
{
  if (self->is_filling || self->thing.id == NULL || self->thing.sort != TW_OWN_TOKEN)
    return;
  own_form_commit (self, "worth");
  own_form_show_worth_rows (self,
                            tw_vocabulary_find_token (own_form_set (self)->own, self->thing.id));
}

static void
land_changed_cb (TwOwnForm *self)
{
  const TwLandType *land;
  char letter;

  if (self->is_filling || self->thing.id == NULL)
    return;
  land = tw_vocabulary_find_land (own_form_set (self)->own, self->thing.id);
  if (own_form_read_letter (self, land, &letter))
    own_form_commit_with (self, "land", NULL, self->land_error);
  else
    own_form_show_error (self->land_error, _ ("The letter of an edge is one capital from A to Z."));
}

static gboolean
free_letter_cb (gpointer data)
{
  TwOwnForm *self = data;

  if (self->document == NULL || self->thing.id == NULL || self->thing.sort != TW_OWN_LAND
      || *gtk_editable_get_text (GTK_EDITABLE (self->letter_row)) != '\0')
    return G_SOURCE_REMOVE;
  self->is_letter_free = TRUE;
  land_changed_cb (self);
  self->is_letter_free = FALSE;
  fill (self);
  return G_SOURCE_REMOVE;
}

/* Nothing was typed in place of the letter that stood there: a free one will do. Not at once, for
 * the focus is on its way to a row of the list that would be made anew. */
static void
letter_left_cb (TwOwnForm *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, free_letter_cb, g_object_ref (self), g_object_unref);
}

static void
supply_changed_cb (TwOwnForm *self)
{
  if (self->is_filling)
    return;
  own_form_commit (self, "supply");
}

/* A rule may move the figure because it belongs to nobody: then it goes on doing so, and the reason
 * why stands below. */
static void
neutral_changed_cb (TwOwnForm *self)
{
  g_autoptr (GError) error = NULL;

  if (self->is_filling || self->thing.id == NULL || self->thing.sort != TW_OWN_FIGURE)
    return;
  self->is_changing = TRUE;
  tw_own_figure_set_neutral (self->document, self->thing.id,
                             gtk_switch_get_active (self->neutral_switch), &error);
  self->is_changing = FALSE;
  self->is_filling = TRUE;
  own_form_fill_supply (self);
  self->is_filling = FALSE;
  own_form_show_error (self->error_label, error != NULL ? tw_error_words (error) : NULL);
  own_form_show_head (self);
  own_form_show_parts (self);
}

static void
own_form_dispose (GObject *object)
{
  TwOwnForm *self = TW_OWN_FORM (object);

  tw_own_form_set_document (self, NULL);
  g_clear_pointer (&self->thing.id, g_free);
  g_clear_pointer (&self->old_art, g_free);
  g_clear_pointer (&self->language_rows, g_ptr_array_unref);
  g_clear_pointer (&self->place_checks, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_own_form_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, stack);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, examples);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, sketch);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, picture);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, title);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, name_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, languages_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, picture_group);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, draw_button);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, picture_error);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, picture_reason);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, picture_spinner);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, land_group);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, shape_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, colour_button);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, pattern_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, role_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, letter_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, land_error);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, places_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, places_group);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, supply_group);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, supply_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, supply_spin);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, neutral_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, neutral_switch);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, worth_group);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, each_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, each_spin);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, every_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, every_spin);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, from_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, from_spin);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, most_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, most_spin);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, ties_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, also_worth_row);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, name_group);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, deck);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, preview);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, parts_box);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, uses);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, unfinished);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, effects_part);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, effects_box);
  gtk_widget_class_bind_template_child (widget_class, TwOwnForm, error_label);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_form_effect_added_cb);
  gtk_widget_class_bind_template_callback (widget_class, land_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, letter_left_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "sketched_cb",
                                                G_CALLBACK (own_form_sketched_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "points_typed_cb",
                                                G_CALLBACK (own_form_points_typed_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "drawn_cb",
                                                G_CALLBACK (own_form_drawn_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "not_drawn_cb",
                                                G_CALLBACK (own_form_not_drawn_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "draw_card_cb",
                                                G_CALLBACK (own_form_draw_card_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "choose_card_cb",
                                                G_CALLBACK (own_form_choose_card_cb));
  gtk_widget_class_bind_template_callback (widget_class, use_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, supply_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, neutral_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, worth_changed_cb);
}

static void
ensure_parts (void)
{
  g_type_ensure (TW_TYPE_COUNTER_GROUP);
  g_type_ensure (TW_TYPE_DECK_GROUP);
  g_type_ensure (TW_TYPE_KEPT_GROUP);
  g_type_ensure (TW_TYPE_LAND_PREVIEW);
  g_type_ensure (TW_TYPE_LYING_GROUP);
  g_type_ensure (TW_TYPE_STANDING_GROUP);
  g_type_ensure (TW_TYPE_UNFINISHED_GROUP);
  g_type_ensure (TW_TYPE_USE_GROUP);
  g_type_ensure (TW_TYPE_ZONE_GROUP);
}

static void
add_part (TwOwnForm *self, GtkWidget *part)
{
  g_assert (self->n_parts < G_N_ELEMENTS (self->parts));
  self->parts[self->n_parts++] = TW_THING_GROUP (part);
  g_signal_connect_swapped (part, "refused", G_CALLBACK (refused_cb), self);
}

static void
list_parts (TwOwnForm *self)
{
  for (GtkWidget *part = gtk_widget_get_first_child (self->parts_box); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    add_part (self, part);
  add_part (self, GTK_WIDGET (self->uses));
  add_part (self, GTK_WIDGET (self->unfinished));
}

static void
tw_own_form_class_init (TwOwnFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = own_form_dispose;
  widget_class->map = own_form_map;
  g_type_ensure (TW_TYPE_SYMBOL_PICTURE);
  g_type_ensure (TW_TYPE_SKETCH_EDITOR);
  ensure_parts ();
  procedure_signal = g_signal_new ("procedure", TW_TYPE_OWN_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/ruleset/own-form.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "form.choose-picture", NULL,
                                   own_form_choose_picture);
  gtk_widget_class_install_action (widget_class, "form.draw", NULL, own_form_draw);
  gtk_widget_class_install_action (widget_class, "form.try", NULL, try_it);
  gtk_widget_class_install_action (widget_class, "form.remove-picture", NULL,
                                   own_form_remove_picture);
  gtk_widget_class_install_action (widget_class, "form.add-effect", NULL, add_effect);
  gtk_widget_class_install_action (widget_class, "form.remove", NULL, own_form_remove);
}

/* Takes @choices. */
static void
offer (AdwComboRow *row, GListModel *choices)
{
  adw_combo_row_set_model (row, choices);
  tw_choice_row (row);
  g_object_unref (choices);
}

static void
tw_own_form_init (TwOwnForm *self)
{
  g_autoptr (GMenu) examples = tw_procedure_group_examples ();

  self->language_rows = g_ptr_array_new ();
  self->place_checks = g_ptr_array_new ();
  self->card = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  list_parts (self);
  gtk_menu_button_set_menu_model (self->examples, G_MENU_MODEL (examples));
  tw_inner_names (GTK_WIDGET (self));
  tw_text_limit_text (self->name_row);
  tw_text_limit_line (self->role_row);
  tw_text_limit_line (self->letter_row);
  tw_symbol_picture_set_size (self->picture, PICTURE_SIZE);
  tw_choice_row (self->shape_row);
  offer (self->pattern_row, own_form_land_patterns ());
  offer (self->ties_row, own_form_token_ties ());
}

void
tw_own_form_set_document (TwOwnForm *self, TwDocument *document)
{
  own_form_stop_choosing (self);
  if (self->document != NULL)
    g_clear_signal_handler (&self->changed_id, self->document);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  self->changed_id =
      g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  fill (self);
}

void
tw_own_form_show (TwOwnForm *self, TwOwnSort sort, const char *id)
{
  g_autofree char *copy = g_strdup (id);

  /* Where the form of something else was scrolled to, and had the keyboard, says nothing of this
   * one. */
  if (self->thing.sort != sort || g_strcmp0 (self->thing.id, id) != 0)
    {
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
      tw_focus_forget (GTK_WIDGET (self));
    }
  /* What was being drawn is not lost by looking at something else. */
  if (self->is_drawing)
    tw_sketch_editor_finish (self->sketch);
  own_form_stop_choosing (self);
  self->card = -1;
  g_free (self->thing.id);
  self->thing.id = g_steal_pointer (&copy);
  self->thing.sort = sort;
  self->is_drawing = FALSE;
  fill (self);
}

const char *
tw_own_form_get_id (TwOwnForm *self)
{
  return self->thing.id;
}

void
tw_own_form_set_textures (TwOwnForm *self, TwTileTextures *textures)
{
  tw_land_preview_set_textures (self->preview, textures);
}
