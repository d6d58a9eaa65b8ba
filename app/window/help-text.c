/* Words of help with what the program knows filled in. */
#include "app/window/help-text.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/window/application-keys.h"
#include "app/window/commands.h"
#include "app/window/key-label.h"

const char *
tw_help_text_title (const TwTexts *texts)
{
  const char *words = tw_texts_best (texts, g_get_language_names ());

  return words != NULL ? words : "";
}

static const TwCommand *
find_command (const GPtrArray *commands, const char *action)
{
  for (guint i = 0; i < commands->len; i++)
    if (strcmp (((const TwCommand *) commands->pdata[i])->action, action) == 0)
      return commands->pdata[i];
  return NULL;
}

static void
append_words (GString *out, const char *words, const char *element)
{
  g_autofree char *escaped = element != NULL ? g_markup_escape_text (words, -1) : g_strdup (words);

  if (element != NULL && *element != '\0')
    g_string_append_printf (out, "<%s>%s</%s>", element, escaped, element);
  else
    g_string_append (out, escaped);
}

static void
append_action (GString *out, const char *action, gboolean is_key, gboolean is_markup)
{
  g_autoptr (GPtrArray) commands = tw_commands_new ();
  const TwCommand *command = find_command (commands, action);
  const char *key;
  g_autofree char *label = NULL;

  if (command == NULL)
    {
      g_warning ("help names the action “%s”, which nothing has", action);
      return;
    }
  key = command->key != NULL ? command->key : tw_application_key (action);
  if (is_key && key == NULL)
    g_warning ("help names the key of “%s”, which has none", action);
  label = is_key && key != NULL ? tw_key_label (key) : g_strdup (command->title);
  append_words (out, label, !is_markup ? NULL : is_key ? "b" : "i");
}

static void
append_page (GString *out, const TwHelpFile *file, const char *id, gboolean is_markup)
{
  const TwHelpPage *page = tw_help_file_find (file, id);
  const char *title = page != NULL ? tw_help_text_title (page->titles) : id;
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  if (page == NULL)
    g_warning ("help names the page “%s”, which is not there", id);
  if (is_markup && page != NULL)
    g_string_append_printf (out, "<a href=\"" TW_HELP_LINK "%s\">%s</a>", id, escaped);
  else
    g_string_append (out, is_markup ? escaped : title);
}

/* What stands between braces. */
static void
append_place (GString *out, const TwHelpFile *file, const char *place, gboolean is_markup)
{
  if (g_str_has_prefix (place, "key:"))
    append_action (out, place + strlen ("key:"), TRUE, is_markup);
  else if (g_str_has_prefix (place, "do:"))
    append_action (out, place + strlen ("do:"), FALSE, is_markup);
  else if (g_str_has_prefix (place, "page:"))
    append_page (out, file, place + strlen ("page:"), is_markup);
  else
    g_warning ("help has the place “%s”, which nothing fills", place);
}

static char *
fill (const TwHelpFile *file, const TwTexts *texts, gboolean is_markup)
{
  const char *c = tw_help_text_title (texts);
  GString *out = g_string_new (NULL);

  while (*c != '\0')
    {
      gsize length = strcspn (c, "{`");
      const char *end =
          c[length] != '\0' ? strchr (c + length + 1, c[length] == '{' ? '}' : '`') : NULL;
      g_autofree char *words = g_strndup (c, length);
      g_autofree char *within = NULL;

      append_words (out, words, is_markup ? "" : NULL);
      if (end == NULL)
        break;
      within = g_strndup (c + length + 1, (gsize) (end - c) - length - 1);
      if (c[length] == '{')
        append_place (out, file, within, is_markup);
      else
        append_words (out, within, is_markup ? "tt" : NULL);
      c = end + 1;
    }
  return g_string_free (out, FALSE);
}

char *
tw_help_text_markup (const TwHelpFile *file, const TwTexts *texts)
{
  return fill (file, texts, TRUE);
}

char *
tw_help_text_plain (const TwHelpFile *file, const TwTexts *texts)
{
  return fill (file, texts, FALSE);
}
