/* One line of the Texts page. */
#include "app/localise/text-row.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/set/thing-words.h"

G_DEFINE_FINAL_TYPE (TwTextRow, tw_text_row, G_TYPE_OBJECT)

static guint changed_signal;

/* What a text is, by the last steps of its context; %s is the id of what it belongs to. */
static const struct
{
  const char *owner;
  const char *name;
  const char *words;
} kinds[] = {
  { NULL, "title", N_ ("Name of the set") },
  { NULL, "description", N_ ("What the set is, for people who choose") },
  { NULL, "note", N_ ("A note about the set, for people who change it") },
  { NULL, "change", N_ ("What a release brought") },
  { "tile", "name", N_ ("Name of the tile %s") },
  { "symbol", "title", N_ ("Name of the symbol %s") },
  { "symbol", "counted", N_ ("A number of symbols %s; %%d is the number") },
  /* Translators: %s is the title of the lesson. */
  { "lesson", "title", N_ ("Lesson “%s”: title") },
  { "lesson", "introduction", N_ ("Lesson “%s”: rule in short") },
  { "lesson", "task", N_ ("Lesson “%s”: task") },
  { "lesson", "hint", N_ ("Lesson “%s”: hint") },
  { "lesson", "answer", N_ ("Lesson “%s”: why that is right") },
  { "land", "title", N_ ("Name of the kind of land %s") },
  { "figure", "title", N_ ("Name of the figure %s") },
  { "token", "title", N_ ("Name of the token %s") },
  { "bag", "title", N_ ("Name of the deck, bag or die %s") },
  { "counter", "title", N_ ("Name of the counter %s") },
  { "zone", "title", N_ ("Name of the zone %s") },
  { "counting-figure", "title", N_ ("Name of the counting figure %s") },
  { "procedure", "title", N_ ("Name of the rule %s") },
  { "list", "title", N_ ("Name of the list %s") },
  { "rule", "statement", N_ ("What the rule %s says") },
  { "parameter", "title", N_ ("Game option: %s") },
  { "option", "title", N_ ("One of the choices: %s") },
};

/* What is said in a rule, however deep: %s is the rule, or the thing, at the beginning of the
 * context; of @after it is the question beside which it stands. */
static const struct
{
  const char *name;
  const char *words;
  const char *after;
} said[] = {
  { "ask", N_ ("A question of the rule %s"), NULL },
  { "choice", N_ ("An answer in the rule %s"), N_ ("An answer to “%s”") },
  { "said", N_ ("What the log says: %s"), N_ ("What the log says once this was answered: “%s”") },
  { "tell", N_ ("What the log tells: %s"), NULL },
  { "end", N_ ("How the game ends: %s"), NULL },
  /* Of what the rule gives a name to. */
  { "title", N_ ("What something is called in the rule %s"), NULL },
};

/* Tiles and settings are known by their ids; what else is invented has a name. */
static const char *const known_by_id[] = { "tile", "parameter", "option", NULL };

static const char *const states[TW_N_TEXT_STATES] = {
  [TW_TEXT_MISSING] = N_ ("Missing"),
  [TW_TEXT_DRAFT] = N_ ("Draft"),
  [TW_TEXT_DONE] = N_ ("Done"),
};

static void
text_row_finalize (GObject *object)
{
  TwTextRow *self = TW_TEXT_ROW (object);

  g_free (self->context);
  g_free (self->source);
  g_free (self->words);
  g_strfreev (self->tiles);
  g_free (self->thing);
  g_free (self->own_name);
  g_free (self->first_name);
  g_free (self->question);
  G_OBJECT_CLASS (tw_text_row_parent_class)->finalize (object);
}

static void
tw_text_row_class_init (TwTextRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = text_row_finalize;
  changed_signal = g_signal_new ("changed", TW_TYPE_TEXT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
tw_text_row_init (TwTextRow *self)
{
  self->source = g_strdup ("");
  self->words = g_strdup ("");
  self->n_forms = 1;
}

TwTextRow *
tw_text_row_new (const char *context, guint form)
{
  TwTextRow *self = g_object_new (TW_TYPE_TEXT_ROW, NULL);

  self->context = g_strdup (context);
  self->form = form;
  return self;
}

void
tw_text_row_changed (TwTextRow *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* "option", "low" of "parameter:x/option:low/title". */
static char *
owner_of (const char *context, char **out_id)
{
  const char *end = strrchr (context, '/'), *from = end, *colon;
  g_autofree char *step = NULL;

  *out_id = NULL;
  if (end == NULL)
    return NULL;
  while (from > context && from[-1] != '/')
    from--;
  step = g_strndup (from, (gsize) (end - from));
  colon = strchr (step, ':');
  *out_id = g_strdup (colon != NULL ? colon + 1 : "");
  return colon != NULL ? g_strndup (step, (gsize) (colon - step)) : g_strdup (step);
}

/* @words with @id in the place of %s. */
static char *
words_about (const char *words, const char *id)
{
  g_auto (GStrv) parts = g_strsplit (words, "%s", 2);
  g_autofree char *joined = g_strjoinv (id, parts);
  g_auto (GStrv) halves = g_strsplit (joined, "%%", -1);

  return g_strjoinv ("%", halves);
}

/* What the first step of the context is called: "Cards" of "bag:cards/item:2/title". */
static const char *
first_of (const TwTextRow *self)
{
  g_autofree char *step = g_strndup (self->context, strcspn (self->context, "/"));
  const char *colon = strchr (step, ':');

  return self->first_name != NULL ? self->first_name
                                  : tw_thing_words_of_id (colon != NULL ? colon + 1 : step);
}

/* What the last but one is called: "Rain" of "bag:cards/item:2/title". */
static const char *
owner_name (const TwTextRow *self, const char *id)
{
  return self->own_name != NULL ? self->own_name : tw_thing_words_of_id (id);
}

/* "The card 2 of …": what lies in a bag is nothing without it. */
static char *
describe_card (const TwTextRow *self, const char *id)
{
  g_autoptr (GString) words =
      /* Translators: {card} and {deck} are their names. */
      g_string_new (_ ("Name of the card or face {card} of {deck}"));

  g_string_replace (words, "{deck}", first_of (self), 0);
  g_string_replace (words, "{card}", owner_name (self, id), 0);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* What is said in a rule. (nullable): NULL if @name is nothing of the sort */
static char *
describe_said (const TwTextRow *self, const char *name, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    if (strlen (said[i].name) == length && strncmp (said[i].name, name, length) == 0)
      return self->question != NULL && said[i].after != NULL
                 ? words_about (_ (said[i].after), self->question)
                 : words_about (_ (said[i].words), first_of (self));
  return NULL;
}

char *
tw_text_row_describe (TwTextRow *self)
{
  g_autofree char *id = NULL, *owner = owner_of (self->context, &id), *told = NULL;
  const char *slash = strrchr (self->context, '/');
  const char *name = slash != NULL ? slash + 1 : self->context;
  gsize length = strcspn (name, "#:");
  gboolean is_named = owner != NULL && id != NULL && !g_strv_contains (known_by_id, owner);

  if (g_strcmp0 (owner, "item") == 0 && strncmp (name, "title", length) == 0)
    return describe_card (self, id);
  /* Its id tells nobody anything. */
  if (g_strcmp0 (owner, "rule") == 0 && self->own_name == NULL)
    return g_strdup (_ ("A rule in words"));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].owner, owner) == 0 && strlen (kinds[i].name) == length
        && strncmp (kinds[i].name, name, length) == 0)
      return words_about (_ (kinds[i].words), id == NULL ? ""
                                              : is_named ? owner_name (self, id)
                                                         : id);
  told = slash != NULL ? describe_said (self, name, length) : NULL;
  return told != NULL ? g_steal_pointer (&told) : g_strdup (self->context);
}

const char *
tw_text_state_words (TwTextState state)
{
  return _ (states[state]);
}
