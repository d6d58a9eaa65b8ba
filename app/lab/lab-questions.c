/* The questions of the page. */
#include "app/lab/lab-questions.h"

#include <glib/gi18n.h>

static const TwLabQuestionRow rows[] = {
  { "fair", N_ ("Is It Fair?"),
    N_ ("How often each seat wins, counted from the first player. Every deal is played in all seat "
        "orders. It holds for these players: others may gain more from going first."),
    NULL, TW_LAB_FOR_RIVALS, TRUE },
  { "worth", N_ ("What Is It Worth?"),
    N_ ("Points that it brings to who has it and to the others, and wins. A tile is compared with "
        "a "
        "plain one of the same edges, anything else with games in which one player may not use it. "
        "What these players do not plan for, they use badly."),
    N_ ("Of What"), TW_LAB_FOR_RIVALS, TRUE },
  { "change", N_ ("What Does It Change?"),
    N_ ("The same deals with it and without it: length, points and where they come from, meeples "
        "on "
        "the table, tiles that fit nowhere."),
    N_ ("What Is Added"), TW_LAB_FOR_RIVALS, TRUE },
  { "skill", N_ ("Does Skill Win?"),
    N_ ("How often a better player beats a worse one. Where long thinking brings nothing more, "
        "these "
        "players find nothing more; people may."),
    NULL, TW_LAB_FOR_RIVALS, FALSE },
  { "thrill", N_ ("Is It Exciting?"),
    N_ ("Changes of the lead, how far behind the later winner was, when it is decided, and how "
        "many "
        "good places there are for a tile. It says what can make a game exciting, not whether it "
        "does."),
    NULL, TW_LAB_FOR_RIVALS, TRUE },
  { "team", N_ ("Can It Be Won?"),
    N_ ("How often all players together win, and what they lose by."), N_ ("Which Games"),
    TW_LAB_FOR_TEAMS, TRUE },
  { "dead", N_ ("Is Anything Dead or Broken?"),
    N_ ("Rules that never do anything, tiles that fit nowhere, questions with one answer, leaders "
        "that run away. What these players never do, people may."),
    NULL, TW_LAB_FOR_ALL, TRUE },
  { "number", N_ ("Which Number Should It Be?"),
    N_ ("Tries values of a number in the rules until one of them meets your goal. It takes for "
        "granted that the goal goes one way with the number."),
    N_ ("Which Number"), TW_LAB_FOR_RIVALS, TRUE },
  { "common", N_ ("What Happens in a Game?"),
    N_ ("Length, points and how they come, meeples on the table, and where on the table tiles and "
        "figures go."),
    NULL, TW_LAB_FOR_ALL, TRUE },
};

const TwLabQuestionRow *
tw_lab_questions (guint *out_n)
{
  *out_n = G_N_ELEMENTS (rows);
  return rows;
}
