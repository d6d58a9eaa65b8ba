/* Plural rules: "nplurals=N; plural=EXPRESSION;", the expression in C over the number n.
 *
 * Whoever adds a language writes the rule, so it may be anything: what it reckons with is kept to
 * unsigned numbers, and a division by zero makes it no rule instead of stopping the program.
 */
#include "engine/set/language.h"

#include <stdlib.h>
#include <string.h>

#define MAX_LENGTH  1024
#define MAX_DEPTH   32
#define MAX_SAMPLES 1000

typedef struct
{
  const char *at;
  gulong n;
  guint depth;
  gboolean is_wrong;
} Reckoning;

static gulong choice (Reckoning *r);

static gboolean
skip (Reckoning *r, const char *sign)
{
  r->at += strspn (r->at, " \t\n");
  if (!g_str_has_prefix (r->at, sign))
    return FALSE;
  r->at += strlen (sign);
  return TRUE;
}

static gulong
operand (Reckoning *r)
{
  gulong value = 0;

  if (r->is_wrong || ++r->depth > MAX_DEPTH)
    {
      r->is_wrong = TRUE;
      return 0;
    }
  r->at += strspn (r->at, " \t\n");
  if (*r->at == '!' && r->at[1] != '=')
    {
      r->at++;
      value = !operand (r);
    }
  else if (skip (r, "("))
    {
      value = choice (r);
      r->is_wrong |= !skip (r, ")");
    }
  else if (*r->at == 'n' && !g_ascii_isalnum (r->at[1]))
    {
      r->at++;
      value = r->n;
    }
  else if (g_ascii_isdigit (*r->at) && strspn (r->at, "0123456789") <= 9)
    value = strtoul (r->at, (char **) &r->at, 10);
  else
    r->is_wrong = TRUE;
  r->depth--;
  return value;
}

/* The next operator of @level, from * / % at 0 down to || at 5; 0 if there is none. */
static char
operator_of (Reckoning *r, guint level)
{
  static const char *const signs[][5] = {
    { "*", "/", "%" }, { "+", "-" }, { "<=", ">=", "<", ">" }, { "==", "!=" }, { "&&" }, { "||" },
  };
  static const char codes[][5] = { "*/%", "+-", "lg<>", "=!", "&", "|" };

  for (guint i = 0; i < G_N_ELEMENTS (signs[level]) && signs[level][i] != NULL; i++)
    if (skip (r, signs[level][i]))
      return codes[level][i];
  return '\0';
}

static gulong
apply (Reckoning *r, char code, gulong a, gulong b)
{
  if ((code == '/' || code == '%') && b == 0)
    {
      r->is_wrong = TRUE;
      return 0;
    }
  switch (code)
    {
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '+':
      return a + b;
    case '-':
      return a - b;
    case 'l':
      return a <= b;
    case 'g':
      return a >= b;
    case '<':
      return a < b;
    case '>':
      return a > b;
    case '=':
      return a == b;
    case '!':
      return a != b;
    case '&':
      return a && b;
    default:
      return a || b;
    }
}

static gulong
binary (Reckoning *r, guint level)
{
  gulong value = level == 0 ? operand (r) : binary (r, level - 1);
  char code;

  while (!r->is_wrong && (code = operator_of (r, level)) != '\0')
    value = apply (r, code, value, level == 0 ? operand (r) : binary (r, level - 1));
  return value;
}

static gulong
choice (Reckoning *r)
{
  gulong value = 0, yes, no;

  if (++r->depth > MAX_DEPTH)
    r->is_wrong = TRUE;
  else
    value = binary (r, 5);
  if (!r->is_wrong && skip (r, "?"))
    {
      yes = choice (r);
      r->is_wrong |= !skip (r, ":");
      no = r->is_wrong ? 0 : choice (r);
      value = value ? yes : no;
    }
  r->depth--;
  return value;
}

/* The number of forms, and where the expression begins; 0 if it does not even look like a rule. */
static guint
split (const char *forms, const char **out_expression)
{
  Reckoning r = { forms, 0, 0, FALSE };
  gulong n;

  if (strlen (forms) > MAX_LENGTH || !skip (&r, "nplurals") || !skip (&r, "="))
    return 0;
  r.at += strspn (r.at, " \t");
  if (!g_ascii_isdigit (*r.at))
    return 0;
  n = strtoul (r.at, (char **) &r.at, 10);
  if (n < 1 || n > TW_MAX_PLURAL_FORMS || !skip (&r, ";") || !skip (&r, "plural")
      || !skip (&r, "="))
    return 0;
  *out_expression = r.at;
  return (guint) n;
}

static gulong
reckon (const char *expression, gulong n, gboolean *is_wrong)
{
  Reckoning r = { expression, n, 0, FALSE };
  gulong value = choice (&r);

  skip (&r, ";");
  r.at += strspn (r.at, " \t\n");
  *is_wrong = r.is_wrong || *r.at != '\0';
  return value;
}

guint
tw_plural_forms_count (const char *forms)
{
  const char *expression = NULL;
  guint n_forms = split (forms, &expression);
  gboolean is_wrong = FALSE;

  for (gulong n = 0; n_forms > 0 && n <= MAX_SAMPLES; n++)
    if (reckon (expression, n, &is_wrong) >= n_forms || is_wrong)
      return 0;
  return n_forms;
}

guint
tw_plural_forms_index (const char *forms, gulong n)
{
  const char *expression = NULL;
  guint n_forms = split (forms, &expression);
  gboolean is_wrong = FALSE;
  gulong value = n_forms > 0 ? reckon (expression, n, &is_wrong) : 0;

  return is_wrong || value >= n_forms ? 0 : (guint) value;
}

gboolean
tw_plural_forms_equal (const char *a, const char *b)
{
  if (tw_plural_forms_count (a) != tw_plural_forms_count (b))
    return FALSE;
  for (gulong n = 0; n <= MAX_SAMPLES; n++)
    if (tw_plural_forms_index (a, n) != tw_plural_forms_index (b, n))
      return FALSE;
  return TRUE;
}

guint
tw_plural_forms_sample (const char *forms, guint index)
{
  for (guint n = 0; n <= MAX_SAMPLES; n++)
    if (tw_plural_forms_index (forms, n) == index)
      return n;
  return 0;
}
