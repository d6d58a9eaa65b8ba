/* What the page and what can be done on it share. */
#pragma once

#include "app/setup/house-rule-rows.h"
#include "app/setup/setup-files.h"
#include "app/setup/setup-listing.h"
#include "app/setup/setup-notes.h"
#include "app/setup/setup-outcome.h"
#include "app/setup/setup-page.h"
#include "app/setup/setup-rulesets.h"
#include "app/widgets/width-bin.h"

G_BEGIN_DECLS

/*
 * @choices: what somebody has chosen, by whatever ruleset
 * @reading: of the files that the chosen ruleset names
 * @own: the user's rulesets
 * @files: that are added to the game
 * @check_timer: waits for the last of several changes before they are tried
 */
struct _TwSetupPage
{
  AdwBin parent_instance;

  TwSetupGame game;
  TwSetupChoices *choices;
  TwSetupErrand *reading;
  TwSetupListing *own;
  TwSetupFiles *files;
  TwSetupNotes notes;
  TwSetupOutcome outcome;
  guint check_timer;
  GSimpleActionGroup *actions;

  TwSetupRulesets *rulesets;
  TwWidthBin *bin;
  AdwLeaflet *leaflet;
  GtkWidget *back_bar;
  GtkScrolledWindow *scroll;
  GtkWidget *form;
  AdwPreferencesGroup *about;
  GtkToggleButton *usual;
  GtkWidget *rename;
  GtkWidget *delete;
  TwHouseRuleRows *house_rule_rows;
  GtkEditable *seed;
  GtkSwitch *sandbox;
  GtkWidget *save;
  GtkWidget *start;
};

/** tw_setup_page_list: lists the rulesets again, the user's as they were read last; @choose: (nullable):
 * id of the one to be chosen. */
void tw_setup_page_list (TwSetupPage *self, const char *choose);

/** tw_setup_page_check: tries at once what is chosen, and says what comes of it. */
void tw_setup_page_check (TwSetupPage *self);

/** tw_setup_page_show_ruleset: shows the ruleset that is chosen in the list. */
void tw_setup_page_show_ruleset (TwSetupPage *self);

/** tw_setup_page_change_ruleset: shows the ruleset that is chosen in the list; what somebody has
 * chosen, by whatever ruleset, is in play as far as it can be played together. The rest is kept in mind
 * for the next ruleset. */
void tw_setup_page_change_ruleset (TwSetupPage *self);

/** tw_setup_page_add_actions: makes the group "setup" with its keys. */
void tw_setup_page_add_actions (TwSetupPage *self);

/** tw_setup_page_update_actions: brings what is enabled up to date; @is_playable: whether a game can
 * begin. */
void tw_setup_page_update_actions (TwSetupPage *self, gboolean is_playable);

G_END_DECLS
