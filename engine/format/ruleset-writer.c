/* Rulesets as XML. */
#include "engine/format/ruleset-writer.h"

#include "engine/format/xml-writer.h"

static void
add_texts (TwXmlWriter *out, const char *name, const TwTexts *texts)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    {
      const TwText *text = &texts->texts[i];

      tw_xml_writer_open (out, name);
      if (*text->language != '\0')
        tw_xml_writer_attribute (out, "xml:lang", text->language);
      if (text->is_draft)
        tw_xml_writer_attribute (out, "draft", "true");
      tw_xml_writer_text (out, text->text);
      tw_xml_writer_close (out);
    }
}

static void
add_use (TwXmlWriter *out, const TwRulesetUse *use)
{
  tw_xml_writer_open (out, "use");
  if (use->set != NULL)
    {
      tw_xml_writer_attribute (out, "set", use->set);
      tw_xml_writer_number (out, "copies", (int) use->copies, 1);
    }
  else
    tw_xml_writer_attribute (out, "part", use->part);
  switch (use->facets)
    {
    case TW_PART_TILES:
      tw_xml_writer_attribute (out, "only", "tiles");
      break;
    case TW_PART_RULES:
      tw_xml_writer_attribute (out, "only", "rules");
      break;
    case TW_PART_SYMBOLS:
      tw_xml_writer_attribute (out, "only", "symbols");
      break;
    case TW_PART_FIGURES:
      tw_xml_writer_attribute (out, "only", "figures");
      break;
    default:
      break;
    }
  tw_xml_writer_close (out);
}

char *
tw_ruleset_file_to_xml (const TwRuleset *ruleset, gsize *out_length)
{
  TwXmlWriter *out = tw_xml_writer_new (TW_RULESET_NAMESPACE);
  g_autofree char *players =
      ruleset->least_players == ruleset->most_players
          ? g_strdup_printf ("%u", ruleset->least_players)
          : g_strdup_printf ("%u-%u", ruleset->least_players, ruleset->most_players);

  tw_xml_writer_open (out, "ruleset");
  tw_xml_writer_attribute (out, "xmlns", TW_RULESET_NAMESPACE);
  tw_xml_writer_attribute (out, "version", "1.0");
  tw_xml_writer_attribute (out, "id", ruleset->id);
  tw_xml_writer_attribute (out, "players", players);
  if (ruleset->own != NULL && ruleset->own->xml != NULL)
    tw_xml_writer_raw (out, ruleset->own->xml);
  add_texts (out, "title", ruleset->titles);
  add_texts (out, "description", ruleset->descriptions);
  for (guint i = 0; i < ruleset->n_uses; i++)
    add_use (out, &ruleset->uses[i]);
  for (guint i = 0; ruleset->offers != NULL && ruleset->offers[i] != NULL; i++)
    {
      tw_xml_writer_open (out, "offer");
      tw_xml_writer_attribute (out, "part", ruleset->offers[i]);
      tw_xml_writer_close (out);
    }
  for (guint i = 0; i < ruleset->n_values; i++)
    {
      tw_xml_writer_open (out, "parameter");
      tw_xml_writer_attribute (out, "name", ruleset->values[i].name);
      tw_xml_writer_attribute (out, "value", ruleset->values[i].value);
      tw_xml_writer_close (out);
    }
  tw_xml_writer_close (out);
  return tw_xml_writer_finish (out, out_length);
}
