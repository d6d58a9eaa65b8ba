/* The part of the form that is about a kind of land. */
#include "app/ruleset/own-form-private.h"

#include "app/document/shared-kit.h"
#include "engine/own/own-rules-remove.h"
#include "engine/set/section-words.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/setup/play-rules.h"

#include <string.h>

#include <glib/gi18n.h>

static guint32
colour_of (GtkColorButton *button)
{
  GdkRGBA colour;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (button), &colour);
  return (guint32) (colour.red * 255 + .5f) << 16 | (guint32) (colour.green * 255 + .5f) << 8
         | (guint32) (colour.blue * 255 + .5f);
}

/* What a meeple is called there that the program has a word for, in the reader's language. */
static const char *
role_words (const char *role)
{
  TwGameKit kit = { 0 };
  g_autofree char *id = g_strconcat ("role-", role, NULL);
  const char *title;

  if (!tw_shared_kit_load (&kit, NULL))
    return role;
  title = tw_section_title (kit.vocabulary, id, g_get_language_names ());
  /* The vocabulary is one for all, and stays. */
  tw_play_rules_kit_clear (&kit);
  return title != NULL ? title : role;
}

static const char *
old_role (TwOwnForm *self)
{
  const TwLandType *land = tw_vocabulary_find_land (own_form_set (self)->own, self->thing.id);

  for (guint i = 0; i < land->n_roles; i++)
    if (strcmp (land->roles[i].figure, "meeple") == 0)
      return land->roles[i].name;
  return "";
}

/* A role is one word in the notation. */
static char *
role_of (TwOwnForm *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->role_row))));
  g_autofree char *plain = g_str_to_ascii (text, "C");
  char *role;

  if (*text == '\0')
    return NULL;
  if (strcmp (text, role_words (old_role (self))) == 0)
    return g_strdup (old_role (self));
  role = g_ascii_strdown (plain, -1);
  g_strcanon (role, "abcdefghijklmnopqrstuvwxyz0123456789-", '-');
  return role;
}

/* The capital that is typed; what was given by itself is no choice. While nothing stands there
 * something is about to be typed: it stays as it was until the focus goes. */
gboolean
own_form_read_letter (TwOwnForm *self, const TwLandType *old, char *out_letter)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->letter_row))));
  char letter = g_ascii_toupper (*text);
  gboolean is_given =
      old->letter == 0 && letter == tw_vocabulary_letter (own_form_set (self)->own, old->kind);

  *out_letter = is_given || self->is_letter_free ? 0 : *text == '\0' ? old->letter : letter;
  return *text == '\0' || (g_ascii_isalpha (*text) && text[1] == '\0');
}

/* By #TwLandPattern. */
static const char *const pattern_titles[] = {
  [TW_LAND_PLAIN] = N_ ("Plain ground"),
  [TW_LAND_RAILS] = N_ ("Rails"),
  [TW_LAND_HEDGE] = N_ ("Hedge or wood"),
  [TW_LAND_CANAL] = N_ ("Canal or water"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (pattern_titles) == TW_N_LAND_PATTERNS);

GListModel *
own_form_land_patterns (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pattern_titles); i++)
    gtk_string_list_append (list, _ (pattern_titles[i]));
  return G_LIST_MODEL (list);
}

void
own_form_put_land (TwOwnForm *self, TwOwnRulesEdit *edit, TwTexts *texts)
{
  const TwLandType *old = tw_vocabulary_find_land (own_form_set (self)->own, self->thing.id);
  gboolean is_area = adw_combo_row_get_selected (self->shape_row) == 1;
  g_autofree char *role = role_of (self);
  g_autofree TwLandRole *roles = g_new0 (TwLandRole, old->n_roles + 1);
  TwLandType land = { .id = self->thing.id,
                      .kind = is_area ? TW_KIND_OWN + TW_N_OWN_LINES : TW_KIND_OWN,
                      .colour = colour_of (self->colour_button),
                      .pattern = (TwLandPattern) adw_combo_row_get_selected (self->pattern_row),
                      .roles = roles,
                      .texts = texts };

  own_form_read_letter (self, old, &land.letter);
  if (role != NULL)
    roles[land.n_roles++] = (TwLandRole){ (char *) "meeple", role };
  for (guint i = 0; i < old->n_roles; i++)
    if (strcmp (old->roles[i].figure, "meeple") != 0)
      roles[land.n_roles++] = old->roles[i];
  tw_own_rules_put_land (edit, &land);
}

/* In place of the colours of the desktop, those that go with the paint of the tiles. */
static void
offer_inks (GtkColorButton *button, const TwTheme *theme)
{
  g_autoptr (GArray) colours = g_array_new (FALSE, FALSE, sizeof (GdkRGBA));
  guint32 ink;

  if (g_object_get_data (G_OBJECT (button), "theme") == theme)
    return;
  g_object_set_data (G_OBJECT (button), "theme", (gpointer) theme);
  for (guint i = 0; tw_theme_inks (theme, i, &ink); i++)
    {
      GdkRGBA colour = { (float) (ink >> 16 & 255) / 255.f, (float) (ink >> 8 & 255) / 255.f,
                         (float) (ink & 255) / 255.f, 1 };

      g_array_append_val (colours, colour);
    }
  gtk_color_chooser_add_palette (GTK_COLOR_CHOOSER (button), GTK_ORIENTATION_HORIZONTAL, 0, 0,
                                 NULL);
  gtk_color_chooser_add_palette (GTK_COLOR_CHOOSER (button), GTK_ORIENTATION_HORIZONTAL, 4,
                                 (int) colours->len, (GdkRGBA *) (gpointer) colours->data);
}

void
own_form_fill_land (TwOwnForm *self)
{
  const TwTileSet *set = own_form_set (self);
  const TwLandType *land = tw_vocabulary_find_land (set->own, self->thing.id);
  gboolean is_used = tw_own_rules_n_tiles (set, "land", land->id) > 0;
  const GdkRGBA colour = { (float) (land->colour >> 16 & 255) / 255.f,
                           (float) (land->colour >> 8 & 255) / 255.f,
                           (float) (land->colour & 255) / 255.f, 1 };
  const char letter[] = { tw_vocabulary_letter (set->own, land->kind), '\0' };
  const char *role;

  offer_inks (self->colour_button, tw_theme_of (set->theme));
  adw_combo_row_set_selected (self->shape_row, land->kind >= TW_KIND_OWN + TW_N_OWN_LINES);
  /* What lies on tiles has its edges already. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->shape_row), !is_used);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->land_group),
                                         is_used
                                             ? _ ("The shape is fixed: tiles of the set have it.")
                                             : NULL);
  adw_combo_row_set_selected (self->pattern_row, land->pattern);
  gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (self->colour_button), &colour);
  role = *old_role (self) != '\0' ? role_words (old_role (self)) : "";
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (self->role_row)), role) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->role_row), role);
  if (g_ascii_toupper (*gtk_editable_get_text (GTK_EDITABLE (self->letter_row))) != *letter)
    gtk_editable_set_text (GTK_EDITABLE (self->letter_row), letter);
}
