/* What people can do, by name and key. */
#include "app/window/commands.h"

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/document/rule-patterns.h"
#include "app/window/page-list.h"
#include "app/export/set-exporter.h"

/* Those with a key in the order of the list of keys; what menus alone have stands beside what it is
 * like. */
static const TwCommandRow rows[] = {
  { N_ ("Sets"), .section = "sets" },
  { N_ ("New Set"), .action = "win.new-set" },
  { N_ ("Open…"), .action = "win.open" },
  { N_ ("Save"), .action = "doc.save" },
  { N_ ("Save As…"), .action = "doc.save-as" },
  { N_ ("Versions…"), .action = "doc.versions" },
  /* Translators: words by which somebody may look for Properties, in no order. */
  { N_ ("Properties…"), .key = "<Alt>Return", .action = "doc.properties::about",
    .also = NC_ ("palette", "settings, title, author, edition") },
  { N_ ("Start and Blocks…"), .key = "<Control>b", .action = "doc.properties::start" },
  { N_ ("Lessons of the Set…"), .action = "doc.properties::lessons", .is_for_palette = TRUE },
  /* Translators: words by which somebody may look for Package, in no order. */
  { N_ ("Package…"), .key = "<Control>e", .action = "doc.properties::package",
    .also = NC_ ("palette", "export, share, zip") },
  { N_ ("Coverage…"), .action = "doc.coverage",
    .also = NC_ ("palette", "missing, gaps, edge patterns") },
  { N_ ("Compare With…"), .action = "doc.compare" },
  /* Translators: words by which somebody may look for Import from Pictures, in no order. */
  { N_ ("Import from Pictures…"), .action = "doc.import-pictures",
    .also = NC_ ("palette", "scan, photo, sheet, folder") },
  /* Translators: words by which somebody may look for Print Tiles, in no order. */
  { N_ ("Print Tiles…"), .action = "doc.print",
    .also = NC_ ("palette", "PDF, paper, cut, cardboard, tuck box, score track") },
  /* Translators: words by which somebody may look for Import Table of Tiles, in no order. */
  { N_ ("Import Table of Tiles…"), .action = "doc.import-table",
    .also = NC_ ("palette", "CSV, spreadsheet, counts, names") },
  /* Translators: words by which somebody may look for the rules sheet, in no order. */
  { N_ ("Rules Sheet…"), .action = "doc.rules-sheet",
    .also = NC_ ("palette", "print, PDF, paper") },
  /* Translators: words by which somebody may look for Play, in no order. */
  { N_ ("Play"), .action = "win.play", .also = NC_ ("palette", "test, game, table") },
  { N_ ("Play Base Game"), .action = "win.play-set::base", .is_for_palette = TRUE },
  { N_ ("Record a Game"), .action = "win.record-game",
    .also = NC_ ("palette", "cardboard, enter, real table") },
  /* Translators: words by which somebody may look for Lessons, in no order. */
  { N_ ("Lessons"), .action = "win.lessons::", .also = NC_ ("palette", "learn, course, tutorial") },
  { N_ ("Lessons of the Base Game"), .action = "win.learn::base", .is_for_palette = TRUE },
  { N_ ("End the Game That Waits"), .action = "win.end-trial", .is_for_palette = TRUE },
  { N_ ("Window"), .section = "window" },
  { N_ ("Undo, redo"), .key = "<Control>z <Control><Shift>z" },
  { N_ ("Undo"), .action = "doc.undo", .is_for_palette = TRUE },
  { N_ ("Redo"), .action = "doc.redo", .is_for_palette = TRUE },
  { N_ ("All sets"), .action = "win.all-sets" },
  { N_ ("New Window"), .action = "app.new-window" },
  { N_ ("Search or filter"), .action = "win.search" },
  { N_ ("Show or hide the panel"), .action = "win.toggle-panel" },
  { NULL, .action = TW_COMMAND_PAGES },
  { N_ ("Full Screen"), .action = "win.toggle-fullscreen" },
  { N_ ("Main menu"), .key = "F10" },
  /* Translators: words by which somebody may look for Help, in no order. */
  { N_ ("Help"), .key = "F1", .action = "win.help",
    .also = NC_ ("palette", "manual, first steps, tutorial") },
  { N_ ("Command Palette…"), .action = "win.show-palette" },
  { N_ ("Keyboard Shortcuts"), .key = "<Control>question", .action = "win.show-shortcuts" },
  /* Translators: words by which somebody may look for Games in Numbers, in no order. */
  { N_ ("Games in Numbers…"), .action = "app.games-in-numbers",
    .also = NC_ ("palette", "statistics, folder, balance, table"), .is_for_palette = TRUE },
  /* Translators: words by which somebody may look for List of Packages, in no order. */
  { N_ ("List of Packages…"), .action = "app.package-list",
    .also = NC_ ("palette", "install, download, expansions, JSON"), .is_for_palette = TRUE },
  { N_ ("Preferences"), .action = "app.preferences", .is_for_palette = TRUE },
  { N_ ("About Tilewright"), .action = "app.about", .is_for_palette = TRUE },
  { N_ ("Close the window"), .action = "window.close" },
  { N_ ("Quit"), .action = "app.quit" },
  { N_ ("Drawing"), .section = "drawing" },
  { N_ ("City, road, field"), .key = "c r f" },
  { N_ ("City"), .key = "c", .action = "canvas.pen::city", .is_for_palette = TRUE },
  { N_ ("Road"), .key = "r", .action = "canvas.pen::road", .is_for_palette = TRUE },
  { N_ ("Field"), .key = "f", .action = "canvas.pen::field", .is_for_palette = TRUE },
  { N_ ("River, mist, path"), .key = "v m p" },
  { N_ ("River"), .key = "v", .action = "canvas.pen::river", .is_for_palette = TRUE },
  { N_ ("Mist"), .key = "m", .action = "canvas.pen::mist", .is_for_palette = TRUE },
  { N_ ("Path"), .key = "p", .action = "canvas.pen::path", .is_for_palette = TRUE },
  { N_ ("Walk over the tile"), .key = "Up Down Left Right" },
  { N_ ("Click the focused part"), .key = "space" },
  { N_ ("Drag it: then arrows and Enter"), .key = "j" },
  /* Translators: words by which somebody may look for Move It, in no order. */
  { N_ ("Move It"), .key = "j", .action = "canvas.grab",
    .also = NC_ ("palette", "drag, move a symbol"), .is_for_palette = TRUE },
  { N_ ("Show the fields"), .key = "g", .action = "canvas.fields" },
  { N_ ("Symbols for what has the focus"), .key = "s", .action = "canvas.symbols" },
  { N_ ("Turn the symbol or the view"), .key = "comma period" },
  { N_ ("Turn the View"), .key = "period", .action = "canvas.turn-view(1)",
    .is_for_palette = TRUE },
  { N_ ("New Symbol…"), .action = "design.new-symbol", .is_for_palette = TRUE },
  { N_ ("Reset All Shapes"), .action = "canvas.reset-shapes", .is_for_palette = TRUE },
  { N_ ("Menu for what has the focus"), .key = "Menu" },
  { N_ ("Step back one thing"), .key = "Escape" },
  { N_ ("Tile"), .section = "tile" },
  { N_ ("Copies of the tile"), .key = "plus minus" },
  { N_ ("Tile before"), .key = "Page_Up", .action = "design.neighbour(-1)" },
  { N_ ("Tile after"), .key = "Page_Down", .action = "design.neighbour(1)" },
  /* Translators: words by which somebody may look for the next blank tile, in no order. */
  { N_ ("Next blank tile"), .key = "<Control>Return", .action = "design.next-blank",
    .also = NC_ ("palette", "new tile, add tile") },
  { N_ ("Duplicate"), .key = "<Control>d", .action = "design.duplicate" },
  { N_ ("Rotate Drawing Clockwise"), .action = "design.rotate(1)", .is_for_palette = TRUE },
  { N_ ("Rotate Drawing Anticlockwise"), .action = "design.rotate(-1)", .is_for_palette = TRUE },
  { N_ ("Mirror Drawing"), .action = "design.mirror", .is_for_palette = TRUE },
  { N_ ("Make Missing Rotations"), .action = "design.rotations", .is_for_palette = TRUE },
  { N_ ("Add Variant"), .action = "design.new-variant", .is_for_palette = TRUE },
  { N_ ("Choose Finished Picture…"), .action = "design.choose-picture", .is_for_palette = TRUE },
  { NC_ ("menu", "Delete Tile"), .action = "design.remove", .context = "menu",
    .is_for_palette = TRUE },
  { N_ ("Move the tile in the strip earlier or later"), .key = "<Alt>Left <Alt>Right" },
  { NC_ ("order of tiles", "Earlier"), .key = "<Alt>Left", .action = "design.move-earlier",
    .context = "order of tiles", .is_for_palette = TRUE },
  { NC_ ("order of tiles", "Later"), .key = "<Alt>Right", .action = "design.move-later",
    .context = "order of tiles", .is_for_palette = TRUE },
  { NC_ ("order of tiles", "To the Beginning"), .key = "<Alt><Shift>Home",
    .action = "design.move-first", .context = "order of tiles" },
  { NC_ ("order of tiles", "To the End"), .key = "<Alt><Shift>End", .action = "design.move-last",
    .context = "order of tiles" },
  { N_ ("Name and Id…"), .key = "F2", .action = "design.rename" },
  { N_ ("Fit the tile"), .key = "<Control>0", .action = "canvas.fit" },
  { N_ ("Parts of a Tile"), .section = "parts-of-a-tile" },
  { N_ ("Next part of the tile"), .key = "<Control>Left <Control>Right" },
  { N_ ("Click as with Shift: select more"), .key = "<Shift>space" },
  { N_ ("Delete what is selected"), .key = "Delete", .action = "canvas.delete" },
  { N_ ("Copy, cut and paste"), .key = "<Control>c <Control>x <Control>v" },
  { N_ ("Copy"), .key = "<Control>c", .action = "design.copy-tile", .is_for_palette = TRUE },
  { NC_ ("clipboard", "Cut"), .key = "<Control>x", .action = "design.cut-tile",
    .context = "clipboard", .is_for_palette = TRUE },
  { N_ ("Paste"), .key = "<Control>v", .action = "design.paste", .is_for_palette = TRUE },
  { N_ ("Quick Line…"), .key = "<Control>l", .action = "canvas.line" },
  { N_ ("Number of copies"), .key = "1 2 9" },
  { N_ ("Next variant on the canvas"), .key = "e", .action = "canvas.next-variant" },
  { N_ ("Test in Current Game"), .key = "t", .action = "win.to-table" },
  { N_ ("Play with This Tile"), .key = "space", .action = "win.play-tile" },
  { N_ ("Shape and Pictures"), .section = "shape-and-pictures" },
  { N_ ("Move a bend, wall, place, symbol or figure"), .key = "<Alt>Up...Right" },
  { N_ ("Bends on a Grid"), .key = "<Control>g", .action = "canvas.grid" },
  /* Translators: words by which somebody may look for a reference picture, in no order. */
  { N_ ("Choose Reference Picture…"), .key = "<Control><Shift>b",
    .action = "design.choose-reference", .also = NC_ ("palette", "scan, photo, trace") },
  { N_ ("Show or hide it"), .key = "b" },
  { N_ ("Show Reference Picture"), .key = "b", .action = "canvas.reference",
    .is_for_palette = TRUE },
  { N_ ("Move it"), .key = "<Control><Alt>Up...Right" },
  { N_ ("Larger, smaller"), .key = "<Control><Alt>plus...minus" },
  { N_ ("Zoom the tile"), .key = "<Control>plus <Control>minus" },
  { N_ ("Zoom In"), .key = "<Control>plus", .action = "canvas.zoom(1)", .is_for_palette = TRUE },
  { N_ ("Zoom Out"), .key = "<Control>minus", .action = "canvas.zoom(-1)", .is_for_palette = TRUE },
  { N_ ("Look aside"), .key = "<Shift>Up...Right" },
  { N_ ("Texts"), .section = "texts" },
  { N_ ("Next entry"), .key = "Return", .action = "texts.go-next" },
  { N_ ("Entry before"), .key = "<Shift>Return", .action = "texts.go-previous" },
  { N_ ("Done, next entry"), .key = "<Control>Return", .action = "texts.done" },
  { N_ ("Draft or done"), .key = "<Control>d", .action = "texts.draft" },
  { N_ ("New line in a longer text"), .key = "<Alt>Return" },
  { N_ ("Scroll a long source"), .key = "<Alt>Page_Up <Alt>Page_Down" },
  { N_ ("Languages"), .section = "languages" },
  { N_ ("Next language"), .key = "<Control>Page_Down", .action = "texts.next-language" },
  { N_ ("Language before"), .key = "<Control>Page_Up", .action = "texts.previous-language" },
  { N_ ("Add a language"), .key = "<Control><Shift>l", .action = "texts.add-language" },
  { N_ ("Plural Rule…"), .key = "<Control><Shift>h", .action = "texts.plural-rule" },
  { N_ ("Remove Language"), .key = "<Control><Shift>Delete", .action = "texts.remove-language" },
  { N_ ("Import a PO file"), .key = "<Control><Shift>m", .action = "texts.import" },
  { N_ ("Export a PO file"), .key = "<Control><Shift>x", .action = "texts.export" },
  { N_ ("Balance"), .section = "balance" },
  { N_ ("Play the Games"), .key = "<Control>Return", .action = "lab.start" },
  { N_ ("Stop"), .key = "<Control>period", .action = "lab.stop" },
  { N_ ("Watch a Game"), .key = "<Control>g", .action = "lab.watch" },
  { N_ ("Save Report…"), .key = "<Control><Shift>r", .action = "lab.save-report" },
  { N_ ("Copy the first picture"), .key = "<Control><Shift>c",
    .action = "lab.copy-picture(uint32 0)" },
  { N_ ("Next question"), .key = "<Control>Page_Down", .action = "lab.next-question" },
  { N_ ("Question before"), .key = "<Control>Page_Up", .action = "lab.previous-question" },
  { N_ ("Table"), .section = "table" },
  { N_ ("Propose the tile, go on to the spots"), .key = "Return" },
  { N_ ("Done, without a meeple"), .key = "space" },
  { N_ ("Meeple on a spot"), .key = "1 2 3" },
  { N_ ("Turn the tile"), .key = "R period comma" },
  { N_ ("Next figure"), .key = "M" },
  { N_ ("Figures for the spot with the focus"), .key = "Menu <Shift>F10" },
  { N_ ("Next place where the tile fits"), .key = "Up Down Left Right" },
  { N_ ("Any place, with the reason"), .key = "<Shift>Right" },
  { N_ ("Take the proposal back"), .key = "Escape" },
  { N_ ("Look closely, while the key is held"), .key = "Z" },
  { N_ ("Pieces and points by hand"), .key = "b", .action = "play.by-hand" },
  { N_ ("Sandbox: tiles, draws, points, seats"), .key = "T", .action = "play.sandbox" },
  { N_ ("Undo"), .key = "<Control>z", .action = "play.undo", .is_for_palette = TRUE },
  { N_ ("Redo"), .key = "<Control><Shift>z", .action = "play.redo", .is_for_palette = TRUE },
  /* Translators: words by which somebody may look for Ask the Program, in no order. */
  { N_ ("Ask the Program"), .key = "a", .action = "play.advice",
    .also = NC_ ("palette", "hint, advice"), .is_for_palette = TRUE },
  { N_ ("Answer for the Program"), .key = "p", .action = "play.pause", .is_for_palette = TRUE },
  { N_ ("Play Again"), .action = "play.again", .is_for_palette = TRUE },
  /* Translators: words by which somebody may look for End Game Now, in no order. */
  { N_ ("End Game Now"), .action = "play.end", .also = NC_ ("palette", "resign, give up, result"),
    .is_for_palette = TRUE },
  /* Translators: a heading of keys, for those who hear the table, or look at it by keys. */
  { N_ ("Read the Table"), .section = "reading" },
  { N_ ("Tile or place beside"), .key = "<Control>Up...Right" },
  { N_ ("Next feature of the tile, feature before"), .key = "K <Shift>k" },
  { N_ ("Last tile of each player"), .key = "J" },
  { N_ ("Next open place where the tile fits"), .key = "O" },
  { N_ ("Hear the scores"), .key = "C" },
  { N_ ("Hear which figures are left"), .key = "G" },
  { N_ ("Hear how many tiles are left"), .key = "U" },
  { N_ ("Hear whose turn it is"), .key = "Y" },
  { N_ ("Hear what is asked"), .key = "Q" },
  { N_ ("Hear the last thing again"), .key = "X" },
  { N_ ("New Game"), .section = "new-game" },
  { N_ ("Start the game"), .key = "<Control>Return", .action = "setup.start" },
  { N_ ("Back to the table"), .key = "Escape", .action = "setup.close" },
  { N_ ("Add a set from a file"), .key = "<Control>o", .action = "setup.add-set" },
  { N_ ("Add all expansions that go together"), .key = "<Control>e", .action = "setup.add-all" },
  { N_ ("Take all expansions out"), .key = "<Control><Shift>e", .action = "setup.remove-all" },
  { N_ ("Save changes to an own ruleset"), .key = "<Control>s", .action = "setup.save" },
  { N_ ("Save as own ruleset"), .key = "<Control><Shift>s", .action = "setup.save-as" },
  { N_ ("Rename an own ruleset"), .key = "F2", .action = "setup.rename" },
  { N_ ("Delete an own ruleset"), .key = "<Control>Delete", .action = "setup.delete" },
  { N_ ("Begin new games with the ruleset"), .key = "<Control>d", .action = "setup.usual" },
  { N_ ("Games"), .section = "games" },
  { N_ ("Open a game, a recording or a case"), .key = "<Control>o", .action = "play.open" },
  { N_ ("Save the game"), .key = "<Control>s", .action = "play.save" },
  /* Translators: words by which somebody may look for Note on This Moment, in no order. */
  { N_ ("Note on this moment"), .key = "N", .action = "play.remark",
    .also = NC_ ("palette", "remark, bookmark, comment") },
  { N_ ("Save as case"), .key = "<Control><Shift>s", .action = "play.export::case" },
  { N_ ("Save as lesson of the set"), .key = "<Control><Shift>l", .action = "play.save-lesson" },
  { N_ ("Export a picture of the table"), .key = "<Control>e", .action = "play.export::picture" },
  { N_ ("Export the points (CSV)"), .key = "<Control><Shift>e", .action = "play.export::points" },
  { N_ ("Statistics (CSV)…"), .action = "play.export::statistics", .is_for_palette = TRUE },
  { N_ ("Write a rules sheet"), .key = "<Control>p", .action = "play.export::rules",
    .also = NC_ ("palette", "print, PDF, paper") },
  { N_ ("Export the notation"), .key = "<Control><Shift>t", .action = "play.export::notation" },
  { N_ ("Export a recording for JCloisterZone"), .key = "<Control><Shift>j",
    .action = "play.export::recording" },
  { N_ ("Play by File"), .section = "by-file" },
  /* Translators: words by which somebody may look for copying a move of a game by file, in no
     order. */
  { N_ ("Copy my move"), .key = "<Control>c", .action = "play.send-move",
    .also = NC_ ("palette", "send, mail, post, play by file") },
  { N_ ("Save my move as a file"), .key = "<Control><Shift>c", .action = "play.send-file",
    .also = NC_ ("palette", "send, mail, post, play by file") },
  { N_ ("Take a move, or join a game"), .key = "<Control>v", .action = "play.take-move",
    .also = NC_ ("palette", "mail, post, play by file, join") },
  { N_ ("Lessons"), .section = "lessons" },
  { NC_ ("lesson", "Hint"), .key = "<Control>h", .action = "play.lesson-hint",
    .context = "lesson" },
  { NC_ ("lesson", "Answer"), .key = "<Control><Shift>h", .action = "play.lesson-answer",
    .context = "lesson" },
  { N_ ("Try Again"), .key = "<Control>r", .action = "play.lesson-again" },
  { N_ ("Next lesson"), .key = "<Control>Page_Down", .action = "play.lesson-next" },
  { N_ ("All lessons"), .key = "<Control>l", .action = "play.lesson-list" },
  { N_ ("Lesson before"), .key = "<Control>Page_Up", .action = "play.lesson-previous" },
  { NC_ ("shortcuts", "View"), .section = "view", .context = "shortcuts" },
  { N_ ("Rules of the game"), .key = "<Shift>F1", .action = "play.rules" },
  { N_ ("Keep explanations open"), .key = "I", .action = "play.pin" },
  { N_ ("Log"), .key = "L", .action = "play.show-log" },
  { N_ ("Scores"), .key = "S", .action = "play.show-scores" },
  { N_ ("Tiles left, and where they fit"), .key = "D", .action = "play.tiles-left" },
  { N_ ("Points if the game ended now"), .key = "E", .action = "play.points-if-ended" },
  /* Translators: words by which somebody may look for a new game, in no order. */
  { N_ ("New game"), .key = "<Control>n", .action = "play.new-game",
    .also = NC_ ("palette", "far away, elsewhere, play by file") },
  { N_ ("Zoom in and out"), .key = "plus minus" },
  { N_ ("Zoom In"), .key = "plus", .action = "play.zoom(1)", .is_for_palette = TRUE },
  { N_ ("Zoom Out"), .key = "minus", .action = "play.zoom(-1)", .is_for_palette = TRUE },
  { N_ ("Move the view"), .key = "<Control><Shift>Up...Right" },
  { N_ ("Fit to window"), .key = "0", .action = "play.fit" },
  { N_ ("Follow the last tile"), .key = "F", .action = "play.follow-last-tile" },
  { N_ ("History"), .section = "history" },
  { N_ ("History"), .key = "H", .action = "play.history" },
  { N_ ("Look one move back, or on again"), .key = "Page_Up Page_Down" },
  { N_ ("Play again what others did"), .key = "V", .action = "play.replay" },
  { N_ ("Pause, and play on"), .key = "space" },
  { N_ ("Slower or faster, while it plays"), .key = "minus plus" },
  { N_ ("Look at the start of the game, or at now"), .key = "<Control>Home <Control>End" },
  { N_ ("Rules page"), .section = "rules-page" },
  { N_ ("Rules of the game"), .key = "<Shift>F1", .action = "rules.read", .is_for_palette = TRUE },
  { N_ ("Rules of expansions"), .key = "<Alt><Shift>x", .action = "rules.expansions",
    .is_for_palette = TRUE },
  { N_ ("Next chapter, chapter before"), .key = "<Control>Page_Down <Control>Page_Up" },
  { N_ ("Add a symbol"), .key = "<Alt><Shift>s", .action = "rules.add::symbol" },
  { N_ ("Add a kind of land"), .key = "<Alt><Shift>l", .action = "rules.add::land" },
  { N_ ("Add a figure, a token"), .key = "<Alt><Shift>f <Alt><Shift>t" },
  { N_ ("Add a deck, a die"), .key = "<Alt><Shift>k <Alt><Shift>i" },
  { N_ ("Add a deck or bag"), .key = "<Alt><Shift>k", .action = "rules.add::bag",
    .is_for_palette = TRUE },
  { N_ ("Add a die"), .key = "<Alt><Shift>i", .action = "rules.add::die", .is_for_palette = TRUE },
  { N_ ("Add a counter, a zone"), .key = "<Alt><Shift>c <Alt><Shift>z" },
  { N_ ("Add a counter"), .key = "<Alt><Shift>c", .action = "rules.add::counter",
    .is_for_palette = TRUE },
  { N_ ("Add a zone"), .key = "<Alt><Shift>z", .action = "rules.add::zone",
    .is_for_palette = TRUE },
  { N_ ("Add an effect"), .key = "<Alt><Shift>e", .action = "rules.add-effect" },
  { N_ ("Add a rule"), .key = "<Alt><Shift>r", .action = "rules.add-rule" },
  { N_ ("Draw the picture"), .key = "<Alt><Shift>d", .action = "rules.draw" },
  { N_ ("Back to the list"), .key = "<Alt>Left", .action = "rules.back" },
  { N_ ("List, rule and little table in turn"), .key = "F6 <Shift>F6" },
  { N_ ("Rule"), .section = "rule" },
  { N_ ("Copy a rule, and paste it"), .key = "<Control><Shift>c <Control><Shift>v" },
  { N_ ("Copy the rule"), .key = "<Control><Shift>c", .action = "rules.copy-rule",
    .is_for_palette = TRUE },
  { N_ ("Paste a rule"), .key = "<Control><Shift>v", .action = "rules.paste-rule",
    .is_for_palette = TRUE },
  { N_ ("Move the rule up or down"), .key = "<Alt><Shift>Up <Alt><Shift>Down" },
  { N_ ("Move the rule up"), .key = "<Alt><Shift>Up", .action = "rules.rule-earlier",
    .is_for_palette = TRUE },
  { N_ ("Move the rule down"), .key = "<Alt><Shift>Down", .action = "rules.rule-later",
    .is_for_palette = TRUE },
  { N_ ("Remove the rule"), .key = "<Alt><Shift>Delete", .action = "rules.remove-rule" },
  { N_ ("Show what the rule does"), .key = "<Alt><Shift>p", .action = "rules.try-rule" },
  { N_ ("Another position for the rule"), .key = "<Alt><Shift>o",
    .action = "rules.another-position" },
  { N_ ("Save the rule’s game as a case"), .action = "rules.save-case", .is_for_palette = TRUE },
  { N_ ("Next line of a rule, line before"), .key = "<Control>Down <Control>Up" },
  { N_ ("Add a line in it"), .key = "<Control>Return" },
  { N_ ("Set Page"), .section = "set-page" },
  { N_ ("New Tile"), .key = "<Control>Return", .action = "set.add-tile" },
  { N_ ("Duplicate"), .key = "<Control>d", .action = "set.duplicate" },
  { N_ ("Print Selected Tiles…"), .action = "set.print", .is_for_palette = TRUE },
  { N_ ("Delete"), .key = "Delete", .action = "set.delete" },
  { N_ ("Rename…"), .key = "F2", .action = "set.ask-name" },
  { NC_ ("copies", "Number…"), .key = "asterisk", .action = "set.ask-copies", .context = "copies",
    .also = NC_ ("palette", "number of copies") },
  { N_ ("Start Tile"), .key = "s", .action = "set.start" },
  { N_ ("Move earlier or later"), .key = "<Alt>Left <Alt>Right" },
  { NC_ ("order of tiles", "Earlier"), .key = "<Alt>Left", .action = "set.move-earlier",
    .context = "order of tiles", .is_for_palette = TRUE },
  { NC_ ("order of tiles", "Later"), .key = "<Alt>Right", .action = "set.move-later",
    .context = "order of tiles", .is_for_palette = TRUE },
  { NC_ ("order of tiles", "To the Beginning"), .key = "<Alt><Shift>Home",
    .action = "set.move-first", .context = "order of tiles", .is_for_palette = TRUE },
  { NC_ ("order of tiles", "To the End"), .key = "<Alt><Shift>End", .action = "set.move-last",
    .context = "order of tiles", .is_for_palette = TRUE },
  { N_ ("Copy"), .key = "<Control>c", .action = "set.copy", .is_for_palette = TRUE },
  { NC_ ("clipboard", "Cut"), .key = "<Control>x", .action = "set.cut", .context = "clipboard",
    .is_for_palette = TRUE },
  { N_ ("Paste"), .key = "<Control>v", .action = "set.paste", .is_for_palette = TRUE },
  { NC_ ("copies", "One More"), .key = "plus", .action = "set.more-copies", .context = "copies" },
  { NC_ ("copies", "One Fewer"), .key = "minus", .action = "set.fewer-copies",
    .context = "copies" },
  { N_ ("Select All"), .key = "<Control>a", .action = "set.select-all" },
  { NC_ ("menu", "Edit Tile"), .key = "Return", .action = "set.edit", .context = "menu" },
  { N_ ("Order in the Set"), .action = "set.order::set", .menu = N_ ("Sort By"),
    .is_for_palette = TRUE },
  { N_ ("Name"), .action = "set.order::name", .menu = N_ ("Sort By"), .is_for_palette = TRUE },
  { N_ ("Copies"), .action = "set.order::copies", .menu = N_ ("Sort By"), .is_for_palette = TRUE },
  { N_ ("Edges"), .action = "set.order::edges", .menu = N_ ("Sort By"), .is_for_palette = TRUE },
  { N_ ("Draw All Missing"), .action = "set.draw-missing", .is_for_palette = TRUE },
  { N_ ("Menu for what has the focus"), .key = "Menu" },
  { N_ ("Print Tiles"), .section = "print-tiles" },
  { N_ ("Print"), .key = "<Control>p" },
  { N_ ("Save as PDF or as pictures"), .key = "<Control>s" },
  { N_ ("Next page, page before"), .key = "<Control>Page_Down <Control>Page_Up" },
  { N_ ("Style"), .section = "style", .is_for_palette = TRUE },
  { N_ ("Follow System"), .action = "app.style::system", .is_for_palette = TRUE },
  { N_ ("Light"), .action = "app.style::light", .is_for_palette = TRUE },
  { N_ ("Dark"), .action = "app.style::dark", .is_for_palette = TRUE },
};

const TwCommandRow *
tw_command_rows (guint *out_n)
{
  *out_n = G_N_ELEMENTS (rows);
  return rows;
}

const char *
tw_command_row_title (const TwCommandRow *row)
{
  return row->context != NULL ? g_dpgettext2 (NULL, row->context, row->title) : _ (row->title);
}

static void
command_free (gpointer data)
{
  TwCommand *command = data;

  g_free (command->title);
  g_free (command->group);
  g_free (command->key);
  g_free (command->action);
  g_free (command->also);
  g_free (command);
}

static TwCommand *
add (GPtrArray *commands, const char *title, const char *group, const char *key, const char *action)
{
  TwCommand *command = g_new0 (TwCommand, 1);
  g_auto (GStrv) keys = key != NULL ? g_strsplit (key, " ", 2) : NULL;

  command->title = g_strdup (title);
  command->group = g_strdup (group);
  command->key = keys != NULL ? g_strdup (keys[0]) : NULL;
  command->action = g_strdup (action);
  g_ptr_array_add (commands, command);
  return command;
}

static void
add_row (GPtrArray *commands, const char *group, const TwCommandRow *row)
{
  /* Translators: a menu, and a row of it: “Sort By: Name” */
  g_autofree char *in_menu =
      row->menu != NULL
          ? g_strdup_printf (C_ ("palette", "%s: %s"), _ (row->menu), tw_command_row_title (row))
          : NULL;
  TwCommand *command = add (commands, in_menu != NULL ? in_menu : tw_command_row_title (row), group,
                            row->key, row->action);

  if (row->also != NULL)
    command->also = g_strdup (g_dpgettext2 (NULL, "palette", row->also));
}

static void
add_pages (GPtrArray *commands, const char *group)
{
  guint n;
  const TwPageEntry *pages = tw_page_list (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *action = g_strconcat (TW_COMMAND_PAGES "::", pages[i].name, NULL);
      g_autofree char *key = g_strdup_printf ("<Alt>%u", i + 1);

      add (commands, _ (pages[i].title), group, key, action);
    }
}

static void
add_exports (GPtrArray *commands)
{
  guint n;
  const TwSetExporter *exporters = tw_set_exporters (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *action = g_strconcat ("doc.export::", exporters[i].id, NULL);

      /* The window about packages has the name of one of them in the menu. */
      add (commands, _ (exporters[i].title), _ ("Export"), NULL, action);
    }
}

/* A rule begins with each of the patterns. */
static void
add_patterns (GPtrArray *commands)
{
  guint n;
  const TwRulePattern *patterns = tw_rule_patterns (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *action = g_strconcat ("rules.add-pattern::", patterns[i].id, NULL);
      g_autofree char *title =
          /* Translators: a menu, and a row of it: “Sort By: Name” */
          g_strdup_printf (C_ ("palette", "%s: %s"), _ ("Add Rule"), _ (patterns[i].title));
      TwCommand *command = add (commands, title, _ ("Rules page"), NULL, action);

      if (patterns[i].also != NULL)
        command->also = g_strdup (g_dpgettext2 (NULL, "palette", patterns[i].also));
    }
}

void
tw_commands_add_own (GPtrArray *commands, const TwTileSet *set)
{
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    for (guint i = 0; i < tw_own_sort_n (set, (TwOwnSort) sort); i++)
      {
        const char *id = tw_own_sort_nth (set, (TwOwnSort) sort, i);
        g_autofree char *action = g_action_print_detailed_name (
            "win.show-own", g_variant_new ("(ss)", tw_own_sort_element ((TwOwnSort) sort), id));

        add (commands, tw_own_thing_name (set, (TwOwnSort) sort, id),
             tw_own_sort_name ((TwOwnSort) sort), NULL, action);
      }
}

GPtrArray *
tw_commands_new (void)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func (command_free);
  const char *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].section != NULL)
      group = tw_command_row_title (&rows[i]);
    else if (g_strcmp0 (rows[i].action, TW_COMMAND_PAGES) == 0)
      add_pages (commands, group);
    else if (rows[i].action != NULL)
      add_row (commands, group, &rows[i]);
  add_exports (commands);
  add_patterns (commands);
  return commands;
}
