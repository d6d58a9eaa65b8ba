/* One effect as a form. */
#include "app/ruleset/effect-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/choice-tooltip.h"
#include "app/land-names.h"

/* What the row "If" offers. */
typedef enum
{
  IF_ALWAYS,
  IF_SYMBOL,
  IF_NO_SYMBOL,
  IF_TILES_MOST,
  IF_TILES_LEAST,
  N_IFS
} If;

/* What the row "Then" offers: stages, and credits with and without points. */
typedef enum
{
  THEN_ADD,
  THEN_RATE,
  THEN_DIVIDE,
  THEN_CREDIT,
  THEN_AWARD,
  THEN_TOKENS,
  N_THENS
} Then;

struct _TwEffectGroup
{
  AdwBin parent_instance;

  AdwPreferencesGroup *group;
  AdwComboRow *event_row;
  AdwComboRow *features_row;
  AdwComboRow *if_row;
  GtkWidget *tiles_row;
  GtkSpinButton *tiles_spin;
  AdwComboRow *stage_row;
  AdwComboRow *token_row;
  GtkWidget *points_row;
  GtkSpinButton *points_spin;
  AdwComboRow *per_row;
  AdwComboRow *kind_row;
  AdwComboRow *scope_row;
  AdwComboRow *to_row;
  AdwEntryRow *words_row;
  GtkWidget *error_row;
  GtkImage *error_icon;

  guint index;
  TwEffect *effect;
  char *symbol;     /* (nullable): "this symbol" */
  GArray *features; /* TwKindSet by item of the row */
  GArray *kinds;    /* TwKind by item of the row */
  GStrv tokens;
  guint condition; /* an If: the one that the effect has */
  gboolean is_filling;
};

enum
{
  CHANGED,
  REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwEffectGroup, tw_effect_group, ADW_TYPE_BIN)

static const guint events[] = { TW_EVENT_COMPLETE, TW_EVENT_END, TW_EVENT_COMPLETE | TW_EVENT_END,
                                TW_EVENT_RECALL };

static const char *const event_words[] = { N_ ("it is completed"), N_ ("the game ends"),
                                           N_ ("it is completed, or the game ends"),
                                           N_ ("a figure is taken back from it"), NULL };

static const char *const if_words[] = {
  N_ ("always"),         N_ ("this symbol is there"), N_ ("this symbol is not there"),
  N_ ("it has at most"), N_ ("it has at least"),      NULL
};

static const char *const then_words[] = { N_ ("add points"),
                                          N_ ("give points in place of the usual ones"),
                                          N_ ("divide its points"),
                                          N_ ("give its points to somebody else"),
                                          N_ ("give points beside its own"),
                                          N_ ("hand out tokens"),
                                          NULL };

static const char *const per_words[] = { N_ ("feature, once"),
                                         N_ ("tile of it"),
                                         N_ ("symbol of this kind"),
                                         N_ ("tile around it"),
                                         N_ ("completed city beside the field"),
                                         N_ ("feature of a kind"),
                                         N_ ("tile with land of a kind"),
                                         N_ ("tile without land of a kind"),
                                         NULL };

static const char *const scope_words[] = { N_ ("on the feature itself"),
                                           N_ ("anywhere on its tiles"),
                                           N_ ("on tiles at its sides"),
                                           N_ ("on tiles all around it"), NULL };

static const char *const to_words[] = { N_ ("whoever has the majority"),
                                        N_ ("the player on turn, with a figure there"),
                                        N_ ("whoever completed it"),
                                        N_ ("everybody with a figure there"),
                                        N_ ("everybody"),
                                        N_ ("nobody"),
                                        NULL };

static void
row_fill (AdwComboRow *row, const char *const *words)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    gtk_string_list_append (list, _ (words[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
}

static char *
kind_title (const TwTileSet *set, TwKind kind)
{
  const char *name =
      tw_kind_is_own (kind)
          ? tw_own_thing_name (set, TW_OWN_LAND, tw_vocabulary_kind_name (set->own, kind))
          : tw_land_name (kind);

  return g_strdup (name);
}

static char *
features_title (const TwTileSet *set, TwKindSet features)
{
  GString *title = g_string_new (NULL);

  for (guint kind = 1; kind < TW_N_KINDS; kind++)
    if (features & TW_KIND_BIT (kind))
      {
        g_autofree char *name = kind_title (set, (TwKind) kind);

        if (title->len > 0)
          /* Translators: between kinds of features: "city or road". */
          g_string_append (title, C_ ("features", " or "));
        g_string_append (title, name);
      }
  return g_string_free (title, FALSE);
}

static void
add_features (TwEffectGroup *self, const TwTileSet *set, GtkStringList *list, TwKindSet features)
{
  g_autofree char *title = features_title (set, features);

  for (guint i = 0; i < self->features->len; i++)
    if (g_array_index (self->features, TwKindSet, i) == features)
      return;
  g_array_append_val (self->features, features);
  gtk_string_list_append (list, title);
}

/* Every kind that can be counted, the usual pair, and what the file says. */
static void
fill_features (TwEffectGroup *self, const TwTileSet *set)
{
  static const TwKind known[] = { TW_KIND_CITY, TW_KIND_ROAD, TW_KIND_MONASTERY, TW_KIND_FIELD,
                                  TW_KIND_GARDEN };
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    add_features (self, set, list, TW_KIND_BIT (known[i]));
  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_LAND); i++)
    add_features (self, set, list, TW_KIND_BIT (((TwLandType *) set->own->lands->pdata[i])->kind));
  for (guint i = 0; i < self->features->len; i++)
    {
      TwKind kind = (TwKind) __builtin_ctz (g_array_index (self->features, TwKindSet, i));
      g_autofree char *title = kind_title (set, kind);

      g_array_append_val (self->kinds, kind);
      gtk_string_list_append (kinds, title);
    }
  add_features (self, set, list, TW_KIND_BIT (TW_KIND_CITY) | TW_KIND_BIT (TW_KIND_ROAD));
  add_features (self, set, list, self->effect->features);
  adw_combo_row_set_model (self->features_row, G_LIST_MODEL (list));
  adw_combo_row_set_model (self->kind_row, G_LIST_MODEL (kinds));
}

static void
fill_tokens (TwEffectGroup *self, const TwTileSet *set)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint n = tw_own_sort_n (set, TW_OWN_TOKEN);

  self->tokens = g_new0 (char *, n + 2);
  for (guint i = 0; i < n; i++)
    {
      self->tokens[i] = g_strdup (tw_own_sort_nth (set, TW_OWN_TOKEN, i));
      gtk_string_list_append (list, tw_own_thing_name (set, TW_OWN_TOKEN, self->tokens[i]));
    }
  if (self->effect->token != NULL
      && !g_strv_contains ((const char *const *) self->tokens, self->effect->token))
    {
      self->tokens[n] = g_strdup (self->effect->token);
      gtk_string_list_append (list, self->effect->token);
    }
  adw_combo_row_set_model (self->token_row, G_LIST_MODEL (list));
}

static Then
then_of (const TwEffect *effect)
{
  switch (effect->stage)
    {
    case TW_STAGE_RATE:
      return THEN_RATE;
    case TW_STAGE_DIVIDE:
      return THEN_DIVIDE;
    case TW_STAGE_CREDIT:
      return effect->points != NULL ? THEN_AWARD : THEN_CREDIT;
    case TW_STAGE_TOKENS:
      return THEN_TOKENS;
    case TW_STAGE_ADD:
    default:
      return THEN_ADD;
    }
}

static If
if_of (const TwEffect *effect)
{
  return effect->if_symbol != NULL        ? IF_SYMBOL
         : effect->unless_symbol != NULL  ? IF_NO_SYMBOL
         : effect->if_tiles_most != NULL  ? IF_TILES_MOST
         : effect->if_tiles_least != NULL ? IF_TILES_LEAST
                                          : IF_ALWAYS;
}

static guint
position_of (gconstpointer items, guint n, guint wanted)
{
  const guint *values = items;

  for (guint i = 0; i < n; i++)
    if (values[i] == wanted)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

/* Only rows that matter for what is chosen are seen. */
static void
show_rows (TwEffectGroup *self)
{
  guint then = adw_combo_row_get_selected (self->stage_row);
  guint per = adw_combo_row_get_selected (self->per_row);
  guint condition = adw_combo_row_get_selected (self->if_row);
  gboolean counts = then != THEN_DIVIDE && then != THEN_CREDIT;
  gboolean asks_symbol = condition == IF_SYMBOL || condition == IF_NO_SYMBOL;

  gtk_widget_set_visible (self->tiles_row,
                          condition == IF_TILES_MOST || condition == IF_TILES_LEAST);
  gtk_widget_set_visible (GTK_WIDGET (self->token_row), then == THEN_TOKENS);
  gtk_widget_set_visible (self->points_row, then != THEN_CREDIT);
  gtk_widget_set_visible (GTK_WIDGET (self->per_row), counts);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_row),
                          counts && tw_effect_per_names_kind ((TwEffectPer) per));
  gtk_widget_set_visible (GTK_WIDGET (self->scope_row),
                          asks_symbol
                              || (counts && per != TW_PER_FEATURE && per != TW_PER_TILE
                                  && per != TW_PER_CITY));
  gtk_widget_set_visible (GTK_WIDGET (self->to_row), then >= THEN_CREDIT);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->points_row),
                                 then == THEN_DIVIDE   ? C_ ("effect", "By")
                                 : then == THEN_TOKENS ? C_ ("effect", "How Many")
                                                       : C_ ("effect", "Points"));
}

static void
set_text (char **member, const char *text)
{
  if (*member != text)
    g_free (*member);
  *member = g_strdup (text);
}

/* The number that is shown; the name of a parameter is left to the file. */
static char *
amount_text (const char *old, GtkSpinButton *spin)
{
  int number;

  if (old != NULL && !tw_amount_is_number (old, &number))
    return g_strdup (old);
  return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (spin));
}

static void
read_condition (TwEffectGroup *self)
{
  TwEffect *effect = self->effect;
  guint condition = adw_combo_row_get_selected (self->if_row);
  g_autofree char *tiles =
      amount_text (effect->if_tiles_most != NULL ? effect->if_tiles_most : effect->if_tiles_least,
                   self->tiles_spin);

  /* What the file says besides stays until another condition is chosen. */
  if (condition == self->condition && condition != IF_TILES_MOST && condition != IF_TILES_LEAST)
    return;
  self->condition = condition;
  set_text (&effect->if_symbol, condition == IF_SYMBOL ? self->symbol : NULL);
  set_text (&effect->unless_symbol, condition == IF_NO_SYMBOL ? self->symbol : NULL);
  set_text (&effect->if_tiles_most, condition == IF_TILES_MOST ? tiles : NULL);
  set_text (&effect->if_tiles_least, condition == IF_TILES_LEAST ? tiles : NULL);
}

static void
read_stage (TwEffectGroup *self)
{
  static const TwEffectStage stages[N_THENS] = {
    TW_STAGE_ADD, TW_STAGE_RATE, TW_STAGE_DIVIDE, TW_STAGE_CREDIT, TW_STAGE_CREDIT, TW_STAGE_TOKENS
  };
  TwEffect *effect = self->effect;
  guint then = adw_combo_row_get_selected (self->stage_row);
  guint token = adw_combo_row_get_selected (self->token_row);
  guint per = adw_combo_row_get_selected (self->per_row);
  guint kind = adw_combo_row_get_selected (self->kind_row);
  gboolean counts = then != THEN_DIVIDE && then != THEN_CREDIT;
  g_autofree char *points = amount_text (effect->points, self->points_spin);

  effect->stage = stages[then];
  effect->per = counts && per < G_N_ELEMENTS (per_words) - 1 ? (TwEffectPer) per : TW_PER_FEATURE;
  effect->kind = tw_effect_per_names_kind (effect->per) && kind < self->kinds->len
                     ? g_array_index (self->kinds, TwKind, kind)
                     : TW_KIND_NONE;
  effect->only_complete = effect->only_complete && effect->per == TW_PER_KIND;
  set_text (&effect->points, then != THEN_CREDIT ? points : NULL);
  set_text (&effect->symbol, effect->per == TW_PER_SYMBOL ? self->symbol : NULL);
  set_text (&effect->token,
            then == THEN_TOKENS && token != GTK_INVALID_LIST_POSITION ? self->tokens[token] : NULL);
  effect->to =
      then >= THEN_CREDIT ? (TwEffectTo) adw_combo_row_get_selected (self->to_row) : TW_TO_MAJORITY;
  /* What takes the place of the usual points has to come before them. */
  if (then == THEN_RATE && effect->priority == 0 && self->symbol != NULL)
    effect->priority = 10;
  else if (then != THEN_RATE && then != THEN_CREDIT)
    effect->priority = 0;
}

static void
read_form (TwEffectGroup *self)
{
  TwEffect *effect = self->effect;
  guint event = adw_combo_row_get_selected (self->event_row);
  guint features = adw_combo_row_get_selected (self->features_row);
  gboolean looks = gtk_widget_get_visible (GTK_WIDGET (self->scope_row));

  if (event < G_N_ELEMENTS (events))
    effect->events = events[event];
  if (features < self->features->len)
    effect->features = g_array_index (self->features, TwKindSet, features);
  read_condition (self);
  read_stage (self);
  effect->scope = looks ? (TwEffectScope) adw_combo_row_get_selected (self->scope_row)
                  : effect->per == TW_PER_NEIGHBOUR ? TW_SCOPE_AROUND_8
                                                    : TW_SCOPE_FEATURE;
}

static void
changed_cb (TwEffectGroup *self)
{
  if (self->is_filling)
    return;
  show_rows (self);
  read_form (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remove_cb (TwEffectGroup *self)
{
  g_signal_emit (self, signals[REMOVE], 0);
}

static void
fill_form (TwEffectGroup *self, const TwTileSet *set)
{
  const TwEffect *effect = self->effect;
  const TwRule *rule =
      effect->rules != NULL ? tw_vocabulary_find_rule (set->own, effect->rules) : NULL;
  const char *words = rule != NULL ? tw_texts_best (rule->texts, g_get_language_names ()) : NULL;
  const char *tiles =
      effect->if_tiles_most != NULL ? effect->if_tiles_most : effect->if_tiles_least;
  int number = 1;

  row_fill (self->event_row, event_words);
  row_fill (self->if_row, if_words);
  row_fill (self->stage_row, then_words);
  row_fill (self->per_row, per_words);
  row_fill (self->scope_row, scope_words);
  row_fill (self->to_row, to_words);
  fill_features (self, set);
  fill_tokens (self, set);
  adw_combo_row_set_selected (self->event_row,
                              position_of (events, G_N_ELEMENTS (events), effect->events));
  adw_combo_row_set_selected (self->features_row,
                              position_of (self->features->data, self->features->len,
                                           effect->features));
  self->condition = if_of (effect);
  adw_combo_row_set_selected (self->if_row, self->condition);
  adw_combo_row_set_selected (self->stage_row, then_of (effect));
  adw_combo_row_set_selected (self->per_row, effect->per);
  adw_combo_row_set_selected (self->scope_row, effect->scope);
  adw_combo_row_set_selected (self->to_row, effect->to);
  adw_combo_row_set_selected (self->kind_row,
                              position_of (self->kinds->data, self->kinds->len, effect->kind));
  for (guint i = 0; effect->token != NULL && self->tokens[i] != NULL; i++)
    if (strcmp (self->tokens[i], effect->token) == 0)
      adw_combo_row_set_selected (self->token_row, i);
  if (tiles != NULL && tw_amount_is_number (tiles, &number))
    gtk_spin_button_set_value (self->tiles_spin, number);
  number = 1;
  if (effect->points == NULL || tw_amount_is_number (effect->points, &number))
    gtk_spin_button_set_value (self->points_spin, number);
  else
    {
      /* The name of a parameter: the form leaves it to the file. */
      gtk_widget_set_sensitive (GTK_WIDGET (self->points_spin), FALSE);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->points_row), effect->points);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->words_row), words != NULL ? words : "");
}

static void
effect_group_dispose (GObject *object)
{
  TwEffectGroup *self = TW_EFFECT_GROUP (object);

  g_clear_pointer (&self->effect, tw_effect_free);
  g_clear_pointer (&self->symbol, g_free);
  g_clear_pointer (&self->features, g_array_unref);
  g_clear_pointer (&self->kinds, g_array_unref);
  g_clear_pointer (&self->tokens, g_strfreev);
  G_OBJECT_CLASS (tw_effect_group_parent_class)->dispose (object);
}

static void
tw_effect_group_class_init (TwEffectGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = effect_group_dispose;
  signals[CHANGED] = g_signal_new ("changed", TW_TYPE_EFFECT_GROUP, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVE] = g_signal_new ("remove", TW_TYPE_EFFECT_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/effect-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, group);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, event_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, features_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, if_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, tiles_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, tiles_spin);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, stage_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, token_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, points_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, points_spin);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, per_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, kind_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, scope_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, to_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, words_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, error_row);
  gtk_widget_class_bind_template_child (widget_class, TwEffectGroup, error_icon);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
tw_effect_group_init (TwEffectGroup *self)
{
  self->features = g_array_new (FALSE, FALSE, sizeof (TwKindSet));
  self->kinds = g_array_new (FALSE, FALSE, sizeof (TwKind));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->words_row), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->points_spin), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->tiles_spin), FALSE);
}

GtkWidget *
tw_effect_group_new (const TwTileSet *set, const TwOwnThing *thing, guint index, guint number)
{
  TwEffectGroup *self = g_object_new (TW_TYPE_EFFECT_GROUP, NULL);
  const TwEffect *effect = g_ptr_array_index (set->own->effects, index);
  AdwComboRow *rows[] = { self->event_row, self->features_row, self->if_row,
                          self->stage_row, self->token_row,    self->per_row,
                          self->kind_row,  self->scope_row,    self->to_row };
  /* Translators: effects of a symbol are counted: "Effect 1". */
  g_autofree char *title = g_strdup_printf (_ ("Effect %u"), number);

  self->index = index;
  self->effect = g_new0 (TwEffect, 1);
  tw_effect_say (self->effect, effect);
  self->symbol = thing->sort == TW_OWN_SYMBOL ? g_strdup (thing->id) : g_strdup (effect->symbol);
  self->is_filling = TRUE;
  adw_preferences_group_set_title (self->group, title);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    tw_choice_tooltip (rows[i]);
  fill_form (self, set);
  show_rows (self);
  self->is_filling = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_signal_connect_swapped (rows[i], "notify::selected", G_CALLBACK (changed_cb), self);
  return GTK_WIDGET (self);
}

guint
tw_effect_group_get_index (TwEffectGroup *self)
{
  return self->index;
}

const TwEffect *
tw_effect_group_get_effect (TwEffectGroup *self)
{
  return self->effect;
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
tw_effect_group_set_error (TwEffectGroup *self, const char *error)
{
  set_problem (self, error, TRUE);
}

void
tw_effect_group_set_warning (TwEffectGroup *self, const char *warning)
{
  set_problem (self, warning, FALSE);
}

const char *
tw_effect_group_get_error (TwEffectGroup *self)
{
  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->error_row));
}
