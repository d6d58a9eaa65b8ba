/* A process, a pair of sockets, and a clock. */
#include "app/pictures/decoder-call.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib-unix.h>

#include "tilewright-config.h"

#define DECODER "tilewright-picture"

typedef struct
{
  GPid pid;
  int socket;
  gint64 deadline;
} Decoder;

/* What is sent: the head, then the picture. */
typedef struct
{
  const guint8 *data[2];
  gsize length[2];
  guint part;
} Outgoing;

char *
tw_decoder_find (void)
{
  static const char *const near[] = { DECODER, "pictures/" DECODER, "../pictures/" DECODER };
  const char *chosen = g_getenv ("TILEWRIGHT_PICTURE_DECODER");
  char *path = g_build_filename (TW_LIBEXECDIR, DECODER, NULL);
  g_autofree char *program = NULL, *folder = NULL;

  if (chosen != NULL && *chosen != '\0')
    {
      g_free (path);
      return g_strdup (chosen);
    }
  program = g_file_read_link ("/proc/self/exe", NULL);
  if (g_file_test (path, G_FILE_TEST_IS_EXECUTABLE) || program == NULL)
    return path;
  folder = g_path_get_dirname (program);
  for (guint i = 0; i < G_N_ELEMENTS (near); i++)
    {
      g_autofree char *other = g_build_filename (folder, near[i], NULL);

      if (g_file_test (other, G_FILE_TEST_IS_EXECUTABLE))
        {
          g_free (path);
          return g_steal_pointer (&other);
        }
    }
  return path;
}

/* Of the environment it gets what its libraries may be found by, and what checks them. */
static char **
environment (void)
{
  static const char *const kept[] = { "LD_LIBRARY_PATH", "ASAN_OPTIONS", "LSAN_OPTIONS",
                                      "UBSAN_OPTIONS" };
  char **list = g_environ_setenv (NULL, "LC_ALL", "C", TRUE);

  list = g_environ_setenv (list, "PATH", "/usr/bin:/bin", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (g_getenv (kept[i]) != NULL)
      list = g_environ_setenv (list, kept[i], g_getenv (kept[i]), TRUE);
  return list;
}

static gboolean
start (const char *path, guint patience_ms, Decoder *decoder)
{
  const char *const arguments[] = { path, NULL };
  g_auto (GStrv) variables = environment ();
  int sockets[2];
  gboolean is_started;

  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
    return FALSE;
  is_started =
      g_spawn_async_with_pipes_and_fds ("/", arguments, (const char *const *) variables,
                                        G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL,
                                        NULL, NULL, sockets[1], sockets[1], -1, NULL, NULL, 0,
                                        &decoder->pid, NULL, NULL, NULL, NULL);
  close (sockets[1]);
  if (!is_started)
    {
      close (sockets[0]);
      return FALSE;
    }
  decoder->socket = sockets[0];
  decoder->deadline = g_get_monotonic_time () + (gint64) patience_ms * 1000;
  return TRUE;
}

/* Whether it has ended by itself. One that has closed its socket does so at once, or never. */
static gboolean
has_ended (const Decoder *decoder, int *status)
{
  for (guint i = 0; i < 1000 && g_get_monotonic_time () < decoder->deadline; i++)
    {
      pid_t ended = waitpid (decoder->pid, status, WNOHANG);

      if (ended == decoder->pid)
        return TRUE;
      if (ended < 0 && errno != EINTR)
        return FALSE;
      g_usleep (1000);
    }
  return FALSE;
}

/* Whatever it still does, it ends here. Returns how it ended. */
static int
finish (const Decoder *decoder, gboolean is_ending)
{
  int status = 0;

  close (decoder->socket);
  if (!is_ending || !has_ended (decoder, &status))
    {
      kill (decoder->pid, SIGKILL);
      while (waitpid (decoder->pid, &status, 0) < 0 && errno == EINTR)
        ;
    }
  g_spawn_close_pid (decoder->pid);
  return status;
}

/* Waits until something can be read, sending meanwhile. Returns FALSE when time is up. */
static gboolean
wait_for_answer (const Decoder *decoder, Outgoing *out)
{
  for (;;)
    {
      gint64 left = decoder->deadline - g_get_monotonic_time ();
      gboolean is_sending = out->part < G_N_ELEMENTS (out->data);
      struct pollfd fd = { decoder->socket, (short) (is_sending ? POLLIN | POLLOUT : POLLIN), 0 };
      gssize n;

      if (left <= 0)
        return FALSE;
      if (poll (&fd, 1, (int) (left / 1000) + 1) < 0)
        {
          if (errno != EINTR)
            return FALSE;
          continue;
        }
      if (is_sending && (fd.revents & POLLOUT) != 0)
        {
          n = send (decoder->socket, out->data[out->part], out->length[out->part],
                    MSG_NOSIGNAL | MSG_DONTWAIT);
          if (n < 0 && errno != EAGAIN && errno != EINTR)
            /* It has heard enough; what it says to that is read all the same. */
            out->part = G_N_ELEMENTS (out->data);
          else if (n > 0)
            {
              out->data[out->part] += n;
              out->length[out->part] -= (gsize) n;
              if (out->length[out->part] == 0)
                out->part++;
            }
        }
      if ((fd.revents & (POLLIN | POLLHUP | POLLERR)) != 0)
        return TRUE;
    }
}

typedef enum
{
  READ_ALL,
  READ_END,
  READ_LATE
} Read;

static Read
read_all (const Decoder *decoder, Outgoing *out, void *to, gsize length)
{
  guint8 *at = to;

  while (length > 0)
    {
      gssize n;

      if (!wait_for_answer (decoder, out))
        return READ_LATE;
      n = recv (decoder->socket, at, length, MSG_DONTWAIT);
      if (n < 0 && (errno == EAGAIN || errno == EINTR))
        continue;
      if (n <= 0)
        return READ_END;
      at += n;
      length -= (gsize) n;
    }
  return READ_ALL;
}

static gboolean
is_sensible (const TwPictureAnswer *answer)
{
  return answer->magic == TW_PICTURE_ANSWER_MAGIC && answer->status == 0 && answer->width >= 1
         && answer->width <= TW_PICTURE_MAX_PX && answer->height >= 1
         && answer->height <= TW_PICTURE_MAX_PX
         && answer->length == 4 * answer->width * answer->height;
}

static TwDecoderResult
take_answer (const Decoder *decoder, Outgoing *out, TwPixels **out_pixels, gboolean *is_ended)
{
  g_autoptr (TwPixels) pixels = NULL;
  TwPictureAnswer answer;
  Read read = read_all (decoder, out, &answer, sizeof answer);

  *is_ended = read == READ_END;
  if (read != READ_ALL)
    return read == READ_LATE ? TW_DECODER_TOO_LONG : TW_DECODER_DAMAGED;
  if (answer.magic == TW_PICTURE_ANSWER_MAGIC && answer.status == 1)
    return TW_DECODER_DAMAGED;
  if (!is_sensible (&answer))
    return TW_DECODER_NONSENSE;
  pixels = tw_pixels_new ((int) answer.width, (int) answer.height);
  if (pixels == NULL)
    return TW_DECODER_DAMAGED;
  read = read_all (decoder, out, pixels->data, answer.length);
  *is_ended = read == READ_END;
  if (read != READ_ALL)
    return read == READ_LATE ? TW_DECODER_TOO_LONG : TW_DECODER_DAMAGED;
  *out_pixels = g_steal_pointer (&pixels);
  return TW_DECODER_DECODED;
}

static gboolean
is_out_of_time (int status)
{
  return WIFSIGNALED (status)
         && (WTERMSIG (status) == SIGPROF || WTERMSIG (status) == SIGXCPU
             || WTERMSIG (status) == SIGKILL);
}

TwDecoderResult
tw_decoder_call (const char *path,
                 const TwPictureRequest *request,
                 const guint8 *data,
                 guint patience_ms,
                 TwPixels **out_pixels)
{
  Outgoing out = { { (const guint8 *) request, data }, { sizeof *request, request->length }, 0 };
  TwDecoderResult result;
  gboolean is_ended;
  Decoder decoder;
  int status;

  *out_pixels = NULL;
  if (!start (path, patience_ms, &decoder))
    return TW_DECODER_ABSENT;
  result = take_answer (&decoder, &out, out_pixels, &is_ended);
  /* One that closed its end without an answer is ending: its status tells why. */
  status = finish (&decoder, is_ended && result == TW_DECODER_DAMAGED);
  if (is_ended && result == TW_DECODER_DAMAGED && is_out_of_time (status))
    return TW_DECODER_TOO_LONG;
  /* The loader could not start it. */
  if (is_ended && result == TW_DECODER_DAMAGED && WIFEXITED (status) && WEXITSTATUS (status) == 127)
    return TW_DECODER_ABSENT;
  return result;
}
