/* The tables of the program that pages of help are filled with. */
#pragma once

#include "app/print/word-example.h"

G_BEGIN_DECLS

/**
 * TwHelpRow: one thing of a table.
 * @code: a key, a letter or a word, as it is typed
 * @text: what it does or is
 * @sentence: (nullable): of a word of the rules: a sentence that it says something in
 * @written: (nullable): of a word of the rules: how it is written in a file
 */
typedef struct
{
  char *code;
  char *text;
  char *sentence;
  char *written;
} TwHelpRow;

/**
 * TwHelpGroup:
 * @heading: (nullable): what stands above the rows
 * @code: (nullable): of values of a word of the rules: that word as files have it, "at="
 * @rows: (element-type TwHelpRow): the rows
 */
typedef struct
{
  char *heading;
  char *code;
  GPtrArray *rows;
} TwHelpGroup;

/**
 * tw_help_groups_new:
 * @fill: the table, see #TwHelpSection
 * @examples: (nullable): sentences for the words of the rules
 *
 * Returns: (transfer full) (element-type TwHelpGroup): its groups, in the user's language
 */
GPtrArray *tw_help_groups_new (const char *fill, const TwWordExamples *examples);

G_END_DECLS
