/* Words as wikitext (MediaWiki) writes them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_wiki_text_append:
 * @out: a page
 * @text: words of a designer's, which are no markup whatever they look like
 * @line_break: what stands for the end of a line
 */
void tw_wiki_text_append (GString *out, const char *text, const char *line_break);

/**
 * tw_wiki_file_name:
 * @taken: (element-type utf8): the names that are taken, in small letters; gets the new one
 * @words: what the name is made of
 *
 * Returns: (transfer full): the name of a picture on a wiki, with ".png": with a capital first, without
 *   the characters that neither a wiki nor a disk takes, and with a number if it is taken
 */
char *tw_wiki_file_name (GHashTable *taken, const char *words);

G_END_DECLS
