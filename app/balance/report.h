/* A report of one question or many: what was asked, what came of it, and what it cannot say. Plain data, which files of all
 * kinds are made of. */
#pragma once

#include "app/balance/chart.h"
#include "engine/balance/answer.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

/** TwReportFact: something to know of a report or of a part of it: "Seed", "1". */
typedef struct
{
  char *name;
  char *value;
} TwReportFact;

/**
 * TwReportRow: a number of the table.
 * @label: what it is
 * @unit: what it counts
 * @interval: the number
 * @n: deals, or tries, that it comes from
 * @verdict: how it stands to what it is compared with
 */
typedef struct
{
  char *label;
  TwUnit unit;
  TwInterval interval;
  gint64 n;
  TwVerdict verdict;
} TwReportRow;

/**
 * TwReportPart: a question and its answer.
 * @id: the question, as of a record
 * @heading: the question in words
 * @sentence: the answer in a sentence
 * @charts: (element-type TwChart): pictures of it
 * @rows: (element-type TwReportRow): all numbers
 * @facts: (element-type TwReportFact): what was played
 * @limits: (nullable): what it cannot say
 */
typedef struct
{
  char *id;
  char *heading;
  char *sentence;
  GPtrArray *charts;
  GPtrArray *rows;
  GPtrArray *facts;
  char *limits;
} TwReportPart;

/**
 * TwReport:
 * @title: what it is of
 * @facts: (element-type TwReportFact): rules and versions
 * @parts: (element-type TwReportPart): the questions, in the order in which they were added
 */
typedef struct
{
  char *title;
  GPtrArray *facts;
  GPtrArray *parts;
} TwReport;

/** tw_report_new: Returns: (transfer full): a report without parts, which names the program and its version */
TwReport *tw_report_new (const char *title);

/** tw_report_free: frees @report. */
void tw_report_free (TwReport *report);

/** tw_report_add_fact: says @value of @name for the whole of @report. */
void tw_report_add_fact (TwReport *report, const char *name, const char *value);

/** tw_report_add_game: says which sets are in play, with their versions and numbers of tiles, and how many play. */
void tw_report_add_game (TwReport *report, const TwRules *rules);

/** tw_report_add_record: adds what @record says; @is_sequence as for tw_record_answers(). */
void tw_report_add_record (TwReport *report, const TwRecord *record, gboolean is_sequence);

/** tw_report_add_tried: adds the values @tried (element-type TwTriedNumber) of the parameter @name. */
void tw_report_add_tried (TwReport *report, const char *name, const TwNumberSearch *search, const GArray *tried);

/** tw_answer_is_usual: Returns: whether @answer is one of a long list, and as it should be: a tile that fits somewhere */
gboolean tw_answer_is_usual (const TwAnswer *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwReport, tw_report_free)

G_END_DECLS
