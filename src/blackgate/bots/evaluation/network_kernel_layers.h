/* The arithmetic of `network_kernel.c`, which includes this file once for each kind of processor: compilers make vector
instructions of these loops. NAMED gives each function a name of its own.

It is that of `linear_layer.py`, in the same order, so that all of them compute the same numbers to the last bit. Sums of integers
are exact in any order. Floats must be compiled without fused multiplications (-ffp-contract=off).
*/

/* Round the inputs of a row to integers, with as many bits as fit without an overflow. Return how many make 1. */
static double NAMED(round_inputs)(const Linear *layer, const double *restrict inputs, int16_t *restrict rounded) {
    double largest, steps = 1.0;
    int64_t used = 0, largest_bits = 0;
    for (Py_ssize_t i = 0; i < layer->inputs; i++) {
        int64_t bits; /* of numbers without a sign, they have the same order: compilers make faster code for integers */
        memcpy(&bits, &inputs[i], sizeof bits);
        bits &= INT64_MAX;
        used += bits != 0;
        largest_bits = bits > largest_bits ? bits : largest_bits;
    }
    if (used > 0) {
        memcpy(&largest, &largest_bits, sizeof largest);
        int64_t most = LARGEST_SUM / (LARGEST_WEIGHT * used);
        steps = (double)(most < LARGEST_INPUT ? most : LARGEST_INPUT) / largest;
    }
    for (Py_ssize_t i = 0; i < layer->inputs; i++)
        rounded[i] = (int16_t)(int32_t)(inputs[i] * steps);
    return steps;
}

/* Multiply one row of inputs with all weights. */
static void NAMED(multiply_row)(const Linear *layer, const int16_t *restrict inputs, int32_t *restrict sums) {
    Py_ssize_t width = layer->width;
    for (Py_ssize_t output = 0; output < layer->height; output += TILE) {
        const int16_t *restrict weights = layer->weights + output * width;
        int32_t tile[TILE] = {0};
        for (Py_ssize_t k = 0; k < width; k++)
            for (int j = 0; j < TILE; j++)
                tile[j] += (int32_t)inputs[k] * (int32_t)weights[j * width + k];
        memcpy(sums + output, tile, sizeof tile);
    }
}

/* Multiply rows of inputs with all weights, tile after tile. */
static void NAMED(multiply)(const Linear *layer, const int16_t *restrict inputs, Py_ssize_t rows, int32_t *restrict sums) {
    Py_ssize_t width = layer->width, height = layer->height;
    const int16_t *restrict weights = layer->weights;
    for (Py_ssize_t output = 0; output < height; output += TILE)
        for (Py_ssize_t row = 0; row < rows; row += TILE) {
            const int16_t *a = inputs + row * width, *b = weights + output * width;
            int32_t tile[TILE][TILE] = {{0}};
            for (Py_ssize_t k = 0; k < width; k++)
                for (int i = 0; i < TILE; i++)
                    for (int j = 0; j < TILE; j++)
                        tile[i][j] += (int32_t)a[i * width + k] * (int32_t)b[j * width + k];
            for (int i = 0; i < TILE; i++)
                for (int j = 0; j < TILE; j++)
                    sums[(row + i) * height + output + j] = tile[i][j];
        }
}

/* Add the outputs of a layer for some rows of inputs to `out`. */
static void NAMED(add_linear)(const Linear *layer, const double *inputs, Py_ssize_t rows, double *out, const Memory *memory) {
    memset(memory->rounded, 0, (size_t)(rows * layer->width) * sizeof(int16_t));
    for (Py_ssize_t row = 0; row < rows; row++)
        memory->steps[row] = NAMED(round_inputs)(layer, inputs + row * layer->inputs, memory->rounded + row * layer->width);
    NAMED(multiply)(layer, memory->rounded, rows / TILE * TILE, memory->sums);
    for (Py_ssize_t row = rows / TILE * TILE; row < rows; row++)
        NAMED(multiply_row)(layer, memory->rounded + row * layer->width, memory->sums + row * layer->height);
    for (Py_ssize_t row = 0; row < rows; row++) {
        double steps = memory->steps[row];
        double *restrict to = out + row * layer->outputs;
        const int32_t *restrict from = memory->sums + row * layer->height;
        const double *restrict scale = layer->scale, *restrict bias = layer->bias;
        for (Py_ssize_t j = 0; j < layer->outputs; j++)
            to[j] = to[j] + (double)from[j] / steps * scale[j] + bias[j];
    }
}

/* Add to `out` those outputs of a layer that a mask asks for, for some rows of inputs: a seat has few legal actions. */
static void NAMED(add_masked)(const Linear *layer, const double *inputs, const uint8_t *masks, Py_ssize_t rows, double *out,
                              const Memory *memory) {
    int16_t *restrict rounded = memory->rounded;
    memset(rounded, 0, (size_t)layer->width * sizeof(int16_t));
    for (Py_ssize_t row = 0; row < rows; row++) {
        double steps = NAMED(round_inputs)(layer, inputs + row * layer->inputs, rounded);
        for (Py_ssize_t j = row * layer->outputs, output = 0; output < layer->outputs; j++, output++)
            if (masks[j]) {
                const int16_t *restrict weights = layer->weights + output * layer->width;
                int32_t sum = 0;
                for (Py_ssize_t k = 0; k < layer->width; k++)
                    sum += (int32_t)rounded[k] * (int32_t)weights[k];
                out[j] = out[j] + (double)sum / steps * layer->scale[output] + layer->bias[output];
            }
    }
}

/* Normalise rows, and replace negative numbers by 0. The sums of some rows are added side by side, each in the order of its row. */
static void NAMED(rectify)(const Norm *norm, const double *inputs, Py_ssize_t rows, double *out) {
    Py_ssize_t size = norm->size;
    for (Py_ssize_t row = 0; row < rows; row += TILE) {
        Py_ssize_t count = rows - row < TILE ? rows - row : TILE;
        const double *first[TILE];
        double mean[TILE] = {0}, squares[TILE] = {0};
        for (Py_ssize_t i = 0; i < TILE; i++)
            first[i] = inputs + (row + (i < count ? i : 0)) * size;
        for (Py_ssize_t j = 0; j < size; j++)
            for (Py_ssize_t i = 0; i < TILE; i++) {
                double value = first[i][j];
                mean[i] += value;
                squares[i] += value * value;
            }
        for (Py_ssize_t i = 0; i < count; i++) {
            double middle = mean[i] / (double)size;
            double factor = 1.0 / sqrt(squares[i] / (double)size - middle * middle + EPSILON);
            double *restrict to = out + (row + i) * size;
            const double *restrict from = first[i], *restrict weight = norm->weight, *restrict bias = norm->bias;
            for (Py_ssize_t j = 0; j < size; j++) {
                double value = (from[j] - middle) * factor * weight[j] + bias[j];
                to[j] = value > 0.0 ? value : 0.0;
            }
        }
    }
}

/* Compute the outputs of the heads that are asked for; with masks, only those of legal actions. */
static void NAMED(compute)(const Network *net, const uint8_t *cells, const uint8_t *masks, Py_ssize_t rows, double *policy,
                           double *chances, const Memory *memory) {
    double *inputs = memory->inputs, *hidden = memory->hidden;
    for (Py_ssize_t row = 0; row < rows; row++)
        for (Py_ssize_t i = 0; i < net->cells; i++)
            inputs[row * net->cells + i] = (double)cells[row * net->cells + i] * net->input_scale[i];
    memset(hidden, 0, (size_t)(rows * net->last.size) * sizeof(double));
    NAMED(add_linear)(&net->first, inputs, rows, hidden, memory);
    for (Py_ssize_t block = 0; block < net->block_count; block++) {
        NAMED(rectify)(&net->norms[block], hidden, rows, inputs);
        NAMED(add_linear)(&net->blocks[block], inputs, rows, hidden, memory);
    }
    NAMED(rectify)(&net->last, hidden, rows, inputs);
    if (policy && masks)
        NAMED(add_masked)(&net->policy, inputs, masks, rows, policy, memory);
    else if (policy)
        NAMED(add_linear)(&net->policy, inputs, rows, policy, memory);
    if (chances)
        NAMED(add_linear)(&net->chances, inputs, rows, chances, memory);
}
