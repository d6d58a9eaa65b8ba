/* The keys that work in every window. */
#include "app/window/application-keys.h"

#include <string.h>

static const TwApplicationKey keys[] = {
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "doc.compare", { "<Control><Shift>d" } },
  { "doc.coverage", { "<Control><Shift>e" } },
  { "doc.import-pictures", { "<Control>i" } },
  { "doc.print", { "<Control>p" } },
  { "doc.properties::about", { "<Alt>Return" } },
  { "doc.properties::package", { "<Control>e" } },
  { "doc.properties::start", { "<Control>b" } },
  { "doc.redo", { "<Control><Shift>z", "<Control>y" } },
  { "doc.rules-sheet", { "<Control><Alt>p" } },
  { "doc.save", { "<Control>s" } },
  { "doc.save-as", { "<Control><Shift>s" } },
  { "doc.undo", { "<Control>z" } },
  { "doc.versions", { "<Control>h" } },
  { "win.all-sets", { "<Alt>Home" } },
  { "win.new-set", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.lessons::", { "<Shift>F5" } },
  { "win.play", { "F5" } },
  { "win.record-game", { "<Control><Shift>r" } },
  { "win.search", { "<Control>f" } },
  { "win.help", { "F1" } },
  { "win.show-palette", { "<Control><Shift>p" } },
  { "win.show-shortcuts", { "<Control>question", "<Control>F1" } },
  { "win.toggle-fullscreen", { "F11" } },
  { "win.toggle-panel", { "F9" } },
  { "window.close", { "<Control>w" } },
};

const TwApplicationKey *
tw_application_keys (guint *out_n)
{
  *out_n = G_N_ELEMENTS (keys);
  return keys;
}

const char *
tw_application_key (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (keys[i].action, action) == 0)
      return keys[i].accels[0];
  return NULL;
}
