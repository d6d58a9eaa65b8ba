/* What a run has come to, as one line. */
#include "engine/balance/record.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/json.h"

/* More names and facts than any question has. */
#define MOST_NAMES 100000
/* Whole numbers of JSON are kept by every reader up to here. */
#define MOST_NUMBER ((gint64) 1 << 53)

TwRecord *
tw_record_new (const char *question, guint64 n_deals)
{
  TwRecord *record = g_new (TwRecord, 1);

  record->question = g_strdup (question);
  record->facts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  record->n_deals = n_deals;
  record->done = tw_spans_new ();
  record->tally = tw_deal_sums_new ();
  return record;
}

void
tw_record_free (TwRecord *record)
{
  if (record == NULL)
    return;
  g_free (record->question);
  g_hash_table_unref (record->facts);
  g_array_unref (record->done);
  tw_deal_sums_free (record->tally);
  g_free (record);
}

void
tw_record_say (TwRecord *record, const char *name, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_hash_table_insert (record->facts, g_strdup (name), g_strdup_vprintf (format, args));
  va_end (args);
}

const char *
tw_record_fact (const TwRecord *record, const char *name)
{
  return g_hash_table_lookup (record->facts, name);
}

guint
tw_record_number (const TwRecord *record, const char *name)
{
  const char *text = tw_record_fact (record, name);

  return text != NULL ? (guint) strtoul (text, NULL, 10) : 0;
}

guint64
tw_record_n_done (const TwRecord *record)
{
  return tw_spans_count (record->done, (TwDealSpan){ 0, G_MAXUINT64 });
}

gboolean
tw_record_is_of (const TwRecord *record, const TwRecord *other)
{
  GHashTableIter iter;
  gpointer name, text;

  if (strcmp (record->question, other->question) != 0 || record->n_deals != other->n_deals
      || g_hash_table_size (record->facts) != g_hash_table_size (other->facts))
    return FALSE;
  g_hash_table_iter_init (&iter, record->facts);
  while (g_hash_table_iter_next (&iter, &name, &text))
    if (g_strcmp0 (tw_record_fact (other, name), text) != 0)
      return FALSE;
  return TRUE;
}

gboolean
tw_record_merge (TwRecord *to, const TwRecord *from, GError **error)
{
  guint64 n_common = 0;

  if (!tw_record_is_of (to, from))
    {
      g_set_error_literal (
          error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
          _ ("These are parts of different runs. Add only parts that were played by the same "
             "command and of the same files."));
      return FALSE;
    }
  for (guint i = 0; i < from->done->len; i++)
    n_common += tw_spans_count (to->done, g_array_index (from->done, TwDealSpan, i));
  if (n_common > 0 && n_common == tw_record_n_done (from))
    return TRUE;
  if (n_common > 0)
    {
      g_set_error_literal (
          error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
          _ ("Two parts have only some of their games in common. Add parts that were made with "
             "the same number after the stroke of --shard."));
      return FALSE;
    }
  for (guint i = 0; i < from->done->len; i++)
    tw_spans_add (to->done, g_array_index (from->done, TwDealSpan, i));
  tw_deal_sums_merge (to->tally, from->tally);
  return TRUE;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

static void
add_facts (JsonBuilder *json, GHashTable *facts)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (facts), compare_texts);

  json_builder_set_member_name (json, "facts");
  json_builder_begin_object (json);
  for (GList *link = names; link != NULL; link = link->next)
    {
      json_builder_set_member_name (json, link->data);
      json_builder_add_string_value (json, g_hash_table_lookup (facts, link->data));
    }
  json_builder_end_object (json);
}

static void
add_sums (JsonBuilder *json, const TwDealSums *tally)
{
  g_autoptr (GPtrArray) names = tw_deal_sums_names (tally, "");

  json_builder_set_member_name (json, "sums");
  json_builder_begin_object (json);
  for (guint i = 0; i < names->len; i++)
    {
      const TwMoments *sums = g_hash_table_lookup (tally->sums, names->pdata[i]);
      const gint64 numbers[] = { sums->n, sums->x, sums->y, sums->xx, sums->xy, sums->yy };

      json_builder_set_member_name (json, names->pdata[i]);
      json_builder_begin_array (json);
      for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
        json_builder_add_int_value (json, numbers[k]);
      json_builder_end_array (json);
    }
  json_builder_end_object (json);
}

char *
tw_record_to_line (const TwRecord *record)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "question");
  json_builder_add_string_value (json, record->question);
  add_facts (json, record->facts);
  json_builder_set_member_name (json, "deals");
  json_builder_add_int_value (json, (gint64) record->n_deals);
  json_builder_set_member_name (json, "done");
  json_builder_begin_array (json);
  for (guint i = 0; i < record->done->len; i++)
    {
      TwDealSpan span = g_array_index (record->done, TwDealSpan, i);

      json_builder_begin_array (json);
      json_builder_add_int_value (json, (gint64) span.begin);
      json_builder_add_int_value (json, (gint64) span.end);
      json_builder_end_array (json);
    }
  json_builder_end_array (json);
  add_sums (json, record->tally);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  return json_to_string (root, FALSE);
}

/* A whole number that every reader keeps. */
static gboolean
need_whole (const TwJson *at, gint64 least, gint64 *out)
{
  if (at->node == NULL || !JSON_NODE_HOLDS_VALUE (at->node)
      || json_node_get_value_type (at->node) != G_TYPE_INT64)
    return tw_json_fail (at, _ ("A whole number has to stand here."));
  *out = json_node_get_int (at->node);
  if (*out < least || *out > MOST_NUMBER || *out < -MOST_NUMBER)
    return tw_json_fail (at, _ ("That number cannot be."));
  return TRUE;
}

/* @n whole numbers. */
static gboolean
need_numbers (const TwJson *at, gint64 least, gint64 *out, guint n)
{
  if (!tw_json_need_array (at, n))
    return FALSE;
  if (tw_json_n_items (at) != n)
    return tw_json_fail (at, _ ("A whole number has to stand here."));
  for (guint i = 0; i < n; i++)
    {
      TwJson item = tw_json_item (at, i);

      if (!need_whole (&item, least, &out[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_facts (const TwJson *root, TwRecord *record)
{
  TwJson facts = tw_json_member (root, "facts");
  g_autofree const char **names = NULL;

  if (!tw_json_need_object (&facts))
    return FALSE;
  names = tw_json_members (&facts);
  for (guint i = 0; names[i] != NULL; i++)
    {
      TwJson fact = tw_json_member (&facts, names[i]);
      const char *text;

      if (!tw_json_need_string (&fact, &text))
        return FALSE;
      tw_record_say (record, names[i], "%s", text);
    }
  return TRUE;
}

static gboolean
read_done (const TwJson *root, TwRecord *record)
{
  TwJson done = tw_json_member (root, "done");

  if (!tw_json_need_array (&done, MOST_NAMES))
    return FALSE;
  for (guint i = 0; i < tw_json_n_items (&done); i++)
    {
      TwJson item = tw_json_item (&done, i);
      gint64 ends[2];
      TwDealSpan span;

      if (!need_numbers (&item, 0, ends, 2))
        return FALSE;
      span = (TwDealSpan){ (guint64) ends[0], (guint64) ends[1] };
      if (span.begin >= span.end || span.end > record->n_deals
          || tw_spans_count (record->done, span) > 0)
        return tw_json_fail (&item, _ ("That number cannot be."));
      tw_spans_add (record->done, span);
    }
  return TRUE;
}

static gboolean
read_sums (const TwJson *root, TwRecord *record)
{
  TwJson sums = tw_json_member (root, "sums");
  g_autofree const char **names = NULL;

  if (!tw_json_need_object (&sums))
    return FALSE;
  names = tw_json_members (&sums);
  for (guint i = 0; names[i] != NULL; i++)
    {
      TwJson item = tw_json_member (&sums, names[i]);
      gint64 numbers[6];
      TwMoments moments;

      if (!need_numbers (&item, -MOST_NUMBER, numbers, G_N_ELEMENTS (numbers)))
        return FALSE;
      moments =
          (TwMoments){ numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5] };
      if (moments.n < 0 || moments.xx < 0 || moments.yy < 0)
        return tw_json_fail (&item, _ ("That number cannot be."));
      tw_deal_sums_put (record->tally, names[i], &moments);
    }
  return TRUE;
}

TwRecord *
tw_record_from_line (const char *name, const char *line, GError **error)
{
  JsonNode *node = tw_json_parse (name, line, -1, error);
  TwJson root, question, deals;
  g_autoptr (TwRecord) record = NULL;
  const char *id;
  gint64 n_deals;
  gboolean is_good;

  if (node == NULL)
    return NULL;
  root = tw_json_root (name, node, error);
  is_good = tw_json_need_object (&root);
  question = tw_json_member (&root, "question");
  deals = tw_json_member (&root, "deals");
  is_good = is_good && tw_json_need_string (&question, &id) && need_whole (&deals, 1, &n_deals);
  if (is_good)
    {
      record = tw_record_new (id, (guint64) n_deals);
      is_good =
          read_facts (&root, record) && read_done (&root, record) && read_sums (&root, record);
    }
  json_node_unref (node);
  return is_good ? g_steal_pointer (&record) : NULL;
}
