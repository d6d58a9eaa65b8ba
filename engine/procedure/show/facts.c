/* What cases and saved games write of procedures: each sort of thing that is kept knows its own. */
#include "engine/procedure/show/facts.h"

#include "engine/procedure/show/zone-show.h"
#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/bag-facts.h"
#include "engine/procedure/state/counting.h"
#include "engine/procedure/state/join-facts.h"
#include "engine/procedure/state/list-facts.h"
#include "engine/procedure/state/outset.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/stack.h"
#include "engine/procedure/state/tally.h"
#include "engine/procedure/state/track.h"
#include "engine/procedure/state/turn.h"

TwFactResult
tw_procedures_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  TwFactResult result = tw_procedure_bag_give (play, own, fact, error);

  if (result == TW_FACT_UNKNOWN)
    result = tw_aside_give (play, own, fact, error);
  if (result == TW_FACT_UNKNOWN)
    result = tw_zone_give (play, fact, error);
  if (result == TW_FACT_UNKNOWN)
    result = tw_counting_give (play, fact, error);
  if (result == TW_FACT_UNKNOWN)
    result = tw_track_give (play, fact, error);
  if (result == TW_FACT_UNKNOWN)
    result = tw_join_facts_give (play, own, fact, error);
  if (result == TW_FACT_UNKNOWN)
    result = tw_turn_give (play, own, fact);
  if (result == TW_FACT_UNKNOWN)
    result = tw_list_facts_give (play, own, fact, error);
  if (result == TW_FACT_UNKNOWN)
    result = tw_tally_give (play, own, fact, error);
  if (result == TW_FACT_UNKNOWN)
    result = tw_stack_give (play, fact, error);
  return result != TW_FACT_UNKNOWN ? result : tw_piles_give (play, own, fact, error);
}

TwFactResult
tw_procedures_tell (const TwPlay *play,
                    gconstpointer own,
                    const TwFact *fact,
                    char **out_value,
                    GError **error)
{
  TwFactResult result = tw_procedure_bag_read (play, own, fact, out_value);

  if (result == TW_FACT_UNKNOWN)
    result = tw_aside_tell (play, own, fact, out_value);
  if (result == TW_FACT_UNKNOWN)
    result = tw_zone_tell (play, fact, out_value);
  if (result == TW_FACT_UNKNOWN)
    result = tw_counting_tell (play, fact, out_value);
  if (result == TW_FACT_UNKNOWN)
    result = tw_track_tell (play, fact, out_value);
  if (result == TW_FACT_UNKNOWN)
    result = tw_outset_tell (play, fact, out_value);
  if (result == TW_FACT_UNKNOWN)
    result = tw_join_facts_tell (play, own, fact, out_value, error);
  if (result == TW_FACT_UNKNOWN)
    result = tw_list_facts_tell (play, own, fact, out_value);
  if (result == TW_FACT_UNKNOWN)
    result = tw_turn_tell (play, fact, out_value);
  if (result == TW_FACT_UNKNOWN)
    result = tw_tally_tell (play, own, fact, out_value);
  if (result == TW_FACT_UNKNOWN)
    result = tw_stack_tell (play, own, fact, out_value);
  return result != TW_FACT_UNKNOWN ? result : tw_piles_tell (play, own, fact, out_value, error);
}

void
tw_procedures_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  tw_procedure_bag_say (play, own, facts);
  tw_track_say (play, facts);
  tw_zone_say (play, facts);
  tw_aside_say (play, own, facts);
  tw_turn_say (play, own, facts);
  tw_list_facts_say (play, own, facts);
  tw_tally_say (play, own, facts);
  tw_stack_say (play, facts);
  tw_piles_say (play, own, facts);
}
