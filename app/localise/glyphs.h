/* Whether this machine's fonts have the characters of a text. */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/** TwGlyphs: a cache of what is known about characters. */
typedef struct _TwGlyphs TwGlyphs;

/** tw_glyphs_new: Returns: (transfer full): a cache for the fonts of @context */
TwGlyphs *tw_glyphs_new (PangoContext *context);

/** tw_glyphs_free: frees @glyphs. */
void tw_glyphs_free (TwGlyphs *glyphs);

/** tw_glyphs_find_missing: Returns: the first character of @text that no font has, 0 for none */
gunichar tw_glyphs_find_missing (TwGlyphs *glyphs, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGlyphs, tw_glyphs_free)

G_END_DECLS
