/* What the files of the set-up page share. */
#pragma once

#include "app/setup/house-rules.h"
#include "app/setup/setup-page.h"
#include "app/setup/setup-parts.h"
#include "app/setup/setup-rulesets.h"
#include "app/setup/setup-seats.h"
#include "app/setup/setup-sets.h"

G_BEGIN_DECLS

typedef struct _TwSetupChoices TwSetupChoices;

/*
 * @parts: (element-type TwSetupPart): what there is, and what of it is in play
 * @document: (nullable): what is being edited beside the table
 * @as_chosen: the ruleset in words as it was when it was chosen, to see whether it has been changed
 * @files: (nullable): what has been read of the files that the ruleset @files_of names
 * @files_of: (nullable): the ruleset that is shown
 * @reading: (nullable): gives up what is being read of them
 * @choices: what somebody has chosen, by whatever ruleset
 * @check_timer: waits for the last of several changes before they are tried
 * @is_filling: while a ruleset is shown
 */
struct _TwSetupPage
{
  AdwBin parent_instance;

  const TwGameKit *kit;
  TwTileSet *set;
  TwTileSet *document;
  GPtrArray *parts;
  char *as_chosen;
  TwSetupChoices *choices;
  GHashTable *files;
  TwRuleset *files_of;
  GCancellable *reading;
  char *own_folder;
  GPtrArray *own;        /* TwRuleset: the user's, as far as they have been read */
  GCancellable *listing; /* (nullable): gives up reading them */
  gboolean awaits_own;   /* whether the game is to begin with one of them */
  guint check_timer;
  gboolean is_filling;
  GSimpleActionGroup *actions;
  GQueue to_add;          /* GFile: to be read one after the other */
  GCancellable *adding;   /* of the one that is being read, NULL for none */
  GString *refusals;      /* why some of them were not added */
  TwOpeningPage *opening; /* (weak) (nullable): says that a file takes long to be read */

  AdwLeaflet *leaflet;
  TwSetupRulesets *rulesets;
  GtkWidget *back_bar;
  GtkScrolledWindow *scroll;
  GtkWidget *form;
  AdwPreferencesGroup *about;
  GtkToggleButton *usual;
  GtkWidget *rename;
  GtkWidget *delete;
  TwSetupSeats *seats;
  TwSetupSets *sets;
  GtkWidget *notes_group;
  AdwExpanderRow *notes;
  char **note_words; /* (nullable): how what is in play goes together */
  GPtrArray *note_rows;
  AdwPreferencesGroup *house_group;
  TwHouseRules *house_rules;
  GtkEditable *seed;
  GtkSwitch *sandbox;
  GtkWidget *problem_icon;
  GtkLabel *outcome;
  GtkLabel *missing; /* what was chosen and is not in play */
  GtkWidget *remedy;         /* turns on what lets the parts be played together */
  const char *remedy_switch; /* (nullable): the switch, of the kit's vocabulary */
  GtkWidget *save;
  GtkWidget *save_as;
  GtkWidget *start;
};

/** tw_setup_page_dup_ruleset: Returns: (transfer full): what is chosen, as a ruleset */
TwRuleset *tw_setup_page_dup_ruleset (TwSetupPage *self);

/** tw_setup_page_dup_rules: Returns: (transfer full) (nullable): what is chosen, compiled */
TwRules *tw_setup_page_dup_rules (TwSetupPage *self, GError **error);

/** tw_setup_page_dup_rules_with: Returns: (transfer full) (nullable): what is chosen, but for @parts
 * and the number of players, compiled */
TwRules *tw_setup_page_dup_rules_with (TwSetupPage *self, const GPtrArray *parts, guint n_seats,
                                       GError **error);

/** tw_setup_page_is_changed: Returns: whether anything is otherwise than the chosen ruleset says */
gboolean tw_setup_page_is_changed (TwSetupPage *self);

/** tw_setup_page_list: lists the rulesets again, the user's as they were read last; @choose: (nullable):
 * id of the one to be chosen. */
void tw_setup_page_list (TwSetupPage *self, const char *choose);

/** tw_setup_page_read_own: reads the user's rulesets in a worker, and lists them then; @is_first: whether
 * a game is to begin with the usual one, which may be among them. */
void tw_setup_page_read_own (TwSetupPage *self, gboolean is_first);

/** tw_setup_page_put_own: one of the user's rulesets has become @ruleset, %NULL if it has gone. */
void tw_setup_page_put_own (TwSetupPage *self, const char *id, TwRuleset *ruleset);

/** tw_setup_page_stop_listing: nobody waits any more for the user's rulesets. */
void tw_setup_page_stop_listing (TwSetupPage *self);

/** tw_setup_page_check: tries at once what is chosen, and says what comes of it. */
void tw_setup_page_check (TwSetupPage *self);

/** tw_setup_page_in_words: Returns: (transfer full): what is chosen, as the file of a ruleset */
char *tw_setup_page_in_words (TwSetupPage *self);

/** tw_setup_page_check_in: tries after @ms milliseconds what is chosen, and not before. */
void tw_setup_page_check_in (TwSetupPage *self, guint ms);

/** tw_setup_page_queue_check: tries soon what is chosen, once for changes that follow closely. */
void tw_setup_page_queue_check (TwSetupPage *self);

/** tw_setup_page_show_parts: other parts are played: other rules can be set, and other notes are of
 * interest. */
void tw_setup_page_show_parts (TwSetupPage *self);

/** tw_setup_page_show_notes: makes the rows of the notes for who has opened their list. */
void tw_setup_page_show_notes (TwSetupPage *self);

/** tw_setup_page_follow_ruleset: has in play what the ruleset says that is chosen in the list. Nothing
 * else may happen before tw_setup_page_end_ruleset() shows it. */
void tw_setup_page_follow_ruleset (TwSetupPage *self);

/** tw_setup_page_end_ruleset: shows what is in play by another ruleset. */
void tw_setup_page_end_ruleset (TwSetupPage *self);

/** tw_setup_page_show_ruleset: shows the ruleset that is chosen in the list. */
void tw_setup_page_show_ruleset (TwSetupPage *self);

/** tw_setup_page_note_arrival: remembers what is in play as a ruleset has just been chosen, to see what
 * somebody changes then. */
void tw_setup_page_note_arrival (TwSetupPage *self);

/** tw_setup_page_note_choices: keeps in mind what somebody has changed since that or this was called
 * last. House rules that were chosen before are set as soon as their part is in play. */
void tw_setup_page_note_choices (TwSetupPage *self);

/** tw_setup_page_change_ruleset: shows the ruleset that is chosen in the list; what somebody has
 * chosen, by whatever ruleset, is in play as far as it can be played together. The rest is kept in mind
 * for the next ruleset, see tw_setup_page_dup_missing(). */
void tw_setup_page_change_ruleset (TwSetupPage *self);

/** tw_setup_page_forget_choices: has nothing in mind but what the ruleset says. */
void tw_setup_page_forget_choices (TwSetupPage *self);

/** tw_setup_page_dup_missing: Returns: (transfer full) (nullable): what somebody has chosen and this
 * ruleset cannot take, as a sentence */
char *tw_setup_page_dup_missing (TwSetupPage *self);

/** tw_setup_choices_new: Returns: (transfer full): no choices */
TwSetupChoices *tw_setup_choices_new (void);

/** tw_setup_choices_free: frees them. */
void tw_setup_choices_free (TwSetupChoices *choices);

/** tw_setup_page_read_awaited: reads in a worker the files that the ruleset shown names, if there are
 * any that have not been read, and shows it again then. */
void tw_setup_page_read_awaited (TwSetupPage *self);

/** tw_setup_page_take_drops: from now on sets that are dropped on the page are added to the game. */
void tw_setup_page_take_drops (TwSetupPage *self);

/** tw_setup_page_get_own: Returns: (transfer none) (nullable): the chosen ruleset, if it is one of the
 * user's own */
TwRuleset *tw_setup_page_get_own (TwSetupPage *self);

/** tw_setup_page_save: replaces the chosen own ruleset by what is chosen now. */
void tw_setup_page_save (TwSetupPage *self);

/** tw_setup_page_save_as: asks for a title, and keeps what is chosen under it. */
void tw_setup_page_save_as (TwSetupPage *self);

/** tw_setup_page_rename: asks for another title of the chosen own ruleset. */
void tw_setup_page_rename (TwSetupPage *self);

/** tw_setup_page_delete: deletes the chosen own ruleset; for a while that can be undone. */
void tw_setup_page_delete (TwSetupPage *self);

/** tw_setup_page_add_actions: makes the group "setup" with its keys. */
void tw_setup_page_add_actions (TwSetupPage *self);

/** tw_setup_page_update_actions: brings what is enabled up to date; @is_playable: whether a game can
 * begin. */
void tw_setup_page_update_actions (TwSetupPage *self, gboolean is_playable);

/** tw_setup_usual: Returns: (transfer full) (nullable): id of the ruleset that new games of @set begin
 * with, "" for none */
char *tw_setup_usual (const char *set);

/** tw_setup_set_usual: has new games of @set begin with that ruleset; %NULL for the first. */
void tw_setup_set_usual (const char *set, const char *ruleset);

G_END_DECLS
