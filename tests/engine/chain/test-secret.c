/* The secret of a game by file is in no memory once its chain is gone. */
#include "engine/chain/chain.h"
#include "tests/engine/shipped-fixture.h"

#include <fcntl.h>
#include <malloc.h>
#include <string.h>
#include <unistd.h>

/* Larger ones belong to sanitizers and are no memory of ours. */
#define MOST_BYTES ((guint64) 64 << 20)
#define PIECE      4096
/* What is looked for must not be there because it is looked for. */
#define MASK 0x55

/* The secret of @chain, masked. */
static void
masked_secret (const TwChain *chain, guint8 *out_masked)
{
  char *text = tw_chain_to_keep (chain), *word = strchr (strchr (text, ' ') + 1, ' ') + 1;
  gsize length = 0;

  g_strdelimit (word, "-", '+');
  g_strdelimit (word, "_", '/');
  word[strcspn (word, "\n")] = '=';
  word[44] = '\0';
  g_base64_decode_inplace (word, &length);
  g_assert_cmpuint (length, ==, TW_CHAIN_BYTES);
  for (gsize i = 0; i < length; i++)
    out_masked[i] = (guint8) word[i] ^ MASK;
  explicit_bzero (text, strlen (text) + length);
  g_free (text);
}

/* How often the secret begins in the first @n of @bytes. */
static guint
count (const guint8 *bytes, gsize n, const guint8 *masked)
{
  guint found = 0;

  for (gsize at = 0; at < n; at++)
    {
      gsize i = 0;

      while (i < TW_CHAIN_BYTES && (bytes[at + i] ^ MASK) == masked[i])
        i++;
      found += i == TW_CHAIN_BYTES;
    }
  return found;
}

/* In pieces, which are wiped, so that no copy is found. */
static guint
find_between (int memory, guint64 from, guint64 to, const guint8 *masked)
{
  guint8 piece[PIECE + TW_CHAIN_BYTES];
  guint n = 0;

  for (guint64 at = from; at < to; at += PIECE)
    {
      memset (piece, 0, sizeof piece);
      if (pread (memory, piece, MIN (sizeof piece, to - at), (off_t) at) > 0)
        n += count (piece, PIECE, masked);
      explicit_bzero (piece, sizeof piece);
    }
  return n;
}

/* How often the secret is in what this program can write to. */
static guint
find_in_memory (const guint8 *masked)
{
  g_autofree char *maps = NULL;
  g_auto (GStrv) lines = NULL;
  int fd = open ("/proc/self/mem", O_RDONLY | O_CLOEXEC);
  guint n = 0;

  g_assert_true (g_file_get_contents ("/proc/self/maps", &maps, NULL, NULL));
  g_assert_cmpint (fd, >=, 0);
  lines = g_strsplit (maps, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      char *rest;
      guint64 from = g_ascii_strtoull (lines[i], &rest, 16);
      guint64 to = g_ascii_strtoull (rest + 1, &rest, 16);

      if (g_str_has_prefix (rest, " rw") && to - from <= MOST_BYTES)
        n += find_between (fd, from, to, masked);
    }
  close (fd);
  return n;
}

static void
test_forgotten (void)
{
  TwGameKit kit = shipped_kit ();
  TwRules *rules = shipped_rules (&kit, "base", 2);
  const TwSavedSeat seats[TW_MAX_SEATS] = { 0 };
  const guint8 parties[TW_MAX_SEATS] = { 0, 1 };
  guint8 masked[2][TW_CHAIN_BYTES];
  g_autoptr (GError) error = NULL;
  TwChain *opens, *joins;

  opens = tw_chain_begin (&kit, rules, NULL, seats, parties, &error);
  g_assert_no_error (error);
  masked_secret (opens, masked[0]);
  /* Once, with the shares. */
  g_assert_cmpuint (find_in_memory (masked[0]), ==, 1);
  joins = tw_chain_open (&kit, tw_chain_line (opens, 0), &error);
  g_assert_no_error (error);
  g_assert_true (tw_chain_join (joins, &error));
  masked_secret (joins, masked[1]);
  g_assert_cmpuint (find_in_memory (masked[1]), ==, 1);
  tw_chain_free (opens);
  tw_chain_free (joins);
  g_assert_cmpuint (find_in_memory (masked[0]), ==, 0);
  g_assert_cmpuint (find_in_memory (masked[1]), ==, 0);
  tw_rules_unref (rules);
  shipped_kit_clear (&kit);
}

int
main (int argc, char **argv)
{
  /* What is freed stays as it is, where it can be looked at. */
  mallopt (M_PERTURB, 0);
  mallopt (M_MMAP_THRESHOLD, 1 << 24);
  mallopt (M_TRIM_THRESHOLD, 1 << 28);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/forgotten", test_forgotten);
  return g_test_run ();
}
