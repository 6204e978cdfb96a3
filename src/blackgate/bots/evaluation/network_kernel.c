/* The layers of a policy network for a batch of positions, with the vector instructions of the processor.

It computes the same numbers as `linear_layer.py` to the last bit, on every machine. `network_kernel_layers.h` has the arithmetic,
`network_kernel.pyi` says what Python sees.
*/
/* Some distributions let gcc check memcpy and the like. It can't inline these checks into functions for other processors. */
#undef _FORTIFY_SOURCE
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#define LARGEST_SUM 2147483647 /* of a 32-bit number */
#define LARGEST_WEIGHT 127
#define LARGEST_INPUT 32767
#define EPSILON 1e-5 /* added to a variance, as PyTorch does */
#define MAX_BLOCKS 16
#define TILE 4    /* rows and outputs that are multiplied together: their sums stay in registers */
#define VECTOR 32 /* numbers of 16 bits in the longest vector */
#define ALIGNMENT 64 /* bytes of the longest vector: one that crosses cache lines takes twice as long */

static Py_ssize_t round_up(Py_ssize_t n, Py_ssize_t to) { return (n + to - 1) / to * to; }

typedef struct {
    Py_ssize_t inputs, outputs; /* as in the file */
    Py_ssize_t width, height;   /* of the weights: rounded up with zeros to whole vectors and tiles */
    int16_t *weights;           /* aligned; a row of inputs for each output */
    void *weights_memory;
    double *scale, *bias;
} Linear;

typedef struct {
    Py_ssize_t size;
    double *weight, *bias;
} Norm;

typedef struct {
    PyObject_HEAD
    Py_ssize_t cells;
    double *input_scale;
    Linear first, blocks[MAX_BLOCKS], policy, chances;
    Norm norms[MAX_BLOCKS], last;
    Py_ssize_t block_count;
} Network;

/* Working memory for some rows. */
typedef struct {
    double *inputs, *hidden, *steps;
    int16_t *rounded; /* aligned */
    int32_t *sums;
    void *rounded_memory;
} Memory;

static Py_ssize_t larger(Py_ssize_t a, Py_ssize_t b) { return a > b ? a : b; }

static int16_t *aligned(void *memory) { return (int16_t *)(((uintptr_t)memory + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT); }

/* --- computing ---------------------------------------------------------------------------- */
typedef void Compute(const Network *, const uint8_t *, const uint8_t *, Py_ssize_t, double *, double *, const Memory *);

#define NAMED(function) function##_anywhere
#include "network_kernel_layers.h"
#undef NAMED

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define HAS_VARIANTS
#pragma GCC push_options
#pragma GCC target("arch=haswell")
#define NAMED(function) function##_avx2
#include "network_kernel_layers.h"
#undef NAMED
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("arch=cascadelake")
#define NAMED(function) function##_avx512
#include "network_kernel_layers.h"
#undef NAMED
#pragma GCC pop_options
#endif

/* The variants that this processor can run, the fastest one first. */
typedef struct {
    const char *name;
    Compute *compute;
} Variant;

static Variant variants[3];
static int variant_count = 0;
static Compute *compute = compute_anywhere;

static void add_variant(const char *name, Compute *computes) { variants[variant_count++] = (Variant){name, computes}; }

static void find_variants(void) {
    variant_count = 0;
#ifdef HAS_VARIANTS
    if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512vl"))
        add_variant("avx512", compute_avx512);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"))
        add_variant("avx2", compute_avx2);
#endif
    add_variant("anywhere", compute_anywhere);
    compute = variants[0].compute;
}

/* Compute the outputs of the heads that are asked for, which begin with 0. Return 0 if there is not enough memory. */
static int evaluate(const Network *net, const uint8_t *cells, const uint8_t *masks, Py_ssize_t rows, double *policy,
                    double *chances) {
    Py_ssize_t size = net->last.size;
    Py_ssize_t widest = larger(net->first.width, net->policy.width);
    Py_ssize_t highest = larger(larger(net->first.height, net->policy.height), net->chances.height);
    Memory memory = {
        .inputs = malloc((size_t)(rows * larger(net->cells, size)) * sizeof(double)),
        .hidden = malloc((size_t)(rows * size) * sizeof(double)),
        .steps = malloc((size_t)rows * sizeof(double)),
        .sums = malloc((size_t)(rows * highest) * sizeof(int32_t)),
        .rounded_memory = malloc((size_t)(rows * widest) * sizeof(int16_t) + ALIGNMENT),
    };
    int enough = memory.inputs && memory.hidden && memory.steps && memory.sums && memory.rounded_memory;
    if (enough) {
        memory.rounded = aligned(memory.rounded_memory);
        compute(net, cells, masks, rows, policy, chances, &memory);
    }
    free(memory.inputs), free(memory.hidden), free(memory.steps), free(memory.sums), free(memory.rounded_memory);
    return enough;
}

/* --- for Python --------------------------------------------------------------------------- */
static double *doubles_of(PyObject *list, Py_ssize_t size) {
    PyObject *items = PySequence_Fast(list, "expected a list of floats");
    double *found = items ? malloc((size_t)larger(size, 1) * sizeof(double)) : NULL;
    if (found && PySequence_Fast_GET_SIZE(items) != size)
        PyErr_SetString(PyExc_ValueError, "the lists of floats have other lengths");
    else if (found)
        for (Py_ssize_t i = 0; i < size; i++)
            found[i] = PyFloat_AsDouble(PySequence_Fast_GET_ITEM(items, i));
    else if (items)
        PyErr_NoMemory();
    Py_XDECREF(items);
    return found;
}

static int read_norm(PyObject *parts, Norm *norm) {
    PyObject *weight, *bias;
    if (!PyArg_ParseTuple(parts, "OO", &weight, &bias))
        return 0;
    norm->size = PySequence_Size(weight);
    norm->weight = doubles_of(weight, norm->size);
    norm->bias = doubles_of(bias, norm->size);
    return !PyErr_Occurred();
}

static int read_linear(PyObject *parts, Linear *layer) {
    Py_buffer weights;
    PyObject *scale, *bias;
    if (!PyArg_ParseTuple(parts, "y*OO", &weights, &scale, &bias))
        return 0;
    layer->outputs = PySequence_Size(bias);
    layer->inputs = layer->outputs > 0 ? weights.len / layer->outputs : 0;
    layer->width = round_up(layer->inputs, VECTOR);
    layer->height = round_up(layer->outputs, TILE);
    layer->scale = doubles_of(scale, layer->outputs);
    layer->bias = doubles_of(bias, layer->outputs);
    layer->weights_memory = calloc((size_t)(layer->width * layer->height) * sizeof(int16_t) + ALIGNMENT, 1);
    if (!layer->weights_memory) {
        PyErr_NoMemory();
    } else {
        layer->weights = aligned(layer->weights_memory);
        for (Py_ssize_t i = 0; i < layer->inputs; i++)
            for (Py_ssize_t j = 0; j < layer->outputs; j++)
                layer->weights[j * layer->width + i] = ((const int8_t *)weights.buf)[i * layer->outputs + j];
    }
    PyBuffer_Release(&weights);
    return !PyErr_Occurred();
}

static int sizes_fit(const Network *net) {
    Py_ssize_t size = net->last.size;
    int fit = net->first.inputs == net->cells && net->first.outputs == size;
    for (Py_ssize_t block = 0; block < net->block_count; block++)
        fit = fit && net->norms[block].size == size && net->blocks[block].inputs == size && net->blocks[block].outputs == size;
    return fit && net->policy.inputs == size && net->chances.inputs == size;
}

static int Network_init(Network *net, PyObject *arguments, PyObject *names) {
    PyObject *input_scale, *first, *blocks, *last, *policy, *chances;
    if (net->input_scale) {
        PyErr_SetString(PyExc_TypeError, "a network is read-only");
        return -1;
    }
    if (!PyArg_ParseTuple(arguments, "OOO!OOO", &input_scale, &first, &PyList_Type, &blocks, &last, &policy, &chances))
        return -1;
    net->cells = PySequence_Size(input_scale);
    net->input_scale = doubles_of(input_scale, net->cells);
    if (PyErr_Occurred() || !read_linear(first, &net->first) || !read_norm(last, &net->last) ||
        !read_linear(policy, &net->policy) || !read_linear(chances, &net->chances))
        return -1;
    if (PyList_GET_SIZE(blocks) > MAX_BLOCKS) {
        PyErr_Format(PyExc_ValueError, "a network has at most %d blocks", MAX_BLOCKS);
        return -1;
    }
    for (; net->block_count < PyList_GET_SIZE(blocks); net->block_count++) {
        PyObject *norm, *layer;
        if (!PyArg_ParseTuple(PyList_GET_ITEM(blocks, net->block_count), "OO", &norm, &layer) ||
            !read_norm(norm, &net->norms[net->block_count]) || !read_linear(layer, &net->blocks[net->block_count]))
            return -1;
    }
    if (!sizes_fit(net)) {
        PyErr_SetString(PyExc_ValueError, "the layers of the network do not fit together");
        return -1;
    }
    return 0;
}

static void free_linear(Linear *layer) { free(layer->weights_memory), free(layer->scale), free(layer->bias); }

static void free_norm(Norm *norm) { free(norm->weight), free(norm->bias); }

static void Network_dealloc(Network *net) {
    PyTypeObject *type = Py_TYPE(net);
    free(net->input_scale);
    free_linear(&net->first), free_norm(&net->last), free_linear(&net->policy), free_linear(&net->chances);
    for (Py_ssize_t block = 0; block < MAX_BLOCKS; block++)
        free_norm(&net->norms[block]), free_linear(&net->blocks[block]);
    type->tp_free((PyObject *)net);
    Py_DECREF(type);
}

static PyObject *list_of(const double *numbers, Py_ssize_t count) {
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list && i < count; i++) {
        PyObject *number = PyFloat_FromDouble(numbers[i]);
        if (!number)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, number);
    }
    return list;
}

/* Return one head's outputs for a position. */
static PyObject *outputs_of(Network *net, PyObject *argument, const Linear *head) {
    Py_buffer cells;
    if (PyObject_GetBuffer(argument, &cells, PyBUF_SIMPLE) < 0)
        return NULL;
    double *outputs = calloc((size_t)larger(head->outputs, 1), sizeof(double));
    PyObject *found = NULL;
    if (cells.len != net->cells)
        PyErr_SetString(PyExc_ValueError, "an observation has another size");
    else if (!outputs || !evaluate(net, cells.buf, NULL, 1, head == &net->policy ? outputs : NULL, head == &net->policy ? NULL : outputs))
        PyErr_NoMemory();
    else
        found = list_of(outputs, head->outputs);
    free(outputs);
    PyBuffer_Release(&cells);
    return found;
}

static PyObject *Network_policy(Network *net, PyObject *cells) { return outputs_of(net, cells, &net->policy); }

static PyObject *Network_chances(Network *net, PyObject *cells) { return outputs_of(net, cells, &net->chances); }

/* The legal action with the highest output; -1 if none is legal. */
static long best_action(const double *outputs, const uint8_t *mask, Py_ssize_t actions) {
    long best = -1;
    double highest = -1e30;
    for (Py_ssize_t action = 0; action < actions; action++)
        if (mask[action] && outputs[action] > highest) {
            best = (long)action;
            highest = outputs[action];
        }
    return best;
}

static PyObject *answers_of(Network *net, const uint8_t *cells, const uint8_t *masks, Py_ssize_t rows) {
    Py_ssize_t actions = net->policy.outputs, seats = net->chances.outputs;
    double *policy = calloc((size_t)(rows * actions), sizeof(double)), *chances = calloc((size_t)(rows * seats), sizeof(double));
    PyObject *best = NULL, *outputs = NULL, *found = NULL;
    int done = policy && chances;
    Py_BEGIN_ALLOW_THREADS
    done = done && evaluate(net, cells, masks, rows, policy, chances);
    Py_END_ALLOW_THREADS
    if (!done)
        PyErr_NoMemory();
    else if ((best = PyList_New(rows)) && (outputs = list_of(chances, rows * seats))) {
        for (Py_ssize_t row = 0; row < rows; row++)
            PyList_SET_ITEM(best, row, PyLong_FromLong(best_action(policy + row * actions, masks + row * actions, actions)));
        found = PyErr_Occurred() ? NULL : PyTuple_Pack(2, best, outputs);
    }
    free(policy), free(chances);
    Py_XDECREF(best), Py_XDECREF(outputs);
    return found;
}

static PyObject *Network_answer(Network *net, PyObject *arguments) {
    Py_buffer cells, masks;
    Py_ssize_t rows;
    if (!PyArg_ParseTuple(arguments, "y*y*n", &cells, &masks, &rows))
        return NULL;
    PyObject *found = NULL;
    if (rows < 1 || cells.len != rows * net->cells || masks.len != rows * net->policy.outputs)
        PyErr_SetString(PyExc_ValueError, "observations or masks have another size");
    else
        found = answers_of(net, cells.buf, masks.buf, rows);
    PyBuffer_Release(&cells), PyBuffer_Release(&masks);
    return found;
}

static PyMethodDef network_methods[] = {
    {"policy", (PyCFunction)Network_policy, METH_O, "Return a number for every action."},
    {"chances", (PyCFunction)Network_chances, METH_O, "Return a number for every seat."},
    {"answer", (PyCFunction)Network_answer, METH_VARARGS, "Return the best legal action of each row, and its numbers for the seats."},
    {NULL},
};

static PyType_Slot network_slots[] = {
    {Py_tp_doc, "The layers of a policy network. Read-only, so that all threads can use the same one."},
    {Py_tp_new, PyType_GenericNew},
    {Py_tp_init, Network_init},
    {Py_tp_dealloc, Network_dealloc},
    {Py_tp_methods, network_methods},
    {0, NULL},
};

static PyType_Spec network_spec = {
    "blackgate.bots.evaluation.network_kernel.Network", sizeof(Network), 0, Py_TPFLAGS_DEFAULT, network_slots};

static PyObject *names_of_variants(PyObject *self, PyObject *none) {
    PyObject *names = PyList_New(0);
    for (int i = 0; names && i < variant_count; i++) {
        PyObject *name = PyUnicode_FromString(variants[i].name);
        if (!name || PyList_Append(names, name) < 0)
            Py_CLEAR(names);
        Py_XDECREF(name);
    }
    return names;
}

static PyObject *choose_variant(PyObject *self, PyObject *name) {
    for (int i = 0; i < variant_count; i++)
        if (PyUnicode_Check(name) && PyUnicode_CompareWithASCIIString(name, variants[i].name) == 0) {
            compute = variants[i].compute;
            Py_RETURN_NONE;
        }
    return PyErr_Format(PyExc_ValueError, "this processor cannot run the variant %R", name);
}

static PyMethodDef module_methods[] = {
    {"variants", names_of_variants, METH_NOARGS, "Return the variants that this processor can run, the fastest one first."},
    {"choose_variant", choose_variant, METH_O, "Use a variant from now on, in tests."},
    {NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "network_kernel", NULL, -1, module_methods};

PyMODINIT_FUNC PyInit_network_kernel(void) {
    find_variants();
    PyObject *made = PyModule_Create(&module), *type = made ? PyType_FromSpec(&network_spec) : NULL;
    if (!type || PyModule_AddObject(made, "Network", type) < 0) {
        Py_XDECREF(type), Py_XDECREF(made);
        return NULL;
    }
    return made;
}
