/* The tree of a search. */
#include "engine/player/search-tree.h"

#include <math.h>
#include <string.h>

/* How much an answer that was tried little is overrated, in spreads. */
#define CURIOSITY 0.45
/* As many playouts as an answer's look beforehand counts. */
#define PRIOR_VISITS 2.0
/* Answers that are tried at all grow with the square root of the playouts. */
#define WIDENING 0.8

void
tw_search_tree_clear (TwSearchTree *tree)
{
  g_clear_pointer (&tree->nodes, g_free);
  tree->n_nodes = tree->n_room = 0;
}

/* Returns: number of the first of @n new nodes */
static guint
add_nodes (TwSearchTree *tree, guint n)
{
  guint first = tree->n_nodes;

  if (first + n > tree->n_room)
    {
      tree->n_room = MAX (2 * tree->n_room, first + n + 1024);
      tree->nodes = g_renew (TwSearchNode, tree->nodes, tree->n_room);
    }
  memset (tree->nodes + first, 0, n * sizeof *tree->nodes);
  tree->n_nodes += n;
  return first;
}

void
tw_search_tree_begin (TwSearchTree *tree)
{
  tree->n_nodes = 0;
  add_nodes (tree, 1);
}

void
tw_search_tree_add_answers (TwSearchTree *tree,
                            guint node,
                            const TwActionList *list,
                            const int *worths,
                            guint most)
{
  guint n = MIN (list->n_items, most), first = add_nodes (tree, n), n_held = 0;
  TwSearchNode *held = tree->nodes + first;

  for (guint i = 0; i < list->n_items; i++)
    {
      guint at = n_held;

      while (at > 0 && held[at - 1].prior < worths[i])
        at--;
      if (at == n)
        continue;
      n_held = MIN (n_held + 1, n);
      memmove (held + at + 1, held + at, (n_held - 1 - at) * sizeof *held);
      held[at].action = list->items[i];
      held[at].prior = worths[i];
    }
  for (guint i = n; i-- > 0;)
    held[i].prior -= held[0].prior;
  tree->nodes[node].children = first;
  tree->nodes[node].n_children = n;
}

guint
tw_search_tree_outcome (TwSearchTree *tree, guint node, const TwAction *outcome)
{
  guint child = tree->nodes[node].children;

  for (; child != 0; child = tree->nodes[child].next)
    if (memcmp (&tree->nodes[child].action, outcome, sizeof *outcome) == 0)
      return child;
  child = add_nodes (tree, 1);
  tree->nodes[child].action = *outcome;
  tree->nodes[child].next = tree->nodes[node].children;
  tree->nodes[node].children = child;
  return child;
}

guint
tw_search_tree_select (const TwSearchTree *tree, guint node, guint seat, double spread)
{
  const TwSearchNode *parent = &tree->nodes[node];
  double mean = parent->visits > 0 ? parent->total[seat] / parent->visits : 0;
  double curiosity = CURIOSITY * spread * sqrt (log (parent->visits + 2.0));
  guint n = MIN (parent->n_children, 2 + (guint) (WIDENING * sqrt (parent->visits)));
  guint best = parent->children;
  double best_value = -HUGE_VAL;

  for (guint i = 0; i < n; i++)
    {
      const TwSearchNode *child = &tree->nodes[parent->children + i];
      double weight = child->visits + PRIOR_VISITS;
      double value = (child->total[seat] + PRIOR_VISITS * (mean + child->prior)) / weight
                     + curiosity / sqrt (weight);

      if (value > best_value)
        {
          best_value = value;
          best = parent->children + i;
        }
    }
  return best;
}
