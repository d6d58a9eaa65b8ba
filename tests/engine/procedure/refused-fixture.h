/* What is wrong with a set that has certain procedures. */
#pragma once

#include "engine/format/tile-set-file.h"
#include "engine/procedure/procedures.h"
#include "engine/setup/game-setup.h"
#include "engine/setup/play-rules.h"
#include "tests/engine/shipped-fixture.h"

#define HEAD                                                                                       \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'><title>Own</title>\n"        \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
#define TAIL "</rules>\n<tile id='A'><road edges='E W'/></tile></tile-set>"

/* What is wrong with a set that has @procedures in its rules, %NULL for nothing. */
static inline char *
problem_of (const char *procedures)
{
  g_autofree char *text = g_strconcat (HEAD, procedures, TAIL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, &error);
  g_autoptr (TwRules) rules = NULL;
  TwGameKit kit;

  if (set == NULL)
    return g_strdup (error->message);
  kit = shipped_kit ();
  {
    g_autoptr (TwGameSetup) setup = shipped_setup (&kit, "base", 2);

    tw_game_setup_use_set (setup, set, 1);
    rules = tw_game_setup_compile (setup, &error);
  }
  shipped_kit_clear (&kit);
  /* What is wrong is refused, and not only told. */
  g_assert_true ((rules == NULL) == (error != NULL));
  return error != NULL ? g_strdup (error->message) : NULL;
}

#define PROCEDURE(statements) "<procedure id='p' at='laid'>\n" statements "</procedure>\n"
#define CHOOSE "<choose as='who' what='figure'><where of='meeple'/>"
