/* What the build reads once for all files that show something; nobody includes it. */
#include <adwaita.h>
