/* What the tool's commands share: how they are called, and what they return. */
#pragma once

#include <json-glib/json-glib.h>

#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/* Exit statuses: all is well; a file or test is wrong; cannot read, or wrong usage. */
#define TW_EXIT_OK    0
#define TW_EXIT_WRONG 1
#define TW_EXIT_USAGE 2

/**
 * TwCommand:
 * @name: its name on the command line
 * @arguments: what follows the name, for help
 * @summary: what it does, not yet translated
 * @run: gets its own part of the command line, @name first; returns the exit status
 * @describe: (nullable): what help says below the options, (transfer full)
 */
typedef struct
{
  const char *name;
  const char *arguments;
  const char *summary;
  int (*run) (int argc, char **argv);
  char *(*describe) (void);
} TwCommand;

extern const TwCommand tw_command_validate;
extern const TwCommand tw_command_list;
extern const TwCommand tw_command_render;
extern const TwCommand tw_command_replay;
extern const TwCommand tw_command_test;
extern const TwCommand tw_command_simulate;
extern const TwCommand tw_command_balance;
extern const TwCommand tw_command_perft;
extern const TwCommand tw_command_convert;
extern const TwCommand tw_command_po;
extern const TwCommand tw_command_sheet;
extern const TwCommand tw_command_stats;
extern const TwCommand tw_command_chain;
extern const TwCommand tw_command_print;
extern const TwCommand tw_command_tts;
extern const TwCommand tw_command_pictures;
extern const TwCommand tw_command_wiki;
extern const TwCommand tw_command_index;
extern const TwCommand tw_command_artwork;

/**
 * tw_command_options:
 * @command: the command
 * @entries: (array zero-terminated=1): its options
 * @argc: (inout): number of words; option words are removed
 * @argv: (inout): the words
 *
 * Prints errors to standard error.
 *
 * Returns: whether the options could be read
 */
gboolean tw_command_options (const TwCommand *command, const GOptionEntry *entries, int *argc,
                             char ***argv);

/** tw_command_usage: prints how to call @command. Returns: %TW_EXIT_USAGE */
int tw_command_usage (const TwCommand *command);

/** tw_command_fail: prints @error to standard error. Returns: its exit status */
int tw_command_fail (const GError *error);

/**
 * tw_command_tell_pictures:
 * @status: the exit status so far
 *
 * Prints to standard error which pictures from files were not drawn, and why.
 *
 * Returns: @status; %TW_EXIT_WRONG if that was %TW_EXIT_OK and a picture is missing
 */
int tw_command_tell_pictures (int status);

/**
 * tw_command_tell_absent:
 * @status: the exit status so far
 * @set: a set that was drawn
 * @file: the set's file
 * @tile: index of the only tile that was drawn, -1 for all
 *
 * Prints to standard error the tiles whose picture is missing or unreadable, and which the program
 * has drawn itself.
 *
 * Returns: @status; %TW_EXIT_WRONG if that was %TW_EXIT_OK and there are such tiles
 */
int tw_command_tell_absent (int status, const TwTileSet *set, const char *file, int tile);

/** tw_command_tell_absent_in: as tw_command_tell_absent(), for all sets of @catalogue, named by
 * id. */
int tw_command_tell_absent_in (int status, const TwCatalogue *catalogue);

/** tw_command_kit: Returns: %FALSE, after printing the reason, if the program's data is missing */
gboolean tw_command_kit (TwGameKit *out_kit);

/** tw_command_kit_clear: frees what tw_command_kit() made. */
void tw_command_kit_clear (TwGameKit *kit);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwGameKit, tw_command_kit_clear)

/**
 * tw_command_language:
 * @language: (inout) (nullable): a language as somebody typed it; becomes an xml:lang value
 *
 * Returns: %FALSE, after printing the reason, if it is none
 */
gboolean tw_command_language (char **language);

/**
 * tw_command_load_set:
 * @word: a file, or the id of a shipped set
 * @out_path: (out) (transfer full): its path
 * @out_status: (out): the exit status if it cannot be loaded, after the reason is printed
 *
 * Returns: (transfer full) (nullable): the set
 */
TwTileSet *tw_command_load_set (const char *word, char **out_path, int *out_status);

/**
 * tw_command_tell_problems:
 * @problems: (element-type utf8): what was left out or changed, in words
 *
 * Prints each to standard error.
 */
void tw_command_tell_problems (const GPtrArray *problems);

/**
 * TwCommandSave:
 * @set: the set
 * @folder: where what is written goes
 * @options: the command's own options
 * @problems: (element-type utf8): gets what was left out or changed, in words
 *
 * Writes @set into @folder in the format that a command is for.
 *
 * Returns: %FALSE with @error set if nothing was written
 */
typedef gboolean (*TwCommandSave) (const TwTileSet *set,
                                   const char *folder,
                                   gconstpointer options,
                                   GPtrArray *problems,
                                   GError **error);

/**
 * tw_command_save_set:
 * @command: a command that is called with a set and a folder
 * @argc: number of the words that its options have left
 * @argv: the words, @command's name first
 * @language: (inout) (nullable): a language as somebody typed it; becomes an xml:lang value, before
 *   @save is called
 * @save: writes the set
 * @options: for @save
 *
 * Does what @command is for, and prints what became of the set to standard error: why it could not
 * be written, what was left out, and which tiles have no picture.
 *
 * Returns: the exit status
 */
int tw_command_save_set (const TwCommand *command,
                         int argc,
                         char **argv,
                         char **language,
                         TwCommandSave save,
                         gconstpointer options);

/** tw_command_print_json: prints @builder (transfer full) as JSON. */
void tw_command_print_json (JsonBuilder *builder);

G_END_DECLS
