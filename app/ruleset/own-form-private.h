/* The structure of the form, for the files that make it up. */
#pragma once

#include "app/ruleset/deck-group.h"
#include "app/ruleset/effect-group.h"
#include "app/ruleset/land-preview.h"
#include "app/ruleset/own-form.h"
#include "app/ruleset/sketch-editor.h"
#include "app/ruleset/unfinished-group.h"
#include "app/widgets/symbol-picture.h"

G_BEGIN_DECLS

struct _TwOwnForm
{
  AdwBin parent_instance;

  TwDocument *document;
  TwOwnThing thing;
  int card; /* of a deck: the one that is drawn on, or gets a picture, else -1 */
  gboolean is_filling;  /* the form is being filled, so changes are not the user's */
  gboolean is_changing; /* the form itself changes the document, so it need not be filled */
  gboolean is_stale;    /* the set has changed since the form was filled */
  gulong changed_id;

  GtkStack *stack;
  GtkMenuButton *examples;
  GtkScrolledWindow *scrolled;
  TwSketchEditor *sketch;
  gboolean is_drawing; /* the editor of pictures is shown in place of the form */
  char *old_art;       /* (nullable): the picture before drawing began */
  TwSymbolPicture *picture;
  GtkLabel *title;
  GtkLabel *subtitle;
  AdwEntryRow *name_row;
  AdwExpanderRow *languages_row;
  GPtrArray *language_rows; /* AdwEntryRow */
  GtkWidget *picture_group;
  GtkWidget *draw_button;
  GtkWidget *picture_error;
  GtkWidget *picture_reason; /* why its picture is not drawn */
  GtkSpinner *picture_spinner;
  GCancellable *choosing; /* (nullable): for the picture file being read */
  GtkWidget *land_group;
  AdwComboRow *shape_row;
  GtkColorButton *colour_button;
  AdwComboRow *pattern_row;
  AdwEntryRow *role_row;
  AdwEntryRow *letter_row;
  gboolean is_letter_free; /* the letter is being removed */
  GtkWidget *land_error;
  AdwExpanderRow *places_row;
  GtkWidget *places_group;
  GPtrArray *place_checks; /* GtkCheckButton with the kind as "kind" */
  GtkWidget *supply_group;
  GtkWidget *supply_row;
  GtkSpinButton *supply_spin;
  GtkWidget *neutral_row;
  GtkSwitch *neutral_switch;
  GtkWidget *worth_group;
  GtkWidget *each_row;
  GtkSpinButton *each_spin;
  GtkWidget *every_row;
  GtkSpinButton *every_spin;
  GtkWidget *from_row;
  GtkSpinButton *from_spin;
  GtkWidget *most_row;
  GtkSpinButton *most_spin;
  AdwComboRow *ties_row;
  GtkWidget *also_worth_row;
  /* Parts that are about things of some sorts. */
  TwThingGroup *parts[9];
  guint n_parts;
  TwDeckGroup *deck;
  TwLandPreview *preview;
  GtkWidget *name_group;
  GtkWidget *parts_box;
  TwThingGroup *uses;
  TwThingGroup *unfinished; /* what unfinished land brings */
  GtkWidget *effects_part;
  GtkBox *effects_box;
  GtkWidget *error_label;
};

/** own_form_set: Returns: (transfer none): the present set */
static inline TwTileSet *
own_form_set (TwOwnForm *self)
{
  return tw_document_get_set (self->document);
}

/** own_form_fill_names: shows the thing's names. @changed is called with the form when a name is
 *   typed. */
void own_form_fill_names (TwOwnForm *self, GCallback changed);

/** own_form_count_names: shows in how many languages there is a name. */
void own_form_count_names (TwOwnForm *self);

/** own_form_read_names: Returns: (transfer full) (nullable): the names in the form */
TwTexts *own_form_read_names (TwOwnForm *self);

/** own_form_commit: writes the form's content to the document, or shows why it cannot. */
void own_form_commit (TwOwnForm *self, const char *what);

/** own_form_commit_with: as own_form_commit(), with @art as picture; shows a reason in @place. */
void own_form_commit_with (TwOwnForm *self, const char *what, const char *art, GtkWidget *place);

/** own_form_art: Returns: (transfer none) (nullable): the picture of what is drawn on: the thing, or one of its
 * cards */
const char *own_form_art (TwOwnForm *self);

/* Actions and signals of the picture. */
void own_form_choose_card_cb (TwOwnForm *self, guint card);
void own_form_draw_card_cb (TwOwnForm *self, guint card);
void own_form_choose_picture (GtkWidget *widget, const char *action, GVariant *parameter);
void own_form_remove_picture (GtkWidget *widget, const char *action, GVariant *parameter);
void own_form_draw (GtkWidget *widget, const char *action, GVariant *parameter);

/** own_form_remove: the action that removes the thing; asks if more than the thing itself would change. */
void own_form_remove (GtkWidget *widget, const char *action, GVariant *parameter);

/** own_form_stop_choosing: cancels the reading of a picture file. */
void own_form_stop_choosing (TwOwnForm *self);

void own_form_sketched_cb (TwOwnForm *self, const char *svg);
void own_form_drawn_cb (TwOwnForm *self);
void own_form_not_drawn_cb (TwOwnForm *self);

/** own_form_show_head: shows the name, the picture, and what is wrong with the picture. */
void own_form_show_head (TwOwnForm *self);

/** own_form_show_parts: shows in the parts of the form what the set says of the thing now. */
void own_form_show_parts (TwOwnForm *self);

/** own_form_show_error: shows @error in a row or a label; %NULL for none. */
void own_form_show_error (GtkWidget *widget, const char *error);

/** own_form_try: as tw_own_rules_try(), without filling the form again. */
gboolean own_form_try (TwOwnForm *self, TwOwnRulesEdit *edit, const char *label,
                       const char *merge_key, GError **error);

/* The part about a kind of land. */
void own_form_put_land (TwOwnForm *self, TwOwnRulesEdit *edit, TwTexts *texts);
void own_form_fill_land (TwOwnForm *self);

/** own_form_land_patterns: Returns: (transfer full): what #TwLandPattern is called, by its values */
GListModel *own_form_land_patterns (void);

/** own_form_read_letter: reads the letter for @old from the form. Returns: whether it is a valid
 * one */
gboolean own_form_read_letter (TwOwnForm *self, const TwLandType *old, char *out_letter);

/* The part about the supply, and what tokens are worth. */
void own_form_put_token (TwOwnForm *self, TwOwnRulesEdit *edit, TwTexts *texts, const char *art);
void own_form_fill_supply (TwOwnForm *self);

/** own_form_token_ties: Returns: (transfer full): what #TwTokenTies is called, by its values */
GListModel *own_form_token_ties (void);

/** own_form_points_typed_cb: lets the rows be changed that matter for the points that stand in the form. */
void own_form_points_typed_cb (TwOwnForm *self);

/** own_form_show_worth_rows: lets only the rows be changed that matter for the present worth of @token. */
void own_form_show_worth_rows (TwOwnForm *self, const TwTokenType *token);

/** own_form_show_by_hand: shows whether a rule moves the figure or token. */
void own_form_show_by_hand (TwOwnForm *self);

/** own_form_fill_effects: shows the effects of the set. */
void own_form_fill_effects (TwOwnForm *self);

/** own_form_effect_added_cb: takes the keyboard to an effect that was added just now. */
void own_form_effect_added_cb (TwOwnForm *self);

/** own_form_tell_effects: shows again, beside each effect, whether it can ever do anything. */
void own_form_tell_effects (TwOwnForm *self);

/** own_form_add_effect: adds a simple effect, to be edited. */
void own_form_add_effect (TwOwnForm *self);

G_END_DECLS
