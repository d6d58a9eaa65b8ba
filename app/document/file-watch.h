/* Notices when another program changes, removes or renames the file of a document. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/**
 * TwFileNews:
 * @TW_FILE_AS_BEFORE: it is again as it was before the news
 * @TW_FILE_CHANGED: its content differs from what was last read or written
 * @TW_FILE_GONE: it was deleted, or moved to an unknown place
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

/* Signal "news" (TwFileNews news, GFile *renamed): emitted once for each change; @renamed is the
 * new name, %NULL if there is none. Saves of the document itself are no news, nor is a file that
 * was written again with the same content. */

/** tw_file_watch_new: Returns: (transfer full): a watch on the file of @document, also after it is
 * saved elsewhere */
TwFileWatch *tw_file_watch_new (TwDocument *document);

/** tw_file_watch_look: checks the file at once, for file systems that send no notifications. */
void tw_file_watch_look (TwFileWatch *self);

G_END_DECLS
