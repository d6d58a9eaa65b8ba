/* Attributes that random procedures hardly ever leave out, since without them, or with another value, most
 * of them would be refused. */
#pragma once

/* What makes sense where it stands, nearly always; %NULL for anything that may be there. */
static const struct
{
  const char *element, *attribute, *value;
} sensible[] = {
  { "procedure", "id", NULL },     { "procedure", "at", NULL }, { "choose", "as", NULL },
  { "choose", "word", NULL },      { "each", "as", NULL },      { "each", "what", NULL },
  { "move", "what", NULL },        { "move", "to", "home" },    { "count", "what", NULL },
  { "count", "as", NULL },         { "give", "what", NULL },    { "per", "what", NULL },
  { "repeat", "times", NULL },     { "any", "what", NULL },     { "none", "what", NULL },
  { "choice", "word", NULL },      { "do", "procedure", NULL }, { "forbid", "what", "standing" },
  { "forbid", "rules", NULL },     { "draw", "as", NULL },      { "draw", "from", NULL },
  { "allow", "what", "standing" }, { "allow", "rules", NULL },  { "remember", "as", NULL },
  { "remember", "what", NULL },    { "add", "what", NULL },     { "add", "to", NULL },
  { "forget", "what", NULL },      { "forget", "from", NULL },  { "list", "id", NULL },
  { "change", "what", NULL },      { "end", "result", NULL },   { "skip", "what", "player" },
  { "let", "as", NULL },           { "let", "what", NULL },     { "terrain", "as", NULL },
  { "stand", "of", NULL },         { "stand", "kind", NULL },   { "stand", "as", NULL },
  { "reserve", "of", NULL },       { "reserve", "n", NULL },    { "leave-out", "kind", NULL },
  { "start-block", "block", NULL },
  { "hand", "if-symbol", NULL },   { "hand", "n", NULL },
  { "supply", "of", NULL },        { "supply", "n", NULL },      { "take", "what", "bell" },
  { "take", "n", NULL },           { "procedure", "instead", "false" },
  { "weigh", "what", "figure" },
};
