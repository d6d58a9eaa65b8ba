/* All places of the program, in walks that can be taken by themselves. */
#pragma once

#include "tests/walk/walk.h"

/** walk_start_page: with a draft and a game that were left behind, an empty search, an error. */
void walk_start_page (Walk *walk, gconstpointer way);

/** walk_editor: the four pages with a shipped set, their panels and menus. */
void walk_editor (Walk *walk, gconstpointer way);

/** walk_own_rules: the forms of what a set brings itself, the sketch, and its rules to be read. */
void walk_own_rules (Walk *walk, gconstpointer way);

/** walk_about_the_set: properties, coverage, rules sheet, comparison. */
void walk_about_the_set (Walk *walk, gconstpointer way);

/** walk_files: versions, news of the open file, and what is asked before something is lost. */
void walk_files (Walk *walk, gconstpointer way);

/** walk_program: preferences and shortcuts. */
void walk_program (Walk *walk, gconstpointer way);

/** walk_setup: the page before a game and its questions. */
void walk_setup (Walk *walk, gconstpointer way);

/** walk_table: a game with its panels, the rules, the questions, and its end. */
void walk_table (Walk *walk, gconstpointer way);

/** walk_mists: the same of the game that players win or lose together. */
void walk_mists (Walk *walk, gconstpointer way);

/** walk_asks: what each expansion asks at the table. */
void walk_asks (Walk *walk, gconstpointer way);
