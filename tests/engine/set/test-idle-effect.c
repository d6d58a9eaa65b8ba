/* Effects that can never do anything, and such that only seem so. */
#include "engine/format/tile-set-file.h"
#include "engine/set/idle-effect.h"

/* The first effect of a set whose symbols are a mill on roads, a flag anywhere, and a tree on the
 * tile as such. */
static const char *
why (const char *attributes)
{
  g_autofree char *text = g_strdup_printf (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'><title>Mine</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'><land id='rail'/>"
      "<symbol id='mill' on='road rail'/><symbol id='flag'/><symbol id='tree' on='tile'/>"
      "<effect stage='add' points='1' %s/></rules>"
      "<tile id='A' count='2' start='1'/></tile-set>",
      attributes);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", text, -1, &error);

  g_assert_no_error (error);
  return tw_effect_why_idle (set->own->effects->pdata[0], set->own);
}

/* Fields are worth something when the game ends and when a figure leaves. */
static void
test_never_complete (void)
{
  g_assert_nonnull (why ("features='field' events='complete'"));
  g_assert_null (why ("features='field' events='complete end'"));
  g_assert_null (why ("features='field' events='end'"));
  g_assert_null (why ("features='field' events='recall'"));
  g_assert_null (why ("features='field city' events='complete'"));
  g_assert_null (why ("features='monastery' events='complete'"));
  g_assert_null (why ("features='rail' events='complete'"));
}

static void
test_never_there (void)
{
  g_assert_nonnull (why ("features='city' events='complete' per='symbol' symbol='mill'"));
  g_assert_nonnull (why ("features='road' events='end' per='symbol' symbol='tree'"));
  g_assert_nonnull (why ("features='city' events='complete' if-symbol='mill'"));
  g_assert_null (why ("features='city road' events='complete' per='symbol' symbol='mill'"));
  g_assert_null (why ("features='rail' events='complete' per='symbol' symbol='mill'"));
  g_assert_null (why ("features='city' events='complete' per='symbol' symbol='flag'"));
  g_assert_null (why ("features='road' events='end' per='symbol' symbol='tree' scope='tiles'"));
  g_assert_null (why ("features='city' events='end' per='symbol' symbol='mill' scope='around-8'"));
  /* Where the symbol never is, it is always missing. */
  g_assert_null (why ("features='city' events='complete' unless-symbol='mill'"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/idle-effect/never-complete", test_never_complete);
  g_test_add_func ("/set/idle-effect/never-there", test_never_there);
  return g_test_run ();
}
