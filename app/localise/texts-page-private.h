/* What the files of the Texts page share. */
#pragma once

#include "app/localise/language-bar.h"
#include "app/localise/language-popover.h"
#include "app/localise/text-cell.h"
#include "app/localise/text-filter.h"
#include "app/localise/text-panel.h"
#include "app/localise/text-table.h"
#include "app/localise/texts-page.h"
#include "app/widgets/width-bin.h"

G_BEGIN_DECLS

struct _TwTextsPage
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  TwTextTable *table;
  TwTextFilter *filter;
  GtkSingleSelection *selection;
  /* (nullable) (weak): says what was taken out, until something else changes. */
  AdwToast *toast;
  /* (nullable): the title of what was said of the last import, as long as it holds. */
  char *import_error;
  GSimpleActionGroup *actions;
  /* Row -> the cell that shows it. */
  GHashTable *cells;
  /* The row to get the focus once its cell is there. */
  TwTextRow *wanted;
  /* (nullable): the row one is at, or was at when the language went that was shown. */
  TwTextRow *at;
  /* The language that the filter last looked through. */
  char *filtered;

  TwWidthBin *bin;
  AdwFlap *flap;
  TwLanguageBar *languages;
  GtkMenuButton *add_button;
  TwLanguagePopover *popover;
  GtkSearchEntry *search_entry;
  GtkWidget *panel_button;
  GtkWidget *headings;
  GtkLabel *source_heading;
  GtkLabel *language_heading;
  GtkStack *stack;
  GtkListView *list;
  TwTextPanel *panel;
};

/** tw_texts_page_add_actions: adds the `texts.` actions and their keys. */
void tw_texts_page_add_actions (TwTextsPage *self);

/** tw_texts_page_update_actions: brings them in line with the language. */
void tw_texts_page_update_actions (TwTextsPage *self);

/** tw_texts_page_get_row: Returns: (transfer none) (nullable): the row that is selected */
TwTextRow *tw_texts_page_get_row (TwTextsPage *self);

/** tw_texts_page_focus: selects the row at @position among those shown, scrolls there and puts the
 * focus into its entry. */
void tw_texts_page_focus (TwTextsPage *self, guint position);

/** tw_texts_page_find: Returns: the position of @row among those shown, %GTK_INVALID_LIST_POSITION
 *   if the filter hides it */
guint tw_texts_page_find (TwTextsPage *self, TwTextRow *row);

/** tw_texts_page_find_text: Returns: the position of the text of @row, if it can be in the same
 *   plural form, %GTK_INVALID_LIST_POSITION if the filter hides it */
guint tw_texts_page_find_text (TwTextsPage *self, const TwTextRow *row);

/** tw_texts_page_ask_export: asks where to write the language shown. */
void tw_texts_page_ask_export (TwTextsPage *self);

/** tw_texts_page_forget_import: takes away what was said of the last import: it was undone, or
 * another one went well. */
void tw_texts_page_forget_import (TwTextsPage *self);

/** tw_texts_page_ask_import: asks for a PO file. */
void tw_texts_page_ask_import (TwTextsPage *self);

G_END_DECLS
