/* A table of figures of games. */
#include "app/window/ledger-table.h"

#include <glib/gi18n.h>

#include "app/widgets/natural-size.h"
#include "engine/ledger/ledger-column.h"

/* A row of the list. */
#define TW_TYPE_LEDGER_ITEM (tw_ledger_item_get_type ())
G_DECLARE_FINAL_TYPE (TwLedgerItem, tw_ledger_item, TW, LEDGER_ITEM, GObject)

struct _TwLedgerItem
{
  GObject parent_instance;

  const TwLedgerRow *row; /* of the table's ledger */
};

G_DEFINE_FINAL_TYPE (TwLedgerItem, tw_ledger_item, G_TYPE_OBJECT)

struct _TwLedgerTable
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkColumnView *view;
  GListStore *items;
  GtkSortListModel *sorted;
  GPtrArray *columns; /* GtkColumnViewColumn, by column of numbers */
  GtkColumnViewColumn *name;
  GtkColumnViewColumn *who;
  gboolean tiles_first;
  TwLedger *ledger;
};

G_DEFINE_FINAL_TYPE (TwLedgerTable, tw_ledger_table, ADW_TYPE_BIN)

static void
tw_ledger_item_class_init (TwLedgerItemClass *klass)
{
}

static void
tw_ledger_item_init (TwLedgerItem *self)
{
}

/* What a factory shows: a number's column, or one of these. */
enum
{
  NAME = -2,
  WHO = -1
};

static const char *
say_who (TwLedgerWho who)
{
  const char *const words[TW_LEDGER_N_WHO] = { _ ("Everybody"), _ ("People"), _ ("Programs") };

  return words[who];
}

/* As people write it, with the point or comma of their language. */
static char *
say_number (const TwLedgerRow *row, guint column)
{
  TwLedgerColumn about = tw_ledger_column (column);
  double value;

  if (!tw_ledger_value (row, column, &value))
    return g_strdup ("");
  if (about.is_share)
    /* Translators: a share of all */
    return g_strdup_printf (_ ("%.0f%%"), 100 * value);
  return g_strdup_printf ("%.*f", (int) about.n_decimals, value);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  int column = GPOINTER_TO_INT (data);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column < 0 ? 0 : 1);
  if (column >= 0)
    gtk_widget_add_css_class (label, "numeric");
  else
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), column == NAME ? 18 : 10);
      gtk_label_set_max_width_chars (GTK_LABEL (label), column == NAME ? 32 : 14);
    }
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const TwLedgerRow *row = TW_LEDGER_ITEM (gtk_list_item_get_item (item))->row;
  int column = GPOINTER_TO_INT (data);
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  g_autofree char *number = column >= 0 ? say_number (row, (guint) column) : NULL;
  const char *words = column >= 0          ? number
                      : column == WHO      ? say_who (row->who)
                      : *row->name != '\0' ? row->name
                                           : _ ("All games");

  gtk_label_set_label (label, words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), column == NAME ? words : NULL);
}

static GtkColumnViewColumn *
add_column (TwLedgerTable *self, const char *title, int column, GtkSorter *sorter)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *made;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (column));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), GINT_TO_POINTER (column));
  made = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_sorter (made, sorter);
  gtk_column_view_column_set_resizable (made, column < 0);
  gtk_column_view_append_column (self->view, made);
  g_object_unref (sorter);
  /* The view has it. */
  g_object_unref (made);
  return made;
}

/* Rows come from the ledger sorted by name, and the sorting keeps that where numbers are equal. */
static int
compare_names (gconstpointer one, gconstpointer other, gpointer data)
{
  const TwLedgerRow *a = TW_LEDGER_ITEM ((gpointer) one)->row;
  const TwLedgerRow *b = TW_LEDGER_ITEM ((gpointer) other)->row;
  int order = g_utf8_collate (a->name, b->name);

  return order != 0 ? order : (int) a->who - (int) b->who;
}

static int
compare_who (gconstpointer one, gconstpointer other, gpointer data)
{
  return (int) TW_LEDGER_ITEM ((gpointer) one)->row->who
         - (int) TW_LEDGER_ITEM ((gpointer) other)->row->who;
}

static int
compare_numbers (gconstpointer one, gconstpointer other, gpointer data)
{
  double a, b;
  gboolean has_a =
      tw_ledger_value (TW_LEDGER_ITEM ((gpointer) one)->row, GPOINTER_TO_UINT (data), &a);
  gboolean has_b =
      tw_ledger_value (TW_LEDGER_ITEM ((gpointer) other)->row, GPOINTER_TO_UINT (data), &b);

  if (!has_a || !has_b)
    return has_a - has_b;
  return (a > b) - (a < b);
}

/* Of tiles it is asked first what they did; of all else, who won. A view whose columns are moved
 * while it is shown is not drawn any more by GTK 4.8, so there is a new one for the other order. */
static void
make_view (TwLedgerTable *self, gboolean tiles_first)
{
  GtkSelectionModel *selection;
  guint n = tw_ledger_n_columns (), first = tw_ledger_first_of_tiles ();

  self->tiles_first = tiles_first;
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->items)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  selection = GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (self->sorted)));
  gtk_single_selection_set_autoselect (GTK_SINGLE_SELECTION (selection), FALSE);
  gtk_single_selection_set_can_unselect (GTK_SINGLE_SELECTION (selection), TRUE);
  gtk_column_view_set_model (self->view, selection);
  g_object_unref (selection);
  gtk_column_view_set_show_row_separators (self->view, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "ledger");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Games in Numbers"), -1);
  self->name = add_column (self, _ ("Name"), NAME,
                           GTK_SORTER (gtk_custom_sorter_new (compare_names, NULL, NULL)));
  self->who = add_column (self, _ ("Whose Seats"), WHO,
                          GTK_SORTER (gtk_custom_sorter_new (compare_who, NULL, NULL)));
  g_ptr_array_set_size (self->columns, (int) n);
  for (guint i = 0; i < n; i++)
    {
      guint at = !tiles_first ? i : (first + i) % n;
      GtkSorter *sorter =
          GTK_SORTER (gtk_custom_sorter_new (compare_numbers, GUINT_TO_POINTER (at), NULL));

      self->columns->pdata[at] = add_column (self, tw_ledger_column (at).title, (int) at, sorter);
    }
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->view));
}

/* A column says only by its title what it is; the sentence stands in a tooltip there. */
static void
explain_titles (TwLedgerTable *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (self->view));
  GtkWidget *title = header != NULL ? gtk_widget_get_first_child (header) : NULL;

  for (guint i = 0; title != NULL && i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);
      guint at;

      if (g_ptr_array_find (self->columns, column, &at))
        gtk_widget_set_tooltip_text (title, tw_ledger_column (at).help);
      title = gtk_widget_get_next_sibling (title);
    }
}

static gboolean
is_used (GListStore *items, guint column)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (items));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwLedgerItem) item = g_list_model_get_item (G_LIST_MODEL (items), i);
      double value;

      if (tw_ledger_value (item->row, column, &value) && value != 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether the row behind it, of people or of programs, says the same of the same seats. */
static gboolean
is_said_again (const TwLedger *ledger, guint at)
{
  const TwLedgerRow *row = ledger->rows->pdata[at];
  const TwLedgerRow *next = at + 1 < ledger->rows->len ? ledger->rows->pdata[at + 1] : NULL;

  return row->who == TW_LEDGER_EVERYBODY && next != NULL && next->group == row->group
         && g_str_equal (next->name, row->name) && next->n_seats == row->n_seats;
}

void
tw_ledger_table_show (TwLedgerTable *self, TwLedger *ledger, TwLedgerGroup group, guint who)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TwLedger *old = self->ledger;

  g_return_if_fail (TW_IS_LEDGER_TABLE (self));
  self->ledger = ledger != NULL ? tw_ledger_ref (ledger) : NULL;
  for (guint i = 0; ledger != NULL && i < ledger->rows->len; i++)
    {
      const TwLedgerRow *row = ledger->rows->pdata[i];
      TwLedgerItem *item;

      if (row->group != group
          || (who == TW_LEDGER_SIDE_BY_SIDE ? is_said_again (ledger, i) : row->who != who))
        continue;
      item = g_object_new (TW_TYPE_LEDGER_ITEM, NULL);
      item->row = row;
      g_ptr_array_add (items, item);
    }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  tw_ledger_unref (old);
  if (self->tiles_first != (group == TW_LEDGER_TILE || group == TW_LEDGER_SYMBOL))
    make_view (self, !self->tiles_first);
  gtk_column_view_column_set_visible (self->who, who == TW_LEDGER_SIDE_BY_SIDE);
  for (guint i = 0; i < self->columns->len; i++)
    gtk_column_view_column_set_visible (self->columns->pdata[i], is_used (self->items, i));
  explain_titles (self);
}

void
tw_ledger_table_sort (TwLedgerTable *self, int column, gboolean descending)
{
  g_return_if_fail (TW_IS_LEDGER_TABLE (self));
  gtk_column_view_sort_by_column (self->view, NULL, GTK_SORT_ASCENDING);
  gtk_column_view_sort_by_column (self->view,
                                  column < 0 ? self->name : self->columns->pdata[column],
                                  descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
}

gboolean
tw_ledger_table_has_column (TwLedgerTable *self, guint column)
{
  g_return_val_if_fail (TW_IS_LEDGER_TABLE (self) && column < self->columns->len, FALSE);
  return gtk_column_view_column_get_visible (self->columns->pdata[column]);
}

int
tw_ledger_table_get_width (TwLedgerTable *self)
{
  g_return_val_if_fail (TW_IS_LEDGER_TABLE (self), 0);
  return tw_natural_width (GTK_WIDGET (self->view));
}

const TwLedgerRow *
tw_ledger_table_row (TwLedgerTable *self, guint index)
{
  g_autoptr (TwLedgerItem) item = NULL;

  g_return_val_if_fail (TW_IS_LEDGER_TABLE (self), NULL);
  item = g_list_model_get_item (G_LIST_MODEL (self->sorted), index);
  return item != NULL ? item->row : NULL;
}

static void
ledger_table_dispose (GObject *object)
{
  TwLedgerTable *self = TW_LEDGER_TABLE (object);

  if (self->items != NULL)
    g_list_store_remove_all (self->items);
  g_clear_object (&self->items);
  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_clear_pointer (&self->ledger, tw_ledger_unref);
  G_OBJECT_CLASS (tw_ledger_table_parent_class)->dispose (object);
}

static void
tw_ledger_table_class_init (TwLedgerTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ledger_table_dispose;
}

static void
tw_ledger_table_init (TwLedgerTable *self)
{
  self->items = g_list_store_new (TW_TYPE_LEDGER_ITEM);
  self->columns = g_ptr_array_new ();
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  /* That there are more columns is seen without touching anything. */
  gtk_scrolled_window_set_overlay_scrolling (self->scroller, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scroller));
  make_view (self, FALSE);
}
