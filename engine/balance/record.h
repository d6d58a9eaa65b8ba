/* What a run has come to so far, as one line of JSON: kept, gone on with, and added to others in any order. */
#pragma once

#include <gio/gio.h>

#include "engine/balance/spans.h"
#include "engine/balance/deal-sums.h"

G_BEGIN_DECLS

/**
 * TwRecord:
 * @question: id of the question, see plan.h
 * @facts: (element-type utf8 utf8): what was played: everything that says which games these are, and what answers need to
 *   know of them
 * @n_deals: deals of the whole run
 * @done: (element-type TwDealSpan): those that were played
 * @tally: their sums
 *
 * Records of the same question and facts, and with no deal in common, can be added.
 */
typedef struct
{
  char *question;
  GHashTable *facts;
  guint64 n_deals;
  GArray *done;
  TwDealSums *tally;
} TwRecord;

/** tw_record_new: Returns: (transfer full): a record without facts and deals */
TwRecord *tw_record_new (const char *question, guint64 n_deals);

/** tw_record_free: frees @record. */
void tw_record_free (TwRecord *record);

/** tw_record_say: adds the fact @name, with the text that @format makes. */
void tw_record_say (TwRecord *record, const char *name, const char *format, ...) G_GNUC_PRINTF (3, 4);

/** tw_record_fact: Returns: (transfer none) (nullable): a fact's text */
const char *tw_record_fact (const TwRecord *record, const char *name);

/** tw_record_number: Returns: a fact as a number; 0 if there is none */
guint tw_record_number (const TwRecord *record, const char *name);

/** tw_record_n_done: Returns: how many deals were played */
guint64 tw_record_n_done (const TwRecord *record);

/** tw_record_is_of: Returns: whether both are of the same run: the same question, facts and number of deals */
gboolean tw_record_is_of (const TwRecord *record, const TwRecord *other);

/**
 * tw_record_merge:
 * @to: a record
 * @from: another one
 * @error: %G_IO_ERROR_INVALID_DATA if they are of different runs, or have only some deals in common
 *
 * Adds @from to @to. Of deals that @to has already nothing is added if @to has all of @from: a part that was played
 * twice.
 *
 * Returns: %FALSE with @error set if they cannot be added
 */
gboolean tw_record_merge (TwRecord *to, const TwRecord *from, GError **error);

/** tw_record_to_line: Returns: (transfer full): the record as one line of JSON without its end; of equal records the same
 * bytes */
char *tw_record_to_line (const TwRecord *record);

/**
 * tw_record_from_line:
 * @name: the file's name, for messages
 * @line: a line of tw_record_to_line(), from a stranger
 * @error: %TW_FORMAT_ERROR
 *
 * Returns: (transfer full): the record, or %NULL
 */
TwRecord *tw_record_from_line (const char *name, const char *line, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwRecord, tw_record_free)

G_END_DECLS
