/* The quick line: a tile in a few letters, seen while they are typed. */
#include "app/designer/canvas-line.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/document/land-names.h"
#include "app/widgets/text-limit.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/tile/quick-line.h"

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
    case TW_QUICK_LINE_PLACE:
      return _ ("That cannot stand on this tile.");
    case TW_QUICK_LINE_GOOD:
    default:
      return _ ("Enter draws it.");
    }
}

/* What the set invents; the symbols are owned by @symbols. */
static void
own_of (TwCanvasModel *model, GArray *symbols, TwQuickLineOwn *out_own)
{
  const TwVocabulary *own = tw_canvas_model_own (model);

  memset (out_own, 0, sizeof *out_own);
  for (guint i = 0; own != NULL && i < own->lands->len; i++)
    {
      guint kind = ((TwLandType *) g_ptr_array_index (own->lands, i))->kind;

      out_own->letters[kind - TW_KIND_OWN] = tw_vocabulary_letter (own, kind);
    }
  for (guint i = 0; own != NULL && i < own->symbols->len; i++)
    {
      const TwSymbolType *symbol = g_ptr_array_index (own->symbols, i);
      TwQuickLineSymbol item = { symbol->id, symbol->places };

      g_array_append_val (symbols, item);
    }
  out_own->symbols = (const TwQuickLineSymbol *) (gconstpointer) symbols->data;
  out_own->n_symbols = symbols->len;
}

static gboolean
line_read (TwCanvasModel *model, GtkEditable *entry, TwTopology *topology)
{
  GtkLabel *words = g_object_get_data (G_OBJECT (entry), "words");
  g_autoptr (GArray) symbols = g_array_new (FALSE, FALSE, sizeof (TwQuickLineSymbol));
  gboolean has_own = FALSE;
  TwQuickLineOwn own;
  TwQuickLineFault fault;
  guint at;

  own_of (model, symbols, &own);
  for (guint i = 0; i < TW_N_OWN_KINDS; i++)
    has_own |= own.letters[i] != '\0';
  fault = tw_quick_line_parse (gtk_editable_get_text (entry), &own, topology, &at);
  gtk_label_set_label (words, fault_words (fault, has_own));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  fault_words (fault, has_own), -1);
  /* Who has not typed four letters yet has made no mistake. */
  if (fault == TW_QUICK_LINE_GOOD || fault == TW_QUICK_LINE_SHORT)
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  return fault == TW_QUICK_LINE_GOOD;
}

static void
changed_cb (GtkEditable *entry, TwCanvasModel *model)
{
  TwTopology topology;

  if (tw_canvas_model_get (model)->tile != NULL)
    tw_canvas_model_show (model, line_read (model, entry, &topology) ? &topology : NULL);
}

static void
activate_cb (GtkEditable *entry, TwCanvasModel *model)
{
  TwCanvasDeed deed = { .note = TW_EDIT_LAID, .segment = -1, .edge = -1 };
  TwTopology topology;
  const TwCanvasState *state = tw_canvas_model_get (model);
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (entry), GTK_TYPE_POPOVER);
  g_autofree char *lower = NULL, *words = NULL;

  if (state->tile == NULL || !line_read (model, entry, &topology))
    return;
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_grab_focus (gtk_widget_get_parent (popover));
  tw_canvas_model_commit (model, &topology, &deed);
  lower = tw_land_names_tile_words (tw_canvas_model_own (model), &state->tile->topology);
  words = tw_canvas_capitalise (lower);
  tw_canvas_model_say (model, words);
}

/* Without Enter nothing has happened. */
static void
closed_cb (GtkPopover *popover, TwCanvasModel *model)
{
  if (tw_canvas_model_get (model)->tile != NULL)
    tw_canvas_model_show (model, NULL);
}

GtkWidget *
tw_canvas_line_new (TwCanvasModel *model)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *entry = gtk_entry_new (), *words = gtk_label_new (NULL);
  g_autoptr (GArray) symbols = g_array_new (FALSE, FALSE, sizeof (TwQuickLineSymbol));
  TwQuickLineOwn own;
  TwTopology topology;
  char letters[5];

  own_of (model, symbols, &own);
  tw_quick_line_letters (&tw_canvas_model_get (model)->tile->topology, &own, letters);
  gtk_editable_set_text (GTK_EDITABLE (entry), letters);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 28);
  tw_text_limit_line (entry);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "CRrc inn garden");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Quick Line"), -1);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 32);
  gtk_widget_add_css_class (words, "caption");
  g_object_set_data (G_OBJECT (entry), "words", words);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), words);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  /* Below the tile, which shows what is typed. */
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_BOTTOM);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed_cb), model, 0);
  g_signal_connect_object (entry, "activate", G_CALLBACK (activate_cb), model, 0);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), model, 0);
  line_read (model, GTK_EDITABLE (entry), &topology);
  return popover;
}
