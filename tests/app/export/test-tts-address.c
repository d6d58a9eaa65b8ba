/* Which addresses pictures can have, and which of them others do not reach. */
#include "app/export/tts-address.h"

static void
test_addresses (void)
{
  static const struct
  {
    const char *url;
    gboolean is_address, is_local;
  } samples[] = {
    { "https://example.org/tiles", TRUE, FALSE },
    { "http://example.org", TRUE, FALSE },
    { "https://93.184.216.34/a", TRUE, FALSE },
    { "http://localhost:8000/tiles", TRUE, TRUE },
    { "http://LOCALHOST", TRUE, TRUE },
    { "http://127.0.0.1", TRUE, TRUE },
    { "http://192.168.1.4/tiles", TRUE, TRUE },
    { "http://[::1]/", TRUE, TRUE },
    { "http://printer.local/tiles", TRUE, TRUE },
    { "http://nas/tiles", TRUE, TRUE },
    { "file:///home/me/tiles", FALSE, FALSE },
    { "ftp://example.org", FALSE, FALSE },
    { "example.org", FALSE, FALSE },
    { "foo bar", FALSE, FALSE },
    { "https://", FALSE, FALSE },
    { "", FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_test_message ("%s", samples[i].url);
      g_assert_cmpint (tw_tts_is_address (samples[i].url), ==, samples[i].is_address);
      g_assert_cmpint (tw_tts_is_local (samples[i].url), ==, samples[i].is_local);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/export/tts-address", test_addresses);
  return g_test_run ();
}
