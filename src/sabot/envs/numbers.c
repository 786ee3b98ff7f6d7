/* The loops of numbers.py in C. hatch_build.py lets each compiled function begin with a call of the
   one here that has its name. A negative result means that nothing was done, because something lies
   out of bounds: then the compiled Python goes on, and raises what it always does. */

#include <string.h>

static inline int sabot_within(int64_t at, int64_t size, int64_t length) {
    return at >= 0 && size >= 0 && at <= length && size <= length - at;
}

static inline int64_t sabot_clear(VecU8 numbers, int64_t at, int64_t size) {
    if (!sabot_within(at, size, numbers.len)) return -1;
    memset(numbers.items + at, 0, size);
    return 0;
}

static inline int64_t sabot_mark_actions(VecU8 masks, int64_t at, VecI64 actions, int64_t bit) {
    if (!sabot_within(at, 0, masks.len)) return -1;
    for (int64_t i = 0; i < actions.len; i++)
        if (actions.items[i] >= masks.len - at) return -1;
    for (int64_t i = 0; i < actions.len; i++)
        if (actions.items[i] >= 0) masks.items[at + actions.items[i]] = (uint8_t)bit;
    return 0;
}

/* The rest of a division by the number of cells, by a multiplication: exact below 2 to the 32. */
static inline int64_t sabot_mark_cells(VecU8 numbers, int64_t at, VecI64 actions, int64_t end,
                                       int64_t cells, int64_t bit) {
    if (cells < 1 || cells > UINT16_MAX || end > UINT16_MAX) return -1;
    if (!sabot_within(at, cells, numbers.len)) return -1;
    uint64_t inverse = (((uint64_t)1 << 32) + (uint64_t)cells - 1) / (uint64_t)cells;
    for (int64_t i = 0; i < actions.len; i++) {
        uint64_t action = (uint64_t)actions.items[i]; /* a negative one is greater than any end */
        if (action >= (uint64_t)(end > 0 ? end : 0)) continue;
        numbers.items[at + action - (action * inverse >> 32) * cells] = (uint8_t)bit;
    }
    return 0;
}

static inline int64_t sabot_spread(VecU8 numbers, int64_t at, int64_t packed, int64_t bits,
                                   int64_t count) {
    if (bits < 1 || bits > 8 || bits * count > 63 || !sabot_within(at, count, numbers.len)) return -1;
    for (int64_t i = 0; i < count; i++)
        numbers.items[at + i] = (uint8_t)(packed >> (i * bits) & ((1 << bits) - 1));
    return 0;
}

static inline int64_t sabot_tally(VecU8 numbers, int64_t at, VecI64 entries, int64_t first,
                                  int64_t end, int64_t kind_bits) {
    if (kind_bits < 0 || first < 0 || end > entries.len) return -1;
    if (!sabot_within(at, kind_bits, numbers.len - 1)) return -1;
    for (int64_t i = first; i < end; i++) numbers.items[at + (entries.items[i] & kind_bits)]++;
    return 0;
}

static inline int64_t sabot_tally_passes(VecU8 numbers, int64_t known, int64_t passed, VecI64 entries,
                                         int64_t own, int64_t players, int64_t kind_bits,
                                         int64_t open_bit, int64_t seat_shift, int64_t seat_bits) {
    if (kind_bits < 0 || seat_bits < 0 || own < 0 || own >= players) return -1;
    if (!sabot_within(known, kind_bits, numbers.len - 1)) return -1;
    if (!sabot_within(passed, seat_bits + players, numbers.len - 1)) return -1;
    for (int64_t i = 0; i < entries.len; i++) {
        int64_t entry = entries.items[i], place = (entry >> seat_shift & seat_bits) - own;
        int64_t is_open = (entry & open_bit) != 0;
        numbers.items[known + (entry & kind_bits)] += (uint8_t)(is_open | (place == 0));
        numbers.items[passed + place + (place < 0 ? players : 0)] += (uint8_t)(1 - is_open);
    }
    return 0;
}

/* A column of a window is compared at once: mostly nothing in it has changed. */
#define SABOT_ROWS 64

static inline int64_t sabot_draw_cells(VecU8 numbers, int64_t at, VecI64 cells, int64_t first,
                                       int64_t stride, int64_t columns, int64_t rows, int64_t tiles,
                                       int64_t shift, VecI16 drawn, VecI64 planes, VecU8 looks) {
    int64_t window = columns * rows, size = planes.len + 1;
    int16_t now[SABOT_ROWS];
    if (columns < 1 || rows < 1 || rows > SABOT_ROWS || stride < 0 || tiles < 0) return -1;
    if (drawn.len <= window) return -1;
    if (!sabot_within(first, (columns - 1) * stride + rows, cells.len)) return -1;
    if (looks.len < 2 * (tiles + 1) * size) return -1;
    for (int64_t plane = 0; plane < planes.len; plane++)
        if (!sabot_within(at + planes.items[plane], window, numbers.len)) return -1;
    int64_t counted = drawn.items[window];
    for (int64_t column = 0; column < columns; column++) {
        const int64_t *source = cells.items + first + column * stride;
        int16_t *before = drawn.items + column * rows;
        for (int64_t row = 0; row < rows; row++) {
            uint64_t content = (uint64_t)source[row];
            uint64_t more = (0 - (content >> shift)) >> 63; /* 1 if there is any bit from shift on */
            now[row] = (int16_t)((content & (uint64_t)tiles) + ((0 - more) & (uint64_t)(tiles + 1)));
        }
        if (!memcmp(now, before, (size_t)rows * sizeof *now)) continue;
        for (int64_t row = 0; row < rows; row++) {
            if (now[row] == before[row]) continue;
            const uint8_t *shown = looks.items + now[row] * size;
            counted += shown[size - 1] - looks.items[before[row] * size + size - 1];
            before[row] = now[row];
            for (int64_t plane = 0; plane < planes.len; plane++)
                numbers.items[at + planes.items[plane] + column * rows + row] = shown[plane];
        }
    }
    return drawn.items[window] = (int16_t)counted;
}

#ifdef __GNUC__
#define SABOT_FETCH(place) __builtin_prefetch(place, 1)
#else
#define SABOT_FETCH(place) ((void)(place))
#endif

static inline int64_t sabot_fetch(VecU8 numbers, int64_t at, int64_t size) {
    for (int64_t line = 0; line < size; line += 64) SABOT_FETCH(numbers.items + at + line);
    return 0;
}

static inline int64_t sabot_fetch_actions(VecU8 masks, int64_t at, VecI64 actions) {
    for (int64_t i = 0; i < actions.len; i++)
        if (actions.items[i] >= 0) SABOT_FETCH(masks.items + at + actions.items[i]);
    return 0;
}
