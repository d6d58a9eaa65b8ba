/* Writes the manual pages, from what help is made of: manual FOLDER TOOL LANGUAGE…
 *
 * Runs while the program is built, without a display. Each language is written by a process of its
 * own, which has it from the start. */
#include <errno.h>
#include <locale.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/widgets/language-setting.h"
#include "app/window/help-index.h"
#include "app/window/help-text.h"
#include "app/window/manual-tool.h"
#include "app/window/roff.h"
#include "engine/setup/play-rules.h"

static TwHelpFile *help;
static TwHelpIndex *all;
static const char *tool;

/* Tiles are told as they are typed. */
static void
put_picture (GString *page, const TwHelpItem *item)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < item->tiles->len; i++)
    {
      const TwHelpTile *tile = g_ptr_array_index (item->tiles, i);

      g_string_append_printf (lines, "%s%s",
                              i == 0            ? ""
                              : tile->is_beside ? "  |  "
                                                : "  →  ",
                              tile->line);
    }
  g_string_append (page, ".RS\n");
  tw_roff_line (page, ".B", lines->str);
  g_string_append (page, ".br\n");
  tw_roff_line (page, "", item->plain);
  g_string_append (page, ".RE\n");
}

static void
put_item (GString *page, const TwHelpItem *item)
{
  switch (item->kind)
    {
    case TW_HELP_ITEM_HEADING:
    case TW_HELP_ITEM_SUBHEADING:
      {
        g_autofree char *words =
            item->code != NULL ? g_strdup_printf ("%s  %s", item->code, item->plain) : NULL;

        tw_roff_heading (page, ".SS", words != NULL ? words : item->plain);
      }
      break;
    case TW_HELP_ITEM_PICTURE:
      put_picture (page, item);
      break;
    case TW_HELP_ITEM_ROW:
      tw_roff_tag (page, item->code, item->plain);
      if (item->sentence != NULL)
        {
          g_string_append (page, ".br\n");
          tw_roff_line (page, ".I", item->sentence);
        }
      if (item->written != NULL)
        {
          g_string_append (page, ".br\n");
          tw_roff_line (page, "", item->written);
        }
      break;
    case TW_HELP_ITEM_TEXT:
    default:
      g_string_append (page, ".PP\n");
      tw_roff_line (page, "", item->plain);
    }
}

/* The help page @id, under its title. */
static void
put_help (GString *page, const char *id)
{
  const TwHelpPage *found = tw_help_file_find (help, id);
  const GPtrArray *items = tw_help_index_items (all, found);

  tw_roff_heading (page, ".SH", tw_help_text_title (found->titles));
  for (guint i = 0; i < items->len; i++)
    put_item (page, items->pdata[i]);
}

static void
put_also (GString *page, const char *const *names)
{
  tw_roff_heading (page, ".SH", C_ ("manual", "SEE ALSO"));
  for (guint i = 0; names[i] != NULL; i += 2)
    {
      g_string_append (page, ".BR ");
      tw_roff_put (page, names[i]);
      g_string_append_printf (page, " (%s)%s\n", names[i + 1], names[i + 2] != NULL ? "," : "");
    }
}

/* ---- pages ----------------------------------------------------------------------------- */

static GString *
program_page (void)
{
  g_autofree char *summary =
      g_strdup (_ ("Design, play and translate tile sets for tile-laying games"));
  GString *page;

  page = tw_roff_new ("tilewright", "1", C_ ("manual", "User Commands"), summary);
  tw_roff_heading (page, ".SH", C_ ("manual", "SYNOPSIS"));
  g_string_append (page, ".B tilewright\n");
  tw_roff_line (page, ".I", C_ ("manual", "[OPTION…] [FILE…]"));
  tw_roff_heading (page, ".SH", C_ ("manual", "DESCRIPTION"));
  tw_roff_line (
      page, "",
      _ ("Tilewright opens a window in which you draw the tiles of a set, say what its symbols do, "
         "see at once whether the set works, and play it. Each file is a tile set and opens in a "
         "window of its own. Without a file, the window shows your recent sets and those that come "
         "with the program. F1 opens help everywhere."));
  tw_roff_heading (page, ".SH", C_ ("manual", "OPTIONS"));
  tw_roff_tag (page, "-h, --help", _ ("Show the options; --help-all shows those of GTK as well"));
  tw_roff_tag (page, "--version", _ ("Show the version"));
  put_help (page, "keys");
  tw_roff_heading (page, ".SH", C_ ("manual", "FILES"));
  tw_roff_tag (
      page, "~/.local/share/tilewright/drafts",
      _ ("What was not saved yet. A window that was lost with unsaved work offers it when the "
         "program starts again."));
  tw_roff_tag (
      page, "~/.local/share/tilewright/versions",
      _ ("The last ten saved versions of each tile set, for “Versions” in the main menu."));
  tw_roff_heading (page, ".SH", C_ ("manual", "ENVIRONMENT"));
  tw_roff_tag (page, "TILEWRIGHT_DATA_DIR",
               _ ("The folder with the tile sets, rulesets and rules that come with the program."));
  tw_roff_tag (page, "TILEWRIGHT_LOCALE_DIR", _ ("The folder with its translations."));
  put_also (page, (const char *const[]){ "tilewright-expansion", "7", "tilewright-rules", "5",
                                         "tilewright-tool", "1", NULL });
  return page;
}

static GString *
rules_page (void)
{
  static const char *const words[] = { "words-effects", "words-statements", "words-details",
                                       "words-values" };
  GString *page = tw_roff_new ("tilewright-rules", "5", C_ ("manual", "File Formats"),
                               _ ("The words in which rules of a tile set are written"));

  tw_roff_heading (page, ".SH", C_ ("manual", "DESCRIPTION"));
  tw_roff_line (
      page, "",
      _ ("The rules of a tile set stand in its file, as effects and as procedures. The Rules page "
         "writes them; these are the words for whoever reads or writes them there. Behind each "
         "stands what it says, a sentence from a rule that has it, and how it is written."));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    put_help (page, words[i]);
  put_also (page, (const char *const[]){ "tilewright", "1", "tilewright-expansion", "7",
                                         "tilewright-tool", "1", NULL });
  return page;
}

static GString *
expansion_page (void)
{
  static const char *const pages[] = { "first", "first-rules", "line" };
  GString *page = tw_roff_new ("tilewright-expansion", "7", C_ ("manual", "Introductions"),
                               _ ("From the first tile to a set that others can play"));

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    put_help (page, pages[i]);
  put_also (page, (const char *const[]){ "tilewright", "1", "tilewright-rules", "5", NULL });
  return page;
}

/* In English there is one written by hand, which says more. */
static GString *
tool_page (void)
{
  return tw_manual_tool (tool);
}

static const struct
{
  const char *name;
  const char *section;
  GString *(*make) (void);
} manuals[] = {
  { "tilewright", "1", program_page },
  { "tilewright-rules", "5", rules_page },
  { "tilewright-expansion", "7", expansion_page },
  { "tilewright-tool", "1", tool_page },
};

/* @language: that of this process */
static gboolean
write_language (const char *folder, const char *language, GError **error)
{
  TwGameKit kit = { 0 };
  g_autoptr (TwWordExamples) examples = NULL;
  gboolean is_english = strcmp (language, "en") == 0;

  help = tw_help_file_load (NULL, error);
  if (help == NULL || !tw_play_rules_kit_load (&kit, error))
    return FALSE;
  examples = tw_word_examples_new (kit.vocabulary);
  all = tw_help_index_new (help, examples);
  for (guint i = 0; i < G_N_ELEMENTS (manuals); i++)
    {
      g_autofree char *section = g_strconcat ("man", manuals[i].section, NULL);
      g_autofree char *file = g_strdup_printf ("%s.%s", manuals[i].name, manuals[i].section);
      g_autofree char *where = g_build_filename (folder, is_english ? section : language,
                                                 is_english ? NULL : section, NULL);
      g_autofree char *path = g_build_filename (where, file, NULL);
      GString *page = is_english && manuals[i].make == tool_page ? NULL : manuals[i].make ();
      gboolean is_written =
          page == NULL
          || (g_mkdir_with_parents (where, 0755) == 0
              && g_file_set_contents (path, page->str, (gssize) page->len, error));

      if (page != NULL)
        g_string_free (page, TRUE);
      if (!is_written)
        return FALSE;
    }
  tw_help_index_free (all);
  tw_help_file_free (help);
  tw_play_rules_kit_clear (&kit);
  return TRUE;
}

/* glibc follows LANGUAGE in any locale but the plain one. */
static gboolean
start_language (const char *program, const char *folder, const char *language, GError **error)
{
  const char *const arguments[] = { program, folder, tool, language, NULL };
  g_auto (GStrv) environment = g_get_environ ();
  int status = 0;

  environment = g_environ_setenv (environment, "LC_ALL", "C.UTF-8", TRUE);
  environment = g_environ_setenv (environment, "LANGUAGE", language, TRUE);
  environment = g_environ_setenv (environment, "TILEWRIGHT_MANUAL", "1", TRUE);
  return g_spawn_sync (NULL, (char **) arguments, environment, G_SPAWN_DEFAULT, NULL, NULL, NULL,
                       NULL, &status, error)
         && g_spawn_check_wait_status (status, error);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  gboolean is_one = g_getenv ("TILEWRIGHT_MANUAL") != NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, tw_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  tool = argc > 2 ? argv[2] : "";
  for (int i = 3; i < argc; i++)
    if (is_one ? !write_language (argv[1], argv[i], &error)
               : !start_language (argv[0], argv[1], argv[i], &error))
      {
        g_printerr ("%s: %s\n", argv[i], error != NULL ? error->message : g_strerror (errno));
        return 1;
      }
  return 0;
}
