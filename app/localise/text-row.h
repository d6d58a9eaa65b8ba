/* A line of the Texts page: a text, or one plural form of a text. */
#pragma once

#include <glib-object.h>

#include "engine/localise/text-list.h"
#include "engine/set/text-check.h"

G_BEGIN_DECLS

/* Warnings beside those of #TwTextWarning: characters that no font has, a word for which the
 * glossary has another term, and a text that was written before its rule was changed. */
#define TW_TEXT_NO_GLYPH   (1u << 8)
#define TW_TEXT_OTHER_TERM (1u << 9)
#define TW_TEXT_OUTDATED   (1u << 10)

#define TW_TYPE_TEXT_ROW (tw_text_row_get_type ())
G_DECLARE_FINAL_TYPE (TwTextRow, tw_text_row, TW, TEXT_ROW, GObject)

/**
 * TwTextRow: a text in one form. It stays the same object through all edits, named by @context and
 * @form.
 * @context: name of the text, see #TwTextItem
 * @form: index of the plural form, 0 if there is only one
 * @n_forms: number of plural forms
 * @sample: a number that takes this form
 * @source: the text to be translated
 * @words: the translation, "" for none
 * @state: its state
 * @warnings: bits of #TwTextWarning and those above
 * @limit: characters for which there is room, 0 for any number
 * @is_source: whether @words are the source itself
 * @is_long: whether it is a sentence or more
 * @tiles: (array zero-terminated=1): ids of the tiles that show it
 * @thing: (nullable): id of a symbol, figure or token
 * @own_name: (nullable): what that is called to which the text belongs, as its context has it
 * @first_name: (nullable): what that is called with which the context begins
 * @question: (nullable): the question beside which it stands
 *
 * Only its table changes it. Signal "changed" () when any member has changed.
 */
struct _TwTextRow
{
  GObject parent_instance;

  char *context;
  guint form;
  guint n_forms;
  guint sample;
  char *source;
  char *words;
  TwTextState state;
  guint warnings;
  guint limit;
  gboolean is_source;
  gboolean is_long;
  char **tiles;
  char *thing;
  char *own_name;
  char *first_name;
  char *question;
};

/** tw_text_row_new: Returns: (transfer full): a row without words */
TwTextRow *tw_text_row_new (const char *context, guint form);

/** tw_text_row_changed: emits "changed". */
void tw_text_row_changed (TwTextRow *self);

/** tw_text_row_describe: Returns: (transfer full): what the text is, in the user's language: "Name
 *   of the tile F7" */
char *tw_text_row_describe (TwTextRow *self);

/** tw_text_state_words: Returns: (transfer none): "Done" */
const char *tw_text_state_words (TwTextState state);

G_END_DECLS
