/* What the files of the package page share. */
#pragma once

#include "app/gallery/package-page.h"

G_BEGIN_DECLS

struct _TwPackagePage
{
  AdwPreferencesPage parent_instance;

  TwDocument *document;
  GCancellable *cancellable;
  GtkPicture *cover;
  GBytes *cover_bytes; /* of the cover that is shown, or has been asked for */
  GtkWidget *remove_cover;
  GtkLabel *problem;
  AdwPreferencesGroup *enclosed;
  GPtrArray *rows;
  GtkWidget *references_row;
  GtkSwitch *references;

  /* What is read or written now (package-page-files.c): it is told when it takes long. */
  GCancellable *work;
  GtkWidget *busy;
  GtkLabel *busy_words;
  GtkSpinner *busy_spinner;
  guint busy_timer;
};

/** package_page_show_problem: says what went wrong, %NULL for nothing. */
void package_page_show_problem (TwPackagePage *self, const char *text);

/** package_page_add_busy: makes what tells of files that take long. */
void package_page_add_busy (TwPackagePage *self, AdwPreferencesGroup *group);

/**
 * package_page_enclose:
 * @self: a page
 * @files: (element-type GFile): what was chosen
 * @as_cover: whether it is to be the cover
 *
 * Reads @files in a worker. As many as can be had of them are enclosed, in one step; what cannot be
 * is said.
 */
void package_page_enclose (TwPackagePage *self, GListModel *files, gboolean as_cover);

/** package_page_unpack: writes the set and all enclosed files into @folder, which is refused if
 * anything is in it, in a worker; says what came of it. */
void package_page_unpack (TwPackagePage *self, GFile *folder);

/** package_page_cancel: gives up what is read or written, if anything. */
void package_page_cancel (TwPackagePage *self);

G_END_DECLS
