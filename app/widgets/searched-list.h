/* A list of rows that are searched by a field above it: in groups with headings as long as nothing is searched for,
 * else with what fits best first. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_searched_list: lets @list, which lives no longer than @entry, show what is searched for in @entry, from
 * where Down leads to the first row. */
void tw_searched_list (GtkListBox *list, GtkEditable *entry);

/**
 * tw_searched_list_add:
 * @list: such a list
 * @row: a row, added at the end
 * @group: (nullable): the heading under which it stands, with those added before and after it that have the same
 * @title: what it is called
 * @words: (nullable): by what else it is found, after all that are called so
 */
void tw_searched_list_add (GtkListBox *list, GtkListBoxRow *row, const char *group, const char *title,
                           const char *words);

/** tw_searched_list_search: shows what is searched for now. */
void tw_searched_list_search (GtkListBox *list);

/** tw_searched_list_first: Returns: (transfer none) (nullable): the first row that the search leaves */
GtkListBoxRow *tw_searched_list_first (GtkListBox *list);

/** tw_searched_list_taken: Returns: (transfer none) (nullable): the row that Return takes: the one that has the keyboard,
 * whose keys the field may hear as well, else the first that the search leaves */
GtkListBoxRow *tw_searched_list_taken (GtkListBox *list);

/** tw_searched_list_leave: looks for nothing any more; before @list or its field goes. */
void tw_searched_list_leave (GtkListBox *list);

G_END_DECLS
