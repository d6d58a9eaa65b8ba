/* The rulesets that a set can be played by, as a list. */
#include "app/setup/setup-rulesets.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/setup/own-rulesets.h"
#include "app/setup/setup-title.h"

/* A description is shown above all else on the page. */
#define MOST_CHARS 400
#define MOST_LINES 6

struct _TwSetupRulesets
{
  AdwBin parent_instance;

  GtkListBox *list;
  GPtrArray *rulesets; /* TwRuleset, %NULL for none of them */
  guint n_shipped;     /* those of the user come behind so many */
  int chosen; /* the row that was told last: to come back to it with the focus is no choice */
  gboolean is_filling;
};

enum
{
  CHOSEN,
  ACTIVATED,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwSetupRulesets, tw_setup_rulesets, ADW_TYPE_BIN)

const char *
tw_setup_rulesets_title (const TwRuleset *ruleset)
{
  const char *title;

  if (ruleset == NULL)
    return _ ("As the Set Says");
  title = tw_texts_best (ruleset->titles, g_get_language_names ());
  return title != NULL ? title : ruleset->id;
}

char *
tw_setup_rulesets_description (const TwRuleset *ruleset)
{
  const char *words = NULL;

  if (ruleset == NULL)
    return g_strdup (_ ("Its tiles and what they need, by the rules of the base game."));
  if (ruleset->descriptions != NULL)
    words = tw_texts_best (ruleset->descriptions, g_get_language_names ());
  return tw_short_words (words != NULL ? words : "", MOST_CHARS, MOST_LINES);
}

static const char *
id_of (const TwRuleset *ruleset)
{
  return ruleset != NULL ? ruleset->id : "";
}

static void
unref_ruleset (gpointer data)
{
  if (data != NULL)
    tw_ruleset_unref (data);
}

TwRuleset *
tw_setup_rulesets_get (TwSetupRulesets *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) : -1;

  return index >= 0 && (guint) index < self->rulesets->len ? self->rulesets->pdata[index] : NULL;
}

static int
index_of (TwSetupRulesets *self, const char *id)
{
  for (guint i = 0; i < self->rulesets->len; i++)
    if (strcmp (id_of (self->rulesets->pdata[i]), id) == 0)
      return (int) i;
  return -1;
}

gboolean
tw_setup_rulesets_has (TwSetupRulesets *self, const char *id)
{
  return index_of (self, id) >= 0;
}

gboolean
tw_setup_rulesets_choose (TwSetupRulesets *self, const char *id)
{
  int index = index_of (self, id);

  if (index >= 0)
    gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, index));
  return index >= 0;
}

static void
selected_cb (TwSetupRulesets *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int before = self->chosen;

  if (row == NULL)
    return;
  self->chosen = gtk_list_box_row_get_index (row);
  if (!self->is_filling && self->chosen != before)
    g_signal_emit (self, signals[CHOSEN], 0);
}

static void
activated_cb (TwSetupRulesets *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

/* The list takes Tab from row to row, and so from choice to choice; arrows do that. */
static gboolean
key_cb (TwSetupRulesets *self, guint keyval)
{
  if (keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit (self, signals[LEFT], 0, keyval == GDK_KEY_Tab);
  return GDK_EVENT_STOP;
}

static GtkWidget *
row_new (const TwRuleset *ruleset, gboolean is_usual)
{
  g_autofree char *name =
      is_usual ? g_strdup_printf (_ ("%s, for new games"), tw_setup_rulesets_title (ruleset))
               : g_strdup (tw_setup_rulesets_title (ruleset));
  g_autofree char *description = tw_setup_rulesets_description (ruleset);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (tw_setup_rulesets_title (ruleset));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 3);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (is_usual)
    {
      GtkWidget *icon = gtk_image_new_from_icon_name ("starred-symbolic");

      gtk_widget_set_tooltip_text (icon, _ ("New games of this set begin with it"));
      gtk_box_append (GTK_BOX (box), icon);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return row;
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  TwSetupRulesets *self = user_data;
  GtkWidget *header = NULL;

  if ((guint) gtk_list_box_row_get_index (row) == self->n_shipped)
    {
      header = gtk_label_new (_ ("Own Rulesets"));
      gtk_label_set_xalign (GTK_LABEL (header), 0);
      gtk_widget_add_css_class (header, "heading");
      gtk_widget_add_css_class (header, "list-heading");
    }
  gtk_list_box_row_set_header (row, header);
}

void
tw_setup_rulesets_set (TwSetupRulesets *self,
                       GPtrArray *rulesets,
                       const char *own_folder,
                       const char *usual)
{
  gboolean had_one = self->rulesets->len > 0;
  g_autofree char *chosen = g_strdup (id_of (tw_setup_rulesets_get (self)));
  GtkWidget *child;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list));

  self->is_filling = TRUE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  g_ptr_array_set_size (self->rulesets, 0);
  self->n_shipped = 0;
  for (guint i = 0; i < rulesets->len; i++)
    {
      TwRuleset *ruleset = rulesets->pdata[i];
      GtkWidget *row = row_new (ruleset, usual != NULL && strcmp (id_of (ruleset), usual) == 0);

      g_ptr_array_add (self->rulesets, ruleset != NULL ? tw_ruleset_ref (ruleset) : NULL);
      self->n_shipped += ruleset == NULL || !tw_own_rulesets_has (own_folder, ruleset);
      gtk_list_box_append (self->list, row);
    }
  gtk_list_box_invalidate_headers (self->list);
  if (!(had_one && tw_setup_rulesets_choose (self, chosen))
      && !(usual != NULL && tw_setup_rulesets_choose (self, usual)))
    gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  self->is_filling = FALSE;
  if (had_focus)
    tw_setup_rulesets_grab (self);
}

void
tw_setup_rulesets_grab (TwSetupRulesets *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
setup_rulesets_finalize (GObject *object)
{
  g_ptr_array_unref (TW_SETUP_RULESETS (object)->rulesets);
  G_OBJECT_CLASS (tw_setup_rulesets_parent_class)->finalize (object);
}

static void
tw_setup_rulesets_class_init (TwSetupRulesetsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setup_rulesets_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/setup/setup-rulesets.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSetupRulesets, list);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
tw_setup_rulesets_init (TwSetupRulesets *self)
{
  self->rulesets = g_ptr_array_new_with_free_func (unref_ruleset);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, header_cb, self, NULL);
}

const char *
tw_setup_rulesets_titled (const GPtrArray *rulesets, const char *title)
{
  const char *found = NULL;
  gsize longest = 0;

  for (guint i = 0; i < rulesets->len; i++)
    {
      const TwRuleset *ruleset = rulesets->pdata[i];
      g_autofree char *name = tw_short_name (tw_setup_rulesets_title (ruleset));

      /* One may be called like another one with something added. */
      if (ruleset == NULL || strlen (name) <= longest || !tw_setup_title_is_of (title, name))
        continue;
      longest = strlen (name);
      found = ruleset->id;
    }
  return found;
}
