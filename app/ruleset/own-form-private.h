/* What the files of the form share. */
#pragma once

#include "app/ruleset/effect-group.h"
#include "app/ruleset/own-form.h"
#include "app/ruleset/sketch-editor.h"
#include "app/widgets/symbol-picture.h"

G_BEGIN_DECLS

struct _TwOwnForm
{
  AdwBin parent_instance;

  TwDocument *document;
  TwOwnThing thing;
  gboolean is_filling;  /* the form is being filled: nothing is changed by hand */
  gboolean is_changing; /* the form changes the document itself: it is filled already */
  gboolean is_stale;    /* the set has changed since it was filled */
  gulong changed_id;

  GtkStack *stack;
  GtkScrolledWindow *scrolled;
  TwSketchEditor *sketch;
  gboolean is_drawing; /* the editor of pictures has the place of the form */
  char *old_art;       /* (nullable): the picture that was there before that */
  TwSymbolPicture *picture;
  GtkLabel *title;
  GtkLabel *subtitle;
  AdwEntryRow *name_row;
  AdwExpanderRow *languages_row;
  GPtrArray *language_rows; /* AdwEntryRow */
  GtkWidget *picture_group;
  GtkWidget *draw_button;
  GtkWidget *remove_picture_button;
  GtkWidget *picture_error;
  GtkWidget *picture_reason; /* why the picture that it has is not drawn */
  GtkSpinner *picture_spinner;
  GCancellable *choosing; /* (nullable): of the file that is read for a picture */
  GtkWidget *land_group;
  AdwComboRow *shape_row;
  GtkColorButton *colour_button;
  AdwComboRow *pattern_row;
  AdwEntryRow *role_row;
  AdwEntryRow *letter_row;
  gboolean is_letter_free; /* the letter is being given up */
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
  GtkWidget *from_row;
  GtkSpinButton *from_spin;
  GtkWidget *most_row;
  GtkSpinButton *most_spin;
  AdwComboRow *ties_row;
  GtkWidget *also_worth_row;
  GtkWidget *effects_part;
  GtkBox *effects_box;
  GtkWidget *error_label;
};

/** own_form_set: Returns: (transfer none): the set as it is now */
static inline TwTileSet *
own_form_set (TwOwnForm *self)
{
  return tw_document_get_set (self->document);
}

/** own_form_fill_names: shows the names that the thing has. @changed hears of each that is typed,
 *   with the form. */
void own_form_fill_names (TwOwnForm *self, GCallback changed);

/** own_form_count_names: says in how many languages there is a name. */
void own_form_count_names (TwOwnForm *self);

/** own_form_read_names: Returns: (transfer full) (nullable): the names as they stand in the form */
TwTexts *own_form_read_names (TwOwnForm *self);

/** own_form_commit: what was typed or chosen goes into the document, or its reason is shown. */
void own_form_commit (TwOwnForm *self, const char *what);

/** own_form_commit_with: the same with @art as picture; a reason is shown in @place. */
void own_form_commit_with (TwOwnForm *self, const char *what, const char *art, GtkWidget *place);

/* Actions and signals of the picture. */
void own_form_choose_picture (GtkWidget *widget, const char *action, GVariant *parameter);
void own_form_remove_picture (GtkWidget *widget, const char *action, GVariant *parameter);
void own_form_draw (GtkWidget *widget, const char *action, GVariant *parameter);

/** own_form_stop_choosing: what is read for a picture is not wanted any more. */
void own_form_stop_choosing (TwOwnForm *self);

void own_form_sketched_cb (TwOwnForm *self, const char *svg);
void own_form_drawn_cb (TwOwnForm *self);
void own_form_not_drawn_cb (TwOwnForm *self);

/** own_form_show_head: shows what it is called, its picture, and what is wrong with that. */
void own_form_show_head (TwOwnForm *self);

/** own_form_show_error: says @error in a row or a label; %NULL for nothing. */
void own_form_show_error (GtkWidget *widget, const char *error);

/** own_form_try: as tw_own_rules_try(), while the form is not filled again. */
gboolean own_form_try (TwOwnForm *self, TwOwnRulesEdit *edit, const char *label,
                       const char *merge_key, GError **error);

/* The part about a kind of land. */
void own_form_put_land (TwOwnForm *self, TwOwnRulesEdit *edit, TwTexts *texts);
void own_form_fill_land (TwOwnForm *self);

/** own_form_read_letter: the letter of @old as the form has it. Returns: whether it is one */
gboolean own_form_read_letter (TwOwnForm *self, const TwLandType *old, char *out_letter);

/* The part about the supply, and what tokens are worth. */
void own_form_put_token (TwOwnForm *self, TwOwnRulesEdit *edit, TwTexts *texts, const char *art);
void own_form_fill_supply (TwOwnForm *self);

/** own_form_show_worth_rows: shows those rows that matter where @token is worth what it is. */
void own_form_show_worth_rows (TwOwnForm *self, const TwTokenType *token);

/** own_form_show_by_hand: says whether a rule moves what is shown. */
void own_form_show_by_hand (TwOwnForm *self);

/** own_form_fill_effects: shows the effects as they are in the set. */
void own_form_fill_effects (TwOwnForm *self);

/** own_form_tell_effects: says beside each effect anew whether it can ever do anything. */
void own_form_tell_effects (TwOwnForm *self);

/** own_form_add_effect: adds one to begin with. */
void own_form_add_effect (TwOwnForm *self);

G_END_DECLS
