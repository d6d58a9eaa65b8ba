/* A set's changelog. */
#include "app/gallery/change-list.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/set-head.h"
#include "app/widgets/buffer-text.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/text-limit.h"

/* One entry: its version, and what it brought. */
typedef struct
{
  GtkWidget *card;
  GtkEditable *release;
  GtkTextBuffer *text;
} Entry;

struct _TwChangeList
{
  AdwPreferencesGroup parent_instance;

  TwDocument *document;
  GPtrArray *entries;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (TwChangeList, tw_change_list, ADW_TYPE_PREFERENCES_GROUP)

/* The words that the Texts page translates. */
static const char *
words_of (const TwSetChange *change)
{
  const TwText *source = tw_texts_source (change->texts);

  return source != NULL ? source->text : "";
}

/* An entry without words is an entry, too. Returns: how many translations become drafts */
static guint
set_words (TwSetChange *change, const TwSetChange *old, const char *words)
{
  const TwText *source = tw_texts_source (old->texts);
  guint n_drafts;

  change->texts = tw_texts_with (old->texts, source != NULL ? source->language : "", words);
  change->texts = tw_texts_revised (old->texts, change->texts, &n_drafts);
  change->foreign = tw_foreign_ref (old->foreign);
  return n_drafts;
}

/* Which of the entries is taken out, -1 for none, and how many translations become drafts. */
typedef struct
{
  TwChangeList *self;
  int removed;
  guint n_drafts;
} Taking;

/* The changelog becomes what the page shows. Days are not to be typed, they stay. */
static void
take_entries (TwTileSet *set, gpointer data)
{
  Taking *taking = data;
  const TwTileSet *old = tw_document_get_set (taking->self->document);

  tw_tile_set_clear_changes (set);
  for (guint i = 0; i < taking->self->entries->len && i < old->n_changes; i++)
    {
      const Entry *entry = taking->self->entries->pdata[i];
      g_autofree char *words = tw_buffer_text_dup (entry->text);
      TwSetChange *change;

      if ((int) i == taking->removed)
        continue;
      change = tw_tile_set_add_change (set, gtk_editable_get_text (entry->release));
      change->date = g_strdup (old->changes[i].date);
      taking->n_drafts += set_words (change, &old->changes[i], words);
    }
}

static void
edited_cb (TwChangeList *self)
{
  Taking taking = { self, -1, 0 };

  if (self->is_filling)
    return;
  tw_set_head_change (self->document, take_entries, &taking, _ ("Change Changelog"), "changelog");
  tw_document_tell_drafted (self->document, taking.n_drafts);
}

/* A new entry is about the version that the set has, and of today. */
static void
put_new_entry (TwTileSet *set, gpointer data)
{
  g_autoptr (TwTileSet) old = tw_tile_set_copy (set);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  TwSetChange *change;

  tw_tile_set_clear_changes (set);
  change = tw_tile_set_add_change (set, old->release != NULL ? old->release : "1.0");
  change->date = g_date_time_format (now, "%Y-%m-%d");
  change->texts = tw_texts_with (NULL, "", "");
  for (guint i = 0; i < old->n_changes; i++)
    {
      change = tw_tile_set_add_change (set, old->changes[i].release);
      change->date = g_strdup (old->changes[i].date);
      change->texts = tw_texts_ref (old->changes[i].texts);
      change->foreign = tw_foreign_ref (old->changes[i].foreign);
    }
}

static void
add_cb (TwChangeList *self)
{
  tw_set_head_change (self->document, put_new_entry, NULL, _ ("Add to Changelog"), NULL);
  if (self->entries->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (((Entry *) self->entries->pdata[0])->release));
}

static void
remove_cb (TwChangeList *self, GtkWidget *button)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (gtk_widget_is_ancestor (button, ((Entry *) self->entries->pdata[i])->card))
      {
        Taking taking = { self, (int) i, 0 };

        tw_set_head_change (self->document, take_entries, &taking, _ ("Remove from Changelog"),
                            NULL);
        return;
      }
}

static GtkWidget *
new_head (TwChangeList *self, Entry *entry, const TwSetChange *change)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *release = gtk_entry_new (), *date = gtk_label_new (change->date);
  GtkWidget *button = tw_icon_button_new ("user-trash-symbolic", _ ("Remove This Entry"));

  entry->release = GTK_EDITABLE (release);
  tw_text_limit_line (release);
  gtk_editable_set_text (entry->release, change->release);
  gtk_editable_set_width_chars (entry->release, 8);
  gtk_editable_set_enable_undo (entry->release, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (release), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Version"), -1);
  gtk_widget_add_css_class (date, "dim-label");
  gtk_widget_set_hexpand (date, TRUE);
  gtk_label_set_xalign (GTK_LABEL (date), 0);
  gtk_box_append (GTK_BOX (head), release);
  gtk_box_append (GTK_BOX (head), date);
  gtk_box_append (GTK_BOX (head), button);
  g_signal_connect_swapped (release, "changed", G_CALLBACK (edited_cb), self);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), self);
  return head;
}

static void
add_entry (TwChangeList *self, const TwSetChange *change)
{
  Entry *entry = g_new0 (Entry, 1);
  GtkWidget *view = gtk_text_view_new (), *frame = gtk_frame_new (NULL);

  entry->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (entry->card, "card");
  gtk_widget_add_css_class (entry->card, "change");
  gtk_box_append (GTK_BOX (entry->card), new_head (self, entry, change));
  entry->text = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_text_buffer_set_enable_undo (entry->text, FALSE);
  gtk_text_buffer_set_text (entry->text, words_of (change), -1);
  tw_text_limit_text (view);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  /* Tab leads on, as everywhere. */
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_widget_set_size_request (view, -1, 54);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What’s New"), -1);
  gtk_frame_set_child (GTK_FRAME (frame), view);
  gtk_box_append (GTK_BOX (entry->card), frame);
  g_signal_connect_swapped (entry->text, "changed", G_CALLBACK (edited_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), entry->card);
  g_ptr_array_add (self->entries, entry);
}

static void
refill (const Entry *entry, const TwSetChange *change)
{
  g_autofree char *text = tw_buffer_text_dup (entry->text);

  if (g_strcmp0 (gtk_editable_get_text (entry->release), change->release) != 0)
    gtk_editable_set_text (entry->release, change->release);
  if (strcmp (text, words_of (change)) != 0)
    gtk_text_buffer_set_text (entry->text, words_of (change), -1);
}

static void
changed_cb (TwChangeList *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);

  self->is_filling = TRUE;
  if (self->entries->len != set->n_changes)
    {
      for (guint i = 0; i < self->entries->len; i++)
        adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                      ((Entry *) self->entries->pdata[i])->card);
      g_ptr_array_set_size (self->entries, 0);
      for (guint i = 0; i < set->n_changes; i++)
        add_entry (self, &set->changes[i]);
    }
  for (guint i = 0; i < set->n_changes; i++)
    refill (self->entries->pdata[i], &set->changes[i]);
  self->is_filling = FALSE;
}

void
tw_change_list_close (TwChangeList *self)
{
  self->is_filling = TRUE;
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
}

static void
change_list_dispose (GObject *object)
{
  TwChangeList *self = TW_CHANGE_LIST (object);

  tw_change_list_close (self);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_change_list_parent_class)->dispose (object);
}

static void
tw_change_list_class_init (TwChangeListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = change_list_dispose;
}

static void
tw_change_list_init (TwChangeList *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Add Entry"));

  self->entries = g_ptr_array_new_with_free_func (g_free);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Changelog"));
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (add_cb), self);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), button);
}

GtkWidget *
tw_change_list_new (TwDocument *document)
{
  TwChangeList *self = g_object_new (TW_TYPE_CHANGE_LIST, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return GTK_WIDGET (self);
}
