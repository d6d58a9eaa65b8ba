/* Writes games as cases: a whole game in notation, or a position, the turns after it, and the
 * outcome.
 *
 * The inverse of case-run.h; it writes the case language (data/doc/case-language.md).
 */
#pragma once

#include "engine/game/game.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * TwCaseWish: how to write a case.
 * @id: its id, a word
 * @title: its title
 * @rules: (nullable) (array zero-terminated=1): ids of the rules it tests; %NULL for those that the
 *   game has applied
 * @n_given: how many entries of the log the position at the beginning of the case replaces, 0 for
 *   the whole game
 * @expects: whether it has lines "expect" for the outcome
 * @scores: (nullable): points to expect, by seat, instead of the actual ones
 * @more: (nullable): further facts to expect, as after "expect"
 * @stem: beginning of the names of files that go with the case
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *const *rules;
  guint n_given;
  gboolean expects;
  const int *scores;
  const char *more;
  const char *stem;
} TwCaseWish;

/**
 * TwWrittenFile: a file that goes with a case, in the same folder.
 * @name: its name
 * @data: its bytes
 * @length: number of bytes
 */
typedef struct
{
  char *name;
  char *data;
  gsize length;
} TwWrittenFile;

/**
 * TwWrittenCase:
 * @text: the text of a case file
 * @files: (element-type TwWrittenFile): the files that go with it: the ruleset, and tile sets that
 *   are not shipped
 * @is_whole_instead: whether it is the whole game because the language cannot say the position
 *   wanted
 */
typedef struct
{
  char *text;
  GPtrArray *files;
  gboolean is_whole_instead;
} TwWrittenCase;

/**
 * tw_case_writer_of_game:
 * @kit: the materials of games
 * @game: a game
 * @wish: how to write the case
 * @error: %TW_FORMAT_ERROR_CONTENT when the case does not have the outcome of the game, or @more of
 *   @wish cannot be read
 *
 * The case ends between two turns. An unfinished turn is left out, but its tile is ordered as the
 * next draw, and so are the tiles that the game has ordered. The case has been run before it is
 * returned. If the language cannot say the position (buried guards, a stack of cards not yet seen
 * to its end), the case plays to it from the beginning of the game.
 *
 * Returns: (transfer full) (nullable): the case
 */
TwWrittenCase *tw_case_writer_of_game (const TwGameKit *kit, const TwGame *game,
                                       const TwCaseWish *wish, GError **error);

/** tw_written_case_free: frees a case. */
void tw_written_case_free (TwWrittenCase *written);

/**
 * tw_written_case_save:
 * @written: a case
 * @path: where its text goes; its other files go beside it
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Returns: whether all files are written
 */
gboolean tw_written_case_save (const TwWrittenCase *written, const char *path, GError **error);

/** tw_case_writer_end_of_turns: Returns: how many of the first @n_entries entries of @game's log
 * lead to the last point between two turns, or to the end of the game */
guint tw_case_writer_end_of_turns (const TwGame *game, guint n_entries);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwWrittenCase, tw_written_case_free)

G_END_DECLS
