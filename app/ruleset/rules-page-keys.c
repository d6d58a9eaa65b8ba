/* The keys of the Rules page. */
#include "app/ruleset/rules-page-keys.h"

#include <string.h>

/* Ctrl+1 and so on are the pages; with Alt and Shift what is added here, and done with it. */
static const TwKeyBinding shortcuts[] = {
  { "<Alt><Shift>s", "rules.add::symbol" },   { "<Alt><Shift>l", "rules.add::land" },
  { "<Alt><Shift>f", "rules.add::figure" },   { "<Alt><Shift>t", "rules.add::token" },
  { "<Alt><Shift>k", "rules.add::bag" },      { "<Alt><Shift>i", "rules.add::die" },
  { "<Alt><Shift>c", "rules.add::counter" },  { "<Alt><Shift>z", "rules.add::zone" },
  { "<Alt><Shift>r", "rules.add-rule" },      { "<Alt><Shift>d", "rules.draw" },
  { "<Alt><Shift>e", "rules.add-effect" },    { "<Alt><Shift>Up", "rules.rule-earlier" },
  { "<Alt><Shift>Down", "rules.rule-later" }, { "<Alt><Shift>Delete", "rules.remove-rule" },
  { "<Alt><Shift>p", "rules.try-rule" },      { "<Alt><Shift>o", "rules.another-position" },
  { "<Alt><Shift>x", "rules.expansions" },
};

/* On other pages these mean something else, or nothing that leads here. */
static const TwKeyBinding shortcuts_here[] = {
  { "<Control><Shift>c", "rules.copy-rule" },
  { "<Control><Shift>v", "rules.paste-rule" },
  { "<Alt>Left", "rules.back" },
  { "<Shift>F1", "rules.read" },
  { "F6", "rules.next-part" },
  { "<Shift>F6", "rules.part-before" },
};

const TwKeyBinding *
tw_rules_page_keys (gsize *out_n)
{
  *out_n = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

const TwKeyBinding *
tw_rules_page_keys_here (gsize *out_n)
{
  *out_n = G_N_ELEMENTS (shortcuts_here);
  return shortcuts_here;
}

void
tw_rules_page_tell_key (GtkWidget *button, const char *words, const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      guint key;
      GdkModifierType modifiers;
      g_autofree char *label = NULL, *both = NULL;

      if (strcmp (shortcuts[i].action, action) != 0
          || !gtk_accelerator_parse (shortcuts[i].keys, &key, &modifiers))
        continue;
      label = gtk_accelerator_get_label (key, modifiers);
      both = g_strdup_printf ("%s (%s)", words, label);
      gtk_widget_set_tooltip_text (button, both);
    }
}
