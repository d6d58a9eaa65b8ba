/* The quick line: a tile in a few letters, seen while they are typed. */
#include "app/designer/canvas-line.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/line-names.h"
#include "app/document/land-names.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/text-limit.h"
#include "app/widgets/tooltip.h"
#include "engine/tile/capital.h"

/* As many offers as there is room for below the tile, and side by side. */
#define MOST_OFFERS  6
#define MOST_BESIDE  3
#define PICTURE_SIZE 24
#define MOST_CHARS   20

/*
 * @names: the words of the line
 * @ids: (element-type utf8): the places and symbols that are offered, in the order of @offers
 * @begun: where in the line the name begins that they go on with
 * @is_picked: whether one has gone to the offer that is marked
 */
typedef struct
{
  TwCanvasModel *model;
  TwLineNames *names;
  GPtrArray *ids;
  gsize begun;
  gboolean is_picked;

  GtkEditable *entry;
  GtkEventController *keys;
  GtkFlowBox *offers;
  GtkLabel *words;
} Line;

static const char *
fault_words (TwQuickLineFault fault, gboolean has_own)
{
  switch (fault)
    {
    case TW_QUICK_LINE_LETTER:
      return has_own ? _ ("Letters: C city, R road, V river, F field, and those of own land.")
                     : _ ("Letters: C city, R road, V river, F field.");
    case TW_QUICK_LINE_NOTHING_TO_CONTINUE:
      return _ ("A small letter continues a feature; begin it with a capital.");
    case TW_QUICK_LINE_SHORT:
      return _ ("Four letters, clockwise from the north.");
    case TW_QUICK_LINE_WORD:
      return _ ("No place or symbol is called that.");
    case TW_QUICK_LINE_SEVERAL:
    case TW_QUICK_LINE_PLACE:
      return _ ("That cannot stand on this tile.");
    case TW_QUICK_LINE_GOOD:
    default:
      return _ ("Enter draws it.");
    }
}

static GtkWidget *
offer_new (Line *self, const char *id)
{
  const TwTileSet *set = tw_document_get_set (tw_canvas_model_get (self->model)->document);
  const char *name = tw_canvas_symbol_label (set->own, id);
  GtkWidget *child = gtk_flow_box_child_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *picture = tw_symbol_picture_new (id, PICTURE_SIZE), *label = gtk_label_new (name);

  tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), id, tw_theme_of_set (set));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  /* The keyboard stays in the line. */
  gtk_widget_set_focusable (child, FALSE);
  tw_tooltip_set (child, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return child;
}

/* Below the line what its last word begins, as on the shelf. */
static void
show_offers (Line *self, const char *text)
{
  const TwVocabulary *own = tw_canvas_model_own (self->model);

  g_ptr_array_set_size (self->ids, 0);
  self->begun = tw_quick_line_begun (text, &self->names->own, self->ids);
  self->is_picked = FALSE;
  /* What is written in full already needs no offer. */
  if (self->ids->len == 1)
    {
      g_autofree char *words = tw_line_names_words (self->names, own, self->ids->pdata[0]);
      g_autofree char *name = tw_quick_line_name (words);
      g_autofree char *typed = tw_quick_line_name (text + self->begun);

      if (strcmp (name, typed) == 0 || strcmp (self->ids->pdata[0], typed) == 0)
        g_ptr_array_set_size (self->ids, 0);
    }
  if (self->ids->len > MOST_OFFERS)
    g_ptr_array_set_size (self->ids, MOST_OFFERS);
  while (gtk_widget_get_first_child (GTK_WIDGET (self->offers)) != NULL)
    gtk_flow_box_remove (self->offers, gtk_widget_get_first_child (GTK_WIDGET (self->offers)));
  for (guint i = 0; i < self->ids->len; i++)
    gtk_flow_box_insert (self->offers, offer_new (self, self->ids->pdata[i]), -1);
  gtk_widget_set_visible (GTK_WIDGET (self->offers), self->ids->len > 0);
  if (self->ids->len > 0)
    gtk_flow_box_select_child (self->offers, gtk_flow_box_get_child_at_index (self->offers, 0));
}

/* The one that is marked, -1 for none. */
static int
marked (Line *self)
{
  g_autoptr (GList) selected = gtk_flow_box_get_selected_children (self->offers);

  return selected != NULL ? gtk_flow_box_child_get_index (selected->data) : -1;
}

static void
say (Line *self, const char *words)
{
  const TwVocabulary *own = tw_canvas_model_own (self->model);
  int at = marked (self);
  g_autofree char *heard = NULL;

  gtk_label_set_label (self->words, words);
  heard = at < 0 ? g_strdup (words)
                 : g_strdup_printf ("%s. %s", tw_canvas_symbol_label (own, self->ids->pdata[at]),
                                    words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  heard, -1);
}

/* The tile that the line says: as far as it is clear, while a word is begun. */
static gboolean
line_read (Line *self, TwTopology *topology)
{
  const char *text = gtk_editable_get_text (self->entry);
  gboolean has_own = FALSE;
  TwQuickLineFault fault;
  guint at;

  for (guint i = 0; i < TW_N_OWN_KINDS; i++)
    has_own |= self->names->own.letters[i] != '\0';
  fault = tw_quick_line_parse (text, &self->names->own, topology, &at);
  if (self->ids->len > 0 && fault != TW_QUICK_LINE_GOOD)
    {
      g_autofree char *before = g_strndup (text, self->begun);

      tw_quick_line_parse (before, &self->names->own, topology, &at);
      say (self, _ ("Tab takes what is marked, Down marks the next."));
    }
  else
    say (self, fault_words (fault, has_own));
  /* Who is still typing has made no mistake. */
  if (fault == TW_QUICK_LINE_GOOD || fault == TW_QUICK_LINE_SHORT || self->ids->len > 0)
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  return fault == TW_QUICK_LINE_GOOD;
}

static void
changed_cb (Line *self)
{
  TwTopology topology;
  gboolean is_good;

  show_offers (self, gtk_editable_get_text (self->entry));
  is_good = line_read (self, &topology);
  if (tw_canvas_model_get (self->model)->tile != NULL)
    tw_canvas_model_show (self->model, is_good || self->ids->len > 0 ? &topology : NULL);
}

static void
take (Line *self, int index)
{
  g_autofree char *words = NULL, *line = NULL;

  if (index < 0 || index >= (int) self->ids->len)
    return;
  words =
      tw_line_names_words (self->names, tw_canvas_model_own (self->model), self->ids->pdata[index]);
  line = g_strdup_printf ("%.*s%s", (int) self->begun, gtk_editable_get_text (self->entry), words);
  gtk_editable_set_text (self->entry, line);
  gtk_editable_set_position (self->entry, -1);
}

static void
offer_activated_cb (Line *self, GtkFlowBoxChild *child)
{
  take (self, gtk_flow_box_child_get_index (child));
}

static gboolean
key_cb (Line *self, guint keyval, guint keycode, GdkModifierType state)
{
  int at = marked (self);

  if (at < 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
      take (self, at);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      at = (at + 1) % (int) self->ids->len;
      break;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      at = (at + (int) self->ids->len - 1) % (int) self->ids->len;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  self->is_picked = TRUE;
  gtk_flow_box_select_child (self->offers, gtk_flow_box_get_child_at_index (self->offers, at));
  say (self, _ ("Tab takes what is marked, Down marks the next."));
  return GDK_EVENT_STOP;
}

static void
activate_cb (Line *self)
{
  TwCanvasDeed deed = { .note = TW_EDIT_LAID, .segment = -1, .edge = -1 };
  TwTopology topology;
  TwCanvasModel *model = self->model;
  const TwCanvasState *state = tw_canvas_model_get (model);
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self->entry), GTK_TYPE_POPOVER);
  g_autofree char *lower = NULL, *words = NULL;
  gboolean is_good = line_read (self, &topology);

  if (state->tile == NULL)
    return;
  /* One has gone to an offer, or what is typed says nothing yet. */
  if (self->ids->len > 0 && (self->is_picked || !is_good))
    {
      take (self, marked (self));
      return;
    }
  if (!is_good)
    return;
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_grab_focus (gtk_widget_get_parent (popover));
  tw_canvas_model_commit (model, &topology, &deed);
  lower = tw_land_names_tile_words (tw_canvas_model_own (model), &state->tile->topology);
  words = tw_capital_words (lower);
  tw_canvas_model_say (model, words);
}

/* Without Enter nothing has happened. */
static void
closed_cb (Line *self)
{
  if (tw_canvas_model_get (self->model)->tile != NULL)
    tw_canvas_model_show (self->model, NULL);
}

/* Its parts outlive it for a moment, and are told nothing more. */
static void
line_free (gpointer data)
{
  Line *self = data;

  g_signal_handlers_disconnect_by_data (self->entry, self);
  g_signal_handlers_disconnect_by_data (self->offers, self);
  g_signal_handlers_disconnect_by_data (self->keys, self);
  g_object_unref (self->entry);
  g_object_unref (self->offers);
  g_object_unref (self->keys);
  g_object_unref (self->model);
  g_ptr_array_unref (self->ids);
  tw_line_names_free (self->names);
  g_free (self);
}

static GtkWidget *
entry_new (Line *self)
{
  GtkWidget *entry = gtk_entry_new ();
  char letters[5];

  tw_quick_line_letters (&tw_canvas_model_get (self->model)->tile->topology, &self->names->own,
                         letters);
  gtk_editable_set_text (GTK_EDITABLE (entry), letters);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 36);
  tw_text_limit_line (entry);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "CRrc inn garden");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Quick Line"), -1);
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (entry, g_object_ref (self->keys));
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (activate_cb), self);
  return entry;
}

/* Side by side: it has to be low enough for its place below the tile. */
static GtkWidget *
offers_new (Line *self)
{
  GtkWidget *offers =
      g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_SINGLE,
                    "max-children-per-line", MOST_BESIDE, "column-spacing", 6, "homogeneous", TRUE,
                    "visible", FALSE, "focusable", FALSE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (offers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Places and symbols"), -1);
  g_signal_connect_swapped (offers, "child-activated", G_CALLBACK (offer_activated_cb), self);
  return offers;
}

GtkWidget *
tw_canvas_line_new (TwCanvasModel *model)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *words = gtk_label_new (NULL);
  Line *self = g_new0 (Line, 1);
  TwTopology topology;

  self->model = g_object_ref (model);
  self->names = tw_line_names_new (tw_canvas_model_own (model));
  self->ids = g_ptr_array_new ();
  self->entry = g_object_ref_sink (GTK_EDITABLE (entry_new (self)));
  self->offers = g_object_ref_sink (GTK_FLOW_BOX (offers_new (self)));
  self->words = GTK_LABEL (words);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 48);
  gtk_widget_add_css_class (words, "caption");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->offers));
  gtk_box_append (GTK_BOX (box), words);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  /* Below the tile, which shows what is typed. */
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_BOTTOM);
  g_object_set_data_full (G_OBJECT (popover), "line", self, line_free);
  g_signal_connect_swapped (popover, "closed", G_CALLBACK (closed_cb), self);
  line_read (self, &topology);
  return popover;
}
