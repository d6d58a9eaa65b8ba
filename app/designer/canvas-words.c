/* What is on the canvas and what was done to it, in words. */
#include "app/designer/canvas-words.h"

#include <glib/gi18n.h>

#include "app/document/land-names.h"

#include "engine/tile/capital.h"
#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-words.h"

/* clang-format off */
static const struct
{
  const char *name;
  const char *selected;
  const char *lay;
} kinds[TW_N_KINDS] = {
  [TW_KIND_NONE] = { N_("No Land"), N_("Selection"), N_("Change Tile") },
  [TW_KIND_FIELD] = { N_("Field"), N_("Selected Field"), N_("Change Fields") },
  [TW_KIND_ROAD] = { N_("Road"), N_("Selected Road"), N_("Lay Road") },
  [TW_KIND_CITY] = { N_("City"), N_("Selected City"), N_("Lay City") },
  [TW_KIND_RIVER] = { N_("River"), N_("Selected River"), N_("Lay River") },
  [TW_KIND_PATH] = { N_("Path"), N_("Selected Path"), N_("Lay Path") },
  [TW_KIND_MIST] = { N_("Mist"), N_("Selected Mist"), N_("Lay Mist") },
  [TW_KIND_MONASTERY] = { N_("Monastery"), N_("Selected Monastery"), N_("Add Monastery") },
  [TW_KIND_GARDEN] = { N_("Garden"), N_("Selected Garden"), N_("Add Garden") },
  [TW_KIND_LAKE] = { N_("Ferry Lake"), N_("Selected Ferry Lake"), N_("Add Ferry Lake") },
  [TW_KIND_CASTLE] = { N_("Castle"), N_("Selected Castle"), N_("Add Castle") },
  [TW_KIND_CEMETERY] = { N_("Cemetery"), N_("Selected Cemetery"), N_("Add Cemetery") },
  [TW_KIND_ENCLAVE] = { N_("City of Carcassonne"), N_("Selected Block"), N_("Lay Block") },
};

static const char *const edge_names[4] = { N_("North"), N_("East"), N_("South"), N_("West") };
static const char *const edge_inner[4] = { N_("north"), N_("east"), N_("south"), N_("west") };
static const char *const edge_labels[4] = {
  N_("North edge"), N_("East edge"), N_("South edge"), N_("West edge")
};
static const char *const corner_labels[4] = {
  N_("North-east corner"), N_("South-east corner"), N_("South-west corner"),
  N_("North-west corner")
};

static const char *const end_names[TW_N_JUNCTIONS] = {
  [TW_JUNCTION_CROSSING] = N_("At a crossing"),
  [TW_JUNCTION_VILLAGE] = N_("At a village"),
  [TW_JUNCTION_COTTAGE] = N_("In the grass"),
  [TW_JUNCTION_GATE] = N_("At a city gate"),
  [TW_JUNCTION_MONASTERY] = N_("At the monastery"),
  [TW_JUNCTION_LAKE] = N_("At the ferry lake"),
  [TW_JUNCTION_CROP] = N_("At the crop circle"),
  [TW_JUNCTION_RUIN] = N_("At a ruin"),
  [TW_JUNCTION_CASTLE] = N_("At the castle"),
  [TW_JUNCTION_CEMETERY] = N_("At the cemetery"),
  [TW_JUNCTION_ENCLAVE] = N_("At the City of Carcassonne"),
  [TW_JUNCTION_BRIDGE] = N_("Bridge"),
  [TW_JUNCTION_CONTACT] = N_("Touching"),
};

/* Sentences: where a road ends now. */
static const char *const end_sentences[TW_N_JUNCTIONS] = {
  [TW_JUNCTION_CROSSING] = N_("The road ends at a crossing."),
  [TW_JUNCTION_VILLAGE] = N_("The road ends at a village."),
  [TW_JUNCTION_COTTAGE] = N_("The road ends in the grass, at a cottage."),
  [TW_JUNCTION_GATE] = N_("The road ends at a gate in the city wall."),
  [TW_JUNCTION_MONASTERY] = N_("The road ends at the monastery."),
  [TW_JUNCTION_LAKE] = N_("The road ends at the ferry lake."),
  [TW_JUNCTION_CROP] = N_("The road ends at the crop circle."),
  [TW_JUNCTION_RUIN] = N_("The road ends at a ruin."),
  [TW_JUNCTION_CASTLE] = N_("The road ends at the castle."),
  [TW_JUNCTION_CEMETERY] = N_("The road ends at the cemetery."),
  [TW_JUNCTION_ENCLAVE] = N_("The road ends at the City of Carcassonne."),
  [TW_JUNCTION_BRIDGE] = N_("One goes over the other; nothing joins."),
  [TW_JUNCTION_CONTACT] = N_("They touch and stay two."),
};

static const char *const directions[] = {
  N_("North"), N_("North-east"), N_("East"), N_("South-east"),
  N_("South"), N_("South-west"), N_("West"), N_("North-west"), ""
};
/* clang-format on */

const char *
tw_canvas_kind_name (const TwVocabulary *own, TwKind kind)
{
  if (tw_kind_is_own (kind))
    return tw_land_name (own, kind);
  return _ (kinds[kind < TW_N_KINDS && kinds[kind].name != NULL ? kind : TW_KIND_NONE].name);
}

char *
tw_canvas_kind_selected (const TwVocabulary *own, TwKind kind)
{
  g_autofree char *name = NULL;

  if (!tw_kind_is_own (kind))
    return g_strdup (_ (
        kinds[kind < TW_N_KINDS && kinds[kind].selected != NULL ? kind : TW_KIND_NONE].selected));
  name = tw_short_name (tw_land_name (own, kind));
  /* Translators: a heading; %s is land that somebody invented, as it is called: "Canal" */
  return g_strdup_printf (_ ("Selected: %s"), name);
}

const char *
tw_canvas_edge_name (TwEdge edge)
{
  return _ (edge_names[edge & 3]);
}

const char *
tw_canvas_edge_label (TwEdge edge)
{
  return _ (edge_labels[edge & 3]);
}

const char *
tw_canvas_end_name (TwJunctionKind end)
{
  return end < TW_N_JUNCTIONS ? _ (end_names[end]) : "";
}

const char *
tw_canvas_symbol_label (const TwVocabulary *own, const char *symbol)
{
  TwKind place = tw_canvas_is_place (symbol);

  if (tw_land_names_symbol_name (own, symbol) != NULL)
    return tw_land_names_symbol_name (own, symbol);
  return place != TW_KIND_NONE ? tw_canvas_kind_name (own, place) : tw_symbol_table_name (symbol);
}

char *
tw_canvas_symbol_refused (const TwVocabulary *own, const char *symbol)
{
  const TwSymbolInfo *info = tw_symbol_table_find (symbol);
  const TwSymbolType *type =
      own != NULL && info == NULL ? tw_vocabulary_find_symbol (own, symbol) : NULL;
  TwKindSet places = type != NULL ? type->places : info != NULL ? info->kinds : 0;
  const char *name = tw_canvas_symbol_label (own, symbol);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint kind = 0; kind < TW_KIND_OWN + TW_N_OWN_KINDS; kind++)
    if (places & TW_KIND_BIT (kind))
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                              kind == TW_KIND_NONE ? C_ ("place of a symbol", "the tile itself")
                                                   : tw_land_name (own, (TwKind) kind));
  if (words->len == 0)
    /* Translators: %s is a symbol, "Inn" */
    return g_strdup_printf (_ ("%s: cannot stand here."), name);
  /* Translators: a symbol and kinds of land, "Inn", "road, city" */
  return g_strdup_printf (_ ("%s: cannot stand here. It may stand on: %s."), name, words->str);
}

const char *
tw_canvas_direction_label (TwDirection direction)
{
  return direction < TW_DIRECTION_NONE ? _ (directions[direction]) : "";
}

char *
tw_canvas_edges_words (TwEdgeSet edges)
{
  const char *names[4];
  guint n_names = 0;

  if (edges == 0xf)
    return g_strdup (_ ("All four edges"));
  for (guint i = 0; i < TW_N_EDGES; i++)
    if (edges & (1u << i))
      {
        names[n_names] = n_names == 0 ? _ (edge_names[i]) : _ (edge_inner[i]);
        n_names++;
      }
  switch (n_names)
    {
    case 0:
      return g_strdup (_ ("Inside the tile"));
    case 1:
      return g_strdup (names[0]);
    case 2:
      /* Translators: two edges, "North and east" */
      return g_strdup_printf (_ ("%s and %s"), names[0], names[1]);
    default:
      /* Translators: three edges, "North, east and south" */
      return g_strdup_printf (_ ("%s, %s and %s"), names[0], names[1], names[2]);
    }
}

char *
tw_canvas_segment_words (const TwVocabulary *own, const TwTopology *topology, guint segment)
{
  const TwSegment *one = &topology->segments[segment];
  g_autofree char *edges = tw_canvas_edges_words (tw_rim_edges (one->rim));
  g_autofree char *name = tw_short_name (tw_canvas_kind_name (own, (TwKind) one->kind));

  if (tw_kind_info ((TwKind) one->kind)->breadth == TW_BREADTH_NONE)
    return g_steal_pointer (&name);
  /* Translators: a piece of land and where it lies, "Road: north and east" */
  return g_strdup_printf (_ ("%s: %s"), name, edges);
}

char *
tw_canvas_owner_words (const TwVocabulary *own, const TwTile *tile, int segment)
{
  int field = tw_fields_find_place (&tile->fields, segment);
  TwEdgeSet edges = 0;
  g_autofree char *words = NULL;

  if (segment >= 0 && segment < tile->topology.n_segments)
    return tw_canvas_segment_words (own, &tile->topology, (guint) segment);
  if (field < 0)
    return NULL;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tile->fields.fields[field].rim & TW_RIM_HALVES & TW_RIM_EDGE (edge))
      edges |= (TwEdgeSet) (1u << edge);
  words = tw_canvas_edges_words (edges);
  return g_strdup_printf (_ ("%s: %s"), _ (kinds[TW_KIND_FIELD].name), words);
}

static void
words_add (GString *words, const char *text)
{
  if (words->len > 0)
    g_string_append (words, ", ");
  g_string_append (words, text);
}

static void
spot_words_corner (GString *words, const TwTopology *topology, int corner)
{
  int before = corner / 4, after = (before + 1) & 3;

  g_string_append (words, _ (corner_labels[before]));
  if (!tw_canvas_corner_has_dot (topology, (TwRimPlace) corner))
    {
      int segment = tw_canvas_corner_reached (topology, (TwRimPlace) corner);

      if (segment >= 0)
        words_add (words, topology->segments[segment].kind == TW_KIND_CITY
                              ? _ ("a city reaches it")
                              : _ ("a road reaches it"));
      return;
    }
  words_add (words, tw_topology_segment_at (topology, (TwRimPlace) (4 * before + 1), 0)
                            == tw_topology_segment_at (topology, (TwRimPlace) (4 * after + 1), 0)
                        ? _ ("one city, joined")
                        : _ ("two cities, apart"));
}

static void
spot_words_segment (const TwVocabulary *own,
                    GString *words,
                    const TwTopology *topology,
                    int segment)
{
  g_autofree char *text = tw_land_names_segment_words (own, topology, (guint) segment);

  words_add (words, text);
}

static void
spot_words_field (const TwVocabulary *own, GString *words, const TwTile *tile, int field)
{
  g_autofree char *lower = tw_land_names_field_words (own, tile, (guint) field);
  g_autofree char *text = tw_capital_words (lower);

  /* Translators: number and words of a field, "2. Field south and west" */
  g_string_append_printf (words, _ ("%d. %s"), field + 1, text);
  if (tile->fields.fields[field].is_overridden)
    words_add (words, _ ("changed by hand"));
}

char *
tw_canvas_spot_words (const TwVocabulary *own, const TwTile *tile, TwCanvasSpot spot)
{
  const TwTopology *topology = &tile->topology;
  GString *words = g_string_new (NULL);
  g_autofree char *owner = NULL;
  char *text;
  int segment;

  switch (spot.kind)
    {
    case TW_CANVAS_NOWHERE:
      break;
    case TW_CANVAS_EDGE:
      segment = tw_canvas_edge_segment (topology, (TwEdge) spot.index);
      g_string_append (words, tw_canvas_edge_label ((TwEdge) spot.index));
      words_add (words,
                 tw_canvas_kind_name (own, segment >= 0 ? (TwKind) topology->segments[segment].kind
                                                        : TW_KIND_FIELD));
      break;
    case TW_CANVAS_CORNER:
      spot_words_corner (words, topology, spot.index);
      break;
    case TW_CANVAS_MIDDLE:
      g_string_append (words, _ ("Middle"));
      segment = tw_canvas_spot_segment (topology, spot, NULL);
      if (segment >= 0)
        spot_words_segment (own, words, topology, segment);
      break;
    case TW_CANVAS_HANDLE:
      g_string_append (words, _ ("End of the road"));
      spot_words_segment (own, words, topology, spot.index);
      break;
    case TW_CANVAS_BEND:
      g_string_append (words, _ ("Bend"));
      break;
    case TW_CANVAS_FIGURE:
      g_string_append (words, _ ("Place of a figure"));
      spot_words_segment (own, words, topology, spot.index);
      break;
    case TW_CANVAS_SEGMENT:
      spot_words_segment (own, words, topology, spot.index);
      break;
    case TW_CANVAS_JUNCTION:
      g_string_append (words,
                       tw_canvas_end_name ((TwJunctionKind) topology->junctions[spot.index].kind));
      break;
    case TW_CANVAS_SYMBOL:
      g_string_append (words, tw_canvas_symbol_label (own, topology->symbols[spot.index].id));
      if (topology->symbols[spot.index].direction != TW_DIRECTION_NONE)
        words_add (words, tw_canvas_direction_label (
                              (TwDirection) topology->symbols[spot.index].direction));
      owner = tw_canvas_owner_words (own, tile, topology->symbols[spot.index].segment);
      if (owner != NULL)
        words_add (words, owner);
      break;
    case TW_CANVAS_FIELD:
    case TW_CANVAS_BADGE:
      spot_words_field (own, words, tile, spot.index);
      break;
    }
  text = tw_capital_words (words->str);
  g_string_free (words, TRUE);
  return text;
}

static char *
deed_symbol_words (const TwVocabulary *own, const TwCanvasDeed *deed, const TwTile *tile)
{
  const char *name = tw_canvas_symbol_label (own, deed->symbol);
  g_autofree char *owner = tw_canvas_owner_words (own, tile, deed->segment);

  if (deed->refused)
    /* Translators: %s is a symbol, "Inn" */
    return g_strdup_printf (_ ("%s: cannot stand here."), name);
  if (deed->removed)
    return g_strdup_printf (_ ("%s: taken off."), name);
  if (owner != NULL && deed->note == TW_EDIT_SYMBOL)
    /* Translators: symbol and its land, "Inn, on Road: south and west." */
    return g_strdup_printf (_ ("%s, on %s."), name, owner);
  if (deed->note == TW_EDIT_NOTHING)
    return g_strdup_printf (_ ("%s: no more than these can stand here."), name);
  return g_strdup_printf (_ ("%s: on the tile."), name);
}

/* What was laid, and where a road of one edge ends by itself. */
static char *
deed_laid_words (const TwVocabulary *own, const TwTopology *topology, guint segment)
{
  g_autofree char *words = tw_canvas_segment_words (own, topology, segment);
  int end = tw_topology_end_of (topology, segment);
  const char *sentence;

  if (end < 0 || __builtin_popcount (tw_rim_edges (topology->segments[segment].rim)) != 1
      || !tw_canvas_is_way (topology->segments[segment].kind))
    return g_strdup_printf ("%s.", words);
  sentence = end_sentences[topology->junctions[end].kind];
  return sentence != NULL ? g_strdup_printf ("%s. %s", words, _ (sentence))
                          : g_strdup_printf ("%s.", words);
}

static char *
deed_edit_words (const TwVocabulary *own, const TwCanvasDeed *deed, const TwTile *tile)
{
  g_autofree char *segment = NULL;
  const char *edge = deed->edge >= 0 ? tw_canvas_edge_label ((TwEdge) deed->edge) : "";

  if (deed->segment >= 0 && deed->segment < tile->topology.n_segments)
    segment = tw_canvas_segment_words (own, &tile->topology, (guint) deed->segment);
  switch (deed->note)
    {
    case TW_EDIT_LAID:
      if (deed->kind == TW_KIND_FIELD)
        return g_strdup (_ ("The field is not as drawn now; it carries a pin."));
      return segment != NULL ? deed_laid_words (own, &tile->topology, (guint) deed->segment)
                             : g_strdup ("");
    case TW_EDIT_CLEARED:
      return deed->edge >= 0 ? g_strdup_printf (_ ("%s: field."), edge)
                             : g_strdup (_ ("Taken off; field is there now."));
    case TW_EDIT_SEPARATED:
      return g_strdup_printf (_ ("%s: field; the rest stays as it was."), edge);
    case TW_EDIT_JOINED:
      /* Translators: %s is land and edges, "City: north and east" */
      return g_strdup_printf (_ ("%s. One feature now."),
                              segment != NULL ? segment : tw_canvas_kind_name (own, deed->kind));
    case TW_EDIT_PARTED:
      return g_strdup_printf (_ ("%s: parted into several."),
                              tw_canvas_kind_name (own, deed->kind));
    case TW_EDIT_ENDED:
      return g_strdup (_ (end_sentences[deed->end]));
    case TW_EDIT_CROSSED:
      return g_strdup (deed->end == TW_JUNCTION_VILLAGE || deed->end == TW_JUNCTION_CROSSING
                           ? _ ("The roads end at one crossing.")
                           : _ (end_sentences[deed->end]));
    case TW_EDIT_BRIDGED:
      return g_strdup_printf (_ ("%s. A bridge: one goes over the other, nothing joins."),
                              segment != NULL ? segment : tw_canvas_kind_name (own, deed->kind));
    case TW_EDIT_TOUCHED:
      return g_strdup (_ ("They touch and stay two; the field ends there."));
    case TW_EDIT_UNTOUCHED:
      return g_strdup (_ ("They are apart; field lies between them."));
    case TW_EDIT_PLACE:
      return g_strdup_printf (deed->removed ? _ ("%s: taken off.") : _ ("%s: on the tile."),
                              tw_canvas_kind_name (own, deed->kind));
    case TW_EDIT_FULL:
      return g_strdup (_ ("The tile is full; nothing was changed."));
    case TW_EDIT_NOTHING:
    case TW_EDIT_SYMBOL:
    default:
      return g_strdup ("");
    }
}

char *
tw_canvas_deed_words (const TwVocabulary *own, const TwCanvasDeed *deed, const TwTile *tile)
{
  g_autofree char *words = deed->symbol[0] != '\0' ? deed_symbol_words (own, deed, tile)
                                                   : deed_edit_words (own, deed, tile);
  guint n_fields = tile->fields.n_fields;

  if (*words == '\0' || deed->symbol[0] != '\0' || deed->note == TW_EDIT_FULL)
    return g_steal_pointer (&words);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s %u field.", "%s %u fields.", n_fields),
                          words, n_fields);
}

const char *
tw_canvas_deed_label (const TwCanvasDeed *deed)
{
  if (deed->symbol[0] != '\0')
    return deed->removed ? _ ("Remove Symbol") : _ ("Place Symbol");
  switch (deed->note)
    {
    case TW_EDIT_LAID:
      if (tw_kind_is_own (deed->kind))
        return _ ("Lay Land");
      return deed->kind < TW_N_KINDS && kinds[deed->kind].lay != NULL ? _ (kinds[deed->kind].lay)
                                                                      : _ ("Change Tile");
    case TW_EDIT_CLEARED:
      return deed->edge >= 0 ? _ ("Clear Edge") : _ ("Delete");
    case TW_EDIT_SEPARATED:
      return _ ("Clear Edge");
    case TW_EDIT_JOINED:
      return _ ("Join");
    case TW_EDIT_PARTED:
      return _ ("Part");
    case TW_EDIT_ENDED:
      return _ ("End Road");
    case TW_EDIT_CROSSED:
      return _ ("Make Crossing");
    case TW_EDIT_BRIDGED:
      return _ ("Make Bridge");
    case TW_EDIT_TOUCHED:
      return _ ("Make Contact");
    case TW_EDIT_UNTOUCHED:
      return _ ("Undo Contact");
    case TW_EDIT_PLACE:
      return deed->removed ? _ ("Remove Place") : _ (kinds[deed->kind].lay);
    default:
      return _ ("Change Tile");
    }
}
