/* A tile set as a page of wikitext. */
#include "app/export/wiki-page.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/drawing/own-piece.h"
#include "app/drawing/picture-file.h"
#include "app/drawing/theme-own.h"
#include "app/export/export-face.h"
#include "app/export/export-folder.h"
#include "app/export/wiki-text.h"
#include "app/print/rules-sheet.h"
#include "engine/setup/play-rules.h"
#include "engine/tile/language.h"

/* Sides of pictures of tiles and of what stands beside a line, in pixels. */
#define TILE_PX  600
#define PIECE_PX 240

/*
 * A page as it is written.
 * @names: (element-type utf8 utf8): the name of the picture of each thing that has one by now
 * @taken: (element-type utf8): the names that are taken
 * @text: the page so far
 */
typedef struct
{
  const TwTileSet *set;
  TwExportFolder *folder;
  const TwTheme *theme;
  const char *language;
  gboolean is_translatable;
  GHashTable *names;
  GHashTable *taken;
  GString *text;
} Page;

/* A symbol, figure or token to be drawn alone. */
typedef struct
{
  const TwSheetBlock *block;
  const TwTheme *theme;
} Piece;

static void
piece_draw (cairo_t *cr, gpointer data)
{
  const Piece *piece = data;
  const double middle = PIECE_PX / 2., size = PIECE_PX * .9;

  if (piece->block->symbol != NULL)
    tw_symbol_draw (cr, piece->block->symbol, 0, piece->theme, middle, middle, size);
  else
    tw_piece_draw (cr, piece->block->figure, TW_COLOUR_NOBODY, piece->theme, middle, middle, size);
}

/* The name that the thing @key has already, or else a new one of @words. */
static const char *
name_picture (Page *page, const char *key, const char *words, gboolean *out_is_new)
{
  const char *name = g_hash_table_lookup (page->names, key);
  char *made;

  *out_is_new = name == NULL;
  if (name != NULL)
    return name;
  made = tw_wiki_file_name (page->taken, words);
  g_hash_table_insert (page->names, g_strdup (key), made);
  return made;
}

/* Pictures have the same name on the page of each language. */
static const char *
title_for_names (const TwTileSet *set)
{
  const char *english = tw_texts_get (set->titles, "en");
  const TwText *source = tw_texts_source (set->titles);

  return english != NULL ? english : source != NULL ? source->text : set->id;
}

/* The artwork, as wikis call it; what else an edition may be called is no part of a name. */
static const char *
edition_for_names (const TwTileSet *set)
{
  static const char *const editions[] = { "C1", "C2", "C3", "WD", "WE" };

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    if (g_strcmp0 (set->edition, editions[i]) == 0)
      return editions[i];
  return NULL;
}

static const char *
tile_picture (Page *page, const TwTile *tile, int variant, GError **error)
{
  g_autofree char *id = variant < 0 ? g_strdup (tile->id)
                                    : g_strconcat (tile->id, " ", tile->variants[variant].id, NULL);
  g_autofree char *key = g_strdup_printf ("tile/%s/%d", tile->id, variant);
  const char *edition = edition_for_names (page->set);
  g_autofree char *words =
      g_strdup_printf ("%s%s%s Tile %s", title_for_names (page->set), edition != NULL ? " " : "",
                       edition != NULL ? edition : "", id);
  g_autofree char *path = NULL;
  gboolean is_new;
  const char *name = name_picture (page, key, words, &is_new);

  if (!is_new)
    return name;
  path = tw_export_folder_file (page->folder, name);
  return tw_picture_file_save_tile (path, page->set, tile, variant, TW_TILE_FRONT, TILE_PX, 0,
                                    page->theme, error)
             ? name
             : NULL;
}

static const char *
piece_picture (Page *page, const TwSheetBlock *block, GError **error)
{
  const char *id = block->symbol != NULL ? block->symbol : block->figure;
  gboolean is_token =
      page->set->own != NULL && tw_vocabulary_find_token (page->set->own, id) != NULL;
  const char *sort = block->symbol != NULL ? "Symbol" : is_token ? "Token" : "Figure";
  g_autofree char *key = g_strdup_printf ("%s/%s", sort, id);
  g_autofree char *words = g_strdup_printf ("%s %s", sort, id);
  Piece piece = { block, page->theme };
  g_autofree char *path = NULL;
  gboolean is_new;
  const char *name = name_picture (page, key, words, &is_new);

  if (!is_new)
    return name;
  path = tw_export_folder_file (page->folder, name);
  return tw_picture_file_save (path, name, PIECE_PX, PIECE_PX, PIECE_PX, piece_draw, &piece, error)
             ? name
             : NULL;
}

static void
add_line (Page *page, const char *before, const char *text, const char *after)
{
  g_string_append (page->text, before);
  tw_wiki_text_append (page->text, text, "<br />");
  g_string_append (page->text, after);
}

static void
add_paragraph (Page *page, const char *text)
{
  tw_wiki_text_append (page->text, text, "\n\n");
  g_string_append (page->text, "\n\n");
}

static void
add_heading (Page *page, const char *marks, const char *text)
{
  if (!g_str_has_suffix (page->text->str, "\n\n"))
    g_string_append_c (page->text, '\n');
  g_string_append_printf (page->text, "%s ", marks);
  tw_wiki_text_append (page->text, text, " ");
  g_string_append_printf (page->text, " %s\n", marks);
}

static void
add_item (Page *page, const TwSheetBlock *block)
{
  for (guint depth = 0; depth <= block->number; depth++)
    g_string_append_c (page->text, '*');
  add_line (page, " ", block->texts[0], "\n");
}

/* A list that was interrupted goes on counting where it was. */
static void
add_step (Page *page, const TwSheetBlock *block, const TwSheetBlock *before)
{
  gboolean goes_on = before != NULL && before->kind == TW_SHEET_STEP;

  if (block->number == 1 || goes_on)
    g_string_append (page->text, "# ");
  else
    g_string_append_printf (page->text, "# <li value=\"%u\">", block->number);
  add_line (page, "", block->texts[0], block->number == 1 || goes_on ? "\n" : "</li>\n");
}

static gboolean
add_fact (Page *page, const TwSheetBlock *block, GError **error)
{
  g_string_append (page->text, "* ");
  if (block->symbol != NULL || block->figure != NULL)
    {
      const char *name = piece_picture (page, block, error);

      if (name == NULL)
        return FALSE;
      g_string_append_printf (page->text, "[[File:%s|x40px|link=]] ", name);
    }
  add_line (page, "", block->texts[0], "");
  if (block->values[0] != NULL && *block->values[0] != '\0')
    add_line (page, ": ", block->values[0], "");
  g_string_append_c (page->text, '\n');
  return TRUE;
}

static void
begin_gallery (Page *page)
{
  g_string_append_printf (page->text, "%s<gallery heights=\"120\" mode=\"packed\">\n",
                          page->is_translatable ? "</translate>\n" : "");
}

static void
end_gallery (Page *page)
{
  g_string_append_printf (page->text, "</gallery>\n%s",
                          page->is_translatable ? "<translate>\n" : "\n");
}

static gboolean
add_tile (Page *page, const TwTile *tile, int variant, guint count, GError **error)
{
  const char *const languages[] = { page->language, NULL };
  const char *name = tile_picture (page, tile, variant, error);
  const char *words = tw_tile_name (tile, languages);

  if (name == NULL)
    return FALSE;
  g_string_append_printf (page->text, "File:%s|", name);
  add_line (page, "", words != NULL ? words : tile->id, "");
  g_string_append_printf (page->text, " ×%u\n", count);
  return TRUE;
}

/* The tiles of a sheet are those of its game: they have the same ids as those of the set. */
static gboolean
add_tiles (Page *page, const TwSheetBlock *block, GError **error)
{
  begin_gallery (page);
  for (guint i = 0; i < block->tiles->len; i++)
    {
      const TwSheetTile *tile = &g_array_index (block->tiles, TwSheetTile, i);
      int index = tw_tile_set_find (page->set, tile->tile->id);

      if (index >= 0
          && !add_tile (page, page->set->tiles[index], tile->variant, tile->count, error))
        return FALSE;
    }
  end_gallery (page);
  return TRUE;
}

static gboolean
add_block (Page *page, const TwSheetBlock *block, const TwSheetBlock *before, GError **error)
{
  switch (block->kind)
    {
    case TW_SHEET_HEADING:
      add_heading (page, "==", block->texts[0]);
      return TRUE;
    case TW_SHEET_PART:
      add_heading (page, "===", block->texts[0]);
      return TRUE;
    case TW_SHEET_LEAD:
    case TW_SHEET_TEXT:
      add_paragraph (page, block->texts[0]);
      return TRUE;
    case TW_SHEET_ITEM:
      add_item (page, block);
      return TRUE;
    case TW_SHEET_STEP:
      add_step (page, block, before);
      return TRUE;
    case TW_SHEET_FACT:
      return add_fact (page, block, error);
    case TW_SHEET_TILES:
      return add_tiles (page, block, error);
    case TW_SHEET_TITLE:
    default:
      return TRUE;
    }
}

static gboolean
add_sheet (Page *page, const TwRulesSheet *sheet, GError **error)
{
  for (guint i = 0; i < sheet->blocks->len; i++)
    if (!add_block (page, sheet->blocks->pdata[i], i > 0 ? sheet->blocks->pdata[i - 1] : NULL,
                    error))
      return FALSE;
  return TRUE;
}

/* Without rules there are still the tiles. */
static gboolean
add_faces (Page *page, GError **error)
{
  g_autoptr (GArray) faces = tw_export_faces_new (page->set);

  begin_gallery (page);
  for (guint i = 0; i < faces->len; i++)
    {
      const TwExportFace *face = &g_array_index (faces, TwExportFace, i);

      if (!add_tile (page, face->tile, face->variant, face->count, error))
        return FALSE;
    }
  end_gallery (page);
  return TRUE;
}

/* Who made it, under which licence: names need no words in any language. */
static void
add_head (Page *page)
{
  const char *const languages[] = { page->language, NULL };
  const char *title = tw_texts_best (page->set->titles, languages);
  const char *about = tw_texts_best (page->set->descriptions, languages);

  if (page->is_translatable)
    g_string_append (page->text, "<languages />\n<translate>\n");
  add_line (page, "'''", title != NULL ? title : page->set->id, "'''\n\n");
  if (about != NULL)
    add_paragraph (page, about);
  if (page->set->author != NULL)
    add_line (page, "''", page->set->author, "''");
  if (page->set->licence != NULL)
    add_line (page, page->set->author != NULL ? ", " : "", page->set->licence, "");
  if (page->set->author != NULL || page->set->licence != NULL)
    g_string_append (page->text, "\n");
}

/* The rules of the set as it is played, or why it cannot be. */
static TwRulesSheet *
make_sheet (const Page *page, const TwGameKit *kit, GPtrArray *problems)
{
  const char *const languages[] = { page->language, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_copy (page->set);
  g_autoptr (TwRules) rules = tw_play_rules_new (kit, set, NULL, NULL, NULL, 2, &error);

  if (rules != NULL)
    return tw_rules_sheet_new_of_set (rules, set, languages);
  g_ptr_array_add (problems,
                   g_strdup_printf (_ ("The page has no rules, for the set cannot be played. %s"),
                                    tw_error_words (error)));
  return NULL;
}

static gboolean
write_page (Page *page, const TwRulesSheet *sheet, GError **error)
{
  add_head (page);
  if (!(sheet != NULL ? add_sheet (page, sheet, error) : add_faces (page, error)))
    return FALSE;
  if (page->is_translatable)
    g_string_append (page->text, "</translate>\n");
  return tw_export_folder_write (page->folder, "page.wiki", page->text->str, error)
         && tw_export_folder_finish (page->folder, error);
}

/* "C" is no language, and neither is what nobody can count in. */
static char *
find_language (const char *language)
{
  g_autofree char *users = tw_language_from_locale (g_get_language_names ()[0]);

  if (language != NULL)
    return g_strdup (language);
  return g_strdup (tw_language_plural_forms (users) != NULL ? users : "en");
}

gboolean
tw_wiki_page_save (const TwTileSet *set,
                   const char *path,
                   const char *language,
                   gboolean is_translatable,
                   GPtrArray *problems,
                   GError **error)
{
  g_autoptr (TwExportFolder) folder = tw_export_folder_new (path, error);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *best = find_language (language);
  Page page = { set, folder, tw_theme_of_set (set), best, is_translatable, names, taken, text };
  g_autoptr (TwRulesSheet) sheet = NULL;
  TwGameKit kit;

  if (folder == NULL || !tw_play_rules_kit_load (&kit, error))
    return FALSE;
  sheet = make_sheet (&page, &kit, problems);
  tw_play_rules_kit_clear (&kit);
  return write_page (&page, sheet, error);
}
