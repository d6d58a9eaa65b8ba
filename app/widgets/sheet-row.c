/* A line of the rules on the screen. */
#include "app/widgets/sheet-row.h"

#include "app/widgets/found-words.h"
#include "app/widgets/tile-picture.h"

#define TILE_PX 56
#define INDENT  20

struct _TwSheetRow
{
  GtkListBoxRow parent_instance;

  TwSheetBlockKind kind;
  char *words;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (TwSheetRow, tw_sheet_row, GTK_TYPE_LIST_BOX_ROW)

static const struct
{
  const char *css_class;
  int margin_top;
} looks[] = {
  [TW_SHEET_TITLE] = { "title-2", 6 },    [TW_SHEET_LEAD] = { "dim-label", 0 },
  [TW_SHEET_HEADING] = { "title-4", 18 }, [TW_SHEET_PART] = { "heading", 8 },
  [TW_SHEET_TEXT] = { NULL, 0 },          [TW_SHEET_ITEM] = { NULL, 0 },
  [TW_SHEET_FACT] = { NULL, 0 },          [TW_SHEET_TILES] = { NULL, 0 },
};

static void
sheet_row_finalize (GObject *object)
{
  g_free (TW_SHEET_ROW (object)->words);
  G_OBJECT_CLASS (tw_sheet_row_parent_class)->finalize (object);
}

static void
tw_sheet_row_class_init (TwSheetRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sheet_row_finalize;
}

static void
tw_sheet_row_init (TwSheetRow *self)
{
}

static GtkWidget *
label_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* "E ×5", "E#G". */
static char *
tile_words (const TwSheetTile *tile)
{
  const char *variant = tile->variant >= 0 ? tile->tile->variants[tile->variant].id : "";
  g_autofree char *id = g_strconcat (tile->tile->id, tile->variant >= 0 ? "#" : "", variant, NULL);

  return tile->count > 1 ? g_strdup_printf ("%s ×%u", id, tile->count) : g_steal_pointer (&id);
}

static GtkWidget *
tile_new (const TwSheetBlock *block, const TwSheetTile *tile, TwTileTextures *textures)
{
  g_autofree char *words = tile_words (tile);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *label = gtk_label_new (words);
  GtkWidget *child = gtk_flow_box_child_new (), *picture;
  const TwTileLook look = tw_tile_look_of (block->set, tile->tile, tile->variant, 0);

  if (textures != NULL)
    {
      picture = tw_tile_picture_new (textures, TILE_PX);
      tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), picture);
    }
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_set_focusable (child, FALSE);
  return child;
}

static GtkWidget *
tiles_new (TwSheetRow *self, const TwSheetBlock *block, TwTileTextures *textures)
{
  GtkWidget *flow = gtk_flow_box_new ();
  GString *words = g_string_new (NULL);

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 30);
  gtk_widget_set_can_focus (flow, FALSE);
  for (guint i = 0; i < block->tiles->len; i++)
    {
      const TwSheetTile *tile = &g_array_index (block->tiles, TwSheetTile, i);
      g_autofree char *name = tile_words (tile);

      g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", name);
      gtk_flow_box_append (GTK_FLOW_BOX (flow), tile_new (block, tile, textures));
    }
  self->words = g_string_free (words, FALSE);
  return flow;
}

static GtkWidget *
fact_new (TwSheetRow *self, const TwSheetBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *value;

  self->label = GTK_LABEL (label_new (block->texts[0]));
  value = gtk_label_new (block->values[0]);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_widget_set_valign (value, GTK_ALIGN_START);
  gtk_widget_add_css_class (value, "numeric");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (box), value);
  self->words = g_strdup (block->texts[0]);
  return box;
}

static GtkWidget *
item_new (TwSheetRow *self, const TwSheetBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *dot = gtk_label_new ("•");

  self->label = GTK_LABEL (label_new (block->texts[0]));
  gtk_widget_set_valign (dot, GTK_ALIGN_START);
  gtk_widget_add_css_class (dot, "dim-label");
  gtk_widget_set_margin_start (box, INDENT * (int) block->number);
  gtk_box_append (GTK_BOX (box), dot);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  self->words = g_strdup (block->texts[0]);
  return box;
}

static GtkWidget *
words_new (TwSheetRow *self, const TwSheetBlock *block)
{
  gboolean is_heading = block->kind == TW_SHEET_TITLE || block->kind == TW_SHEET_HEADING
                        || block->kind == TW_SHEET_PART;
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role",
                    is_heading ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL, "label",
                    block->texts[0], "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                    "hexpand", TRUE, NULL);

  self->label = GTK_LABEL (label);
  self->words = g_strdup (block->texts[0]);
  return label;
}

GtkWidget *
tw_sheet_row_new (const TwSheetBlock *block, TwTileTextures *textures)
{
  TwSheetRow *self = g_object_new (TW_TYPE_SHEET_ROW, NULL);
  g_autofree char *name = NULL;
  GtkWidget *child;

  self->kind = block->kind;
  child = block->kind == TW_SHEET_TILES  ? tiles_new (self, block, textures)
          : block->kind == TW_SHEET_FACT ? fact_new (self, block)
          : block->kind == TW_SHEET_ITEM ? item_new (self, block)
                                         : words_new (self, block);
  if (looks[block->kind].css_class != NULL && self->label != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->label), looks[block->kind].css_class);
  gtk_widget_set_margin_top (child, looks[block->kind].margin_top);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), child);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  name = block->values[0] != NULL ? g_strdup_printf ("%s: %s", self->words, block->values[0])
                                  : g_strdup (self->words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

TwSheetBlockKind
tw_sheet_row_get_kind (TwSheetRow *self)
{
  return self->kind;
}

gboolean
tw_sheet_row_mark (TwSheetRow *self, const char *words)
{
  g_autofree char *markup = *words != '\0' ? tw_found_words_markup (self->words, words) : NULL;

  if (self->label != NULL && markup != NULL)
    gtk_label_set_markup (self->label, markup);
  else if (self->label != NULL)
    gtk_label_set_text (self->label, self->words);
  return markup != NULL;
}
