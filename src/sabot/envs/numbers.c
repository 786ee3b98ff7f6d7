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

static inline int64_t sabot_mark_cells(VecU8 numbers, int64_t at, VecI64 actions, int64_t end,
                                       int64_t cells, int64_t bit) {
    if (cells < 1 || end > UINT32_MAX || !sabot_within(at, cells, numbers.len)) return -1;
    for (int64_t i = 0; i < actions.len; i++)
        if (actions.items[i] >= 0 && actions.items[i] < end)
            numbers.items[at + (uint32_t)actions.items[i] % (uint32_t)cells] = (uint8_t)bit;
    return 0;
}

static inline int64_t sabot_draw_cells(VecU8 numbers, int64_t at, VecI64 cells, int64_t first,
                                       int64_t stride, int64_t columns, int64_t rows, int64_t tiles,
                                       int64_t shift, VecI16 drawn, VecI64 planes, VecU8 looks) {
    int64_t window = columns * rows, size = planes.len + 1, counted = 0, cell = 0;
    if (columns < 1 || rows < 1 || stride < 0 || tiles < 0 || drawn.len < window) return -1;
    if (!sabot_within(first, (columns - 1) * stride + rows, cells.len)) return -1;
    if (looks.len < 2 * (tiles + 1) * size) return -1;
    for (int64_t plane = 0; plane < planes.len; plane++)
        if (!sabot_within(at + planes.items[plane], window, numbers.len)) return -1;
    for (int64_t column = 0; column < columns; column++) {
        const int64_t *source = cells.items + first + column * stride;
        for (int64_t row = 0; row < rows; row++, cell++) {
            int64_t look = (source[row] & tiles) + (source[row] >> shift ? tiles + 1 : 0);
            const uint8_t *shown = looks.items + look * size;
            counted += shown[size - 1];
            if (look == drawn.items[cell]) continue;
            drawn.items[cell] = (int16_t)look;
            for (int64_t plane = 0; plane < planes.len; plane++)
                numbers.items[at + planes.items[plane] + cell] = shown[plane];
        }
    }
    return counted;
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
