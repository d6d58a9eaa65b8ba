/* Notices when another program changes, removes or renames the file of a document. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/**
 * TwFileNews:
 * @TW_FILE_AS_BEFORE: it is again what it was before there were news
 * @TW_FILE_CHANGED: it says something else than what was read or written last
 * @TW_FILE_GONE: it was deleted, or moved nobody knows where
 * @TW_FILE_RENAMED: it has another name in the same folder
 */
typedef enum
{
  TW_FILE_AS_BEFORE,
  TW_FILE_CHANGED,
  TW_FILE_GONE,
  TW_FILE_RENAMED
} TwFileNews;

#define TW_TYPE_FILE_WATCH (tw_file_watch_get_type ())
G_DECLARE_FINAL_TYPE (TwFileWatch, tw_file_watch, TW, FILE_WATCH, GObject)

/* Signal "news" (TwFileNews news, GFile *renamed): told once for each change; @renamed is the
 * new name, %NULL if there is none. What the document itself saves is no news, and neither is a
 * file that was written anew and says the same. */

/** tw_file_watch_new: Returns: (transfer full): a watch on the file of @document, wherever it is
 * saved; it lives as long as it is held */
TwFileWatch *tw_file_watch_new (TwDocument *document);

/** tw_file_watch_look: looks at once, for folders that do not tell. */
void tw_file_watch_look (TwFileWatch *self);

G_END_DECLS
