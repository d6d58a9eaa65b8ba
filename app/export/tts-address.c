/* Addresses on the web. */
#include "app/export/tts-address.h"

#include <string.h>

#include <gio/gio.h>

gboolean
tw_tts_is_address (const char *url)
{
  g_autoptr (GUri) uri = g_uri_parse (url, G_URI_FLAGS_NONE, NULL);
  const char *scheme = uri != NULL ? g_uri_get_scheme (uri) : "";

  return (g_str_equal (scheme, "http") || g_str_equal (scheme, "https"))
         && g_uri_get_host (uri) != NULL && *g_uri_get_host (uri) != '\0';
}

gboolean
tw_tts_is_local (const char *url)
{
  g_autoptr (GUri) uri = g_uri_parse (url, G_URI_FLAGS_NONE, NULL);
  const char *host = uri != NULL ? g_uri_get_host (uri) : NULL;
  g_autoptr (GInetAddress) address = host != NULL ? g_inet_address_new_from_string (host) : NULL;
  g_autofree char *lower = host != NULL ? g_ascii_strdown (host, -1) : NULL;

  if (address != NULL)
    return g_inet_address_get_is_loopback (address) || g_inet_address_get_is_link_local (address)
           || g_inet_address_get_is_site_local (address);
  /* A name without a dot is one of the network at home. */
  return lower != NULL && *lower != '\0'
         && (strchr (lower, '.') == NULL || g_str_has_suffix (lower, ".local")
             || g_str_has_suffix (lower, ".localhost"));
}
