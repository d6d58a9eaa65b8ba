/* What places and symbols are called in a quick line: in the user's language, and by the set. */
#pragma once

#include "engine/set/vocabulary.h"
#include "engine/tile/quick-line.h"

G_BEGIN_DECLS

/** TwLineNames: owns what @own points to. */
typedef struct
{
  TwQuickLineOwn own;
  GArray *symbols;
  GArray *names;
} TwLineNames;

/** tw_line_names_new: Returns: (transfer full): the names with @own (nullable), which has to outlive
 *   them */
TwLineNames *tw_line_names_new (const TwVocabulary *own);

/** tw_line_names_words: Returns: (transfer full): what to write for the place or symbol @id, "Coat of
 *   arms": its name if the line would be understood */
char *tw_line_names_words (const TwLineNames *names, const TwVocabulary *own, const char *id);

/** tw_line_names_free: frees @names. */
void tw_line_names_free (TwLineNames *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLineNames, tw_line_names_free)

G_END_DECLS
