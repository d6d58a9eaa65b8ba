/* The rules of the games that can be played with a set. */
#include "app/ruleset/game-reader.h"

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/widgets/drop-down-name.h"
#include "app/widgets/rules-reader.h"
#include "engine/setup/play-rules.h"

struct _TwGameReader
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  TwGameKit kit;
  GPtrArray *rulesets; /* TwRuleset */
  GtkDropDown *ruleset;
  TwRulesReader *reader;
  guint refresh_idle;
  gboolean is_stale;
};

G_DEFINE_FINAL_TYPE (TwGameReader, tw_game_reader, ADW_TYPE_BIN)

static guint closed_signal;

static TwRuleset *
chosen_ruleset (TwGameReader *self)
{
  guint chosen = gtk_drop_down_get_selected (self->ruleset);

  return chosen > 0 && chosen <= self->rulesets->len
             ? g_ptr_array_index (self->rulesets, chosen - 1)
             : NULL;
}

static void
refresh (TwGameReader *self)
{
  TwRuleset *ruleset = chosen_ruleset (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwRulesSheet) sheet = NULL;

  self->is_stale = FALSE;
  rules = tw_play_rules_new (&self->kit, tw_document_get_set (self->document), ruleset, NULL, NULL,
                             ruleset != NULL ? ruleset->least_players : 2, &error);
  if (rules == NULL)
    {
      tw_rules_reader_show_problem (self->reader, error->message);
      return;
    }
  sheet = tw_rules_sheet_new_for_user (rules, ruleset);
  tw_rules_reader_show (self->reader, sheet, self->textures);
}

static gboolean
refresh_cb (gpointer data)
{
  TwGameReader *self = data;

  self->refresh_idle = 0;
  refresh (self);
  return G_SOURCE_REMOVE;
}

/* Typing goes before. */
static void
queue_refresh (TwGameReader *self)
{
  self->is_stale = TRUE;
  if (self->kit.vocabulary != NULL && self->refresh_idle == 0
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->refresh_idle = g_idle_add_full (G_PRIORITY_LOW, refresh_cb, self, NULL);
}

static void
fill_rulesets (TwGameReader *self)
{
  const char *const first[] = { _ ("As the Set Says"), NULL };
  g_autoptr (GtkStringList) names = gtk_string_list_new (first);
  TwTileSet *set = tw_document_get_set (self->document);

  g_clear_pointer (&self->rulesets, g_ptr_array_unref);
  self->rulesets = tw_play_rulesets (&self->kit, set);
  for (guint i = 0; i < self->rulesets->len; i++)
    {
      const TwRuleset *ruleset = g_ptr_array_index (self->rulesets, i);

      gtk_string_list_append (names, tw_texts_best (ruleset->titles, g_get_language_names ()));
    }
  gtk_drop_down_set_model (self->ruleset, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset), self->rulesets->len > 0);
  if (self->rulesets->len > 0 && tw_play_rules_needs_ruleset (&self->kit, set))
    gtk_drop_down_set_selected (self->ruleset, 1);
}

/* What the program brings is read when somebody wants to read it. */
static void
game_reader_map (GtkWidget *widget)
{
  TwGameReader *self = TW_GAME_READER (widget);
  g_autoptr (GError) error = NULL;

  GTK_WIDGET_CLASS (tw_game_reader_parent_class)->map (widget);
  if (self->kit.vocabulary == NULL)
    {
      if (!tw_shared_kit_load (&self->kit, &error))
        {
          tw_rules_reader_show_problem (self->reader, error->message);
          return;
        }
      fill_rulesets (self);
    }
  if (self->is_stale)
    refresh (self);
}

static void
closed_cb (TwGameReader *self)
{
  g_signal_emit (self, closed_signal, 0);
}

static void
game_reader_dispose (GObject *object)
{
  TwGameReader *self = TW_GAME_READER (object);

  g_clear_handle_id (&self->refresh_idle, g_source_remove);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->rulesets, g_ptr_array_unref);
  tw_play_rules_kit_clear (&self->kit);
  G_OBJECT_CLASS (tw_game_reader_parent_class)->dispose (object);
}

static void
tw_game_reader_class_init (TwGameReaderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = game_reader_dispose;
  GTK_WIDGET_CLASS (klass)->map = game_reader_map;
  closed_signal = g_signal_new ("closed", TW_TYPE_GAME_READER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
tw_game_reader_init (TwGameReader *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *ruleset = gtk_drop_down_new (NULL, NULL);
  GtkWidget *reader = g_object_new (TW_TYPE_RULES_READER, "vexpand", TRUE, NULL);

  self->is_stale = TRUE;
  self->ruleset = GTK_DROP_DOWN (ruleset);
  self->reader = TW_RULES_READER (reader);
  gtk_widget_set_visible (ruleset, FALSE);
  gtk_widget_add_css_class (ruleset, "reader-ruleset");
  gtk_widget_set_tooltip_text (ruleset, _ ("Ruleset"));
  tw_drop_down_set_name (self->ruleset, _ ("Ruleset"));
  gtk_box_append (GTK_BOX (box), ruleset);
  gtk_box_append (GTK_BOX (box), reader);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_swapped (ruleset, "notify::selected", G_CALLBACK (queue_refresh), self);
  g_signal_connect_swapped (reader, "closed", G_CALLBACK (closed_cb), self);
}

void
tw_game_reader_set_document (TwGameReader *self, TwDocument *document, TwTileTextures *textures)
{
  g_return_if_fail (TW_IS_GAME_READER (self));
  g_return_if_fail (self->document == NULL);

  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (queue_refresh), self);
}

void
tw_game_reader_search (TwGameReader *self)
{
  tw_rules_reader_search (self->reader);
}
