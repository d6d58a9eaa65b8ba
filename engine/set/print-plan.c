/* How a set is printed. */
#include "engine/set/print-plan.h"

#include <string.h>

#define PLAN(member) .offset = G_STRUCT_OFFSET (TwPrintPlan, member)

static const char *const marks[] = { "rim", "corners", "lines", "none", NULL };
static const char *const backs[] = { "none", "long-edge", "short-edge", "fold", "separate", NULL };
static const char *const inks[] = { "full", "light", "grey", "outline", NULL };
static const char *const forms[] = {
  "sheets", "grid", "single", "pictures", "sheet-pictures", NULL
};
static const char *const choices[] = { "all", "changed", "chosen", "none", NULL };
static const char *const copies[] = { "set", "one", NULL };
static const char *const blocks[] = { "tiles", "whole", NULL };
static const char *const figures[] = { "none", "standees", "discs", NULL };

G_STATIC_ASSERT (sizeof (TwPrintMarks) == sizeof (int));

/* Millimetres. */
#define LENGTH(from, to, usual) .least = (from) *1000, .most = (to) *1000, .omitted = (usual)

static const TwMember members[] = {
  { "preset", TW_MEMBER_WORDS, PLAN (preset) },
  { "tile", TW_MEMBER_LENGTH, PLAN (tile), LENGTH (10, 200, TW_PRINT_TILE_USUAL) },
  { "corner", TW_MEMBER_LENGTH, PLAN (corner), LENGTH (0, 20, 0) },
  { "thickness", TW_MEMBER_LENGTH, PLAN (thickness), LENGTH (0, 10, 2000) },
  { "paper", TW_MEMBER_WORDS, PLAN (paper) },
  { "width", TW_MEMBER_LENGTH, PLAN (width), LENGTH (50, 2000, 210000) },
  { "height", TW_MEMBER_LENGTH, PLAN (height), LENGTH (50, 2000, 297000) },
  { "landscape", TW_MEMBER_TRUTH, PLAN (is_landscape) },
  { "top", TW_MEMBER_LENGTH, PLAN (top), LENGTH (0, 100, 5000) },
  { "right", TW_MEMBER_LENGTH, PLAN (right), LENGTH (0, 100, 5000) },
  { "bottom", TW_MEMBER_LENGTH, PLAN (bottom), LENGTH (0, 100, 5000) },
  { "left", TW_MEMBER_LENGTH, PLAN (left), LENGTH (0, 100, 5000) },
  { "bleed", TW_MEMBER_LENGTH, PLAN (bleed), LENGTH (0, 10, 2000) },
  { "gap", TW_MEMBER_LENGTH, PLAN (gap), LENGTH (0, 50, 0) },
  { "safe", TW_MEMBER_LENGTH, PLAN (safe), LENGTH (0, 10, 2000) },
  { "marks", TW_MEMBER_WORD, PLAN (marks), .words = marks },
  { "frame", TW_MEMBER_TRUTH, PLAN (has_frame) },
  { "registration", TW_MEMBER_TRUTH, PLAN (has_registration) },
  { "backs", TW_MEMBER_WORD, PLAN (backs), .words = backs },
  { "back-x", TW_MEMBER_LENGTH, PLAN (back_x), LENGTH (-9, 9, 0) },
  { "back-y", TW_MEMBER_LENGTH, PLAN (back_y), LENGTH (-9, 9, 0) },
  { "ink", TW_MEMBER_WORD, PLAN (ink), .words = inks },
  { "form", TW_MEMBER_WORD, PLAN (form), .words = forms },
  { "columns", TW_MEMBER_NUMBER, PLAN (columns), .least = 0, .most = 50, .omitted = 0 },
  { "rows", TW_MEMBER_NUMBER, PLAN (rows), .least = 0, .most = 50, .omitted = 0 },
  { "pitch-x", TW_MEMBER_LENGTH, PLAN (pitch_x), LENGTH (0, 500, 0) },
  { "pitch-y", TW_MEMBER_LENGTH, PLAN (pitch_y), LENGTH (0, 500, 0) },
  { "dpi", TW_MEMBER_NUMBER, PLAN (dpi), .least = 72, .most = 1200, .omitted = 300 },
  { "pixels", TW_MEMBER_NUMBER, PLAN (pixels), .least = 0, .most = 4096, .omitted = 0 },
  { "boxes", TW_MEMBER_TRUTH, PLAN (has_boxes) },
  { "cuts", TW_MEMBER_TRUTH, PLAN (has_cuts) },
  { "tiles", TW_MEMBER_WORD, PLAN (choice), .words = choices },
  { "since", TW_MEMBER_LINE, PLAN (since) },
  { "chosen", TW_MEMBER_WORDS, PLAN (chosen) },
  { "copies", TW_MEMBER_WORD, PLAN (copies), .words = copies },
  { "blocks", TW_MEMBER_WORD, PLAN (blocks), .words = blocks },
  { "tokens", TW_MEMBER_TRUTH, PLAN (has_tokens) },
  { "figures", TW_MEMBER_WORD, PLAN (figures), .words = figures },
  { "track", TW_MEMBER_TRUTH, PLAN (has_track) },
  { "box", TW_MEMBER_TRUTH, PLAN (has_box) },
  { "label", TW_MEMBER_TRUTH, PLAN (has_label) },
  { "overview", TW_MEMBER_TRUTH, PLAN (has_overview) },
  { "drift", TW_MEMBER_TRUTH, PLAN (has_drift) },
};

/* What a preset leaves as it is in a set. */
static const char *const of_set[] = { "tile",     "corner",  "thickness", "back-x", "back-y",
                                      "tiles",    "since",   "chosen",    "copies", "blocks",
                                      "tokens",   "figures", "track",     "box",    "label",
                                      "overview", "drift",   NULL };

const TwMember *
tw_print_plan_members (guint *out_n)
{
  *out_n = G_N_ELEMENTS (members);
  return members;
}

const TwMember *
tw_print_plan_member (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (g_strcmp0 (members[i].name, name) == 0)
      return &members[i];
  return NULL;
}

TwPrintPlan *
tw_print_plan_new (void)
{
  TwPrintPlan *plan = g_new0 (TwPrintPlan, 1);

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (members[i].type == TW_MEMBER_LENGTH || members[i].type == TW_MEMBER_NUMBER)
      *(int *) G_STRUCT_MEMBER_P (plan, members[i].offset) = members[i].omitted;
  return plan;
}

gboolean
tw_print_plan_is_pictures (const TwPrintPlan *plan)
{
  return plan->form == TW_PRINT_PICTURES || plan->form == TW_PRINT_SHEET_PICTURES;
}

TwPrintPlan *
tw_print_plan_copy (const TwPrintPlan *plan)
{
  TwPrintPlan *copy;

  if (plan == NULL)
    return NULL;
  copy = g_new0 (TwPrintPlan, 1);
  tw_members_copy (members, G_N_ELEMENTS (members), copy, plan);
  return copy;
}

void
tw_print_plan_free (TwPrintPlan *plan)
{
  if (plan == NULL)
    return;
  tw_members_free (members, G_N_ELEMENTS (members), plan);
  g_free (plan);
}

gboolean
tw_print_plan_equal (const TwPrintPlan *a, const TwPrintPlan *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return tw_members_equal (members, G_N_ELEMENTS (members), a, b);
}

double
tw_print_plan_tile (const TwPrintPlan *plan)
{
  return (plan != NULL ? plan->tile : TW_PRINT_TILE_USUAL) / 1000.;
}

void
tw_print_plan_take_preset (TwPrintPlan *plan, const TwPrintPlan *preset)
{
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      if (g_strv_contains (of_set, members[i].name))
        continue;
      tw_member_free (&members[i], plan);
      tw_member_copy (&members[i], plan, preset);
    }
}
