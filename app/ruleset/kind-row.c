/* A row that opens to kinds of land. */
#include "app/ruleset/kind-row.h"

#include "app/document/land-names.h"

struct _TwKindRow
{
  AdwExpanderRow parent_instance;

  GPtrArray *checks; /* GtkCheckButton, with the number of its kind */
  char *none;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (TwKindRow, tw_kind_row, ADW_TYPE_EXPANDER_ROW)

enum
{
  PROP_0,
  PROP_NONE
};

static guint toggled_signal;

static guint
kind_of (gpointer check)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "kind"));
}

/* What is ticked, in words: the row need not be opened to be read. */
static void
show_words (TwKindRow *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < self->checks->len; i++)
    if (gtk_check_button_get_active (self->checks->pdata[i]))
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                              (const char *) g_object_get_data (self->checks->pdata[i], "words"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), words->len > 0       ? words->str
                                                          : self->none != NULL ? self->none
                                                                               : "");
}

static void
toggled_cb (TwKindRow *self, GtkCheckButton *check)
{
  if (self->is_filling)
    return;
  show_words (self);
  g_signal_emit (self, toggled_signal, 0, kind_of (check), gtk_check_button_get_active (check));
}

static void
add (TwKindRow *self, const TwTileSet *set, guint kind)
{
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();
  const char *name = tw_land_name (set->own, (TwKind) kind);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  g_object_set_data (G_OBJECT (check), "kind", GUINT_TO_POINTER (kind));
  g_object_set_data_full (G_OBJECT (check), "words", g_strdup (name), g_free);
  g_object_set_data (G_OBJECT (check), "row", row);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (toggled_cb), self);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->checks, check);
}

static gboolean
is_offered (const TwTileSet *set, guint kind, TwKindSet kinds, gboolean with_field)
{
  return (kinds & TW_KIND_BIT (kind)) != 0 || kind == TW_KIND_CITY || kind == TW_KIND_ROAD
         || kind == TW_KIND_MONASTERY || kind == TW_KIND_RIVER
         || (with_field && kind == TW_KIND_FIELD)
         || (set->own != NULL && tw_vocabulary_land_of (set->own, kind) != NULL);
}

/* Whether it shows these kinds already, so that the keyboard may stay where it is. */
static gboolean
is_same (TwKindRow *self, const GArray *kinds)
{
  gboolean is = self->checks->len == kinds->len;

  for (guint i = 0; is && i < kinds->len; i++)
    is = kind_of (self->checks->pdata[i]) == g_array_index (kinds, guint, i);
  return is;
}

void
tw_kind_row_fill (TwKindRow *self, const TwTileSet *set, TwKindSet kinds, gboolean with_field)
{
  g_autoptr (GArray) shown = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint kind = 1; kind < TW_N_KINDS; kind++)
    if (is_offered (set, kind, kinds, with_field))
      g_array_append_val (shown, kind);
  self->is_filling = TRUE;
  if (!is_same (self, shown))
    {
      for (guint i = 0; i < self->checks->len; i++)
        adw_expander_row_remove (ADW_EXPANDER_ROW (self),
                                 g_object_get_data (self->checks->pdata[i], "row"));
      g_ptr_array_set_size (self->checks, 0);
      for (guint i = 0; i < shown->len; i++)
        add (self, set, g_array_index (shown, guint, i));
    }
  for (guint i = 0; i < self->checks->len; i++)
    gtk_check_button_set_active (self->checks->pdata[i],
                                 (kinds & TW_KIND_BIT (kind_of (self->checks->pdata[i]))) != 0);
  self->is_filling = FALSE;
  show_words (self);
}

TwKindSet
tw_kind_row_get (TwKindRow *self)
{
  TwKindSet kinds = 0;

  for (guint i = 0; i < self->checks->len; i++)
    if (gtk_check_button_get_active (self->checks->pdata[i]))
      kinds |= TW_KIND_BIT (kind_of (self->checks->pdata[i]));
  return kinds;
}

static void
kind_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TwKindRow *self = TW_KIND_ROW (object);

  g_free (self->none);
  self->none = g_value_dup_string (value);
  show_words (self);
}

static void
kind_row_finalize (GObject *object)
{
  g_ptr_array_unref (TW_KIND_ROW (object)->checks);
  g_free (TW_KIND_ROW (object)->none);
  G_OBJECT_CLASS (tw_kind_row_parent_class)->finalize (object);
}

static void
tw_kind_row_class_init (TwKindRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = kind_row_set_property;
  object_class->finalize = kind_row_finalize;
  g_object_class_install_property (object_class, PROP_NONE,
                                   g_param_spec_string ("none", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  toggled_signal = g_signal_new ("toggled", TW_TYPE_KIND_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
tw_kind_row_init (TwKindRow *self)
{
  self->checks = g_ptr_array_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
}
