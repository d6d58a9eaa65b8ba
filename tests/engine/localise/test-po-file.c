/* PO files: what is read is written so that it reads the same; what is wrong is told its line. */
#include "engine/localise/po-file.h"
#include "engine/localise/po-reader.h"

#include <string.h>

static TwPoFile *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  TwPoFile *po = tw_po_file_parse ("a.po", text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (po);
  return po;
}

/* A header that somebody's editor has moved is still the header, and is written first. */
static void
test_header_anywhere (void)
{
  g_autoptr (TwPoFile) po = parse ("msgid \"road\"\nmsgstr \"cesta\"\n\n"
                                   "msgctxt \"empty\"\nmsgid \"\"\nmsgstr \"\"\n\n"
                                   "msgid \"\"\nmsgstr \"Language: cs\\n\"\n");
  g_autofree char *language = tw_po_file_field (po, "Language");
  g_autofree char *text = tw_po_file_to_text (po);

  g_assert_cmpstr (language, ==, "cs");
  g_assert_cmpuint (po->messages->len, ==, 2);
  g_assert_cmpstr (text, ==,
                   "msgid \"\"\nmsgstr \"Language: cs\\n\"\n\n"
                   "msgid \"road\"\nmsgstr \"cesta\"\n\n"
                   "msgctxt \"empty\"\nmsgid \"\"\nmsgstr \"\"\n");
}

/* Everything that a message can carry comes back as it was. */
static void
test_round_trip (void)
{
  static const char file[] = "# by hand\n"
                             "msgid \"\"\n"
                             "msgstr \"\"\n"
                             "\"Language: pl\\n\"\n"
                             "\"Plural-Forms: nplurals=3; plural=0;\\n\"\n"
                             "\n"
                             "# of the translator\n"
                             "#. to the translator\n"
                             "#: s.xml:3\n"
                             "#, fuzzy, c-format\n"
                             "#| msgid \"%d old\"\n"
                             "msgctxt \"counted\"\n"
                             "msgid \"%d \\\"tile\\\"\\t\\\\\"\n"
                             "msgid_plural \"%d tiles\"\n"
                             "msgstr[0] \"%d płytka\"\n"
                             "msgstr[1] \"%d płytki\"\n"
                             "msgstr[2] \"%d płytek\"\n"
                             "\n"
                             "#~ msgid \"gone\"\n"
                             "#~ msgstr \"nie ma\"\n";
  g_autoptr (TwPoFile) po = parse (file);
  const TwPoMessage *message = g_ptr_array_index (po->messages, 0);
  g_autofree char *text = tw_po_file_to_text (po);

  g_assert_cmpstr (text, ==, file);
  g_assert_nonnull (message);
  g_assert_cmpuint (message->line, ==, 12);
  g_assert_true (message->is_fuzzy);
  g_assert_cmpstr (message->flags, ==, "c-format");
  g_assert_cmpstr (message->id, ==, "%d \"tile\"\t\\");
  g_assert_cmpuint (message->n_texts, ==, 3);
  g_assert_cmpstr (message->texts[2], ==, "%d płytek");
}

/* Texts that other editors break differently are the same texts. */
static void
test_joined (void)
{
  g_autoptr (TwPoFile) po = parse ("\xef\xbb\xbfmsgid \"\" \r\n\"one \"\r\n \"two\\n\"\r\n"
                                   "msgstr \"\\x41\\102\"\r\n");
  const TwPoMessage *message = g_ptr_array_index (po->messages, 0);

  g_assert_cmpstr (message->id, ==, "one two\n");
  g_assert_cmpstr (message->texts[0], ==, "AB");
}

static const struct
{
  const char *text;
  const char *message;
} refused[] = {
  { "msgid \"a\"\n", "a.po:1: " },
  { "msgid \"a\"\nmsgstr \"b\n", "a.po:2: " },
  { "msgid \"a\"\nmsgstr \"\\q\"\n", "a.po:2: " },
  { "\n\nmsgstr \"b\"\n", "a.po:3: " },
  { "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\n", "a.po:3: " },
  { "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"\n", "a.po:3: " },
  { "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n", "a.po:4: " },
  { "msgid \"\"\nmsgstr \"\"\nmsgid \"\"\nmsgstr \"\"\n", "a.po:3: " },
  { "hello\n", "a.po:1: " },
  { "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\"\xff\"\n", "a.po:3: " },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;
      TwPoFile *po = tw_po_file_parse ("a.po", refused[i].text, strlen (refused[i].text), &error);

      g_assert_null (po);
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      g_assert_true (g_str_has_prefix (error->message, refused[i].message));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/po-file/header-anywhere", test_header_anywhere);
  g_test_add_func ("/po-file/round-trip", test_round_trip);
  g_test_add_func ("/po-file/joined", test_joined);
  g_test_add_func ("/po-file/refused", test_refused);
  return g_test_run ();
}
