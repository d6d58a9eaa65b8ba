/* Exporting the open set as a package. */
#include <glib/gi18n.h>

#include "app/document/package-export.h"
#include "app/widgets/save-dialog.h"
#include "app/window/window-private.h"
#include "engine/format/package-file.h"

static const TwSaveKind packages = { N_ ("Packages"), TW_PACKAGE_SUFFIX };

/* An export under way. */
typedef struct
{
  TwWindow *window;
  GFile *file;
} Export;

static void
export_free (Export *order)
{
  g_object_unref (order->window);
  g_object_unref (order->file);
  g_free (order);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

/* That the package is not what is open from now on is said, for whoever saves next. */
static char *
words_of (TwDocument *document, const char *name)
{
  GFile *file = tw_document_get_file (document);
  g_autofree char *open = file != NULL ? tw_window_name_of (file) : NULL;

  if (open != NULL)
    /* Translators: both are names of files */
    return g_strdup_printf (_ ("Exported as “%s”. “%s” stays open."), name, open);
  if (tw_document_is_modified (document))
    /* Translators: %s is the name of a file */
    return g_strdup_printf (_ ("Exported as “%s”. The set itself is not saved yet."), name);
  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("Exported as “%s”"), name);
}

static void
exported_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) order = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = tw_window_name_of (order->file), *words = NULL;
  g_autofree char *failed = g_strdup_printf (_ ("“%s” is not saved"), name);

  if (!tw_package_export_finish (result, &error))
    {
      tw_window_show_error (order->window, failed, error->message);
      return;
    }
  tw_window_hide_error (order->window, failed);
  words = words_of (TW_DOCUMENT (object), name);
  tw_window_add_toast (order->window, adw_toast_new (words));
}

void
tw_window_export_package (TwWindow *self, GFile *file)
{
  GFile *open = tw_document_get_file (self->document);
  Export *order;

  /* Over the file that is open it is no copy. */
  if (open != NULL && g_file_equal (open, file))
    {
      tw_window_save_to (self, file, FALSE);
      return;
    }
  order = g_new (Export, 1);
  *order = (Export){ g_object_ref (self), g_object_ref (file) };
  tw_package_export_async (self->document, file, NULL, exported_cb, order);
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwWindow *self = TW_WINDOW (object);
  g_autoptr (GFile) file = tw_save_dialog_finish (result);

  if (file != NULL && self->document != NULL)
    tw_window_export_package (self, file);
}

void
tw_window_save_package (TwWindow *self)
{
  GFile *file = tw_document_get_file (self->document);
  g_autofree char *old_name = file != NULL ? tw_window_name_of (file) : NULL;
  g_autofree char *name = old_name != NULL && tw_package_is_name (old_name)
                              ? g_strdup (old_name)
                              : tw_save_dialog_propose_name (tw_document_get_title (self->document),
                                                             "set", TW_PACKAGE_SUFFIX);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;

  tw_save_dialog_show (GTK_WINDOW (self), _ ("Export Package"), &packages, 1, folder, name,
                       place_cb, NULL);
}
