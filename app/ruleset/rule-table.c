/* The little table beside a rule. */
#include "app/ruleset/rule-table.h"

#include <glib/gi18n.h>

#include "app/game/log-item.h"
#include "app/game/rule-trial.h"
#include "app/ruleset/rule-dials.h"
#include "app/table/game-exporting.h"
#include "app/table/game-table.h"
#include "app/table/hand.h"
#include "app/table/open-card.h"
#include "app/table/player-style.h"
#include "app/table/table-voice.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/message-bar.h"
#include "app/widgets/one-stop.h"
#include "app/widgets/toasts.h"
#include "engine/set/thing-words.h"

/* Lines of what has happened. */
#define MOST_LINES 4
/* Between the landscape and the hand. */
#define GAP_PX 12
/* How long the way back is offered to whoever draws. */
#define BACK_SECONDS 30

struct _TwRuleTable
{
  AdwBin parent_instance;

  TwRuleTrial *trial;
  TwDocument *document;
  GListStore *log;
  TwHand *hand;
  TwGameTable *table;
  TwMessageBar *bar;
  GtkStack *stack;
  GtkSpinner *spinner;
  GtkLabel *words;
  GtkLabel *size;
  GtkLabel *happened;
  GtkOverlay *overlay;
  GtkWidget *undo, *redo, *another, *save;
  GtkWidget *put; /* leads to the tiles, where one needs a symbol */
  AdwToast *back; /* (nullable) (weak): offers the way back from there */
  GtkButton *fire;
  TwRuleDials *dials;
};

G_DEFINE_FINAL_TYPE (TwRuleTable, tw_rule_table, ADW_TYPE_BIN)

static TwTableModel *
model_of (TwRuleTable *self)
{
  return tw_rule_trial_get_model (self->trial);
}

static gboolean
has_game (TwRuleTable *self)
{
  return tw_rule_trial_get_state (self->trial) == TW_RULE_TRIAL_FOUND
         && tw_table_model_get_game (model_of (self)) != NULL;
}

/* "Red laid a road", and what came of it. */
static void
append_line (GString *words, TwLogItem *item)
{
  if (words->len > 0)
    g_string_append_c (words, '\n');
  g_string_append (words, tw_log_item_get_text (item));
  if (tw_log_item_tells_points (item))
    g_string_append_printf (words, ": %+d", tw_log_item_get_points (item));
}

/* What has happened since the position. */
static char *
happened_words (TwRuleTable *self)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint n, first;

  tw_log_list_update (self->log, model_of (self));
  n = first = g_list_model_get_n_items (G_LIST_MODEL (self->log));
  while (first > 0 && n - first < MOST_LINES)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->log), first - 1);

      if (tw_log_item_get_n_entries (item) <= tw_rule_trial_get_n_before (self->trial))
        break;
      first--;
    }
  for (; first < n; first++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->log), first);

      append_line (words, item);
    }
  if (tw_rule_trial_brings_nothing (self->trial))
    g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "",
                            _ ("Nobody got or lost anything by the rule, here or in a thousand "
                               "other games."));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* What is to be seen at the position, before anything has happened. */
static const char *
position_words (TwRuleTable *self)
{
  const TwProcedure *procedure = tw_rule_trial_get_procedure (self->trial);

  if (tw_rule_trial_has_answer (self->trial))
    return _ ("The next move can set the rule off.");
  return procedure == NULL || tw_statement_is (procedure->root, "procedure")
             ? _ ("The rule has done something before anybody was asked.")
             : _ ("At this question the rule forbids or allows something.");
}

static void
show_happened (TwRuleTable *self)
{
  g_autofree char *happened = happened_words (self);
  gboolean is_before = tw_rule_trial_is_at_position (self->trial);

  gtk_label_set_label (self->happened, is_before ? position_words (self) : happened);
  gtk_widget_set_visible (GTK_WIDGET (self->happened), is_before || *happened != '\0');
  if (is_before)
    gtk_widget_add_css_class (GTK_WIDGET (self->fire), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->fire), "suggested-action");
  gtk_button_set_label (self->fire,
                        is_before ? _ ("Show What It Does") : _ ("Back to the Position"));
  gtk_widget_set_visible (GTK_WIDGET (self->fire),
                          !is_before || tw_rule_trial_has_answer (self->trial));
}

/* "Red 2, Blue 0": where tokens are handed out with them. */
static char *
score_words (TwRuleTable *self)
{
  const TwPlay *play = tw_table_model_get_play (model_of (self));
  const TwTableSetup *setup = tw_table_model_get_setup (model_of (self));
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      g_string_append_printf (words, "%s%s %d", seat > 0 ? " · " : "", setup->seats[seat].name,
                              play->state->score[seat]);
      for (guint i = 0; i < play->rules->n_token_types; i++)
        if (tw_play_tokens (play, seat, i) > 0)
          g_string_append_printf (words, ", %u × %s", tw_play_tokens (play, seat, i),
                                  tw_thing_words_token (play->rules->vocabulary,
                                                        play->rules->token_types[i].type->id,
                                                        g_get_language_names ()));
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
show_size (TwRuleTable *self)
{
  guint n = tw_table_model_get_play (model_of (self))->board.head->n_slots;
  g_autofree char *score = score_words (self);
  /* Translators: how large the position is in which a rule does something. */
  g_autofree char *size =
      g_strdup_printf (ngettext ("With %u tile on the table", "With %u tiles on the table", n), n);
  g_autofree char *both = g_strdup_printf ("%s · %s", size, score);

  gtk_label_set_label (self->size, both);
}

static void
played_cb (TwRuleTable *self)
{
  if (!has_game (self))
    return;
  show_size (self);
  show_happened (self);
  gtk_widget_set_sensitive (self->undo, tw_table_model_can_undo (model_of (self)));
  gtk_widget_set_sensitive (self->redo, tw_table_model_can_redo (model_of (self)));
}

static void
show_words (TwRuleTable *self, const char *words, gboolean is_looking)
{
  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_looking);
  gtk_spinner_set_spinning (self->spinner, is_looking);
  gtk_stack_set_visible_child_name (self->stack, "words");
}

static void
show_table (TwRuleTable *self)
{
  gtk_spinner_set_spinning (self->spinner, FALSE);
  gtk_stack_set_visible_child_name (self->stack, "table");
  tw_table_scene_fit (tw_game_table_get_scene (self->table));
}

static void
trial_changed_cb (TwRuleTable *self)
{
  TwRuleTrialState state = tw_rule_trial_get_state (self->trial);
  g_autofree char *why = NULL;
  const char *missing;

  tw_rule_trial_get_missing (self->trial, &missing);
  gtk_widget_set_visible (self->put, state == TW_RULE_TRIAL_NOWHERE && missing != NULL);
  switch (state)
    {
    case TW_RULE_TRIAL_LOOKING:
      show_words (self, _ ("Looking for the smallest position that sets the rule off…"), TRUE);
      break;
    case TW_RULE_TRIAL_FOUND:
      show_table (self);
      break;
    case TW_RULE_TRIAL_NOWHERE:
      if (missing != NULL)
        {
          /* Translators: %s is the name of a symbol. */
          why = g_strdup_printf (_ ("No tile has “%s” yet, so the rule does nothing."), missing);
          show_words (self, why, FALSE);
          break;
        }
      show_words (self,
                  _ ("In thousands of games nothing has set the rule off. Does a tile have what it "
                     "speaks of, and can what it waits for happen?"),
                  FALSE);
      break;
    case TW_RULE_TRIAL_UNPLAYABLE:
      why = g_strconcat (_ ("The set cannot be played yet."), "\n",
                         tw_rule_trial_get_problem (self->trial), NULL);
      show_words (self, why, FALSE);
      break;
    case TW_RULE_TRIAL_ALWAYS:
      show_words (self, _ ("This holds throughout the game. Play to see what it does."), FALSE);
      break;
    case TW_RULE_TRIAL_NONE:
    default:
      show_words (self, _ ("This does nothing by itself: other rules use it."), FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->size), has_game (self));
  gtk_widget_set_sensitive (self->undo, FALSE);
  gtk_widget_set_sensitive (self->redo, FALSE);
  gtk_widget_set_sensitive (self->another, state > TW_RULE_TRIAL_ALWAYS);
  gtk_widget_set_sensitive (self->save, has_game (self));
  played_cb (self);
}

/* Whoever puts a symbol on tiles finds it chosen there. */
static void
put_cb (TwRuleTable *self)
{
  const char *name, *symbol = tw_rule_trial_get_missing (self->trial, &name);
  g_autofree char *words = NULL;
  AdwToast *toast;

  if (symbol == NULL)
    return;
  /* Translators: %s is the name of a symbol. */
  words = g_strdup_printf (_ ("“%s” is chosen: click where it goes"), name);
  toast = adw_toast_new (words);
  adw_toast_set_button_label (toast, _ ("Back to the Rule"));
  adw_toast_set_detailed_action_name (toast, "win.page::rules");
  adw_toast_set_timeout (toast, BACK_SECONDS);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.put-symbol", "s", symbol);
  g_set_weak_pointer (&self->back, toast);
  tw_announce (GTK_WIDGET (self), toast);
}

static void
undo_cb (TwRuleTable *self)
{
  if (has_game (self))
    tw_table_model_undo (model_of (self));
}

static void
redo_cb (TwRuleTable *self)
{
  if (has_game (self))
    tw_table_model_redo (model_of (self));
}

/* ---- where the keyboard is at the table, undo is the table's ---------------------------- */

static void
undo_key_cb (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  undo_cb (self);
}

static void
redo_key_cb (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  redo_cb (self);
}

static const GActionEntry history[] = {
  { .name = "undo", .activate = undo_key_cb },
  { .name = "redo", .activate = redo_key_cb },
};

static const TwKeyBinding keys[] = {
  { "<Control>z", "table.undo" },
  { "<Control><Shift>z|<Control>y", "table.redo" },
};

static void
add_history (TwRuleTable *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), history, G_N_ELEMENTS (history), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->overlay), "table", G_ACTION_GROUP (group));
  gtk_widget_add_controller (GTK_WIDGET (self->overlay),
                             tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
}

void
tw_rule_table_try (TwRuleTable *self)
{
  if (!has_game (self))
    return;
  if (tw_rule_trial_is_at_position (self->trial))
    tw_rule_trial_fire (self->trial);
  else
    tw_rule_trial_rewind (self->trial);
}

gboolean
tw_rule_table_focus (TwRuleTable *self)
{
  return has_game (self) && gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

void
tw_rule_table_find_another (TwRuleTable *self)
{
  tw_rule_trial_find_another (self->trial);
}

/* What the case is called in its file, and the rules that it is about. */
static char *
case_name (TwRuleTable *self, const char **out_rules)
{
  const TwProcedure *procedure = tw_rule_trial_get_procedure (self->trial);
  const TwEffect *effect = tw_rule_trial_get_effect (self->trial);

  if (procedure != NULL)
    {
      *out_rules = tw_statement_text (procedure->root, "rules");
      return g_strdup (procedure->id);
    }
  *out_rules = effect != NULL ? effect->rules : NULL;
  return g_strdup (effect == NULL              ? NULL
                   : effect->symbol != NULL    ? effect->symbol
                   : effect->if_symbol != NULL ? effect->if_symbol
                   : effect->token != NULL     ? effect->token
                                               : "effect");
}

void
tw_rule_table_save_case (TwRuleTable *self)
{
  GFile *file = tw_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  const char *rules;
  g_autofree char *name = case_name (self, &rules);

  if (!has_game (self) || name == NULL)
    return;
  /* Nothing would be told by a position alone, nor by a turn that is not over. */
  if (tw_rule_trial_is_at_position (self->trial))
    tw_rule_trial_fire (self->trial);
  tw_rule_trial_finish_turn (self->trial);
  tw_game_exporting_export_case (self->bar, model_of (self), folder,
                                 tw_rule_trial_get_n_before (self->trial), name, rules);
}

void
tw_rule_table_show (TwRuleTable *self, int index)
{
  tw_rule_trial_show (self->trial, index);
  tw_rule_dials_show (self->dials, index);
}

void
tw_rule_table_show_effect (TwRuleTable *self, int index)
{
  tw_rule_trial_show_effect (self->trial, index);
  tw_rule_dials_show_effect (self->dials, index);
}

/* The hand lies on the table, which shows the landscape above it. */
static void
make_room_cb (TwRuleTable *self)
{
  tw_table_scene_set_insets (tw_game_table_get_scene (self->table), GAP_PX, GAP_PX, GAP_PX,
                             tw_hand_get_height (self->hand) + GAP_PX);
}

void
tw_rule_table_set_document (TwRuleTable *self, TwDocument *document, TwTileTextures *textures)
{
  GtkWidget *table = tw_game_table_new (model_of (self), textures);
  GtkWidget *hand = tw_hand_new (model_of (self), textures);
  GtkWidget *card = tw_open_card_new (model_of (self));

  g_return_if_fail (TW_IS_RULE_TABLE (self) && self->document == NULL);
  self->document = g_object_ref (document);
  self->table = TW_GAME_TABLE (table);
  self->hand = TW_HAND (hand);
  tw_table_voice_add (table, model_of (self), NULL, GTK_WIDGET (self));
  tw_hand_set_compact (self->hand, TRUE);
  tw_open_card_set_compact (TW_OPEN_CARD (card), TRUE);
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  gtk_widget_set_halign (hand, GTK_ALIGN_FILL);
  gtk_widget_set_valign (hand, GTK_ALIGN_END);
  /* Its spots are reached by the arrows: dozens of Tabs would lead through them. */
  gtk_overlay_set_child (self->overlay, tw_one_stop_new (table));
  gtk_overlay_add_overlay (self->overlay, card);
  gtk_overlay_add_overlay (self->overlay, hand);
  g_signal_connect_object (tw_game_table_get_scene (self->table), "resized",
                           G_CALLBACK (make_room_cb), self, G_CONNECT_SWAPPED);
  tw_rule_dials_set_document (self->dials, document);
  tw_rule_trial_set_document (self->trial, document);
}

static void
rule_table_map (GtkWidget *widget)
{
  TwRuleTable *self = TW_RULE_TABLE (widget);

  GTK_WIDGET_CLASS (tw_rule_table_parent_class)->map (widget);
  tw_rule_trial_set_seen (self->trial, TRUE);
  /* Who came back another way needs none, and the button that lies below it. */
  if (self->back != NULL)
    adw_toast_dismiss (self->back);
}

static void
rule_table_unmap (GtkWidget *widget)
{
  tw_rule_trial_set_seen (TW_RULE_TABLE (widget)->trial, FALSE);
  GTK_WIDGET_CLASS (tw_rule_table_parent_class)->unmap (widget);
}

static void
rule_table_dispose (GObject *object)
{
  TwRuleTable *self = TW_RULE_TABLE (object);

  if (self->trial != NULL)
    {
      tw_rule_trial_set_document (self->trial, NULL);
      g_signal_handlers_disconnect_by_data (self->trial, self);
      g_signal_handlers_disconnect_by_data (model_of (self), self);
    }
  g_clear_weak_pointer (&self->back);
  g_clear_object (&self->document);
  g_clear_object (&self->log);
  g_clear_object (&self->trial);
  G_OBJECT_CLASS (tw_rule_table_parent_class)->dispose (object);
}

static void
tw_rule_table_class_init (TwRuleTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rule_table_dispose;
  widget_class->map = rule_table_map;
  widget_class->unmap = rule_table_unmap;
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_RULE_DIALS);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/rule-table.ui");
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, bar);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, stack);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, spinner);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, words);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, size);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, happened);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, overlay);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, undo);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, redo);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, another);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, save);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, fire);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, dials);
  gtk_widget_class_bind_template_child (widget_class, TwRuleTable, put);
  gtk_widget_class_bind_template_callback (widget_class, put_cb);
  gtk_widget_class_bind_template_callback (widget_class, undo_cb);
  gtk_widget_class_bind_template_callback (widget_class, redo_cb);
}

static void
tw_rule_table_init (TwRuleTable *self)
{
  self->trial = tw_rule_trial_new ();
  self->log = tw_log_list_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_player_style_add (GTK_WIDGET (self));
  /* What happens there is what one wants to see. */
  tw_toasts_keep_clear (GTK_WIDGET (self));
  add_history (self);
  g_signal_connect_swapped (self->trial, "changed", G_CALLBACK (trial_changed_cb), self);
  g_signal_connect_swapped (model_of (self), "changed", G_CALLBACK (played_cb), self);
}
