/* Why the picture of a symbol, figure or token is not drawn: found by the decoder, and told when it is
 * known. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwArtReasonFunc:
 * @widget: who shows it
 * @reason: (nullable): cause and remedy; %NULL as long as nothing speaks against the picture
 */
typedef void (*TwArtReasonFunc) (GtkWidget *widget, const char *reason);

/**
 * tw_art_reason_watch:
 * @widget: who shows it
 * @name: what has the picture, for people
 * @art: (nullable): its picture
 * @show: called at once, and again when more is known and @widget was not given another picture
 */
void tw_art_reason_watch (GtkWidget *widget, const char *name, const char *art,
                          TwArtReasonFunc show);

G_END_DECLS
