/* Notes that people make at moments of a game. They change nothing of it, and go where its log goes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most characters of a note, and the most notes of a game. */
#define TW_REMARK_CHARS 1000
#define TW_MAX_REMARKS  4096

/**
 * TwRemark: a note.
 * @n_entries: where it is: how many entries of the log come before
 * @text: one line, not empty
 */
typedef struct
{
  guint n_entries;
  char *text;
} TwRemark;

/** tw_remarks_new: Returns: (transfer full) (element-type TwRemark): no notes yet; they are kept in the
 *   order of the log, one at a moment */
GArray *tw_remarks_new (void);

/** tw_remarks_copy: Returns: (transfer full): the same notes */
GArray *tw_remarks_copy (const GArray *remarks);

/**
 * tw_remarks_set:
 * @remarks: notes
 * @n_entries: where
 * @text: (nullable): what the note there says; blanks around it go, ends of lines become blanks, and
 *   what is too long is cut. %NULL or nothing for no note
 *
 * Returns: whether anything has changed
 */
gboolean tw_remarks_set (GArray *remarks, guint n_entries, const char *text);

/** tw_remarks_cut: removes the notes behind @n_entries entries of the log. */
void tw_remarks_cut (GArray *remarks, guint n_entries);

G_END_DECLS
