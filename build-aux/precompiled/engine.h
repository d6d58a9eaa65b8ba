/* What the build reads once for all files of the engine; nobody includes it. */
#include <gio/gio.h>
