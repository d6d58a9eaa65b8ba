/* Names of procedures, compiled. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/zoned.h"
#include "engine/set/given-names.h"

G_STATIC_ASSERT (TW_NAMED_OWN == TW_N_GIVEN_NAMES);

/* A tile is there from when it lies to when the turn is over, a feature while it is counted, points
 * when somebody gets them. What is never allowed is so at any time of a turn. */
static gboolean
gives_name (const TwCompiler *c, guint name)
{
  guint moment = c->code != NULL ? c->code->moment : TW_MOMENT_NEVER;

  return tw_given_name_is_known (
      name, (TwTurnMoment) moment,
      c->code == NULL && c->procedure != NULL
          && (tw_statement_is (c->procedure->root, "weigh")
              || g_strcmp0 (tw_statement_text (c->procedure->root, "what"), "cell") == 0));
}

/* What is not there now is there at other moments: that is told, not that nothing is called so. */
static gboolean
fail_moment (TwCompiler *c, const TwStatement *statement, const char *name)
{
  const TwRuleWord *moment = tw_rule_word_of (TW_WORDS_MOMENT, (int) c->code->moment);
  g_autofree char *words = g_strdup_printf (
      /* Translators: a name, when there is what it stands for, and another moment of the game. */
      _ ("“%s” is known %s; this rule happens at another moment: %s. Let it happen at a "
         "moment at which there is one, or name something else."),
      name, _ (tw_given_name_when ((guint) tw_given_name_find (name))),
      moment != NULL ? _ (moment->help) : _ ("when another rule has it done"));

  return tw_compiler_fail (c, statement, "%s", words);
}

gboolean
tw_compiler_is_points (const TwCompiler *c, const char *name)
{
  return strcmp (name, "points") == 0 && gives_name (c, TW_NAMED_POINTS);
}

gboolean
tw_compiler_find_any_name (TwCompiler *c,
                           const TwStatement *statement,
                           const char *name,
                           guint8 *out_name)
{
  int type, zone, given = tw_given_name_find (name);

  for (guint i = c->n_names; i-- > 0;)
    if (strcmp (c->names[i], name) == 0)
      {
        *out_name = (guint8) (TW_NAMED_OWN + i);
        return TRUE;
      }
  if (given >= 0 && gives_name (c, (guint) given))
    {
      *out_name = (guint8) given;
      return TRUE;
    }
  zone = tw_zone_find (c->all, name);
  if (zone >= 0)
    {
      *out_name = (guint8) (TW_NAMED_ZONE + zone);
      return TRUE;
    }
  type = tw_rules_figure (c->rules, name);
  if (given >= 0 && c->code != NULL)
    return fail_moment (c, statement, name);
  if (type < 0 || c->rules->figure_types[type].neutral < 0)
    return tw_compiler_fail (
        c, statement,
        _ ("Nothing is called “%.40s” here. Name what was chosen before, or a figure that "
           "belongs to nobody."),
        name);
  *out_name = (guint8) (TW_NAMED_NEUTRAL + type);
  return TRUE;
}

gboolean
tw_compiler_find_name (TwCompiler *c,
                       const TwStatement *statement,
                       const char *name,
                       guint8 *out_name)
{
  if (!tw_compiler_find_any_name (c, statement, name, out_name))
    return FALSE;
  return *out_name < TW_NAMED_OWN || *out_name >= TW_NAMED_NEUTRAL
         || (c->whats[*out_name - TW_NAMED_OWN] != TW_SELECTED_WORD
             && c->whats[*out_name - TW_NAMED_OWN] != TW_SELECTED_NUMBER)
         || tw_compiler_fail (c, statement,
                              _ ("“%.40s” is a word that was drawn or chosen, so it is nothing on "
                                 "the table. Ask with <if the=\"…\" is=\"…\"> which one it is."),
                              name);
}

gboolean
tw_compiler_find_whose (TwCompiler *c,
                        const TwStatement *statement,
                        const char *name,
                        guint8 *out_name)
{
  static const guint8 nobodys[] = { TW_SELECTED_TILE, TW_SELECTED_CELL,  TW_SELECTED_FEATURE,
                                    TW_SELECTED_PAIR, TW_SELECTED_SPACE, TW_SELECTED_ZONE };
  gboolean is_somebodys;

  if (!tw_compiler_find_name (c, statement, name, out_name))
    return FALSE;
  is_somebodys =
      *out_name == TW_NAMED_PLAYER || *out_name == TW_NAMED_GAINER || *out_name == TW_NAMED_COUNTING
      || (*out_name >= TW_NAMED_OWN && *out_name < TW_NAMED_NEUTRAL
          && memchr (nobodys, c->whats[*out_name - TW_NAMED_OWN], sizeof nobodys) == NULL);
  return is_somebodys
         || tw_compiler_fail (
             c, statement,
             _ ("“%.40s” is no player, and nobody’s. Name a player, or what belongs "
                "to one."),
             name);
}

gboolean
tw_compiler_is_taken (const TwCompiler *c, const char *name)
{
  return tw_given_name_find (name) >= 0 || tw_rules_figure (c->rules, name) >= 0
         || tw_rules_token (c->rules, name) >= 0
         || tw_vocabulary_find_parameter (c->rules->vocabulary, name) >= 0
         || tw_zone_find (c->all, name) >= 0;
}

gboolean
tw_compiler_add_name (TwCompiler *c, const TwStatement *statement, guint8 *out_name)
{
  const char *name = tw_statement_text (statement, "as");

  if (name == NULL)
    return tw_compiler_fail (c, statement, _ ("<%s> gives no name. Add the attribute “as”."),
                             statement->word->name);
  if (c->n_names == TW_MAX_NAMES)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is one name too many. Use fewer in one procedure."), name);
  c->bags[c->n_names] = c->lists[c->n_names] = c->posts[c->n_names] = 0;
  c->whats[c->n_names] =
      (guint8) tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);
  c->names[c->n_names++] = name;
  /* What is forbidden keeps nothing in mind. */
  if (c->code != NULL)
    c->code->n_names = MAX (c->code->n_names, c->n_names);
  *out_name = (guint8) (TW_NAMED_OWN + c->n_names - 1);
  return TRUE;
}

gboolean
tw_compiler_is_tile (const TwCompiler *c, guint8 name)
{
  return name == TW_NAMED_TILE || name == TW_NAMED_LAST
         || (name >= TW_NAMED_NEUTRAL && name < TW_NAMED_ZONE)
         || (name >= TW_NAMED_OWN
             && (c->whats[name - TW_NAMED_OWN] == TW_SELECTED_TILE
                 || c->whats[name - TW_NAMED_OWN] == TW_SELECTED_SEGMENT));
}
