/* Plural rules: "nplurals=N; plural=EXPRESSION;", the expression in C over the number n.
 *
 * Whoever adds a language writes the rule, so it may be anything: what it reckons with is kept to
 * unsigned numbers, and a division by zero makes it no rule instead of stopping the program.
 */
#include "engine/tile/plural-forms.h"

#include <stdlib.h>
#include <string.h>

#define MAX_LENGTH  1024
#define MAX_DEPTH   32
#define MAX_SAMPLES 1000

/* One step of the expression, for a stack of numbers: 'n' and '#' put one there, '!' and '?' and
 * the operators take one, three and two of them for their result. */
typedef struct
{
  char code;
  gulong value;
} Step;

/* A rule as it is asked for a thousand numbers at a time. */
typedef struct
{
  guint n_forms;
  guint n_steps;
  Step steps[MAX_LENGTH];
} Rule;

typedef struct
{
  const char *at;
  Rule *rule;
  guint depth;
  gboolean is_wrong;
} Reading;

static void choice (Reading *r);

static gboolean
skip (Reading *r, const char *sign)
{
  r->at += strspn (r->at, " \t\n");
  if (!g_str_has_prefix (r->at, sign))
    return FALSE;
  r->at += strlen (sign);
  return TRUE;
}

/* Each step has a sign of its own in the rule, whose length is limited. */
static void
add (Reading *r, char code, gulong value)
{
  r->rule->steps[r->rule->n_steps++] = (Step){ code, value };
}

static void
operand (Reading *r)
{
  if (r->is_wrong || ++r->depth > MAX_DEPTH)
    {
      r->is_wrong = TRUE;
      return;
    }
  r->at += strspn (r->at, " \t\n");
  if (*r->at == '!' && r->at[1] != '=')
    {
      r->at++;
      operand (r);
      add (r, '!', 0);
    }
  else if (skip (r, "("))
    {
      choice (r);
      r->is_wrong |= !skip (r, ")");
    }
  else if (*r->at == 'n' && !g_ascii_isalnum (r->at[1]))
    {
      r->at++;
      add (r, 'n', 0);
    }
  else if (g_ascii_isdigit (*r->at) && strspn (r->at, "0123456789") <= 9)
    add (r, '#', strtoul (r->at, (char **) &r->at, 10));
  else
    r->is_wrong = TRUE;
  r->depth--;
}

/* The next operator of @level, from * / % at 0 down to || at 5; 0 if there is none. */
static char
operator_of (Reading *r, guint level)
{
  static const char *const signs[][5] = {
    { "*", "/", "%" }, { "+", "-" }, { "<=", ">=", "<", ">" }, { "==", "!=" }, { "&&" }, { "||" },
  };
  static const char codes[][5] = { "*/%", "+-", "lg<>", "=~", "&", "|" };

  for (guint i = 0; i < G_N_ELEMENTS (signs[level]) && signs[level][i] != NULL; i++)
    if (skip (r, signs[level][i]))
      return codes[level][i];
  return '\0';
}

static void
binary (Reading *r, guint level)
{
  gboolean is_left = TRUE;
  char code = '\0';

  do
    {
      if (level == 0)
        operand (r);
      else
        binary (r, level - 1);
      if (!is_left)
        add (r, code, 0);
      is_left = FALSE;
    }
  while (!r->is_wrong && (code = operator_of (r, level)) != '\0');
}

static void
choice (Reading *r)
{
  if (++r->depth > MAX_DEPTH)
    r->is_wrong = TRUE;
  else
    binary (r, 5);
  if (!r->is_wrong && skip (r, "?"))
    {
      choice (r);
      r->is_wrong |= !skip (r, ":");
      if (!r->is_wrong)
        choice (r);
      add (r, '?', 0);
    }
  r->depth--;
}

/* Whether @forms looks like a rule. */
static gboolean
read_rule (Rule *rule, const char *forms)
{
  Reading r = { forms, rule, 0, FALSE };
  gulong n;

  rule->n_forms = rule->n_steps = 0;
  if (strlen (forms) > MAX_LENGTH || !skip (&r, "nplurals") || !skip (&r, "="))
    return FALSE;
  r.at += strspn (r.at, " \t");
  if (!g_ascii_isdigit (*r.at))
    return FALSE;
  n = strtoul (r.at, (char **) &r.at, 10);
  if (n < 1 || n > TW_MAX_PLURAL_FORMS || !skip (&r, ";") || !skip (&r, "plural")
      || !skip (&r, "="))
    return FALSE;
  choice (&r);
  skip (&r, ";");
  r.at += strspn (r.at, " \t\n");
  rule->n_forms = (guint) n;
  return !r.is_wrong && *r.at == '\0';
}

static gulong
apply (char code, gulong a, gulong b, gboolean *is_wrong)
{
  if ((code == '/' || code == '%') && b == 0)
    {
      *is_wrong = TRUE;
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
    case '~':
      return a != b;
    case '&':
      return a && b;
    default:
      return a || b;
    }
}

/* The form for @n; %FALSE if it is none that there is, or something was divided by zero. */
static gboolean
reckon (const Rule *rule, gulong n, guint *out_form)
{
  gulong stack[MAX_LENGTH];
  guint top = 0;
  gboolean is_wrong = FALSE;

  stack[0] = 0;
  for (const Step *step = rule->steps; step < rule->steps + rule->n_steps; step++)
    switch (step->code)
      {
      case 'n':
        stack[top++] = n;
        break;
      case '#':
        stack[top++] = step->value;
        break;
      case '!':
        stack[top - 1] = !stack[top - 1];
        break;
      case '?':
        top -= 2;
        stack[top - 1] = stack[top - 1] ? stack[top] : stack[top + 1];
        break;
      default:
        top--;
        stack[top - 1] = apply (step->code, stack[top - 1], stack[top], &is_wrong);
      }
  *out_form = (guint) stack[0];
  return !is_wrong && stack[0] < rule->n_forms;
}

/* The number of forms that a rule tells apart which is right for all the numbers tried. */
static guint
count (const Rule *rule)
{
  guint form;

  for (gulong n = 0; n <= MAX_SAMPLES; n++)
    if (!reckon (rule, n, &form))
      return 0;
  return rule->n_forms;
}

static guint
index_of (const Rule *rule, gulong n)
{
  guint form;

  return reckon (rule, n, &form) ? form : 0;
}

guint
tw_plural_forms_count (const char *forms)
{
  Rule rule;

  return read_rule (&rule, forms) ? count (&rule) : 0;
}

guint
tw_plural_forms_index (const char *forms, gulong n)
{
  Rule rule;

  return read_rule (&rule, forms) ? index_of (&rule, n) : 0;
}

gboolean
tw_plural_forms_equal (const char *a, const char *b)
{
  Rule rules[2];
  gboolean is_rule = read_rule (&rules[0], a), is_other = read_rule (&rules[1], b);

  if (!is_rule || !is_other)
    return (is_rule ? count (&rules[0]) : 0) == (is_other ? count (&rules[1]) : 0);
  if (count (&rules[0]) != count (&rules[1]))
    return FALSE;
  for (gulong n = 0; n <= MAX_SAMPLES; n++)
    if (index_of (&rules[0], n) != index_of (&rules[1], n))
      return FALSE;
  return TRUE;
}

guint
tw_plural_forms_sample (const char *forms, guint index)
{
  Rule rule;

  if (!read_rule (&rule, forms))
    return 0;
  for (guint n = 1; n <= MAX_SAMPLES; n++)
    if (index_of (&rule, n) == index)
      return n;
  return 0;
}
