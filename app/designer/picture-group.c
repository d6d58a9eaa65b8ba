/* Pictures of a tile in the inspector. */
#include "app/designer/picture-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/pictures/door.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/text-scale.h"
#include "engine/format/format-error.h"

/* A picture that can be drawn so large can be drawn: as large as tiles are shown in lists. */
#define CHECKED_PX 256

/* Of a reference picture. */
enum
{
  LEFT,
  TOP,
  WIDTH,
  OPACITY,
  N_VALUES
};

struct _TwPictureGroup
{
  AdwBin parent_instance;

  AdwActionRow *finished, *reference;
  GtkWidget *remove_finished, *remove_reference, *shows, *place;
  GtkWidget *rows[N_VALUES], *values[N_VALUES];
  GBytes *asked[2]; /* what the rows show: of which picture more is still to be known */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (TwPictureGroup, tw_picture_group, ADW_TYPE_BIN)

static void
value_changed_cb (TwPictureGroup *self)
{
  int values[N_VALUES];

  if (self->is_updating)
    return;
  for (guint i = 0; i < N_VALUES; i++)
    values[i] = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->values[i]));
  gtk_widget_activate_action (GTK_WIDGET (self), "design.reference", "(iiii)", 10 * values[LEFT],
                              10 * values[TOP], 10 * values[WIDTH], values[OPACITY]);
}

static GtkWidget *
button_new (const char *icon, const char *label, const char *action)
{
  GtkWidget *button = tw_icon_button_new (icon, label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static AdwActionRow *
row_new (GtkWidget *group, const char *title)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), tw_text_scale (row) > 1 ? 0 : 2);
  if (group != NULL)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return ADW_ACTION_ROW (row);
}

/* The problem of the tile says more. */
static char *
absent_words (const TwPictureFile *picture, const char *name)
{
  switch ((TwPictureAbsence) picture->absence)
    {
    case TW_PICTURE_FOLDER:
      return g_strdup_printf (_ ("%s is a folder"), name);
    case TW_PICTURE_NO_FILE:
      return g_strdup_printf (_ ("%s is no ordinary file"), name);
    case TW_PICTURE_UNREADABLE:
      return g_strdup_printf (_ ("%s cannot be read"), name);
    case TW_PICTURE_TOO_LARGE:
      return g_strdup_printf (_ ("%s is too large"), name);
    case TW_PICTURE_NOT_THERE:
    default:
      return g_strdup_printf (_ ("%s is missing"), name);
    }
}

/* Says of a picture what is to be said: its name, or why it is not seen. */
static void
show_file (AdwActionRow *row, const TwPictureFile *picture, const char *reason, const char *none)
{
  const char *slash = picture->file != NULL ? strrchr (picture->file, '/') : NULL;
  g_autofree char *words = NULL;

  if (slash == NULL)
    words = g_strdup (none);
  else if (picture->bytes == NULL)
    words = absent_words (picture, slash + 1);
  else if (reason != NULL)
    words = g_strdup_printf ("%s: %s", slash + 1, reason);
  else
    words = g_strdup (slash + 1);
  adw_action_row_set_subtitle (row, words);
  if (reason != NULL)
    adw_action_row_set_subtitle_lines (row, 0);
}

/* What was asked for; the group may show another tile by now. */
typedef struct
{
  GWeakRef group;
  guint which;
  TwPictureFile picture;
} Wanted;

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_weak_ref_clear (&wanted->group);
  tw_picture_file_clear (&wanted->picture);
  g_free (wanted);
}

static void
show_picture (TwPictureGroup *self, guint which, const TwPictureFile *picture)
{
  g_autoptr (GError) error = NULL;
  /* What is known without decoding is among the problems of the tile, and not said twice. */
  g_autofree char *known = NULL;

  if (picture->bytes != NULL)
    tw_picture_door_peek (picture, CHECKED_PX, NULL, &error);
  known = error != NULL ? tw_picture_door_reason (picture) : NULL;
  show_file (which == 0 ? self->finished : self->reference, picture,
             error != NULL && known == NULL ? tw_error_words (error) : NULL,
             which == 0 ? _ ("The drawing is shown") : _ ("A scan or sketch to draw after"));
}

static void
came_cb (gpointer data)
{
  Wanted *wanted = data;
  g_autoptr (TwPictureGroup) self = g_weak_ref_get (&wanted->group);

  if (self != NULL && self->asked[wanted->which] == wanted->picture.bytes)
    show_picture (self, wanted->which, &wanted->picture);
}

/* Its name at once; whether it can be drawn when that is known. */
static void
show_and_ask (TwPictureGroup *self, guint which, const TwPictureFile *picture)
{
  Wanted *wanted;

  show_picture (self, which, picture);
  if (self->asked[which] == picture->bytes)
    return;
  g_clear_pointer (&self->asked[which], g_bytes_unref);
  if (picture->bytes == NULL)
    return;
  self->asked[which] = g_bytes_ref (picture->bytes);
  wanted = g_new0 (Wanted, 1);
  g_weak_ref_init (&wanted->group, self);
  wanted->which = which;
  tw_picture_file_set (&wanted->picture, picture->file, picture->bytes);
  tw_picture_door_ask (picture, CHECKED_PX, came_cb, wanted, wanted_free);
}

void
tw_picture_group_show (TwPictureGroup *self, const TwTile *tile, int variant)
{
  const TwPictureFile *finished;
  gboolean has_reference;

  if (tile == NULL)
    return;
  finished = tw_tile_get_picture (tile, variant < (int) tile->n_variants ? variant : -1);
  has_reference = tile->reference.picture.file != NULL;
  show_and_ask (self, 0, finished);
  show_and_ask (self, 1, &tile->reference.picture);
  gtk_widget_set_visible (self->remove_finished, finished->file != NULL);
  gtk_widget_set_visible (self->remove_reference, has_reference);
  gtk_widget_set_visible (self->shows, has_reference);
  self->is_updating = TRUE;
  gtk_widget_set_visible (self->place, has_reference);
  gtk_widget_set_visible (self->rows[OPACITY], has_reference);
  if (has_reference)
    {
      const int values[N_VALUES] = { tile->reference.x / 10, tile->reference.y / 10,
                                     tile->reference.width / 10, tile->reference.opacity };

      for (guint i = 0; i < N_VALUES; i++)
        if (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->values[i])) != values[i])
          gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->values[i]), values[i]);
    }
  self->is_updating = FALSE;
}

static void
picture_group_dispose (GObject *object)
{
  TwPictureGroup *self = TW_PICTURE_GROUP (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->asked); i++)
    g_clear_pointer (&self->asked[i], g_bytes_unref);
  G_OBJECT_CLASS (tw_picture_group_parent_class)->dispose (object);
}

static void
tw_picture_group_class_init (TwPictureGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = picture_group_dispose;
}

static void
add_values (TwPictureGroup *self, GtkWidget *group)
{
  const struct
  {
    const char *title;
    const char *label;
    int least, most, step;
  } values[N_VALUES] = {
    { _ ("Middle, From Left"), _ ("Middle of the reference picture from the left, percent"),
      -TW_REFERENCE_MAX / 10, TW_REFERENCE_MAX / 10, 1 },
    { _ ("Middle, From Top"), _ ("Middle of the reference picture from the top, percent"),
      -TW_REFERENCE_MAX / 10, TW_REFERENCE_MAX / 10, 1 },
    { _ ("Width"), _ ("Width of the reference picture, percent of the tile"),
      TW_REFERENCE_LEAST / 10, TW_REFERENCE_MAX / 10, 1 },
    { _ ("Shows Through"), _ ("How much the reference picture shows through, percent"), 0, 100, 5 },
  };

  self->place = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->place), _ ("Place and Size"));
  for (guint i = 0; i < N_VALUES; i++)
    {
      AdwActionRow *row = row_new (i == OPACITY ? group : NULL, values[i].title);

      self->rows[i] = GTK_WIDGET (row);
      self->values[i] =
          gtk_spin_button_new_with_range (values[i].least, values[i].most, values[i].step);
      gtk_editable_set_width_chars (GTK_EDITABLE (self->values[i]), 4);
      gtk_widget_set_valign (self->values[i], GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (self->values[i], "numeric");
      gtk_widget_set_tooltip_text (self->values[i], values[i].label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->values[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, values[i].label, -1);
      g_signal_connect_swapped (self->values[i], "value-changed", G_CALLBACK (value_changed_cb),
                                self);
      adw_action_row_add_suffix (row, self->values[i]);
      if (i != OPACITY)
        adw_expander_row_add_row (ADW_EXPANDER_ROW (self->place), GTK_WIDGET (row));
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->place);
}

static void
tw_picture_group_init (TwPictureGroup *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Pictures"));
  self->is_updating = TRUE;
  self->finished = row_new (group, _ ("Finished Picture"));
  adw_action_row_add_suffix (self->finished,
                             button_new ("document-open-symbolic", _ ("Choose Finished Picture…"),
                                         "design.choose-picture"));
  self->remove_finished =
      button_new ("user-trash-symbolic", _ ("Remove Finished Picture"), "design.remove-picture");
  adw_action_row_add_suffix (self->finished, self->remove_finished);
  self->reference = row_new (group, _ ("Reference Picture"));
  self->shows = gtk_switch_new ();
  gtk_widget_set_valign (self->shows, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->shows, _ ("Show Reference Picture (B)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->shows), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Show Reference Picture"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->shows), "canvas.reference");
  adw_action_row_add_suffix (self->reference, self->shows);
  adw_action_row_add_suffix (self->reference,
                             button_new ("document-open-symbolic", _ ("Choose Reference Picture…"),
                                         "design.choose-reference"));
  self->remove_reference =
      button_new ("user-trash-symbolic", _ ("Remove Reference Picture"), "design.remove-reference");
  adw_action_row_add_suffix (self->reference, self->remove_reference);
  add_values (self, group);
  self->is_updating = FALSE;
  adw_bin_set_child (ADW_BIN (self), group);
}
