/* What travels with a set in one file. */
#include "engine/set/enclosures.h"

#include <string.h>

#define MAX_NAME 120

static const char *const picture_suffixes[] = { ".png", ".jpg", ".jpeg", ".svg", ".webp", NULL };
static const char *const cover_suffixes[] = { ".png", ".jpg", ".svg", NULL };
static const char *const xml_suffixes[] = { ".xml", NULL };
static const char *const case_suffixes[] = { ".case", NULL };

static const struct
{
  const char *folder;
  const char *const *suffixes;
} kinds[TW_N_ENCLOSURE_KINDS] = {
  [TW_ENCLOSURE_COVER] = { "cover", cover_suffixes },
  [TW_ENCLOSURE_PICTURE] = { "pictures/", picture_suffixes },
  [TW_ENCLOSURE_REFERENCE] = { "references/", picture_suffixes },
  [TW_ENCLOSURE_RULESET] = { "rulesets/", xml_suffixes },
  [TW_ENCLOSURE_SET] = { "sets/", xml_suffixes },
  [TW_ENCLOSURE_CASES] = { "cases/", case_suffixes },
  [TW_ENCLOSURE_GAME] = { "games/", xml_suffixes },
};

/* The suffix that @name has, or NULL. */
static const char *
find_suffix (TwEnclosureKind kind, const char *name)
{
  for (guint i = 0; kinds[kind].suffixes[i] != NULL; i++)
    if (g_str_has_suffix (name, kinds[kind].suffixes[i]))
      return kinds[kind].suffixes[i];
  return NULL;
}

static gboolean
is_plain (char c)
{
  return g_ascii_isalnum (c) || c == '.' || c == '_' || c == '-' || c == ' ';
}

/* A file's name that is harmless on any system. */
static gboolean
is_file_name (const char *name)
{
  gsize length = strlen (name);

  if (length == 0 || length > MAX_NAME || name[0] == '.' || name[0] == ' ')
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!is_plain (name[i]))
      return FALSE;
  return TRUE;
}

gboolean
tw_enclosure_kind_of (const char *name, TwEnclosureKind *out_kind)
{
  for (guint kind = 0; kind < TW_N_ENCLOSURE_KINDS; kind++)
    {
      const char *suffix;

      if (!g_str_has_prefix (name, kinds[kind].folder)
          || (suffix = find_suffix ((TwEnclosureKind) kind, name)) == NULL)
        continue;
      *out_kind = (TwEnclosureKind) kind;
      if (kind == TW_ENCLOSURE_COVER)
        return strlen (name) == strlen (kinds[kind].folder) + strlen (suffix);
      name += strlen (kinds[kind].folder);
      return is_file_name (name) && strlen (name) > strlen (suffix);
    }
  return FALSE;
}

char *
tw_enclosure_name_for (TwEnclosureKind kind, const char *file_name)
{
  g_autofree char *ascii = g_str_to_ascii (file_name, NULL);
  g_autofree char *lower = g_ascii_strdown (ascii, -1);
  const char *suffix = find_suffix (kind, lower);
  gsize length;

  if (suffix == NULL)
    return NULL;
  if (kind == TW_ENCLOSURE_COVER)
    return g_strconcat (kinds[kind].folder, suffix, NULL);
  length = strlen (ascii) - strlen (suffix);
  if (length == 0)
    return NULL;
  ascii[MIN (length, MAX_NAME - strlen (suffix))] = '\0';
  for (char *at = ascii; *at != '\0'; at++)
    if (!is_plain (*at) || (at == ascii && (*at == '.' || *at == ' ')))
      *at = '-';
  return g_strconcat (kinds[kind].folder, ascii, suffix, NULL);
}

static void
enclosures_clear (gpointer data)
{
  TwEnclosures *self = data;

  for (guint i = 0; i < self->n_enclosures; i++)
    {
      g_free (self->enclosures[i].name);
      g_bytes_unref (self->enclosures[i].bytes);
    }
  g_free (self->enclosures);
}

static void
push (TwEnclosures *self, const char *name, TwEnclosureKind kind, GBytes *bytes)
{
  self->enclosures[self->n_enclosures++] =
      (TwEnclosure){ g_strdup (name), kind, g_bytes_ref (bytes) };
}

TwEnclosures *
tw_enclosures_with (const TwEnclosures *enclosures, const char *name, GBytes *bytes)
{
  guint n_old = enclosures != NULL ? enclosures->n_enclosures : 0, i = 0;
  TwEnclosures *out = g_atomic_rc_box_new0 (TwEnclosures);
  TwEnclosureKind kind;

  out->enclosures = g_new (TwEnclosure, n_old + 1);
  for (; i < n_old && strcmp (enclosures->enclosures[i].name, name) < 0; i++)
    push (out, enclosures->enclosures[i].name, enclosures->enclosures[i].kind,
          enclosures->enclosures[i].bytes);
  if (bytes != NULL && tw_enclosure_kind_of (name, &kind))
    push (out, name, kind, bytes);
  for (; i < n_old; i++)
    if (strcmp (enclosures->enclosures[i].name, name) != 0)
      push (out, enclosures->enclosures[i].name, enclosures->enclosures[i].kind,
            enclosures->enclosures[i].bytes);
  if (out->n_enclosures > 0)
    return out;
  tw_enclosures_unref (out);
  return NULL;
}

TwEnclosures *
tw_enclosures_ref (TwEnclosures *enclosures)
{
  return enclosures != NULL ? g_atomic_rc_box_acquire (enclosures) : NULL;
}

void
tw_enclosures_unref (TwEnclosures *enclosures)
{
  if (enclosures != NULL)
    g_atomic_rc_box_release_full (enclosures, enclosures_clear);
}

const TwEnclosure *
tw_enclosures_find (const TwEnclosures *enclosures, const char *name)
{
  for (guint i = 0; enclosures != NULL && i < enclosures->n_enclosures; i++)
    if (strcmp (enclosures->enclosures[i].name, name) == 0)
      return &enclosures->enclosures[i];
  return NULL;
}

const TwEnclosure *
tw_enclosures_first (const TwEnclosures *enclosures, TwEnclosureKind kind)
{
  for (guint i = 0; enclosures != NULL && i < enclosures->n_enclosures; i++)
    if (enclosures->enclosures[i].kind == kind)
      return &enclosures->enclosures[i];
  return NULL;
}

gsize
tw_enclosures_size (const TwEnclosures *enclosures)
{
  gsize size = 0;

  for (guint i = 0; enclosures != NULL && i < enclosures->n_enclosures; i++)
    size += g_bytes_get_size (enclosures->enclosures[i].bytes);
  return size;
}

gboolean
tw_enclosures_equal (const TwEnclosures *a, const TwEnclosures *b)
{
  guint n = a != NULL ? a->n_enclosures : 0;

  if (a == b)
    return TRUE;
  if (n != (b != NULL ? b->n_enclosures : 0))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (strcmp (a->enclosures[i].name, b->enclosures[i].name) != 0
        || !g_bytes_equal (a->enclosures[i].bytes, b->enclosures[i].bytes))
      return FALSE;
  return TRUE;
}
