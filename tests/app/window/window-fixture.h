/* A window, and a file in a folder of its own for it to read or write. */
#pragma once

#include "app/window/window.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

typedef struct
{
  TwTileTextures *textures;
  TwWindow *window; /* %NULL as soon as it is gone */
  char *folder;
  char *path; /* of the file, which is not there yet */
  GFile *file;
} WindowFixture;

/** window_show: shows a window, and says where its file @name, which may be in a folder, is to be. */
static inline void
window_show (WindowFixture *f, const char *name)
{
  g_autofree char *parent = NULL;

  f->folder = g_dir_make_tmp ("tilewright-window-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, name, NULL);
  parent = g_path_get_dirname (f->path);
  g_assert_cmpint (g_mkdir_with_parents (parent, 0755), ==, 0);
  f->file = g_file_new_for_path (f->path);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = tw_window_new (NULL, f->textures);
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  tw_window_show_start (f->window);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (f->window));
}

/** window_is_gone: whether that of @data, a #WindowFixture, is */
static inline gboolean
window_is_gone (gpointer data)
{
  return ((WindowFixture *) data)->window == NULL;
}

/** window_close: ends the window, if it is still there; fails the test if anything is held still. */
static inline void
window_close (WindowFixture *f)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  wait_until (window_is_gone, f);
  assert_last_reference (f->textures);
}

/** window_forget: takes away the folder with all that is in it. */
static inline void
window_forget (WindowFixture *f)
{
  remove_tree (f->folder);
  g_object_unref (f->file);
  g_free (f->folder);
  g_free (f->path);
}
