/* One switch for everything. */
#include "app/widgets/scanner.h"

#include "app/widgets/every-window.h"
#include "app/widgets/scan-tree.h"
#include "app/widgets/scanned.h"

/* So often is gone through a group, or a picture, before that is given up. */
#define ROUNDS         2
#define ROUNDS_PICTURE 1
/* After so many things without a choice somebody seems to be gone. */
#define MOST_STEPS 40

#define FRAMED "framed"

/* @path: (element-type TwScanNode): borrowed from @tree: the groups that were gone into, the last
 * is gone through; @scanned: (nullable) (weak): the picture whose places are gone through in place
 * of it; @at: the member or place that is framed; @n_rounds: how often the last one has come;
 * @frames: (element-type GtkWidget): what is framed; @home: (nullable) (weak): the picture in which
 * something was chosen last: as soon as there is something to choose again, it goes on there;
 * @n_steps: since the switch was pressed */
typedef struct
{
  GSettings *settings;
  guint timer;
  GtkWidget *root;
  TwScanNode *tree;
  GPtrArray *path;
  TwScanned *scanned;
  guint at;
  guint n_rounds;
  GPtrArray *frames;
  TwScanned *home;
  guint n_steps;
  gboolean rests;
} Scanner;

/* There is one switch. */
static Scanner scanner;

/* ---- what is framed ------------------------------------------------------------------------ */

static void
unframe (void)
{
  for (guint i = 0; i < scanner.frames->len; i++)
    gtk_widget_remove_css_class (scanner.frames->pdata[i], FRAMED);
  g_ptr_array_set_size (scanner.frames, 0);
}

static TwScanNode *
group (void)
{
  return scanner.path->pdata[scanner.path->len - 1];
}

static void
frame (void)
{
  TwScanNode *node;

  unframe ();
  if (scanner.scanned != NULL)
    {
      tw_scanned_show (scanner.scanned, scanner.at);
      return;
    }
  node = group ()->nodes->pdata[scanner.at];
  for (guint i = 0; i < node->widgets->len; i++)
    {
      GtkWidget *widget = node->widgets->pdata[i];

      gtk_widget_add_css_class (widget, FRAMED);
      g_ptr_array_add (scanner.frames, g_object_ref (widget));
    }
  /* It comes into view, and is said. */
  if (node->nodes == NULL && !GTK_IS_EDITABLE (node->widgets->pdata[0])
      && !GTK_IS_TEXT (node->widgets->pdata[0]))
    gtk_widget_grab_focus (node->widgets->pdata[0]);
}

/* ---- where one is -------------------------------------------------------------------------- */

static GtkWidget *
open_popover (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && gtk_widget_get_mapped (widget); child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *inner = open_popover (child);

      if (inner != NULL)
        found = inner;
    }
  return found;
}

/* Returns: (nullable): the window in front, or the popover that is open in it */
static GtkWidget *
find_root (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);
      GtkWidget *popover;

      if (!gtk_window_is_active (window))
        continue;
      popover = open_popover (GTK_WIDGET (window));
      return popover != NULL ? popover : GTK_WIDGET (window);
    }
  return NULL;
}

static void
leave_scanned (void)
{
  TwScanned *scanned = scanner.scanned;

  if (scanned == NULL)
    return;
  g_clear_weak_pointer (&scanner.scanned);
  tw_scanned_leave (scanned);
}

static void
enter_scanned (TwScanned *scanned)
{
  g_set_weak_pointer (&scanner.scanned, scanned);
  g_set_weak_pointer (&scanner.home, scanned);
  scanner.at = scanner.n_rounds = 0;
}

/* Goes to the group of @widget. Returns: %FALSE if that cannot be chosen now */
static gboolean
go_to (GtkWidget *widget)
{
  g_autoptr (GPtrArray) path = tw_scan_tree_find (scanner.tree, widget);

  if (path->len == 0)
    return FALSE;
  g_ptr_array_unref (scanner.path);
  scanner.path = g_steal_pointer (&path);
  return TRUE;
}

/* Begins anew, with what is there now. */
static void
begin (void)
{
  leave_scanned ();
  unframe ();
  g_ptr_array_set_size (scanner.path, 0);
  g_clear_pointer (&scanner.tree, tw_scan_tree_free);
  g_set_weak_pointer (&scanner.root, find_root ());
  scanner.at = scanner.n_rounds = 0;
  if (scanner.root != NULL)
    scanner.tree = tw_scan_tree_new (scanner.root);
  if (scanner.tree == NULL)
    return;
  g_ptr_array_add (scanner.path, scanner.tree);
  if (scanner.home != NULL && go_to (GTK_WIDGET (scanner.home)))
    enter_scanned (scanner.home);
}

/* At @widget, if that can still be chosen. */
static void
begin_at (GtkWidget *widget)
{
  g_clear_weak_pointer (&scanner.home);
  begin ();
  if (scanner.tree == NULL || !go_to (widget))
    return;
  for (guint i = 0; i < group ()->nodes->len; i++)
    {
      const TwScanNode *node = group ()->nodes->pdata[i];

      if (node->nodes == NULL && node->widgets->pdata[0] == widget)
        scanner.at = i;
    }
}

/* Whether what is gone through is still what is to be seen. */
static gboolean
is_current (void)
{
  if (scanner.tree == NULL || scanner.root == NULL || scanner.root != find_root ())
    return FALSE;
  /* What is beside a picture comes and goes with what happens in it. */
  if (scanner.scanned != NULL)
    return gtk_widget_get_mapped (GTK_WIDGET (scanner.scanned));
  for (guint i = 0; i < group ()->nodes->len; i++)
    if (!tw_scan_tree_is_there (group ()->nodes->pdata[i]))
      return FALSE;
  return TRUE;
}

static guint
n_members (void)
{
  return scanner.scanned != NULL ? tw_scanned_count (scanner.scanned) : group ()->nodes->len;
}

/* Out of the group or picture, on to what comes after it. */
static void
leave_group (void)
{
  const TwScanNode *left = scanner.scanned == NULL ? group () : NULL;
  GtkWidget *picture = (GtkWidget *) scanner.scanned;

  leave_scanned ();
  g_clear_weak_pointer (&scanner.home);
  if (left != NULL)
    g_ptr_array_set_size (scanner.path, (int) scanner.path->len - 1);
  scanner.at = scanner.n_rounds = 0;
  while (scanner.at < group ()->nodes->len)
    {
      const TwScanNode *node = group ()->nodes->pdata[scanner.at++];

      if (left != NULL ? node == left : node->widgets->pdata[0] == picture)
        return;
    }
}

/* ---- what happens -------------------------------------------------------------------------- */

void
tw_scanner_step (void)
{
  if (scanner.rests)
    return;
  scanner.n_steps++;
  if (!is_current ())
    begin ();
  else
    scanner.at++;
  if (scanner.tree == NULL)
    return;
  while (scanner.at >= n_members ())
    {
      gboolean is_whole = scanner.scanned == NULL && scanner.path->len == 1;

      scanner.at = 0;
      scanner.n_rounds++;
      if (is_whole && scanner.n_steps >= MOST_STEPS)
        {
          scanner.rests = TRUE;
          unframe ();
          return;
        }
      /* Something may have come meanwhile. */
      if (is_whole)
        begin ();
      if (scanner.tree == NULL)
        return;
      if (!is_whole
          && (n_members () == 0
              || scanner.n_rounds >= (scanner.scanned != NULL ? ROUNDS_PICTURE : ROUNDS)))
        leave_group ();
    }
  frame ();
}

static void
choose (GtkWidget *widget)
{
  g_autoptr (GtkWidget) kept = g_object_ref (widget);

  gtk_widget_grab_focus (widget);
  if (TW_IS_SCANNED (widget))
    {
      enter_scanned (TW_SCANNED (widget));
      frame ();
      return;
    }
  unframe ();
  /* By its activation a button would be clicked a moment later. */
  if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else if (!GTK_IS_EDITABLE (widget) && !GTK_IS_TEXT (widget))
    gtk_widget_activate (widget);
  begin_at (widget);
  if (scanner.tree != NULL)
    frame ();
}

void
tw_scanner_press (void)
{
  TwScanNode *node;

  scanner.n_steps = 0;
  if (scanner.rests || !is_current () || scanner.frames->len + (scanner.scanned != NULL) == 0)
    {
      scanner.rests = FALSE;
      begin ();
      if (scanner.tree != NULL)
        frame ();
      return;
    }
  if (scanner.scanned != NULL)
    {
      tw_scanned_choose (scanner.scanned, scanner.at);
      scanner.at = scanner.n_rounds = 0;
      /* Somebody else is asked, or by other means. */
      if (scanner.scanned != NULL && tw_scanned_count (scanner.scanned) == 0)
        begin ();
      if (scanner.tree != NULL)
        frame ();
      return;
    }
  node = group ()->nodes->pdata[scanner.at];
  if (node->nodes == NULL)
    {
      choose (node->widgets->pdata[0]);
      return;
    }
  g_ptr_array_add (scanner.path, node);
  scanner.at = scanner.n_rounds = 0;
  frame ();
}

static gboolean
timer_cb (gpointer data)
{
  tw_scanner_step ();
  return G_SOURCE_CONTINUE;
}

static void
restart_timer (void)
{
  int seconds = g_settings_get_enum (scanner.settings, "one-switch");

  g_clear_handle_id (&scanner.timer, g_source_remove);
  if (seconds > 0)
    scanner.timer = g_timeout_add_seconds ((guint) seconds, timer_cb, NULL);
}

static gboolean
is_on (void)
{
  return scanner.timer != 0;
}

static gboolean
key_cb (gpointer data, guint keyval, guint keycode, GdkModifierType state)
{
  if (!is_on ()
      || (keyval != GDK_KEY_space && keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter))
    return GDK_EVENT_PROPAGATE;
  restart_timer ();
  tw_scanner_press ();
  return GDK_EVENT_STOP;
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y)
{
  if (!is_on ())
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  restart_timer ();
  tw_scanner_press ();
}

/* ---- the windows --------------------------------------------------------------------------- */

static void
hear (GtkWidget *window)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), NULL);
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (window, key);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (press));
}

static void
changed_cb (void)
{
  restart_timer ();
  scanner.rests = FALSE;
  if (is_on ())
    return;
  leave_scanned ();
  unframe ();
  g_ptr_array_set_size (scanner.path, 0);
  g_clear_pointer (&scanner.tree, tw_scan_tree_free);
}

void
tw_scanner_follow (GSettings *settings)
{
  scanner.settings = g_object_ref (settings);
  scanner.path = g_ptr_array_new ();
  scanner.frames = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect (settings, "changed::one-switch", G_CALLBACK (changed_cb), NULL);
  tw_every_window (hear);
  changed_cb ();
}
