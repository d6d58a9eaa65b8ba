/* A bare measuring rig: complete two-player base games with farmers in flat arrays, and nothing
 * else: no expansions, no log, no names. What the engine is compared with (compare-rig.py), so
 * that a figure means the same on every machine. It shares no code with the engine.
 *
 *   rig [GAMES]
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <sys/resource.h>
enum
{
  F = 0,
  R = 1,
  C = 2
};
typedef struct
{
  uint8_t type, pen;
  uint8_t sides;
  uint8_t halves;
  uint8_t adj;
} Seg; // adj: bitmask of city segs in the tile
typedef struct
{
  uint8_t n, cloister, count;
  Seg s[9];
} Def;
#define N      1
#define E_     2
#define S_     4
#define W      8
#define H(...) hm ((int[]){ __VA_ARGS__, -1 })
static uint8_t
hm (int *p)
{
  uint8_t m = 0;
  while (*p >= 0)
    m |= 1 << *p++;
  return m;
}
static Def defs[24];
static int nd;
static Def *cur;
static void
tile (int count, int cl)
{
  cur = &defs[nd++];
  cur->count = count;
  cur->cloister = cl;
  cur->n = 0;
}
static void
city (int sides, int pen)
{
  cur->s[cur->n++] = (Seg){ C, pen, sides, 0, 0 };
}
static void
road (int sides)
{
  cur->s[cur->n++] = (Seg){ R, 0, sides, 0, 0 };
}
static void
fld (uint8_t halves, int adj)
{
  cur->s[cur->n++] = (Seg){ F, 0, 0, halves, adj };
}
static void
build (void)
{
  tile (4, 0);
  city (N, 0);
  road (E_ | W);
  fld (H (2, 7), 1);
  fld (H (3, 4, 5, 6), 0); // start type first
  tile (2, 1);
  road (S_);
  fld (255, 0);
  tile (4, 1);
  fld (255, 0);
  tile (1, 0);
  city (15, 1);
  tile (5, 0);
  city (N, 0);
  fld (H (2, 3, 4, 5, 6, 7), 1);
  tile (2, 0);
  city (E_ | W, 1);
  fld (H (0, 1), 1);
  fld (H (4, 5), 1);
  tile (1, 0);
  city (E_ | W, 0);
  fld (H (0, 1), 1);
  fld (H (4, 5), 1);
  tile (3, 0);
  city (E_, 0);
  city (W, 0);
  fld (H (0, 1, 4, 5), 3);
  tile (2, 0);
  city (N, 0);
  city (W, 0);
  fld (H (2, 3, 4, 5), 3);
  tile (3, 0);
  city (N, 0);
  road (E_ | S_);
  fld (H (3, 4), 0);
  fld (H (2, 5, 6, 7), 1);
  tile (3, 0);
  city (N, 0);
  road (W | S_);
  fld (H (5, 6), 0);
  fld (H (2, 3, 4, 7), 1);
  tile (3, 0);
  city (N, 0);
  road (E_);
  road (S_);
  road (W);
  fld (H (7, 2), 1);
  fld (H (3, 4), 0);
  fld (H (5, 6), 0);
  tile (2, 0);
  city (N | W, 1);
  fld (H (2, 3, 4, 5), 1);
  tile (3, 0);
  city (N | W, 0);
  fld (H (2, 3, 4, 5), 1);
  tile (2, 0);
  city (N | W, 1);
  road (E_ | S_);
  fld (H (3, 4), 0);
  fld (H (2, 5), 1);
  tile (3, 0);
  city (N | W, 0);
  road (E_ | S_);
  fld (H (3, 4), 0);
  fld (H (2, 5), 1);
  tile (1, 0);
  city (N | E_ | W, 1);
  fld (H (4, 5), 1);
  tile (3, 0);
  city (N | E_ | W, 0);
  fld (H (4, 5), 1);
  tile (2, 0);
  city (N | E_ | W, 1);
  road (S_);
  fld (H (4), 1);
  fld (H (5), 1);
  tile (1, 0);
  city (N | E_ | W, 0);
  road (S_);
  fld (H (4), 1);
  fld (H (5), 1);
  tile (8, 0);
  road (N | S_);
  fld (H (1, 2, 3, 4), 0);
  fld (H (5, 6, 7, 0), 0);
  tile (9, 0);
  road (S_ | W);
  fld (H (5, 6), 0);
  fld (H (7, 0, 1, 2, 3, 4), 0);
  tile (4, 0);
  road (E_);
  road (S_);
  road (W);
  fld (H (7, 0, 1, 2), 0);
  fld (H (3, 4), 0);
  fld (H (5, 6), 0);
  tile (1, 0);
  road (N);
  road (E_);
  road (S_);
  road (W);
  fld (H (1, 2), 0);
  fld (H (3, 4), 0);
  fld (H (5, 6), 0);
  fld (H (7, 0), 0);
}
// per type and rotation
typedef struct
{
  uint32_t key;
  uint8_t side[4];
  uint8_t half[8];
} Rot;
static Rot rots[24][4];
static uint8_t bag0[72];
// state
#define STR 256
typedef struct
{
  uint64_t m[2];
} TM;
static uint16_t par[72 * 9];
static uint8_t ty[72 * 9], mee[72 * 9][2], pens[72 * 9], rk[72 * 9];
static int8_t opn[72 * 9];
static TM tm_[72 * 9];
static uint8_t adjm[72 * 9];
static uint16_t base_of[72 * 9];
static int nn;
static uint8_t cell[65536]; // slot+1
static uint16_t fidx[65536];
static uint32_t fneed[256], fmask[256];
static uint16_t fpos[256];
static int fn;
static uint16_t slotpos[72], slotbase[72];
static uint8_t slottype[72], slotrot[72], clowner[72];
static int ns;
static uint64_t rs = 88172645463325252ULL;
static inline uint32_t
rnd (uint32_t n)
{
  rs ^= rs << 13;
  rs ^= rs >> 7;
  rs ^= rs << 17;
  return (uint32_t) (((rs >> 32) * n) >> 32);
}
static inline int
find (int i)
{
  while (par[i] != i)
    {
      par[i] = par[par[i]];
      i = par[i];
    }
  return i;
}
static const int dpos[4] = { -STR, 1, STR, -1 };
static int score[2], sup[2];
static inline void
uni (int a, int b, int edge)
{ // edge: 1 for city/road joints
  a = find (a);
  b = find (b);
  if (a == b)
    {
      opn[a] -= 2 * edge;
      return;
    }
  if (rk[a] < rk[b])
    {
      int t = a;
      a = b;
      b = t;
    }
  if (rk[a] == rk[b])
    rk[a]++;
  par[b] = a;
  opn[a] += opn[b] - 2 * edge;
  mee[a][0] += mee[b][0];
  mee[a][1] += mee[b][1];
  pens[a] += pens[b];
  tm_[a].m[0] |= tm_[b].m[0];
  tm_[a].m[1] |= tm_[b].m[1];
}
static inline int
ntiles (int r)
{
  return __builtin_popcountll (tm_[r].m[0]) + __builtin_popcountll (tm_[r].m[1]);
}
static inline void
award (int r, int pts)
{
  int a = mee[r][0], b = mee[r][1];
  if (a >= b)
    score[0] += pts;
  if (b >= a)
    score[1] += pts;
}
static inline void
put (int t, int r, int pos)
{
  int slot = ns++;
  const Def *d = &defs[t];
  const Rot *q = &rots[t][r];
  int base = nn;
  slotpos[slot] = pos;
  slotbase[slot] = base;
  slottype[slot] = t;
  slotrot[slot] = r;
  clowner[slot] = 255;
  cell[pos] = slot + 1;
  for (int i = 0; i < d->n; i++)
    {
      int k = nn++;
      par[k] = k;
      ty[k] = d->s[i].type;
      rk[k] = 0;
      mee[k][0] = mee[k][1] = 0;
      pens[k] = d->s[i].pen;
      opn[k] = __builtin_popcount (d->s[i].sides);
      tm_[k].m[0] = slot < 64 ? 1ULL << slot : 0;
      tm_[k].m[1] = slot < 64 ? 0 : 1ULL << (slot - 64);
      adjm[k] = d->s[i].adj;
      base_of[k] = base;
    }
  // frontier: drop this cell
  int fi = fidx[pos];
  if (fi)
    {
      fi--;
      fn--;
      fidx[pos] = 0;
      if (fi != fn)
        {
          fneed[fi] = fneed[fn];
          fmask[fi] = fmask[fn];
          fpos[fi] = fpos[fn];
          fidx[fpos[fi]] = fi + 1;
        }
    }
  for (int e = 0; e < 4; e++)
    {
      int np = (uint16_t) (pos + dpos[e]), o = (e + 2) & 3;
      uint32_t et = (q->key >> (8 * e)) & 255;
      int c = cell[np];
      if (c)
        {
          int b2 = slotbase[c - 1];
          const Rot *q2 = &rots[slottype[c - 1]][slotrot[c - 1]];
          if (et != F)
            uni (base + q->side[e], b2 + q2->side[o], 1);
          if (et != C)
            {
              uni (base + q->half[2 * e], b2 + q2->half[2 * o + 1], 0);
              if (!(et == F && 0))
                uni (base + q->half[2 * e + 1], b2 + q2->half[2 * o], 0);
            }
        }
      else
        {
          int k = fidx[np];
          if (!k)
            {
              k = ++fn;
              fidx[np] = k;
              fpos[k - 1] = np;
              fneed[k - 1] = 0;
              fmask[k - 1] = 0;
            }
          k--;
          fneed[k] |= et << (8 * o);
          fmask[k] |= 255u << (8 * o);
        }
    }
}
static int
neigh (int pos)
{
  int c = 0;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++)
      c += cell[(uint16_t) (pos + y * STR + x)] != 0;
  return c;
}
static long turns;
static void
game (void)
{
  ns = nn = fn = 0;
  score[0] = score[1] = 0;
  sup[0] = sup[1] = 7;
  uint8_t bag[71];
  memcpy (bag, bag0 + 1, 71);
  int nb = 71;
  put (0, 0, 128 * STR + 128);
  int pl = 0;
  while (nb)
    {
      int bi = rnd (nb);
      int t = bag[bi];
      bag[bi] = bag[--nb];
      uint16_t mv[1024];
      int m = 0;
      const uint32_t k0 = rots[t][0].key, k1 = rots[t][1].key, k2 = rots[t][2].key,
                     k3 = rots[t][3].key;
      for (int i = 0; i < fn; i++)
        {
          uint32_t n = fneed[i], x = fmask[i];
          mv[m] = i << 2;
          m += ((k0 ^ n) & x) == 0;
          mv[m] = i << 2 | 1;
          m += ((k1 ^ n) & x) == 0;
          mv[m] = i << 2 | 2;
          m += ((k2 ^ n) & x) == 0;
          mv[m] = i << 2 | 3;
          m += ((k3 ^ n) & x) == 0;
        }
      if (!m)
        continue;
      int q = mv[rnd (m)];
      int pos = fpos[q >> 2];
      put (t, q & 3, pos);
      turns++;
      int slot = ns - 1, base = slotbase[slot];
      const Def *d = &defs[t];
      if (sup[pl])
        {
          int op[10], no = 0;
          op[no++] = -1;
          for (int i = 0; i < d->n; i++)
            {
              int r = find (base + i);
              if (!(mee[r][0] | mee[r][1]))
                op[no++] = r;
            }
          if (d->cloister)
            op[no++] = -2;
          int o = op[rnd (no)];
          if (o != -1)
            {
              sup[pl]--;
              if (o == -2)
                clowner[slot] = pl;
              else
                mee[o][pl]++;
            }
        }
      for (int i = 0; i < d->n; i++)
        if (d->s[i].type != F)
          {
            int r = find (base + i);
            if (opn[r] == 0 && (mee[r][0] | mee[r][1]))
              {
                int p = ntiles (r);
                if (ty[r] == C)
                  p = 2 * (p + pens[r]);
                award (r, p);
                sup[0] += mee[r][0];
                sup[1] += mee[r][1];
                mee[r][0] = mee[r][1] = 0;
              }
          }
      for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
          {
            int np = (uint16_t) (pos + y * STR + x);
            int c = cell[np];
            if (c && clowner[c - 1] != 255 && neigh (np) == 9)
              {
                score[clowner[c - 1]] += 9;
                sup[clowner[c - 1]]++;
                clowner[c - 1] = 255;
              }
          }
      pl ^= 1;
    }
  // final scoring
  for (int s = 0; s < ns; s++)
    if (clowner[s] != 255)
      score[clowner[s]] += neigh (slotpos[s]);
  for (int k = 0; k < nn; k++)
    if (par[k] == k && (mee[k][0] | mee[k][1]))
      {
        if (ty[k] != F)
          award (k, ntiles (k) + (ty[k] == C ? pens[k] : 0));
        else
          {
            uint64_t seen[11] = { 0 };
            int cnt = 0;
            for (int j = 0; j < nn; j++)
              if (adjm[j] && find (j) == k)
                {
                  for (int c = 0; c < 2; c++)
                    if (adjm[j] >> c & 1)
                      {
                        int r = find (base_of[j] + c);
                        if (opn[r] == 0 && !(seen[r >> 6] >> (r & 63) & 1))
                          {
                            seen[r >> 6] |= 1ULL << (r & 63);
                            cnt++;
                          }
                      }
                }
            award (k, 3 * cnt);
          }
      }
  for (int s = 0; s < ns; s++)
    cell[slotpos[s]] = 0;
  for (int i = 0; i < fn; i++)
    fidx[fpos[i]] = 0;
}
int
main (int c, char **v)
{
  long G = c > 1 ? atol (v[1]) : 200000;
  build ();
  int b = 0;
  for (int t = 0; t < nd; t++)
    for (int i = 0; i < defs[t].count; i++)
      bag0[b++] = t;
  if (b != 72)
    return 1;
  for (int t = 0; t < nd; t++)
    for (int r = 0; r < 4; r++)
      {
        Rot *q = &rots[t][r];
        q->key = 0;
        for (int i = 0; i < defs[t].n; i++)
          {
            Seg *s = &defs[t].s[i];
            for (int e = 0; e < 4; e++)
              if (s->sides >> e & 1)
                {
                  int e2 = (e + r) & 3;
                  q->side[e2] = i;
                  q->key |= (uint32_t) s->type << (8 * e2);
                }
            for (int h = 0; h < 8; h++)
              if (s->halves >> h & 1)
                q->half[(h + 2 * r) & 7] = i;
          }
      }
  struct timespec a, z;
  clock_gettime (CLOCK_MONOTONIC, &a);
  double s0 = 0, s1 = 0;
  long tl = 0;
  for (long g = 0; g < G; g++)
    {
      game ();
      s0 += score[0];
      s1 += score[1];
      tl += ns;
    }
  clock_gettime (CLOCK_MONOTONIC, &z);
  double dt = (z.tv_sec - a.tv_sec) + (z.tv_nsec - a.tv_nsec) * 1e-9;
  struct rusage u;
  getrusage (RUSAGE_SELF, &u);
  printf ("games %ld %.0f games/s  %.1f ns/turn  avg %.2f : %.2f  tiles %.2f  maxrss %ld KB\n", G,
          G / dt, dt * 1e9 / turns, s0 / G, s1 / G, (double) tl / G, u.ru_maxrss);
}
