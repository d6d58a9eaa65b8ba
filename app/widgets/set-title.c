/* The open set's name over its place, and what can be changed about it. */
#include "app/widgets/set-title.h"

#include <glib/gi18n.h>

#include "app/document/set-head.h"
#include "app/drawing/theme.h"
#include "app/widgets/text-limit.h"
#include "engine/format/theme-file.h"

struct _TwSetTitle
{
  AdwBin parent_instance;

  TwDocument *document;
  GBindingGroup *bindings;
  /* The languages that are changed, from when the popover was opened. */
  char *title_language;
  char *description_language;
  gboolean is_filling;
  gboolean is_compact;

  GtkWidget *icon;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkPopover *popover;
  AdwEntryRow *title_row;
  AdwEntryRow *author_row;
  AdwEntryRow *licence_row;
  AdwEntryRow *description_row;
  AdwComboRow *theme_row;
  char **themes; /* ids of the themes in the order of the row */
};

G_DEFINE_FINAL_TYPE (TwSetTitle, tw_set_title, ADW_TYPE_BIN)

enum
{
  PROP_COMPACT = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_row (AdwEntryRow *row, const char *text)
{
  GtkEditable *editable = GTK_EDITABLE (row);

  if (g_strcmp0 (gtk_editable_get_text (editable), text != NULL ? text : "") != 0)
    gtk_editable_set_text (editable, text != NULL ? text : "");
}

/* A theme that is not here stays what the set says, and can be chosen again. */
static void
fill_themes (TwSetTitle *self, const char *chosen)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_auto (GStrv) known = tw_theme_file_ids ();
  guint selected = 0;

  if (chosen == NULL)
    chosen = tw_theme_name (tw_theme_find (NULL));
  for (guint i = 0; self->themes != NULL && self->themes[i] != NULL; i++)
    if (g_str_equal (self->themes[i], chosen))
      {
        adw_combo_row_set_selected (self->theme_row, i);
        return;
      }
  for (guint i = 0; known[i] != NULL; i++)
    {
      const TwTheme *theme = tw_theme_find (known[i]);

      if (theme == NULL)
        continue;
      gtk_string_list_append (titles, tw_theme_title (theme, g_get_language_names ()));
      g_ptr_array_add (ids, g_strdup (known[i]));
    }
  while (selected < ids->len && !g_str_equal (ids->pdata[selected], chosen))
    selected++;
  if (selected == ids->len)
    {
      g_autofree char *title = g_strdup_printf (_ ("%s (not here)"), chosen);

      gtk_string_list_append (titles, title);
      g_ptr_array_add (ids, g_strdup (chosen));
    }
  g_ptr_array_add (ids, NULL);
  g_strfreev (self->themes);
  self->themes = (char **) g_ptr_array_steal (ids, NULL);
  adw_combo_row_set_model (self->theme_row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->theme_row, selected);
}

static void
fill (TwSetTitle *self)
{
  const TwTileSet *set;

  if (self->document == NULL)
    return;
  set = tw_document_get_set (self->document);
  self->is_filling = TRUE;
  set_row (self->title_row, tw_texts_get (set->titles, self->title_language));
  set_row (self->author_row, set->author);
  set_row (self->licence_row, set->licence);
  set_row (self->description_row, tw_texts_get (set->descriptions, self->description_language));
  fill_themes (self, set->theme);
  self->is_filling = FALSE;
}

static void
changed_cb (TwSetTitle *self, guint parts)
{
  if ((parts & TW_DOCUMENT_HEAD) != 0 && gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    fill (self);
}

static void
set_string (char **string, const char *text)
{
  g_free (*string);
  *string = *text != '\0' ? g_strdup (text) : NULL;
}

/* Typing merges into one step; the row is named by its address in the merge key. */
static void
row_changed_cb (TwSetTitle *self, AdwEntryRow *row)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (row));
  g_autoptr (TwTileSet) set = NULL;
  g_autofree char *key = NULL;
  const char *label;
  guint n_drafts = 0;

  if (self->is_filling || self->document == NULL)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  if (row == self->title_row)
    {
      label = _ ("Change Title");
      n_drafts = tw_texts_change (&set->titles, self->title_language, text);
    }
  else if (row == self->description_row)
    {
      label = _ ("Change Description");
      n_drafts = tw_texts_change (&set->descriptions, self->description_language, text);
    }
  else if (row == self->author_row)
    {
      label = _ ("Change Author");
      set_string (&set->author, text);
    }
  else
    {
      label = _ ("Change Licence");
      set_string (&set->licence, text);
    }
  key = g_strdup_printf ("head %p", (void *) row);
  if (tw_document_replace_set (self->document, set, label, key))
    tw_document_tell_drafted (self->document, n_drafts);
}

static void
theme_changed_cb (TwSetTitle *self)
{
  guint selected = adw_combo_row_get_selected (self->theme_row);
  g_autoptr (TwTileSet) set = NULL;

  if (self->is_filling || self->document == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  /* The first is the one that a set has that names none. */
  set_string (&set->theme, selected == 0 ? "" : self->themes[selected]);
  tw_document_replace_set (self->document, set, _ ("Change Colours"), NULL);
}

static void
popover_shown_cb (TwSetTitle *self)
{
  const TwTileSet *set;

  if (self->document == NULL)
    return;
  set = tw_document_get_set (self->document);
  g_free (self->title_language);
  g_free (self->description_language);
  g_clear_pointer (&self->themes, g_strfreev);
  self->title_language = tw_texts_best_language (set->titles);
  self->description_language = tw_texts_best_language (set->descriptions);
  fill (self);
  /* The row has the focus: what is typed replaces the title that a new set came with. */
  gtk_editable_select_region (GTK_EDITABLE (self->title_row), 0, -1);
}

static void
popover_closed_cb (TwSetTitle *self)
{
  if (self->document != NULL)
    tw_document_seal (self->document);
}

static void
set_title_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_COMPACT)
    g_value_set_boolean (value, TW_SET_TITLE (object)->is_compact);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_title_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TwSetTitle *self = TW_SET_TITLE (object);

  if (id != PROP_COMPACT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  if (self->is_compact == g_value_get_boolean (value))
    return;
  self->is_compact = g_value_get_boolean (value);
  gtk_widget_set_visible (self->icon, self->is_compact);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !self->is_compact);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), !self->is_compact);
  g_object_notify_by_pspec (object, pspec);
}

static void
set_title_dispose (GObject *object)
{
  TwSetTitle *self = TW_SET_TITLE (object);

  tw_set_title_set_document (self, NULL);
  g_clear_object (&self->bindings);
  g_clear_pointer (&self->title_language, g_free);
  g_clear_pointer (&self->description_language, g_free);
  g_clear_pointer (&self->themes, g_strfreev);
  G_OBJECT_CLASS (tw_set_title_parent_class)->dispose (object);
}

static void
tw_set_title_class_init (TwSetTitleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = set_title_get_property;
  object_class->set_property = set_title_set_property;
  object_class->dispose = set_title_dispose;
  properties[PROP_COMPACT] =
      g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/widgets/set-title.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, icon);
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, title);
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, popover);
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, title_row);
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, author_row);
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, licence_row);
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, description_row);
  gtk_widget_class_bind_template_child (widget_class, TwSetTitle, theme_row);
  gtk_widget_class_bind_template_callback (widget_class, row_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, theme_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, popover_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, popover_closed_cb);
}

static void
tw_set_title_init (TwSetTitle *self)
{
  AdwEntryRow *rows[4];

  gtk_widget_init_template (GTK_WIDGET (self));
  tw_text_limit_text (self->title_row);
  tw_text_limit_text (self->description_row);
  tw_text_limit_line (self->author_row);
  tw_text_limit_line (self->licence_row);
  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "title", self->title, "label", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->bindings, "subtitle", self->subtitle, "label", G_BINDING_SYNC_CREATE);
  /* Long names are cut in a narrow window. */
  g_binding_group_bind (self->bindings, "title", self->title, "tooltip-text",
                        G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->bindings, "subtitle", self->subtitle, "tooltip-text",
                        G_BINDING_SYNC_CREATE);
  rows[0] = self->title_row;
  rows[1] = self->author_row;
  rows[2] = self->licence_row;
  rows[3] = self->description_row;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    gtk_editable_set_enable_undo (GTK_EDITABLE (rows[i]), FALSE);
}

void
tw_set_title_set_document (TwSetTitle *self, TwDocument *document)
{
  g_return_if_fail (TW_IS_SET_TITLE (self));

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (self->bindings != NULL)
    g_binding_group_set_source (self->bindings, document);
  if (document != NULL)
    g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
}
