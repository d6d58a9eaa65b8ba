/* Compiling procedures, for compiler.c and the files that compile one sort of thing for it only. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/* In place of a bag: a tile was drawn that nobody sees. */
#define TW_DRAWN_TILE 0xffu

/**
 * TwCompiler: what is being compiled.
 * @procedure: whose statement it is
 * @code: the procedure that is carried out; it may do others
 * @names: those of the elements that the statement at hand stands in
 * @whats: what each stands for, a #TwSelected
 * @bags: one more than the bag that it was drawn from, 0 for none, or %TW_DRAWN_TILE
 * @lists: one more than the loop that is kept as a list of that name, 0 for none
 * @posts: one more than the counted symbol at which it is put, 0 for none
 * @again: where the innermost <repeat> is left, 0 outside
 * @stop: the last step so far that leaves the innermost loop, 0 for none
 * @out: the last step so far that leaves the procedure whose statements these are, 0 for none
 * @depth: how many procedures do one another
 * @n_statements: how many have been compiled, those of procedures that are done each time anew
 * @reason: (nullable): the rule of what has none of its own
 * @is_worded: whether the log has words for what has one procedure done by another, see
 *   tw_compiler_is_worded()
 */
typedef struct
{
  TwProcedures *all;
  const TwRules *rules;
  const TwProcedure *procedure;
  TwProcedureCode *code;
  const char *names[TW_MAX_NAMES];
  guint8 whats[TW_MAX_NAMES];
  guint8 bags[TW_MAX_NAMES];
  guint8 lists[TW_MAX_NAMES];
  guint8 posts[TW_MAX_NAMES];
  guint n_names;
  guint16 again;
  guint16 stop;
  guint16 out;
  guint depth;
  guint n_statements;
  const char *reason;
  gboolean is_worded;
  GError **error;
} TwCompiler;

/** tw_compiler_fail: sets the error that @words say, with @name in them, at @statement. Returns: %FALSE */
gboolean tw_compiler_fail (TwCompiler *c, const TwStatement *statement, const char *words,
                           const char *name);

/** tw_compiler_reason: Returns: (nullable): the first of the rules that @statement names, else @none */
const char *
tw_compiler_reason (TwCompiler *c, const TwStatement *statement, const char *none);

/** tw_compiler_find_any_name: Returns: %FALSE with the error set if @name is the name of nothing there */
gboolean tw_compiler_find_any_name (TwCompiler *c, const TwStatement *statement, const char *name,
                                    guint8 *out_name);

/** tw_compiler_find_name: the same, and words that were drawn or chosen are refused as well: they are
 *   no figure, tile, feature or player */
gboolean tw_compiler_find_name (TwCompiler *c, const TwStatement *statement, const char *name,
                                guint8 *out_name);

/** tw_compiler_is_points: Returns: whether @name is the number of points that somebody gets now */
gboolean tw_compiler_is_points (const TwCompiler *c, const char *name);

/** tw_compiler_find_whose: finds a thing, as tw_compiler_find_name() does, that is a player or belongs to
 * one. Returns: %FALSE with the error set if there is none */
gboolean tw_compiler_find_whose (TwCompiler *c, const TwStatement *statement, const char *name,
                                 guint8 *out_name);

/** tw_compiler_is_taken: Returns: whether something that has nothing to do with counters is called @name */
gboolean tw_compiler_is_taken (const TwCompiler *c, const char *name);

/** tw_compiler_add_name: gives the name that @statement says. Returns: %FALSE with the error set if
 *   it says none, or there are too many */
gboolean tw_compiler_add_name (TwCompiler *c, const TwStatement *statement, guint8 *out_name);

/** tw_compiler_is_tile: Returns: whether the name stands for a tile or segment, or a figure on one that
 *   belongs to nobody */
gboolean tw_compiler_is_tile (const TwCompiler *c, guint8 name);

/** tw_compiler_types: Returns: the types of figure in play among blank-separated ids, a bit each */
guint32 tw_compiler_types (TwCompiler *c, const char *ids);

/** tw_compiler_kinds: Returns: the kinds of land among blank-separated names */
TwKindSet tw_compiler_kinds (TwCompiler *c, const char *names);

/** tw_compiler_word: Returns: the number of a word that some question has as an answer, %TW_MAX_WORDS
 *   if none has */
guint tw_compiler_word (const TwCompiler *c, const char *word);

/**
 * tw_compiler_add_selection:
 * @c: a compiler
 * @statement: a statement
 * @is_condition: whether its attributes are filters, too
 * @name: what is asked about is called so in the selections within it, 0 for nothing
 * @out_index: (out): the number of the selection
 *
 * Returns: %FALSE with the error set if it cannot be
 */
gboolean tw_compiler_add_selection (TwCompiler *c,
                                    const TwStatement *statement,
                                    gboolean is_condition,
                                    guint8 name,
                                    guint16 *out_index);

/** tw_compiler_narrow: takes to @selection what @filter, the next of its filters, says of it as a whole;
 *   that need not be asked of each any more. */
void tw_compiler_narrow (TwCompiler *c, TwSelection *selection, TwFilter *filter);

/** tw_compiler_all_types: Returns: all types of figure in play, a bit each */
guint32 tw_compiler_all_types (const TwCompiler *c);

/** tw_compiler_find_alike: Returns: the number of a selection that says the same as @selection, whose filters,
 *   the last ones, are taken away then; how many selections there are if there is none */
guint tw_compiler_find_alike (TwCompiler *c, const TwSelection *selection);

/** tw_compiler_statement: compiles @statement; @next: (nullable): the one behind it. Returns: %FALSE with the
 *   error set if it cannot be */
gboolean tw_compiler_statement (TwCompiler *c, const TwStatement *statement, const TwStatement *next);

/** tw_compiler_take, tw_compiler_offer: the same for <take> and <offer>. */
gboolean tw_compiler_take (TwCompiler *c, const TwStatement *statement);
gboolean tw_compiler_offer (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_lay_takes: gives what each <take> keeps its place in the state, from @at on. Returns: the
 *   end of it */
gsize tw_compiler_lay_takes (TwProcedures *all, gsize at);

/** tw_compiler_most_actions: Returns: how many answers a question can have at most; what is done in place of a
 *   figure, and where else one may stand, belongs to one question */
guint tw_compiler_most_actions (const TwProcedures *all, const TwRules *rules);

/** tw_compiler_refuse_set_up: sets the error that @statement is nothing for the time before the first turn.
 *   Returns: %FALSE */
gboolean tw_compiler_refuse_set_up (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_children: compiles what stands in @statement. Returns: %FALSE with the error set if it
 *   cannot be */
gboolean tw_compiler_children (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_each: compiles <each>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_each (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_repeat: compiles <repeat>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_repeat (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_let: compiles <let>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_let (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_both: compiles what is done with the thing that the step @at names, and otherwise; from then on
 *   there are @n_names names again. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_both (TwCompiler *c, const TwStatement *statement, guint at, guint n_names);

/** tw_compiler_stop: compiles <stop>. */
void tw_compiler_stop (TwCompiler *c);

/** tw_compiler_stop_here: the steps of <stop> since the innermost loop began lead to the next step;
 *   @outer are those of what that loop stands in. */
void tw_compiler_stop_here (TwCompiler *c, guint16 outer);

/** tw_compiler_remember: compiles <remember>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_remember (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_add: compiles <add>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_add (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_forget: compiles <forget>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_forget (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_list: gives list @index of those that all procedures know its place. Returns: %FALSE with the
 *   error set if it cannot be */
gboolean tw_compiler_list (TwCompiler *c, guint index);

/** tw_compiler_find_list: Returns: %FALSE with the error set if @name (nullable) is no list that is
 *   kept there; @out_loop is the loop that keeps it */
gboolean tw_compiler_find_list (TwCompiler *c, const TwStatement *statement, const char *name,
                                guint *out_loop);

/** tw_compiler_play: compiles <play>, which ends the procedure that it stands in. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_play (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_arrow: reads which symbol points the way of a line. Returns: %FALSE with the error set if
 *   @statement does not say it */
gboolean tw_compiler_arrow (TwCompiler *c, const TwStatement *statement, TwFilter *filter);

/** tw_compiler_add_code: Returns: the number of a new step */
guint tw_compiler_add_code (TwCompiler *c, TwOp op);

/** tw_compiler_code: Returns: (transfer none): step @at, until another one is added */
TwCode *tw_compiler_code (TwCompiler *c, guint at);

/** tw_compiler_amount: Returns: %FALSE with the error set if @text is no number and no parameter */
gboolean
tw_compiler_amount (TwCompiler *c, const TwStatement *statement, const char *text, int *out_n);

/**
 * tw_compiler_number:
 * @c: a compiler
 * @statement: a statement
 * @text: as tw_compiler_amount(), or the name of something drawn that is a number, or of points that
 *   somebody gets
 * @out_n: (out): the number, as far as it is known
 * @out_name: (out): the name of the number, 0 if it is known
 *
 * Returns: %FALSE with the error set if it is none of these
 */
gboolean tw_compiler_number (TwCompiler *c,
                             const TwStatement *statement,
                             const char *text,
                             int *out_n,
                             guint8 *out_name);

/** tw_compiler_numbers: reads from which to which number @selection goes. Returns: %FALSE with the
 *   error set if @statement does not say it */
gboolean tw_compiler_numbers (TwCompiler *c, const TwStatement *statement, TwSelection *selection);

/** tw_compiler_words: keeps what is read of the question at step @at and of its answers. Returns: %FALSE
 *   with the error set if they speak of what there is not */
gboolean tw_compiler_words (TwCompiler *c, const TwStatement *statement, guint at);

/** tw_compiler_is_worded: Returns: whether the author has said what the log says of what @statement does:
 *   where something round it is answered or drawn, or beside it there or in what it stands in */
gboolean tw_compiler_is_worded (const TwCompiler *c, const TwStatement *statement);

/** tw_compiler_choices: Returns: the words among which @statement lets somebody choose, a bit each */
guint32 tw_compiler_choices (const TwCompiler *c, const TwStatement *statement);

/** tw_compiler_is: compiles a filter that asks whether an answer, or what was drawn, is @text; with “up-to”
 *   whether it is a number from there up to that one. Returns: %FALSE with the error set if there is no such
 *   answer or number */
gboolean tw_compiler_is (TwCompiler *c, const TwStatement *statement, const char *text,
                         TwFilter *filter);

/** tw_compiler_least: compiles a filter that asks for a number, or more. Returns: %FALSE with the error set
 *   if @text is none */
gboolean tw_compiler_least (TwCompiler *c, const TwStatement *statement, const char *text,
                            TwFilter *filter);

/** tw_compiler_often: compiles the filter @detail of @statement, by which what happens so often at most in
 *   a part or turn; it has to stand in a question, @is_asked. Returns: %FALSE with the error set if not */
gboolean tw_compiler_often (TwCompiler *c, const TwStatement *statement, const TwDetail *detail,
                            gboolean is_asked, TwFilter *filter);

/** tw_compiler_bag: counts what is in the bag @index. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_bag (TwCompiler *c, guint index);

/** tw_procedure_bag_size: Returns: how many bytes the bag needs in the state */
gsize tw_procedure_bag_size (const TwBagCode *bag);

/** tw_compiler_draw: compiles the step @at of <draw> without what stands in it. Returns: %FALSE with the
 *   error set if it cannot be */
gboolean tw_compiler_draw (TwCompiler *c, const TwStatement *statement, guint at);

/** tw_compiler_draws_tile: Returns: whether @statement is a <draw> of a tile */
gboolean tw_compiler_draws_tile (const TwVocabulary *vocabulary, const TwStatement *statement);

/** tw_compiler_draw_tile: the same for such a tile, which is called @name. Returns: %FALSE with the error set if
 *   it cannot be */
gboolean tw_compiler_draw_tile (TwCompiler *c, const TwStatement *statement, guint8 name,
                                TwDrawCode *draw);

/** tw_compiler_lay_tiles: gives what is kept of tiles that are neither in the bag nor on the table its
 *   place in the state, from @at on, a multiple of 8. Returns: the first byte behind it */
gsize tw_compiler_lay_tiles (TwProcedures *all, const TwRules *rules, gsize at);

/** tw_compiler_check_tiles: Returns: %FALSE with the error set if @root is a <hand> of more tiles than anybody can
 *   have, or a <start-block> of one that is too large to wait */
gboolean tw_compiler_check_tiles (TwCompiler *c, const TwStatement *root);

/** tw_compiler_lay: compiles <lay>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_lay (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_tell: compiles <tell>. */
void tw_compiler_tell (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_move: compiles <move>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_move (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_count: compiles <count>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_count (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_spend: compiles <spend>. */
void tw_compiler_spend (TwCompiler *c);

/** tw_compiler_again: compiles <again>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_again (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_skip: compiles <skip>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_skip (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_until: takes to the filter of near="along" where the way ends. Returns: %FALSE with the error
 *   set if it does not say that */
gboolean tw_compiler_until (TwCompiler *c, const TwStatement *statement, TwFilter *filter);

/** tw_compiler_join: compiles <join> or <part>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_join (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_check_each: ends can be gone through only where something joins them, for nothing else
 *   numbers them. Returns: %FALSE with the error set if @each says otherwise */
gboolean tw_compiler_check_each (TwCompiler *c, const TwStatement *statement,
                                 const TwSelection *each);

/** tw_compiler_post: keeps in mind at which symbol the figures of @selection are put. Returns: %FALSE with the
 *   error set if @statement, which selects them, asks nobody */
gboolean
tw_compiler_post (TwCompiler *c, const TwStatement *statement, const TwSelection *selection);

/** tw_gates_find: finds what @procedure, which is compiled, cannot do without. */
void tw_gates_find (const TwProcedures *all, TwProcedureCode *procedure);

/** tw_gates_symbols: Returns: the counted symbols, a bit each, of which @procedure needs one on the turn's
 *   tile; 0 if it can do without */
guint32 tw_gates_symbols (const TwProcedureCode *procedure);

/** tw_compiler_takings: says of each selection by which verb it takes figures away from symbols. */
void tw_compiler_takings (TwCompiler *c);

/** tw_compiler_lay_joins: gives what joins its place in the state, from @at on, a multiple of 8. Returns:
 *   the end of it */
gsize tw_compiler_lay_joins (TwProcedures *all, const TwRules *rules, gsize at);

/** tw_compiler_narrow_pair: makes a selection of pairs look only where @filter says, which is asked
 *   all the same. */
void tw_compiler_narrow_pair (const TwCompiler *c, TwSelection *selection, const TwFilter *filter);

/** tw_compiler_narrowed_pair: finishes that, when all its filters are there. */
void tw_compiler_narrowed_pair (TwCompiler *c, TwSelection *selection);

/** tw_compiler_give: compiles <give>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_give (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_zone: looks for where zone @index is drawn. Returns: %FALSE with the error set */
gboolean tw_compiler_zone (TwCompiler *c, guint index);

/** tw_compiler_tally: reads the bounds of tally @index. Returns: %FALSE with the error set if they
 * are none */
gboolean tw_compiler_tally (TwCompiler *c, guint index);

/** tw_compiler_find_tally: Returns: %FALSE with the error set if @id (nullable) is no tally in play */
gboolean tw_compiler_find_tally (TwCompiler *c,
                                 const TwStatement *statement,
                                 const char *id,
                                 guint *out_index);

/**
 * tw_compiler_tally_number:
 * @c: a compiler
 * @text: what stands in place of a number
 * @out_n: (out): the most that it can be
 * @out_name: (out): the name of the number; the player on turn’s where players have one each, or
 * that of NAME, which has to be known, for "NAME.ID"
 *
 * Returns: whether @text is such a number
 */
gboolean tw_compiler_tally_number (TwCompiler *c, const char *text, int *out_n, guint8 *out_name);

/** tw_compiler_bounds_nothing: Returns: whether a filter says how many there have to be, but not of what:
 * symbols are there or not */
gboolean tw_compiler_bounds_nothing (const TwCompiler *c, const TwStatement *statement);

/** tw_compiler_change: compiles <change>, which @next comes after. Returns: %FALSE with the error set if
 * it cannot be */
gboolean tw_compiler_change (TwCompiler *c, const TwStatement *statement, const TwStatement *next);

/** tw_compiler_counter: compiles the filter that asks for a tally. Returns: %FALSE with the error
 * set if it asks nothing of it */
gboolean tw_compiler_counter (TwCompiler *c, const TwStatement *statement, const char *id,
                              TwFilter *filter);

/** tw_compiler_end: compiles <end>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_end (TwCompiler *c, const TwStatement *statement);

/** tw_compiler_standing: compiles what holds always: what is forbidden and allowed, and what figures weigh.
 * Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_standing (TwCompiler *c);

/** tw_compiler_per: compiles the <per> in @statement, of which so much is meant for each; @out_per is one more than
 *   the number of its selection, 0 if there is none. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_per (TwCompiler *c, const TwStatement *statement, guint16 *out_per);

/** tw_compiler_weigh: compiles a <weigh>. Returns: %FALSE with the error set if it cannot be */
gboolean tw_compiler_weigh (TwCompiler *c, TwWeighCode *code);

/** tw_compiler_weigh_all: Returns: whether each figure of @types that is a player's weighs something where it
 *   stands, so that where nothing weighs none stands */
gboolean tw_compiler_weigh_all (const TwCompiler *c, guint32 types);

/** tw_compiler_check_what: Returns: %FALSE with the error set if @statement cannot select what
 * @selection is of */
gboolean
tw_compiler_check_what (TwCompiler *c, const TwStatement *statement, const TwSelection *selection);

G_END_DECLS
