/* Shorter numbers in the pictures of a PDF. */
#include "app/cardboard/print-slim.h"

#include <math.h>
#include <string.h>

/* The most operands of an operator that makes paths. */
#define MOST_OPERANDS 6

/* What has been read of the present operator. */
typedef struct
{
  GString *out;
  const char *from; /* where its first operand begins */
  double operands[MOST_OPERANDS];
  guint n_operands;
  gboolean is_plain; /* whether all of them are numbers */
} Slimming;

/* Words of the format end at these. */
static gboolean
is_end (char c)
{
  return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

static gboolean
makes_paths (const char *word, gsize length)
{
  return (length == 1 && strchr ("mlcvy", *word) != NULL)
         || (length == 2 && memcmp (word, "re", 2) == 0);
}

static void
end_operator (Slimming *slimming, const char *word, const char *end)
{
  GString *out = slimming->out;

  if (slimming->is_plain && slimming->n_operands <= MOST_OPERANDS
      && makes_paths (word, (gsize) (end - word)))
    {
      for (guint i = 0; i < slimming->n_operands; i++)
        g_string_append_printf (out, "%ld ", lround (slimming->operands[i]));
      g_string_append_len (out, word, end - word);
    }
  else
    g_string_append_len (out, slimming->from, end - slimming->from);
  g_string_append_c (out, '\n');
  slimming->n_operands = 0;
  slimming->is_plain = TRUE;
  slimming->from = NULL;
}

/* Behind a string in brackets, which may hold brackets and what is escaped. */
static const char *
skip_string (const char *at, const char *end)
{
  guint depth = 0;

  for (; at < end; at++)
    if (*at == '\\')
      at++;
    else if (*at == '(')
      depth++;
    else if (*at == ')' && --depth == 0)
      return at + 1;
  return end;
}

static void
take_word (Slimming *slimming, const char *word, const char *end)
{
  char text[40];
  char *rest;
  double number;

  if (slimming->from == NULL)
    slimming->from = word;
  if ((gsize) (end - word) < sizeof text
      && (g_ascii_isdigit (*word) || strchr ("+-.", *word) != NULL))
    {
      memcpy (text, word, (gsize) (end - word));
      text[end - word] = '\0';
      number = g_ascii_strtod (text, &rest);
      if (*rest == '\0' && rest != text)
        {
          if (slimming->n_operands < MOST_OPERANDS)
            slimming->operands[slimming->n_operands] = number;
          slimming->n_operands++;
          return;
        }
    }
  if (g_ascii_isalpha (*word) || *word == '\'' || *word == '"')
    end_operator (slimming, word, end);
  else
    slimming->is_plain = FALSE;
}

GString *
tw_print_slim (const char *content, gsize length)
{
  gboolean has_pixels = g_strstr_len (content, (gssize) length, "\nBI") != NULL;
  Slimming slimming = { .out = g_string_sized_new (length / 2 + 16), .is_plain = TRUE };
  const char *at = content, *end = content + length;

  /* Pixels within the stream are no words. */
  if (has_pixels)
    return g_string_append_len (slimming.out, content, end - content);
  while (at < end)
    {
      const char *word = at;

      if (is_end (*at))
        {
          at++;
          continue;
        }
      if (*at == '(')
        {
          at = skip_string (at, end);
          if (slimming.from == NULL)
            slimming.from = word;
          slimming.is_plain = FALSE;
          continue;
        }
      for (; at < end && !is_end (*at) && (*at != '(' || at == word); at++)
        ;
      take_word (&slimming, word, at);
    }
  if (slimming.from != NULL)
    g_string_append_len (slimming.out, slimming.from, end - slimming.from);
  return slimming.out;
}
