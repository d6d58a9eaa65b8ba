/* The keyboard on the canvas: every gesture of the mouse, by keys.
 *
 * Letters and signs go through shortcuts to actions; digits go by key code, because
 * the top row of some layouts has them under Shift only.
 */
#include "app/designer/canvas-keyboard.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-drag.h"
#include "app/widgets/key-hints.h"

/* X11 and Wayland key codes of the top row, 1 to 9. */
#define KEYCODE_1 10
#define KEYCODE_9 18

/* What is told of first where the keyboard is on the canvas stands first. */
static const TwHintedKey shortcuts[] = {
  { "Up|KP_Up", "canvas.walk::up", N_ ("next part") },
  { "Right|KP_Right", "canvas.walk::right", N_ ("next part") },
  { "Down|KP_Down", "canvas.walk::down", N_ ("next part") },
  { "Left|KP_Left", "canvas.walk::left", N_ ("next part") },
  { "space|KP_Space", "canvas.press(false)", N_ ("click") },
  { "j|<Shift>j", "canvas.grab", N_ ("drag") },
  { "s|<Shift>s", "canvas.symbols", N_ ("symbols") },
  { "Menu|<Shift>F10", "canvas.menu", N_ ("menu") },
  { "<Control>Right", "canvas.cycle(1)", NULL },
  { "<Control>Left", "canvas.cycle(-1)", NULL },
  { "<Shift>space", "canvas.press(true)", NULL },
  { "Return|KP_Enter|ISO_Enter", "canvas.drop", NULL },
  { "period|<Shift>period|greater", "canvas.turn(1)", NULL },
  { "comma|<Shift>comma|less", "canvas.turn(-1)", NULL },
  { "<Alt>Up|<Alt>KP_Up", "canvas.nudge::up", NULL },
  { "<Alt>Right|<Alt>KP_Right", "canvas.nudge::right", NULL },
  { "<Alt>Down|<Alt>KP_Down", "canvas.nudge::down", NULL },
  { "<Alt>Left|<Alt>KP_Left", "canvas.nudge::left", NULL },
  { "<Control><Alt>Up|<Control><Alt>KP_Up", "canvas.move-reference::up", NULL },
  { "<Control><Alt>Right|<Control><Alt>KP_Right", "canvas.move-reference::right", NULL },
  { "<Control><Alt>Down|<Control><Alt>KP_Down", "canvas.move-reference::down", NULL },
  { "<Control><Alt>Left|<Control><Alt>KP_Left", "canvas.move-reference::left", NULL },
  { "<Control><Alt>plus|<Control><Alt>KP_Add|<Control><Alt><Shift>plus|<Control><Alt>equal",
    "canvas.scale-reference(1)", NULL },
  { "<Control><Alt>minus|<Control><Alt>KP_Subtract", "canvas.scale-reference(-1)", NULL },
  { "<Control>g", "canvas.grid", NULL },
  { "Delete|KP_Delete|BackSpace", "canvas.delete", NULL },
  { "<Control>0|<Control>KP_0", "canvas.fit", NULL },
  { "<Control>plus|<Control>KP_Add|<Control><Shift>plus|<Control>equal", "canvas.zoom(1)", NULL },
  { "<Control>minus|<Control>KP_Subtract", "canvas.zoom(-1)", NULL },
  { "<Shift>Up|<Shift>KP_Up", "canvas.pan::up", NULL },
  { "<Shift>Right|<Shift>KP_Right", "canvas.pan::right", NULL },
  { "<Shift>Down|<Shift>KP_Down", "canvas.pan::down", NULL },
  { "<Shift>Left|<Shift>KP_Left", "canvas.pan::left", NULL },
  { "Page_Up|KP_Page_Up", "design.neighbour(-1)", NULL },
  { "Page_Down|KP_Page_Down", "design.neighbour(1)", NULL },
};

/* Pens, and what else means the same wherever on the page one has clicked, and is not typed there.
 */
static const TwHintedKey everywhere[] = {
  { "c|<Shift>c", "canvas.pen::city", N_ ("pen") },
  { "r|<Shift>r", "canvas.pen::road", N_ ("pen") },
  { "f|<Shift>f", "canvas.pen::field", N_ ("pen") },
  { "v|<Shift>v", "canvas.pen::river", N_ ("pen") },
  { "m|<Shift>m", "canvas.pen::mist", N_ ("pen") },
  { "p|<Shift>p", "canvas.pen::path", N_ ("pen") },
  { "l|<Shift>l", "canvas.own-pen", N_ ("pen") },
  { "g|<Shift>g", "canvas.fields", NULL },
  { "e|<Shift>e", "canvas.next-variant", NULL },
  { "b|<Shift>b", "canvas.reference", NULL },
  { "t|<Shift>t", "win.to-table", NULL },
  { "Escape", "canvas.escape", NULL },
  { "<Control>l", "canvas.line", N_ ("quick line") },
  { "plus|KP_Add|<Shift>plus|equal|<Shift>equal", "design.copies(1)", NULL },
  { "minus|KP_Subtract", "design.copies(-1)", NULL },
};

GtkEventController *
tw_canvas_keyboard_everywhere (void)
{
  return tw_hinted_keys_new (everywhere, G_N_ELEMENTS (everywhere));
}

static gboolean
key_pressed_cb (GtkEventControllerKey *key, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *canvas = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (key));
  guint n_copies;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (keycode >= KEYCODE_1 && keycode <= KEYCODE_9)
    n_copies = keycode - KEYCODE_1 + 1;
  else if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9)
    n_copies = keyval - GDK_KEY_KP_1 + 1;
  else
    return FALSE;
  gtk_widget_activate_action (canvas, "design.set-copies", "i", (int) n_copies);
  return TRUE;
}

static void
focus_enter_cb (GtkEventController *focus, TwCanvasModel *model)
{
  GtkRoot *root = gtk_widget_get_root (gtk_event_controller_get_widget (focus));

  /* Reached by Tab: the ring shows at once. */
  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    tw_canvas_model_set_focus (model, tw_canvas_model_get (model)->focus, TRUE);
}

static void
focus_leave_cb (GtkEventController *focus, TwCanvasModel *model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  GtkWidget *canvas = gtk_event_controller_get_widget (focus);
  GtkRoot *root = gtk_widget_get_root (canvas);

  if (state->tool != NULL && state->tool->press.by_keys)
    tw_canvas_drag_end (model, FALSE);
  /* Whoever comes back walks; who was in another window only goes on choosing. */
  if (state->uses_keys && GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root)))
    tw_canvas_model_offer (model, NULL);
  gtk_widget_queue_draw (canvas);
}

void
tw_canvas_keyboard_add (GtkWidget *canvas, TwCanvasModel *model)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (key, "key-pressed", G_CALLBACK (key_pressed_cb), NULL);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_enter_cb), model, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_leave_cb), model, 0);
  /* Hints tell of what was added last first. */
  gtk_widget_add_controller (canvas, tw_canvas_keyboard_everywhere ());
  gtk_widget_add_controller (canvas, tw_hinted_keys_new (shortcuts, G_N_ELEMENTS (shortcuts)));
  gtk_widget_add_controller (canvas, key);
  gtk_widget_add_controller (canvas, focus);
}
