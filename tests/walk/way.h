/* How the program looks on a walk, and the programs that walk. */
#pragma once

#include <adwaita.h>

/**
 * WalkWay:
 * @name: for the names of tests
 * @direction: which way words run
 * @is_dark: whether the style is dark
 * @is_made_up: whether all words are in a language that nobody speaks, see pseudo-locale.py
 * @width: of the window, and the widest that another may be, in pixels
 * @height: the same for what is high
 * @percent: the size of texts, 0 for the usual one
 * @is_touched: whether a finger is at work
 */
typedef struct
{
  const char *name;
  GtkTextDirection direction;
  gboolean is_dark, is_made_up;
  int width, height;
  int percent;
  gboolean is_touched;
} WalkWay;

/** walk_way_begin: lets what is shown from now on look so. */
void walk_way_begin (const WalkWay *way);

/** walk_way_end: looks as in the beginning again. */
void walk_way_end (const WalkWay *way);

/**
 * walk_run:
 * @argc: of main()
 * @argv: of main()
 * @prefix: of the names of tests: "/contrast"
 * @ways: (array length=n_ways): how it is to look, one after the other
 * @n_ways: how many
 *
 * Walks to all places of the program, in each way. To be called after setlocale().
 *
 * Returns: the exit status
 */
int walk_run (int argc, char *argv[], const char *prefix, const WalkWay *ways, guint n_ways);
