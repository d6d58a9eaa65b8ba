/* What records call things by their words in files, as people call them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_chart_kind_name: Returns: (transfer none): a kind of feature, "road", in the user's language; what a set invents as it is */
const char *tw_chart_kind_name (const char *kind);

/** tw_chart_arm_name: Returns: (transfer none): the arm "with" or "without", in the user's language; others as they are */
const char *tw_chart_arm_name (const char *arm);

G_END_DECLS
