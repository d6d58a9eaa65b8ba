/* From what a record says to pictures of it: what all questions need. */
#pragma once

#include "app/balance/chart-private.h"

G_BEGIN_DECLS

/** TwChartMaking: @answers: what the record says; @charts: (element-type TwChart): what was made */
typedef struct
{
  const TwAnswers *answers;
  GPtrArray *charts;
} TwChartMaking;

/** TwChartName: (transfer full): what an answer is called in a picture whose title says what is measured */
typedef char *(*TwChartName) (const TwAnswer *answer);

/** tw_making_name: Returns: (transfer full): of what it is */
char *tw_making_name (const TwAnswer *answer);

/** tw_making_answer: Returns: (transfer none): answer @i */
const TwAnswer *tw_making_answer (const TwChartMaking *making, guint i);

/** tw_making_add: adds those of @measure as rows of @chart. */
void tw_making_add (const TwChartMaking *making, TwChart *chart, const char *measure, TwChartName name);

/** tw_making_rows: Returns: (transfer full): a picture of all that has been measured by @measure */
TwChart *tw_making_rows (const TwChartMaking *making,
                         const char *title,
                         const char *measure,
                         const char *null_label,
                         TwChartName name);

/** tw_making_take: keeps @chart (transfer full) if anything is known of it. */
void tw_making_take (const TwChartMaking *making, TwChart *chart);

/** tw_making_compare: compares two rows (pointers to #TwChartRow pointers): the greater number is first. */
int tw_making_compare (gconstpointer a, gconstpointer b);

/* Each makes the pictures of a question. */
void tw_making_change (const TwChartMaking *making);
void tw_making_common (const TwChartMaking *making);
void tw_making_symbol (const TwChartMaking *making);
void tw_making_worth (const TwChartMaking *making);

G_END_DECLS
