/* The part of the form that is about the supply, and what tokens are worth. */
#include "app/ruleset/own-form-private.h"

#include <string.h>

#include <glib/gi18n.h>

/* What a file may say. */
#define MOST_TOKENS 9999

/* The worth that the form shows of those counted in that way: the first. Returns: its index or -1
 */
static int
find_worth (const TwTokenType *token, TwTokenBy by)
{
  for (guint i = 0; i < token->n_worths; i++)
    if (token->worths[i].by == by)
      return (int) i;
  return -1;
}

/* ---- what the form says -------------------------------------------------------------------- */

/* By #TwTokenTies. */
static const char *const ties_titles[] = {
  [TW_TOKEN_TIES_ALL] = NC_ ("tokens", "each of them gets all the points"),
  [TW_TOKEN_TIES_SPLIT_UP] = NC_ ("tokens", "they share the points, rounded up"),
  [TW_TOKEN_TIES_SPLIT_DOWN] = NC_ ("tokens", "they share the points, rounded down"),
  [TW_TOKEN_TIES_NOBODY] = NC_ ("tokens", "nobody gets anything"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (ties_titles) == TW_N_TOKEN_TIES);

GListModel *
own_form_token_ties (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ties_titles); i++)
    gtk_string_list_append (list, g_dpgettext2 (NULL, "tokens", ties_titles[i]));
  return G_LIST_MODEL (list);
}

/* Puts what the form says into the token, or takes it out of it when it is nothing. */
static void
put_worth (TwTokenType *token, TwTokenWorth worth, GtkSpinButton *spin)
{
  int index = find_worth (token, worth.by), points = gtk_spin_button_get_value_as_int (spin);
  TwTokenWorth *old = index >= 0 ? &token->worths[index] : NULL;

  if (old != NULL && gtk_widget_get_sensitive (GTK_WIDGET (spin)))
    g_free (old->points);
  if (old != NULL && points == 0 && gtk_widget_get_sensitive (GTK_WIDGET (spin)))
    {
      g_free (old->none_counts);
      g_free (old->rules);
      token->n_worths--;
      memmove (old, old + 1, (token->n_worths - (guint) index) * sizeof *old);
      return;
    }
  if (old == NULL && points == 0)
    return;
  if (old == NULL)
    {
      old = tw_token_type_add_worth (token);
      old->by = worth.by;
    }
  /* The name of a parameter stays. */
  if (gtk_widget_get_sensitive (GTK_WIDGET (spin)))
    old->points = g_strdup_printf ("%d", points);
  old->from = worth.from;
  old->every = worth.every;
  old->ties = worth.ties;
}

static TwTokenType *
token_of_form (TwOwnForm *self, const TwTokenType *old)
{
  TwTokenType *token = g_new0 (TwTokenType, 1);
  guint ties = adw_combo_row_get_selected (self->ties_row);

  token->id = g_strdup (old->id);
  token->supply = (guint) gtk_spin_button_get_value_as_int (self->supply_spin);
  for (guint i = 0; i < old->n_worths; i++)
    {
      TwTokenWorth *worth = tw_token_type_add_worth (token);

      *worth = old->worths[i];
      worth->points = g_strdup (worth->points);
      worth->none_counts = g_strdup (worth->none_counts);
      worth->rules = g_strdup (worth->rules);
    }
  put_worth (token,
             (TwTokenWorth){ .by = TW_TOKEN_BY_EACH,
                             .from = gtk_spin_button_get_value_as_int (self->from_spin),
                             .every = gtk_spin_button_get_value_as_int (self->every_spin) },
             self->each_spin);
  put_worth (token,
             (TwTokenWorth){ .by = TW_TOKEN_BY_MOST,
                             .from = 1,
                             .every = 1,
                             .ties = ties != GTK_INVALID_LIST_POSITION ? (TwTokenTies) ties
                                                                       : TW_TOKEN_TIES_ALL },
             self->most_spin);
  return token;
}

void
own_form_put_token (TwOwnForm *self, TwOwnRulesEdit *edit, TwTexts *texts, const char *art)
{
  const TwTokenType *old = tw_vocabulary_find_token (own_form_set (self)->own, self->thing.id);
  TwTokenType *token = token_of_form (self, old);

  token->texts = texts != NULL ? tw_texts_ref (texts) : NULL;
  token->art = g_strdup (art);
  tw_own_rules_put_token (edit, token);
  tw_token_type_free (token);
}

/* ---- filling ------------------------------------------------------------------------------- */

static void
fill_points (GtkWidget *row, GtkSpinButton *spin, const TwTokenType *token, int index)
{
  const char *points = index >= 0 ? token->worths[index].points : "0";
  int number = 0;
  gboolean is_number = tw_amount_is_number (points, &number);

  /* The name of a parameter: the form leaves it to the file. */
  gtk_widget_set_sensitive (GTK_WIDGET (spin), is_number);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), is_number ? "" : points);
  gtk_spin_button_set_value (spin, number);
}

static void
append_also (GString *list, const char *separator, char *words)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? separator : "", words);
  g_free (words);
}

/* What has no row, in words. */
static char *
also_worth (const TwTokenType *token)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < token->n_worths; i++)
    {
      const TwTokenWorth *worth = &token->worths[i];

      if (find_worth (token, worth->by) == (int) i && worth->none_counts == NULL)
        continue;
      /* Translators: what a token is worth beside what has a row; %s is a number. */
      append_also (list, "; ",
                   g_strdup_printf (worth->by == TW_TOKEN_BY_EACH
                                        ? C_ ("token", "points for each: %s")
                                        : C_ ("token", "points for the most: %s"),
                                    worth->points));
      if (worth->from > 1)
        append_also (list, ", ",
                     g_strdup_printf (C_ ("token", "counted from this number on: %d"),
                                      worth->from));
      if (worth->every > 1)
        append_also (list, ", ",
                     g_strdup_printf (C_ ("token", "for so many together: %d"), worth->every));
      if (worth->none_counts != NULL && strcmp (worth->none_counts, "false") != 0)
        append_also (list, ", ", g_strdup (C_ ("token", "who has none can have the most")));
    }
  return g_string_free (list, list->len == 0);
}

static gboolean
says_points (GtkSpinButton *spin)
{
  return g_ascii_strtoll (gtk_editable_get_text (GTK_EDITABLE (spin)), NULL, 10) != 0;
}

/* Tab goes to the next rows from what is typed, before that is taken. */
void
own_form_points_typed_cb (TwOwnForm *self)
{
  gtk_widget_set_sensitive (self->every_row, says_points (self->each_spin));
  gtk_widget_set_sensitive (self->from_row, says_points (self->each_spin));
  gtk_widget_set_sensitive (GTK_WIDGET (self->ties_row), says_points (self->most_spin));
}

/* Rows that matter only where there are points. */
void
own_form_show_worth_rows (TwOwnForm *self, const TwTokenType *token)
{
  g_autofree char *also = also_worth (token);
  int each = find_worth (token, TW_TOKEN_BY_EACH), most = find_worth (token, TW_TOKEN_BY_MOST);

  gtk_widget_set_sensitive (self->every_row, each >= 0);
  gtk_widget_set_sensitive (self->from_row, each >= 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->ties_row), most >= 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->also_worth_row), also != NULL ? also : "");
  gtk_widget_set_visible (self->also_worth_row, also != NULL);
}

static void
fill_worth (TwOwnForm *self, const TwTokenType *token)
{
  int each = find_worth (token, TW_TOKEN_BY_EACH), most = find_worth (token, TW_TOKEN_BY_MOST);

  fill_points (self->each_row, self->each_spin, token, each);
  fill_points (self->most_row, self->most_spin, token, most);
  gtk_spin_button_set_value (self->every_spin, each >= 0 ? token->worths[each].every : 1);
  gtk_spin_button_set_value (self->from_spin, each >= 0 ? token->worths[each].from : 1);
  adw_combo_row_set_selected (self->ties_row,
                              most >= 0 ? token->worths[most].ties : TW_TOKEN_TIES_ALL);
  own_form_show_worth_rows (self, token);
}

void
own_form_show_by_hand (TwOwnForm *self)
{
  TwOwnSort sort = self->thing.sort;
  const char *words = NULL;

  if (sort != TW_OWN_FIGURE && sort != TW_OWN_TOKEN)
    return;
  if (!tw_own_thing_is_by_hand (own_form_set (self), sort, self->thing.id))
    words = sort == TW_OWN_TOKEN ? _ ("A rule hands it out.") : NULL;
  else if (sort == TW_OWN_TOKEN)
    words = _ ("No rule hands it out: players take it and give it back by hand at the table. "
               "Simulations do not know it.");
  else
    words = _ ("No rule moves it: it is placed and moved by hand at the table, points are typed "
               "in. Simulations do not know it.");
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->supply_group), words);
}

static void
fill_figure (TwOwnForm *self, const TwFigureType *figure)
{
  gtk_spin_button_set_value (self->supply_spin, figure->supply);
  gtk_widget_set_sensitive (self->supply_row, !figure->neutral);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->supply_row),
                               figure->neutral ? _ ("Always one, for it belongs to nobody")
                                               : _ ("Of each player"));
  gtk_switch_set_active (self->neutral_switch, figure->neutral);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->neutral_row),
                               figure->by_hand ? _ ("There is one, and everybody may move it")
                                               : _ ("There is one, and it counts in no majority"));
}

void
own_form_fill_supply (TwOwnForm *self)
{
  const TwVocabulary *own = own_form_set (self)->own;
  const TwFigureType *figure = tw_vocabulary_find_figure (own, self->thing.id);
  GtkAdjustment *range = gtk_spin_button_get_adjustment (self->supply_spin);
  gboolean is_figure = self->thing.sort == TW_OWN_FIGURE;

  /* Nothing that a file may say is out of range. */
  gtk_adjustment_set_lower (range, is_figure ? MIN (1, figure->supply) : 0);
  gtk_adjustment_set_upper (range, is_figure ? TW_MAX_SUPPLY : MOST_TOKENS);
  gtk_widget_set_visible (self->neutral_row, is_figure);
  own_form_show_by_hand (self);
  if (is_figure)
    fill_figure (self, figure);
  else
    {
      const TwTokenType *token = tw_vocabulary_find_token (own, self->thing.id);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->supply_row), _ ("0: no end of them"));
      gtk_spin_button_set_value (self->supply_spin, token->supply);
      gtk_widget_set_sensitive (self->supply_row, TRUE);
      fill_worth (self, token);
    }
}
