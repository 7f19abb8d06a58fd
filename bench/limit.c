/* The physical limit: random solo games of Cartographers in C, the same games by seed as the fast lane.

   bench/lab.py writes tables.h from the same card files and builds this with gcc -O3 -march=native. All
   legal placements are enumerated each turn, all sixteen scoring cards are in the mix, chance is
   counter-v1. It exists to be measured against and compared with, not to be extended. */
#include <immintrin.h>
#include <stdint.h>

typedef unsigned __int128 u128;
typedef uint64_t u64;
#include "tables.h"

/* --- boards */

static inline int count(u128 x) { return __builtin_popcountll((u64)x) + __builtin_popcountll((u64)(x >> 64)); }

static inline int nth(u128 x, int k) {
  int low = __builtin_popcountll((u64)x);
  if (k < low) return __builtin_ctzll(_pdep_u64(1ULL << k, (u64)x));
  return 64 + __builtin_ctzll(_pdep_u64(1ULL << (k - low), (u64)(x >> 64)));
}

static inline u128 first(u128 x) { return x & -x; }

static inline u128 neighbours(u128 x) {
  return (x << 11 | x >> 11 | (x & NOT_RIGHT) << 1 | (x & NOT_LEFT) >> 1) & FULL;
}

static inline u128 enclosed(u128 filled) { return FULL ^ neighbours(FULL ^ filled); }

static inline u128 cluster(u128 seed, u128 area) {
  for (;;) {
    u128 grown = (seed | neighbours(seed)) & area;
    if (grown == seed) return seed;
    seed = grown;
  }
}

static inline int clusters(u128 area) {
  int n = 0;
  for (; area; n++) area ^= cluster(first(area), area);
  return n;
}

/* --- scoring: t holds the five terrains, then mountains and ruins */

enum { FOREST, VILLAGE, FARM, WATER, MONSTER };

typedef struct {
  u128 t[5], filled, mountain, ruins;
} sheet_t;

static int lines(u128 board, int by_row) {
  int n = 0;
  for (int k = 0; k < 11; k++) n += !!(board & (by_row ? TOP << 11 * k : LEFT << k));
  return n;
}

static int lone(u128 area, u128 other) {
  return clusters(area ^ cluster(area & (EDGE | neighbours(other)), area));
}

static int linked_mountains(const sheet_t *s) {
  u128 linked = 0, rest = s->t[FOREST] & neighbours(s->mountain);
  while (rest) {
    u128 forest = cluster(first(rest), s->t[FOREST]), beside = neighbours(forest) & s->mountain;
    rest &= ~forest;
    if (count(beside) > 1) linked |= beside;
  }
  return count(linked);
}

static int villages(const sheet_t *s, int card) {
  int largest = 0, second = 0, big = 0, well_placed = 0;
  u128 rest = s->t[VILLAGE];
  if (card == great_city) rest ^= cluster(rest & neighbours(s->mountain), rest);
  while (rest) {
    u128 whole = cluster(first(rest), rest);
    int size = count(whole);
    rest ^= whole;
    if (size >= 6) big++;
    if (size > largest) second = largest, largest = size;
    else if (size > second) second = size;
    if (card == greengold_plains) {
      u128 by = neighbours(whole);
      well_placed += !!(by & s->t[FOREST]) + !!(by & s->t[FARM]) + !!(by & s->t[WATER]) +
                         !!(by & s->t[MONSTER]) + !!(by & s->mountain) >= 3;
    }
  }
  if (card == great_city) return largest;
  if (card == shieldgate) return 2 * second;
  return card == wildholds ? 8 * big : 3 * well_placed;
}

static int largest_square(u128 corners) {
  int side = 0;
  for (; corners; side++) {
    u128 below = corners & corners >> 11;
    corners = below & (below & NOT_LEFT) >> 1;
  }
  return side;
}

static int full_diagonals(u128 filled) {
  int n = 0;
  for (u128 climbing = filled & BOTTOM; climbing; climbing = (climbing & NOT_LEFT) >> 12 & filled)
    n += !!(climbing & LEFT);
  return n;
}

static int stars(int card, const sheet_t *s) {
  const u128 *t = s->t;
  switch (card) {
    case sentinel_wood: return count(t[FOREST] & EDGE);
    case greenbough: return lines(t[FOREST], 1) + lines(t[FOREST], 0);
    case treetower: return count(t[FOREST] & enclosed(s->filled));
    case stoneside_forest: return 3 * linked_mountains(s);
    case canal_lake: return count(t[WATER] & neighbours(t[FARM])) + count(t[FARM] & neighbours(t[WATER]));
    case mages_valley: return 2 * count(t[WATER] & neighbours(s->mountain)) + count(t[FARM] & neighbours(s->mountain));
    case the_golden_granary: return count(t[WATER] & neighbours(s->ruins)) + 3 * count(t[FARM] & s->ruins);
    case shoreside_expanse: return 3 * lone(t[FARM], t[WATER]) + 3 * lone(t[WATER], t[FARM]);
    case borderlands: return 6 * (22 - lines(FULL ^ s->filled, 1) - lines(FULL ^ s->filled, 0));
    case lost_barony: return 3 * largest_square(s->filled);
    case the_broken_road: return 3 * full_diagonals(s->filled);
    case the_cauldrons: return count(enclosed(s->filled) & (FULL ^ s->filled));
    default: return villages(s, card);
  }
}

/* --- chance: counter-v1 */

static inline u64 mixed(u64 x) {
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
  return x ^ x >> 31;
}
static inline u64 key_of(u64 seed) { return mixed(seed + 0x9E3779B97F4A7C15ULL); }
static inline int draw(u64 key, u64 label, int choices) { return (u128)mixed(key ^ label) * choices >> 64; }

/* --- the game */

static inline int fits(const task_t *task, u128 empty, u128 ruins, int duty, u128 *anchors) {
  int n = 0;
  for (int turn = 0; turn < task->turns; turn++) {
    const turn_t *o = &task->turn[turn];
    u128 a = o->valid;
    for (int j = 0; j < o->cells; j++) a &= empty >> o->offset[j];
    if (duty && a) {
      u128 covering = 0;
      for (int j = 0; j < o->cells; j++) covering |= ruins >> o->offset[j];
      a &= covering;
    }
    anchors[turn] = a;
    n += count(a);
  }
  return n;
}

static inline void fill(sheet_t *s, int *coins, int terrain, u128 spaces, int coin) {
  s->t[terrain] |= spaces;
  s->filled |= spaces;
  u128 closed = s->mountain & neighbours(spaces);
  if (closed) coin += count(closed & enclosed(s->filled));
  *coins += coin < TRACK - *coins ? coin : TRACK - *coins;
}

static int scored(const sheet_t *s, const int *edicts, int season, int coins) {
  int total = coins - count(neighbours(s->t[MONSTER]) & (FULL ^ s->filled));
  for (int k = 0; k < 2; k++) total += stars(edicts[SEASON_EDICT[season][k]], s);
  return total;
}

static void play(u64 seed, int side, const int *given, int16_t *total_out, int32_t *turns_out) {
  u64 key = key_of(seed), policy = key_of(seed);
  sheet_t s = {{0}, PRINTED[side], MOUNTAIN[side], RUINS[side]};
  int edicts[4], coins = 0, total = 0, turns = 0, in_deck = 0, ambushes = 15;
  for (int letter = 0, left = 0xFFFF; letter < 4; letter++) {
    edicts[letter] = given[letter] >= 0 ? given[letter] : nth(left, draw(key, EDICT_LABEL[letter], count(left)));
    left &= ~CATEGORY[edicts[letter]];
  }
  for (int season = 0; season < 4; season++) {
    int deck = (1 << EXPLORE) - 1, time = 0, duty = 0, shown = 0;
    in_deck++;
    while (time < SEASON_TIME[season]) {
      int k = draw(key, CARD_LABEL[season][shown], in_deck + count(deck));
      if (k < in_deck) {
        int a = nth(ambushes, draw(key, AMBUSH_LABEL[season][shown], count(ambushes)));
        ambushes ^= 1 << a;
        in_deck--;
        for (int w = WALK_BEGINS[a]; w < WALK_BEGINS[a + 1]; w++)
          if (!(WALK[w] & s.filled)) {
            fill(&s, &coins, MONSTER, WALK[w], 0);
            break;
          }
      } else {
        int card = nth(deck, k - in_deck);
        deck ^= 1 << card;
        if (IS_RUINS[card]) {
          duty = 1, shown++;
          continue;
        }
        time += TIME[card];
        u128 empty = FULL ^ s.filled, anchors[MOST_TURNS];
        if (empty) {
          const task_t *task = &TASK[card];
          int n = fits(task, empty, s.ruins & empty, duty, anchors);
          if (!n) anchors[0] = empty, n = count(empty), task = &TASK[ANY_SQUARE];
          int choice = draw(policy, turns, n * task->terrains), terrain = choice % task->terrains, turn = 0;
          choice /= task->terrains;
          for (int here; choice >= (here = count(anchors[turn])); turn++) choice -= here;
          fill(&s, &coins, task->terrain[terrain], task->turn[turn].footprint << nth(anchors[turn], choice),
               task->turn[turn].coin);
        }
        duty = 0;
      }
      shown++, turns++;
      if (s.filled == FULL) {
        for (; season < 4; season++) total += scored(&s, edicts, season, coins);
        goto over;
      }
    }
    total += scored(&s, edicts, season, coins);
  }
over:
  *total_out = total;
  *turns_out = turns;
}

void play_all(const u64 *seeds, int games, int side, const int *edicts, int16_t *stars_out, int32_t *turns_out) {
  for (int i = 0; i < games; i++) play(seeds[i], side, edicts, stars_out + i, turns_out + i);
}
