/* What the page shares with its actions. */
#pragma once

#include "app/setup/house-rule-rows.h"
#include "app/setup/setup-about.h"
#include "app/setup/setup-files.h"
#include "app/setup/setup-listing.h"
#include "app/setup/setup-notes.h"
#include "app/setup/setup-outcome.h"
#include "app/setup/setup-page.h"
#include "app/setup/setup-rulesets.h"
#include "app/setup/setup-together.h"
#include "app/widgets/width-bin.h"

G_BEGIN_DECLS

/*
 * @choices: the choices of the user under all rulesets
 * @reading: reads the files named by the chosen ruleset
 * @own: the user's rulesets
 * @files: adds files to the game
 * @together: puts all expansions into play that go together
 * @check_timer: waits for the last of several quick changes before trying them
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
  TwSetupTogether together;
  guint check_timer;
  gboolean has_players; /* who plays is proposed by a game at the table */
  GSimpleActionGroup *actions;

  TwSetupRulesets *rulesets;
  TwWidthBin *bin;
  AdwLeaflet *leaflet;
  GtkWidget *back_bar;
  GtkScrolledWindow *scroll;
  GtkWidget *form;
  TwSetupAbout *about;
  TwHouseRuleRows *house_rule_rows;
  GtkEditable *seed;
  GtkSwitch *record;
  GtkSwitch *sandbox;
  GtkWidget *save;
  GtkWidget *start;
};

/** tw_setup_page_list: lists the rulesets again, with the user's own as last read; @choose (nullable):
 * id of the ruleset to choose. */
void tw_setup_page_list (TwSetupPage *self, const char *choose);

/** tw_setup_page_check: tries all choices at once and shows the result. */
void tw_setup_page_check (TwSetupPage *self);

/** tw_setup_page_show_parts: shows what is in play after it was changed otherwise than by a row. */
void tw_setup_page_show_parts (TwSetupPage *self);

/** tw_setup_page_show_ruleset: shows the ruleset that is chosen in the list. */
void tw_setup_page_show_ruleset (TwSetupPage *self);

/** tw_setup_page_change_ruleset: shows the ruleset that is chosen in the list. Earlier choices stay in
 * play as far as the ruleset allows; the others are remembered for the next ruleset. */
void tw_setup_page_change_ruleset (TwSetupPage *self);

/** tw_setup_page_take_recorded: shows what matters for the kind of table that is chosen: where a game is only
 * recorded, no program plays and nothing is drawn. */
void tw_setup_page_take_recorded (TwSetupPage *self);

/** tw_setup_page_add_actions: adds the action group "setup" and its keys. */
void tw_setup_page_add_actions (TwSetupPage *self);

/** tw_setup_page_update_actions: updates which actions are enabled; @is_playable: whether a game can
 * begin. */
void tw_setup_page_update_actions (TwSetupPage *self, gboolean is_playable);

G_END_DECLS
