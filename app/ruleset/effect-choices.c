/* What the rows of an effect's form offer. */
#include "app/ruleset/effect-choices.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "engine/tile/symbol-table.h"

/* Translators: when an effect is at work, in a row "When". */
static const char *const event_words[] = { NC_ ("effect", "on completion"),
                                           NC_ ("effect", "at the end of the game"),
                                           NC_ ("effect", "when a figure is taken back from it") };

const char *const tw_effect_if_words[] = {
  N_ ("always"),         N_ ("this symbol is there"), N_ ("this symbol is not there"),
  N_ ("it has at most"), N_ ("it has at least"),      NULL
};

const char *const tw_effect_then_words[] = { N_ ("add points"),
                                             N_ ("give points in place of the usual ones"),
                                             N_ ("divide its points"),
                                             N_ ("give its points to somebody else"),
                                             N_ ("give points beside its own"),
                                             N_ ("hand out tokens"),
                                             NULL };

const char *const tw_effect_per_words[] = { N_ ("feature, once"),
                                            N_ ("tile of it"),
                                            N_ ("symbol of this kind"),
                                            N_ ("tile around it"),
                                            N_ ("completed city beside the field"),
                                            N_ ("feature of a kind"),
                                            N_ ("tile with land of a kind"),
                                            N_ ("tile without land of a kind"),
                                            NULL };

const char *const tw_effect_scope_words[] = { N_ ("on the feature itself"),
                                              N_ ("anywhere on its tiles"),
                                              N_ ("on tiles at its sides"),
                                              N_ ("on tiles all around it"), NULL };

const char *const tw_effect_to_words[] = { N_ ("whoever has the majority"),
                                           N_ ("the player on turn, with a figure there"),
                                           N_ ("whoever completed it"),
                                           N_ ("everybody with a figure there"),
                                           N_ ("everybody"),
                                           N_ ("nobody"),
                                           NULL };

TwEffectIf
tw_effect_if (const TwEffect *effect)
{
  return effect->if_symbol != NULL        ? TW_EFFECT_IF_SYMBOL
         : effect->unless_symbol != NULL  ? TW_EFFECT_IF_NO_SYMBOL
         : effect->if_tiles_most != NULL  ? TW_EFFECT_IF_TILES_MOST
         : effect->if_tiles_least != NULL ? TW_EFFECT_IF_TILES_LEAST
                                          : TW_EFFECT_IF_ALWAYS;
}

TwEffectThen
tw_effect_then (const TwEffect *effect)
{
  switch (effect->stage)
    {
    case TW_STAGE_RATE:
      return TW_EFFECT_THEN_RATE;
    case TW_STAGE_DIVIDE:
      return TW_EFFECT_THEN_DIVIDE;
    case TW_STAGE_CREDIT:
      return effect->points != NULL ? TW_EFFECT_THEN_AWARD : TW_EFFECT_THEN_CREDIT;
    case TW_STAGE_TOKENS:
      return TW_EFFECT_THEN_TOKENS;
    case TW_STAGE_ADD:
    default:
      return TW_EFFECT_THEN_ADD;
    }
}

/* @words with a name in it, after what is there already. */
static void
append_also (GString *list, const char *words, const char *name)
{
  const char *slot = strstr (words, "%s");

  if (name == NULL)
    return;
  if (list->len > 0)
    g_string_append (list, "; ");
  g_string_append_len (list, words, slot - words);
  g_string_append (list, name);
  g_string_append (list, slot + strlen ("%s"));
}

static const char *
symbol_title (const TwTileSet *set, const char *id)
{
  return id == NULL                                     ? NULL
         : tw_own_thing_exists (set, TW_OWN_SYMBOL, id) ? tw_own_thing_name (set, TW_OWN_SYMBOL, id)
                                                        : tw_symbol_name (id);
}

static const char *
figure_title (const TwTileSet *set, const char *id)
{
  return id != NULL ? tw_own_thing_name (set, TW_OWN_FIGURE, id) : NULL;
}

char *
tw_effect_also (const TwTileSet *set, const TwEffect *effect)
{
  TwEffectIf shown = tw_effect_if (effect);
  GString *list = g_string_new (NULL);

  /* Translators: the row shows conditions of an effect one after the other: "not with the symbol
   * “Inn”; tiles at most: 9; rounded down". */
  append_also (list, _ ("not with the symbol “%s”"),
               shown != TW_EFFECT_IF_NO_SYMBOL ? symbol_title (set, effect->unless_symbol) : NULL);
  append_also (list, C_ ("effect", "tiles at most: %s"),
               shown != TW_EFFECT_IF_TILES_MOST ? effect->if_tiles_most : NULL);
  append_also (list, C_ ("effect", "tiles at least: %s"),
               shown != TW_EFFECT_IF_TILES_LEAST ? effect->if_tiles_least : NULL);
  append_also (list, _ ("with the option “%s”"), effect->if_parameter);
  append_also (list, _ ("a figure stands there: %s"), figure_title (set, effect->if_figure));
  append_also (list, _ ("for those with this figure there: %s"),
               figure_title (set, effect->if_own_figure));
  if (effect->only_complete)
    g_string_append_printf (list, "%s%s", list->len > 0 ? "; " : "",
                            _ ("only what is completed counts"));
  if (effect->round_down)
    g_string_append_printf (list, "%s%s", list->len > 0 ? "; " : "", _ ("rounded down"));
  return g_string_free (list, list->len == 0);
}

GListModel *
tw_effect_words_list (const char *const *words)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    gtk_string_list_append (list, _ (words[i]));
  return G_LIST_MODEL (list);
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

  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      g_autoptr (GString) title = g_string_new (NULL);

      if (!add_value (out_events, usual[i]))
        continue;
      for (guint event = 0; event < G_N_ELEMENTS (event_words); event++)
        if (usual[i] & (1u << event))
          g_string_append_printf (title, "%s%s",
                                  /* Translators: between times: "on completion or at the end". */
                                  title->len > 0 ? C_ ("events", " or ") : "",
                                  g_dpgettext2 (NULL, "effect", event_words[event]));
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
    add_id (list, out_ids, symbols[i].id, tw_symbol_name (symbols[i].id));
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
