/* A table of figures as a file. */
#include "engine/ledger/ledger-file.h"

#include <string.h>

#include <json-glib/json-glib.h>

#include "engine/format/csv.h"
#include "engine/format/save-file.h"
#include "engine/ledger/ledger-column.h"

static const TwLedgerRow *
row_at (const TwLedger *ledger, guint at)
{
  return ledger->rows->pdata[at];
}

char *
tw_ledger_to_csv (const TwLedger *ledger)
{
  GString *out = g_string_new ("group,name,who");

  for (guint column = 0; column < tw_ledger_n_columns (); column++)
    g_string_append_printf (out, ",%s", tw_ledger_column (column).id);
  g_string_append (out, "\r\n");
  for (guint i = 0; i < ledger->rows->len; i++)
    {
      const TwLedgerRow *row = row_at (ledger, i);

      g_string_append_printf (out, "%s,", tw_ledger_group_id (row->group));
      tw_csv_add_text (out, row->name);
      g_string_append_printf (out, ",%s", tw_ledger_who_id (row->who));
      for (guint column = 0; column < tw_ledger_n_columns (); column++)
        {
          g_autofree char *text = tw_ledger_value_text (row, column);

          g_string_append_printf (out, ",%s", text);
        }
      g_string_append (out, "\r\n");
    }
  return g_string_free (out, FALSE);
}

static void
add_string (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
add_int (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

/* The same digits as in the other file. */
static void
add_value (JsonBuilder *json, const TwLedgerRow *row, guint column)
{
  TwLedgerColumn about = tw_ledger_column (column);
  g_autofree char *text = tw_ledger_value_text (row, column);

  json_builder_set_member_name (json, about.id);
  if (*text == '\0')
    json_builder_add_null_value (json);
  else if (about.n_decimals == 0)
    json_builder_add_int_value (json, g_ascii_strtoll (text, NULL, 10));
  else
    json_builder_add_double_value (json, g_ascii_strtod (text, NULL));
}

static void
add_skipped (JsonBuilder *json, const TwLedger *ledger)
{
  json_builder_set_member_name (json, "skipped");
  json_builder_begin_array (json);
  for (guint i = 0; i < ledger->skipped->len; i++)
    {
      const TwLedgerSkipped *skipped = ledger->skipped->pdata[i];

      json_builder_begin_object (json);
      add_string (json, "file", skipped->file);
      add_int (json, "line", skipped->line);
      add_string (json, "message", skipped->message);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

char *
tw_ledger_to_json (const TwLedger *ledger)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (json);
  add_int (json, "games", ledger->n_games);
  add_int (json, "other_files", ledger->n_others);
  add_skipped (json, ledger);
  json_builder_set_member_name (json, "rows");
  json_builder_begin_array (json);
  for (guint i = 0; i < ledger->rows->len; i++)
    {
      const TwLedgerRow *row = row_at (ledger, i);

      json_builder_begin_object (json);
      add_string (json, "group", tw_ledger_group_id (row->group));
      add_string (json, "name", row->name);
      add_string (json, "who", tw_ledger_who_id (row->who));
      for (guint column = 0; column < tw_ledger_n_columns (); column++)
        add_value (json, row, column);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  return json_to_string (root, TRUE);
}

/* Whether any row of a group has something else than nothing there. */
static gboolean
is_used (const TwLedger *ledger, guint begin, guint end, guint column)
{
  double value;

  for (guint i = begin; i < end; i++)
    if (tw_ledger_value (row_at (ledger, i), column, &value) && value != 0)
      return TRUE;
  return FALSE;
}

static void
add_group (GString *out, const TwLedger *ledger, guint begin, guint end)
{
  g_string_append_printf (out, "%s%s\twho", begin > 0 ? "\n" : "",
                          tw_ledger_group_id (row_at (ledger, begin)->group));
  for (guint column = 0; column < tw_ledger_n_columns (); column++)
    if (is_used (ledger, begin, end, column))
      g_string_append_printf (out, "\t%s", tw_ledger_column (column).id);
  g_string_append_c (out, '\n');
  for (guint i = begin; i < end; i++)
    {
      const TwLedgerRow *row = row_at (ledger, i);

      g_string_append_printf (out, "%s\t%s", *row->name != '\0' ? row->name : "-",
                              tw_ledger_who_id (row->who));
      for (guint column = 0; column < tw_ledger_n_columns (); column++)
        if (is_used (ledger, begin, end, column))
          {
            g_autofree char *text = tw_ledger_value_text (row, column);

            g_string_append_printf (out, "\t%s", text);
          }
      g_string_append_c (out, '\n');
    }
}

char *
tw_ledger_to_text (const TwLedger *ledger)
{
  GString *out = g_string_new (NULL);

  for (guint begin = 0, end; begin < ledger->rows->len; begin = end)
    {
      end = begin + 1;
      while (end < ledger->rows->len
             && row_at (ledger, end)->group == row_at (ledger, begin)->group)
        end++;
      add_group (out, ledger, begin, end);
    }
  return g_string_free (out, FALSE);
}

gboolean
tw_ledger_save (const TwLedger *ledger, const char *path, GError **error)
{
  g_autofree char *text =
      g_str_has_suffix (path, ".json") ? tw_ledger_to_json (ledger) : tw_ledger_to_csv (ledger);

  return tw_save_file (path, text, strlen (text), NULL, NULL, error);
}
