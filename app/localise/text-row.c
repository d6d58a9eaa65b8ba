/* One line of the Texts page. */
#include "app/localise/text-row.h"

#include <string.h>

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (TwTextRow, tw_text_row, G_TYPE_OBJECT)

static guint changed_signal;

/* In the place of an owner: within any statement of a procedure. */
#define ANYTHING "*"

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
  { "land", "title", N_ ("Name of the kind of land %s") },
  { "figure", "title", N_ ("Name of the figure %s") },
  { "token", "title", N_ ("Name of the token %s") },
  { "bag", "title", N_ ("Name of the bag, deck or die %s") },
  { "item", "title", N_ ("Name of %s, which can be drawn") },
  { "counter", "title", N_ ("Name of the counter %s") },
  { "zone", "title", N_ ("Name of the zone %s") },
  { "counting-figure", "title", N_ ("Name of the counting figure %s") },
  { ANYTHING, "ask", N_ ("A question at the table") },
  { ANYTHING, "choice", N_ ("An answer that can be chosen at the table") },
  { ANYTHING, "said", N_ ("What the log says of what was chosen") },
  { ANYTHING, "tell", N_ ("A line in the log") },
  { ANYTHING, "end", N_ ("Why the game is over") },
  { "rule", "statement", N_ ("What the rule %s says") },
  { "parameter", "title", N_ ("Game option: %s") },
  { "option", "title", N_ ("One of the choices: %s") },
};

static const char *const states[TW_N_TEXT_STATES] = {
  N_ ("Missing"),
  N_ ("Draft"),
  N_ ("Done"),
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

char *
tw_text_row_describe (TwTextRow *self)
{
  g_autofree char *id = NULL, *owner = owner_of (self->context, &id);
  const char *slash = strrchr (self->context, '/');
  const char *name = slash != NULL ? slash + 1 : self->context;
  gsize length = strcspn (name, "#:");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if ((g_strcmp0 (kinds[i].owner, owner) == 0 || g_strcmp0 (kinds[i].owner, ANYTHING) == 0)
        && strlen (kinds[i].name) == length && strncmp (kinds[i].name, name, length) == 0)
      {
        g_auto (GStrv) parts = g_strsplit (_ (kinds[i].words), "%s", 2);
        g_autofree char *words = g_strjoinv (id != NULL ? id : "", parts);
        g_auto (GStrv) halves = g_strsplit (words, "%%", -1);

        return g_strjoinv ("%", halves);
      }
  return g_strdup (self->context);
}

const char *
tw_text_state_words (TwTextState state)
{
  return _ (states[state]);
}
