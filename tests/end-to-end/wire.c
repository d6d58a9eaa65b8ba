#include "wire.h"

#include <string.h>
#include <unistd.h>

#define BUS "org.freedesktop.DBus"

/* Seconds: a program that works for so long without an answer hangs. */
#define PATIENCE 25

/* The longest message that the bus lets pass. */
#define LONGEST (128 * 1024 * 1024)

/* What is taken from the socket at once, at most. */
#define PORTION 65536

/* The beginning of a message, up to its header fields; kinds of messages; fields. */
#define FIXED_SIZE 16
enum
{
  CALL = 1,
  RETURN = 2,
  ERROR = 3,
  SIGNAL = 4
};
enum
{
  FIELD_PATH = 1,
  FIELD_INTERFACE = 2,
  FIELD_MEMBER = 3,
  FIELD_REPLY_SERIAL = 5,
  FIELD_DESTINATION = 6,
  FIELD_SIGNATURE = 8
};
#define OUR_ORDER (G_BYTE_ORDER == G_LITTLE_ENDIAN ? 'l' : 'B')

struct Wire
{
  GIOStream *stream;
  GSocket *socket;
  guint32 last_serial;
  GByteArray *outgoing;
  GByteArray *incoming;
  gsize n_taken;   /* bytes of @incoming that are done with */
  WireHeard heard; /* (nullable) */
  gpointer data;   /* for @heard */
};

/* Reading: everything stands at a multiple of its size, counted from the beginning of the message.
 * A body begins at a multiple of 8, so that it may be counted from there as well. */

static const guint8 *
take_bytes (WireReader *reader, gsize align, gsize size)
{
  gsize from = (reader->at + align - 1) / align * align;

  if (reader->is_broken || from > reader->size || size > reader->size - from)
    {
      reader->is_broken = TRUE;
      return NULL;
    }
  reader->at = from + size;
  return reader->data + from;
}

guint32
wire_number (WireReader *reader)
{
  const guint8 *bytes = take_bytes (reader, 4, 4);
  guint32 number = 0;

  if (bytes != NULL)
    memcpy (&number, bytes, 4);
  return number;
}

static const char *
take_words (WireReader *reader, gsize length)
{
  const guint8 *bytes = take_bytes (reader, 1, length + 1);

  if (bytes != NULL && bytes[length] == '\0')
    return (const char *) bytes;
  reader->is_broken = TRUE;
  return "";
}

const char *
wire_string (WireReader *reader)
{
  return take_words (reader, wire_number (reader));
}

const char *
wire_kind (WireReader *reader)
{
  const guint8 *length = take_bytes (reader, 1, 1);

  return length != NULL ? take_words (reader, *length) : "";
}

const char *
wire_object (WireReader *reader)
{
  wire_struct (reader);
  wire_string (reader);
  return wire_string (reader);
}

gboolean
wire_skip (WireReader *reader, const char *kind)
{
  if (g_str_equal (kind, "(so)"))
    wire_object (reader);
  else if (kind[0] != '\0' && kind[1] == '\0' && strchr ("iub", kind[0]) != NULL)
    wire_number (reader);
  else if (kind[0] != '\0' && kind[1] == '\0' && strchr ("so", kind[0]) != NULL)
    wire_string (reader);
  else
    return FALSE;
  return TRUE;
}

void
wire_struct (WireReader *reader)
{
  take_bytes (reader, 8, 0);
}

gsize
wire_array (WireReader *reader, gboolean is_of_structs)
{
  gsize size = wire_number (reader);

  if (is_of_structs)
    wire_struct (reader);
  if (size > reader->size - reader->at)
    reader->is_broken = TRUE;
  return reader->is_broken ? reader->at : reader->at + size;
}

gboolean
wire_is_in (const WireReader *reader, gsize end)
{
  return !reader->is_broken && reader->at < end;
}

/* Writing. */

static void
put_align (GByteArray *to, gsize from, gsize align)
{
  static const guint8 nothing[8] = { 0 };

  g_byte_array_append (to, nothing, (guint) ((align - (to->len - from) % align) % align));
}

static void
put_number (GByteArray *to, gsize from, guint32 number)
{
  put_align (to, from, 4);
  g_byte_array_append (to, (const guint8 *) &number, 4);
}

static void
put_string (GByteArray *to, gsize from, const char *words)
{
  gsize length = strlen (words);

  put_number (to, from, (guint32) length);
  g_byte_array_append (to, (const guint8 *) words, (guint) length + 1);
}

static void
put_kind (GByteArray *to, const char *kind)
{
  guint8 length = (guint8) strlen (kind);

  g_byte_array_append (to, &length, 1);
  g_byte_array_append (to, (const guint8 *) kind, length + 1u);
}

static void
put_field (GByteArray *to, gsize from, guint8 field, const char *kind, const char *words)
{
  put_align (to, from, 8);
  g_byte_array_append (to, &field, 1);
  put_kind (to, kind);
  if (g_str_equal (kind, "g"))
    put_kind (to, words);
  else
    put_string (to, from, words);
}

guint32
wire_ask (Wire *wire, const WireQuestion *question)
{
  const guint8 beginning[] = { OUR_ORDER, CALL, 0, 1 };
  GByteArray *to = wire->outgoing;
  gsize from = to->len, body;
  guint32 size;

  g_byte_array_append (to, beginning, sizeof beginning);
  /* The sizes of body and fields are put in when they are known. */
  put_number (to, from, 0);
  put_number (to, from, ++wire->last_serial);
  put_number (to, from, 0);
  put_field (to, from, FIELD_PATH, "o", question->path);
  put_field (to, from, FIELD_INTERFACE, "s", question->interface);
  put_field (to, from, FIELD_MEMBER, "s", question->method);
  put_field (to, from, FIELD_DESTINATION, "s", question->receiver);
  if (*question->signature != '\0')
    put_field (to, from, FIELD_SIGNATURE, "g", question->signature);
  size = (guint32) (to->len - from - FIXED_SIZE);
  memcpy (to->data + from + FIXED_SIZE - 4, &size, 4);
  put_align (to, from, 8);
  body = to->len;
  if (*question->signature == 's')
    put_string (to, from, question->words);
  else if (*question->signature == 'u')
    put_number (to, from, question->number);
  size = (guint32) (to->len - body);
  memcpy (to->data + from + 4, &size, 4);
  return wire->last_serial;
}

/* The socket. */

static gboolean
send_all (Wire *wire, GError **error)
{
  for (gsize at = 0; at < wire->outgoing->len;)
    {
      gssize n = g_socket_send (wire->socket, (const char *) wire->outgoing->data + at,
                                wire->outgoing->len - at, NULL, error);

      if (n < 0)
        return FALSE;
      at += (gsize) n;
    }
  g_byte_array_set_size (wire->outgoing, 0);
  return TRUE;
}

/* Waits until there are @size bytes that have not been taken. */
static gboolean
receive (Wire *wire, gsize size, GError **error)
{
  GByteArray *to = wire->incoming;

  while (to->len - wire->n_taken < size)
    {
      guint length = to->len;
      gssize n;

      g_byte_array_set_size (to, length + PORTION);
      n = g_socket_receive (wire->socket, (char *) to->data + length, PORTION, NULL, error);
      g_byte_array_set_size (to, length + (guint) MAX (n, 0));
      if (n <= 0)
        return FALSE;
    }
  return TRUE;
}

static void
forget_taken (Wire *wire)
{
  g_byte_array_remove_range (wire->incoming, 0, (guint) wire->n_taken);
  wire->n_taken = 0;
}

/* Reads one message, of any kind. Returns: its kind, or 0 when there are no more */
static guint8
next_message (Wire *wire, WireAnswer *answer)
{
  WireReader header = { 0 };
  guint32 body_size, fields_size;
  gsize header_size, end;

  if (!receive (wire, FIXED_SIZE, NULL))
    return 0;
  header.data = wire->incoming->data + wire->n_taken;
  header.size = FIXED_SIZE;
  header.at = 4;
  body_size = wire_number (&header);
  wire_number (&header);
  fields_size = wire_number (&header);
  header_size = (FIXED_SIZE + (gsize) fields_size + 7) / 8 * 8;
  if (*header.data != OUR_ORDER || body_size > LONGEST || fields_size > LONGEST
      || !receive (wire, header_size + body_size, NULL))
    return 0;
  header.data = wire->incoming->data + wire->n_taken;
  header.size = header_size;
  *answer = (WireAnswer){ 0, "", { header.data + header_size, body_size, 0, FALSE } };
  end = FIXED_SIZE + fields_size;
  while (wire_is_in (&header, end))
    {
      const guint8 *field = take_bytes (&header, 8, 1);
      const char *kind = wire_kind (&header);

      if (field == NULL)
        break;
      if (*kind == 'u' && *field == FIELD_REPLY_SERIAL)
        answer->serial = wire_number (&header);
      else if (*kind == 'u')
        wire_number (&header);
      else if (*kind == 'g' && *field == FIELD_SIGNATURE)
        answer->signature = wire_kind (&header);
      else if (*kind == 'g')
        wire_kind (&header);
      else
        wire_string (&header);
    }
  wire->n_taken += header_size + body_size;
  return header.data[1];
}

gboolean
wire_wait (Wire *wire, WireAnswer *answer)
{
  guint8 kind;

  if (!send_all (wire, NULL))
    return FALSE;
  do
    {
      if (wire->n_taken > PORTION || wire->n_taken == wire->incoming->len)
        forget_taken (wire);
      kind = next_message (wire, answer);
      if (kind == SIGNAL && wire->heard != NULL)
        wire->heard (&answer->body, wire->data);
    }
  while (kind != 0 && kind != RETURN && kind != ERROR);
  if (kind == ERROR)
    answer->signature = NULL;
  return kind != 0;
}

void
wire_listen (Wire *wire, const char *rule, WireHeard heard, gpointer data)
{
  const WireQuestion listen = { BUS, "/org/freedesktop/DBus", BUS, "AddMatch", "s", rule, 0 };
  WireAnswer answer;

  wire_ask (wire, &listen);
  if (wire_wait (wire, &answer) && answer.signature == NULL)
    g_printerr ("The bus tells nothing of %s.\n", rule);
  wire->heard = heard;
  wire->data = data;
}

/* Says who we are, and takes a name on the bus. */
static gboolean
introduce (Wire *wire, GError **error)
{
  static const char hello[] = "OK ";
  const WireQuestion name = { BUS, "/org/freedesktop/DBus", BUS, "Hello", "", NULL, 0 };
  g_autofree char *user = g_strdup_printf ("%u", (guint) getuid ());
  WireAnswer answer;
  const guint8 *end;

  g_byte_array_append (wire->outgoing, (const guint8 *) "\0AUTH EXTERNAL ", 15);
  for (const char *digit = user; *digit != '\0'; digit++)
    g_byte_array_append (wire->outgoing, (const guint8[]){ '3', (guint8) *digit }, 2);
  g_byte_array_append (wire->outgoing, (const guint8 *) "\r\n", 2);
  if (!send_all (wire, error))
    return FALSE;
  do
    {
      if (!receive (wire, wire->incoming->len + 1, error))
        return FALSE;
      end = memchr (wire->incoming->data, '\n', wire->incoming->len);
    }
  while (end == NULL);
  wire->n_taken = (gsize) (end - wire->incoming->data) + 1;
  if (memcmp (wire->incoming->data, hello, MIN (strlen (hello), wire->n_taken)) != 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "The bus turns us away");
      return FALSE;
    }
  forget_taken (wire);
  g_byte_array_append (wire->outgoing, (const guint8 *) "BEGIN\r\n", 7);
  if (!send_all (wire, error))
    return FALSE;
  wire_ask (wire, &name);
  if (wire_wait (wire, &answer) && answer.signature != NULL)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "The bus gives no name");
  return FALSE;
}

Wire *
wire_open (const char *address, GError **error)
{
  GIOStream *stream = g_dbus_address_get_stream_sync (address, NULL, NULL, error);
  Wire *wire;

  if (stream == NULL)
    return NULL;
  wire = g_new0 (Wire, 1);
  wire->stream = stream;
  wire->socket = g_socket_connection_get_socket (G_SOCKET_CONNECTION (stream));
  g_socket_set_timeout (wire->socket, PATIENCE);
  wire->outgoing = g_byte_array_new ();
  wire->incoming = g_byte_array_new ();
  if (introduce (wire, error))
    return wire;
  wire_close (wire);
  return NULL;
}

void
wire_close (Wire *wire)
{
  g_object_unref (wire->stream);
  g_byte_array_unref (wire->outgoing);
  g_byte_array_unref (wire->incoming);
  g_free (wire);
}
