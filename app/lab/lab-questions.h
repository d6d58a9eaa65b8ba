/* The questions of the page, as people ask them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwLabForWhom: of which games something can be asked.
 * @TW_LAB_FOR_ALL: of every game
 * @TW_LAB_FOR_RIVALS: of those that somebody wins
 * @TW_LAB_FOR_TEAMS: of those that all win or lose together
 */
typedef enum
{
  TW_LAB_FOR_ALL,
  TW_LAB_FOR_RIVALS,
  TW_LAB_FOR_TEAMS
} TwLabForWhom;

/**
 * TwLabQuestionRow:
 * @id: id of the question
 * @title: the question, not yet translated
 * @about: what is measured, and what that does not say, not yet translated
 * @what: (nullable): the title of what it is asked of, not yet translated
 * @for_whom: of which games it can be asked
 * @asks_player: whether people choose who plays
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *about;
  const char *what;
  TwLabForWhom for_whom;
  gboolean asks_player;
} TwLabQuestionRow;

/** tw_lab_questions: Returns: (transfer none) (array length=out_n): all questions, in the order in which they are shown */
const TwLabQuestionRow *tw_lab_questions (guint *out_n);

G_END_DECLS
