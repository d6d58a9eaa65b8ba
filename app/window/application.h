/* The program: its windows, its style, and what all windows share. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_APPLICATION (tw_application_get_type ())
G_DECLARE_FINAL_TYPE (TwApplication, tw_application, TW, APPLICATION, AdwApplication)

/** tw_application_new: Returns: (transfer full): the application, not registered yet */
TwApplication *tw_application_new (void);

G_END_DECLS
