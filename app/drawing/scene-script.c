/* Reading scenes. */
#include "app/drawing/scene-script.h"

#include <string.h>

#include "app/drawing/scene-colour.h"

/* @before: numbers that are no points; @least and @most: how many numbers there are in all. */
static const struct
{
  char word;
  TwSceneVerb verb;
  gboolean has_colour;
  guint before, least, most;
} verbs[] = {
  { 'w', TW_SCENE_WASH, TRUE, 0, 4, 4 },
  { 'h', TW_SCENE_SHADE, FALSE, 0, 4, 4 },
  { 'p', TW_SCENE_POLYGON, TRUE, 0, 6, TW_SCENE_NUMBERS },
  { 'c', TW_SCENE_SHAPE, TRUE, 0, 6, TW_SCENE_NUMBERS },
  { 'e', TW_SCENE_ELLIPSE, TRUE, 0, 4, 4 },
  { 'l', TW_SCENE_LINE, TRUE, 1, 5, TW_SCENE_NUMBERS },
  { 'k', TW_SCENE_CURVE, TRUE, 1, 5, TW_SCENE_NUMBERS },
  { 't', TW_SCENE_TREE, FALSE, 1, 3, 3 },
  { 'f', TW_SCENE_FIR, FALSE, 1, 3, 3 },
  { 'r', TW_SCENE_ROOF, TRUE, 0, 6, 6 },
  { 'n', TW_SCENE_CONE, TRUE, 1, 3, 3 },
  { 'u', TW_SCENE_STAMP, FALSE, 1, 3, 3 },
};

void
tw_scene_script_init (TwSceneScript *script)
{
  script->ops = g_array_new (FALSE, FALSE, sizeof (TwSceneOp));
  script->numbers = g_array_new (FALSE, FALSE, sizeof (float));
}

static const char *
skip_spaces (const char *p)
{
  while (*p == ' ' || *p == '\n')
    p++;
  return p;
}

/* The length of the name at @p. */
static gsize
name_length (const char *p)
{
  gsize n = 0;

  while (g_ascii_isalnum (p[n]))
    n++;
  return n;
}

/* The colour or stamp at *@p. */
static gboolean
read_name (TwSceneOp *op, gboolean is_colour, TwSceneFindStamp find_stamp, const char **p)
{
  gsize length = name_length (*p);
  int which = is_colour ? tw_scene_colour_find (*p, length) : find_stamp (*p, length);

  if (which < 0)
    return FALSE;
  op->which = (guint) which;
  *p += length;
  if (is_colour && (**p == '-' || **p == '+'))
    {
      int tint = (*p)[1] - '0';

      if (tint < 1 || tint > 9)
        return FALSE;
      op->tint = **p == '-' ? -tint : tint;
      *p += 2;
    }
  return TRUE;
}

/* In a way that no locale changes. */
static gboolean
read_numbers (TwSceneScript *script, TwSceneOp *op, const char **p)
{
  op->first = script->numbers->len;
  for (*p = skip_spaces (*p); **p != ';' && **p != 0; *p = skip_spaces (*p))
    {
      char *end;
      float number = (float) g_ascii_strtod (*p, &end);

      if (end == *p)
        return FALSE;
      g_array_append_val (script->numbers, number);
      *p = end;
    }
  op->n = script->numbers->len - op->first;
  return TRUE;
}

static gboolean
read_statement (TwSceneScript *script, TwSceneFindStamp find_stamp, const char **p)
{
  TwSceneOp op = { 0 };
  guint row = 0;

  for (; **p == '\'' || **p == '?'; (*p)++)
    {
      op.is_fine |= **p == '\'';
      op.is_loose |= **p == '?';
    }
  while (row < G_N_ELEMENTS (verbs) && verbs[row].word != g_ascii_tolower (**p))
    row++;
  if (row == G_N_ELEMENTS (verbs) || (*p)[1] != ' ')
    return FALSE;
  op.verb = verbs[row].verb;
  op.is_inked = **p == verbs[row].word;
  *p = skip_spaces (*p + 1);
  if ((verbs[row].has_colour || op.verb == TW_SCENE_STAMP)
      && !read_name (&op, verbs[row].has_colour, find_stamp, p))
    return FALSE;
  if (!read_numbers (script, &op, p) || op.n < verbs[row].least || op.n > verbs[row].most
      || (op.n - verbs[row].before) % 2 != 0)
    return FALSE;
  g_array_append_val (script->ops, op);
  return TRUE;
}

gboolean
tw_scene_script_add (TwSceneScript *script,
                     const char *text,
                     TwSceneFindStamp find_stamp,
                     gsize *out_bad)
{
  guint n_ops = script->ops->len, n_numbers = script->numbers->len;

  for (const char *p = skip_spaces (text); *p != 0; p = skip_spaces (p))
    {
      const char *start = p;

      if (!read_statement (script, find_stamp, &p))
        {
          *out_bad = (gsize) (start - text);
          g_array_set_size (script->ops, n_ops);
          g_array_set_size (script->numbers, n_numbers);
          return FALSE;
        }
      if (*p == ';')
        p++;
    }
  return TRUE;
}
