/* Whether the fonts of this machine have the signs of a text. */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/** TwGlyphs: what was asked about signs before. */
typedef struct _TwGlyphs TwGlyphs;

/** tw_glyphs_new: Returns: (transfer full): for the fonts of @context */
TwGlyphs *tw_glyphs_new (PangoContext *context);

/** tw_glyphs_free: frees it. */
void tw_glyphs_free (TwGlyphs *glyphs);

/** tw_glyphs_find_missing: Returns: the first sign of @text that no font has, 0 if all are there */
gunichar tw_glyphs_find_missing (TwGlyphs *glyphs, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGlyphs, tw_glyphs_free)

G_END_DECLS
