/* Games as cases: a whole game in notation, or a position, what came after it, and what came out.
 *
 * The inverse of case-run.h, in whose language it writes (data/doc/case-language.md).
 */
#pragma once

#include "engine/game/game.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * TwCaseWish: what is wanted of a case.
 * @id: its id, a word
 * @title: its title
 * @rules: (nullable) (array zero-terminated=1): ids of the rules it is about; %NULL for those that
 *   the game has applied
 * @n_given: how many entries of the log the position stands for that the case begins with, 0 for
 *   the whole game
 * @expects: whether it says what came out
 * @scores: (nullable): points by seat that are to be expected in the place of those that came out
 * @more: (nullable): further facts to be expected, as they stand behind "expect"
 * @stem: how names of files begin that go with the case
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
 * @length: how many
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
 * @files: (element-type TwWrittenFile): what goes with it: the ruleset, and tile sets that are not
 *   shipped
 * @is_whole_instead: whether it is the whole game because the position to begin with has no words
 */
typedef struct
{
  char *text;
  GPtrArray *files;
  gboolean is_whole_instead;
} TwWrittenCase;

/**
 * tw_case_writer_of_game:
 * @kit: what games are put together from
 * @game: a game
 * @wish: what is wanted
 * @error: %TW_FORMAT_ERROR_CONTENT when the case does not come out as the game did, or when what is
 *   expected besides cannot be read
 *
 * The case ends between two turns: what is under way is left out, but a tile that is drawn is
 * ordered to be drawn next, and so is what the game's order says. It has been run before it is
 * returned. A position that the language cannot say (buried guards, a stack of cards that nobody has
 * seen to its end) is played to from the beginning of the game.
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
 * @path: where its text goes; what goes with it lies beside it
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Returns: whether all is written
 */
gboolean tw_written_case_save (const TwWrittenCase *written, const char *path, GError **error);

/** tw_case_writer_end_of_turns: Returns: how many entries of @game's log lead to the last point
 * between two turns, or to the end of the game, up to entry @n_entries */
guint tw_case_writer_end_of_turns (const TwGame *game, guint n_entries);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwWrittenCase, tw_written_case_free)

G_END_DECLS
