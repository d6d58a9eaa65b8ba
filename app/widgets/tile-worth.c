/* What a tile is worth. */
#include "app/widgets/tile-worth.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/lab-work.h"

/* So long nobody has changed anything. */
#define IDLE_MS 3000
/* A few seconds of one processor. */
#define N_DEALS 200
/* By whom, and by how many, so that it can be asked anew on the Balance page. */
#define PLAYER  "greedy"
#define N_SEATS 2

struct _TwTileWorth
{
  AdwActionRow parent_instance;

  TwDocument *document; /* (nullable) */
  TwTileItem *item;     /* (nullable) */
  TwLabWork *work;
  gboolean is_stale; /* it has not been asked since it changed */
  guint timer;
};

G_DEFINE_FINAL_TYPE (TwTileWorth, tw_tile_worth, ADW_TYPE_ACTION_ROW)

static gboolean
is_in_front (TwTileWorth *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && GTK_IS_WINDOW (root)
         && gtk_window_is_active (GTK_WINDOW (root));
}

static void
ask (TwTileWorth *self)
{
  const TwTile *tile = tw_tile_item_get_tile (self->item);
  TwTileSet *set = tw_document_get_set (self->document);
  TwLabQuestion question = { .id = "worth",
                             .what = g_strdup_printf ("tile:%s:%s", set->id, tile->id),
                             .set = tw_tile_set_ref (set),
                             .n_seats = N_SEATS,
                             .player = g_strdup (PLAYER),
                             .n_deals = N_DEALS };

  self->is_stale = FALSE;
  tw_lab_work_ask (self->work, &question);
  tw_lab_question_clear (&question);
}

/* What is known is looked up at once; what is not, when there is time. */
static gboolean
idle_cb (gpointer data)
{
  TwTileWorth *self = data;

  self->timer = 0;
  if (self->item == NULL || !is_in_front (self))
    return G_SOURCE_REMOVE;
  if (self->is_stale)
    ask (self);
  if (tw_lab_work_get_state (self->work) == TW_LAB_READY
      && (tw_lab_work_get_record (self->work) == NULL || tw_lab_work_is_old (self->work)
          || tw_lab_work_get_share (self->work) < 1.0))
    tw_lab_work_start (self->work);
  return G_SOURCE_REMOVE;
}

static void
wait_for_idle (TwTileWorth *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->item != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->timer = g_timeout_add (IDLE_MS, idle_cb, self);
}

static void
show (TwTileWorth *self)
{
  const char *sentence = tw_lab_work_get_sentence (self->work);
  g_autofree char *words = NULL;

  if (sentence == NULL)
    words = g_strdup (_ ("Games show it in a while."));
  else if (tw_lab_work_is_old (self->work))
    /* Translators: %s is a sentence; the set has changed since it was true. */
    words = g_strdup_printf (_ ("Before the last change: %s"), sentence);
  else
    words = g_strdup (sentence);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), words);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->item != NULL
                              && tw_lab_work_get_state (self->work) != TW_LAB_REFUSED);
}

static void
work_changed_cb (TwTileWorth *self)
{
  show (self);
  if (tw_lab_work_get_state (self->work) == TW_LAB_READY && self->timer == 0)
    wait_for_idle (self);
}

static void
changed_cb (TwTileWorth *self)
{
  self->is_stale = TRUE;
  tw_lab_work_stop (self->work);
  wait_for_idle (self);
}

static void
forget (TwTileWorth *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->item);
}

void
tw_tile_worth_set (TwTileWorth *self, TwDocument *document, TwTileItem *item)
{
  if (self->item == item && self->document == document)
    return;
  forget (self);
  g_set_object (&self->document, document);
  g_set_object (&self->item, item);
  if (document != NULL)
    g_signal_connect_object (document, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  tw_lab_work_ask (self->work, NULL);
  self->is_stale = item != NULL;
  if (item != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    ask (self);
  show (self);
  wait_for_idle (self);
}

static void
activated_cb (TwTileWorth *self)
{
  if (self->item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.ask-worth", "s",
                                tw_tile_item_get_tile (self->item)->id);
}

static void
tile_worth_map (GtkWidget *widget)
{
  TwTileWorth *self = TW_TILE_WORTH (widget);

  GTK_WIDGET_CLASS (tw_tile_worth_parent_class)->map (widget);
  if (self->item != NULL && self->is_stale)
    ask (self);
  wait_for_idle (self);
}

static void
tile_worth_unmap (GtkWidget *widget)
{
  TwTileWorth *self = TW_TILE_WORTH (widget);

  g_clear_handle_id (&self->timer, g_source_remove);
  tw_lab_work_stop (self->work);
  GTK_WIDGET_CLASS (tw_tile_worth_parent_class)->unmap (widget);
}

static void
tile_worth_dispose (GObject *object)
{
  TwTileWorth *self = TW_TILE_WORTH (object);

  forget (self);
  if (self->work != NULL)
    tw_lab_work_ask (self->work, NULL);
  g_clear_object (&self->work);
  G_OBJECT_CLASS (tw_tile_worth_parent_class)->dispose (object);
}

static void
tw_tile_worth_class_init (TwTileWorthClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tile_worth_dispose;
  widget_class->map = tile_worth_map;
  widget_class->unmap = tile_worth_unmap;
}

static void
tw_tile_worth_init (TwTileWorth *self)
{
  self->work = tw_lab_work_new (1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ ("Worth"));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("Ask More on the Balance Page"));
  g_signal_connect (self, "activated", G_CALLBACK (activated_cb), NULL);
  g_signal_connect_object (self->work, "changed", G_CALLBACK (work_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show (self);
}
