/* Games by file: the texts of moves, with a form feed between, each sealed as its line. What can be
 * read is kept and read again the same. */
#include "tests/fuzz/fuzz.h"

#include "engine/chain/chain.h"

#include <string.h>

static void
make_url_safe (char *text)
{
  g_strdelimit (text, "+", '-');
  g_strdelimit (text, "/", '_');
  text[strcspn (text, "=")] = '\0';
}

/* The check is no riddle for the fuzzer. */
static void
seal (const char *text, gsize length, GString *out)
{
  g_autofree char *body = g_base64_encode ((const guchar *) text, length), *check = NULL;
  TwChainDigest digest;

  make_url_safe (body);
  tw_chain_digest_text (body, strlen (body), &digest);
  check = g_base64_encode (digest.bytes, 6);
  make_url_safe (check);
  g_string_append_printf (out, TW_CHAIN_PREFIX "%s.%s\n", body, check);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) texts = g_strsplit (text, "\f", -1);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (TwChain) chain = NULL, again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL, *second = NULL;

  for (guint i = 0; texts[i] != NULL; i++)
    seal (texts[i], strlen (texts[i]), lines);
  chain = tw_chain_read (fuzz_kit (), lines->str, &error);
  if (chain == NULL)
    {
      g_assert (error != NULL && error->message[0] != '\0');
      return 0;
    }
  kept = tw_chain_to_keep (chain);
  again = tw_chain_from_kept (fuzz_kit (), kept, &error);
  g_assert_no_error (error);
  second = tw_chain_to_keep (again);
  g_assert_cmpstr (kept, ==, second);
  return 0;
}
