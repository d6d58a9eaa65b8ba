/* Keys that tell what they do. */
#include "app/widgets/key-hints.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/key-bindings.h"

/* More than so many are no line that one reads. */
#define MOST_HINTS 6
#define LETTERS    "a...z"

/* A table at a controller. */
typedef struct
{
  const TwHintedKey *keys;
  gsize n_keys;
} Table;

/* What is told: for each hint its keys. */
typedef struct
{
  GPtrArray *hints; /* (element-type utf8): as in the tables */
  GPtrArray *keys;  /* (element-type GString): beside each of them */
  gboolean has_letters;
} Telling;

GtkEventController *
tw_hinted_keys_new (const TwHintedKey *keys, gsize n_keys)
{
  g_autoptr (GArray) bindings = g_array_new (FALSE, FALSE, sizeof (TwKeyBinding));
  GtkEventController *controller;
  Table *table = g_new0 (Table, 1);

  for (gsize i = 0; i < n_keys; i++)
    if (keys[i].action != NULL)
      {
        const TwKeyBinding binding = { keys[i].keys, keys[i].action };

        g_array_append_val (bindings, binding);
      }
  controller =
      tw_key_bindings_new ((const TwKeyBinding *) (gconstpointer) bindings->data, bindings->len);
  *table = (Table){ keys, n_keys };
  g_object_set_data_full (G_OBJECT (controller), "hinted-keys", table, g_free);
  return controller;
}

/* %NULL if letters are typed already and the key is one. */
static char *
key_label (const char *keys, gboolean has_letters)
{
  static const struct
  {
    guint keyval;
    const char *sign;
  } arrows[] = {
    { GDK_KEY_Up, "↑" }, { GDK_KEY_Right, "→" }, { GDK_KEY_Down, "↓" }, { GDK_KEY_Left, "←" }
  };
  g_autofree char *first = g_strndup (keys, strcspn (keys, "|")), *label = NULL;
  GdkModifierType modifiers;
  guint keyval;

  if (strcmp (keys, LETTERS) == 0)
    return g_strdup ("A–Z");
  if (!gtk_accelerator_parse (first, &keyval, &modifiers))
    return NULL;
  if (has_letters && (modifiers & ~(guint) GDK_SHIFT_MASK) == 0
      && g_unichar_isgraph (gdk_keyval_to_unicode (keyval)))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (arrows[i].keyval == keyval)
      {
        g_autofree char *plain = gtk_accelerator_get_label (GDK_KEY_a, modifiers);

        /* The label of the letter ends with it. */
        plain[strlen (plain) - 1] = '\0';
        return g_strconcat (plain, arrows[i].sign, NULL);
      }
  return gtk_accelerator_get_label (keyval, modifiers);
}

static void
tell (Telling *self, const TwHintedKey *key)
{
  g_autofree char *label = key_label (key->keys, self->has_letters);
  GString *keys;
  guint at;

  if (label == NULL)
    return;
  if (!g_ptr_array_find_with_equal_func (self->hints, key->hint, g_str_equal, &at))
    {
      if (self->hints->len == MOST_HINTS)
        return;
      at = self->hints->len;
      g_ptr_array_add (self->hints, (gpointer) key->hint);
      g_ptr_array_add (self->keys, g_string_new (NULL));
    }
  keys = self->keys->pdata[at];
  /* A key may stand in the table of what it is in, too. */
  if (strstr (keys->str, label) != NULL)
    return;
  if (keys->len > 0)
    g_string_append_c (keys, ' ');
  g_string_append (keys, label);
}

static void
tell_widget (Telling *self, GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean has_letters = self->has_letters || GTK_IS_TEXT (widget) || GTK_IS_TEXT_VIEW (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      const Table *table = g_object_get_data (controller, "hinted-keys");

      for (gsize k = 0; table != NULL && k < table->n_keys; k++)
        {
          if (table->keys[k].hint != NULL)
            tell (self, &table->keys[k]);
          has_letters |= strcmp (table->keys[k].keys, LETTERS) == 0;
        }
    }
  self->has_letters = has_letters;
}

static void
free_string (gpointer string)
{
  g_string_free (string, TRUE);
}

char *
tw_key_hints (GtkWidget *focus)
{
  g_autoptr (GPtrArray) hints = g_ptr_array_new ();
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (free_string);
  Telling telling = { hints, keys, FALSE };
  g_autoptr (GString) line = g_string_new (NULL);

  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    tell_widget (&telling, widget);
  for (guint i = 0; i < hints->len; i++)
    {
      /* Translators: a key or several, and in a word or two what they do: “Space: click” */
      g_autofree char *hint =
          g_strdup_printf (C_ ("keys", "%s: %s"), ((GString *) keys->pdata[i])->str,
                           _ (hints->pdata[i]));

      if (i > 0)
        g_string_append (line, " · ");
      g_string_append (line, hint);
    }
  return line->len > 0 ? g_string_free (g_steal_pointer (&line), FALSE) : NULL;
}
