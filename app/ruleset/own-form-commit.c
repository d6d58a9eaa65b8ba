/* What the form says goes into the document, or the reason why not is shown. */
#include "app/ruleset/own-form-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/art-reason.h"

void
own_form_show_error (GtkWidget *widget, const char *error)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_label (GTK_LABEL (widget), error != NULL ? error : "");
  else
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), error != NULL ? error : "");
  gtk_widget_set_visible (widget, error != NULL);
}

void
own_form_show_head (TwOwnForm *self)
{
  const TwTileSet *set = own_form_set (self);
  const char *art = tw_own_thing_art (set, self->thing.sort, self->thing.id);
  const char *picture = self->thing.id;
  /* Translators: the id by which files name something: "In files: vineyard". */
  g_autofree char *subtitle = g_strdup_printf (_ ("In files: %s"), self->thing.id);

  gtk_label_set_label (self->title, tw_own_thing_name (set, self->thing.sort, self->thing.id));
  gtk_label_set_label (self->subtitle, subtitle);
  tw_symbol_picture_show (self->picture, picture, tw_theme_of_set (set));
  if (self->thing.sort == TW_OWN_FIGURE)
    tw_symbol_picture_show_piece (self->picture, picture,
                                  tw_vocabulary_find_figure (set->own, picture)->neutral
                                      ? TW_COLOUR_NOBODY
                                      : 0,
                                  tw_theme_of_set (set));
  gtk_widget_set_visible (GTK_WIDGET (self->picture), tw_own_sort_has_picture (self->thing.sort));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "form.remove-picture", art != NULL);
  tw_art_reason_watch (self->picture_reason,
                       tw_own_thing_name (set, self->thing.sort, self->thing.id), art,
                       own_form_show_error);
}

static void
put_symbol (TwOwnForm *self, TwOwnRulesEdit *edit, TwTexts *texts, const char *art)
{
  TwSymbolType symbol = { .id = self->thing.id, .art = (char *) art, .texts = texts };

  for (guint i = 0; i < self->place_checks->len; i++)
    {
      GtkCheckButton *check = self->place_checks->pdata[i];

      if (gtk_check_button_get_active (check))
        symbol.places |=
            TW_KIND_BIT (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "kind")));
    }
  tw_own_rules_put_symbol (edit, &symbol);
}

static void
put_figure (TwOwnForm *self, TwOwnRulesEdit *edit, TwTexts *texts, const char *art)
{
  TwFigureType figure = *tw_vocabulary_find_figure (own_form_set (self)->own, self->thing.id);

  figure.supply = (guint) gtk_spin_button_get_value_as_int (self->supply_spin);
  figure.texts = texts;
  figure.art = (char *) art;
  tw_own_rules_put_figure (edit, &figure);
}

static TwOwnRulesEdit *
edit_of_form (TwOwnForm *self, const char *art)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (own_form_set (self));
  g_autoptr (TwTexts) texts = own_form_read_names (self);

  switch (self->thing.sort)
    {
    case TW_OWN_SYMBOL:
      put_symbol (self, edit, texts, art);
      break;
    case TW_OWN_LAND:
      own_form_put_land (self, edit, texts);
      break;
    case TW_OWN_FIGURE:
      put_figure (self, edit, texts, art);
      break;
    case TW_OWN_TOKEN:
    case TW_OWN_BAG:
    case TW_OWN_DIE:
    case TW_OWN_COUNTER:
    case TW_OWN_ZONE:
    case TW_OWN_COUNTING:
    case TW_OWN_KEPT_LIST:
    case TW_N_OWN_SORTS:
    default:
      own_form_put_token (self, edit, texts, art);
      break;
    }
  return edit;
}

gboolean
own_form_try (TwOwnForm *self,
              TwOwnRulesEdit *edit,
              const char *label,
              const char *merge_key,
              GError **error)
{
  gboolean is_done;

  self->is_changing = TRUE;
  is_done = tw_own_rules_try (self->document, edit, label, merge_key, error);
  self->is_changing = FALSE;
  return is_done;
}

/* Of what procedures declare only the name is written here: the parts of the form write the rest.
 */
static void
commit_name (TwOwnForm *self, GtkWidget *place)
{
  g_autoptr (TwTexts) texts = own_form_read_names (self);
  g_autoptr (GError) error = NULL;

  self->is_changing = TRUE;
  tw_own_declared_rename (self->document, self->thing.sort, self->thing.id, texts, &error);
  self->is_changing = FALSE;
  own_form_show_error (place, error != NULL ? tw_error_words (error) : NULL);
  if (error == NULL)
    own_form_show_head (self);
  own_form_show_parts (self);
  own_form_count_names (self);
}

void
own_form_commit_with (TwOwnForm *self, const char *what, const char *art, GtkWidget *place)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *key = NULL;

  if (self->is_filling || self->thing.id == NULL)
    return;
  if (self->thing.sort >= TW_OWN_BAG)
    {
      commit_name (self, place);
      return;
    }
  key = g_strdup_printf ("own-%s-%s-%s", what, tw_own_sort_element (self->thing.sort),
                         self->thing.id);
  /* Each picture is a step of its own; typing is one. */
  own_form_try (self, edit_of_form (self, art), _ ("Change Own Rules"),
                strcmp (what, "picture") == 0 ? NULL : key, &error);
  own_form_show_error (place, error != NULL ? tw_error_words (error) : NULL);
  if (error == NULL)
    own_form_show_head (self);
  own_form_count_names (self);
}

void
own_form_commit (TwOwnForm *self, const char *what)
{
  g_autofree char *art = NULL;

  if (self->is_filling || self->thing.id == NULL)
    return;
  art = g_strdup (tw_own_thing_art (own_form_set (self), self->thing.sort, self->thing.id));
  own_form_commit_with (self, what, art, self->error_label);
}
