/* Shared by the parts of the writer of recordings, for jcz-*-writer.c only. "That program" is
 * JCloisterZone. */
#pragma once

#include "engine/jcz/jcz-game-private.h"

G_BEGIN_DECLS

/**
 * TwJczWriting: a recording being written.
 * @json: the output
 * @game: the game
 * @rules: its rules
 * @seats: (nullable): the players
 * @problems: gets what that program plays otherwise
 * @drawn: (element-type utf8): ids of the tiles drawn so far
 * @answers: (element-type utf8): answers to questions that that program does not ask, in our
 *   notation
 * @is_open: whether a tile is placed and the choices of its part are not yet final
 * @open_seat: the seat whose part that is
 * @confirms: one more than the seat that is taking figures out of a quarter, 0 for none
 * @has_passed: whether the last answer was to place no figure where another one may be placed late
 * @was_cut: whether the game was ended by hand within a part
 * @is_otherwise: whether one of @answers differs from what that program does
 * @error: where the first error goes
 */
typedef struct
{
  JsonBuilder *json;
  const TwGame *game;
  const TwRules *rules;
  const TwSavedSeat *seats;
  GPtrArray *problems;
  GPtrArray *drawn;
  GPtrArray *answers;
  gboolean is_open;
  guint open_seat;
  guint confirms;
  gboolean has_passed;
  gboolean was_cut;
  gboolean is_otherwise;
  GError **error;
} TwJczWriting;

/** tw_jcz_writer_add_string: adds a member to the open object. */
void tw_jcz_writer_add_string (JsonBuilder *json, const char *name, const char *value);

/** tw_jcz_writer_add_number: adds a member to the open object. */
void tw_jcz_writer_add_number (JsonBuilder *json, const char *name, gint64 value);

/** tw_jcz_writer_begin_object: opens a member that is an object. */
void tw_jcz_writer_begin_object (JsonBuilder *json, const char *name);

/** tw_jcz_writer_begin_array: opens a member that is a list. */
void tw_jcz_writer_begin_array (JsonBuilder *json, const char *name);

/**
 * tw_jcz_writer_refuse:
 * @writing: a recording
 * @text: cause and remedy, with one %s
 * @word: fills the %s
 *
 * Returns: %FALSE
 */
gboolean tw_jcz_writer_refuse (TwJczWriting *writing, const char *text, const char *word);

/** tw_jcz_writer_kind_id: Returns: (transfer full) (nullable): that program's id for a kind of
 *   tile */
char *tw_jcz_writer_kind_id (TwJczWriting *writing, guint kind);

/** tw_jcz_writer_begin_message: opens a message of that type, and its payload. */
void tw_jcz_writer_begin_message (TwJczWriting *writing, const char *type);

/** tw_jcz_writer_end_message: closes the message, which @seat sends. */
void tw_jcz_writer_end_message (TwJczWriting *writing, guint seat);

/** tw_jcz_writer_add_position: adds a cell to the open object. */
void tw_jcz_writer_add_position (TwJczWriting *writing, int x, int y);

/**
 * tw_jcz_writer_add_pointer:
 * @writing: a recording
 * @play: the game
 * @name: the member's name
 * @x: column
 * @y: row
 * @node: segment or field of the tile there
 *
 * Adds a place to the open object.
 *
 * Returns: %FALSE with an error if that program has no such land
 */
gboolean tw_jcz_writer_add_pointer (TwJczWriting *writing,
                                    const TwPlay *play,
                                    const char *name,
                                    int x,
                                    int y,
                                    guint node);

/**
 * tw_jcz_writer_figure_id:
 * @writing: a recording
 * @play: the game before the action
 * @action: names the figure's seat and type
 * @place: where it is
 * @at: on the table: its node, on a tile the tile's first one; in a zone and held: its detail
 *
 * Returns: (transfer full) (nullable): that program's id of the figure; %NULL with an
 *   error if it has no such type
 */
char *tw_jcz_writer_figure_id (TwJczWriting *writing,
                               const TwPlay *play,
                               const TwAction *action,
                               TwFigurePlace place,
                               guint at);

/**
 * tw_jcz_writer_write_action:
 * @writing: a recording whose list of messages is open
 * @play: the game before the action
 * @entry: the answer's entry in the log
 * @n_after: how many entries follow in the log
 * @list: room for the rules' @max_actions
 *
 * Returns: %FALSE with an error if that program has no message for it
 */
gboolean tw_jcz_writer_write_action (TwJczWriting *writing,
                                     const TwPlay *play,
                                     const TwLogEntry *entry,
                                     guint n_after,
                                     TwActionList *list);

/** tw_jcz_writer_add_commit: adds the message that choices are final. */
void tw_jcz_writer_add_commit (TwJczWriting *writing, guint seat);

/** tw_jcz_writer_is_neutral: Returns: whether @action moves a neutral figure */
gboolean tw_jcz_writer_is_neutral (const TwPlay *play, const TwAction *action);

/** tw_jcz_writer_write_neutral: writes such a move. Returns: %FALSE with an error */
gboolean tw_jcz_writer_write_neutral (TwJczWriting *writing,
                                      const TwPlay *play,
                                      const TwAction *action,
                                      guint n_choices);

/** tw_jcz_writer_write_count: writes where the count goes. Returns: %FALSE with an error */
gboolean tw_jcz_writer_write_count (TwJczWriting *writing, const TwPlay *play,
                                    const TwAction *action);

/** tw_jcz_writer_write_quarter: writes that a figure enters a quarter. Returns: %FALSE with an
 *   error */
gboolean tw_jcz_writer_write_quarter (TwJczWriting *writing, const TwPlay *play,
                                      const TwAction *action);

/** tw_jcz_writer_write_redeployment: writes that a figure leaves a quarter. Returns: %FALSE with an
 *   error */
gboolean
tw_jcz_writer_write_redeployment (TwJczWriting *writing, const TwPlay *play,
                                  const TwAction *action);

/**
 * tw_jcz_writer_write_confirmation:
 * @writing: a recording
 * @play: the game before @action
 * @action: the next answer, %NULL at the end
 *
 * If a player has finished taking figures out of a quarter, writes so.
 */
void tw_jcz_writer_write_confirmation (TwJczWriting *writing, const TwPlay *play,
                                       const TwAction *action);

/** tw_jcz_writer_write_commit: if the choices of the present part are final, writes so. */
void tw_jcz_writer_write_commit (TwJczWriting *writing, const TwPlay *play);

/** tw_jcz_writer_write_to_tile: writes that dragon or fairy went to a tile, or the fairy beside a figure.
 * Returns: %FALSE with the error set if it cannot be */
gboolean
tw_jcz_writer_write_to_tile (TwJczWriting *writing, const TwPlay *play, const TwAction *action);

/** tw_jcz_writer_add_tower: adds the member @name: the top of the tower where @action is. */
void tw_jcz_writer_add_tower (TwJczWriting *writing, const char *name, const TwAction *action);

/** tw_jcz_writer_is_tower: Returns: whether the answer is about a tower or a prisoner */
gboolean tw_jcz_writer_is_tower (const TwPlay *play, const TwAction *action);

/** tw_jcz_writer_write_tower: writes such an answer. Returns: %FALSE with the error set if it cannot be */
gboolean
tw_jcz_writer_write_tower (TwJczWriting *writing, const TwPlay *play, const TwAction *action);

G_END_DECLS
