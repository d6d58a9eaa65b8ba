/* The parts of a rules file, for rules-file.c only. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/** tw_effect_read: takes an `<effect>`, checked against @vocabulary. */
gboolean tw_effect_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                         const char *part);

/** tw_kind_read: Returns: %FALSE with an error if @name is no kind of feature */
gboolean tw_kind_read (TwXmlReader *reader, const xmlNode *element, const char *name,
                       TwKind *out_kind);

/** tw_parameter_check: Returns: %FALSE with an error if there is no parameter @name */
gboolean tw_parameter_check (TwXmlReader *reader, const xmlNode *element,
                             const TwVocabulary *vocabulary, const char *name);

/** tw_rules_check: Returns: %FALSE with an error if one of the ids in @rules is unknown */
gboolean tw_rules_check (TwXmlReader *reader, const xmlNode *element,
                         const TwVocabulary *vocabulary, const char *rules);

G_END_DECLS
