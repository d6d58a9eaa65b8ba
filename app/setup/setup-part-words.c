/* What can be in play, in words: for its row on the set-up page. */
#include "app/setup/setup-part-words.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/setup/part-explain.h"

gboolean
tw_setup_part_is_expansion (const TwSetupPart *part)
{
  return part->part != NULL && !part->is_played;
}

char *
tw_setup_part_words_describe (const TwSetupPart *part,
                              const TwVocabulary *vocabulary,
                              guint n_in_play)
{
  g_autofree char *about =
      tw_setup_part_is_expansion (part) ? tw_part_explain_short (vocabulary, part->part) : NULL;
  guint n = n_in_play > 0 ? n_in_play : part->n_tiles;
  g_autofree char *tiles =
      n == 0 ? NULL : g_strdup_printf (g_dngettext (NULL, "%u tile", "%u tiles", n), n);
  g_autofree char *name = part->file != NULL ? g_path_get_basename (part->file) : NULL;
  g_autofree char *file = name != NULL ? g_filename_display_name (name) : NULL;
  g_autoptr (GString) words = g_string_new (part->problem);
  /* Translators: a tile set that is being edited in the same window. */
  const char *open = part->is_document ? _ ("As it is open now") : NULL;
  g_autofree char *faults =
      part->n_faults == 0
          ? NULL
          : g_strdup_printf (g_dngettext (NULL, "%u error", "%u errors", part->n_faults),
                             part->n_faults);
  const char *all[] = { faults, tiles, open, file, about };

  for (guint i = 0; part->problem == NULL && i < G_N_ELEMENTS (all); i++)
    if (all[i] != NULL)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", all[i]);
  if (n_in_play > 0 && part->facets == 0)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "",
                            _ ("In play, as no other set begins a game"));
  return g_strdup (words->str);
}

const char *
tw_setup_part_words_facets (guint facets)
{
  switch (facets)
    {
    case 0:
      return _ ("Off");
    case TW_PART_TILES:
      return _ ("Tiles only");
    case TW_PART_RULES:
      return _ ("Rules only");
    case TW_PART_SYMBOLS:
      return _ ("Symbols only");
    case TW_PART_FIGURES:
      return _ ("Figures only");
    case TW_PART_TILES | TW_PART_SYMBOLS:
      return _ ("Tiles and symbols");
    case TW_PART_TILES | TW_PART_FIGURES:
      return _ ("Tiles and figures");
    default:
      return _ ("Tiles and rules");
    }
}

guint
tw_setup_part_n_in_play (const TwSetupPart *part, const TwRules *rules)
{
  const TwCatalogue *catalogue = rules->catalogue;
  guint n = 0;

  if (part->set_id == NULL)
    return 0;
  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (strcmp (catalogue->kinds[i].set->id, part->set_id) == 0)
      n += catalogue->kinds[i].count;
  for (guint i = 0; i < catalogue->n_starts; i++)
    n += strcmp (catalogue->kinds[catalogue->starts[i].kind].set->id, part->set_id) == 0;
  return n;
}

gboolean
tw_setup_part_is_named (const TwSetupPart *part, const char *problem)
{
  const char *names[] = { part->word, part->part, part->title };

  for (guint i = 0; problem != NULL && i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *quoted = names[i] != NULL ? g_strdup_printf ("“%s”", names[i]) : NULL;

      if (quoted != NULL && strstr (problem, quoted) != NULL)
        return TRUE;
    }
  return FALSE;
}
