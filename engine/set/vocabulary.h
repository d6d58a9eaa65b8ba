/* The vocabulary: rules by id, parameters, figures and effects, as data.
 *
 * The shipped vocabulary is read from data/rules, one file for each part of the game (the base
 * game, an expansion); readers, validators and games get it. A set or a ruleset brings its own
 * rules as a further vocabulary. It is immutable and shared by reference.
 */
#pragma once

#include "engine/set/effect.h"
#include "engine/set/parameter.h"
#include "engine/set/procedure.h"
#include "engine/set/token-type.h"
#include "engine/tile/placed-error.h"
#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * TwRule:
 * @id: its id, for instance "BASE-021"
 * @part: the part it belongs to
 * @is_played: whether the program carries it out; %FALSE for a house rule that the players keep
 *   themselves
 * @needs: (nullable): ids of the other parts it is about, blank-separated; the rule holds only if
 *   all are in play
 * @forbids: whether the rule forbids that its part and those of @needs are in play together
 * @unless: (nullable): the switch that allows it nevertheless
 * @replaces: (nullable): ids of rules; where its part is in play it is told as the reason in their place
 * @written_for: (nullable): what it did when its text was written, see rule-stamp.h
 * @file: (nullable): the file it stands in
 * @line: its line in the file
 * @texts: a short statement in our own words, by language
 */
typedef struct
{
  char *id;
  char *part;
  gboolean is_played;
  char *needs;
  gboolean forbids;
  char *unless;
  char *replaces;
  char *written_for;
  char *file;
  guint line;
  TwTexts *texts;
} TwRule;

/** TwRole: what a figure is called on one kind of feature ("knight" in a city). */
typedef struct
{
  TwKind kind;
  char *name;
} TwRole;

/* Figures of one type that a player can have. */
#define TW_MAX_SUPPLY 20
/* The most that one figure weighs in a majority. */
#define TW_MAX_WEIGHT 9

/**
 * TwFigureType:
 * @id: for instance "meeple"
 * @part: the part it belongs to
 * @supply: how many each player has
 * @supply_parameter: (nullable): the parameter that gives the supply; @supply is its default
 * @weight: the weight of one figure in a majority, an amount
 * @roles: where it may stand, and what it is called there
 * @n_roles: their number
 * @needs_free: whether it may stand only on a feature without other figures
 * @occupies: whether it makes its feature occupied; %TRUE by default
 * @neutral: whether it belongs to no player; then there is one of it, and it weighs and claims
 *   nothing
 * @by_hand: whether players only move it by hand; then no rule knows it, and it weighs and claims
 *   nothing
 * @late: whether it is placed in addition to what is chosen in step 2a, after that
 * @rule: (nullable): of what is placed late: id of the rule behind that
 * @written_for: (nullable): what it was called when words of rules were written that still say so, see outdated-name.h
 * @art: (nullable): its picture, an SVG element that is safe to draw
 * @file: (nullable): the file it stands in
 * @line: its line in the file
 * @texts: (nullable): its name by language
 */
typedef struct
{
  char *id;
  char *part;
  guint supply;
  char *supply_parameter;
  char *weight;
  TwRole *roles;
  guint n_roles;
  gboolean needs_free;
  gboolean occupies;
  gboolean neutral;
  gboolean by_hand;
  gboolean late;
  char *rule;
  char *written_for;
  char *art;
  char *file;
  guint line;
  TwTexts *texts;
} TwFigureType;

/** TwLandPattern: how a designer's own kind of land is drawn. */
typedef enum
{
  TW_LAND_PLAIN,
  TW_LAND_RAILS,
  TW_LAND_HEDGE,
  TW_LAND_CANAL,
  TW_N_LAND_PATTERNS
} TwLandPattern;

/** TwLandRole: a figure that may stand on a designer's own kind of land, and what it is called
 * there. */
typedef struct
{
  char *figure;
  char *name;
} TwLandRole;

/**
 * TwLandType: a designer's own kind of land.
 * @id: the word for it in files and in the notation, for instance "railway"
 * @part: the part it belongs to
 * @kind: its number: in a set's own rules as the set counts, in a joined vocabulary as the game
 *   counts
 * @colour: 0xrrggbb
 * @pattern: how it is drawn
 * @letter: the edge letter that the designer chose, 0 for none; see tw_vocabulary_letter()
 * @roles: figures of other parts that may stand on it
 * @n_roles: their number
 * @file: (nullable): the file it stands in
 * @line: its line in the file
 * @texts: (nullable): its name by language
 *
 * Its edges fit only edges of the same land and merge with them into one feature. It parts fields.
 * Effects say what it brings, as with roads.
 */
typedef struct
{
  char *id;
  char *part;
  TwKind kind;
  guint32 colour;
  TwLandPattern pattern;
  char letter;
  TwLandRole *roles;
  guint n_roles;
  char *file;
  guint line;
  TwTexts *texts;
} TwLandType;

/**
 * TwVocabularyPart: a part of the game that a ruleset can put into play.
 * @id: its id
 * @sets: (nullable): ids of the tile sets that bring it into play, blank-separated; %NULL for the
 *   set of the same id
 * @requires: (nullable): ids of the parts that it needs in play, blank-separated
 * @excludes: (nullable): ids of the parts that cannot be in play with it, blank-separated; "*" for
 *   all but those it requires; "base:tiles" for the tiles of a part only
 * @players: how many players can play with it, because it brings figures for more; 0 if it brings
 *   none
 * @titles: (nullable): its name by language
 */
typedef struct
{
  char *id;
  guint players;
  char *sets;
  char *requires;
  char *excludes;
  TwTexts *titles;
} TwVocabularyPart;

/**
 * TwVocabulary:
 * @parts: (element-type TwVocabularyPart): parts of the game
 * @rules: (element-type TwRule): rules, in the order in which they were read
 * @rules_by_id: (element-type utf8 TwRule): the same; of two with one id, the first
 * @parameters: (element-type TwParameter): parameters
 * @lands: (element-type TwLandType): designers' own kinds of land
 * @symbols: (element-type TwSymbolType): designers' own symbols
 * @figures: (element-type TwFigureType): figures
 * @tokens: (element-type TwTokenType): tokens
 * @effects: (element-type TwEffect): what features are worth
 * @procedures: (element-type TwProcedure): what happens
 * @sections: (element-type TwSection): chapters of the rules text, in their order
 * @sections_by_id: (element-type utf8 TwSection): the same
 * @passages: (element-type TwPassage): which rules stand where in that text
 * @pieces: (element-type TwBoxPiece): other pieces in the box
 * @plural_forms: (nullable): plural rules of languages that the program does not know, by language
 * @xml: (nullable): for a designer's own rules: the XML element they were read from
 * @joined: (nullable) (element-type TwVocabulary): the vocabularies it was joined from, which own
 *   its entries
 *
 * All members are read-only once it is shared.
 */
typedef struct
{
  GPtrArray *parts;
  GPtrArray *rules;
  GHashTable *rules_by_id;
  GPtrArray *parameters;
  GPtrArray *lands;
  GPtrArray *symbols;
  GPtrArray *figures;
  GPtrArray *tokens;
  GPtrArray *effects;
  GPtrArray *procedures;
  GPtrArray *sections;
  GHashTable *sections_by_id;
  GPtrArray *passages;
  GPtrArray *pieces;
  TwTexts *plural_forms;
  char *xml;
  GPtrArray *joined;
} TwVocabulary;

/** tw_vocabulary_new: Returns: (transfer full): an empty vocabulary, to be filled by a reader */
TwVocabulary *tw_vocabulary_new (void);

/** tw_vocabulary_ref: Returns: (transfer full): @vocabulary */
TwVocabulary *tw_vocabulary_ref (TwVocabulary *vocabulary);

/** tw_vocabulary_unref: frees @vocabulary with its last reference; safe in any thread. */
void tw_vocabulary_unref (TwVocabulary *vocabulary);

/** tw_vocabulary_add_part: Returns: (transfer none): a new part to be filled in */
TwVocabularyPart *tw_vocabulary_add_part (TwVocabulary *vocabulary, const char *id);

/** tw_vocabulary_list_rule: takes @rule into the lists of @vocabulary, where it can be found; its id does
 *   not change any more. */
void tw_vocabulary_list_rule (TwVocabulary *vocabulary, TwRule *rule);

/** tw_vocabulary_add_rule: Returns: (transfer none): a new rule to be filled in */
TwRule *tw_vocabulary_add_rule (TwVocabulary *vocabulary, const char *part, const char *id);

/** tw_vocabulary_add_parameter: Returns: (transfer none): a new parameter to be filled in */
TwParameter *
tw_vocabulary_add_parameter (TwVocabulary *vocabulary, const char *part, const char *name);

/** tw_vocabulary_add_figure: Returns: (transfer none): a new figure to be filled in */
TwFigureType *tw_vocabulary_add_figure (TwVocabulary *vocabulary, const char *part, const char *id);

/** tw_figure_type_add_role: adds a kind of feature on which the figure may stand, and its name
 * there. */
void tw_figure_type_add_role (TwFigureType *figure, TwKind kind, const char *name);

/** tw_vocabulary_add_land: Returns: (transfer none): a new kind of land to be filled in */
TwLandType *tw_vocabulary_add_land (TwVocabulary *vocabulary, const char *part, const char *id);

/** tw_land_type_add_role: adds a figure that may stand on the land, and its name there. */
void tw_land_type_add_role (TwLandType *land, const char *figure, const char *name);

/** tw_land_type_equal: Returns: whether both say the same; numbers and names may differ */
gboolean tw_land_type_equal (const TwLandType *a, const TwLandType *b);

/** tw_vocabulary_add_effect: Returns: (transfer none): a new effect to be filled in */
TwEffect *tw_vocabulary_add_effect (TwVocabulary *vocabulary, const char *part);

/** tw_vocabulary_add_procedure: Returns: (transfer none): a new procedure to be filled in */
TwProcedure *tw_vocabulary_add_procedure (TwVocabulary *vocabulary, const char *part);

/** tw_vocabulary_add_token: Returns: (transfer none): a new token to be filled in */
TwTokenType *tw_vocabulary_add_token (TwVocabulary *vocabulary, const char *part, const char *id);

/** tw_vocabulary_add_symbol: Returns: (transfer none): a new symbol to be filled in */
TwSymbolType *tw_vocabulary_add_symbol (TwVocabulary *vocabulary, const char *part, const char *id);

#define TW_VOCABULARY_ERROR tw_vocabulary_error_quark ()
TW_DECLARE_PLACED_ERROR (tw_vocabulary_error)

/**
 * TwVocabularyError:
 * @TW_VOCABULARY_ERROR_TWICE: two entries have the same name
 * @TW_VOCABULARY_ERROR_UNKNOWN: an entry names something that does not exist
 */
typedef enum
{
  TW_VOCABULARY_ERROR_TWICE,
  TW_VOCABULARY_ERROR_UNKNOWN
} TwVocabularyError;

/** tw_vocabulary_find_token: Returns: (transfer none) (nullable): the token of that id */
const TwTokenType *tw_vocabulary_find_token (const TwVocabulary *vocabulary, const char *id);

/**
 * tw_vocabulary_token_is_by_hand:
 * @vocabulary: the vocabulary in play, or what a set adds to it
 * @token: one of its tokens
 *
 * Effects hand out a designer's own token; if no effect does, players take it and give it back by
 * hand. Code handles the shipped tokens.
 *
 * Returns: whether no rule moves it
 */
gboolean tw_vocabulary_token_is_by_hand (const TwVocabulary *vocabulary, const TwTokenType *token);

/** tw_vocabulary_settle_by_hand: lets figures of a set's own @vocabulary be moved by rules that name them, whatever
 * their file says: by hand is moved only what no rule knows. */
void tw_vocabulary_settle_by_hand (TwVocabulary *vocabulary);

/** tw_vocabulary_find_land: Returns: (transfer none) (nullable): the kind of land of that id */
const TwLandType *tw_vocabulary_find_land (const TwVocabulary *vocabulary, const char *id);

/** tw_vocabulary_land_of: Returns: (transfer none) (nullable): the kind of land of that number */
const TwLandType *tw_vocabulary_land_of (const TwVocabulary *vocabulary, guint kind);

/**
 * tw_vocabulary_kind:
 * @vocabulary: (nullable): a vocabulary
 * @name: "road", or the id of a designer's own kind of land
 *
 * Returns: the kind, or %TW_KIND_NONE
 */
TwKind tw_vocabulary_kind (const TwVocabulary *vocabulary, const char *name);

/** tw_vocabulary_kinds: Returns: the kinds of land among blank-separated names */
TwKindSet tw_vocabulary_kinds (const TwVocabulary *vocabulary, const char *names);

/**
 * tw_vocabulary_symbol_allowed:
 * @own: (nullable): what the set adds to the rules
 * @topology: a drawing
 * @id: a symbol's id
 * @segment: index of a segment, -1 for the tile, or a field
 *
 * As tw_symbol_table_allowed(); a symbol that the set invents may stand only where the set says.
 *
 * Returns: whether the symbol may stand there
 */
gboolean tw_vocabulary_symbol_allowed (const TwVocabulary *own, const TwTopology *topology,
                                       const char *id, int segment);

/** tw_vocabulary_kind_name: Returns: (transfer none): the word for @kind in files */
const char *tw_vocabulary_kind_name (const TwVocabulary *vocabulary, guint kind);

/** tw_vocabulary_find_procedure: Returns: (transfer none) (nullable): the procedure of that id */
const TwProcedure *tw_vocabulary_find_procedure (const TwVocabulary *vocabulary, const char *id);

/** tw_vocabulary_find_zone: Returns: (transfer none) (nullable): the zone of that id, which may be that of a
 *   procedure as well */
const TwProcedure *tw_vocabulary_find_zone (const TwVocabulary *vocabulary, const char *id);

/** tw_vocabulary_find_symbol: Returns: (transfer none) (nullable): the symbol of that id */
const TwSymbolType *tw_vocabulary_find_symbol (const TwVocabulary *vocabulary, const char *id);

/** tw_vocabulary_find_figure: Returns: (transfer none) (nullable): the figure of that id */
const TwFigureType *tw_vocabulary_find_figure (const TwVocabulary *vocabulary, const char *id);

/** tw_vocabulary_find_part: Returns: (transfer none) (nullable): the part of that id */
const TwVocabularyPart *tw_vocabulary_find_part (const TwVocabulary *vocabulary, const char *id);

/**
 * tw_vocabulary_part_of_set:
 * @vocabulary: a vocabulary
 * @set: a tile set's id
 *
 * Returns: (transfer none) (nullable): the part that the set brings into play
 */
const TwVocabularyPart *tw_vocabulary_part_of_set (const TwVocabulary *vocabulary, const char *set);

/** tw_vocabulary_find_rule: Returns: (transfer none) (nullable): the rule of that id */
const TwRule *tw_vocabulary_find_rule (const TwVocabulary *vocabulary, const char *id);

/**
 * tw_rule_statement:
 * @vocabulary: a vocabulary
 * @rule: one of its rules
 * @values: (nullable): values of the parameters in the vocabulary's order, %NULL for the defaults
 *
 * The rule in the user's language. Values replace the parameters that it names as {NAME} or {NAME:#
 * point|# points}, so the text always agrees with the scoring; see engine/set/placeholder.h. A
 * house rule that is off has no number: it says "N".
 *
 * Rule: PARAM-009.
 *
 * Returns: (transfer full) (nullable): the statement
 */
char *tw_rule_statement (const TwVocabulary *vocabulary, const TwRule *rule, const int *values);

/** tw_vocabulary_find_parameter: Returns: its index in @parameters, or -1 */
int tw_vocabulary_find_parameter (const TwVocabulary *vocabulary, const char *name);

/**
 * tw_vocabulary_setting:
 * @vocabulary: a vocabulary
 * @setting: "NAME=VALUE"
 * @out_index: (out) (nullable): index of the parameter
 * @out_value: (out) (nullable): the value
 *
 * Returns: %FALSE if there is no such parameter or it cannot have that value
 */
gboolean tw_vocabulary_setting (const TwVocabulary *vocabulary,
                                const char *setting,
                                int *out_index,
                                int *out_value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwVocabulary, tw_vocabulary_unref)

G_END_DECLS
