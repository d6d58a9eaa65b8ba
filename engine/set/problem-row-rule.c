/* One row for each problem of rules: their statements, names and words. */
#include "engine/set/problem-row.h"

#include <glib/gi18n-lib.h>

const TwProblemRow problem_rule_rows[TW_N_PROBLEMS] = {
  [TW_PROBLEM_NAME_TAKEN] = {
    .name = "name-taken", .severity = TW_SEVERITY_ERROR, .say = problem_say_taken,
    .words.why =
        N_ ("Rules name things by what files call them, and would mean one of the two. The repair "
            "calls this one otherwise in the file, wherever rules name it; what players read "
            "stays."),
    .words.repair = N_ ("Call It Otherwise"), .of = TW_PROBLEM_OF_STATEMENT, .mends_rules = TRUE,
  },
  [TW_PROBLEM_ENDLESS_PROCEDURE] = {
    .name = "endless-procedure", .severity = TW_SEVERITY_ERROR,
    /* Translators: a rule and where in it ("“ring”, <do>"), and the rule it has done. */
    .words.sentence = N_ ("%s: it does “%s” and comes back to itself, without end."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("What a procedure does is put in its place, so it can never do itself, not through "
            "others either. Take one <do> of the circle out; what is to be repeated goes into "
            "<each>."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_UNKNOWN_SYMBOL] = {
    .name = "unknown-symbol", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s: no tile has the symbol “%s”."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("It asks for a symbol that is never there, so it never happens. Put the symbol on "
            "a tile, or correct its name in “if-symbol”."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_FIGURE_WITHOUT_SUPPLY] = {
    .name = "figure-without-supply", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s: no rule can find a “%s”."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("Nobody has such a figure, or it is moved by hand alone, which rules do not see. "
            "Write how many there are in “supply” of its <figure>, without “by-hand”."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_QUESTION_WITHOUT_ANSWER] = {
    .name = "question-without-answer", .severity = TW_SEVERITY_WARNING,
    /* Translators: a rule and where in it ("“ring”, <choose>"), and an attribute with its value. */
    .words.sentence = N_ ("%s: with %s nothing can ever be chosen."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("Asked for are figures that stand on land, or figures with land on which their "
            "roles let them stand, so the question never comes. Take the condition out, or "
            "select something else in “what”."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_NOTHING_PASSES] = {
    .name = "nothing-passes", .severity = TW_SEVERITY_WARNING,
    /* Translators: a rule and where in it ("“ring”, <each>"), and an attribute with its value. */
    .words.sentence = N_ ("%s: nothing meets %s together with the other conditions."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("All conditions have to hold at once, and two of these never do, so nothing is ever "
            "found. Take one of the two out, or write a rule for each."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_COMPARED_WITH_ITSELF] = {
    .name = "compared-with-itself", .severity = TW_SEVERITY_WARNING,
    /* Translators: a rule and where in it ("“ring”, <each>"), and an attribute with its value. */
    .words.sentence = N_ ("%s: with %s it is compared with itself."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("What is compared with itself always comes out the same, so nothing is asked. Name "
            "another thing in “to”, or take the condition out."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_SYMBOL_WITHOUT_TILE] = {
    .name = "symbol-without-tile", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s: at that moment there is no tile that could have the symbol “%s”."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("“if-symbol” asks about the tile of the turn, and at this moment none is drawn or "
            "laid, so it never happens. Let it happen at another moment, or ask with <if> and "
            "<any> what lies on the table."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_UNTIMELY_CONDITION] = {
    .name = "untimely-condition", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s: %s asks for something that is never known at that moment."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL }, .of = TW_PROBLEM_OF_STATEMENT,
    .words.why =
        N_ ("What the tile has completed is known from “completed” to “part-over”, and whether "
            "points are paid or derived when somebody gets them, at “gain” and “moved”. Let it "
            "happen at such a moment, or take the condition out."),
  },
  [TW_PROBLEM_NEVER_REACHED] = {
    .name = "never-reached", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s: this is never reached."), .places = { TW_PLACE_STATEMENT },
    .words.why =
        N_ ("Nothing is done behind <stop>, <end> and <play>, nor in <otherwise> where there is "
            "always something to choose or draw. Put it before that, or take it out."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_LONG_LOOP] = {
    .name = "long-loop", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s: it repeats more often than a game waits for."),
    .places = { TW_PLACE_STATEMENT }, .of = TW_PROBLEM_OF_STATEMENT,
    .words.why =
        N_ ("After 10,000 steps of one rule the game ends, because the rule found no end. Repeat "
            "it less often, or leave it with <stop> when nothing more happens."),
  },
  [TW_PROBLEM_UNKNOWN_RULE] = {
    .name = "unknown-rule", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s: there is no rule “%s”."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL }, .of = TW_PROBLEM_OF_STATEMENT,
    .words.why =
        N_ ("“rules” names the rules in words that players are told as the reason. Write that "
            "one in a <rule> with this id, or correct the id."),
  },
  [TW_PROBLEM_WITHOUT_TITLE] = {
    .name = "without-title", .severity = TW_SEVERITY_HINT,
    /* Translators: an element and the id of what it declares: "<token> “wine” has no title." */
    .words.sentence = N_ ("%s “%s” has no title."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL }, .of = TW_PROBLEM_OF_STATEMENT,
    .words.why = N_ ("Players read its id then, in every language. Write a <title> in it."),
  },
  [TW_PROBLEM_QUESTION_WITHOUT_EFFECT] = {
    .name = "question-without-effect", .severity = TW_SEVERITY_WARNING,
    .words.sentence = N_ ("%s: nothing is done with the answer."),
    .places = { TW_PLACE_STATEMENT },
    .words.why =
        N_ ("Players are asked, and whatever they say changes nothing. Write in it what is done "
            "with what was chosen, for instance <move>."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_SAME_ORDER] = {
    .name = "same-order", .severity = TW_SEVERITY_WARNING,
    /* Translators: a rule ("“ring”") and the name of another one. */
    .words.sentence = N_ ("%s comes at the same moment as “%s”, and nothing says which is first."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("Both ask or move something, so it matters which comes first; now it is the one "
            "that stands first. Keep that, or put the other one before it: both are given a "
            "number, and the lower one comes first."),
    .words.repair = N_ ("Keep the Order"), .of = TW_PROBLEM_OF_STATEMENT, .mends_rules = TRUE,
  },
  [TW_PROBLEM_UNUSED_PROCEDURE] = {
    .name = "unused-procedure", .severity = TW_SEVERITY_HINT,
    .words.sentence = N_ ("%s is never carried out."), .places = { TW_PLACE_STATEMENT },
    .words.why =
        N_ ("It says no moment, and no other procedure beside it does it. Write when it is "
            "carried out in “at”, or have it done with <do>."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_UNUSED_BAG] = {
    .name = "unused-bag", .severity = TW_SEVERITY_HINT,
    .words.sentence = N_ ("%s: nothing is ever drawn from it."), .places = { TW_PLACE_STATEMENT },
    .words.why =
        N_ ("A bag, deck or die is used where a procedure says <draw> with its name in “from”. "
            "Draw from it, or take it out."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_UNKNOWN_PLACE] = {
    .name = "unknown-place", .severity = TW_SEVERITY_WARNING,
    /* Translators: a rule and where in it, and a word in braces: “{bread}”. */
    .words.sentence = N_ ("%s: nothing fills %s, so it is shown as it is written."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_DETAIL },
    .words.why =
        N_ ("In braces stands the name of a parameter or, where something is asked or told, of a "
            "counter, or one of the places that the words for that moment know, {player} and {n} "
            "above all. Correct the name."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_QUESTION_WITHOUT_WORDS] = {
    .name = "question-without-words", .severity = TW_SEVERITY_HINT,
    .words.sentence = N_ ("%s: the question has no words of its own."),
    .places = { TW_PLACE_STATEMENT },
    .words.why =
        N_ ("Players read a general question and have to guess which rule asks. Write it in "
            "<ask>."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
  [TW_PROBLEM_MISSING_WORDS] = {
    .name = "missing-words", .severity = TW_SEVERITY_HINT,
    /* Translators: a rule and where in it ("“ring”, <ask>"), and languages ("čeština, Deutsch"). */
    .words.sentence = N_ ("%s: its words are not there in: %s."),
    .places = { TW_PLACE_STATEMENT, TW_PLACE_LANGUAGES },
    .words.why =
        N_ ("The set is there in that language, and whoever plays it reads these words in "
            "another one. Write the element once more beside it, with xml:lang."),
    .of = TW_PROBLEM_OF_STATEMENT,
  },
};
