/* Which rows of the Texts page are shown. */
#include "app/localise/text-filter.h"

#include <string.h>

struct _TwTextFilter
{
  GtkFilter parent_instance;

  char *words;
  TwTextScope scope;
  TwTextRow *held;
};

G_DEFINE_FINAL_TYPE (TwTextFilter, tw_text_filter, GTK_TYPE_FILTER)

static gboolean
has_words (const char *text, const char *words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, words) != NULL;
}

static gboolean
is_in_scope (const TwTextRow *row, TwTextScope scope)
{
  switch (scope)
    {
    case TW_TEXT_SCOPE_MISSING:
      return row->state == TW_TEXT_MISSING;
    case TW_TEXT_SCOPE_DRAFTS:
      return row->state == TW_TEXT_DRAFT;
    case TW_TEXT_SCOPE_WARNINGS:
      return row->warnings != 0;
    case TW_TEXT_SCOPE_ALL:
    default:
      return TRUE;
    }
}

static gboolean
text_filter_match (GtkFilter *filter, gpointer item)
{
  TwTextFilter *self = TW_TEXT_FILTER (filter);
  const TwTextRow *row = TW_TEXT_ROW (item);

  if (row == self->held)
    return TRUE;
  return is_in_scope (row, self->scope)
         && (self->words == NULL || has_words (row->source, self->words)
             || has_words (row->words, self->words) || has_words (row->context, self->words));
}

static GtkFilterMatch
text_filter_get_strictness (GtkFilter *filter)
{
  TwTextFilter *self = TW_TEXT_FILTER (filter);

  return self->words == NULL && self->scope == TW_TEXT_SCOPE_ALL ? GTK_FILTER_MATCH_ALL
                                                                 : GTK_FILTER_MATCH_SOME;
}

static void
text_filter_finalize (GObject *object)
{
  TwTextFilter *self = TW_TEXT_FILTER (object);

  g_free (self->words);
  g_clear_object (&self->held);
  G_OBJECT_CLASS (tw_text_filter_parent_class)->finalize (object);
}

static void
tw_text_filter_class_init (TwTextFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = text_filter_finalize;
  GTK_FILTER_CLASS (klass)->match = text_filter_match;
  GTK_FILTER_CLASS (klass)->get_strictness = text_filter_get_strictness;
}

static void
tw_text_filter_init (TwTextFilter *self)
{
}

TwTextFilter *
tw_text_filter_new (void)
{
  return g_object_new (TW_TYPE_TEXT_FILTER, NULL);
}

void
tw_text_filter_set_words (TwTextFilter *self, const char *words)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (words));

  g_return_if_fail (TW_IS_TEXT_FILTER (self));

  g_free (self->words);
  self->words = *trimmed != '\0' ? g_utf8_casefold (trimmed, -1) : NULL;
  g_clear_object (&self->held);
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

void
tw_text_filter_renew (TwTextFilter *self)
{
  g_return_if_fail (TW_IS_TEXT_FILTER (self));

  g_clear_object (&self->held);
  if (text_filter_get_strictness (GTK_FILTER (self)) != GTK_FILTER_MATCH_ALL)
    gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

void
tw_text_filter_set_scope (TwTextFilter *self, TwTextScope scope)
{
  g_return_if_fail (TW_IS_TEXT_FILTER (self));

  self->scope = scope;
  g_clear_object (&self->held);
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

void
tw_text_filter_hold (TwTextFilter *self, TwTextRow *row)
{
  g_return_if_fail (TW_IS_TEXT_FILTER (self));

  if (!g_set_object (&self->held, row))
    return;
  if (text_filter_get_strictness (GTK_FILTER (self)) != GTK_FILTER_MATCH_ALL)
    gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}
