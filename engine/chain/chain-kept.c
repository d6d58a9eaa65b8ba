/* Chains in texts: all moves, and what a party keeps for itself. */
#include "engine/chain/chain-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define KEPT_WORD "party"

static void
print_moves (const TwChain *self, GString *out)
{
  for (guint i = 0; i < self->lines->len; i++)
    g_string_append_printf (out, "%s\n", (const char *) self->lines->pdata[i]);
}

char *
tw_chain_to_text (const TwChain *self)
{
  GString *out = g_string_new (NULL);

  print_moves (self, out);
  return g_string_free (out, FALSE);
}

char *
tw_chain_to_keep (const TwChain *self)
{
  GString *out = g_string_new (NULL);

  if (self->own != TW_CHAIN_NOBODY)
    {
      g_autofree char *secret = tw_chain_digest_print (&self->shares[TW_CHAIN_SHARES]);

      g_string_append_printf (out, KEPT_WORD " %u %s\n", self->own + 1, secret);
    }
  print_moves (self, out);
  return g_string_free (out, FALSE);
}

/* The lines of moves in @text; %NULL if there are none. */
static char **
find_moves (const char *text, GError **error)
{
  g_auto (GStrv) lines = tw_chain_find_lines (text);

  if (lines[0] != NULL)
    return g_steal_pointer (&lines);
  tw_chain_error_set (error, TW_CHAIN_ERROR_DAMAGED,
                      _ ("There is no move in it. A move begins with “%s”."), TW_CHAIN_PREFIX);
  return NULL;
}

gboolean
tw_chain_take_text (TwChain *self, const char *text, GError **error)
{
  g_auto (GStrv) lines = find_moves (text, error);
  gboolean is_taken = lines != NULL;

  for (guint i = 0; is_taken && lines[i] != NULL; i++)
    is_taken = tw_chain_take (self, lines[i], error);
  return is_taken;
}

/* Each move but the first, taken one after the other. After an error @self is of no use. */
static gboolean
take_all (TwChain *self, char **lines, GError **error)
{
  for (guint i = 1; lines[i] != NULL; i++)
    if (!tw_chain_take_for_good (self, lines[i], error))
      {
        /* Translators: which of several lines is wrong, and what is wrong with it. */
        g_prefix_error (error, _ ("Line %u: "), i + 1);
        return FALSE;
      }
  return TRUE;
}

TwChain *
tw_chain_read (const TwGameKit *kit, const char *text, GError **error)
{
  g_auto (GStrv) lines = find_moves (text, error);
  g_autoptr (TwChain) self = lines != NULL ? tw_chain_open (kit, lines[0], error) : NULL;

  return self != NULL && take_all (self, lines, error) ? g_steal_pointer (&self) : NULL;
}

/* Whether @self holds what the party has promised. */
static gboolean
is_own (const TwChain *self)
{
  const TwChainParty *party = &self->parties[self->own];

  return self->own < self->n_joined && party->n_given <= TW_CHAIN_SHARES
         && tw_chain_digest_equal (&self->shares[party->n_given], &party->share);
}

TwChain *
tw_chain_from_kept (const TwGameKit *kit, const char *text, GError **error)
{
  g_autoptr (TwChain) self = tw_chain_read (kit, text, error);
  g_auto (GStrv) words = NULL;
  TwChainDigest secret;
  guint64 party;

  if (self == NULL || !g_str_has_prefix (text, KEPT_WORD " "))
    return g_steal_pointer (&self);
  words = g_strsplit_set (text, " \n", 4);
  if (g_strv_length (words) == 4
      && g_ascii_string_to_unsigned (words[1], 10, 1, self->n_parties, &party, NULL)
      && tw_chain_digest_parse (words[2], &secret))
    {
      tw_chain_hold (self, (guint) party - 1, tw_chain_shares_new (&secret));
      explicit_bzero (&secret, sizeof secret);
      if (is_own (self))
        return g_steal_pointer (&self);
    }
  tw_chain_error_set (error, TW_CHAIN_ERROR_SHARE,
                      _ ("What was kept of this game does not go together: the secret is another "
                         "one."));
  return NULL;
}
