/* The lessons of a set. */
#include "app/gallery/lessons-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/set-head.h"
#include "app/gallery/lesson-answer-row.h"
#include "app/widgets/buffer-text.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/text-limit.h"

/* The row of one lesson: its words, its answer, and its case. */
typedef struct
{
  GtkWidget *row;
  GtkEditable *texts[TW_N_LESSON_TEXTS];
  TwLessonAnswerRow *answer;
  GtkTextBuffer *moves;
  GtkWidget *up;
  GtkWidget *down;
} Entry;

struct _TwLessonsPage
{
  AdwPreferencesPage parent_instance;

  TwDocument *document;
  AdwPreferencesGroup *group;
  GPtrArray *entries;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (TwLessonsPage, tw_lessons_page, ADW_TYPE_PREFERENCES_PAGE)

static const char *const text_titles[] = {
  NC_ ("lesson", "Title"), NC_ ("lesson", "Rule in Short"),     NC_ ("lesson", "Task"),
  NC_ ("lesson", "Hint"),  NC_ ("lesson", "Why That Is Right"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (text_titles) == TW_N_LESSON_TEXTS);

/* A change of the lesson at @index: one of its texts, its moves (@text is %TW_N_LESSON_TEXTS), or
 * where it stands. */
typedef struct
{
  guint index;
  guint text;
  const char *words;
  int step;
  guint n_drafts;
} Edit;

static const char *
source_words (const TwTexts *texts)
{
  const TwText *source = tw_texts_source (texts);

  return source != NULL ? source->text : "";
}

static void
take_words (TwTileSet *set, gpointer data)
{
  Edit *edit = data;
  g_autoptr (TwLesson) lesson = tw_lesson_copy (set->lessons[edit->index]);

  if (edit->text == TW_N_LESSON_TEXTS)
    {
      g_free (lesson->moves);
      lesson->moves = g_strdup (edit->words);
    }
  else
    {
      const TwText *source = tw_texts_source (lesson->texts[edit->text]);
      g_autofree char *language = g_strdup (source != NULL ? source->language : "");

      edit->n_drafts = tw_texts_change (&lesson->texts[edit->text], language, edit->words);
    }
  tw_tile_set_replace_lesson (set, edit->index, lesson);
}

static void
change_words (TwLessonsPage *self, guint index, guint text, const char *words)
{
  Edit edit = { .index = index, .text = text, .words = words };
  g_autofree char *key = g_strdup_printf ("lesson-%u-%u", index, text);

  tw_set_head_change (self->document, take_words, &edit, _ ("Change Lesson"), key);
  tw_document_tell_drafted (self->document, edit.n_drafts);
}

static int
find_entry (TwLessonsPage *self, GtkWidget *widget)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (gtk_widget_is_ancestor (widget, ((Entry *) self->entries->pdata[i])->row))
      return (int) i;
  return -1;
}

static void
text_changed_cb (TwLessonsPage *self, GtkEditable *editable)
{
  int index;

  /* There are no entries any more once the page goes. */
  if (self->is_filling)
    return;
  index = find_entry (self, GTK_WIDGET (editable));
  if (index < 0)
    return;
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    if (((Entry *) self->entries->pdata[index])->texts[i] == editable)
      change_words (self, (guint) index, i, gtk_editable_get_text (editable));
}

static void
moves_changed_cb (TwLessonsPage *self, GtkTextBuffer *buffer)
{
  g_autofree char *words = NULL;

  if (self->is_filling)
    return;
  words = tw_buffer_text_dup (buffer);
  for (guint i = 0; i < self->entries->len; i++)
    if (((Entry *) self->entries->pdata[i])->moves == buffer)
      change_words (self, i, TW_N_LESSON_TEXTS, words);
}

static void
move_lesson (TwTileSet *set, gpointer data)
{
  const Edit *edit = data;
  g_autoptr (TwLesson) lesson = tw_lesson_ref (set->lessons[edit->index]);

  tw_tile_set_remove_lesson (set, edit->index);
  tw_tile_set_insert_lesson (set, (int) edit->index + edit->step, lesson);
}

static void
remove_lesson (TwTileSet *set, gpointer data)
{
  const Edit *edit = data;

  tw_tile_set_remove_lesson (set, edit->index);
}

static void
move_from (TwLessonsPage *self, GtkWidget *button, int step)
{
  int index = find_entry (self, button);
  Edit edit = { .index = (guint) index, .step = step };

  if (index < 0 || index + step < 0 || index + step >= (int) self->entries->len)
    return;
  tw_set_head_change (self->document, move_lesson, &edit, _ ("Move Lesson"), NULL);
}

static void
up_cb (TwLessonsPage *self, GtkWidget *button)
{
  move_from (self, button, -1);
}

static void
down_cb (TwLessonsPage *self, GtkWidget *button)
{
  move_from (self, button, 1);
}

static void
remove_cb (TwLessonsPage *self, GtkWidget *button)
{
  int index = find_entry (self, button);
  Edit edit = { .index = (guint) index };

  if (index >= 0)
    tw_set_head_change (self->document, remove_lesson, &edit, _ ("Remove Lesson"), NULL);
}

/* The table is the window's; what is under it has been written. */
static void
try_cb (TwLessonsPage *self, GtkWidget *button)
{
  int index = find_entry (self, button);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWindow *parent = gtk_window_get_transient_for (window);
  g_autofree char *id = NULL;

  if (index < 0 || parent == NULL)
    return;
  id = g_strdup (tw_document_get_set (self->document)->lessons[index]->id);
  gtk_window_close (window);
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.lessons", "s", id);
}

static GtkWidget *
add_button (TwLessonsPage *self,
            Entry *entry,
            const char *icon,
            const char *name,
            GCallback callback)
{
  GtkWidget *button = tw_icon_button_new (icon, name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  adw_expander_row_add_action (ADW_EXPANDER_ROW (entry->row), button);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

static void
add_texts (TwLessonsPage *self, Entry *entry)
{
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    {
      GtkWidget *row = adw_entry_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                     g_dpgettext2 (NULL, "lesson", text_titles[i]));
      entry->texts[i] = GTK_EDITABLE (row);
      gtk_editable_set_enable_undo (entry->texts[i], FALSE);
      g_signal_connect_swapped (row, "changed", G_CALLBACK (text_changed_cb), self);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (entry->row), row);
    }
}

/* The answer is played as long as somebody looks at it. */
static void
show_answer (TwLessonsPage *self, guint index)
{
  const Entry *entry = self->entries->pdata[index];
  TwTileSet *set = tw_document_get_set (self->document);

  if (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (entry->row)) && index < set->n_lessons)
    tw_lesson_answer_row_show (entry->answer, set, index);
}

static void
expanded_cb (TwLessonsPage *self, GParamSpec *pspec, GtkWidget *row)
{
  for (guint i = 0; !self->is_filling && i < self->entries->len; i++)
    if (((Entry *) self->entries->pdata[i])->row == row)
      show_answer (self, i);
}

static void
add_answer (TwLessonsPage *self, Entry *entry)
{
  entry->answer = TW_LESSON_ANSWER_ROW (tw_lesson_answer_row_new ());
  adw_expander_row_add_row (ADW_EXPANDER_ROW (entry->row), GTK_WIDGET (entry->answer));
  g_signal_connect_swapped (entry->row, "notify::expanded", G_CALLBACK (expanded_cb), self);
}

/* The answer as it is written in files. */
static void
add_moves (TwLessonsPage *self, Entry *entry)
{
  GtkWidget *view = gtk_text_view_new (), *row = adw_preferences_row_new ();
  GtkWidget *code = gtk_expander_new (_ ("Answer as Code"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = gtk_label_new (_ ("Position, solution, and what has to come of it"));

  entry->moves = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_text_buffer_set_enable_undo (entry->moves, FALSE);
  tw_text_limit_text (view);
  gtk_text_view_set_monospace (GTK_TEXT_VIEW (view), TRUE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_widget_set_size_request (view, -1, 90);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (box, "lesson-moves");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), view);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_expander_set_child (GTK_EXPANDER (code), box);
  gtk_widget_add_css_class (code, "lesson-code");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), code);
  g_signal_connect_swapped (entry->moves, "changed", G_CALLBACK (moves_changed_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (entry->row), row);
}

static void
add_entry (TwLessonsPage *self)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->row = adw_expander_row_new ();
  /* The last one added stands first. */
  add_button (self, entry, "user-trash-symbolic", _ ("Remove This Lesson"), G_CALLBACK (remove_cb));
  entry->down = add_button (self, entry, "go-down-symbolic", _ ("Move Down"), G_CALLBACK (down_cb));
  entry->up = add_button (self, entry, "go-up-symbolic", _ ("Move Up"), G_CALLBACK (up_cb));
  add_button (self, entry, "media-playback-start-symbolic", _ ("Try This Lesson"),
              G_CALLBACK (try_cb));
  add_texts (self, entry);
  add_answer (self, entry);
  add_moves (self, entry);
  adw_preferences_group_add (self->group, entry->row);
  g_ptr_array_add (self->entries, entry);
}

static void
refill (TwLessonsPage *self, guint index, const TwLesson *lesson)
{
  const Entry *entry = self->entries->pdata[index];
  const char *title = source_words (lesson->texts[TW_LESSON_TITLE]);
  g_autofree char *shown = g_markup_escape_text (*title != '\0' ? title : lesson->id, -1);
  g_autofree char *task = g_markup_escape_text (source_words (lesson->texts[TW_LESSON_TASK]), -1);
  g_autofree char *moves = tw_buffer_text_dup (entry->moves);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry->row), shown);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (entry->row), task);
  gtk_widget_set_sensitive (entry->up, index > 0);
  gtk_widget_set_sensitive (entry->down, index + 1 < self->entries->len);
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    if (strcmp (gtk_editable_get_text (entry->texts[i]), source_words (lesson->texts[i])) != 0)
      gtk_editable_set_text (entry->texts[i], source_words (lesson->texts[i]));
  if (strcmp (moves, lesson->moves) != 0)
    gtk_text_buffer_set_text (entry->moves, lesson->moves, -1);
  show_answer (self, index);
}

static void
changed_cb (TwLessonsPage *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);

  self->is_filling = TRUE;
  while (self->entries->len > set->n_lessons)
    {
      Entry *entry = self->entries->pdata[self->entries->len - 1];

      adw_preferences_group_remove (self->group, entry->row);
      g_ptr_array_set_size (self->entries, (int) self->entries->len - 1);
    }
  while (self->entries->len < set->n_lessons)
    add_entry (self);
  for (guint i = 0; i < set->n_lessons; i++)
    refill (self, i, set->lessons[i]);
  self->is_filling = FALSE;
}

static void
lessons_page_dispose (GObject *object)
{
  TwLessonsPage *self = TW_LESSONS_PAGE (object);

  self->is_filling = TRUE;
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_lessons_page_parent_class)->dispose (object);
}

static void
tw_lessons_page_class_init (TwLessonsPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lessons_page_dispose;
}

static void
tw_lessons_page_init (TwLessonsPage *self)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (self);

  self->entries = g_ptr_array_new_with_free_func (g_free);
  adw_preferences_page_set_name (page, "lessons");
  adw_preferences_page_set_title (page, _ ("Lessons"));
  adw_preferences_page_set_icon_name (page, "accessories-dictionary-symbolic");
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_description (
      self->group, _ ("A lesson is a position with a task. Play a turn with this set, then choose "
                      "Save as Lesson at the table; here you write what it says."));
  adw_preferences_page_add (page, self->group);
}

GtkWidget *
tw_lessons_page_new (TwDocument *document)
{
  TwLessonsPage *self = g_object_new (TW_TYPE_LESSONS_PAGE, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return GTK_WIDGET (self);
}
