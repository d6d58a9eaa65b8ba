/* The things of one sort. */
#include "app/ruleset/own-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/ruleset/rules-page-keys.h"
#include "app/ruleset/thing-picture.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/marked-row.h"
#include "app/widgets/scroll-into-view.h"
#include "app/widgets/text-limit.h"

struct _TwOwnGroup
{
  AdwPreferencesGroup parent_instance;

  TwOwnSort sort;
  GPtrArray *rows;
  char *selected; /* (nullable): the id of what is marked */
  char *seen;     /* (nullable): the id of what was scrolled to last */
  int place;      /* where the row stood that was marked last, -1 if none was */
  GtkMenuButton *button;
  GtkEditable *entry;
  TwTileTextures *textures; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (TwOwnGroup, tw_own_group, ADW_TYPE_PREFERENCES_GROUP)

static guint chosen_signal, named_signal;

static const char *
row_id (gpointer row)
{
  return g_object_get_data (G_OBJECT (row), "id");
}

static GtkWidget *
find_row (TwOwnGroup *self, const char *id)
{
  for (guint i = 0; id != NULL && i < self->rows->len; i++)
    if (strcmp (row_id (self->rows->pdata[i]), id) == 0)
      return self->rows->pdata[i];
  return NULL;
}

/* Where something is marked now. */
static void
note_place (TwOwnGroup *self)
{
  guint place;

  if (g_ptr_array_find (self->rows, find_row (self, self->selected), &place))
    self->place = (int) place;
}

static void
row_activated_cb (TwOwnGroup *self, AdwActionRow *row)
{
  /* The row may go while others hear of it. */
  g_autofree char *id = g_strdup (row_id (row));

  g_signal_emit (self, chosen_signal, 0, (guint) self->sort, id);
}

static char *
tiles_words (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  guint n_tiles = 0;

  for (guint i = 0; i < set->n_tiles; i++)
    n_tiles += tw_own_thing_is_on (set, sort, id, set->tiles[i]);
  return g_strdup_printf (ngettext ("On %u tile", "On %u tiles", n_tiles), n_tiles);
}

static char *
zone_words (const TwTileSet *set, const char *id)
{
  const char *at = tw_own_declared_text (set, TW_OWN_ZONE, id, "at");

  return at != NULL ? tiles_words (set, TW_OWN_SYMBOL, at) : NULL;
}

static const char *
counter_words (const TwTileSet *set, const char *id)
{
  return tw_own_thing_texts (set, TW_OWN_COUNTER, id) == NULL
                 || g_strcmp0 (tw_own_declared_text (set, TW_OWN_COUNTER, id, "hidden"), "true")
                        == 0
             ? _ ("Seen by rules alone")
         : g_strcmp0 (tw_own_declared_text (set, TW_OWN_COUNTER, id, "each"), "true") == 0
             ? _ ("One for each player")
             : _ ("One beside the table");
}

static char *
row_words (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  switch (sort)
    {
    case TW_OWN_SYMBOL:
    case TW_OWN_LAND:
      return tiles_words (set, sort, id);
    case TW_OWN_BAG:
    case TW_OWN_DIE:
      return tw_own_deck_words (set, sort, id);
    case TW_OWN_COUNTER:
      return g_strdup (counter_words (set, id));
    case TW_OWN_ZONE:
      return zone_words (set, id);
    case TW_OWN_COUNTING:
      return g_strdup (_ ("On the score track"));
    case TW_OWN_KEPT_LIST:
      return g_strdup (_ ("Seen by rules alone"));
    case TW_OWN_FIGURE:
    case TW_OWN_TOKEN:
    case TW_N_OWN_SORTS:
    default:
      return g_strdup (tw_own_thing_is_by_hand (set, sort, id) ? _ ("Moved by hand")
                       : sort == TW_OWN_TOKEN                  ? _ ("Handed out by a rule")
                                                               : _ ("Moved by the rules"));
    }
}

/* The letter that is seen instead says nothing of why. */
static void
show_reason (GtkWidget *row, const char *reason)
{
  const char *words = g_object_get_data (G_OBJECT (row), "words");
  g_autofree char *both = reason != NULL ? g_strdup_printf ("%s\n%s", words, reason) : NULL;
  GtkWidget *icon = g_object_get_data (G_OBJECT (row), "warning");

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), both != NULL ? both : words);
  gtk_widget_set_visible (icon, reason != NULL);
}

static GtkWidget *
warning_new (void)
{
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Its picture is not drawn"), -1);
  return icon;
}

static void
add_row (TwOwnGroup *self, const TwTileSet *set, const char *id)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *words = row_words (set, self->sort, id);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 tw_own_thing_name (set, self->sort, id));
  /* The form has all of it. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             tw_thing_picture_new (set, self->sort, id, self->textures));
  if (tw_own_sort_has_picture (self->sort))
    {
      GtkWidget *warning = warning_new ();

      adw_action_row_add_suffix (ADW_ACTION_ROW (row), warning);
      g_object_set_data_full (G_OBJECT (row), "words", g_strdup (words), g_free);
      g_object_set_data (G_OBJECT (row), "warning", warning);
      tw_art_reason_watch (row, tw_own_thing_name (set, self->sort, id),
                           tw_own_thing_art (set, self->sort, id), show_reason);
    }
  g_object_set_data_full (G_OBJECT (row), "id", g_strdup (id), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (row_activated_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

void
tw_own_group_select (TwOwnGroup *self, const char *id)
{
  /* @id may be the one that is kept. */
  char *copy = g_strdup (id);
  GtkWidget *row = find_row (self, copy);

  g_free (self->selected);
  self->selected = copy;
  tw_marked_row_set (self->rows, row);
  /* Once, as soon as it has a row: whoever scrolls on has seen it. */
  if (row != NULL && g_strcmp0 (self->seen, copy) != 0)
    tw_scroll_into_view (row);
  if (row != NULL || copy == NULL)
    {
      g_free (self->seen);
      self->seen = g_strdup (copy);
    }
  note_place (self);
}

void
tw_own_group_fill (TwOwnGroup *self, const TwTileSet *set)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autofree char *focus_id = NULL;
  guint place = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      if (row == focus)
        {
          focus_id = g_strdup (row_id (row));
          place = i;
        }
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), row);
    }
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < tw_own_sort_n (set, self->sort); i++)
    add_row (self, set, tw_own_sort_nth (set, self->sort, i));
  /* What few sets have is seen where there is some of it. */
  gtk_widget_set_visible (GTK_WIDGET (self), self->sort < TW_OWN_BAG || self->rows->len > 0);
  if (find_row (self, focus_id) != NULL)
    gtk_widget_grab_focus (find_row (self, focus_id));
  /* What is gone leaves the keyboard to what took its place. */
  else if (focus_id != NULL && self->rows->len > 0)
    gtk_widget_grab_focus (self->rows->pdata[MIN (place, self->rows->len - 1)]);
  else if (focus_id != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    tw_own_group_focus_button (self);
  tw_own_group_select (self, self->selected);
}

gboolean
tw_own_group_focus (TwOwnGroup *self)
{
  GtkWidget *row = find_row (self, self->selected);

  /* What was marked may be gone: what took its place is next to it. */
  if (row == NULL && self->place >= 0 && self->rows->len > 0)
    row = self->rows->pdata[MIN ((guint) self->place, self->rows->len - 1)];
  return row != NULL && gtk_widget_grab_focus (row);
}

gboolean
tw_own_group_focus_first (TwOwnGroup *self)
{
  return self->rows->len > 0 && gtk_widget_grab_focus (self->rows->pdata[0]);
}

gboolean
tw_own_group_focus_button (TwOwnGroup *self)
{
  return gtk_widget_grab_focus (GTK_WIDGET (self->button));
}

void
tw_own_group_ask (TwOwnGroup *self)
{
  gboolean is_laid_out = gtk_widget_get_visible (GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  tw_scroll_to_menu (self->button, GTK_WIDGET (self->entry), is_laid_out);
}

static void
name_given_cb (TwOwnGroup *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));

  if (*name == '\0')
    return;
  /* Who comes back to the list finds the focus there, and not in what is closed: the keyboard would
   * be nobody's. */
  tw_own_group_focus_button (self);
  gtk_menu_button_popdown (self->button);
  gtk_editable_set_text (self->entry, "");
  g_signal_emit (self, named_signal, 0, (guint) self->sort, name);
}

static void
own_group_finalize (GObject *object)
{
  TwOwnGroup *self = TW_OWN_GROUP (object);

  g_ptr_array_unref (self->rows);
  g_free (self->selected);
  g_free (self->seen);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_own_group_parent_class)->finalize (object);
}

static void
tw_own_group_class_init (TwOwnGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = own_group_finalize;
  chosen_signal = g_signal_new ("chosen", TW_TYPE_OWN_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  named_signal = g_signal_new ("named", TW_TYPE_OWN_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/own-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwOwnGroup, button);
  gtk_widget_class_bind_template_child (widget_class, TwOwnGroup, entry);
  gtk_widget_class_bind_template_callback (widget_class, name_given_cb);
}

static void
tw_own_group_init (TwOwnGroup *self)
{
  self->rows = g_ptr_array_new ();
  self->place = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_text_limit_line (self->entry);
}

TwOwnGroup *
tw_own_group_new (TwOwnSort sort)
{
  TwOwnGroup *self = g_object_new (TW_TYPE_OWN_GROUP, "title", tw_own_sort_title (sort), NULL);
  g_autofree char *action = g_strconcat ("rules.add::", tw_own_sort_element (sort), NULL);

  self->sort = sort;
  tw_icon_button_set_words (GTK_WIDGET (self->button), tw_own_sort_add (sort));
  tw_rules_page_tell_key (GTK_WIDGET (self->button), tw_own_sort_add (sort), action);
  return self;
}

void
tw_own_group_set_textures (TwOwnGroup *self, TwTileTextures *textures)
{
  g_set_object (&self->textures, textures);
}
