/* The rules as a document: which, in which languages, and where to. */
#include "app/ruleset/sheet-window.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/print/sheet-file.h"
#include "app/widgets/choice-tooltip.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/save-dialog.h"
#include "engine/set/rule-stamp.h"
#include "engine/setup/play-rules.h"
#include "engine/tile/language-names.h"
#include "engine/tile/language.h"

static const TwSaveKind pages = { N_ ("Web pages (HTML)"), ".html" };
static const TwSaveKind documents = { N_ ("Documents (PDF)"), ".pdf" };

/* The choices of what it tells of. */
enum
{
  EXTENT_GAME,
  EXTENT_SET
};

struct _TwSheetWindow
{
  AdwPreferencesWindow parent_instance;

  TwDocument *document;
  TwGameKit kit;
  GPtrArray *rulesets;  /* TwRuleset */
  GPtrArray *languages; /* xml:lang values */
  AdwPreferencesGroup *about;
  AdwComboRow *extent;
  AdwComboRow *ruleset;
  AdwComboRow *language;
  AdwComboRow *beside;
  GtkWidget *outdated;
  GtkLabel *outdated_words;
  GtkWidget *buttons;
  GtkLabel *message;
  GtkWidget *show;
  GCancellable *cancellable;
  char *written;
};

G_DEFINE_FINAL_TYPE (TwSheetWindow, tw_sheet_window, ADW_TYPE_PREFERENCES_WINDOW)

static void
say (TwSheetWindow *self, const char *text, gboolean is_error)
{
  gtk_label_set_label (self->message, text);
  gtk_widget_set_visible (GTK_WIDGET (self->message), *text != '\0');
  if (is_error)
    gtk_widget_add_css_class (GTK_WIDGET (self->message), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->message), "error");
}

/* What the sheet will have, as its extent is chosen. */
static void
tell_extent (TwSheetWindow *self)
{
  adw_preferences_group_set_description (
      self->about,
      adw_combo_row_get_selected (self->extent) == EXTENT_SET
          ? _ ("What the set adds: its pieces and symbols, its own rules, and its tiles with their "
               "counts. The game that it is played with is left out.")
          : _ ("Components, preparation, the turn step by step, scoring, the end, and all tiles "
               "with their counts: with the numbers of the ruleset."));
}

/* What the thread works on. */
typedef struct
{
  TwRulesSheet *sheet;
  char *path;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  tw_rules_sheet_free (order->sheet);
  g_free (order->path);
  g_free (order);
}

/* Runs in a worker thread. */
static void
write_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Order *order = task_data;
  GError *error = NULL;

  if (tw_sheet_file_save (order->sheet, order->path, &error))
    g_task_return_pointer (task, g_strdup (order->path), g_free);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwSheetWindow *self = TW_SHEET_WINDOW (object);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *name = path != NULL ? g_filename_display_basename (path) : NULL;
  g_autofree char *text = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  gtk_widget_set_sensitive (self->buttons, TRUE);
  gtk_widget_set_visible (self->show, path != NULL);
  if (path == NULL)
    {
      say (self, error->message, TRUE);
      return;
    }
  g_free (self->written);
  self->written = g_steal_pointer (&path);
  text = g_strdup_printf (_ ("Written: %s"), name);
  say (self, text, FALSE);
}

/* The languages that are chosen: the same beside itself would say all twice. */
static void
chosen_languages (TwSheetWindow *self, const char *out_languages[3])
{
  guint first = adw_combo_row_get_selected (self->language),
        beside = adw_combo_row_get_selected (self->beside);

  out_languages[0] = g_ptr_array_index (self->languages, first);
  out_languages[1] =
      beside > 0 && beside - 1 != first ? g_ptr_array_index (self->languages, beside - 1) : NULL;
  out_languages[2] = NULL;
}

void
tw_sheet_window_save (TwSheetWindow *self, const char *path)
{
  guint chosen = adw_combo_row_get_selected (self->ruleset);
  TwRuleset *ruleset = chosen > 0 ? g_ptr_array_index (self->rulesets, chosen - 1) : NULL;
  const char *languages[3];
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules =
      tw_play_rules_new (&self->kit, tw_document_get_set (self->document), ruleset, NULL, NULL,
                         ruleset != NULL ? ruleset->least_players : 2, &error);
  g_autoptr (GTask) task = NULL;
  Order *order;

  chosen_languages (self, languages);
  gtk_widget_set_visible (self->show, FALSE);
  if (rules == NULL)
    {
      say (self, error->message, TRUE);
      return;
    }
  order = g_new0 (Order, 1);
  order->sheet = adw_combo_row_get_selected (self->extent) == EXTENT_SET
                     ? tw_rules_sheet_new_of_set (rules, tw_document_get_set (self->document),
                                                  (const char *const *) languages)
                     : tw_rules_sheet_new (rules, ruleset, (const char *const *) languages);
  order->path = g_strdup (path);
  task = g_task_new (self, self->cancellable, written_cb, NULL);
  g_task_set_task_data (task, order, order_free);
  gtk_widget_set_sensitive (self->buttons, FALSE);
  say (self, _ ("Writing…"), FALSE);
  g_task_run_in_thread (task, write_in_thread);
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFile) file = tw_save_dialog_finish (result);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    tw_sheet_window_save (TW_SHEET_WINDOW (object), path);
}

/* Beside the set, for that is what it explains. */
static void
ask (TwSheetWindow *self, const TwSaveKind *kind)
{
  GFile *file = tw_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name = g_strconcat (tw_document_get_title (self->document), kind->suffix, NULL);

  g_strdelimit (name, "/", '-');
  tw_save_dialog_show (GTK_WINDOW (self), _ ("Save Rules Sheet"), kind, 1, folder, name, place_cb,
                       NULL);
}

static void
save_html (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ask (TW_SHEET_WINDOW (widget), &pages);
}

static void
save_pdf (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ask (TW_SHEET_WINDOW (widget), &documents);
}

static void
show_written (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwSheetWindow *self = TW_SHEET_WINDOW (widget);
  g_autofree char *uri =
      self->written != NULL ? g_filename_to_uri (self->written, NULL, NULL) : NULL;

  if (uri != NULL)
    gtk_show_uri (GTK_WINDOW (self), uri, GDK_CURRENT_TIME);
}

static void
sheet_window_dispose (GObject *object)
{
  TwSheetWindow *self = TW_SHEET_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->document);
  g_clear_pointer (&self->rulesets, g_ptr_array_unref);
  g_clear_pointer (&self->languages, g_ptr_array_unref);
  g_clear_pointer (&self->written, g_free);
  tw_play_rules_kit_clear (&self->kit);
  G_OBJECT_CLASS (tw_sheet_window_parent_class)->dispose (object);
}

static void
tw_sheet_window_class_init (TwSheetWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sheet_window_dispose;
  gtk_widget_class_install_action (widget_class, "sheet.save-html", NULL, save_html);
  gtk_widget_class_install_action (widget_class, "sheet.save-pdf", NULL, save_pdf);
  gtk_widget_class_install_action (widget_class, "sheet.show", NULL, show_written);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "sheet.save-pdf",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "sheet.save-html",
                                       NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/sheet-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, about);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, extent);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, ruleset);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, language);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, beside);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, outdated);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, outdated_words);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, buttons);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, message);
  gtk_widget_class_bind_template_child (widget_class, TwSheetWindow, show);
  gtk_widget_class_bind_template_callback (widget_class, tell_extent);
}

static void
tw_sheet_window_init (TwSheetWindow *self)
{
  self->cancellable = g_cancellable_new ();
  self->languages = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  tell_extent (self);
  tw_choice_tooltip (self->extent);
  tw_choice_tooltip (self->ruleset);
  tw_choice_tooltip (self->language);
  tw_choice_tooltip (self->beside);
  tw_inner_names (GTK_WIDGET (self));
}

static void
take_language (GPtrArray *languages, const char *language)
{
  if (*language != '\0'
      && !g_ptr_array_find_with_equal_func (languages, language, (GEqualFunc) tw_language_equal,
                                            NULL))
    g_ptr_array_add (languages, g_strdup (language));
}

/* Which of the languages the window speaks; 0 where it is none of them. */
static guint
find_own_language (TwSheetWindow *self)
{
  const char *const *own = g_get_language_names ();

  for (guint k = 0; own[k] != NULL; k++)
    for (guint i = 0; i < self->languages->len; i++)
      {
        g_autofree char *language = tw_language_from_locale (own[k]);

        if (tw_language_equal (language, g_ptr_array_index (self->languages, i)))
          return i;
      }
  return 0;
}

static int
compare_languages (gconstpointer a, gconstpointer b)
{
  g_autofree char *one = tw_language_name (*(const char *const *) a),
                  *other = tw_language_name (*(const char *const *) b);

  return g_utf8_collate (one, other);
}

/* That of the window first, the others by their names. */
static void
sort_languages (TwSheetWindow *self)
{
  char *own = g_ptr_array_steal_index (self->languages, find_own_language (self));

  g_ptr_array_sort (self->languages, compare_languages);
  g_ptr_array_insert (self->languages, 0, own);
}

/* Those that the shipped rules are there in, and those of the set. */
static void
find_languages (TwSheetWindow *self)
{
  const TwVocabularyPart *base = tw_vocabulary_find_part (self->kit.vocabulary, "base");
  const TwTexts *texts[] = { base->titles, tw_document_get_set (self->document)->titles };

  take_language (self->languages, "en");
  for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
    for (guint i = 0; texts[k] != NULL && i < texts[k]->n_texts; i++)
      take_language (self->languages, texts[k]->texts[i].language);
  sort_languages (self);
}

static void
fill_languages (TwSheetWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  /* Translators: no second language */
  const char *const none[] = { C_ ("second language", "None"), NULL };
  g_autoptr (GtkStringList) beside = gtk_string_list_new (none);

  for (guint i = 0; i < self->languages->len; i++)
    {
      gtk_string_list_take (names, tw_language_name (g_ptr_array_index (self->languages, i)));
      gtk_string_list_take (beside, tw_language_name (g_ptr_array_index (self->languages, i)));
    }
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->beside, G_LIST_MODEL (beside));
}

static void
fill_rulesets (TwSheetWindow *self)
{
  const char *const first[] = { _ ("As the Set Says"), NULL };
  g_autoptr (GtkStringList) names = gtk_string_list_new (first);
  TwTileSet *set = tw_document_get_set (self->document);

  self->rulesets = tw_play_rulesets (&self->kit, set);
  for (guint i = 0; i < self->rulesets->len; i++)
    {
      const TwRuleset *ruleset = g_ptr_array_index (self->rulesets, i);

      gtk_string_list_append (names, tw_texts_best (ruleset->titles, g_get_language_names ()));
    }
  adw_combo_row_set_model (self->ruleset, G_LIST_MODEL (names));
  if (self->rulesets->len > 0 && tw_play_rules_needs_ruleset (&self->kit, set))
    adw_combo_row_set_selected (self->ruleset, 1);
}

/* Who prints what he has invented has the game already. */
static void
fill_extent (TwSheetWindow *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);

  if (tw_vocabulary_part_of_set (self->kit.vocabulary, set->id) == NULL)
    adw_combo_row_set_selected (self->extent, EXTENT_SET);
}

/* What goes to paper may say an old number: whoever prints it is told before. */
static void
show_outdated (TwSheetWindow *self)
{
  g_auto (GStrv) ids = tw_rules_outdated (tw_document_get_set (self->document)->own);
  guint n = g_strv_length (ids);
  g_autofree char *words = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u text was written before its rule was changed. See Texts.",
                   "%u texts were written before their rules were changed. See Texts.", n),
      n);

  gtk_label_set_label (self->outdated_words, words);
  gtk_widget_set_visible (self->outdated, n > 0);
}

TwSheetWindow *
tw_sheet_window_new (TwDocument *document)
{
  TwSheetWindow *self = g_object_new (TW_TYPE_SHEET_WINDOW, NULL);
  g_autoptr (GError) error = NULL;

  self->document = g_object_ref (document);
  show_outdated (self);
  if (!tw_shared_kit_load (&self->kit, &error))
    {
      say (self, error->message, TRUE);
      gtk_widget_set_sensitive (self->buttons, FALSE);
      return self;
    }
  find_languages (self);
  fill_languages (self);
  fill_rulesets (self);
  fill_extent (self);
  return self;
}
