/* Parameters: numbers and switches of the rules that a ruleset can set, and how they are
 * written. */
#pragma once

#include "engine/tile/texts.h"

G_BEGIN_DECLS

/**
 * TwParameterType:
 * @TW_PARAMETER_NUMBER: a whole number between @least and @most
 * @TW_PARAMETER_SWITCH: 0 or 1, written n and y
 * @TW_PARAMETER_CHOICE: an index into @choices
 * @TW_PARAMETER_SIZE: width and height in cells, written 5x7, or 0, written
 *   unlimited; see tw_size_width()
 */
typedef enum
{
  TW_PARAMETER_NUMBER,
  TW_PARAMETER_SWITCH,
  TW_PARAMETER_CHOICE,
  TW_PARAMETER_SIZE
} TwParameterType;

/**
 * TwParameter:
 * @name: stable name, for instance "city.tile.complete"
 * @part: the part it belongs to
 * @type: see #TwParameterType
 * @least: least value
 * @most: greatest value; of a size, width and height are each from 1 to 255
 * @preset: the default
 * @choices: (nullable) (array zero-terminated=1): words of a choice
 * @choice_texts: (nullable) (array): for each of @choices: what it means, by language; %NULL for
 *   one without words
 * @texts: (nullable): what it means, by language
 * @when: (nullable) (array zero-terminated=1): conditions under which it makes a difference, as in
 *   #TwPassage
 * @without: (nullable) (array zero-terminated=1): parts with which it makes no difference
 */
typedef struct
{
  char *name;
  char *part;
  TwParameterType type;
  int least, most, preset;
  char **choices;
  TwTexts **choice_texts;
  TwTexts *texts;
  char **when;
  char **without;
} TwParameter;

/** tw_parameter_free: frees @parameter. */
void tw_parameter_free (TwParameter *parameter);

/**
 * tw_parameter_parse:
 * @parameter: a parameter
 * @text: a value as written ("2", "y", "per-city")
 * @out_value: (out): the value
 *
 * Rule: PARAM-002.
 *
 * Returns: %FALSE if @text is no value or out of range
 */
gboolean tw_parameter_parse (const TwParameter *parameter, const char *text, int *out_value);

/** tw_size_width: Returns: the width in cells in the value of a size */
static inline int
tw_size_width (int value)
{
  return value >> 8;
}

/** tw_size_height: Returns: the height in cells in the value of a size */
static inline int
tw_size_height (int value)
{
  return value & 0xff;
}

/** tw_parameter_format: Returns: (transfer full): @value as written */
char *tw_parameter_format (const TwParameter *parameter, int value);

/** tw_parameter_range: Returns: (transfer full): the values allowed, for messages ("0–20") */
char *tw_parameter_range (const TwParameter *parameter);

G_END_DECLS
