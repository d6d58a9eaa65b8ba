/* Words of help with what the program knows filled in. */
#pragma once

#include "engine/format/help-file.h"

G_BEGIN_DECLS

/* What a link to a page of help begins with; its id follows. */
#define TW_HELP_LINK "page:"

/** tw_help_text_markup: Returns: (transfer full): @texts in the user's language as Pango markup, with
 *   keys, names of commands and links to pages of @file (see #TwHelpBlock) */
char *tw_help_text_markup (const TwHelpFile *file, const TwTexts *texts);

/** tw_help_text_plain: Returns: (transfer full): the same without markup */
char *tw_help_text_plain (const TwHelpFile *file, const TwTexts *texts);

/** tw_help_text_title: Returns: (transfer none): @texts in the user's language, as it stands */
const char *tw_help_text_title (const TwTexts *texts);

G_END_DECLS
