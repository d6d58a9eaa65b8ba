/* The tree of a search: what was tried from a position on, how often, and with what result.
 *
 * A node is a position that a path of answers and outcomes of chance leads to. A player's answers
 * are added all at once, the most promising first; outcomes of chance when they occur. All memory
 * is one growing block, which is kept from one search to the next.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** TW_SEARCH_ROOT: the node of the position that is searched. */
#define TW_SEARCH_ROOT 0

/**
 * TwSearchNode:
 * @action: the answer or outcome that leads to it
 * @visits: how many playouts went through it
 * @children: number of the first child, 0 if it has none
 * @n_children: at a player's question: how many answers follow one another from @children
 * @next: for an outcome: number of the next outcome, 0 for the last
 * @prior: how much worse than the best the answer looked beforehand, at most 0, in
 *   hundredths of a point
 * @total: sum of the playouts' worths, by seat, in hundredths of a point
 */
typedef struct
{
  TwAction action;
  guint32 visits;
  guint32 children;
  guint32 n_children;
  guint32 next;
  gint32 prior;
  double total[TW_MAX_SEATS];
} TwSearchNode;

/** TwSearchTree: a tree; owned by one thread. */
typedef struct
{
  TwSearchNode *nodes;
  guint n_nodes;
  guint n_room;
} TwSearchTree;

/** tw_search_tree_clear: frees what @tree holds. */
void tw_search_tree_clear (TwSearchTree *tree);

/** tw_search_tree_begin: makes @tree a root without children. */
void tw_search_tree_begin (TwSearchTree *tree);

/**
 * tw_search_tree_add_answers:
 * @tree: a tree
 * @node: number of a node without children
 * @list: the answers to its question
 * @worths: (array): how good they look beforehand
 * @most: the most answers to add; only the best are added
 *
 * Gives a node its answers, the best first. Answers that look equally good keep the order of
 * the list, so that two trees of one position have the same children.
 */
void tw_search_tree_add_answers (TwSearchTree *tree,
                                 guint node,
                                 const TwActionList *list,
                                 const int *worths,
                                 guint most);

/** tw_search_tree_outcome: Returns: number of the child of @node that @outcome leads to */
guint tw_search_tree_outcome (TwSearchTree *tree, guint node, const TwAction *outcome);

/**
 * tw_search_tree_select:
 * @tree: a tree
 * @node: number of a node with answers
 * @seat: the seat that answers
 * @spread: standard deviation of the playouts' worths for the seat
 *
 * Weighs promising children against those tried least. The less promising ones are tried once the
 * better ones have been tried often.
 *
 * Returns: number of the child to be tried next
 */
guint tw_search_tree_select (const TwSearchTree *tree, guint node, guint seat, double spread);

G_END_DECLS
