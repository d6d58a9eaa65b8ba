/* Rows of the table: what they say, and what is wrong with it. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/localise/text-outdated.h"
#include "app/localise/text-table-private.h"

#include "engine/tile/plural-forms.h"

/* More than fits into a line of an entry. */
#define LONG 80

const char *
tw_text_table_get_plural_forms (TwTextTable *self, const char *language)
{
  const char *forms = tw_text_list_plural_forms (self->file->list, language);

  return forms != NULL ? forms : TW_PLURAL_FORMS_ENGLISH;
}

TwTextItem *
tw_text_table_find_item (TwTextTable *self, const TwTextRow *row)
{
  return tw_text_list_find (self->file->list, row->context);
}

/* The words for the number that the row is an example of. */
static const char *
source_for (TwTextTable *self, const TwTextItem *item, guint sample)
{
  const char *rule = tw_text_table_get_plural_forms (self, tw_text_item_source_language (item));

  return tw_text_item_source (item,
                              item->is_counted ? MIN (1, tw_plural_forms_index (rule, sample)) : 0);
}

/* What is wrong with form @form alone: the others are put as good as the source. */
static guint
check_form (TwTextTable *self, const TwTextItem *item, const char *words, guint form)
{
  const char *rule = tw_text_table_get_plural_forms (self, self->language);
  guint n = item->is_counted ? tw_plural_forms_count (rule) : 1, n_sources, limit = item->limit;
  const char *sources[2], *all[TW_MAX_PLURAL_FORMS];

  n_sources = tw_text_item_n_sources (item);
  for (guint i = 0; i < n_sources; i++)
    sources[i] = tw_text_item_source (item, i);
  if (form >= n)
    return TW_TEXT_WRONG_PLURALS;
  for (guint i = 0; i < n; i++)
    all[i] = i == form ? words : sources[n_sources - 1];
  /* The source may be too long itself. */
  if (g_utf8_strlen (words, -1) <= (glong) limit)
    limit = 0;
  return tw_text_check (sources, n_sources, all, n, rule, limit);
}

static GArray *find_hits (TwTextTable *self, const TwTextRow *row, const TwTextItem *item);

static guint
find_warnings (TwTextTable *self, TwTextRow *row, const TwTextItem *item, gboolean any_words)
{
  g_autoptr (GArray) hits = NULL;
  guint warnings = 0;

  if (*row->words == '\0')
    return any_words ? TW_TEXT_WRONG_PLURALS : 0;
  if (self->glyphs != NULL && tw_glyphs_find_missing (self->glyphs, row->words) != 0)
    warnings |= TW_TEXT_NO_GLYPH;
  if (row->is_source)
    return warnings
           | (row->limit > 0 && g_utf8_strlen (row->words, -1) > (glong) row->limit
                  ? TW_TEXT_TOO_LONG
                  : 0);
  warnings |= check_form (self, item, row->words, row->form);
  hits = find_hits (self, row, item);
  for (guint i = 0; i < hits->len; i++)
    if (g_array_index (hits, TwGlossaryHit, i).instead != NULL)
      warnings |= TW_TEXT_OTHER_TERM;
  return warnings;
}

static gboolean
set_string (char **member, const char *value)
{
  if (g_strcmp0 (*member, value) == 0)
    return FALSE;
  g_free (*member);
  *member = g_strdup (value);
  return TRUE;
}

static gboolean
set_number (guint *member, guint value)
{
  gboolean is_other = *member != value;

  *member = value;
  return is_other;
}

void
tw_text_table_fill_row (TwTextTable *self, TwTextRow *row, const TwTextItem *item, guint n_forms)
{
  const char *rule = tw_text_table_get_plural_forms (self, self->language);
  const char *words[TW_MAX_PLURAL_FORMS];
  guint n_words = tw_text_item_words (item, self->language, words);
  TwTextState state = tw_text_item_state (item, self->language);
  gboolean is_source = tw_language_equal (tw_text_item_source_language (item), self->language),
           is_other;

  if (*words[row->form] == '\0')
    state = TW_TEXT_MISSING;
  is_other = set_number (&row->n_forms, n_forms);
  is_other |= set_number (&row->sample, tw_plural_forms_sample (rule, row->form));
  is_other |= set_string (&row->source, source_for (self, item, row->sample));
  is_other |= set_string (&row->words, words[row->form]);
  is_other |= row->state != state || row->is_source != is_source;
  row->state = state;
  row->is_source = is_source;
  row->limit = item->limit;
  row->is_long = !item->is_counted
                 && (item->limit > LONG || (item->limit == 0 && item->has_lines)
                     || strlen (row->source) > LONG);
  is_other |= set_string (&row->thing, item->thing);
  is_other |= tw_text_table_name_row (self, row);
  if (row->tiles == NULL
      || !g_strv_equal ((const char *const *) row->tiles, (const char *const *) item->tiles))
    {
      g_strfreev (row->tiles);
      row->tiles = g_strdupv (item->tiles);
      is_other = TRUE;
    }
  is_other |= set_number (&row->warnings,
                          find_warnings (self, row, item, n_words > 0)
                              | (tw_text_table_is_outdated (self, item) ? TW_TEXT_OUTDATED : 0));
  if (is_other)
    tw_text_row_changed (row);
}

void
tw_text_table_forget_terms (TwTextTable *self, const char *typed)
{
  /* A set of a thousand names takes longer to look through than a key may. */
  if (typed == NULL || (self->typed != NULL && strcmp (self->typed, typed) != 0))
    g_clear_pointer (&self->own_terms, tw_glossary_free);
  if (g_strcmp0 (self->typed, typed) == 0)
    return;
  g_free (self->typed);
  self->typed = g_strdup (typed);
}

static GArray *
find_hits (TwTextTable *self, const TwTextRow *row, const TwTextItem *item)
{
  const char *from = item != NULL ? tw_text_item_source_language (item) : "";
  const char *words = row->is_source ? NULL : row->words;
  GArray *hits = NULL, *own;

  if (self->typed != NULL && strcmp (self->typed, row->context) != 0)
    tw_text_table_forget_terms (self, NULL);
  if (self->own_terms == NULL)
    self->own_terms = tw_glossary_new_for_list (self->file->list);
  own = tw_glossary_find (self->own_terms, row->source, from, words, self->language);
  if (self->glossary == NULL)
    return own;
  hits = tw_glossary_find (self->glossary, row->source, from, words, self->language);
  g_array_append_vals (hits, own->data, own->len);
  g_array_unref (own);
  return hits;
}

GArray *
tw_text_table_find_hits (TwTextTable *self, TwTextRow *row)
{
  return find_hits (self, row, tw_text_table_find_item (self, row));
}

/* Translators: a sentence about a translation. The words that are in it are quoted: what the
 * glossary says, for which term, what was found instead, and which term that is. */
static char *
other_term_words (const TwGlossaryHit *hit)
{
  return g_strdup_printf (_ ("The glossary says “%s” for “%s”. “%s” is its word for “%s”."),
                          hit->words, hit->term, hit->instead, hit->instead_of);
}

static char *
no_glyph_words (TwTextTable *self, const TwTextRow *row)
{
  gunichar sign = tw_glyphs_find_missing (self->glyphs, row->words);
  char text[7] = "";

  g_unichar_to_utf8 (sign, text);
  return g_strdup_printf (_ ("No font here has the sign “%s” (U+%04X). Use another, or install a "
                             "font for the language."),
                          text, sign);
}

char **
tw_text_table_warn (TwTextTable *self, TwTextRow *row)
{
  const char *rule = tw_text_table_get_plural_forms (self, self->language);
  const TwTextItem *item = tw_text_table_find_item (self, row);
  GPtrArray *messages = g_ptr_array_new ();

  for (guint bit = TW_TEXT_LOST_PLACEHOLDER; item != NULL && bit <= TW_TEXT_TOO_LONG; bit <<= 1)
    if (row->warnings & bit)
      g_ptr_array_add (messages, tw_text_warning_message (
                                     (TwTextWarning) bit,
                                     tw_text_item_source (item, tw_text_item_n_sources (item) - 1),
                                     row->words, rule, row->limit));
  if (row->warnings & TW_TEXT_OUTDATED)
    g_ptr_array_add (messages, tw_text_outdated_words ());
  if (row->warnings & TW_TEXT_NO_GLYPH)
    g_ptr_array_add (messages, no_glyph_words (self, row));
  if (row->warnings & TW_TEXT_OTHER_TERM)
    {
      g_autoptr (GArray) hits = tw_text_table_find_hits (self, row);

      for (guint i = 0; i < hits->len; i++)
        if (g_array_index (hits, TwGlossaryHit, i).instead != NULL)
          g_ptr_array_add (messages, other_term_words (&g_array_index (hits, TwGlossaryHit, i)));
    }
  g_ptr_array_add (messages, NULL);
  return (char **) g_ptr_array_free (messages, FALSE);
}
