/* Papers. */
#include "app/cardboard/paper.h"

#include <glib/gi18n.h>

static const TwPaper papers[] = {
  { "a4", "A4", 210, 297 },           { "letter", "Letter", 215.9, 279.4 },
  { "a3", "A3", 297, 420 },           { "a5", "A5", 148, 210 },
  { "legal", "Legal", 215.9, 355.6 }, { "tabloid", "Tabloid", 279.4, 431.8 },
  { "sra3", "SRA3", 320, 450 },       { TW_PAPER_OWN, N_ ("Custom Size"), 0, 0 },
};

const TwPaper *
tw_papers (guint *out_n)
{
  *out_n = G_N_ELEMENTS (papers);
  return papers;
}

const TwPaper *
tw_paper_find (const char *id)
{
  if (id == NULL)
    return papers;
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i].id, id))
      return &papers[i];
  return NULL;
}

void
tw_paper_size (const TwPrintPlan *plan, double *out_width, double *out_height)
{
  const TwPaper *paper = tw_paper_find (plan->paper);
  double width, height;

  if (paper == NULL)
    paper = papers;
  width = paper->width > 0 ? paper->width : plan->width / 1000.;
  height = paper->height > 0 ? paper->height : plan->height / 1000.;
  *out_width = plan->is_landscape ? height : width;
  *out_height = plan->is_landscape ? width : height;
}
