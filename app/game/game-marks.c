/* Marks at moments of a game. */
#include "app/game/game-marks.h"

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _TwGameMarks
{
  GObject parent_instance;

  GArray *marks; /* TwGameMark */
};

G_DEFINE_FINAL_TYPE (TwGameMarks, tw_game_marks, G_TYPE_OBJECT)

static void
clear_mark (gpointer mark)
{
  g_free (((TwGameMark *) mark)->text);
}

static void
game_marks_finalize (GObject *object)
{
  g_array_unref (TW_GAME_MARKS (object)->marks);
  G_OBJECT_CLASS (tw_game_marks_parent_class)->finalize (object);
}

static void
tw_game_marks_class_init (TwGameMarksClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_marks_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_game_marks_init (TwGameMarks *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (TwGameMark));
  g_array_set_clear_func (self->marks, clear_mark);
}

TwGameMarks *
tw_game_marks_of (TwTableModel *model)
{
  static const char key[] = "tw-game-marks";
  TwGameMarks *self = g_object_get_data (G_OBJECT (model), key);

  if (self == NULL)
    {
      self = g_object_new (TW_TYPE_GAME_MARKS, NULL);
      g_object_set_data_full (G_OBJECT (model), key, self, g_object_unref);
    }
  return self;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const TwGameMark *one = a, *other = b;

  if (one->n_entries != other->n_entries)
    return one->n_entries < other->n_entries ? -1 : 1;
  return (int) one->kind - (int) other->kind;
}

void
tw_game_marks_set (TwGameMarks *self, TwMarkKind kind, const TwGameMark *marks, guint n)
{
  gboolean is_new = n > 0;

  for (guint i = self->marks->len; i-- > 0;)
    if (g_array_index (self->marks, TwGameMark, i).kind == kind)
      {
        g_array_remove_index (self->marks, i);
        is_new = TRUE;
      }
  for (guint i = 0; i < n; i++)
    {
      TwGameMark mark = marks[i];

      mark.kind = kind;
      mark.text = g_strdup (marks[i].text);
      g_array_append_val (self->marks, mark);
    }
  g_array_sort (self->marks, compare);
  if (is_new)
    g_signal_emit (self, signals[CHANGED], 0);
}

const TwGameMark *
tw_game_marks_get (TwGameMarks *self, guint *out_n)
{
  *out_n = self->marks->len;
  return (const TwGameMark *) (gpointer) self->marks->data;
}
