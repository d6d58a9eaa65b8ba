/* Presets for printing: those that are shipped, and the user's own. */
#include <string.h>

#include <glib/gstdio.h>

#include "engine/format/print-preset-file.h"

#define N_SHIPPED 8

static char *
own_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "tilewright", "print", name, NULL);
}

static void
own_write (const char *name, const char *text)
{
  g_autofree char *path = own_path (name), *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static TwPrintPreset *
load (const char *id)
{
  g_autoptr (GError) error = NULL;
  TwPrintPreset *preset = tw_print_preset_load (id, &error);

  g_assert_no_error (error);
  return preset;
}

/* Name and purpose in five languages, each in its own words. */
static void
test_shipped (void)
{
  static const char *const languages[] = { "cs", "sk", "pl", "de" };
  g_autoptr (GPtrArray) presets = tw_print_preset_list ();

  g_assert_cmpuint (presets->len, ==, N_SHIPPED);
  for (guint i = 0; i < presets->len; i++)
    {
      const TwPrintPreset *preset = g_ptr_array_index (presets, i);

      g_test_message ("%s", preset->id);
      g_assert_false (preset->is_own);
      g_assert_cmpstr (preset->plan->preset, ==, preset->id);
      g_assert_nonnull (tw_texts_get (preset->titles, ""));
      g_assert_nonnull (tw_texts_get (preset->descriptions, ""));
      for (guint k = 0; k < G_N_ELEMENTS (languages); k++)
        {
          g_test_message ("%s", languages[k]);
          g_assert_nonnull (tw_texts_get (preset->titles, languages[k]));
          g_assert_nonnull (tw_texts_get (preset->descriptions, languages[k]));
          g_assert_cmpstr (tw_texts_get (preset->descriptions, languages[k]), !=,
                           tw_texts_get (preset->descriptions, ""));
        }
    }
}

/* What their texts promise. */
static void
test_promised (void)
{
  g_autoptr (TwPrintPreset) usual = load (TW_PRINT_PRESET_USUAL), shop = load ("print-shop");
  g_autoptr (TwPrintPreset) draft = load ("home-draft"), crafter = load ("game-crafter");
  g_autoptr (TwPrintPreset) cutter = load ("cutter"), stickers = load ("stickers");

  g_assert_cmpint (usual->plan->bleed, ==, 2000);
  g_assert_cmpint (usual->plan->backs, ==, TW_PRINT_BACKS_LONG);
  g_assert_cmpint (draft->plan->bleed, ==, 0);
  g_assert_cmpint (shop->plan->form, ==, TW_PRINT_SINGLE);
  g_assert_cmpint (shop->plan->bleed, ==, 3000);
  g_assert_true (shop->plan->has_boxes);
  g_assert_cmpint (shop->plan->marks, ==, TW_PRINT_MARKS_NONE);
  g_assert_cmpint (crafter->plan->pixels, ==, 675);
  g_assert_true (cutter->plan->has_cuts);
  g_assert_true (cutter->plan->has_registration);
  /* The sheet of 4 by 5 lies on A4: 9 + 3 × 49 + 45 = 201 of 210 mm. */
  g_assert_cmpint (stickers->plan->left + 3 * stickers->plan->pitch_x + 45000, ==, 201000);
  g_assert_cmpint (stickers->plan->top + 4 * stickers->plan->pitch_y + 45000, ==, 273000);
}

/* Kept without what is the set's, listed behind the shipped ones, replaced and removed. */
static void
test_own (void)
{
  g_autoptr (TwPrintPlan) plan = tw_print_plan_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL, *other = NULL;
  g_autoptr (TwPrintPreset) first = NULL;
  g_autoptr (TwPrintPreset) second = NULL;
  g_autoptr (GPtrArray) presets = NULL;
  g_autoptr (GPtrArray) fewer = NULL;

  plan->bleed = 1500;
  plan->has_box = TRUE;
  plan->preset = g_strdup ("cutter");
  g_assert_true (tw_print_preset_save ("Můj Papír 2!", plan, &id, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (id, ==, "muj-papir-2");
  first = load (id);
  g_assert_true (first->is_own);
  g_assert_cmpstr (tw_texts_get (first->titles, ""), ==, "Můj Papír 2!");
  g_assert_cmpint (first->plan->bleed, ==, 1500);
  g_assert_false (first->plan->has_box);
  g_assert_cmpstr (first->plan->preset, ==, "muj-papir-2");
  plan->bleed = 2500;
  g_assert_true (tw_print_preset_save ("Můj papír 2", plan, &other, &error));
  g_assert_cmpstr (other, ==, id);
  second = load (id);
  g_assert_cmpint (second->plan->bleed, ==, 2500);
  presets = tw_print_preset_list ();
  g_assert_cmpuint (presets->len, ==, N_SHIPPED + 1);
  g_assert_cmpstr (((TwPrintPreset *) presets->pdata[N_SHIPPED])->id, ==, id);
  g_assert_true (tw_print_preset_remove (id, &error));
  g_assert_no_error (error);
  fewer = tw_print_preset_list ();
  g_assert_cmpuint (fewer->len, ==, N_SHIPPED);
  g_assert_false (tw_print_preset_remove (id, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
}

/* One's own of a shipped name does not hide that one; a name without letters has an id as well. */
static void
test_ids (void)
{
  g_autoptr (TwPrintPlan) plan = tw_print_plan_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *taken = NULL, *none = NULL;
  g_autoptr (TwPrintPreset) cutter = NULL;

  g_assert_true (tw_print_preset_save ("Cutter", plan, &taken, &error));
  g_assert_cmpstr (taken, ==, "cutter-own");
  g_assert_true (tw_print_preset_save ("!!!", plan, &none, &error));
  g_assert_cmpstr (none, ==, "own");
  cutter = load ("cutter");
  g_assert_false (cutter->is_own);
  g_assert_true (tw_print_preset_remove (taken, NULL));
  g_assert_true (tw_print_preset_remove (none, NULL));
}

/* A file that cannot be read is no preset; whoever asks for it hears why. */
static void
test_broken (void)
{
  static const char sound[] =
      "<print-preset xmlns=\"urn:tilewright:print-preset:1\" version=\"1.0\" id=\"sound\">"
      "<title>Sound</title><print/></print-preset>";
  static const char empty[] =
      "<print-preset xmlns=\"urn:tilewright:print-preset:1\" version=\"1.0\" id=\"empty\">"
      "<title>Empty</title></print-preset>";
  g_autofree char *broken = own_path ("broken.xml"), *empty_path = own_path ("empty.xml");
  g_autoptr (GPtrArray) presets = NULL;
  g_autoptr (GError) error = NULL;

  own_write ("broken.xml", "<print-preset");
  own_write ("empty.xml", empty);
  own_write ("sound.xml", sound);
  own_write ("Notes.txt", "");
  presets = tw_print_preset_list ();
  g_assert_cmpuint (presets->len, ==, N_SHIPPED + 1);
  g_assert_cmpstr (((TwPrintPreset *) presets->pdata[N_SHIPPED])->id, ==, "sound");
  g_assert_null (tw_print_preset_load ("broken", &error));
  g_assert_true (error->domain == TW_FORMAT_ERROR);
  g_assert_true (g_str_has_prefix (error->message, broken));
  g_clear_error (&error);
  g_assert_null (tw_print_preset_load ("empty", &error));
  g_assert_nonnull (strstr (error->message, "Put a print element into it."));
  g_clear_error (&error);
  g_assert_null (tw_print_preset_load ("nowhere", &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
  g_clear_error (&error);
  g_assert_null (tw_print_preset_load ("../../etc/passwd", &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
  g_remove (broken);
  g_remove (empty_path);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/print-preset/shipped", test_shipped);
  g_test_add_func ("/print-preset/promised", test_promised);
  g_test_add_func ("/print-preset/own", test_own);
  g_test_add_func ("/print-preset/ids", test_ids);
  g_test_add_func ("/print-preset/broken", test_broken);
  return g_test_run ();
}
