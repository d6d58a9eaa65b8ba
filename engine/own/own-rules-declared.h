/* What the procedures of a set declare: bags and decks with what is in them, dice, counters, zones; and on
 * what land figures stand. */
#pragma once

#include "engine/own/own-rules.h"
#include "engine/set/procedure.h"

G_BEGIN_DECLS

/**
 * tw_own_rules_declare:
 * @edit: an edit
 * @element: what it is: "bag", "counter", "zone"
 * @id: its id
 * @texts: (nullable): its name
 *
 * Adds it, before what happens. The attributes that it needs are set with
 * tw_own_rules_set_declared(), what is in it comes with tw_own_rules_add_card().
 */
void tw_own_rules_declare (TwOwnRulesEdit *edit, const char *element, const char *id,
                           const TwTexts *texts);

/** tw_own_rules_set_declared: sets an attribute of what has been declared as @element with that id; %NULL
 * for nothing. */
void tw_own_rules_set_declared (TwOwnRulesEdit *edit, const char *element, const char *id,
                                const char *attribute, const char *text);

/** tw_own_rules_put_declared_texts: names what has been declared, by language; %NULL for no name. */
void tw_own_rules_put_declared_texts (TwOwnRulesEdit *edit, const char *element, const char *id,
                                      const TwTexts *texts);

/** tw_own_rules_add_card: puts something into the bag with that id, at the end. @texts: (nullable): its
 * name */
void tw_own_rules_add_card (TwOwnRulesEdit *edit, const char *bag, const char *id,
                            const TwTexts *texts);

/** tw_own_rules_put_card_texts: names what stands at that place of procedure @index, an <item>. */
void tw_own_rules_put_card_texts (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                  const TwTexts *texts);

/** tw_own_rules_put_card_art: gives it a picture, SVG; %NULL for none. */
void tw_own_rules_put_card_art (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                const char *art);

/** tw_own_rules_set_role: lets the figure stand on that kind of land, by its name in files, as @name; %NULL lets
 * it not. */
void tw_own_rules_set_role (TwOwnRulesEdit *edit, const char *figure, const char *kind,
                            const char *name);

G_END_DECLS
