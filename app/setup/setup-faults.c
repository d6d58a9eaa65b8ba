/* What is wrong with the sets that are to be played. */
#include "app/setup/setup-faults.h"

#include <glib/gi18n.h>

#include "app/widgets/words-button.h"
#include "engine/set/problem.h"
#include "engine/set/validate.h"

/* More than these nobody reads before a game; the set's page lists all of them. */
#define MOST_LISTED 8

void
tw_setup_part_check (TwSetupPart *part, TwTileSet *set)
{
  g_autoptr (TwProblems) problems = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);

  if (part->checked == set)
    return;
  g_clear_pointer (&part->checked, tw_tile_set_unref);
  part->checked = set != NULL ? tw_tile_set_ref (set) : NULL;
  part->n_faults = 0;
  problems = set != NULL ? tw_tile_set_validate (set, NULL) : NULL;
  for (guint i = 0; problems != NULL && i < problems->n_problems; i++)
    {
      g_autofree char *line = NULL;

      if (problems->problems[i].severity != TW_SEVERITY_ERROR || part->n_faults++ >= MOST_LISTED)
        continue;
      line = tw_problem_message (&problems->problems[i], set);
      g_string_append_printf (lines, "%s• %s", lines->len > 0 ? "\n" : "", line);
    }
  if (part->n_faults > MOST_LISTED)
    g_string_append (lines, "\n…");
  g_free (part->faults);
  part->faults = g_strdup (lines->str);
}

char *
tw_setup_parts_dup_faulty (const GPtrArray *parts)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      const TwSetupPart *part = parts->pdata[i];

      if (part->n_faults == 0 || part->facets == 0)
        continue;
      g_string_append_printf (names, "%s%s", names->len > 0 ? " · " : "", part->title);
      n += part->n_faults;
    }
  if (n == 0)
    return NULL;
  return g_strdup_printf (
      /* Translators: names of tile sets. */
      g_dngettext (NULL, "%u error in the tiles: %s. They are played as far as they go.",
                   "%u errors in the tiles: %s. They are played as far as they go.", n),
      n, names->str);
}

/* Where the errors can be mended: the file is opened; the set that is open already is shown. */
static GtkWidget *
mend_button_new (const TwSetupPart *part)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (part->file != NULL ? _ ("_Open This Set")
                                                                       : _ ("_Show in the Set"));

  gtk_widget_set_halign (button, GTK_ALIGN_END);
  if (part->file != NULL)
    {
      g_autofree char *uri = g_filename_to_uri (part->file, NULL, NULL);
      const char *uris[] = { uri, NULL };

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "^as", uris);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-files");
    }
  else
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "win.page::set");
  return button;
}

static GtkWidget *
content_new (const TwSetupPart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), tw_words_new (part->faults));
  gtk_box_append (GTK_BOX (box), mend_button_new (part));
  return box;
}

GtkWidget *
tw_setup_faults_button_new (const TwSetupPart *part)
{
  /* Translators: %s is a tile set. */
  g_autofree char *name = g_strdup_printf (_ ("Errors in %s"), part->title);
  GtkWidget *button = tw_words_button_new ("dialog-warning-symbolic", name);

  gtk_widget_add_css_class (button, "error");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

void
tw_setup_faults_button_update (GtkWidget *button, const TwSetupPart *part)
{
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  const char *told = g_object_get_data (G_OBJECT (button), "tilewright-faults");

  gtk_widget_set_visible (button, part->n_faults > 0);
  /* Who reads them is left to it. */
  if (part->n_faults == 0 || g_strcmp0 (told, part->faults) == 0)
    return;
  g_object_set_data_full (G_OBJECT (button), "tilewright-faults", g_strdup (part->faults), g_free);
  gtk_popover_set_child (popover, content_new (part));
}
