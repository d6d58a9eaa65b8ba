/* Effects that can never do anything. */
#include "engine/set/idle-effect.h"

#include <glib/gi18n.h>

/* Whether a symbol can be on no feature that @effect is about. */
static gboolean
is_elsewhere (const TwEffect *effect, const char *id, const TwVocabulary *vocabulary)
{
  const TwSymbolType *symbol = id != NULL ? tw_vocabulary_find_symbol (vocabulary, id) : NULL;

  return symbol != NULL && symbol->places != 0 && (symbol->places & effect->features) == 0;
}

const char *
tw_effect_why_idle (const TwEffect *effect, const TwVocabulary *vocabulary)
{
  if (effect->events == TW_EVENT_COMPLETE && effect->features == TW_KIND_BIT (TW_KIND_FIELD))
    return _ ("A field is never completed. Choose that the game ends, or another feature.");
  if (effect->scope == TW_SCOPE_FEATURE
      && ((effect->per == TW_PER_SYMBOL && is_elsewhere (effect, effect->symbol, vocabulary))
          || is_elsewhere (effect, effect->if_symbol, vocabulary)))
    return _ ("The symbol never stands on this feature. Choose where the symbol may stand, or look "
              "for it anywhere on the tiles.");
  return NULL;
}
