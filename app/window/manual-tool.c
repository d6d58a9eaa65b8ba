/* The manual page of the command line. */
#include "app/window/manual-tool.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/window/roff.h"
#include "engine/set/problem-row.h"

/* What the tool prints when it is asked for help with @command, %NULL for all commands; in lines.
 */
static char **
ask (const char *tool, const char *command)
{
  const char *const arguments[] = { tool, command != NULL ? command : "--help",
                                    command != NULL ? "--help" : NULL, NULL };
  g_autofree char *said = NULL;

  if (!g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &said,
                     NULL, NULL, NULL))
    g_error ("%s cannot be asked", tool);
  return g_strsplit (said, "\n", -1);
}

/* A line of two columns, "  --json    Print JSON". */
static gboolean
columns (const char *line, char **out_left, char **out_right)
{
  const char *gap = g_str_has_prefix (line, "  ") ? strstr (line + 2, "  ") : NULL;

  if (gap == NULL || line[2] == ' ')
    return FALSE;
  *out_left = g_strndup (line + 2, (gsize) (gap - line) - 2);
  *out_right = g_strstrip (g_strdup (gap));
  return TRUE;
}

static void
put_options (GString *page, char **lines)
{
  g_string_append (page, ".RS\n");
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *option = NULL, *words = NULL;

      if (columns (lines[i], &option, &words) && *option == '-'
          && !g_str_has_prefix (option, "-h, "))
        tw_roff_tag (page, option, words);
    }
  g_string_append (page, ".RE\n");
}

/* Its arguments stand behind its name in the second line. */
static void
put_command (GString *page, const char *tool, const char *name, const char *summary)
{
  g_auto (GStrv) lines = ask (tool, name);
  const char *usage = lines[0] != NULL && lines[1] != NULL ? strstr (lines[1], name) : NULL;

  tw_roff_tag (page, usage != NULL ? usage : name, summary);
  put_options (page, lines);
}

static void
put_problems (GString *page, TwSeverity severity, const char *heading)
{
  tw_roff_heading (page, ".SS", heading);
  for (guint code = 0; code < TW_N_PROBLEMS; code++)
    {
      const TwProblemRow *row = problem_row ((TwProblemCode) code);
      const TwProblem problem = { .code = (TwProblemCode) code };

      if (row->severity == severity)
        tw_roff_tag (page, row->name, tw_problem_explanation (&problem));
    }
}

GString *
tw_manual_tool (const char *tool)
{
  GString *page = tw_roff_new ("tilewright-tool", "1", C_ ("manual", "User Commands"),
                               _ ("Validate, draw, replay and simulate tile sets and games"));
  g_auto (GStrv) lines = ask (tool, NULL);

  tw_roff_heading (page, ".SH", C_ ("manual", "SYNOPSIS"));
  tw_roff_line (page, ".B", lines[0] != NULL ? lines[0] + strcspn (lines[0], ":") + 2 : "");
  tw_roff_heading (page, ".SH", C_ ("manual", "DESCRIPTION"));
  tw_roff_line (
      page, "",
      _ ("The command line of Tilewright. Wherever a tile set or a ruleset is expected, its id is "
         "enough if it comes with the program; a path names any other."));
  tw_roff_heading (page, ".SH", C_ ("manual", "COMMANDS"));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *name = NULL, *summary = NULL;

      if (columns (lines[i], &name, &summary))
        put_command (page, tool, name, summary);
    }
  tw_roff_heading (page, ".SH", C_ ("manual", "PROBLEMS"));
  put_problems (page, TW_SEVERITY_ERROR, C_ ("manual", "Errors"));
  put_problems (page, TW_SEVERITY_WARNING, C_ ("manual", "Warnings"));
  put_problems (page, TW_SEVERITY_HINT, C_ ("manual", "Hints"));
  return page;
}
