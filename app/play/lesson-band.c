/* The band above a table on which lessons are done. */
#include "app/play/lesson-band.h"

#include <glib/gi18n.h>

#include "app/widgets/action.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/words-button.h"

/* Pixels that the words may take from the table; more of them scroll. */
#define WORDS_PX 190

/*
 * @width: pixels that the words have
 * @fit_idle: fits their height to it
 * @scroll_tick: brings what was told into sight
 * @is_laid_out: whether there was a frame for the words since they were changed
 */
struct _TwLessonBand
{
  AdwBin parent_instance;

  TwLessonCourse *course;
  TwUnsavedGame *unsaved;
  GtkWidget *table; /* (nullable) (weak) */
  GActionMap *actions;
  int width;
  guint fit_idle;
  guint scroll_tick;
  gboolean is_laid_out;

  GtkScrolledWindow *words;
  GtkMenuButton *list_button;
  GtkLabel *title;
  GtkLabel *introduction;
  GtkLabel *task;
  GtkWidget *told_box;
  GtkImage *sign;
  GtkLabel *told;
  GtkWidget *all_button;
  GtkWidget *again_button;
  GtkStack *on;
  GtkWidget *next_button;
  GtkWidget *play_button;
};

G_DEFINE_FINAL_TYPE (TwLessonBand, tw_lesson_band, ADW_TYPE_BIN)

static guint
n_lessons (TwLessonBand *self)
{
  return tw_lesson_course_get_set (self->course)->n_lessons;
}

static gboolean
has_next (TwLessonBand *self)
{
  return tw_lesson_course_get_index (self->course) + 1 < n_lessons (self);
}

static GtkWidget *
lesson_row (TwLessonBand *self, guint index)
{
  const TwLesson *lesson = tw_lesson_course_get_set (self->course)->lessons[index];
  g_autofree char *title = g_markup_escape_text (tw_lesson_name (lesson), -1);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (tw_lesson_course_is_done (self->course, index))
    {
      GtkWidget *sign = gtk_image_new_from_icon_name ("object-select-symbolic");

      gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      /* Translators: of a lesson. */
                                      C_ ("lesson", "Done"), -1);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), sign);
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "play.lesson");
  return row;
}

/* The lessons of the set, made when somebody looks at them. */
static void
make_list (GtkMenuButton *button, gpointer user_data)
{
  TwLessonBand *self = user_data;
  GtkWidget *popover = gtk_popover_new (), *list = gtk_list_box_new (), *scrolled;

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < n_lessons (self); i++)
    gtk_list_box_append (GTK_LIST_BOX (list), lesson_row (self, i));
  scrolled = tw_scrolled_new (list, 420);
  gtk_widget_set_size_request (scrolled, 300, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_menu_button_set_popover (button, popover);
}

static void
show_number (TwLessonBand *self)
{
  /* Translators: which lesson of how many. */
  g_autofree char *words =
      g_strdup_printf (_ ("%u of %u"), tw_lesson_course_get_index (self->course) + 1,
                       n_lessons (self));
  g_autofree char *name = g_strdup_printf (_ ("All Lessons: %s"), words);

  gtk_menu_button_set_label (self->list_button, words);
  tw_icon_button_set_words (GTK_WIDGET (self->list_button), name);
}

static gboolean
fit_cb (gpointer data)
{
  TwLessonBand *self = data;

  self->fit_idle = 0;
  tw_scrolled_fit (self->words, self->width, WORDS_PX);
  return G_SOURCE_REMOVE;
}

static void
width_cb (TwLessonBand *self, GtkAdjustment *adjustment)
{
  int width = (int) gtk_adjustment_get_page_size (adjustment);

  if (width == self->width)
    return;
  self->width = width;
  if (self->fit_idle == 0)
    self->fit_idle = g_idle_add (fit_cb, self);
}

/* Called before the layout of each frame. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwLessonBand *self = TW_LESSON_BAND (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->words);

  if (!self->is_laid_out)
    {
      self->is_laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }
  self->scroll_tick = 0;
  gtk_adjustment_set_value (adjustment, gtk_widget_get_visible (self->told_box)
                                            ? gtk_adjustment_get_upper (adjustment)
                                            : 0);
  return G_SOURCE_REMOVE;
}

/* What was told last is in sight, once the words have been laid out. Whoever scrolls back to the
 * task then stays there. */
static void
queue_scroll (TwLessonBand *self)
{
  self->is_laid_out = FALSE;
  if (self->scroll_tick == 0)
    self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
show_words (TwLessonBand *self)
{
  guint index = tw_lesson_course_get_index (self->course);
  const TwLesson *lesson = tw_lesson_course_get_set (self->course)->lessons[index];
  const char *introduction = tw_lesson_words (lesson, TW_LESSON_INTRODUCTION);
  const char *task = tw_lesson_words (lesson, TW_LESSON_TASK);
  TwCourseState state = tw_lesson_course_get_state (self->course);
  g_autofree char *told = tw_lesson_course_dup_told (self->course);

  gtk_label_set_label (self->title, tw_lesson_name (lesson));
  gtk_label_set_label (self->introduction, introduction);
  gtk_label_set_label (self->task, task);
  gtk_label_set_label (self->told, told);
  gtk_widget_set_visible (GTK_WIDGET (self->introduction), *introduction != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->task), *task != '\0');
  gtk_widget_set_visible (self->told_box, *told != '\0');
  gtk_image_set_from_icon_name (self->sign, state == TW_COURSE_RIGHT ? "object-select-symbolic"
                                            : state == TW_COURSE_WRONG || state == TW_COURSE_FAILED
                                                ? "dialog-warning-symbolic"
                                                : "dialog-information-symbolic");
  if (self->width > 0)
    tw_scrolled_fit (self->words, self->width, WORDS_PX);
  queue_scroll (self);
}

/* After the last one a game can be played, or any lesson again. */
static void
show_buttons (TwLessonBand *self, gboolean goes_on)
{
  gboolean is_end = goes_on && !has_next (self);

  gtk_widget_set_visible (self->all_button, is_end);
  gtk_stack_set_visible_child (self->on, is_end ? self->play_button : self->next_button);
  if (goes_on)
    gtk_widget_add_css_class (self->next_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next_button, "suggested-action");
}

static void
update (TwLessonBand *self)
{
  TwCourseState state = tw_lesson_course_get_state (self->course);
  gboolean is_over = state == TW_COURSE_OVER;
  gboolean is_judged =
      state == TW_COURSE_RIGHT || state == TW_COURSE_WRONG || state == TW_COURSE_SHOWN;
  gboolean goes_on =
      state == TW_COURSE_RIGHT || state == TW_COURSE_SHOWN || state == TW_COURSE_FAILED;
  GActionMap *actions = self->actions;

  gtk_widget_set_visible (GTK_WIDGET (self), !is_over);
  /* A game that is begun here after it is one like any other. */
  tw_unsaved_game_set_trial (self->unsaved, !is_over);
  tw_action_enable (actions, "lesson-hint", tw_lesson_course_can_hint (self->course));
  tw_action_enable (actions, "lesson-answer", tw_lesson_course_can_answer (self->course));
  tw_action_enable (actions, "lesson-again", is_judged);
  tw_action_enable (actions, "lesson-next", !is_over && has_next (self));
  tw_action_enable (actions, "lesson-go-on", goes_on && has_next (self));
  tw_action_enable (actions, "lesson-previous",
                    !is_over && tw_lesson_course_get_index (self->course) > 0);
  tw_action_enable (actions, "lesson", !is_over);
  tw_action_enable (actions, "lesson-list", !is_over);
  if (is_over)
    return;
  show_buttons (self, goes_on);
  show_number (self);
  show_words (self);
  /* A button that has just gone does not keep the focus. */
  if (self->table != NULL && state != TW_COURSE_LOADING)
    gtk_widget_grab_focus (!goes_on          ? self->table
                           : has_next (self) ? self->next_button
                                             : self->play_button);
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_lesson_course_hint (TW_LESSON_BAND (user_data)->course);
}

static void
answer_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_lesson_course_answer (TW_LESSON_BAND (user_data)->course);
}

static void
again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_lesson_course_again (TW_LESSON_BAND (user_data)->course);
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwLessonCourse *course = TW_LESSON_BAND (user_data)->course;

  tw_lesson_course_go (course, tw_lesson_course_get_index (course) + 1);
}

static void
previous_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwLessonCourse *course = TW_LESSON_BAND (user_data)->course;

  tw_lesson_course_go (course, tw_lesson_course_get_index (course) - 1);
}

static void
lesson_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_lesson_course_go (TW_LESSON_BAND (user_data)->course, g_variant_get_uint32 (parameter));
}

static void
list_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_menu_button_popup (TW_LESSON_BAND (user_data)->list_button);
}

static const GActionEntry entries[] = {
  { .name = "lesson-hint", .activate = hint_cb },
  { .name = "lesson-answer", .activate = answer_cb },
  { .name = "lesson-again", .activate = again_cb },
  { .name = "lesson-next", .activate = next_cb },
  /* The button's: no lesson is left out by a click too many. */
  { .name = "lesson-go-on", .activate = next_cb },
  { .name = "lesson-previous", .activate = previous_cb },
  { .name = "lesson", .activate = lesson_cb, .parameter_type = "u" },
  { .name = "lesson-list", .activate = list_cb },
};

static const TwKeyBinding keys[] = {
  { "<Control>h", "play.lesson-hint" },           { "<Control><Shift>h", "play.lesson-answer" },
  { "<Control>r", "play.lesson-again" },          { "<Control>Page_Down", "play.lesson-next" },
  { "<Control>Page_Up", "play.lesson-previous" }, { "<Control>l", "play.lesson-list" },
};

void
tw_lesson_band_begin (TwLessonBand *self,
                      TwLessonCourse *course,
                      const char *id,
                      TwUnsavedGame *unsaved,
                      GtkWidget *table,
                      GActionMap *actions)
{
  int index = id != NULL ? tw_tile_set_find_lesson (tw_lesson_course_get_set (course), id) : -1;

  g_return_if_fail (TW_IS_LESSON_BAND (self) && self->course == NULL);
  self->course = g_object_ref (course);
  self->unsaved = g_object_ref (unsaved);
  self->actions = actions;
  g_set_weak_pointer (&self->table, table);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  gtk_widget_add_controller (gtk_widget_get_parent (GTK_WIDGET (self)),
                             tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
  gtk_menu_button_set_create_popup_func (self->list_button, make_list, self, NULL);
  g_signal_connect_object (course, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  tw_lesson_course_go (course, index >= 0 ? (guint) index : tw_lesson_course_find_next (course));
}

static void
lesson_band_dispose (GObject *object)
{
  TwLessonBand *self = TW_LESSON_BAND (object);

  g_clear_handle_id (&self->fit_idle, g_source_remove);
  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_tick);
  self->scroll_tick = 0;
  g_clear_weak_pointer (&self->table);
  g_clear_object (&self->course);
  g_clear_object (&self->unsaved);
  G_OBJECT_CLASS (tw_lesson_band_parent_class)->dispose (object);
}

static void
tw_lesson_band_class_init (TwLessonBandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lesson_band_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/lesson-band.ui");
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, list_button);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, title);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, introduction);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, task);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, told_box);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, sign);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, told);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, again_button);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, on);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, next_button);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, words);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, play_button);
  gtk_widget_class_bind_template_child (widget_class, TwLessonBand, all_button);
}

static void
tw_lesson_band_init (TwLessonBand *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->words), "changed",
                           G_CALLBACK (width_cb), self, G_CONNECT_SWAPPED);
}
