/* The element by which players of JCloisterZone choose a set. */
#include "engine/jcz/jcz-expansion.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* That program's expansions, and our sets with the same tiles. */
static const struct
{
  const char *expansion;
  const char *sets; /* blank-separated */
} expansions[] = {
  { "BASIC", "base" },
  { "WINTER", "winter" },
  { "INNS_AND_CATHEDRALS", "inns-and-cathedrals" },
  { "TRADERS_AND_BUILDERS", "traders-and-builders" },
  { "PRINCESS_AND_DRAGON", "princess-and-dragon" },
  { "TOWER", "tower" },
  { "ABBEY_AND_MAYOR", "" },
  { "BRIDGES_CASTLES_AND_BAZAARS", "" },
  { "HILLS_AND_SHEEP", "" },
  { "UNDER_THE_BIG_TOP", "" },
  { "UNDER_THE_BIG_TOP_C1", "" },
  { "KING_AND_ROBBER", "king-and-robber" },
  { "RIVER", "river" },
  { "SIEGE", "" },
  { "COUNT", "count" },
  { "GQ11", "" },
  { "CULT", "" },
  { "TUNNEL", "" },
  { "CORN_CIRCLES", "crop-circles crop-circles-1" },
  { "FESTIVAL", "festival" },
  { "WIND_ROSES", "" },
  { "MONASTERIES", "" },
  { "FLIER", "flying-machines" },
  { "FERRIES", "ferries" },
  { "GOLDMINES", "gold-mines" },
  { "MAGE_AND_WITCH", "mage-and-witch" },
  { "WATCHTOWERS", "watchtowers" },
  { "RUSSIAN_PROMOS", "" },
  { "LABYRINTH", "" },
  { "DARMSTADT", "" },
  { "SPIEL_DOCH", "" },
};

/* What stands on a tile (a symbol, or a kind of land), and what must be in play for it to count;
 * with a switch if players may go without. */
static const struct
{
  const char *symbol;
  TwKind kind;
  const char *element;
  gboolean has_switch;
} brings[] = {
  { "inn", TW_KIND_NONE, "inn", TRUE },
  { "cathedral", TW_KIND_NONE, "cathedral", TRUE },
  { "wine", TW_KIND_NONE, "traders", TRUE },
  { "grain", TW_KIND_NONE, "traders", TRUE },
  { "cloth", TW_KIND_NONE, "traders", TRUE },
  { "gold", TW_KIND_NONE, "gold", TRUE },
  { "mage", TW_KIND_NONE, "mage", TRUE },
  { "mage", TW_KIND_NONE, "witch", TRUE },
  { "festival", TW_KIND_NONE, "festival", TRUE },
  { "dragon", TW_KIND_NONE, "dragon", TRUE },
  { "portal", TW_KIND_NONE, "portal", TRUE },
  { "princess", TW_KIND_NONE, "princess", TRUE },
  { "tower", TW_KIND_NONE, "tower", TRUE },
  { "watchtower-road", TW_KIND_NONE, "watchtower", FALSE },
  { "watchtower-city", TW_KIND_NONE, "watchtower", FALSE },
  { "watchtower-coat", TW_KIND_NONE, "watchtower", FALSE },
  { "watchtower-meeple", TW_KIND_NONE, "watchtower", FALSE },
  { "watchtower-monastery", TW_KIND_NONE, "watchtower", FALSE },
  { "flying-machine", TW_KIND_NONE, "flier", FALSE },
  { "crop-club", TW_KIND_NONE, "corn-circle", FALSE },
  { "crop-fork", TW_KIND_NONE, "corn-circle", FALSE },
  { "crop-shield", TW_KIND_NONE, "corn-circle", FALSE },
  { NULL, TW_KIND_LAKE, "ferry", TRUE },
  { NULL, TW_KIND_RIVER, "river", FALSE },
};

/* Every element of that program, for what is checked before it is written. */
static const char *const elements[] = { "abbey",
                                        "abbot",
                                        "acrobats",
                                        "barn",
                                        "bazaar",
                                        "big-follower",
                                        "big-top",
                                        "bridge",
                                        "builder",
                                        "castle",
                                        "cathedral",
                                        "church",
                                        "corn-circle",
                                        "count",
                                        "dragon",
                                        "escape",
                                        "fairy",
                                        "families",
                                        "farmers",
                                        "ferry",
                                        "festival",
                                        "flier",
                                        "garden",
                                        "gold",
                                        "hill",
                                        "inn",
                                        "king",
                                        "labyrinth",
                                        "little-buildings",
                                        "mage",
                                        "mayor",
                                        "monastery",
                                        "phantom",
                                        "pig",
                                        "pig-herd",
                                        "portal",
                                        "princess",
                                        "ringmaster",
                                        "river",
                                        "robber",
                                        "robbers-son",
                                        "russian-trap",
                                        "shepherd",
                                        "shrine",
                                        "siege",
                                        "small-follower",
                                        "tower",
                                        "traders",
                                        "tunnel",
                                        "vineyard",
                                        "wagon",
                                        "watchtower",
                                        "wind-rose",
                                        "witch",
                                        "yaga",
                                        NULL };

gboolean
tw_jcz_expansion_is_taken (const char *id)
{
  static const char *const words[] = { "name", "all", "register", "unregisterAll", "length", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (expansions); i++)
    if (strcmp (expansions[i].expansion, id) == 0)
      return TRUE;
  return g_strv_contains (words, id);
}

gboolean
tw_jcz_expansion_knows (const char *id)
{
  return g_strv_contains (elements, id);
}

static gboolean
is_brought (const TwTileSet *set, guint row)
{
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTopology *t = &set->tiles[i]->topology;

      if (brings[row].symbol != NULL ? tw_topology_symbol_count (t, brings[row].symbol, -2) > 0
                                     : tw_topology_find_kind (t, brings[row].kind) >= 0)
        return TRUE;
    }
  return FALSE;
}

static void
write_elements (TwXmlWriter *xml, const TwTileSet *set)
{
  g_autoptr (GHashTable) written = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < G_N_ELEMENTS (brings); i++)
    if (is_brought (set, i) && g_hash_table_add (written, (gpointer) brings[i].element))
      {
        tw_xml_writer_open (xml, brings[i].has_switch ? "implies" : "enforces");
        tw_xml_writer_attribute (xml, "element", brings[i].element);
        tw_xml_writer_close (xml);
      }
}

static void
write_text (TwXmlWriter *xml, const char *element, const char *text)
{
  tw_xml_writer_open (xml, element);
  tw_xml_writer_text (xml, text);
  tw_xml_writer_close (xml);
}

static void
write_icon (TwXmlWriter *xml, const char *icon)
{
  tw_xml_writer_open (xml, "icon");
  tw_xml_writer_open (xml, "svg");
  tw_xml_writer_attribute (xml, "viewBox", "0 0 100 100");
  tw_xml_writer_open (xml, "path");
  tw_xml_writer_attribute (xml, "d", icon);
  tw_xml_writer_close (xml);
  tw_xml_writer_close (xml);
  tw_xml_writer_close (xml);
}

void
tw_jcz_expansion_write (TwXmlWriter *xml,
                        const TwTileSet *set,
                        const char *their_set,
                        const TwJczExpansion *expansion)
{
  const TwText *title = tw_texts_source (set->titles);
  const TwText *description = tw_texts_source (set->descriptions);

  tw_xml_writer_open (xml, "expansion");
  tw_xml_writer_attribute (xml, "id", expansion->id);
  /* The first title inside is taken, so it stands before the icon. */
  write_text (xml, "title", title != NULL && *title->text != '\0' ? title->text : set->id);
  if (description != NULL && *description->text != '\0')
    write_text (xml, "description", description->text);
  if (expansion->icon != NULL)
    write_icon (xml, expansion->icon);
  tw_xml_writer_open (xml, "ref");
  tw_xml_writer_attribute (xml, "tile-set", their_set);
  tw_xml_writer_close (xml);
  write_elements (xml, set);
  tw_xml_writer_close (xml);
}

/* The expansion with the tiles of our set @id; "" for one that is always there, %NULL for none. */
static const char *
expansion_of (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (expansions); i++)
    {
      g_auto (GStrv) sets = g_strsplit (expansions[i].sets, " ", -1);

      if (g_strv_contains ((const char *const *) sets, id))
        return i == 0 ? "" : expansions[i].expansion;
    }
  return NULL;
}

void
tw_jcz_expansion_write_requires (TwXmlWriter *xml, const TwTileSet *set, GPtrArray *problems)
{
  g_auto (GStrv) ids = g_strsplit (set->requires != NULL ? set->requires : "", " ", -1);
  g_autoptr (GHashTable) written = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const char *expansion = expansion_of (ids[i]);

      if (*ids[i] == '\0')
        continue;
      if (expansion == NULL)
        g_ptr_array_add (problems,
                         g_strdup_printf (_ ("JCloisterZone does not have the set “%s”, which this "
                                             "one needs; it comes without."),
                                          ids[i]));
      else if (*expansion != '\0' && g_hash_table_add (written, (gpointer) expansion))
        {
          tw_xml_writer_open (xml, "requires");
          tw_xml_writer_attribute (xml, "expansion", expansion);
          tw_xml_writer_close (xml);
        }
    }
}
