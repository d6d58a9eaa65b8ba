/* What stands beside a text: a letter in place of a picture tells why. */
#include "app/localise/text-picture.h"

#include <string.h>

#include "app/localise/texts-page.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"

/* Whether the picture of the first symbol says why it is a letter. */
static gboolean
tells_why (gpointer data)
{
  PageFixture *f = data;
  GtkWidget *picture;

  for (guint i = 0; (picture = nth_widget (f->page, TW_TYPE_TEXT_PICTURE, i)) != NULL; i++)
    {
      const char *words = gtk_widget_get_tooltip_text (picture);

      if (words != NULL && strstr (words, "larger than 1000000") != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
test_why_no_picture (void)
{
  static const char xml[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'><title>Ford</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'><symbol id='mill'><title>Mill</title>"
      "<picture><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
      "<path d='M0 0L2000000 8'/></svg></picture></symbol></rules>"
      "<tile id='A' count='2'><road edges='E W'/></tile></tile-set>\n";
  PageFixture f = { 0 };

  page_show_text (&f, xml, tw_texts_page_new, 1280);
  wait_until (tells_why, &f);
  page_tear_down (&f, NULL);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/text-picture/why-not", test_why_no_picture);
  return g_test_run ();
}
