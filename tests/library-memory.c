/* Tells the leak checker that what libraries allocate while they are loaded is theirs.
 *
 * GLib begins with room for 2,048 quarks. When a program has more, as one with many kinds of
 * widgets may, GLib takes a larger block and leaves the first one behind on purpose, because others
 * may be reading it. The block was allocated before main() and its stack has no name that
 * leaks.supp could say.
 */
#include <sanitizer/lsan_interface.h>

/* Before the constructors of all libraries … */
static void
before_libraries (void)
{
  __lsan_disable ();
}

__attribute__ ((section (".preinit_array"),
                used)) static void (*const preinit) (void) = before_libraries;

/* … and after them. */
__attribute__ ((constructor)) static void
after_libraries (void)
{
  __lsan_enable ();
}
