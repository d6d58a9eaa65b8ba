/* All scenes, read when the first is needed, and kept. */
#include "app/drawing/scene-book.h"

#include <string.h>

static TwSceneBook *reading;

static int
find_stamp (const char *name, gsize length)
{
  for (guint i = 0; i < reading->n_stamps; i++)
    if (strlen (tw_scene_stamps[i].name) == length
        && memcmp (tw_scene_stamps[i].name, name, length) == 0)
      return (int) i;
  return -1;
}

static void
book_add (TwSceneBook *book, const char *name, const char *text)
{
  gsize bad = 0;

  if (!tw_scene_script_add (&book->script, text, find_stamp, &bad))
    g_error ("scene %s: %.40s", name, text + bad);
}

static gpointer
book_read (gpointer data G_GNUC_UNUSED)
{
  static const TwSceneRow *const tables[] = { tw_scene_rows_land, tw_scene_rows_season,
                                              tw_scene_rows_town };
  TwSceneBook *book = g_new0 (TwSceneBook, 1);

  reading = book;
  tw_scene_script_init (&book->script);
  for (const TwSceneStampRow *row = tw_scene_stamps; row->name != NULL; row++)
    {
      g_assert (book->n_stamps < TW_SCENE_MAX_STAMPS);
      book_add (book, row->name, row->text);
      book->stamp_first[++book->n_stamps] = book->script.ops->len;
    }
  book->scene_first[0] = book->script.ops->len;
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const TwSceneRow *row = tables[i]; row->name != NULL; row++)
      {
        g_assert (book->n_scenes < TW_SCENE_MAX_SCENES);
        book_add (book, row->name, row->text);
        book->rows[book->n_scenes] = row;
        book->scene_first[++book->n_scenes] = book->script.ops->len;
      }
  return book;
}

const TwSceneBook *
tw_scene_book (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, book_read, NULL);
}

/* How often a scene that may stand on @ground stands there: one for any field is not where a river
 * or a road asks for its own. */
static guint
row_weight (const TwSceneRow *row, guint ground, TwSceneSeason season)
{
  if (!(row->ground & ground) || !(row->season & season))
    return 0;
  return row->ground & TW_GROUND_OPEN ? 2 : 10;
}

int
tw_scene_choose (guint ground, TwSceneSeason season, guint32 seed)
{
  const TwSceneBook *book = tw_scene_book ();
  guint sum = 0, choice;

  for (guint i = 0; i < book->n_scenes; i++)
    sum += row_weight (book->rows[i], ground, season);
  if (sum == 0)
    return -1;
  choice = seed % sum;
  for (guint i = 0;; i++)
    {
      guint weight = row_weight (book->rows[i], ground, season);

      if (choice < weight)
        return (int) i;
      choice -= weight;
    }
}

guint
tw_scene_find (const char *name)
{
  const TwSceneBook *book = tw_scene_book ();
  guint i = 0;

  while (!g_str_equal (book->rows[i]->name, name))
    i++;
  return i;
}
