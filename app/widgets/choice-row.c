/* A row that offers a choice. */
#include "app/widgets/choice-row.h"

#include <string.h>

#include "app/widgets/symbol-picture.h"
#include "engine/tile/texts.h"

/* A list as wide as its longest choice, but no wider than fits into a small window. */
#define MOST_CHARS 56
/* Of the words of a choice, among which there are names that others have made. */
#define MOST_WORDS_CHARS 200
#define MOST_WORDS_LINES 4

/* Beside a choice in the list, and in the row. */
#define LIST_PICTURE 24
#define ROW_PICTURE  28

/* Of a list the row that it belongs to; of a line of it where it stands. */
#define WATCHED  "tw-choice-watched"
#define POSITION "tw-choice-position"
#define TYPING   "tw-choice-typing"

/* What is drawn beside the choices of a row: ids, "" for nothing. */
typedef struct
{
  GPtrArray *ids;
  const TwTheme *theme;
  gboolean are_figures;
  GtkWidget *picture; /* (nullable): of what is chosen */
} Pictures;

static void
pictures_free (gpointer data)
{
  Pictures *pictures = data;

  g_ptr_array_unref (pictures->ids);
  g_free (pictures);
}

static Pictures *
pictures_of (AdwComboRow *row)
{
  return g_object_get_data (G_OBJECT (row), "tw-choice-pictures");
}

static void
show_picture (GtkWidget *picture, const Pictures *pictures, guint position)
{
  const char *id =
      pictures != NULL && position < pictures->ids->len ? pictures->ids->pdata[position] : "";

  gtk_widget_set_visible (picture, *id != '\0');
  if (*id != '\0' && pictures->are_figures)
    tw_symbol_picture_show_piece (TW_SYMBOL_PICTURE (picture), id, 0, pictures->theme);
  else if (*id != '\0')
    tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), id, pictures->theme);
}

static void
show_mark (GtkListItem *item, AdwComboRow *row)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  gboolean is_chosen = gtk_list_item_get_item (item) != NULL
                       && gtk_list_item_get_item (item) == adw_combo_row_get_selected_item (row);

  if (box != NULL)
    gtk_widget_set_opacity (gtk_widget_get_last_child (box), is_chosen ? 1 : 0);
}

static void
chosen_cb (AdwComboRow *row, GParamSpec *pspec, GtkListItem *item)
{
  show_mark (item, row);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), tw_symbol_picture_new ("", LIST_PICTURE));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, AdwComboRow *row)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkStringObject *string = gtk_list_item_get_item (item);
  g_autofree char *words =
      tw_short_words (gtk_string_object_get_string (string), MOST_WORDS_CHARS, MOST_WORDS_LINES);

  g_object_set_data (G_OBJECT (box), POSITION,
                     GUINT_TO_POINTER (gtk_list_item_get_position (item)));
  show_picture (gtk_widget_get_first_child (box), pictures_of (row),
                gtk_list_item_get_position (item));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (gtk_widget_get_first_child (box))),
                       words);
  g_signal_connect_object (row, "notify::selected-item", G_CALLBACK (chosen_cb), item, 0);
  show_mark (item, row);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, AdwComboRow *row)
{
  g_signal_handlers_disconnect_by_data (row, item);
}

/* The list that opens, and not the one that shows what is chosen: libadwaita keeps both inside. */
static GtkWidget *
list_in (GtkWidget *widget)
{
  GtkWidget *list = NULL;

  if (GTK_IS_LIST_VIEW (widget))
    return gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && list == NULL;
       child = gtk_widget_get_next_sibling (child))
    list = list_in (child);
  return list;
}

/* Gives the keyboard to the line at @position. Returns: whether there is one on the screen */
static gboolean
focus_line (GtkWidget *list, guint position)
{
  for (GtkWidget *line = gtk_widget_get_first_child (list);
       line != NULL && gtk_widget_get_mapped (list); line = gtk_widget_get_next_sibling (line))
    {
      GtkWidget *box = gtk_widget_get_first_child (line);

      if (box != NULL
          && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (box), POSITION)) == position)
        return gtk_widget_grab_focus (line);
    }
  return FALSE;
}

/* GTK 4.8 begins a list with its first line, whatever is chosen. */
static gboolean
focus_chosen_cb (gpointer data)
{
  GtkWidget *list = data;

  focus_line (list, adw_combo_row_get_selected (g_object_get_data (G_OBJECT (list), WATCHED)));
  return G_SOURCE_REMOVE;
}

/* ---- letters that are typed ------------------------------------------------------------ */

/* Letters belong together as long as no more time is between them. */
#define TYPING_US G_USEC_PER_SEC

/* What was typed in an open list, folded, and when. */
typedef struct
{
  GString *letters;
  gint64 at;
  guint position; /* where the keyboard was sent */
} Typing;

static void
typing_free (gpointer data)
{
  Typing *typing = data;

  g_string_free (typing->letters, TRUE);
  g_free (typing);
}

/* How well @title fits: 2 if it begins with @letters, 1 if one of its words does. */
static guint
fit_of (const char *title, const char *letters)
{
  g_autofree char *folded = g_utf8_casefold (title, -1);

  if (g_str_has_prefix (folded, letters))
    return 2;
  for (const char *at = strstr (folded, letters); at != NULL; at = strstr (at + 1, letters))
    if (!g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))))
      return 1;
  return 0;
}

/* The first line from @from on that fits best, all round. */
static guint
find_line (AdwComboRow *row, const char *letters, guint from)
{
  GListModel *model = adw_combo_row_get_model (row);
  guint n = g_list_model_get_n_items (model), best = 0, found = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < n; i++)
    {
      guint position = (from + i) % n;
      g_autoptr (GObject) item = g_list_model_get_item (model, position);
      guint fit = GTK_IS_STRING_OBJECT (item)
                      ? fit_of (gtk_string_object_get_string (GTK_STRING_OBJECT (item)), letters)
                      : 0;

      if (fit > best)
        {
          best = fit;
          found = position;
        }
    }
  return found;
}

/* Once the line is on the screen. */
static gboolean
focus_typed_cb (gpointer data)
{
  GtkWidget *list = data;
  const Typing *typing = g_object_get_data (G_OBJECT (list), TYPING);

  focus_line (list, typing->position);
  return G_SOURCE_REMOVE;
}

/* A letter goes to what begins with it, and the same letter again to the next such line, as in
 * other lists. */
static gboolean
letter_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state)
{
  GtkWidget *list = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  Typing *typing = g_object_get_data (G_OBJECT (list), TYPING);
  AdwComboRow *row = g_object_get_data (G_OBJECT (list), WATCHED);
  gunichar letter = gdk_keyval_to_unicode (key);
  char utf8[7] = { 0 };
  g_autofree char *folded = NULL;
  gboolean is_again, is_first;
  guint found;

  if (g_get_monotonic_time () - typing->at > TYPING_US)
    g_string_truncate (typing->letters, 0);
  /* A blank between two words is a letter, and chooses where none was typed. */
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0
      || !(g_unichar_isgraph (letter) || (letter == ' ' && typing->letters->len > 0)))
    return GDK_EVENT_PROPAGATE;
  g_unichar_to_utf8 (letter, utf8);
  folded = g_utf8_casefold (utf8, -1);
  typing->at = g_get_monotonic_time ();
  is_first = typing->letters->len == 0;
  is_again = !is_first && strcmp (typing->letters->str, folded) == 0;
  if (!is_again)
    g_string_append (typing->letters, folded);
  if (is_first)
    typing->position = adw_combo_row_get_selected (row);
  found = find_line (row, typing->letters->str, typing->position + (is_first || is_again));
  if (found == GTK_INVALID_LIST_POSITION && letter == ' ')
    {
      /* No name goes on with a blank: it chooses what was found. */
      g_string_truncate (typing->letters, 0);
      return GDK_EVENT_PROPAGATE;
    }
  if (found == GTK_INVALID_LIST_POSITION)
    return GDK_EVENT_STOP;
  typing->position = found;
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", found);
  if (!focus_line (list, found))
    g_idle_add_full (G_PRIORITY_LOW, focus_typed_cb, g_object_ref (list), g_object_unref);
  return GDK_EVENT_STOP;
}

/* What is to be chosen by Return has the keyboard. GTK 4.8 selects what comes to lie under the
 * pointer as well, also when it was the list that moved, and libadwaita takes what is selected. */
static gboolean
select_focused_cb (GtkEventControllerKey *keys, guint key)
{
  GtkWidget *list = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  GtkWidget *line = gtk_widget_get_focus_child (list);
  GtkWidget *box = line != NULL ? gtk_widget_get_first_child (line) : NULL;

  if (box != NULL
      && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter
          || key == GDK_KEY_space || key == GDK_KEY_KP_Space))
    gtk_widget_activate_action (list, "list.select-item", "(ubb)",
                                GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (box), POSITION)),
                                FALSE, FALSE);
  return GDK_EVENT_PROPAGATE;
}

static void
watch_letters (GtkWidget *list)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  Typing *typing = g_new0 (Typing, 1);

  typing->letters = g_string_new (NULL);
  g_object_set_data_full (G_OBJECT (list), TYPING, typing, typing_free);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (letter_cb), NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (select_focused_cb), NULL);
  gtk_widget_add_controller (list, keys);
}

/* Once the popover is there it gives the keyboard to the list: the chosen line has it after that.
 */
static void
list_mapped_cb (GtkWidget *list)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, focus_chosen_cb, g_object_ref (list), g_object_unref);
}

/* libadwaita 1.2 takes Return in the list for what was chosen before: it would close and nothing be
 * done. */
static void
list_activated_cb (AdwComboRow *row, guint position)
{
  adw_combo_row_set_selected (row, position);
}

/* Once, however often the list is made. */
static void
watch_list (AdwComboRow *row)
{
  GtkWidget *list = list_in (GTK_WIDGET (row));

  if (list == NULL || g_object_get_data (G_OBJECT (list), WATCHED) != NULL)
    return;
  g_object_set_data (G_OBJECT (list), WATCHED, row);
  g_signal_connect_object (list, "activate", G_CALLBACK (list_activated_cb), row,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_signal_connect_after (list, "map", G_CALLBACK (list_mapped_cb), NULL);
  watch_letters (list);
}

void
tw_choice_list (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), row, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), row, 0);
  adw_combo_row_set_list_factory (row, factory);
  watch_list (row);
}

void
tw_choice_row (AdwComboRow *row)
{
  tw_choice_list (row);
  adw_combo_row_set_use_subtitle (row, TRUE);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
}

static void
picture_chosen_cb (AdwComboRow *row)
{
  Pictures *pictures = pictures_of (row);

  show_picture (pictures->picture, pictures, adw_combo_row_get_selected (row));
  /* What holds what stands before a title leaves room even for nothing. */
  gtk_widget_set_visible (gtk_widget_get_parent (pictures->picture),
                          gtk_widget_get_visible (pictures->picture));
}

void
tw_choice_row_pictures (AdwComboRow *row,
                        const GPtrArray *ids,
                        gboolean are_figures,
                        const TwTheme *theme)
{
  Pictures *pictures = pictures_of (row);

  if (pictures == NULL)
    {
      pictures = g_new0 (Pictures, 1);
      pictures->ids = g_ptr_array_new_with_free_func (g_free);
      pictures->picture = tw_symbol_picture_new ("", ROW_PICTURE);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), pictures->picture);
      g_object_set_data_full (G_OBJECT (row), "tw-choice-pictures", pictures, pictures_free);
      g_signal_connect (row, "notify::selected", G_CALLBACK (picture_chosen_cb), NULL);
    }
  g_ptr_array_set_size (pictures->ids, 0);
  for (guint i = 0; i < ids->len; i++)
    g_ptr_array_add (pictures->ids, g_strdup (ids->pdata[i] != NULL ? ids->pdata[i] : ""));
  pictures->theme = theme;
  pictures->are_figures = are_figures;
  /* What is in the list already is made anew, with its picture. */
  tw_choice_list (row);
  picture_chosen_cb (row);
}

gboolean
tw_choice_row_is_open (GtkWidget *row)
{
  if (GTK_IS_POPOVER (row))
    return gtk_widget_get_mapped (row);
  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (tw_choice_row_is_open (child))
      return TRUE;
  return FALSE;
}
