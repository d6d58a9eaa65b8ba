/* What the rows of an effect's form offer. */
#include "app/ruleset/effect-choices.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "engine/tile/symbol-table.h"

/* What it does: stages, and a credit with points by itself. */
static const struct
{
  TwEffectStage stage;
  const char *words; /* (nullable): not those of the stage */
} thens[] = {
  [TW_EFFECT_THEN_ADD] = { TW_STAGE_ADD, NULL },
  [TW_EFFECT_THEN_RATE] = { TW_STAGE_RATE, NULL },
  [TW_EFFECT_THEN_DIVIDE] = { TW_STAGE_DIVIDE, NULL },
  [TW_EFFECT_THEN_CREDIT] = { TW_STAGE_CREDIT, NULL },
  [TW_EFFECT_THEN_AWARD] = { TW_STAGE_CREDIT, N_ ("give points beside its own") },
  [TW_EFFECT_THEN_TOKENS] = { TW_STAGE_TOKENS, NULL },
};

const TwRuleWord *
tw_effect_if (const TwEffect *effect)
{
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_CONDITION, i)) != NULL; i++)
    if (word->form != NULL && tw_rule_word_text (word, effect) != NULL)
      return word;
  return NULL;
}

TwEffectThen
tw_effect_then (const TwEffect *effect)
{
  guint then = 0;

  while (then + 1 < G_N_ELEMENTS (thens) && thens[then].stage != effect->stage)
    then++;
  return then == TW_EFFECT_THEN_CREDIT && effect->points != NULL ? TW_EFFECT_THEN_AWARD
                                                                 : (TwEffectThen) then;
}

TwEffectStage
tw_effect_then_stage (TwEffectThen then)
{
  return thens[then].stage;
}

GListModel *
tw_effect_thens_list (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (thens); i++)
    gtk_string_list_append (list, thens[i].words != NULL
                                      ? _ (thens[i].words)
                                      : tw_rule_word_form (
                                          tw_rule_word_of (TW_WORDS_STAGE, (int) thens[i].stage)));
  return G_LIST_MODEL (list);
}

/* What is said of @word, with a name in its place if it has one, after what is there already. */
static void
append_also (GString *list, const TwRuleWord *word, const char *name)
{
  const char *words = tw_rule_word_also (word);
  const char *slot = words != NULL ? strstr (words, "%s") : NULL;

  if (words == NULL || (slot != NULL && name == NULL))
    return;
  if (list->len > 0)
    g_string_append (list, "; ");
  g_string_append_len (list, words, slot != NULL ? slot - words : (gssize) strlen (words));
  if (slot == NULL)
    return;
  g_string_append (list, name);
  g_string_append (list, slot + strlen ("%s"));
}

static const char *
symbol_title (const TwTileSet *set, const char *id)
{
  return id == NULL                                     ? NULL
         : tw_own_thing_exists (set, TW_OWN_SYMBOL, id) ? tw_own_thing_name (set, TW_OWN_SYMBOL, id)
                                                        : tw_symbol_table_name (id);
}

static const char *
figure_title (const TwTileSet *set, const char *id)
{
  return id != NULL ? tw_own_thing_name (set, TW_OWN_FIGURE, id) : NULL;
}

static const char *
name_in (const TwTileSet *set, const TwRuleWord *word, const TwEffect *effect)
{
  const char *text = tw_rule_word_text (word, effect);

  return word->takes == TW_TAKES_SYMBOL   ? symbol_title (set, text)
         : word->takes == TW_TAKES_FIGURE ? figure_title (set, text)
                                          : text;
}

char *
tw_effect_also (const TwTileSet *set, const TwEffect *effect)
{
  GString *list = g_string_new (NULL);
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_CONDITION, i)) != NULL; i++)
    if (word != tw_effect_if (effect))
      append_also (list, word, name_in (set, word, effect));
  if (effect->only_complete)
    append_also (list, tw_rule_word_find (TW_WORDS_ATTRIBUTE, "complete-only"), NULL);
  append_also (list, tw_rule_word_of (TW_WORDS_ROUND, effect->round_down), NULL);
  return g_string_free (list, list->len == 0);
}

GListModel *
tw_effect_words_list (TwWordSort sort, const TwRuleWord *said)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  GPtrArray *words = g_ptr_array_new ();
  const TwRuleWord *word;

  if (sort == TW_WORDS_CONDITION)
    {
      g_ptr_array_add (words, NULL);
      gtk_string_list_append (list, _ ("always"));
    }
  for (guint i = 0; (word = tw_rule_word_nth (sort, i)) != NULL; i++)
    if (word->form != NULL || word == said)
      {
        g_ptr_array_add (words, (gpointer) word);
        gtk_string_list_append (list, tw_rule_word_form (word));
      }
  g_object_set_data_full (G_OBJECT (list), "words", words, (GDestroyNotify) g_ptr_array_unref);
  return G_LIST_MODEL (list);
}

const TwRuleWord *
tw_effect_words_nth (GListModel *list, guint index)
{
  const GPtrArray *words = g_object_get_data (G_OBJECT (list), "words");

  return index < words->len ? words->pdata[index] : NULL;
}

guint
tw_effect_words_find (GListModel *list, const TwRuleWord *word)
{
  GPtrArray *words = g_object_get_data (G_OBJECT (list), "words");
  guint index;

  return g_ptr_array_find (words, word, &index) ? index : GTK_INVALID_LIST_POSITION;
}

/* Whether @value is new among @values: then it is added. */
static gboolean
add_value (GArray *values, guint value)
{
  for (guint i = 0; i < values->len; i++)
    if (g_array_index (values, guint, i) == value)
      return FALSE;
  g_array_append_val (values, value);
  return TRUE;
}

GListModel *
tw_effect_events_list (const TwEffect *effect, GArray *out_events)
{
  const guint usual[] = { TW_EVENT_COMPLETE, TW_EVENT_END, TW_EVENT_COMPLETE | TW_EVENT_END,
                          TW_EVENT_RECALL, effect->events };
  GtkStringList *list = gtk_string_list_new (NULL);
  const TwRuleWord *event;

  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      g_autoptr (GString) title = g_string_new (NULL);

      if (!add_value (out_events, usual[i]))
        continue;
      for (guint k = 0; (event = tw_rule_word_nth (TW_WORDS_EVENT, k)) != NULL; k++)
        if (usual[i] & (guint) event->value)
          g_string_append_printf (title, "%s%s",
                                  /* Translators: between times: "on completion or at the end". */
                                  title->len > 0 ? C_ ("events", " or ") : "",
                                  tw_rule_word_form (event));
      gtk_string_list_append (list, title->str);
    }
  return G_LIST_MODEL (list);
}

static const char *
kind_title (const TwTileSet *set, guint kind)
{
  return tw_kind_is_own ((TwKind) kind)
             ? tw_own_thing_name (set, TW_OWN_LAND, tw_vocabulary_kind_name (set->own, kind))
             : tw_land_name (set->own, (TwKind) kind);
}

static void
add_features (const TwTileSet *set, GtkStringList *list, GArray *values, TwKindSet features)
{
  g_autoptr (GString) title = g_string_new (NULL);

  if (!add_value (values, features))
    return;
  for (guint kind = 1; kind < TW_N_KINDS; kind++)
    if (features & TW_KIND_BIT (kind))
      g_string_append_printf (title, "%s%s",
                              /* Translators: between kinds of features: "city or road". */
                              title->len > 0 ? C_ ("features", " or ") : "",
                              kind_title (set, kind));
  gtk_string_list_append (list, title->str);
}

static const TwKind known[] = { TW_KIND_CITY, TW_KIND_ROAD, TW_KIND_MONASTERY, TW_KIND_FIELD,
                                TW_KIND_GARDEN };

/* Every kind that can be counted, the usual pair, and what the file says. */
GListModel *
tw_effect_features_list (const TwTileSet *set, const TwEffect *effect, GArray *out_features)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    add_features (set, list, out_features, TW_KIND_BIT (known[i]));
  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_LAND); i++)
    add_features (set, list, out_features,
                  TW_KIND_BIT (((TwLandType *) set->own->lands->pdata[i])->kind));
  add_features (set, list, out_features, TW_KIND_BIT (TW_KIND_CITY) | TW_KIND_BIT (TW_KIND_ROAD));
  add_features (set, list, out_features, effect->features);
  return G_LIST_MODEL (list);
}

GListModel *
tw_effect_kinds_list (const TwTileSet *set, const TwEffect *effect, GArray *out_kinds)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    add_value (out_kinds, known[i]);
  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_LAND); i++)
    add_value (out_kinds, ((TwLandType *) set->own->lands->pdata[i])->kind);
  if (effect->kind != TW_KIND_NONE)
    add_value (out_kinds, effect->kind);
  for (guint i = 0; i < out_kinds->len; i++)
    gtk_string_list_append (list, kind_title (set, g_array_index (out_kinds, guint, i)));
  return G_LIST_MODEL (list);
}

static void
add_id (GtkStringList *list, GPtrArray *ids, const char *id, const char *title)
{
  if (id == NULL || g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
    return;
  g_ptr_array_add (ids, g_strdup (id));
  gtk_string_list_append (list, title);
}

GListModel *
tw_effect_symbols_list (const TwTileSet *set, const char *also, GPtrArray *out_ids)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_SYMBOL); i++)
    {
      const char *id = tw_own_sort_nth (set, TW_OWN_SYMBOL, i);

      add_id (list, out_ids, id, tw_own_thing_name (set, TW_OWN_SYMBOL, id));
    }
  for (guint i = 0; i < n_symbols; i++)
    if (!tw_own_thing_exists (set, TW_OWN_SYMBOL, symbols[i].id))
      add_id (list, out_ids, symbols[i].id, tw_symbol_table_name (symbols[i].id));
  add_id (list, out_ids, also, also);
  return G_LIST_MODEL (list);
}

GListModel *
tw_effect_tokens_list (const TwTileSet *set, const char *also, GPtrArray *out_ids)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_TOKEN); i++)
    {
      const char *id = tw_own_sort_nth (set, TW_OWN_TOKEN, i);

      add_id (list, out_ids, id, tw_own_thing_name (set, TW_OWN_TOKEN, id));
    }
  add_id (list, out_ids, also, also);
  return G_LIST_MODEL (list);
}

void
tw_effect_words_choose (AdwComboRow *row, TwWordSort sort, int value)
{
  adw_combo_row_set_selected (row, tw_effect_words_find (adw_combo_row_get_model (row),
                                                         tw_rule_word_of (sort, value)));
}
