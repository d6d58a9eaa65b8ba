/* Notes at moments of a game. */
#include "engine/game/remark.h"

#include <string.h>

static void
remark_clear (gpointer data)
{
  g_free (((TwRemark *) data)->text);
}

GArray *
tw_remarks_new (void)
{
  GArray *remarks = g_array_new (FALSE, FALSE, sizeof (TwRemark));

  g_array_set_clear_func (remarks, remark_clear);
  return remarks;
}

GArray *
tw_remarks_copy (const GArray *remarks)
{
  GArray *copy = tw_remarks_new ();

  for (guint i = 0; i < remarks->len; i++)
    {
      const TwRemark *remark = &g_array_index (remarks, TwRemark, i);
      TwRemark one = { remark->n_entries, g_strdup (remark->text) };

      g_array_append_val (copy, one);
    }
  return copy;
}

/* Returns: (transfer full) (nullable): one line of text, %NULL if nothing is left of @text */
static char *
one_line (const char *text)
{
  g_autofree char *valid = text != NULL ? g_utf8_make_valid (text, -1) : NULL;
  char *cut;

  if (valid == NULL)
    return NULL;
  for (char *c = valid; *c != '\0'; c++)
    if ((guchar) *c < ' ' || *c == 0x7f)
      *c = ' ';
  g_strstrip (valid);
  cut = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), TW_REMARK_CHARS));
  g_strchomp (cut);
  if (*cut == '\0')
    g_clear_pointer (&cut, g_free);
  return cut;
}

gboolean
tw_remarks_set (GArray *remarks, guint n_entries, const char *text)
{
  g_autofree char *line = one_line (text);
  TwRemark one = { n_entries, NULL };
  guint at = 0;

  while (at < remarks->len && g_array_index (remarks, TwRemark, at).n_entries < n_entries)
    at++;
  if (at < remarks->len && g_array_index (remarks, TwRemark, at).n_entries == n_entries)
    {
      if (g_strcmp0 (g_array_index (remarks, TwRemark, at).text, line) == 0)
        return FALSE;
      g_array_remove_index (remarks, at);
    }
  else if (line == NULL || remarks->len == TW_MAX_REMARKS)
    return FALSE;
  if (line == NULL)
    return TRUE;
  one.text = g_steal_pointer (&line);
  g_array_insert_val (remarks, at, one);
  return TRUE;
}

void
tw_remarks_cut (GArray *remarks, guint n_entries)
{
  while (remarks->len > 0
         && g_array_index (remarks, TwRemark, remarks->len - 1).n_entries > n_entries)
    g_array_set_size (remarks, remarks->len - 1);
}
