/* What the things are called now that texts belong to: ids stay as they were when something gets
 * another name. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-procedure.h"
#include "app/localise/text-table-private.h"
#include "app/print/effect-words.h"
#include "engine/set/plain-names.h"

#define TITLE "/title"
#define ASK   "/ask"
/* Enough of the sentences of a rule to know which it is. */
#define RULE_CHARS 90

void
tw_text_table_forget_names (TwTextTable *self)
{
  g_clear_pointer (&self->names, g_hash_table_unref);
  g_clear_pointer (&self->told_with, tw_vocabulary_unref);
}

static const char *
words_of (const TwTextItem *item)
{
  return tw_texts_best (item->forms[0], g_get_language_names ());
}

/* What has a title is known by it, and a question by its words. */
static void
read_names (TwTextTable *self)
{
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < self->file->list->items->len; i++)
    {
      const TwTextItem *item = self->file->list->items->pdata[i];
      const char *words = words_of (item);
      gsize length = strlen (item->context);

      if (words == NULL || *words == '\0')
        continue;
      if (g_str_has_suffix (item->context, TITLE))
        g_hash_table_insert (self->names, g_strndup (item->context, length - strlen (TITLE)),
                             g_strdup (words));
      else if (g_str_has_suffix (item->context, ASK))
        g_hash_table_insert (self->names, g_strdup (item->context), g_strdup (words));
      /* Of several in one place it is not told whose answers are whose. */
      else if (strstr (item->context, ASK "#") != NULL)
        g_hash_table_insert (self->names,
                             g_strndup (item->context,
                                        (gsize) (strstr (item->context, ASK "#") - item->context)
                                            + strlen (ASK)),
                             NULL);
    }
}

/* A rule without a title is known by how its sentences begin: "When a tile has been laid". */
static char *
headline_of (TwTextTable *self, const char *step)
{
  static const char procedure[] = "procedure:";
  TwTileSet *set = tw_document_get_set (self->document);
  g_autofree char *key = NULL, *words = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  gsize length;
  int index;

  if (!g_str_has_prefix (step, procedure))
    return NULL;
  key = g_strconcat ("procedure #", step + strlen (procedure), NULL);
  index = tw_own_procedure_find (set, key);
  if (index < 0
      || tw_statement_text (((const TwProcedure *) set->own->procedures->pdata[index])->root, "at")
             == NULL)
    return NULL;
  if (self->told_with == NULL)
    self->told_with = tw_own_procedure_words (self->document);
  if (self->told_with == NULL)
    return NULL;
  lines = tw_own_procedure_lines (set, self->told_with, (guint) index, TRUE);
  words = g_strdup (((const TwOwnLine *) lines->pdata[0])->words);
  length = strlen (words);
  if (length > 0 && words[length - 1] == ':')
    words[length - 1] = '\0';
  return g_strdup_printf (_ ("“%s”"), words);
}

/* The effect that the rule @id tells of. */
static const TwEffect *
effect_of (const TwVocabulary *own, const char *id)
{
  for (guint i = 0; i < own->effects->len; i++)
    {
      const TwEffect *effect = own->effects->pdata[i];
      g_auto (GStrv) ids = effect->rules != NULL ? g_strsplit (effect->rules, " ", -1) : NULL;

      if (ids != NULL && g_strv_contains ((const char *const *) ids, id))
        return effect;
    }
  return NULL;
}

/* What tells of a rule is known by how the sentences begin in the place of which it stands. */
static char *
words_of_rule (TwTextTable *self, const char *step)
{
  static const char rule[] = "rule:";
  TwTileSet *set = tw_document_get_set (self->document);
  const char *id = step + strlen (rule);
  g_autofree char *begins = NULL;
  const TwEffect *effect;
  int index;

  if (!g_str_has_prefix (step, rule) || set->own == NULL)
    return NULL;
  index = tw_own_procedure_of_rule (set, id);
  effect = effect_of (set->own, id);
  if (self->told_with == NULL)
    self->told_with = tw_own_procedure_words (self->document);
  if ((index < 0 && effect == NULL) || self->told_with == NULL)
    return NULL;
  if (index >= 0)
    begins = tw_own_procedure_begins (set, self->told_with, (guint) index, RULE_CHARS);
  else
    {
      g_autofree char *all =
          tw_plain_names (self->told_with, tw_effect_words_for_user (self->told_with, effect),
                          g_get_language_names ());

      begins = tw_short_words (all, RULE_CHARS, 1);
    }
  return g_strdup_printf (_ ("“%s”"), begins);
}

/* (nullable) */
static const char *
name_of (TwTextTable *self, const char *path)
{
  char *name;

  if (self->names == NULL)
    read_names (self);
  if (g_hash_table_contains (self->names, path))
    return g_hash_table_lookup (self->names, path);
  if (strchr (path, '/') != NULL)
    return NULL;
  name = headline_of (self, path);
  if (name == NULL)
    name = words_of_rule (self, path);
  g_hash_table_insert (self->names, g_strdup (path), name);
  return name;
}

static gboolean
set_name (char **member, const char *name)
{
  if (g_strcmp0 (*member, name) == 0)
    return FALSE;
  g_free (*member);
  *member = g_strdup (name);
  return TRUE;
}

gboolean
tw_text_table_name_row (TwTextTable *self, TwTextRow *row)
{
  const char *end = strrchr (row->context, '/');
  g_autofree char *first = g_strndup (row->context, strcspn (row->context, "/"));
  g_autofree char *owner =
      end != NULL ? g_strndup (row->context, (gsize) (end - row->context)) : NULL;
  g_autofree char *ask = owner != NULL ? g_strconcat (owner, ASK, NULL) : NULL;
  gboolean is_other;

  if (owner == NULL)
    return FALSE;
  is_other = set_name (&row->first_name, name_of (self, first));
  is_other |= set_name (&row->own_name, name_of (self, owner));
  is_other |= set_name (&row->question, name_of (self, ask));
  return is_other;
}

void
tw_text_table_rename (TwTextTable *self, const TwTextItem *item)
{
  if (!g_str_has_suffix (item->context, TITLE) && !g_str_has_suffix (item->context, ASK))
    return;
  tw_text_table_forget_names (self);
  for (guint i = 0; i < self->rows->len; i++)
    if (tw_text_table_name_row (self, self->rows->pdata[i]))
      tw_text_row_changed (self->rows->pdata[i]);
}
