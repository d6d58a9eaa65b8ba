/* All that help says. */
#include "app/window/help-index.h"

#include <string.h>

#include "app/widgets/found-words.h"
#include "app/window/help-tables.h"
#include "app/window/help-text.h"

/* How much of a paragraph stands in the list of what was found. */
#define TITLE_CHARS 90
/* More than any number of words can fit. */
#define TITLE_RANK 1000000

/* @file: (transfer none); @pages: (element-type GPtrArray): the items of each page */
struct _TwHelpIndex
{
  const TwHelpFile *file;
  GPtrArray *pages;
};

static void
item_free (gpointer data)
{
  TwHelpItem *item = data;

  g_free (item->plain);
  g_free (item->markup);
  g_free (item->code);
  g_free (item->sentence);
  g_free (item->written);
  g_free (item);
}

static void
found_free (gpointer data)
{
  g_free (((TwHelpFound *) data)->title);
  g_free (data);
}

static TwHelpItem *
add_item (GPtrArray *items, TwHelpItemKind kind, const char *plain)
{
  TwHelpItem *item = g_new0 (TwHelpItem, 1);

  item->kind = kind;
  item->plain = g_strdup (plain);
  item->markup = g_markup_escape_text (plain, -1);
  g_ptr_array_add (items, item);
  return item;
}

static void
add_block (GPtrArray *items, const TwHelpFile *file, const TwHelpBlock *block)
{
  g_autofree char *plain = tw_help_text_plain (file, block->texts);
  TwHelpItem *item =
      add_item (items, block->tiles != NULL ? TW_HELP_ITEM_PICTURE : TW_HELP_ITEM_TEXT, plain);

  g_free (item->markup);
  item->markup = tw_help_text_markup (file, block->texts);
  item->tiles = block->tiles;
}

static void
add_groups (GPtrArray *items, const char *fill, const TwWordExamples *examples)
{
  g_autoptr (GPtrArray) groups = tw_help_groups_new (fill, examples);

  for (guint i = 0; i < groups->len; i++)
    {
      const TwHelpGroup *group = g_ptr_array_index (groups, i);

      if (group->heading != NULL)
        add_item (items, TW_HELP_ITEM_SUBHEADING, group->heading)->code = g_strdup (group->code);
      for (guint k = 0; k < group->rows->len; k++)
        {
          const TwHelpRow *row = g_ptr_array_index (group->rows, k);
          TwHelpItem *item = add_item (items, TW_HELP_ITEM_ROW, row->text);

          item->code = g_strdup (row->code);
          item->sentence = g_strdup (row->sentence);
          item->written = g_strdup (row->written);
        }
    }
}

static GPtrArray *
items_new (const TwHelpFile *file, const TwHelpPage *page, const TwWordExamples *examples)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (item_free);

  for (guint i = 0; i < page->sections->len; i++)
    {
      const TwHelpSection *section = g_ptr_array_index (page->sections, i);

      if (section->titles != NULL)
        add_item (items, TW_HELP_ITEM_HEADING, tw_help_text_title (section->titles));
      for (guint k = 0; k < section->blocks->len; k++)
        add_block (items, file, section->blocks->pdata[k]);
      if (section->fill != NULL)
        add_groups (items, section->fill, examples);
    }
  return items;
}

TwHelpIndex *
tw_help_index_new (const TwHelpFile *file, const TwWordExamples *examples)
{
  TwHelpIndex *self = g_new0 (TwHelpIndex, 1);

  self->file = file;
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < file->pages->len; i++)
    g_ptr_array_add (self->pages, items_new (file, file->pages->pdata[i], examples));
  return self;
}

void
tw_help_index_free (TwHelpIndex *index)
{
  g_ptr_array_unref (index->pages);
  g_free (index);
}

const GPtrArray *
tw_help_index_items (const TwHelpIndex *index, const TwHelpPage *page)
{
  guint i = 0;

  g_return_val_if_fail (g_ptr_array_find (index->file->pages, page, &i), NULL);
  return g_ptr_array_index (index->pages, i);
}

/* How well @word fits @text, which may be missing; @weight says how much it is to count there. */
static guint
fit (const char *text, const char *word, guint weight)
{
  return text != NULL ? weight * (guint) tw_found_words_place (text, word) : 0;
}

gboolean
tw_help_item_is_word (const TwHelpItem *item)
{
  return item->written != NULL;
}

/* 0 unless every word is in the item or in what it stands under, and one of them in the item.
 * @out_of_files: (out): whether one is only in what files have. */
static guint
rank_of (const TwHelpItem *item,
         const char *heading,
         const char *title,
         const char *const *words,
         gboolean *out_of_files)
{
  guint rank = 0, in_item = 0;

  *out_of_files = FALSE;
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint seen, code, above;

      if (*words[i] == '\0')
        continue;
      seen = MAX (fit (item->plain, words[i], item->kind <= TW_HELP_ITEM_SUBHEADING ? 5 : 2),
                  fit (item->sentence, words[i], 1));
      code = MAX (fit (item->code, words[i], 6), fit (item->written, words[i], 1));
      above = MAX (fit (heading, words[i], 1), fit (title, words[i], 1));
      if (seen == 0 && code == 0 && above == 0)
        return 0;
      rank += MAX (seen, code) + above;
      in_item += MAX (seen, code);
      *out_of_files |= seen == 0 && above == 0
                       && (tw_help_item_is_word (item) || item->kind == TW_HELP_ITEM_SUBHEADING);
    }
  return in_item > 0 ? rank : 0;
}

/* Pages by their titles come before all else. */
static guint
rank_of_title (const char *title, const char *const *words)
{
  guint rank = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint here = *words[i] != '\0' ? fit (title, words[i], 1) : 0;

      if (*words[i] != '\0' && here == 0)
        return 0;
      rank += here;
    }
  return rank > 0 ? TITLE_RANK + rank : 0;
}

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const TwHelpFound *one = *(const TwHelpFound *const *) a,
                    *other = *(const TwHelpFound *const *) b;

  return (int) other->rank - (int) one->rank;
}

/* What somebody reads of it: of a key the key as well, and of a word of the rules the word that
 * files have, if it is that which was looked for. */
static char *
words_of (const TwHelpItem *item, gboolean is_of_files)
{
  if (tw_help_item_is_word (item) && is_of_files)
    return g_strdup_printf ("%s (%s)", item->plain, item->code);
  return item->kind == TW_HELP_ITEM_ROW && !tw_help_item_is_word (item)
             ? g_strdup_printf ("%s: %s", item->code, item->plain)
             : g_strdup (item->plain);
}

static TwHelpFound *
add_found (GPtrArray *found, const TwHelpPage *page, const char *words, guint at, guint rank)
{
  TwHelpFound *hit = g_new0 (TwHelpFound, 1);

  hit->page = page;
  hit->item = at;
  hit->rank = rank;
  hit->title = tw_short_words (words, TITLE_CHARS, 1);
  g_ptr_array_add (found, hit);
  return hit;
}

GPtrArray *
tw_help_index_find (const TwHelpIndex *index, const char *typed)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (found_free);
  g_auto (GStrv) words = g_strsplit_set (typed, " \t", -1);

  for (guint i = 0; i < index->pages->len; i++)
    {
      const TwHelpPage *page = g_ptr_array_index (index->file->pages, i);
      const GPtrArray *items = g_ptr_array_index (index->pages, i);
      const char *title = tw_help_text_title (page->titles), *heading = NULL;
      guint by_title = rank_of_title (title, (const char *const *) words);

      if (by_title > 0)
        add_found (found, page, title, 0, by_title)->is_page = TRUE;
      for (guint k = 0; k < items->len; k++)
        {
          const TwHelpItem *item = g_ptr_array_index (items, k);
          gboolean is_of_files;
          guint rank = rank_of (item, heading, title, (const char *const *) words, &is_of_files);

          if (item->kind <= TW_HELP_ITEM_SUBHEADING)
            heading = item->plain;
          if (rank > 0)
            {
              g_autofree char *told = words_of (item, is_of_files);

              add_found (found, page, told, k, rank)->is_of_files = is_of_files;
            }
        }
    }
  g_ptr_array_sort (found, compare_found);
  if (found->len > TW_HELP_MOST_FOUND)
    g_ptr_array_set_size (found, TW_HELP_MOST_FOUND);
  return found;
}
