/* Keys as they stand on the keyboard. */
#include "app/window/key-label.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

static const struct
{
  GdkModifierType modifier;
  const char *label;
} modifiers[] = {
  { GDK_CONTROL_MASK, NC_ ("key", "Ctrl") },
  { GDK_ALT_MASK, NC_ ("key", "Alt") },
  { GDK_SHIFT_MASK, NC_ ("key", "Shift") },
};

/* Letters and digits are written on their keys in every language. */
static const struct
{
  guint keyval;
  const char *label;
} named[] = {
  { GDK_KEY_Return, NC_ ("key", "Enter") },    { GDK_KEY_space, NC_ ("key", "Space") },
  { GDK_KEY_Escape, NC_ ("key", "Esc") },      { GDK_KEY_Delete, NC_ ("key", "Delete") },
  { GDK_KEY_Page_Up, NC_ ("key", "Page Up") }, { GDK_KEY_Page_Down, NC_ ("key", "Page Down") },
  { GDK_KEY_Home, NC_ ("key", "Home") },       { GDK_KEY_End, NC_ ("key", "End") },
  { GDK_KEY_Menu, NC_ ("key", "Menu") },
};

static const struct
{
  guint keyval;
  const char *label;
} signs[] = {
  { GDK_KEY_Up, "↑" },       { GDK_KEY_Down, "↓" },   { GDK_KEY_Left, "←" },
  { GDK_KEY_Right, "→" },    { GDK_KEY_plus, "+" },   { GDK_KEY_minus, "−" },
  { GDK_KEY_comma, "," },    { GDK_KEY_period, "." }, { GDK_KEY_question, "?" },
  { GDK_KEY_asterisk, "*" },
};

static void
append_name (GString *label, guint keyval)
{
  const char *name = gdk_keyval_name (gdk_keyval_to_upper (keyval));

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i].keyval == keyval)
      name = g_dpgettext2 (NULL, "key", named[i].label);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].keyval == keyval)
      name = signs[i].label;
  g_string_append (label, name != NULL ? name : "?");
}

static void
append_key (GString *label, const char *accelerator)
{
  guint keyval;
  GdkModifierType state;

  if (accelerator == NULL || !gtk_accelerator_parse (accelerator, &keyval, &state))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
    if ((state & modifiers[i].modifier) != 0)
      g_string_append_printf (label, "%s+", g_dpgettext2 (NULL, "key", modifiers[i].label));
  append_name (label, keyval);
}

char *
tw_key_label (const char *accelerators)
{
  g_auto (GStrv) keys = g_strsplit (accelerators, " ", -1);
  GString *label = g_string_new (NULL);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (keys[i], "...", 2);

      if (i > 0)
        g_string_append (label, "  ");
      append_key (label, ends[0]);
      if (ends[0] != NULL && ends[1] != NULL)
        {
          g_string_append (label, " … ");
          append_key (label, ends[1]);
        }
    }
  return g_string_free (label, FALSE);
}
