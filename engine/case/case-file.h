/* Case files: worked examples of the rules in words, read into values.
 *
 * The language is described for people in data/doc/case-language.md. The reader cuts lines into
 * words and checks their form; running the case finds out what the words mean (case-run.h).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwCaseVerb: the first word of a line.
 * @TW_CASE_USE: parts and sets in play
 * @TW_CASE_RULESET: a ruleset
 * @TW_CASE_PLAYERS: the number of players, or their colours
 * @TW_CASE_SET: parameters
 * @TW_CASE_TILE: a tile of the case's own
 * @TW_CASE_START: the start tile
 * @TW_CASE_GIVEN: puts the game into a position
 * @TW_CASE_TURN: a turn, or the rest of one
 * @TW_CASE_END: the end of the game
 * @TW_CASE_LEGAL: actions that must be legal
 * @TW_CASE_ILLEGAL: actions that must be refused
 * @TW_CASE_EXPECT: facts that must be true
 *
 * Lines with verbs before GIVEN set the game up and stand above the others.
 */
typedef enum
{
  TW_CASE_USE,
  TW_CASE_RULESET,
  TW_CASE_PLAYERS,
  TW_CASE_SET,
  TW_CASE_TILE,
  TW_CASE_START,
  TW_CASE_GIVEN,
  TW_CASE_TURN,
  TW_CASE_END,
  TW_CASE_LEGAL,
  TW_CASE_ILLEGAL,
  TW_CASE_EXPECT
} TwCaseVerb;

/**
 * TwCaseLine:
 * @verb: its first word
 * @line: its number in the file
 * @who: (nullable): TURN, LEGAL, ILLEGAL: the seat as written, or "end"
 * @words: (array zero-terminated=1): the other words; a word "|" separates sequences
 * @rule: (nullable): ILLEGAL: the rule after "=>"
 */
typedef struct
{
  TwCaseVerb verb;
  guint line;
  char *who;
  char **words;
  char *rule;
} TwCaseLine;

/**
 * TwCase:
 * @id: its id
 * @title: its title
 * @line: the line where it begins
 * @rules: (array zero-terminated=1): ids of the rules it tests
 * @lines: (element-type TwCaseLine): the file's set-up lines, then its own lines
 */
typedef struct
{
  char *id;
  char *title;
  guint line;
  char **rules;
  GPtrArray *lines;
} TwCase;

/** TwCaseFile: the cases of a file; @name as it was given. */
typedef struct
{
  char *name;
  GPtrArray *cases;
} TwCaseFile;

/**
 * tw_case_file_parse:
 * @name: the file's name for messages
 * @text: its content
 * @length: bytes, or -1
 * @error: %TW_FORMAT_ERROR_CONTENT, or %TW_FORMAT_ERROR_LIMIT
 *
 * Returns: (transfer full): the cases, or %NULL
 */
TwCaseFile *tw_case_file_parse (const char *name, const char *text, gssize length,
                                GError **error);

/**
 * tw_case_file_parse_moves:
 * @name: the file's name for messages
 * @id: the id of the case
 * @moves: the lines of one case without its head
 * @error: as of tw_case_file_parse(); a line is that of @moves
 *
 * Returns: (transfer full): a file with that one case, or %NULL
 */
TwCaseFile *tw_case_file_parse_moves (const char *name, const char *id, const char *moves,
                                      GError **error);

/** tw_case_file_load: as tw_case_file_parse() for the file at @path. */
TwCaseFile *tw_case_file_load (const char *path, GError **error);

/** tw_case_file_free: frees the cases. */
void tw_case_file_free (TwCaseFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwCaseFile, tw_case_file_free)

G_END_DECLS
