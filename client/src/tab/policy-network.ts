/**
 * Warden's network, evaluated with typed arrays. It reads the same file as `bots/policy_file.py` and does the same arithmetic in
 * the same order as `bots/evaluation/linear_layer.py`, so every output has the same bits and warden plays the same moves.
 */

const LARGEST_SUM = 2 ** 31 - 1;
const LARGEST_WEIGHT = 127;
const LARGEST_INPUT = 2 ** 15 - 1;
const EPSILON = 1e-5; // added to a variance, as PyTorch does

export type Head = "policy" | "chances";

const SIZES = { int8: 1, float32: 4 }; // bytes of a number

interface ArrayDescription {
  name: string;
  shape: number[];
  type: keyof typeof SIZES;
}

interface Header {
  blocks: number;
  arrays: ArrayDescription[];
}

const sizeOf = ({ shape }: ArrayDescription): number => shape.reduce((product, length) => product * length, 1);

/** A linear layer with weights of one byte: a row of outputs for each input. */
class Linear {
  private readonly sums: Int32Array;

  constructor(
    private readonly weights: Int8Array,
    private readonly scale: Float32Array,
    private readonly bias: Float32Array,
  ) {
    this.sums = new Int32Array(bias.length);
  }

  get outputs(): number {
    return this.bias.length;
  }

  /** Add the outputs for some inputs to `out`. Inputs are rounded so that no sum of products leaves 32 bits. */
  addTo(out: Float64Array, inputs: Float64Array): void {
    const used = inputs.reduce((count, input) => (input === 0 ? count : count + 1), 0);
    let steps = 1;
    this.sums.fill(0);
    if (used > 0) {
      const largest = inputs.reduce((most, input) => Math.max(most, Math.abs(input)), 0);
      steps = Math.min(Math.floor(LARGEST_SUM / (LARGEST_WEIGHT * used)), LARGEST_INPUT) / largest;
      this.addRows(Int32Array.from(inputs, (input) => Math.trunc(input * steps)));
    }
    for (let j = 0; j < this.outputs; j += 1) out[j] = out[j]! + (this.sums[j]! / steps) * this.scale[j]! + this.bias[j]!;
  }

  /** Add a multiple of each row of weights to the sums. Four rows at a time take half as long as one. */
  private addRows(factors: Int32Array): void {
    const { weights, sums, outputs } = this;
    const rows = [...factors.keys()].filter((row) => factors[row] !== 0);
    for (let k = 0; k < rows.length; k += 4) {
      const [a, b, c, d] = [rows[k]!, rows[k + 1] ?? 0, rows[k + 2] ?? 0, rows[k + 3] ?? 0];
      const fa = factors[a]!;
      const fb = k + 1 < rows.length ? factors[b]! : 0;
      const fc = k + 2 < rows.length ? factors[c]! : 0;
      const fd = k + 3 < rows.length ? factors[d]! : 0;
      for (let j = 0; j < outputs; j += 1) {
        sums[j] =
          sums[j]! +
          Math.imul(fa, weights[a * outputs + j]!) +
          Math.imul(fb, weights[b * outputs + j]!) +
          Math.imul(fc, weights[c * outputs + j]!) +
          Math.imul(fd, weights[d * outputs + j]!);
      }
    }
  }
}

/** A layer normalisation, followed by a rectifier. */
class Norm {
  constructor(
    private readonly weight: Float32Array,
    private readonly bias: Float32Array,
  ) {}

  rectified(inputs: Float64Array): Float64Array {
    const size = inputs.length;
    let mean = 0;
    let squares = 0;
    for (const value of inputs) {
      mean += value;
      squares += value * value;
    }
    mean /= size;
    const factor = 1 / Math.sqrt(squares / size - mean * mean + EPSILON);
    return inputs.map((input, i) => {
      const value = (input - mean) * factor * this.weight[i]! + this.bias[i]!;
      return value > 0 ? value : 0;
    });
  }
}

/** Where Python's arrays lie: the part of Pyodide's `PyProxy` that is used here. */
export interface PythonArray {
  getBuffer(type: "f64"): { data: Float64Array; release(): void };
}

export class PolicyNetwork {
  private readonly arrays = new Map<string, Int8Array | Float32Array>();
  private readonly input: Linear;
  private readonly blocks: [Norm, Linear][];
  private readonly lastNorm: Norm;
  private readonly heads: Record<Head, Linear>;

  /** Read a file such as `warden.bin`: a line with a JSON object that lists the arrays, then the arrays. */
  constructor(file: ArrayBuffer) {
    const lineEnd = new Uint8Array(file).indexOf(0x0a);
    const header = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 0, lineEnd))) as Header;
    const end = header.arrays.reduce((sum, array) => sum + SIZES[array.type] * sizeOf(array), lineEnd + 1);
    if (end !== file.byteLength) throw new Error(`The network should have ${end} bytes, and has ${file.byteLength}.`);
    let start = lineEnd + 1;
    for (const array of header.arrays) {
      const size = sizeOf(array);
      this.arrays.set(array.name, array.type === "int8" ? new Int8Array(file, start, size) : floats(file, start, size));
      start += SIZES[array.type] * size;
    }
    this.input = this.linear("input");
    this.blocks = Array.from({ length: header.blocks }, (_, n) => [this.norm(`norms.${n}`), this.linear(`layers.${n}`)]);
    this.lastNorm = this.norm("last_norm");
    this.heads = { policy: this.linear("policy"), chances: this.linear("chances") };
  }

  /** Return the outputs of a head. */
  outputs(head: Head, inputs: Float64Array): Float64Array {
    const hidden = addedUp(this.input, inputs);
    for (const [norm, layer] of this.blocks) layer.addTo(hidden, norm.rectified(hidden));
    return addedUp(this.heads[head], this.lastNorm.rectified(hidden));
  }

  /** For `give_network` in `tab/network.py`: read Python's inputs and fill in Python's outputs. */
  readonly evaluate = (head: Head, inputs: PythonArray, outputs: PythonArray): void => {
    const [from, into] = [inputs.getBuffer("f64"), outputs.getBuffer("f64")];
    try {
      into.data.set(this.outputs(head, Float64Array.from(from.data)));
    } finally {
      from.release();
      into.release();
    }
  };

  private linear(name: string): Linear {
    return new Linear(this.array(`${name}.weight`) as Int8Array, this.floats(`${name}.scale`), this.floats(`${name}.bias`));
  }

  private norm(name: string): Norm {
    return new Norm(this.floats(`${name}.weight`), this.floats(`${name}.bias`));
  }

  private floats(name: string): Float32Array {
    return this.array(name) as Float32Array;
  }

  private array(name: string): Int8Array | Float32Array {
    const found = this.arrays.get(name);
    if (found === undefined) throw new Error(`The network has no ${name}.`);
    return found;
  }
}

function addedUp(layer: Linear, inputs: Float64Array): Float64Array {
  const out = new Float64Array(layer.outputs);
  layer.addTo(out, inputs);
  return out;
}

/** Return little-endian floats that may begin anywhere in a file. */
function floats(file: ArrayBuffer, start: number, size: number): Float32Array {
  const view = new DataView(file, start, 4 * size);
  return Float32Array.from({ length: size }, (_, i) => view.getFloat32(4 * i, true));
}
