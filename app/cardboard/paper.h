/* Papers by name, and how large a plan's paper is. */
#pragma once

#include "engine/set/print-plan.h"

G_BEGIN_DECLS

/* The name of a paper that is as large as the plan says. */
#define TW_PAPER_OWN "own"

/**
 * TwPaper:
 * @id: its name in files
 * @title: its name for people, marked for gettext where it is no proper name
 * @width: upright, in millimetres
 * @height: upright, in millimetres
 */
typedef struct
{
  const char *id;
  const char *title;
  double width;
  double height;
} TwPaper;

/** tw_papers: Returns: (array length=out_n): the papers, A4 first; the last is %TW_PAPER_OWN */
const TwPaper *tw_papers (guint *out_n);

/** tw_paper_find: Returns: (transfer none): the paper of that name, A4 for %NULL; %NULL if there is
 *   none */
const TwPaper *tw_paper_find (const char *id);

/** tw_paper_size: finds the size of @plan's paper in millimetres as the page is read, lying if the
 * plan says so. A paper that is not known is A4. */
void tw_paper_size (const TwPrintPlan *plan, double *out_width, double *out_height);

G_END_DECLS
