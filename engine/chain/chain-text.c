/* One move of a game by file, as one line of text and back. */
#include "engine/chain/chain-text.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* The most that the game of an opening may have, in bytes; nothing that is packed grows beyond. */
#define MAX_XML (8u * 1024u * 1024u)
/* Bytes of the hash that stand behind the body, and how many characters they are. */
#define CHECK_BYTES 6
#define CHECK_CHARS 8
#define FIRST_LINE  "tilewright 1"

void
tw_chain_move_clear (TwChainMove *move)
{
  g_clear_pointer (&move->xml, g_free);
  g_clear_pointer (&move->words, g_free);
}

/* ---- base64url ------------------------------------------------------------------------------ */

static char *
encode (const guint8 *bytes, gsize length)
{
  char *text = g_base64_encode (bytes, length);

  g_strdelimit (text, "+", '-');
  g_strdelimit (text, "/", '_');
  text[strcspn (text, "=")] = '\0';
  return text;
}

/* What encode() would not have written is refused. */
static guint8 *
decode (const char *text, gsize *out_length)
{
  gsize n = strlen (text);
  g_autofree char *padded = g_strdup_printf ("%s%s", text, &"==="[n % 4 == 0 ? 3 : n % 4 - 1]);
  g_autofree guint8 *bytes = NULL;
  g_autofree char *again = NULL;

  *out_length = 0;
  if (n == 0 || n % 4 == 1)
    return NULL;
  g_strdelimit (padded, "-", '+');
  g_strdelimit (padded, "_", '/');
  bytes = g_base64_decode (padded, out_length);
  again = encode (bytes, *out_length);
  return strcmp (again, text) == 0 ? g_steal_pointer (&bytes) : NULL;
}

char *
tw_chain_digest_print (const TwChainDigest *digest)
{
  return encode (digest->bytes, TW_CHAIN_BYTES);
}

gboolean
tw_chain_digest_parse (const char *word, TwChainDigest *out_digest)
{
  gsize length;
  g_autofree guint8 *bytes = decode (word, &length);

  if (bytes == NULL || length != TW_CHAIN_BYTES)
    return FALSE;
  memcpy (out_digest->bytes, bytes, TW_CHAIN_BYTES);
  return TRUE;
}

/* ---- the game of an opening, packed --------------------------------------------------------- */

/* Runs @bytes through @converter. Returns: %NULL if that fails or gives more than @most bytes */
static GByteArray *
convert (GConverter *converter, const guint8 *bytes, gsize length, gsize most)
{
  g_autoptr (GByteArray) out = g_byte_array_new ();
  guint8 buffer[16 * 1024];
  GConverterResult result = G_CONVERTER_CONVERTED;

  while (result != G_CONVERTER_FINISHED)
    {
      gsize n_read = 0, n_written = 0;

      result = g_converter_convert (converter, bytes, length, buffer, sizeof buffer,
                                    G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL);
      if (result == G_CONVERTER_ERROR
          || (result != G_CONVERTER_FINISHED && n_read == 0 && n_written == 0))
        return NULL;
      g_byte_array_append (out, buffer, (guint) n_written);
      bytes += n_read;
      length -= n_read;
      if (out->len > most)
        return NULL;
    }
  return length == 0 ? g_steal_pointer (&out) : NULL;
}

static char *
pack (const char *xml)
{
  g_autoptr (GZlibCompressor) converter = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9);
  g_autoptr (GByteArray) packed =
      convert (G_CONVERTER (converter), (const guint8 *) xml, strlen (xml), G_MAXUINT32);

  return packed != NULL ? encode (packed->data, packed->len) : g_strdup ("");
}

static char *
unpack (const char *word)
{
  g_autoptr (GZlibDecompressor) converter = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  gsize length;
  g_autofree guint8 *bytes = decode (word, &length);
  g_autoptr (GByteArray) plain =
      bytes != NULL ? convert (G_CONVERTER (converter), bytes, length, MAX_XML) : NULL;

  if (plain == NULL || memchr (plain->data, '\0', plain->len) != NULL)
    return NULL;
  return g_strndup ((const char *) plain->data, plain->len);
}

/* ---- the text ------------------------------------------------------------------------------- */

/* @packed: (nullable): the game as it came, which another library may pack in another way */
static char *
print_text (const TwChainMove *move, const char *packed)
{
  GString *out = g_string_new (FIRST_LINE "\n");
  g_autofree char *share = tw_chain_digest_print (&move->share);

  g_string_append_printf (out, "move %u\nparty %u\nshare %s\n", move->number, move->party + 1,
                          share);
  if (move->number == 0)
    {
      g_autofree char *own = packed == NULL ? pack (move->xml) : NULL;

      g_string_append (out, "seats");
      for (guint i = 0; i < move->n_seats; i++)
        g_string_append_printf (out, " %u", move->parties[i] + 1u);
      g_string_append_printf (out, "\nset-up %s\n", packed != NULL ? packed : own);
    }
  else
    {
      g_autofree char *game = tw_chain_digest_print (&move->game);
      g_autofree char *before = tw_chain_digest_print (&move->before);

      g_string_append_printf (out,
                              "game %s\nbefore %s\nplay%s%s\nstate %016" G_GINT64_MODIFIER "x\n",
                              game, before, move->words[0] != '\0' ? " " : "", move->words,
                              move->state);
    }
  return g_string_free (out, FALSE);
}

static char *
check_of (const char *body)
{
  TwChainDigest digest;

  tw_chain_digest_text (body, strlen (body), &digest);
  return encode (digest.bytes, CHECK_BYTES);
}

char *
tw_chain_move_print (const TwChainMove *move, TwChainDigest *out_hash)
{
  g_autofree char *text = print_text (move, NULL);
  g_autofree char *body = encode ((const guint8 *) text, strlen (text));
  g_autofree char *check = check_of (body);

  if (out_hash != NULL)
    tw_chain_digest_text (text, strlen (text), out_hash);
  return g_strconcat (TW_CHAIN_PREFIX, body, ".", check, NULL);
}

/* The value of line @i, which has to begin with @key. Returns: (nullable): NULL if it does not */
static const char *
value_of (char **lines, guint n, guint i, const char *key)
{
  gsize length = strlen (key);

  if (i >= n || strncmp (lines[i], key, length) != 0
      || (lines[i][length] != ' ' && lines[i][length] != '\0'))
    return NULL;
  return lines[i][length] == ' ' ? lines[i] + length + 1 : "";
}

static gboolean
read_number (const char *word, guint least, guint most, guint *out)
{
  guint64 number;

  if (word == NULL || !g_ascii_string_to_unsigned (word, 10, least, most, &number, NULL))
    return FALSE;
  *out = (guint) number;
  return TRUE;
}

static gboolean
read_digest (const char *word, TwChainDigest *out)
{
  return word != NULL && tw_chain_digest_parse (word, out);
}

static gboolean
read_seats (const char *value, TwChainMove *move)
{
  g_auto (GStrv) words = value != NULL ? g_strsplit (value, " ", TW_MAX_SEATS + 1) : NULL;

  move->n_seats = words != NULL ? g_strv_length (words) : 0;
  if (move->n_seats == 0 || move->n_seats > TW_MAX_SEATS)
    return FALSE;
  for (guint i = 0; i < move->n_seats; i++)
    {
      guint party;

      if (!read_number (words[i], 1, TW_MAX_SEATS, &party))
        return FALSE;
      move->parties[i] = (guint8) (party - 1);
    }
  return TRUE;
}

static gboolean
read_fields (char **lines, TwChainMove *move, const char **out_packed)
{
  guint n = g_strv_length (lines);
  const char *state, *words;

  if (!read_number (value_of (lines, n, 1, "move"), 0, G_MAXUINT16, &move->number)
      || !read_number (value_of (lines, n, 2, "party"), 1, TW_MAX_SEATS, &move->party)
      || !read_digest (value_of (lines, n, 3, "share"), &move->share))
    return FALSE;
  move->party--;
  if (move->number == 0)
    {
      *out_packed = value_of (lines, n, 5, "set-up");
      move->xml = *out_packed != NULL ? unpack (*out_packed) : NULL;
      return move->xml != NULL && read_seats (value_of (lines, n, 4, "seats"), move);
    }
  words = value_of (lines, n, 6, "play");
  state = value_of (lines, n, 7, "state");
  if (!read_digest (value_of (lines, n, 4, "game"), &move->game)
      || !read_digest (value_of (lines, n, 5, "before"), &move->before) || words == NULL
      || state == NULL
      || !g_ascii_string_to_unsigned (state, 16, 0, G_MAXUINT64, &move->state, NULL))
    return FALSE;
  move->words = g_strdup (words);
  return TRUE;
}

/* Between the prefix and the check. Returns: (transfer full) (nullable): the text */
static char *
text_of (const char *line)
{
  const char *body = line + strlen (TW_CHAIN_PREFIX), *dot = strchr (body, '.');
  g_autofree char *word = NULL, *check = NULL;
  g_autofree guint8 *bytes = NULL;
  gsize length;

  if (dot == NULL)
    return NULL;
  word = g_strndup (body, (gsize) (dot - body));
  check = check_of (word);
  bytes = strcmp (check, dot + 1) == 0 ? decode (word, &length) : NULL;
  if (bytes == NULL || !g_utf8_validate_len ((const char *) bytes, length, NULL))
    return NULL;
  return g_strndup ((const char *) bytes, length);
}

static gboolean
fail_damaged (GError **error)
{
  return tw_chain_error_set (error, TW_CHAIN_ERROR_DAMAGED,
                             _ ("This is not a whole move: a part is missing or changed. Copy it "
                                "again, from “%s” to its end."),
                             TW_CHAIN_PREFIX);
}

gboolean
tw_chain_move_parse (const char *line,
                     TwChainMove *out_move,
                     TwChainDigest *out_hash,
                     GError **error)
{
  g_autofree char *text = NULL, *again = NULL;
  g_auto (GStrv) lines = NULL;
  const char *packed = NULL;

  *out_move = (TwChainMove){ 0 };
  if (strlen (line) > TW_CHAIN_MAX_LINE)
    return tw_chain_error_set (error, TW_CHAIN_ERROR_LIMIT,
                               _ ("This move is longer than a move can be."));
  text = g_str_has_prefix (line, TW_CHAIN_PREFIX) ? text_of (line) : NULL;
  if (text == NULL)
    return fail_damaged (error);
  lines = g_strsplit (text, "\n", -1);
  if (strcmp (lines[0], FIRST_LINE) != 0)
    return tw_chain_error_set (error, TW_CHAIN_ERROR_VERSION,
                               _ ("Another version of Tilewright wrote this move. Both need the "
                                  "same."));
  if (!read_fields (lines, out_move, &packed))
    return fail_damaged (error);
  again = print_text (out_move, packed);
  if (strcmp (again, text) != 0)
    return fail_damaged (error);
  tw_chain_digest_text (text, strlen (text), out_hash);
  return TRUE;
}

/* ---- in a text ------------------------------------------------------------------------------ */

static gboolean
is_body (char c)
{
  return g_ascii_isalnum (c) || c == '-' || c == '_';
}

/* Reads on from @at, over what breaks and quotes lines, up to @most characters. */
static const char *
collect (const char *at, GString *line, gsize most)
{
  gsize n = 0;

  for (; *at != '\0' && n < most; at++)
    if (is_body (*at))
      {
        g_string_append_c (line, *at);
        n++;
      }
    else if (!g_ascii_isspace (*at) && *at != '>')
      break;
  return at;
}

char **
tw_chain_find_lines (const char *text)
{
  GPtrArray *lines = g_ptr_array_new ();
  const char *at = text;

  while ((at = strstr (at, TW_CHAIN_PREFIX)) != NULL)
    {
      GString *line = g_string_new (TW_CHAIN_PREFIX);

      at = collect (at + strlen (TW_CHAIN_PREFIX), line, TW_CHAIN_MAX_LINE);
      if (*at == '.')
        {
          g_string_append_c (line, '.');
          at = collect (at + 1, line, CHECK_CHARS);
        }
      g_ptr_array_add (lines, g_string_free (line, FALSE));
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}
