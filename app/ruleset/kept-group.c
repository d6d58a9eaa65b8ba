/* The part of the form about counting figures and lists. */
#include "app/ruleset/kept-group.h"

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/choice-row.h"

struct _TwKeptGroup
{
  TwThingGroup parent_instance;

  AdwComboRow *row;
  GPtrArray *texts; /* behind the choices: ids of figures, or what is kept on a list */
};

G_DEFINE_FINAL_TYPE (TwKeptGroup, tw_kept_group, TW_TYPE_THING_GROUP)

static gboolean
is_list (TwKeptGroup *self)
{
  return tw_thing_group_get_sort (TW_THING_GROUP (self)) == TW_OWN_KEPT_LIST;
}

static void
chosen_cb (TwKeptGroup *self)
{
  guint chosen = adw_combo_row_get_selected (self->row);

  if (tw_thing_group_is_idle (TW_THING_GROUP (self)) && chosen < self->texts->len)
    {
      g_autofree char *text = g_strdup (self->texts->pdata[chosen]);

      tw_thing_group_set (TW_THING_GROUP (self), is_list (self) ? "what" : "of", text);
    }
}

static void
add (TwKeptGroup *self, GtkStringList *list, const char *text, const char *title)
{
  for (guint i = 0; i < self->texts->len; i++)
    if (g_strcmp0 (self->texts->pdata[i], text) == 0)
      return;
  gtk_string_list_append (list, title);
  g_ptr_array_add (self->texts, g_strdup (text));
}

/* What the file says and nothing stands for is shown as it is, and stays so until something else is
 * chosen. */
static void
kept_group_fill (TwThingGroup *group)
{
  TwKeptGroup *self = TW_KEPT_GROUP (group);
  const TwTileSet *set = tw_thing_group_get_set (group);
  const char *text =
      tw_own_declared_text (set, tw_thing_group_get_sort (group), tw_thing_group_get_id (group),
                            is_list (self) ? "what" : "of");
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) pictures = g_ptr_array_new ();
  guint selected = GTK_INVALID_LIST_POSITION;

  g_ptr_array_set_size (self->texts, 0);
  if (is_list (self))
    {
      add (self, list, "seat", C_ ("list", "players"));
      add (self, list, "counting-figure", C_ ("list", "counting figures"));
    }
  else
    add (self, list, "meeple", C_ ("figure", "a meeple"));
  for (guint i = 0; !is_list (self) && i < tw_own_sort_n (set, TW_OWN_FIGURE); i++)
    {
      const char *id = tw_own_sort_nth (set, TW_OWN_FIGURE, i);

      add (self, list, id, tw_own_thing_name (set, TW_OWN_FIGURE, id));
    }
  if (text != NULL)
    add (self, list, text, text);
  for (guint i = 0; i < self->texts->len; i++)
    {
      g_ptr_array_add (pictures, is_list (self) ? NULL : self->texts->pdata[i]);
      if (g_strcmp0 (self->texts->pdata[i], text) == 0)
        selected = i;
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row),
                                 is_list (self) ? _ ("What Is Kept on It") : _ ("Looks Like"));
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (self),
      is_list (self) ? _ ("Only rules see it. It is kept until they take something off it.")
                     : _ ("Each player has both on the score track, and says which of them moves; "
                          "at the end they are added up."));
  adw_combo_row_set_model (self->row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->row, selected);
  tw_choice_row_pictures (self->row, pictures, TRUE, tw_theme_of_set (set));
}

static gboolean
kept_group_shows (TwOwnSort sort)
{
  return sort == TW_OWN_COUNTING || sort == TW_OWN_KEPT_LIST;
}

static void
kept_group_finalize (GObject *object)
{
  g_ptr_array_unref (TW_KEPT_GROUP (object)->texts);
  G_OBJECT_CLASS (tw_kept_group_parent_class)->finalize (object);
}

static void
tw_kept_group_class_init (TwKeptGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = kept_group_finalize;
  TW_THING_GROUP_CLASS (klass)->shows = kept_group_shows;
  TW_THING_GROUP_CLASS (klass)->fill = kept_group_fill;
}

static void
tw_kept_group_init (TwKeptGroup *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->row = ADW_COMBO_ROW (adw_combo_row_new ());
  tw_choice_row (self->row);
  g_signal_connect_swapped (self->row, "notify::selected", G_CALLBACK (chosen_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->row));
}
