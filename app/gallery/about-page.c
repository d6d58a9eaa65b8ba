/* Title, authors, licence, version, what is new. */
#include "app/gallery/about-page.h"

#include <glib/gi18n.h>

#include "app/document/set-head.h"
#include "app/gallery/change-list.h"
#include "app/widgets/text-limit.h"

/* A line of the page: a text by language, or one for all. */
typedef struct
{
  const char *title;
  const char *label;
  gsize member;
  gboolean is_by_language;
  gboolean is_empty_allowed;
} Line;

#define MEMBER(name) G_STRUCT_OFFSET (TwTileSet, name)

static const Line lines[] = {
  { N_ ("Title"), N_ ("Change Title"), MEMBER (titles), TRUE, FALSE },
  { N_ ("Author"), N_ ("Change Author"), MEMBER (author), FALSE, TRUE },
  { N_ ("Based on Edition"), N_ ("Change Edition"), MEMBER (edition), FALSE, TRUE },
  { N_ ("Licence"), N_ ("Change Licence"), MEMBER (licence), FALSE, TRUE },
  { N_ ("Description"), N_ ("Change Description"), MEMBER (descriptions), TRUE, TRUE },
  { N_ ("Note for Readers of the File"), N_ ("Change Note"), MEMBER (notes), TRUE, TRUE },
  { N_ ("Requires These Sets (Ids)"), N_ ("Change Requirements"), MEMBER (requires), FALSE, TRUE },
  { N_ ("Version of the Set"), N_ ("Change Version"), MEMBER (release), FALSE, TRUE },
};

struct _TwAboutPage
{
  AdwPreferencesPage parent_instance;

  TwDocument *document;
  AdwEntryRow *rows[G_N_ELEMENTS (lines)];
  /* The languages that are changed, from when the page was made. */
  char *languages[G_N_ELEMENTS (lines)];
  AdwActionRow *contents;
  TwChangeList *changes;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (TwAboutPage, tw_about_page, ADW_TYPE_PREFERENCES_PAGE)

/* @n_drafts: how many translations became drafts by it */
typedef struct
{
  const Line *line;
  const char *language;
  const char *text;
  guint n_drafts;
} Edit;

static void
edit (TwTileSet *set, gpointer data)
{
  Edit *change = data;
  gpointer member = G_STRUCT_MEMBER_P (set, change->line->member);

  if (change->line->is_by_language)
    change->n_drafts = tw_texts_change (member, change->language, change->text);
  else
    tw_set_head_string (member, change->text);
}

static void
changed_row_cb (TwAboutPage *self, GtkEditable *row)
{
  for (guint i = 0; !self->is_filling && i < G_N_ELEMENTS (lines); i++)
    if (GTK_EDITABLE (self->rows[i]) == row)
      {
        g_autofree char *key = g_strdup_printf ("about %u", i);
        g_autofree char *text = g_strdup (gtk_editable_get_text (row));
        Edit change = { &lines[i], self->languages[i], text, 0 };

        if (lines[i].member == MEMBER (requires))
          g_strstrip (text);
        tw_set_head_change (self->document, edit, &change, _ (lines[i].label), key);
        tw_document_tell_drafted (self->document, change.n_drafts);
      }
}

static const char *
text_of (TwAboutPage *self, guint i)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  gpointer member = G_STRUCT_MEMBER_P (set, lines[i].member);
  const char *text = lines[i].is_by_language
                         ? tw_texts_get (*(TwTexts *const *) member, self->languages[i])
                         : *(const char *const *) member;

  return text != NULL ? text : "";
}

/* What the set brings is seen from it and cannot be said otherwise. */
static void
show_contents (TwAboutPage *self)
{
  guint contents = tw_tile_set_contents (tw_document_get_set (self->document));
  const char *words;

  switch (contents & (TW_SET_HAS_TILES | TW_SET_HAS_RULES))
    {
    case TW_SET_HAS_TILES:
      words =
          contents & TW_SET_HAS_FIGURES ? _ ("Tiles, with figures of its own") : _ ("Tiles only");
      break;
    case TW_SET_HAS_RULES:
      words = contents & TW_SET_HAS_FIGURES ? _ ("Rules only, with figures of its own")
                                            : _ ("Rules only");
      break;
    case TW_SET_HAS_TILES | TW_SET_HAS_RULES:
      words = contents & TW_SET_HAS_FIGURES ? _ ("Tiles and rules, with figures of its own")
                                            : _ ("Tiles and rules");
      break;
    default:
      words = contents & TW_SET_HAS_FIGURES ? _ ("Figures only") : _ ("Nothing yet");
    }
  adw_action_row_set_subtitle (self->contents, words);
}

static void
fill (TwAboutPage *self)
{
  self->is_filling = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      GtkEditable *row = GTK_EDITABLE (self->rows[i]);
      const char *text = text_of (self, i);
      g_autofree char *shown = g_strchomp (g_strdup (gtk_editable_get_text (row)));

      /* What is being typed has blanks at its end that the set need not have. */
      if (g_strcmp0 (shown, text) != 0 && g_strcmp0 (gtk_editable_get_text (row), text) != 0)
        gtk_editable_set_text (row, text);
    }
  show_contents (self);
  self->is_filling = FALSE;
}

static void
changed_cb (TwAboutPage *self)
{
  fill (self);
}

static void
about_page_dispose (GObject *object)
{
  TwAboutPage *self = TW_ABOUT_PAGE (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  if (self->changes != NULL)
    tw_change_list_close (self->changes);
  self->changes = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_clear_pointer (&self->languages[i], g_free);
  G_OBJECT_CLASS (tw_about_page_parent_class)->dispose (object);
}

static void
tw_about_page_class_init (TwAboutPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = about_page_dispose;
}

static void
tw_about_page_init (TwAboutPage *self)
{
  adw_preferences_page_set_name (ADW_PREFERENCES_PAGE (self), "about");
  adw_preferences_page_set_title (ADW_PREFERENCES_PAGE (self), _ ("About"));
  adw_preferences_page_set_icon_name (ADW_PREFERENCES_PAGE (self), "help-about-symbolic");
}

static void
add_rows (TwAboutPage *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const TwTileSet *set = tw_document_get_set (self->document);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      gpointer member = G_STRUCT_MEMBER_P (set, lines[i].member);

      self->languages[i] = lines[i].is_by_language
                               ? tw_texts_best_language (*(TwTexts *const *) member)
                               : g_strdup ("");
      self->rows[i] = ADW_ENTRY_ROW (adw_entry_row_new ());
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), _ (lines[i].title));
      if (lines[i].is_by_language)
        tw_text_limit_text (self->rows[i]);
      else
        tw_text_limit_line (self->rows[i]);
      /* The document has the history. */
      gtk_editable_set_enable_undo (GTK_EDITABLE (self->rows[i]), FALSE);
      adw_preferences_group_add (group, GTK_WIDGET (self->rows[i]));
      g_signal_connect_object (self->rows[i], "changed", G_CALLBACK (changed_row_cb), self,
                               G_CONNECT_SWAPPED);
    }
  self->contents = ADW_ACTION_ROW (adw_action_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->contents), _ ("What It Brings"));
  adw_preferences_group_add (group, GTK_WIDGET (self->contents));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), group);
  self->changes = TW_CHANGE_LIST (tw_change_list_new (self->document));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (self->changes));
}

GtkWidget *
tw_about_page_new (TwDocument *document)
{
  TwAboutPage *self = g_object_new (TW_TYPE_ABOUT_PAGE, NULL);

  self->document = g_object_ref (document);
  self->is_filling = TRUE;
  add_rows (self);
  fill (self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  return GTK_WIDGET (self);
}
