/* One effect as a form. */
#include "app/ruleset/effect-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/ruleset/effect-edit.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/choice-row.h"
#include "app/widgets/text-limit.h"
#include "engine/own/own-rules-words.h"

/* Where an effect that takes the place of the usual points begins: it comes before them. */
#define PRIORITY_BEFORE 10

struct _TwEffectGroup
{
  AdwBin parent_instance;

  AdwPreferencesGroup *group;
  AdwComboRow *event_row;
  AdwComboRow *features_row;
  AdwComboRow *if_row;
  AdwComboRow *if_symbol_row;
  GtkWidget *tiles_row;
  GtkSpinButton *tiles_spin;
  GtkWidget *also_row;
  AdwComboRow *stage_row;
  AdwComboRow *token_row;
  GtkWidget *points_row;
  GtkSpinButton *points_spin;
  AdwComboRow *per_row;
  AdwComboRow *symbol_row;
  AdwComboRow *kind_row;
  AdwComboRow *scope_row;
  AdwComboRow *to_row;
  GtkWidget *priority_row;
  GtkSpinButton *priority_spin;
  AdwEntryRow *words_row;
  AdwActionRow *sentence_row;
  GtkWidget *error_row;
  GtkImage *error_icon;
  GtkButton *repair_button;

  guint index;
  TwEffect *effect;
  TwEffect *repaired; /* (nullable): what the button makes of it */
  TwTileSet *set;
  char *symbol; /* (nullable): "this symbol" */
  /* What each choice of a row means. */
  GArray *events;
  GArray *features;
  GArray *kinds;
  GPtrArray *symbols;
  GPtrArray *if_symbols;
  GPtrArray *tokens;
  gboolean is_filling;
};

enum
{
  CHANGED,
  LEFT,
  REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwEffectGroup, tw_effect_group, ADW_TYPE_BIN)

static const TwRuleWord *
chosen_word (AdwComboRow *row)
{
  return tw_effect_words_nth (adw_combo_row_get_model (row), adw_combo_row_get_selected (row));
}

/* A symbol's own form is about that symbol: which one is asked where it is another. */
static gboolean
asks_symbol (TwEffectGroup *self, AdwComboRow *row, const char *symbol)
{
  return symbol != NULL
         && (gtk_widget_get_visible (GTK_WIDGET (row)) || g_strcmp0 (symbol, self->symbol) != 0);
}

/* Only rows that matter for what is chosen are seen. */
static void
show_rows (TwEffectGroup *self)
{
  const TwEffect *effect = self->effect;
  TwEffectThen then = tw_effect_then (effect);
  const TwRuleWord *condition = chosen_word (self->if_row);
  const char *if_symbol = effect->if_symbol != NULL ? effect->if_symbol : effect->unless_symbol;
  g_autofree char *also = tw_effect_also (self->set, effect);

  gtk_widget_set_visible (GTK_WIDGET (self->if_symbol_row),
                          asks_symbol (self, self->if_symbol_row, if_symbol));
  gtk_widget_set_visible (self->tiles_row,
                          condition != NULL && condition->takes == TW_TAKES_AMOUNT);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->also_row), also != NULL ? also : "");
  gtk_widget_set_visible (self->also_row, also != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->token_row), then == TW_EFFECT_THEN_TOKENS);
  gtk_widget_set_visible (self->points_row, then != TW_EFFECT_THEN_CREDIT);
  gtk_widget_set_visible (GTK_WIDGET (self->per_row), tw_effect_counts (effect));
  gtk_widget_set_visible (GTK_WIDGET (self->symbol_row),
                          asks_symbol (self, self->symbol_row, effect->symbol));
  gtk_widget_set_visible (GTK_WIDGET (self->kind_row),
                          tw_effect_counts (effect) && tw_effect_per_names_kind (effect->per));
  gtk_widget_set_visible (GTK_WIDGET (self->scope_row), tw_effect_looks (effect));
  gtk_widget_set_visible (GTK_WIDGET (self->to_row), then >= TW_EFFECT_THEN_CREDIT);
  gtk_widget_set_visible (self->priority_row,
                          then == TW_EFFECT_THEN_RATE || then == TW_EFFECT_THEN_DIVIDE
                              || then == TW_EFFECT_THEN_CREDIT || effect->priority != 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->points_row),
                                 then == TW_EFFECT_THEN_DIVIDE   ? C_ ("effect", "By")
                                 : then == TW_EFFECT_THEN_TOKENS ? C_ ("effect", "How Many")
                                                                 : C_ ("effect", "Points"));
}

/* ---- what the effect says, in the rows ----------------------------------------------------- */

static guint
position_of (const GArray *values, guint wanted)
{
  for (guint i = 0; i < values->len; i++)
    if (g_array_index (values, guint, i) == wanted)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

static guint
id_position_of (const GPtrArray *ids, const char *wanted)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_strcmp0 (ids->pdata[i], wanted) == 0)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

static void
fill_row (AdwComboRow *row, GListModel *choices, guint selected)
{
  adw_combo_row_set_model (row, choices);
  adw_combo_row_set_selected (row, selected);
  g_object_unref (choices);
}

static void
fill_words (AdwComboRow *row, TwWordSort sort, int value)
{
  fill_row (row, tw_effect_words_list (sort, tw_rule_word_of (sort, value)), 0);
  tw_effect_words_choose (row, sort, value);
}

/* The number of tiles that a condition asks for. */
static const char *
tiles_asked (const TwEffect *effect)
{
  const TwRuleWord *condition = tw_effect_if (effect);

  return condition != NULL && condition->takes == TW_TAKES_AMOUNT
             ? tw_rule_word_text (condition, effect)
             : effect->if_tiles_most;
}

/* A number in its field; the name of a parameter is left to the file. */
static void
fill_amount (GtkWidget *row, GtkSpinButton *spin, const char *amount)
{
  int number = 1;
  gboolean is_number = amount == NULL || tw_amount_is_number (amount, &number);

  gtk_widget_set_sensitive (GTK_WIDGET (spin), is_number);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), is_number ? "" : amount);
  if (is_number)
    gtk_spin_button_set_value (spin, number);
}

static void
fill_choices (TwEffectGroup *self)
{
  const TwEffect *effect = self->effect;
  const char *if_symbol = effect->if_symbol != NULL ? effect->if_symbol : effect->unless_symbol;
  GListModel *list;

  g_array_set_size (self->events, 0);
  g_array_set_size (self->features, 0);
  g_array_set_size (self->kinds, 0);
  g_ptr_array_set_size (self->symbols, 0);
  g_ptr_array_set_size (self->if_symbols, 0);
  g_ptr_array_set_size (self->tokens, 0);
  list = tw_effect_events_list (effect, self->events);
  fill_row (self->event_row, list, position_of (self->events, effect->events));
  list = tw_effect_features_list (self->set, effect, self->features);
  fill_row (self->features_row, list, position_of (self->features, effect->features));
  list = tw_effect_kinds_list (self->set, effect, self->kinds);
  fill_row (self->kind_row, list, position_of (self->kinds, effect->kind));
  list = tw_effect_symbols_list (self->set, effect->symbol, self->symbols);
  fill_row (self->symbol_row, list, id_position_of (self->symbols, effect->symbol));
  list = tw_effect_symbols_list (self->set, if_symbol, self->if_symbols);
  fill_row (self->if_symbol_row, list, id_position_of (self->if_symbols, if_symbol));
  list = tw_effect_tokens_list (self->set, effect->token, self->tokens);
  fill_row (self->token_row, list, id_position_of (self->tokens, effect->token));
  tw_choice_row_pictures (self->symbol_row, self->symbols, FALSE, tw_theme_of_set (self->set));
  tw_choice_row_pictures (self->if_symbol_row, self->if_symbols, FALSE,
                          tw_theme_of_set (self->set));
  tw_choice_row_pictures (self->token_row, self->tokens, FALSE, tw_theme_of_set (self->set));
}

static void
fill_form (TwEffectGroup *self)
{
  const TwEffect *effect = self->effect;
  GListModel *list;

  self->is_filling = TRUE;
  fill_choices (self);
  list = tw_effect_words_list (TW_WORDS_CONDITION, NULL);
  fill_row (self->if_row, list, tw_effect_words_find (list, tw_effect_if (effect)));
  fill_row (self->stage_row, tw_effect_thens_list (), tw_effect_then (effect));
  fill_words (self->per_row, TW_WORDS_PER, (int) effect->per);
  fill_words (self->scope_row, TW_WORDS_SCOPE, (int) effect->scope);
  fill_words (self->to_row, TW_WORDS_TO, (int) effect->to);
  fill_amount (self->tiles_row, self->tiles_spin, tiles_asked (effect));
  fill_amount (self->points_row, self->points_spin, effect->points);
  gtk_spin_button_set_value (self->priority_spin, effect->priority);
  show_rows (self);
  self->is_filling = FALSE;
}

/* ---- what somebody chooses, in the effect -------------------------------------------------- */

static const char *
chosen_id (AdwComboRow *row, const GPtrArray *ids)
{
  guint chosen = adw_combo_row_get_selected (row);

  return chosen < ids->len ? ids->pdata[chosen] : NULL;
}

/* The symbol that is meant when none was chosen yet. */
static const char *
first_symbol (TwEffectGroup *self)
{
  return self->symbol != NULL     ? self->symbol
         : self->symbols->len > 0 ? self->symbols->pdata[0]
                                  : NULL;
}

static void
take_per (TwEffectGroup *self, TwEffectPer per)
{
  guint kind = adw_combo_row_get_selected (self->kind_row);

  tw_effect_choose_per (self->effect, per,
                        (TwKind) g_array_index (self->kinds, guint,
                                                kind < self->kinds->len ? kind : 0),
                        first_symbol (self));
}

static void
take_then (TwEffectGroup *self, TwEffectThen then)
{
  const TwRuleWord *to = chosen_word (self->to_row);

  tw_effect_choose_then (self->effect, then, to != NULL ? (TwEffectTo) to->value : self->effect->to,
                         self->tokens->len > 0 ? self->tokens->pdata[0] : NULL,
                         self->symbol != NULL ? PRIORITY_BEFORE : 0);
}

static void
take_symbol (TwEffectGroup *self, const char *symbol)
{
  TwEffect *effect = self->effect;

  tw_effect_set (effect->if_symbol != NULL ? &effect->if_symbol : &effect->unless_symbol, symbol);
}

/* What stands in @row, and nothing else: what the form cannot say is none of its business. */
static void
take (TwEffectGroup *self, gpointer row)
{
  TwEffect *effect = self->effect;
  guint chosen = ADW_IS_COMBO_ROW (row) ? adw_combo_row_get_selected (row) : 0;

  if (chosen == GTK_INVALID_LIST_POSITION)
    return;
  if (row == self->event_row)
    effect->events = g_array_index (self->events, guint, chosen);
  else if (row == self->features_row)
    effect->features = g_array_index (self->features, TwKindSet, chosen);
  else if (row == self->if_row)
    tw_effect_choose_if (effect, chosen_word (row), first_symbol (self),
                         gtk_spin_button_get_value_as_int (self->tiles_spin));
  else if (row == self->if_symbol_row)
    take_symbol (self, chosen_id (row, self->if_symbols));
  else if (row == self->tiles_spin)
    tw_effect_set_number (tw_effect_member (effect, tw_effect_if (effect)),
                          gtk_spin_button_get_value_as_int (row));
  else if (row == self->stage_row)
    take_then (self, (TwEffectThen) chosen);
  else if (row == self->token_row)
    tw_effect_set (&effect->token, chosen_id (row, self->tokens));
  else if (row == self->points_spin)
    tw_effect_set_number (&effect->points, gtk_spin_button_get_value_as_int (row));
  else if (row == self->per_row)
    take_per (self, (TwEffectPer) chosen_word (row)->value);
  else if (row == self->symbol_row)
    tw_effect_set (&effect->symbol, chosen_id (row, self->symbols));
  else if (row == self->kind_row)
    effect->kind = (TwKind) g_array_index (self->kinds, guint, chosen);
  else if (row == self->scope_row)
    effect->scope = (TwEffectScope) chosen_word (row)->value;
  else if (row == self->to_row)
    effect->to = (TwEffectTo) chosen_word (row)->value;
  else if (row == self->priority_spin)
    effect->priority = gtk_spin_button_get_value_as_int (row);
  if (self->symbol != NULL
      && (row == self->if_row || row == self->stage_row || row == self->per_row))
    tw_effect_keep_symbol (effect, self->symbol);
}

/* Rows whose choice follows from that of another one. */
static void
follow (TwEffectGroup *self)
{
  const TwEffect *effect = self->effect;
  const char *if_symbol = effect->if_symbol != NULL ? effect->if_symbol : effect->unless_symbol;

  GListModel *conditions = adw_combo_row_get_model (self->if_row);

  self->is_filling = TRUE;
  adw_combo_row_set_selected (self->if_row,
                              tw_effect_words_find (conditions, tw_effect_if (effect)));
  tw_effect_words_choose (self->per_row, TW_WORDS_PER, (int) effect->per);
  tw_effect_words_choose (self->scope_row, TW_WORDS_SCOPE, (int) effect->scope);
  fill_amount (self->points_row, self->points_spin, effect->points);
  gtk_spin_button_set_value (self->priority_spin, effect->priority);
  if (effect->token != NULL)
    adw_combo_row_set_selected (self->token_row, id_position_of (self->tokens, effect->token));
  if (effect->symbol != NULL)
    adw_combo_row_set_selected (self->symbol_row, id_position_of (self->symbols, effect->symbol));
  if (if_symbol != NULL)
    adw_combo_row_set_selected (self->if_symbol_row, id_position_of (self->if_symbols, if_symbol));
  if (effect->kind != TW_KIND_NONE)
    adw_combo_row_set_selected (self->kind_row, position_of (self->kinds, effect->kind));
  self->is_filling = FALSE;
}

static void
row_changed_cb (gpointer row, gpointer data)
{
  TwEffectGroup *self = TW_EFFECT_GROUP (data);
  const char *typed = row == self->words_row       ? "words"
                      : row == self->points_spin   ? "points"
                      : row == self->tiles_spin    ? "tiles"
                      : row == self->priority_spin ? "priority"
                                                   : NULL;

  if (self->is_filling)
    return;
  take (self, row);
  follow (self);
  show_rows (self);
  g_signal_emit (self, signals[CHANGED], 0, typed);
}

static void
selected_cb (gpointer row, GParamSpec *pspec, gpointer data)
{
  row_changed_cb (row, data);
}

static void
repair_cb (TwEffectGroup *self)
{
  if (self->repaired == NULL)
    return;
  tw_effect_free (self->effect);
  self->effect = g_steal_pointer (&self->repaired);
  fill_form (self);
  /* The button goes with what it mended; the keyboard stays in the form. */
  tw_effect_group_focus (self);
  g_signal_emit (self, signals[CHANGED], 0, NULL);
}

static void
remove_cb (TwEffectGroup *self)
{
  g_signal_emit (self, signals[REMOVE], 0);
}

static void
left_cb (TwEffectGroup *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static void
effect_group_dispose (GObject *object)
{
  TwEffectGroup *self = TW_EFFECT_GROUP (object);

  g_clear_pointer (&self->effect, tw_effect_free);
  g_clear_pointer (&self->repaired, tw_effect_free);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  g_clear_pointer (&self->symbol, g_free);
  g_clear_pointer (&self->events, g_array_unref);
  g_clear_pointer (&self->features, g_array_unref);
  g_clear_pointer (&self->kinds, g_array_unref);
  g_clear_pointer (&self->symbols, g_ptr_array_unref);
  g_clear_pointer (&self->if_symbols, g_ptr_array_unref);
  g_clear_pointer (&self->tokens, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_effect_group_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, group);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, event_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, features_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, if_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, if_symbol_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, tiles_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, tiles_spin);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, also_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, stage_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, token_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, points_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, points_spin);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, per_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, symbol_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, kind_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, scope_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, to_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, priority_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, priority_spin);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, words_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, sentence_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, error_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, error_icon);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, repair_button);
  gtk_widget_class_bind_template_callback (widget_class, row_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, repair_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
tw_effect_group_class_init (TwEffectGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = effect_group_dispose;
  signals[CHANGED] = g_signal_new ("changed", TW_TYPE_EFFECT_GROUP, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LEFT] = g_signal_new ("left", TW_TYPE_EFFECT_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[REMOVE] = g_signal_new ("remove", TW_TYPE_EFFECT_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/effect-group.ui");
  bind_children (widget_class);
}

/* Undo is the document's, also while something is typed; what is typed later is another step. */
static void
watch_typing (TwEffectGroup *self, gpointer row)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_enable_undo (GTK_EDITABLE (row), FALSE);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (row), focus);
}

static void
tw_effect_group_init (TwEffectGroup *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (guint));
  self->features = g_array_new (FALSE, FALSE, sizeof (TwKindSet));
  self->kinds = g_array_new (FALSE, FALSE, sizeof (guint));
  self->symbols = g_ptr_array_new_with_free_func (g_free);
  self->if_symbols = g_ptr_array_new_with_free_func (g_free);
  self->tokens = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_text_limit_text (self->words_row);
  watch_typing (self, self->words_row);
  watch_typing (self, self->points_spin);
  watch_typing (self, self->tiles_spin);
  watch_typing (self, self->priority_spin);
}

GtkWidget *
tw_effect_group_new (const TwTileSet *set,
                     const TwOwnThing *thing,
                     guint index,
                     guint number,
                     const TwEffect *refused)
{
  TwEffectGroup *self = g_object_new (TW_TYPE_EFFECT_GROUP, NULL);
  const TwEffect *effect = g_ptr_array_index (set->own->effects, index);
  const TwRule *rule = tw_own_rules_words (set->own, effect);
  const char *words = rule != NULL ? tw_texts_get (rule->texts, "") : NULL;
  AdwComboRow *rows[] = { self->event_row, self->features_row, self->if_row,  self->if_symbol_row,
                          self->stage_row, self->token_row,    self->per_row, self->symbol_row,
                          self->kind_row,  self->scope_row,    self->to_row };
  /* Translators: effects of a symbol are counted: "Effect 1". */
  g_autofree char *title = g_strdup_printf (_ ("Effect %u"), number);

  self->index = index;
  self->set = tw_tile_set_ref ((TwTileSet *) set);
  self->effect = g_new0 (TwEffect, 1);
  tw_effect_say (self->effect, refused != NULL ? refused : effect);
  self->symbol = thing->sort == TW_OWN_SYMBOL ? g_strdup (thing->id) : NULL;
  adw_preferences_group_set_title (self->group, title);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    tw_choice_row (rows[i]);
  fill_form (self);
  self->is_filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->words_row), words != NULL ? words : "");
  self->is_filling = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_signal_connect (rows[i], "notify::selected", G_CALLBACK (selected_cb), self);
  return GTK_WIDGET (self);
}

guint
tw_effect_group_get_index (TwEffectGroup *self)
{
  return self->index;
}

void
tw_effect_group_focus (TwEffectGroup *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->event_row), GTK_DIR_TAB_FORWARD);
}

const TwEffect *
tw_effect_group_get_effect (TwEffectGroup *self)
{
  return self->effect;
}

void
tw_effect_group_set_sentence (TwEffectGroup *self, const char *sentence)
{
  adw_action_row_set_subtitle (self->sentence_row, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sentence_row),
                          sentence != NULL && *tw_effect_group_get_words (self) == '\0');
}

const char *
tw_effect_group_get_words (TwEffectGroup *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->words_row));
}

static void
set_problem (TwEffectGroup *self, const char *words, gboolean is_error)
{
  static const char *const classes[][2] = { { "warning", NULL }, { "error", NULL } };

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->error_row), words != NULL ? words : "");
  gtk_image_set_from_icon_name (self->error_icon,
                                is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  gtk_widget_set_css_classes (GTK_WIDGET (self->error_icon), (const char **) classes[is_error]);
  gtk_widget_set_visible (self->error_row, words != NULL);
}

void
tw_effect_group_set_refusal (TwEffectGroup *self, const TwEffectRefusal *refusal)
{
  const char *repair = refusal != NULL ? refusal->repair : NULL;

  set_problem (self, refusal != NULL ? refusal->words : NULL, TRUE);
  g_clear_pointer (&self->repaired, tw_effect_free);
  if (repair != NULL)
    {
      self->repaired = g_new0 (TwEffect, 1);
      tw_effect_say (self->repaired, refusal->repaired);
      gtk_button_set_label (self->repair_button, repair);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->repair_button), repair != NULL);
  /* An effect that is not there has no words; those that are refused themselves can be mended. */
  if (refusal == NULL
      || (gtk_widget_get_state_flags (GTK_WIDGET (self->words_row)) & GTK_STATE_FLAG_FOCUS_WITHIN)
             == 0)
    gtk_widget_set_sensitive (GTK_WIDGET (self->words_row), refusal == NULL);
}

void
tw_effect_group_set_warning (TwEffectGroup *self, const char *warning)
{
  tw_effect_group_set_refusal (self, NULL);
  set_problem (self, warning, FALSE);
}
