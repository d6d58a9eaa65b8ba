/* Limits of the system, and a filter of its calls. */
#include "app/pictures/lockdown.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __linux__
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#endif

#include "tilewright-config.h"

#ifdef TW_HAVE_SECCOMP
#include <seccomp.h>
#endif

/* A picture of 40 million pixels takes 160 MB, a progressive JPEG of that size 240 MB while it is
 * read; what comes of them 64 MB. */
#define MAX_MEMORY ((rlim_t) 768 << 20)
/* The budget of a request ends it first; this is for one that never comes. */
#define MAX_CPU_S 10

/* The checker of addresses maps terabytes, and one that looks for leaks starts a thread. */
#if defined(__SANITIZE_ADDRESS__)
#define IS_CHECKED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_CHECKED 1
#endif
#endif
#ifndef IS_CHECKED
#define IS_CHECKED 0
#endif

static void
limit (int what, rlim_t most)
{
  struct rlimit limits;

  if (getrlimit (what, &limits) != 0)
    return;
  if (limits.rlim_max == RLIM_INFINITY || limits.rlim_max > most)
    limits.rlim_max = most;
  limits.rlim_cur = limits.rlim_max;
  setrlimit (what, &limits);
}

#ifdef TW_HAVE_SECCOMP
/* What memory, pipes, clocks and the end of a process take. */
static const int allowed[] = {
  SCMP_SYS (read),
  SCMP_SYS (write),
  SCMP_SYS (readv),
  SCMP_SYS (writev),
  SCMP_SYS (close),
  SCMP_SYS (exit),
  SCMP_SYS (exit_group),
  SCMP_SYS (brk),
  SCMP_SYS (munmap),
  SCMP_SYS (mremap),
  SCMP_SYS (madvise),
  SCMP_SYS (futex),
  SCMP_SYS (rt_sigaction),
  SCMP_SYS (rt_sigprocmask),
  SCMP_SYS (rt_sigreturn),
  SCMP_SYS (sigaltstack),
  SCMP_SYS (clock_gettime),
  SCMP_SYS (gettimeofday),
  SCMP_SYS (getrandom),
  SCMP_SYS (getpid),
  SCMP_SYS (gettid),
  SCMP_SYS (sched_yield),
  SCMP_SYS (fstat),
  SCMP_SYS (lseek),
  SCMP_SYS (setitimer),
  SCMP_SYS (restart_syscall),
  SCMP_SYS (sched_getaffinity),
  SCMP_SYS (poll),
  SCMP_SYS (ppoll),
};

static void
filter_calls (void)
{
  scmp_filter_ctx filter = seccomp_init (SCMP_ACT_ERRNO (EPERM));
  gboolean is_good = filter != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (allowed) && is_good; i++)
    is_good = seccomp_rule_add (filter, SCMP_ACT_ALLOW, allowed[i], 0) == 0;
  /* Memory that holds data never becomes a program. */
  if (is_good)
    is_good = seccomp_rule_add (filter, SCMP_ACT_ALLOW, SCMP_SYS (mmap), 1,
                                SCMP_A2 (SCMP_CMP_MASKED_EQ, PROT_EXEC, 0))
                  == 0
              && seccomp_rule_add (filter, SCMP_ACT_ALLOW, SCMP_SYS (mprotect), 1,
                                   SCMP_A2 (SCMP_CMP_MASKED_EQ, PROT_EXEC, 0))
                     == 0;
  /* Its own end alone: abort() sends itself a signal. */
  if (is_good)
    is_good = seccomp_rule_add (filter, SCMP_ACT_ALLOW, SCMP_SYS (tgkill), 1,
                                SCMP_A0 (SCMP_CMP_EQ, (scmp_datum_t) getpid ()))
              == 0;
  if (is_good)
    seccomp_load (filter);
  if (filter != NULL)
    seccomp_release (filter);
}
#endif

void
tw_lockdown (void)
{
  limit (RLIMIT_CORE, 0);
  limit (RLIMIT_FSIZE, 0);
  limit (RLIMIT_CPU, MAX_CPU_S);
#ifdef __linux__
  prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  /* Nobody waits for an answer when the program has gone. */
  prctl (PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
#endif
  if (IS_CHECKED)
    return;
  limit (RLIMIT_AS, MAX_MEMORY);
  limit (RLIMIT_NPROC, 0);
#ifdef TW_HAVE_SECCOMP
  filter_calls ();
#endif
}

void
tw_lockdown_budget (guint budget_ms)
{
  struct itimerval timer = { .it_value = { budget_ms / 1000, budget_ms % 1000 * 1000 } };

  /* SIGPROF ends a process that does not expect it. */
  setitimer (ITIMER_PROF, &timer, NULL);
}

const char *
tw_lockdown_is_tight (void)
{
#ifdef TW_HAVE_SECCOMP
  if (IS_CHECKED)
    return NULL;
  if (open ("/dev/null", O_RDONLY | O_CLOEXEC) >= 0)
    return "open";
  if (socket (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0) >= 0)
    return "socket";
  if (fork () >= 0)
    return "fork";
  if (mmap (NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED)
    return "program";
  if (kill (getppid (), 0) == 0)
    return "kill";
  {
    void *much = mmap (NULL, (size_t) MAX_MEMORY, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (much != MAP_FAILED)
      return "memory";
  }
#endif
  return NULL;
}
