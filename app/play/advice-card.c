/* The card with the best answers. */
#include "app/play/advice-card.h"

#include <glib/gi18n.h>

#include "app/game/answer-words.h"
#include "app/game/table-history.h"
#include "app/widgets/natural-size.h"
#include "app/widgets/say.h"
#include "engine/player/team-lookahead.h"

/* More than that nobody reads at a table. */
#define MOST_MERITS 3
/* Of a line, in characters, and with little room; and the width of the card with little room,
 * whatever it says: the table is moved aside once. */
#define LINE_CHARS       34
#define SHORT_LINE_CHARS 22
#define SLIM_PX          240
/* Below the button of the log, which has its corner. */
#define BELOW_LOG_PX 46

struct _TwAdviceCard
{
  AdwBin parent_instance;

  TwTableModel *model;
  TwAdvice *advice;
  TwTableScene *scene;
  GtkWidget *table; /* borrowed */
  gboolean is_slim;
  gboolean is_new;

  GtkWidget *thinking;
  GtkLabel *heading;
  GtkLabel *scale;
  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (TwAdviceCard, tw_advice_card, ADW_TYPE_BIN)

static void
propose_cb (TwAdviceCard *self, GtkWidget *button)
{
  tw_advice_propose (self->advice,
                     GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

/* Whether @answer is all that the rules allow: what is not listed may have been left out for
 * another reason. */
static gboolean
is_only_one (TwAdviceCard *self, const TwBestAnswer *answer)
{
  guint n = 0;

  tw_game_actions (tw_table_model_get_game (self->model), &n);
  return n == 1 && answer->n_actions == 1;
}

/* "1.2 less on average", or by how much the best is better; "" where there is nothing to compare it
 * with. */
static char *
say_difference (TwAdviceCard *self, const TwBestAnswer *answers, guint n, guint i)
{
  g_autofree char *worth = NULL;

  if (tw_advice_is_review (self->advice))
    return tw_worth_words (answers[i].worth - answers[1 - i].worth);
  if (n < 2)
    return g_strdup (is_only_one (self, &answers[0]) ? _ ("nothing else to choose") : "");
  if (i == 0)
    {
      worth = tw_worth_words (answers[0].worth - answers[1].worth);
      /* Translators: a number of points, of the best answer: so much more than the second. */
      return g_strdup_printf (_ ("%s against the next"), worth);
    }
  worth = tw_worth_words (answers[i].worth - answers[0].worth);
  /* Translators: a number of points, of an answer that is not the best: so much less. */
  return g_strdup_printf (_ ("%s against the best"), worth);
}

static GtkWidget *
label_new (TwAdviceCard *self, const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), self->is_slim ? SHORT_LINE_CHARS : LINE_CHARS);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* What speaks for the answer; where that is little, what it is likely to bring later. */
static char *
say_reasons (TwAdviceCard *self, const TwBestAnswer *answer)
{
  guint n = answer->merits->len;
  g_autofree char *merits = tw_merit_words (self->model, answer->merits, MOST_MERITS);
  g_autofree char *later =
      tw_merit_words (self->model, answer->prospects, n < MOST_MERITS ? MOST_MERITS - n : 0);

  return g_strconcat (merits, merits[0] != '\0' && later[0] != '\0' ? "; " : "", later, NULL);
}

/* @said: what is told of the answers, to which this one is added. */
static GtkWidget *
row_new (TwAdviceCard *self, const TwBestAnswer *answers, guint n, guint i, GString *said)
{
  const TwGame *game = tw_table_model_get_game (self->model);
  g_autofree char *answer =
      tw_answer_words (self->model, game, answers[i].actions, answers[i].n_actions);
  g_autofree char *merits = say_reasons (self, &answers[i]);
  g_autofree char *difference = say_difference (self, answers, n, i);
  g_autofree char *worth = tw_advice_say (self->advice, answers[i].worth);
  g_autofree char *spoken =
      !tw_advice_is_review (self->advice) ? g_strdup_printf ("%u. %s", i + 1, answer) : NULL;
  g_autofree char *title =
      !tw_advice_is_review (self->advice) ? g_strdup_printf ("%s  %s", worth, answer)
      /* Translators: then what would have been better than what a player did. */
      : i == 0 ? g_strdup_printf (_ ("Better: %s"), answer)
               /* Translators: then what a player did, though something else was better. */
               : g_strdup_printf (_ ("Played: %s"), answer);
  g_autofree char *reason = merits[0] == '\0' || difference[0] == '\0'
                                ? g_strconcat (merits, difference, NULL)
                                : g_strdup_printf ("%s (%s)", merits, difference);
  g_autofree char *all = g_strdup_printf ("%s: %s", spoken != NULL ? spoken : title, reason);
  /* The number stands before it already, as on the table. */
  const char *told = spoken == NULL || n < 2 ? reason : merits;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *button;

  g_string_append_printf (said, " %s.", all);
  gtk_box_append (GTK_BOX (box), label_new (self, title, "heading"));
  if (*told != '\0')
    gtk_box_append (GTK_BOX (box), label_new (self, told, "caption"));
  if (answers[i].laid == NULL || !tw_table_history_is_asked (self->model))
    return box;
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (i));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (propose_cb), self);
  return button;
}

static void
update (TwAdviceCard *self)
{
  guint n = 0;
  const TwBestAnswer *answers = tw_advice_get_answers (self->advice, &n);
  gboolean is_thinking = tw_advice_is_thinking (self->advice);
  const char *heading = tw_advice_is_review (self->advice) ? _ ("Review") : _ ("Advice");
  g_autoptr (GString) said = g_string_new (heading);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL, *child;

  /* From a line that goes GTK would take the keyboard to the button that leaves the table. */
  if (focus != NULL
      && gtk_widget_is_ancestor (focus, is_thinking || n > 0 ? GTK_WIDGET (self->rows)
                                                             : GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->table);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->rows, row_new (self, answers, n, i, said));
  gtk_label_set_label (self->heading, heading);
  if (n > 0 && tw_team_plays (tw_game_rules (tw_table_model_get_game (self->model))))
    gtk_label_set_label (self->scale,
                         _ ("Chance to win in percent, compared with the best answer (★)"));
  gtk_label_set_max_width_chars (self->scale, self->is_slim ? SHORT_LINE_CHARS : LINE_CHARS);
  gtk_widget_set_visible (GTK_WIDGET (self->scale), n > 1 && !tw_advice_is_review (self->advice));
  gtk_widget_set_visible (self->thinking, is_thinking);
  gtk_widget_set_visible (GTK_WIDGET (self), is_thinking || n > 0);
  if (self->is_new && !is_thinking && n > 0)
    tw_say_answer (GTK_WIDGET (self), said->str);
}

static void
changed_cb (TwAdviceCard *self)
{
  self->is_new = TRUE;
  update (self);
}

static void
close_cb (TwAdviceCard *self)
{
  tw_advice_drop (self->advice);
}

static void
advice_card_dispose (GObject *object)
{
  TwAdviceCard *self = TW_ADVICE_CARD (object);

  if (self->advice != NULL)
    tw_advice_stop (self->advice);
  g_clear_object (&self->advice);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_advice_card_parent_class)->dispose (object);
}

static void
tw_advice_card_class_init (TwAdviceCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = advice_card_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/advice-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TwAdviceCard, thinking);
  gtk_widget_class_bind_template_child (widget_class, TwAdviceCard, heading);
  gtk_widget_class_bind_template_child (widget_class, TwAdviceCard, scale);
  gtk_widget_class_bind_template_child (widget_class, TwAdviceCard, rows);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
tw_advice_card_init (TwAdviceCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
ask_cb (TwAdviceCard *self)
{
  tw_advice_ask (self->advice);
}

void
tw_advice_card_set_table (TwAdviceCard *self,
                          TwTableModel *model,
                          TwTableScene *scene,
                          GtkWidget *table,
                          GActionMap *actions)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("advice", NULL);

  g_return_if_fail (TW_IS_ADVICE_CARD (self) && self->model == NULL);
  self->model = g_object_ref (model);
  self->advice = tw_advice_new (model);
  self->scene = scene;
  self->table = table;
  tw_table_scene_set_advice (scene, self->advice);
  g_signal_connect_object (self->advice, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (action, "activate", G_CALLBACK (ask_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (actions, G_ACTION (action));
}

TwAdviceInsets
tw_advice_card_place (TwAdviceCard *self, TwAdvicePlace place, int above)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_slim = place == TW_ADVICE_AT_START;
  TwAdviceInsets insets = { 0, 0, 0 };

  g_return_val_if_fail (TW_IS_ADVICE_CARD (self), insets);
  if (is_slim != self->is_slim)
    {
      self->is_slim = is_slim;
      update (self);
    }
  gtk_widget_set_size_request (widget, is_slim ? SLIM_PX : -1, -1);
  gtk_widget_set_halign (widget, is_slim ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_set_valign (widget, is_slim ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_set_margin_top (widget, is_slim ? BELOW_LOG_PX : 0);
  gtk_widget_set_margin_bottom (widget, above);
  /* GTK tells only the card of another alignment, but the overlay is what puts it somewhere. */
  gtk_widget_queue_allocate (gtk_widget_get_parent (widget));
  if (place == TW_ADVICE_AT_START)
    insets.left = tw_natural_width (widget);
  else if (place == TW_ADVICE_AT_END)
    insets.right = tw_natural_width (widget);
  else if (gtk_widget_get_visible (widget))
    insets.bottom = tw_natural_height (widget, -1) - above;
  return insets;
}

void
tw_advice_card_reveal (TwAdviceCard *self)
{
  guint n = 0;
  const TwBestAnswer *answers;
  TwTableCells cells = { G_MAXINT, G_MAXINT, G_MININT, G_MININT };
  TwTableView view;

  g_return_if_fail (TW_IS_ADVICE_CARD (self));
  if (!self->is_new)
    return;
  self->is_new = FALSE;
  answers = tw_advice_get_answers (self->advice, &n);
  for (guint i = 0; i < n; i++)
    {
      const TwAction *place = &answers[i].actions[0];

      if (answers[i].laid == NULL)
        continue;
      cells.x0 = MIN (cells.x0, place->x);
      cells.y0 = MIN (cells.y0, place->y);
      cells.x1 = MAX (cells.x1, place->x);
      cells.y1 = MAX (cells.y1, place->y);
    }
  view = tw_table_camera_rest (&self->scene->camera);
  if (cells.x0 > cells.x1 || view.width <= 0 || tw_table_view_shows (&view, &cells))
    return;
  tw_table_view_reveal (&view, &cells);
  if (!tw_table_view_shows (&view, &cells))
    tw_table_view_fit (&view, &cells);
  tw_table_scene_go (self->scene, &view, TRUE);
}

void
tw_advice_card_put_away (TwAdviceCard *self)
{
  g_return_if_fail (TW_IS_ADVICE_CARD (self));
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    tw_advice_drop (self->advice);
}
