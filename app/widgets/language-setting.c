/* The language of the program. */
#include "app/widgets/language-setting.h"

#include <locale.h>
#include <string.h>

#include "tilewright-config.h"

const char *
tw_locale_dir (void)
{
  const char *dir = g_getenv ("TILEWRIGHT_LOCALE_DIR");

  return dir != NULL ? dir : TW_LOCALEDIR;
}

void
tw_language_setting_apply (GSettings *settings)
{
  g_autofree char *language = g_settings_get_string (settings, "language");
  const char *messages;

  if (*language != '\0')
    g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "");
  messages = setlocale (LC_MESSAGES, NULL);
  /* In the locale "C" gettext translates nothing, whatever LANGUAGE says. */
  if (*language != '\0' && (strcmp (messages, "C") == 0 || strcmp (messages, "POSIX") == 0))
    setlocale (LC_MESSAGES, "C.UTF-8");
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
tw_language_setting_choices (void)
{
  g_autoptr (GDir) dir = g_dir_open (tw_locale_dir (), 0, NULL);
  GPtrArray *languages = g_ptr_array_new ();
  const char *name;

  g_ptr_array_add (languages, g_strdup ("en"));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *catalogue =
          g_build_filename (tw_locale_dir (), name, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

      if (g_file_test (catalogue, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (languages, g_strdup (name));
    }
  g_ptr_array_sort (languages, compare);
  g_ptr_array_add (languages, NULL);
  return (char **) g_ptr_array_free (languages, FALSE);
}
