/* Which pages the window shows, in this order. */
#include "app/window/page-list.h"

#include <glib/gi18n.h>

#include "app/designer/design-page.h"
#include "app/gallery/set-page.h"
#include "app/lab/lab-page.h"
#include "app/localise/texts-page.h"
#include "app/ruleset/rules-page.h"

static const TwPageEntry entries[] = {
  { "design", N_ ("Design"), "document-edit-symbolic", tw_design_page_new },
  { "set", N_ ("Set"), "view-app-grid-symbolic", tw_set_page_new },
  { "rules", N_ ("Rules"), "view-list-bullet-symbolic", tw_rules_page_new },
  { "texts", N_ ("Texts"), "accessories-dictionary-symbolic", tw_texts_page_new },
  { "lab", N_ ("Balance"), "power-profile-balanced-symbolic", tw_lab_page_new },
};

const TwPageEntry *
tw_page_list (guint *out_n_entries)
{
  *out_n_entries = G_N_ELEMENTS (entries);
  return entries;
}
