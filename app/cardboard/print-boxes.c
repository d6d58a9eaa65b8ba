/* What cairo cannot write into a PDF, added by qpdf. */
#include "app/cardboard/print-pdf.h"

#include <stdlib.h>

#include <glib/gi18n.h>
#include <qpdf/qpdf-c.h>

#include "app/cardboard/print-foot.h"
#include "app/cardboard/print-slim.h"

#define POINTS_PER_MM (72 / 25.4)
/* Of 9: what packs tighter still takes a third longer for a third of a hundredth. */
#define PACKING 7

/* The page is trimmed where its only piece is cut. Its bottom is where y is 0. */
static void
set_boxes (qpdf_data pdf, qpdf_oh object, const TwPrintLayout *layout, const TwPrintPage *page)
{
  static const char *const names[] = { "/TrimBox", "/BleedBox" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      double grown = i == 0 ? 0 : layout->bleed;
      const double at[] = { page->x - grown, page->paper_height - page->y - page->height - grown,
                            page->x + page->width + grown, page->paper_height - page->y + grown };
      qpdf_oh box = qpdf_oh_new_array (pdf);

      for (guint k = 0; k < G_N_ELEMENTS (at); k++)
        qpdf_oh_append_item (pdf, box,
                             qpdf_oh_new_real_from_double (pdf, at[k] * POINTS_PER_MM, 3));
      qpdf_oh_replace_key (pdf, object, names[i], box);
    }
}

/* A text string of the format: UTF-16 with its mark, as hexadecimal digits. */
static char *
pdf_text (const char *text)
{
  glong length;
  g_autofree gunichar2 *wide = g_utf8_to_utf16 (text, -1, NULL, &length, NULL);
  GString *out = g_string_new ("<FEFF");

  for (glong i = 0; i < length; i++)
    g_string_append_printf (out, "%04X", wide[i]);
  return g_string_free (g_string_append_c (out, '>'), FALSE);
}

/* The names under which a reader lists the pages. */
static char *
page_labels (const TwPrintLayout *layout)
{
  GString *labels = g_string_new ("<< /Nums [");

  for (guint n = 0; n < layout->pages->len; n++)
    {
      g_autofree char *name = tw_print_page_name (layout, n), *text = pdf_text (name);

      g_string_append_printf (labels, " %u << /P %s >>", n, text);
    }
  return g_string_free (g_string_append (labels, " ] >>"), FALSE);
}

/* What cairo made of a picture that is drawn as often as there are copies. */
static gboolean
is_picture (qpdf_data pdf, qpdf_oh object)
{
  if (qpdf_oh_get_type_code (pdf, object) != ot_stream)
    return FALSE;
  return qpdf_oh_is_name_and_equals (
      pdf, qpdf_oh_get_key (pdf, qpdf_oh_get_dict (pdf, object), "/Subtype"), "/Form");
}

/* A stream on its way through a thread. */
typedef struct
{
  int id;
  GBytes *bytes; /* packed: as cairo left it, then shorter; %NULL if it is not packed as cairo does
                    it */
} Picture;

/* Takes @bytes over. */
static GBytes *
convert (GBytes *bytes, GConverter *converter)
{
  g_autoptr (GInputStream) from = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) converted = g_converter_input_stream_new (from, converter);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();

  g_bytes_unref (bytes);
  g_object_unref (converter);
  if (g_output_stream_splice (out, converted, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, NULL) < 0)
    return NULL;
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
}

/* Most of the time goes into packing; each picture is packed by itself. */
static void
slim_in_thread (gpointer data, gpointer user_data)
{
  Picture *picture = data;
  g_autoptr (GBytes) plain =
      convert (picture->bytes,
               G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB)));
  GString *slim;

  picture->bytes = NULL;
  if (plain == NULL)
    return;
  slim = tw_print_slim (g_bytes_get_data (plain, NULL), g_bytes_get_size (plain));
  picture->bytes =
      convert (g_string_free_to_bytes (slim),
               G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, PACKING)));
}

static gboolean
is_packed (qpdf_data pdf, qpdf_oh object)
{
  qpdf_oh filter = qpdf_oh_get_key (pdf, qpdf_oh_get_dict (pdf, object), "/Filter");

  return qpdf_oh_is_name_and_equals (pdf, filter, "/FlateDecode");
}

/* The pictures as they are in the file. */
static GArray *
take_pictures (qpdf_data pdf)
{
  GArray *pictures = g_array_new (FALSE, FALSE, sizeof (Picture));
  int n =
      qpdf_oh_get_int_value_as_int (pdf, qpdf_oh_get_key (pdf, qpdf_get_trailer (pdf), "/Size"));

  for (int id = 1; id < n; id++)
    {
      qpdf_oh object = qpdf_get_object_by_id (pdf, id, 0);
      unsigned char *content = NULL;
      size_t length = 0;

      if (is_picture (pdf, object) && is_packed (pdf, object)
          && !(qpdf_oh_get_stream_data (pdf, object, qpdf_dl_none, NULL, &content, &length)
               & QPDF_ERRORS))
        {
          Picture picture = { id, g_bytes_new (content, length) };

          g_array_append_val (pictures, picture);
        }
      free (content);
      qpdf_oh_release (pdf, object);
    }
  return pictures;
}

static void
slim_pictures (qpdf_data pdf)
{
  g_autoptr (GArray) pictures = take_pictures (pdf);
  GThreadPool *pool =
      g_thread_pool_new (slim_in_thread, NULL, (int) g_get_num_processors (), FALSE, NULL);

  for (guint i = 0; i < pictures->len; i++)
    g_thread_pool_push (pool, &g_array_index (pictures, Picture, i), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
  for (guint i = 0; i < pictures->len; i++)
    {
      Picture *picture = &g_array_index (pictures, Picture, i);
      qpdf_oh object = qpdf_get_object_by_id (pdf, picture->id, 0);

      if (picture->bytes != NULL)
        qpdf_oh_replace_stream_data (pdf, object, g_bytes_get_data (picture->bytes, NULL),
                                     g_bytes_get_size (picture->bytes),
                                     qpdf_oh_new_name (pdf, "/FlateDecode"),
                                     qpdf_oh_new_null (pdf));
      qpdf_oh_release (pdf, object);
      g_clear_pointer (&picture->bytes, g_bytes_unref);
    }
}

static void
dress (qpdf_data pdf, const TwPrintJob *job)
{
  const TwPrintLayout *layout = tw_print_job_layout (job);
  qpdf_oh root = qpdf_get_root (pdf);
  g_autofree char *labels = page_labels (layout);

  qpdf_oh_replace_key (pdf, root, "/ViewerPreferences",
                       qpdf_oh_parse (pdf, "<< /PrintScaling /None >>"));
  qpdf_oh_replace_key (pdf, root, "/PageLabels", qpdf_oh_parse (pdf, labels));
  for (guint n = 0; n < layout->pages->len && layout->plan->has_boxes; n++)
    {
      const TwPrintPage *page = tw_print_layout_page (layout, n);

      if (page->n_places == 1)
        set_boxes (pdf, qpdf_get_page_n (pdf, n), layout, page);
    }
}

static GByteArray *
written (qpdf_data pdf)
{
  GByteArray *bytes;

  if (qpdf_init_write_memory (pdf) & QPDF_ERRORS)
    return NULL;
  qpdf_set_deterministic_ID (pdf, QPDF_TRUE);
  qpdf_set_minimum_pdf_version (pdf, "1.6");
  qpdf_set_object_stream_mode (pdf, qpdf_o_generate);
  if (qpdf_write (pdf) & QPDF_ERRORS)
    return NULL;
  bytes = g_byte_array_new ();
  g_byte_array_append (bytes, qpdf_get_buffer (pdf), (guint) qpdf_get_buffer_length (pdf));
  return bytes;
}

/* One of the files, its pictures shortened. Its pages can be taken as long as it is open. */
static qpdf_data
open_part (const GByteArray *part, gboolean *out_is_sound)
{
  qpdf_data data = qpdf_init ();

  qpdf_silence_errors (data);
  qpdf_set_suppress_warnings (data, QPDF_TRUE);
  *out_is_sound =
      !(qpdf_read_memory (data, "print", (const char *) part->data, part->len, NULL) & QPDF_ERRORS);
  if (*out_is_sound)
    slim_pictures (data);
  return data;
}

static gboolean
add_pages (qpdf_data to, qpdf_data from)
{
  for (int n = 0; n < qpdf_get_num_pages (from); n++)
    if (qpdf_add_page (to, from, qpdf_get_page_n (from, (size_t) n), QPDF_FALSE) & QPDF_ERRORS)
      return FALSE;
  return TRUE;
}

static void
fail (qpdf_data data, GError **error)
{
  qpdf_error failure = qpdf_has_error (data) ? qpdf_get_error (data) : NULL;

  g_set_error (error, TW_PRINT_ERROR, TW_PRINT_ERROR_DRAWING, _ ("The PDF cannot be completed: %s"),
               failure != NULL ? qpdf_get_error_full_text (data, failure) : "qpdf");
}

GByteArray *
tw_print_pdf_join (const GPtrArray *parts, const TwPrintJob *job, GError **error)
{
  g_autofree qpdf_data *files = g_new0 (qpdf_data, parts->len);
  GByteArray *bytes = NULL;
  gboolean is_sound = TRUE;
  guint n_open = 0;

  while (is_sound && n_open < parts->len)
    {
      files[n_open] = open_part (parts->pdata[n_open], &is_sound);
      n_open++;
      if (is_sound && n_open > 1)
        is_sound = add_pages (files[0], files[n_open - 1]);
    }
  if (is_sound && qpdf_get_num_pages (files[0]) == (int) tw_print_job_layout (job)->pages->len)
    {
      dress (files[0], job);
      bytes = written (files[0]);
    }
  if (bytes == NULL)
    fail (files[0], error);
  for (guint i = 0; i < n_open; i++)
    qpdf_cleanup (&files[i]);
  return bytes;
}
