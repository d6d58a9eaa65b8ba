/* Fields of hand-made tiles: one case for each way in which barriers part them. */
#include <string.h>

#include "engine/tile/field-derivation.h"
#include "tests/engine/tile/edges.h"

/* All fields as "NL.NR@0 -@0,1 …": halves, then the indices of the cities touched. */
static char *
fields_text (const TwTopology *t, TwFieldFlags flags)
{
  GString *text = g_string_new (NULL);
  TwFields fields;

  tw_fields_derive (t, flags, &fields);
  for (guint i = 0; i < fields.n_fields; i++)
    {
      const TwField *field = &fields.fields[i];
      g_autofree char *halves = tw_rim_to_string (field->rim & TW_RIM_HALVES, ".");
      char separator = '@';

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", *halves != '\0' ? halves : "-");
      for (guint k = 0; k < t->n_segments; k++)
        if (field->cities & TW_SEGMENT_BIT (k))
          {
            g_string_append_printf (text, "%c%u", separator, k);
            separator = ',';
          }
      if (field->touches_enclave)
        g_string_append (text, "!");
      if (field->is_misty)
        g_string_append (text, "~");
    }
  return g_string_free (text, FALSE);
}

#define assert_fields_with(t, flags, expected)                                                     \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autofree char *derived_ = fields_text ((t), (flags));                                        \
    g_assert_cmpstr (derived_, ==, (expected));                                                    \
  }                                                                                                \
  G_STMT_END

#define assert_fields(t, expected) assert_fields_with (t, TW_FIELDS_DEFAULT, expected)

static void
test_blank (void)
{
  TwTopology t = { 0 };

  g_test_summary ("Rule: BASE-039");
  assert_fields (&t, "NL.NR.EL.ER.SL.SR.WL.WR");
}

static void
test_road (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  assert_fields (&t, "NL.NR.EL.WR ER.SL.SR.WL");
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  assert_fields (&t, "EL.WR@1 ER.SL.SR.WL");
}

/* A road that ends in the grass parts nothing; at a crossing it takes three. */
static void
test_ends (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E);
  tw_topology_add_junction (&t, TW_JUNCTION_COTTAGE, 1);
  assert_fields (&t, "NL.NR.EL.ER.SL.SR.WL.WR");
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  tw_topology_add_segment (&t, TW_KIND_ROAD, W);
  tw_topology_add_junction (&t, TW_JUNCTION_VILLAGE, 6);
  assert_fields (&t, "NL.NR.EL.ER.SL.WR SR.WL");
  tw_topology_remove_junction (&t, 0);
  t.junctions[0].members = 7;
  assert_fields (&t, "NL.NR.EL.WR ER.SL SR.WL");
  /* What ends in the grass does not meet, even if a file says "cottage" of all. */
  t.junctions[0].kind = TW_JUNCTION_COTTAGE;
  assert_fields (&t, "NL.NR.EL.ER.SL.SR.WL.WR");
}

static void
test_gate (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  assert_fields (&t, "EL.ER.SL.SR.WL.WR@0");
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, 3);
  assert_fields (&t, "EL.ER.SL@0 SR.WL.WR@0");
}

/* Four caps leave a field in the middle that reaches no edge. Rule: BASE-109. */
static void
test_enclosed (void)
{
  TwTopology t = { 0 };

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    tw_topology_add_segment (&t, TW_KIND_CITY, (TwEdgeSet) (1u << edge));
  assert_fields (&t, "-@0,1,2,3");
}

static void
test_no_field (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | S | W);
  assert_fields (&t, "");
  t.segments[0].rim = 0xffff;
  assert_fields (&t, "");
}

/* Two corner cities have a strip between them, unless they touch. */
static void
test_contact (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, E | S);
  assert_fields (&t, "-@0,1");
  tw_topology_add_junction (&t, TW_JUNCTION_CONTACT, 3);
  assert_fields (&t, "");
}

static void
test_contact_parts (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, S);
  assert_fields (&t, "EL.ER.WL.WR@0,1");
  tw_topology_add_junction (&t, TW_JUNCTION_CONTACT, 3);
  assert_fields (&t, "EL.ER@0,1 WL.WR@0,1");
}

/* A wedge of city that reaches the far corner. */
static void
test_corner (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  t.segments[0].rim |= TW_RIM_BIT (TW_CORNER_SE);
  assert_fields (&t, "EL.ER@0 SL.SR.WL.WR@0");
}

static void
test_bridge (void)
{
  TwTopology t = { 0 };
  TwFields fields;
  int bridge;

  tw_topology_add_segment (&t, TW_KIND_ROAD, N | S);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.crossing, ==, 3);
  bridge = tw_topology_add_junction (&t, TW_JUNCTION_BRIDGE, 3);
  t.junctions[bridge].over = 0;
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.crossing, ==, 0);
  assert_fields (&t, "NL.WR NR.EL ER.SL SR.WL");
}

/* A road on a viaduct leaves the city whole, and all four corners touch it. */
static void
test_viaduct (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, E | W);
  tw_topology_add_segment (&t, TW_KIND_ROAD, N | S);
  t.junctions[tw_topology_add_junction (&t, TW_JUNCTION_BRIDGE, 3)].over = 1;
  assert_fields (&t, "NL@0 NR@0 SL@0 SR@0");
}

/* Fields touch only the cities on their side of a line. */
static void
test_paths (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, S);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E);
  tw_topology_add_segment (&t, TW_KIND_ROAD, W);
  tw_topology_add_segment (&t, TW_KIND_PATH, 0);
  tw_topology_add_segment (&t, TW_KIND_PATH, 0);
  tw_topology_add_junction (&t, TW_JUNCTION_CROSSING, 0x3c);
  assert_fields (&t, "EL.WR@0 ER.WL@1");
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, 0x11);
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, 0x22);
  assert_fields (&t, "EL@0 ER@1 WL@1 WR@0");
}

/* Road and city enclose a courtyard: a ring within one cluster. */
static void
test_ring (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_PATH, 0);
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, 3);
  assert_fields (&t, "EL.ER.SL.SR.WL.WR@0");
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, 3);
  assert_fields (&t, "EL.ER.SL.SR.WL.WR@0 -@0");
}

static void
test_two_cities_ring (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, W);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | S);
  tw_topology_add_junction (&t, TW_JUNCTION_CONTACT, 3);
  tw_topology_add_junction (&t, TW_JUNCTION_CONTACT, 5);
  tw_topology_add_junction (&t, TW_JUNCTION_CONTACT, 6);
  assert_fields (&t, "EL@0 ER.SL SR@1 -@0,1");
}

/* A city that reaches no edge lies in the only field. */
static void
test_inland (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, 0);
  assert_fields (&t, "NL.NR.EL.ER.SL.SR.WL.WR@0");
}

static void
test_enclave (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, W);
  tw_topology_add_segment (&t, TW_KIND_ENCLAVE, 0);
  tw_rim_parse ("E ER SL S", &t.segments[1].rim, NULL);
  tw_topology_add_junction (&t, TW_JUNCTION_ENCLAVE, 3);
  assert_fields (&t, "NL.NR.EL.WR! SR.WL!");
}

static void
test_mist (void)
{
  TwTopology t = { 0 };

  g_test_summary ("Mist bounds a field as a city does, but only where that is wanted");
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_MIST, S);
  assert_fields (&t, "EL.ER.SL.SR.WL.WR@0");
  assert_fields_with (&t, TW_FIELDS_MIST_PARTS, "EL.ER.WL.WR@0 SL.SR@0~");
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  assert_fields_with (&t, TW_FIELDS_MIST_PARTS, "EL.WR@0 ER.WL SL.SR~");
}

static TwFieldOverride *
add_override (TwTopology *t, TwOverrideKind kind, TwRim field)
{
  TwFieldOverride *override = &t->overrides[t->n_overrides++];

  override->kind = (guint8) kind;
  override->field = field;
  override->city = -1;
  return override;
}

static void
test_overrides (void)
{
  TwTopology t = { 0 };
  TwFields fields;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  add_override (&t, TW_OVERRIDE_LINK, TW_RIM_BIT (TW_PORT_SL))->city = 0;
  assert_fields (&t, "EL.WR@0 ER.SL.SR.WL@0");
  add_override (&t, TW_OVERRIDE_UNLINK, TW_RIM_BIT (TW_PORT_EL))->city = 0;
  assert_fields (&t, "EL.WR ER.SL.SR.WL@0");
  add_override (&t, TW_OVERRIDE_JOIN, TW_RIM_BIT (TW_PORT_WR))->other = TW_RIM_BIT (TW_PORT_WL);
  assert_fields (&t, "EL.ER.SL.SR.WL.WR@0");
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_true (fields.fields[0].is_overridden);
  g_assert_cmpuint (fields.stale, ==, 0);
  assert_fields_with (&t, TW_FIELDS_NO_OVERRIDES, "EL.WR@0 ER.SL.SR.WL");
}

/* Whoever asks is told that a designer has changed a field, whichever way. */
static void
test_overridden_is_told (void)
{
  TwTopology t = { 0 };
  TwFields fields;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  add_override (&t, TW_OVERRIDE_LINK, TW_RIM_BIT (TW_PORT_SL))->city = 0;
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.n_fields, ==, 2);
  g_assert_false (fields.fields[0].is_overridden);
  g_assert_true (fields.fields[1].is_overridden);
}

/* A river that ends on the tile parts its field where the rules say so, on all four sides. */
static void
test_river_ends (void)
{
  static const struct
  {
    TwEdgeSet edge;
    const char *one, *two;
  } ends[] = {
    { N, "NL.NR.EL.ER.SL.SR.WL.WR", "NL.SR.WL.WR NR.EL.ER.SL" },
    { E, "NL.NR.EL.ER.SL.SR.WL.WR", "NL.NR.EL.WR ER.SL.SR.WL" },
    { S, "NL.NR.EL.ER.SL.SR.WL.WR", "NL.SR.WL.WR NR.EL.ER.SL" },
    { W, "NL.NR.EL.ER.SL.SR.WL.WR", "NL.NR.EL.WR ER.SL.SR.WL" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      TwTopology t = { 0 };

      tw_topology_add_segment (&t, TW_KIND_RIVER, ends[i].edge);
      assert_fields (&t, ends[i].one);
      assert_fields_with (&t, TW_FIELDS_RIVER_ENDS_PART, ends[i].two);
    }
}

static void
test_override_of_enclosed (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, E | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, S);
  assert_fields (&t, "NL.NR@0 -@0,1");
  add_override (&t, TW_OVERRIDE_UNLINK, 0)->city = 1;
  assert_fields (&t, "NL.NR@0 -@0");
  add_override (&t, TW_OVERRIDE_JOIN, TW_RIM_BIT (TW_PORT_NL));
  assert_fields (&t, "NL.NR@0");
}

static void
test_stale (void)
{
  TwTopology t = { 0 };
  TwFields fields;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  /* A port of the city, no enclosed field, joined already, linked already, no city. */
  add_override (&t, TW_OVERRIDE_LINK, TW_RIM_BIT (TW_PORT_NL))->city = 0;
  add_override (&t, TW_OVERRIDE_UNLINK, 0)->city = 0;
  add_override (&t, TW_OVERRIDE_JOIN, TW_RIM_BIT (TW_PORT_EL))->other = TW_RIM_BIT (TW_PORT_WR);
  add_override (&t, TW_OVERRIDE_LINK, TW_RIM_BIT (TW_PORT_EL))->city = 0;
  add_override (&t, TW_OVERRIDE_LINK, TW_RIM_BIT (TW_PORT_EL))->city = 1;
  add_override (&t, TW_OVERRIDE_LINK, TW_RIM_BIT (TW_PORT_SL))->city = 0;
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.stale, ==, 0x1f);
  assert_fields (&t, "EL.WR@0 ER.SL.SR.WL@0");
}

static void
test_crossing (void)
{
  TwTopology t = { 0 };
  TwFields fields;

  tw_topology_add_segment (&t, TW_KIND_CITY, E | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_RIVER, S);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.crossing, ==, 0);
  tw_topology_add_junction (&t, TW_JUNCTION_CONTACT, 6);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.crossing, !=, 0);
}

static void
test_at (void)
{
  TwTopology t = { 0 };
  TwFields fields;

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpint (tw_fields_at (&fields, TW_PORT_EL), ==, 0);
  g_assert_cmpint (tw_fields_at (&fields, TW_PORT_S), ==, 1);
  g_assert_cmpint (tw_fields_at (&fields, TW_CORNER_SE), ==, 1);
  g_assert_cmpint (tw_fields_at (&fields, TW_PORT_E), ==, -1);
  g_assert_cmpint (tw_fields_at (&fields, TW_PORT_N), ==, -1);
}

/* Nonsense of every sort: no answer is right, but there has to be one. */
static void
test_random (void)
{
  GRand *rand = g_rand_new_with_seed (20);

  for (guint round = 0; round < 20000; round++)
    {
      TwTopology t = { 0 };
      TwFields fields;

      t.n_segments = (guint8) g_rand_int_range (rand, 0, TW_MAX_SEGMENTS + 1);
      t.n_junctions = (guint8) g_rand_int_range (rand, 0, TW_MAX_JUNCTIONS + 1);
      t.n_overrides = (guint8) g_rand_int_range (rand, 0, TW_MAX_OVERRIDES + 1);
      for (guint i = 0; i < t.n_segments; i++)
        {
          t.segments[i].kind = (guint8) g_rand_int_range (rand, TW_KIND_ROAD, TW_N_KINDS);
          t.segments[i].rim = (TwRim) (g_rand_int (rand) & g_rand_int (rand));
        }
      for (guint i = 0; i < t.n_junctions; i++)
        {
          t.junctions[i].kind = (guint8) g_rand_int_range (rand, 0, TW_N_JUNCTIONS);
          t.junctions[i].members = g_rand_int (rand) & ((1u << t.n_segments) - 1);
        }
      for (guint i = 0; i < t.n_overrides; i++)
        {
          t.overrides[i].kind = (guint8) g_rand_int_range (rand, 0, 3);
          t.overrides[i].field = (TwRim) (g_rand_int (rand) & g_rand_int (rand));
          t.overrides[i].other = (TwRim) (g_rand_int (rand) & g_rand_int (rand));
          t.overrides[i].city = (gint8) g_rand_int_range (rand, -1, TW_MAX_SEGMENTS);
        }
      tw_fields_derive (&t, round % 4, &fields);
      g_assert_cmpuint (fields.n_fields, <=, TW_MAX_FIELDS);
    }
  g_rand_free (rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/field-derivation/blank", test_blank);
  g_test_add_func ("/tile/field-derivation/road", test_road);
  g_test_add_func ("/tile/field-derivation/ends", test_ends);
  g_test_add_func ("/tile/field-derivation/gate", test_gate);
  g_test_add_func ("/tile/field-derivation/enclosed", test_enclosed);
  g_test_add_func ("/tile/field-derivation/no-field", test_no_field);
  g_test_add_func ("/tile/field-derivation/contact", test_contact);
  g_test_add_func ("/tile/field-derivation/contact-parts", test_contact_parts);
  g_test_add_func ("/tile/field-derivation/corner", test_corner);
  g_test_add_func ("/tile/field-derivation/bridge", test_bridge);
  g_test_add_func ("/tile/field-derivation/viaduct", test_viaduct);
  g_test_add_func ("/tile/field-derivation/paths", test_paths);
  g_test_add_func ("/tile/field-derivation/ring", test_ring);
  g_test_add_func ("/tile/field-derivation/two-cities-ring", test_two_cities_ring);
  g_test_add_func ("/tile/field-derivation/inland", test_inland);
  g_test_add_func ("/tile/field-derivation/enclave", test_enclave);
  g_test_add_func ("/tile/field-derivation/mist", test_mist);
  g_test_add_func ("/tile/field-derivation/overrides", test_overrides);
  g_test_add_func ("/tile/field-derivation/overridden-is-told", test_overridden_is_told);
  g_test_add_func ("/tile/field-derivation/river-ends", test_river_ends);
  g_test_add_func ("/tile/field-derivation/override-of-enclosed", test_override_of_enclosed);
  g_test_add_func ("/tile/field-derivation/stale", test_stale);
  g_test_add_func ("/tile/field-derivation/crossing", test_crossing);
  g_test_add_func ("/tile/field-derivation/at", test_at);
  g_test_add_func ("/tile/field-derivation/random", test_random);
  return g_test_run ();
}
