/* The structure of the Texts page, for the files that make it up. */
#pragma once

#include "app/localise/language-bar.h"
#include "app/localise/language-popover.h"
#include "app/localise/leftover-bar.h"
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
  /* (nullable): the title of the message about the last import, as long as it is true. */
  char *import_error;
  GSimpleActionGroup *actions;
  /* Row -> the cell that shows it. */
  GHashTable *cells;
  /* The row that gets the focus once it has a cell. */
  TwTextRow *wanted;
  /* (nullable): the user's row; after the language shown was removed, the row before that. */
  TwTextRow *at;
  /* The language for which the filter last checked the rows. */
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
  GtkWidget *sentences; /* says where rules are that are not here */
  GtkStack *stack;
  GtkListView *list;
  TwTextPanel *panel;
  TwLeftoverBar *leftovers;
};

/** tw_texts_page_add_actions: adds the `texts.` actions and their keys. */
void tw_texts_page_add_actions (TwTextsPage *self);

/** tw_texts_page_update_actions: updates the actions to the language. */
void tw_texts_page_update_actions (TwTextsPage *self);

/** tw_texts_page_get_row: Returns: (transfer none) (nullable): the selected row */
TwTextRow *tw_texts_page_get_row (TwTextsPage *self);

/** tw_texts_page_focus: selects the row at @position among those shown, scrolls to it and gives its
 * entry the focus. */
void tw_texts_page_focus (TwTextsPage *self, guint position);

/** tw_texts_page_find: Returns: the position of @row among those shown, %GTK_INVALID_LIST_POSITION
 *   if the filter hides it */
guint tw_texts_page_find (TwTextsPage *self, TwTextRow *row);

/** tw_texts_page_find_text: Returns: the position of @row's text, in the same plural form if
 *   possible; %GTK_INVALID_LIST_POSITION if the filter hides it */
guint tw_texts_page_find_text (TwTextsPage *self, const TwTextRow *row);

/** tw_texts_page_ask_export: asks for the file to export the language shown to. */
void tw_texts_page_ask_export (TwTextsPage *self);

/** tw_texts_page_forget_import: closes the message about the last import, after it was undone or
 * another one succeeded. */
void tw_texts_page_forget_import (TwTextsPage *self);

/** tw_texts_page_ask_import: asks for a PO file. */
void tw_texts_page_ask_import (TwTextsPage *self);

G_END_DECLS
