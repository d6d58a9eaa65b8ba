/* One thing that a set adds to the rules: found, added, removed. */
#include "app/document/own-thing.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/element-words.h"
#include "app/document/own-declared.h"
#include "app/document/own-use.h"
#include "app/document/shared-kit.h"
#include "engine/own/own-rules-effect.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/own/own-rules-remove.h"
#include "engine/set/thing-words.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/setup/play-rules.h"

/* As what was done is called in the list of it: not as what a button will do. */
static const char *const added[TW_N_OWN_SORTS] = {
  NC_ ("undo", "Add Symbol"),  NC_ ("undo", "Add Land"), NC_ ("undo", "Add Figure"),
  NC_ ("undo", "Add Token"),   NC_ ("undo", "Add Deck"), NC_ ("undo", "Add Die"),
  NC_ ("undo", "Add Counter"), NC_ ("undo", "Add Zone"), NC_ ("undo", "Add Counting Figures"),
  NC_ ("undo", "Add List")
};

static const GPtrArray *
things_of (const TwTileSet *set, TwOwnSort sort)
{
  if (set->own == NULL)
    return NULL;
  switch (sort)
    {
    case TW_OWN_SYMBOL:
      return set->own->symbols;
    case TW_OWN_LAND:
      return set->own->lands;
    case TW_OWN_FIGURE:
      return set->own->figures;
    case TW_OWN_TOKEN:
      return set->own->tokens;
    case TW_OWN_BAG:
    case TW_OWN_DIE:
    case TW_OWN_COUNTER:
    case TW_OWN_ZONE:
    case TW_OWN_COUNTING:
    case TW_OWN_KEPT_LIST:
    case TW_N_OWN_SORTS:
    default:
      return set->own->procedures;
    }
}

/* Of procedures only some are of the sort. */
static gboolean
is_of_sort (TwOwnSort sort, gconstpointer thing)
{
  return sort < TW_OWN_BAG || tw_own_declared_is (sort, thing);
}

guint
tw_own_sort_n (const TwTileSet *set, TwOwnSort sort)
{
  const GPtrArray *things = things_of (set, sort);
  guint n = 0;

  for (guint i = 0; things != NULL && i < things->len; i++)
    n += is_of_sort (sort, things->pdata[i]);
  return n;
}

/* All of them begin with their id. */
const char *
tw_own_sort_nth (const TwTileSet *set, TwOwnSort sort, guint n)
{
  const GPtrArray *things = things_of (set, sort);
  guint i = 0;

  while (!is_of_sort (sort, things->pdata[i]) || n-- > 0)
    i++;
  return *(char *const *) things->pdata[i];
}

static gconstpointer
find_thing (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  const GPtrArray *things = things_of (set, sort);

  for (guint i = 0; things != NULL && i < things->len; i++)
    if (is_of_sort (sort, things->pdata[i]) && strcmp (*(char *const *) things->pdata[i], id) == 0)
      return things->pdata[i];
  return NULL;
}

gboolean
tw_own_thing_exists (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  return find_thing (set, sort, id) != NULL;
}

gboolean
tw_own_thing_is_on (const TwTileSet *set, TwOwnSort sort, const char *id, const TwTile *tile)
{
  if (sort == TW_OWN_SYMBOL)
    return tw_topology_symbol_count (&tile->topology, id, -2) > 0;
  return sort == TW_OWN_LAND
         && tw_topology_find_kind (&tile->topology, tw_vocabulary_find_land (set->own, id)->kind)
                >= 0;
}

TwTexts *
tw_own_thing_texts (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  gconstpointer thing = find_thing (set, sort, id);

  if (thing == NULL)
    return NULL;
  switch (sort)
    {
    case TW_OWN_SYMBOL:
      return ((const TwSymbolType *) thing)->texts;
    case TW_OWN_LAND:
      return ((const TwLandType *) thing)->texts;
    case TW_OWN_FIGURE:
      return ((const TwFigureType *) thing)->texts;
    case TW_OWN_TOKEN:
      return ((const TwTokenType *) thing)->texts;
    case TW_OWN_BAG:
    case TW_OWN_DIE:
    case TW_OWN_COUNTER:
    case TW_OWN_ZONE:
    case TW_OWN_COUNTING:
    case TW_OWN_KEPT_LIST:
    case TW_N_OWN_SORTS:
    default:
      return tw_own_declared_texts (((const TwProcedure *) thing)->root);
    }
}

const char *
tw_own_thing_name (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  TwTexts *texts = tw_own_thing_texts (set, sort, id);
  const char *name = texts != NULL ? tw_texts_best (texts, g_get_language_names ()) : NULL;

  return name != NULL && *name != '\0' ? name : tw_thing_words_of_id (id);
}

const char *
tw_own_thing_art (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  gconstpointer thing = find_thing (set, sort, id);

  if (thing == NULL || !tw_own_sort_has_picture (sort))
    return NULL;
  return sort == TW_OWN_SYMBOL   ? ((const TwSymbolType *) thing)->art
         : sort == TW_OWN_FIGURE ? ((const TwFigureType *) thing)->art
                                 : ((const TwTokenType *) thing)->art;
}

gboolean
tw_own_thing_is_by_hand (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  if (sort == TW_OWN_FIGURE)
    return tw_vocabulary_find_figure (set->own, id)->by_hand;
  return sort == TW_OWN_TOKEN
         && tw_vocabulary_token_is_by_hand (set->own, tw_vocabulary_find_token (set->own, id));
}

gboolean
tw_own_thing_has_effect (const TwTileSet *set, TwOwnSort sort, const char *id, guint index)
{
  const TwEffect *effect = g_ptr_array_index (set->own->effects, index);
  const TwLandType *land;

  switch (sort)
    {
    case TW_OWN_SYMBOL:
      return g_strcmp0 (effect->symbol, id) == 0 || g_strcmp0 (effect->if_symbol, id) == 0
             || g_strcmp0 (effect->unless_symbol, id) == 0;
    case TW_OWN_LAND:
      land = tw_vocabulary_find_land (set->own, id);
      return land != NULL && effect->symbol == NULL && effect->if_symbol == NULL
             && (effect->features & TW_KIND_BIT (land->kind));
    case TW_OWN_TOKEN:
      return g_strcmp0 (effect->token, id) == 0 && effect->symbol == NULL
             && effect->if_symbol == NULL;
    case TW_OWN_FIGURE:
    case TW_OWN_BAG:
    case TW_OWN_DIE:
    case TW_OWN_COUNTER:
    case TW_OWN_ZONE:
    case TW_OWN_COUNTING:
    case TW_OWN_KEPT_LIST:
    case TW_N_OWN_SORTS:
    default:
      return FALSE;
    }
}

static void
kit_free (gpointer data)
{
  tw_play_rules_kit_clear (data);
  g_free (data);
}

const TwGameKit *
tw_own_rules_kit (TwDocument *document, GError **error)
{
  TwGameKit *kit = g_object_get_data (G_OBJECT (document), "tw-own-rules-kit");

  if (kit != NULL)
    return kit;
  kit = g_new0 (TwGameKit, 1);
  if (!tw_shared_kit_load (kit, error))
    {
      g_free (kit);
      return NULL;
    }
  g_object_set_data_full (G_OBJECT (document), "tw-own-rules-kit", kit, kit_free);
  return kit;
}

TwRules *
tw_own_rules_game (TwDocument *document)
{
  const TwGameKit *kit = tw_own_rules_kit (document, NULL);

  return kit != NULL
             ? tw_play_rules_new (kit, tw_document_get_set (document), NULL, NULL, NULL, 2, NULL)
             : NULL;
}

/* Whether a game can begin; a set that cannot be played for another reason is let through. */
static gboolean
can_be_played (TwDocument *document, TwTileSet *next, GError **error)
{
  const TwGameKit *kit = tw_own_rules_kit (document, error);
  g_autoptr (GError) local = NULL;
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwRules) before = NULL;

  if (kit == NULL)
    return FALSE;
  rules = tw_play_rules_new (kit, next, NULL, NULL, NULL, 2, &local);
  if (rules == NULL)
    before = tw_play_rules_new (kit, tw_document_get_set (document), NULL, NULL, NULL, 2, NULL);
  if (rules != NULL || before == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* Why a change is refused, as the editor says it. */
static void
propagate_words (GError **error, GError *refused)
{
  g_autoptr (GError) owned = refused;
  g_autofree char *words = tw_element_words (tw_error_words (owned));

  g_set_error_literal (error, owned->domain, owned->code, words);
}

gboolean
tw_own_rules_try (TwDocument *document,
                  TwOwnRulesEdit *edit,
                  const char *label,
                  const char *merge_key,
                  GError **error)
{
  g_autoptr (TwOwnRulesEdit) owned = edit;
  guint n_drafted = tw_own_rules_edit_n_drafted (edit);
  GError *refused = NULL;
  g_autoptr (TwTileSet) set = tw_own_rules_edit_apply (edit, &refused);

  if (set == NULL || !can_be_played (document, set, &refused)
      || !tw_document_try_set (document, set, label, merge_key, &refused))
    {
      propagate_words (error, refused);
      return FALSE;
    }
  tw_document_tell_drafted (document, n_drafted);
  return TRUE;
}

gboolean
tw_own_rules_would_do (TwDocument *document, TwOwnRulesEdit *edit)
{
  g_autoptr (TwOwnRulesEdit) owned = edit;
  g_autoptr (TwTileSet) set = tw_own_rules_edit_apply (edit, NULL);
  const TwGameKit *kit = tw_own_rules_kit (document, NULL);
  g_autoptr (TwRules) rules =
      set != NULL && kit != NULL ? tw_play_rules_new (kit, set, NULL, NULL, NULL, 2, NULL) : NULL;

  return rules != NULL;
}

static void
put_new_symbol (TwOwnRulesEdit *edit, const char *id, TwTexts *texts)
{
  const TwSymbolType symbol = { .id = (char *) id,
                                .places = TW_KIND_BIT (TW_KIND_CITY) | TW_KIND_BIT (TW_KIND_ROAD),
                                .texts = texts };

  tw_own_rules_put_symbol (edit, &symbol);
}

/* Returns: the first letter of @name that no land has, 0 if there is none: it gets a free one */
static char
letter_from_name (const TwTileSet *set, const char *name)
{
  g_autofree char *plain = g_str_to_ascii (name, "C");

  for (const char *at = plain; *at != '\0'; at++)
    {
      char letter = g_ascii_toupper (*at);

      if (g_ascii_isupper (letter)
          && tw_vocabulary_kind_from_letter (set->own, letter) == TW_KIND_NONE)
        return letter;
    }
  return 0;
}

static void
put_new_land (TwOwnRulesEdit *edit, const TwTileSet *set, const char *id, TwTexts *texts)
{
  static const guint32 colours[] = { 0x6b5a50, 0x4f7a3d, 0x4d8ba6, 0xa0703c };
  TwLandRole role = { (char *) "meeple", (char *) "traveller" };
  const TwLandType land = { .id = (char *) id,
                            .kind = TW_KIND_OWN,
                            .colour = colours[tw_own_sort_n (set, TW_OWN_LAND) % 4],
                            .pattern = TW_LAND_RAILS,
                            .letter = letter_from_name (set, tw_texts_get (texts, "")),
                            .roles = &role,
                            .n_roles = 1,
                            .texts = texts };

  tw_own_rules_put_land (edit, &land);
}

/* Points for each tile; the new land has its number only now. */
static TwOwnRulesEdit *
edit_with_land_effect (TwOwnRulesEdit *edit, const char *id, GError **error)
{
  g_autoptr (TwTileSet) set = tw_own_rules_edit_apply (edit, error);
  TwEffect effect = {
    .events = TW_EVENT_COMPLETE, .stage = TW_STAGE_RATE, .per = TW_PER_TILE, .points = (char *) "1"
  };
  TwOwnRulesEdit *next;

  tw_own_rules_edit_free (edit);
  if (set == NULL)
    return NULL;
  next = tw_own_rules_edit_new (set);
  effect.features = TW_KIND_BIT (tw_vocabulary_find_land (set->own, id)->kind);
  tw_own_rules_put_effect (next, -1, &effect);
  return next;
}

/* An edit that adds it. */
static TwOwnRulesEdit *
adding (TwTileSet *set, TwOwnSort sort, const char *id, TwTexts *texts, GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  const TwFigureType figure = { .id = (char *) id, .supply = 1, .by_hand = TRUE, .texts = texts };
  const TwTokenType token = { .id = (char *) id, .supply = 10, .texts = texts };

  if (sort == TW_OWN_SYMBOL)
    put_new_symbol (edit, id, texts);
  else if (sort == TW_OWN_LAND)
    {
      put_new_land (edit, set, id, texts);
      edit = edit_with_land_effect (edit, id, error);
    }
  else if (sort == TW_OWN_FIGURE)
    tw_own_rules_put_figure (edit, &figure);
  else if (sort == TW_OWN_TOKEN)
    tw_own_rules_put_token (edit, &token);
  else
    tw_own_declared_put_new (edit, set, sort, id, texts);
  return edit;
}

/* An id that neither the set has nor what comes with the program: what is called alike would be one
 * thing where both are played. */
static char *
new_id (TwDocument *document, const char *name)
{
  const TwTileSet *set = tw_document_get_set (document);
  const TwGameKit *kit = tw_own_rules_kit (document, NULL);
  const TwVocabulary *shipped = kit != NULL ? kit->vocabulary : NULL;

  for (guint n = 1;; n++)
    {
      g_autofree char *tried = n == 1 ? g_strdup (name) : g_strdup_printf ("%s %u", name, n);
      g_autofree char *id = tw_own_rules_new_id (set, tried);

      if (shipped == NULL
          || (tw_vocabulary_find_figure (shipped, id) == NULL
              && tw_vocabulary_find_token (shipped, id) == NULL
              && tw_vocabulary_find_procedure (shipped, id) == NULL
              && tw_vocabulary_find_zone (shipped, id) == NULL))
        return g_steal_pointer (&id);
    }
}

char *
tw_own_thing_add (TwDocument *document, TwOwnSort sort, const char *name, GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  g_autofree char *id = new_id (document, name);
  g_autoptr (TwTexts) texts = tw_texts_with (NULL, "", name);
  TwOwnRulesEdit *edit = adding (set, sort, id, texts, error);

  if (edit == NULL)
    return NULL;
  return tw_own_rules_try (document, edit, g_dpgettext2 (NULL, "undo", added[sort]), NULL, error)
             ? g_steal_pointer (&id)
             : NULL;
}

/* A figure that belongs to nobody is none that somebody has: that is said with its name. */
static char *
name_of_new (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  const TwFigureType *figure =
      sort == TW_OWN_FIGURE ? tw_vocabulary_find_figure (set->own, id) : NULL;
  const char *name = tw_own_thing_name (set, sort, id);

  return figure != NULL && figure->neutral
             /* Translators: %s is a figure that belongs to no player. */
             ? g_strdup_printf (C_ ("own thing", "%s (nobody’s)"), name)
             : g_strdup (name);
}

char *
tw_own_things_come (const TwTileSet *before, const TwTileSet *after)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    for (guint i = 0; i < tw_own_sort_n (after, (TwOwnSort) sort); i++)
      {
        const char *id = tw_own_sort_nth (after, (TwOwnSort) sort, i);
        g_autofree char *name = NULL;

        if (tw_own_thing_exists (before, (TwOwnSort) sort, id))
          continue;
        name = name_of_new (after, (TwOwnSort) sort, id);
        g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", name);
      }
  return words->len > 0 ? g_strdup (words->str) : NULL;
}

/* An effect that is shown with something else and goes with this. */
static gboolean
is_effect_of_others (const TwTileSet *set, TwOwnSort sort, const char *id, guint index)
{
  const TwEffect *effect = g_ptr_array_index (set->own->effects, index);
  const TwLandType *land = sort == TW_OWN_LAND ? tw_vocabulary_find_land (set->own, id) : NULL;

  if (tw_own_thing_has_effect (set, sort, id, index))
    return FALSE;
  return land != NULL           ? effect->kind == land->kind
         : sort == TW_OWN_TOKEN ? g_strcmp0 (effect->token, id) == 0
         : sort == TW_OWN_FIGURE
             ? g_strcmp0 (effect->if_figure, id) == 0 || g_strcmp0 (effect->if_own_figure, id) == 0
             : FALSE;
}

static void
add_sentence (GStrvBuilder *words, char *sentence)
{
  g_strv_builder_add (words, sentence);
  g_free (sentence);
}

char *
tw_own_thing_removal (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  guint n_tiles = tw_own_rules_n_tiles (set, tw_own_sort_element (sort), id), n_effects = 0;
  g_autoptr (GArray) uses = tw_own_uses_with (set, sort, id);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  for (guint i = 0; i < set->own->effects->len; i++)
    n_effects += is_effect_of_others (set, sort, id, i);
  if (n_tiles + n_effects + uses->len == 0)
    return NULL;
  if (n_tiles > 0)
    add_sentence (words,
                  g_strdup_printf (ngettext ("%u tile of the set has it and loses it.",
                                             "%u tiles of the set have it and lose it.", n_tiles),
                                   n_tiles));
  if (n_effects > 0)
    add_sentence (words,
                  g_strdup_printf (
                      ngettext ("%u effect of something else names it and goes with it.",
                                "%u effects of something else name it and go with it.", n_effects),
                      n_effects));
  if (uses->len > 0)
    add_sentence (words, g_strdup_printf (ngettext ("%u rule uses it and goes with it.",
                                                    "%u rules use it and go with it.", uses->len),
                                          uses->len));
  g_strv_builder_add (words, _ ("Undo brings all of it back."));
  sentences = g_strv_builder_end (words);
  return g_strjoinv (" ", sentences);
}

gboolean
tw_own_thing_remove (TwDocument *document, TwOwnSort sort, const char *id, GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  g_autoptr (GArray) uses = tw_own_uses_with (set, sort, id);

  if (sort >= TW_OWN_BAG)
    {
      int index = tw_own_declared_index (set, sort, id);

      g_array_append_val (uses, index);
      g_array_sort (uses, tw_own_use_compare);
    }
  /* From the last one on, so that the numbers of those before hold. */
  for (guint i = uses->len; i-- > 0;)
    tw_own_rules_remove_procedure (edit, (guint) g_array_index (uses, int, i));
  if (sort < TW_OWN_BAG)
    tw_own_rules_remove (edit, tw_own_sort_element (sort), id);
  return tw_own_rules_try (document, edit, tw_own_sort_remove (sort), NULL, error);
}
