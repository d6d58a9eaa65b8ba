/* The bus, asked and heard by hand: no thread, no copy and no value of its own for each answer.
 *
 * Reading a tree takes some thousand questions. GDBus takes a tenth of a millisecond of the
 * processor for each, as long as the program that answers. */
#pragma once

#include <gio/gio.h>

typedef struct Wire Wire;

/* A question; all but the words stand for as long as the program. */
typedef struct
{
  const char *receiver, *path, *interface, *method;
  const char *signature; /* of the argument: "", "s" or "u" */
  const char *words;     /* if that is "s" */
  guint32 number;        /* if that is "u" */
} WireQuestion;

/* What is read of an answer. Whatever is not there reads as 0 or "", and @is_broken tells. */
typedef struct
{
  const guint8 *data;
  gsize size;
  gsize at;
  gboolean is_broken;
} WireReader;

/* An answer; all of it lasts until the next one is waited for. */
typedef struct
{
  guint32 serial;        /* of the question */
  const char *signature; /* (nullable): NULL where the question was refused */
  WireReader body;
} WireAnswer;

/* Is told of each signal, in the order in which the program sent it and its answers. */
typedef void (*WireHeard) (WireReader *body, gpointer data);

/* Returns: (nullable): a connection to the bus at @address */
Wire    *wire_open       (const char          *address,
                          GError             **error);
void     wire_close      (Wire                *wire);

/* Puts a question down, to be sent when an answer is waited for.
 *
 * Returns: its serial; they are counted on from one to the next */
guint32  wire_ask        (Wire                *wire,
                          const WireQuestion  *question);

/* Hears the signals that @rule is about (of the bus's match rules) while answers are waited for. */
void     wire_listen     (Wire                *wire,
                          const char          *rule,
                          WireHeard            heard,
                          gpointer             data);

/* Returns: whether another answer came, in any order, before patience was lost or the bus left */
gboolean wire_wait       (Wire                *wire,
                          WireAnswer          *answer);

guint32     wire_number  (WireReader          *reader);
const char *wire_string  (WireReader          *reader);
const char *wire_kind    (WireReader          *reader);
/* Reads a name on the bus and the path of an object there; returns the path. */
const char *wire_object  (WireReader          *reader);
/* Goes past a value of that kind, which is a number, words or an object; returns whether it was. */
gboolean    wire_skip    (WireReader          *reader,
                          const char          *kind);
/* Goes to where a structure begins. */
void        wire_struct  (WireReader          *reader);
/* Begins an array, of structures or of numbers.
 *
 * Returns: where it ends */
gsize       wire_array   (WireReader          *reader,
                          gboolean             is_of_structs);
/* Returns: whether there is more before @end */
gboolean    wire_is_in   (const WireReader    *reader,
                          gsize                end);
