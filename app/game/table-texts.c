/* Events, and what players have, in words. */
#include "app/game/table-texts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-names.h"
#include "engine/game/explain.h"
#include "engine/game/options.h"

char *
tw_event_describe (const TwRules *rules, const TwEvent *event)
{
  GString *out = g_string_new (NULL);
  g_autofree char *symbols = tw_explain_event_symbols (rules, event, g_get_language_names ());

  if (event->kind == TW_EVENT_OWN && event->feature != TW_KIND_NONE)
    g_string_append (out, tw_kind_title (rules, event->feature));
  if (event->kind != TW_EVENT_SCORED)
    return g_string_free (out, FALSE);
  g_string_append (out, tw_kind_title (rules, event->feature));
  if (tw_kind_info (event->feature)->merges && event->feature != TW_KIND_FIELD)
    {
      g_string_append (out, ", ");
      g_string_append_printf (out, ngettext ("%u tile", "%u tiles", event->n_tiles),
                              event->n_tiles);
    }
  if (symbols[0] != '\0')
    g_string_append_printf (out, ", %s", symbols);
  return g_string_free (out, FALSE);
}

char *
tw_table_track_words (TwTableModel *model, guint seat)
{
  const TwPlay *play = tw_table_model_get_play (model);

  g_autoptr (GString) out = g_string_new (NULL);

  /* Before one of them has moved there is nothing to tell. */
  if (play->rules->n_counters > 1
      && (tw_play_counter (play, seat, 0) != 0 || tw_play_counter (play, seat, 1) != 0))
    /* Translators: how far a player's two counting figures have come on the score track. */
    g_string_append_printf (out, _ ("Pawn on space %d, lady on space %d"),
                            tw_play_counter (play, seat, 0), tw_play_counter (play, seat, 1));
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].seat == seat && play->figures[i].place == TW_FIGURE_TRACK)
      {
        g_string_append (out, out->len > 0 ? "; " : "");
        /* Translators: a figure beside the score track, and the number of the space there. */
        g_string_append_printf (
            out, _ ("%s on space %u"),
            tw_role_title (play->rules, play->rules->figure_types[play->figures[i].type].type->id),
            play->figures[i].detail);
      }
  return out->len > 0 ? g_strdup (out->str) : NULL;
}

char *
tw_table_hand_words (TwTableModel *model, guint seat)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwFact fact = { .group = "", .seat = seat, .name = "hand", .value = "" };
  gboolean is_hidden =
      seat != play->state->on_turn && !tw_rules_parameter (play->rules, "hand-visible");

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      g_autofree char *tiles = NULL;
      g_auto (GStrv) names = NULL;
      g_autoptr (GString) list = g_string_new (NULL);

      if (!TW_HAS_HOOK (expansion, facts, tell)
          || expansion->facts->tell (play, tw_play_own (play, (int) i), &fact, &tiles, NULL)
                 != TW_FACT_DONE)
        continue;
      if (strcmp (tiles, "-") == 0)
        return NULL;
      names = g_strsplit (tiles, ",", -1);
      for (guint name = 0; names[name] != NULL; name++)
        {
          int kind = tw_catalogue_find (play->rules->catalogue, names[name]);

          /* What players have of their own from the start all know of. */
          if (is_hidden && (kind < 0 || tw_own_hand_symbol (play->rules, (guint) kind) == NULL))
            continue;
          g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                                  kind >= 0 ? tw_tile_phrase (play->rules, (guint) kind)
                                            : names[name]);
        }
      /* Translators: the tiles that a player has in the hand: "Holds a road, a city with a road".
       */
      return list->len > 0 ? g_strdup_printf (_ ("Holds %s"), list->str) : NULL;
    }
  return NULL;
}
