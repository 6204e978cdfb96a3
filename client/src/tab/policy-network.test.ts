import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Head, PolicyNetwork } from "./policy-network";

interface Golden {
  sha256: string;
  inputs: number;
  positions: ({ inputs: Record<string, number> } & Record<Head, string>)[];
}

const ROOT = new URL("../../../", import.meta.url);
const golden = JSON.parse(readFileSync(new URL("tests/golden/network.json", ROOT), "utf8")) as Golden;
const file = new Uint8Array(readFileSync(new URL("src/blackgate/bots/warden.bin", ROOT)));
const network = new PolicyNetwork(file.buffer);

const digest = (data: Uint8Array): string => createHash("sha256").update(data).digest("hex");

function inputsOf(position: { inputs: Record<string, number> }): Float64Array {
  const inputs = new Float64Array(golden.inputs);
  for (const [number, value] of Object.entries(position.inputs)) inputs[Number(number)] = value;
  return inputs;
}

it("has golden outputs of the network that is shipped", () => {
  expect(digest(file), "run python -m tools.golden.network").toBe(golden.sha256);
});

it("computes what the compiled engine computes, to the last bit", () => {
  for (const position of golden.positions) {
    for (const head of ["policy", "chances"] as const) {
      expect(digest(new Uint8Array(network.outputs(head, inputsOf(position)).buffer))).toBe(position[head]);
    }
  }
});

it("reads Python's inputs and fills in Python's outputs, and releases both", () => {
  const position = golden.positions[0]!;
  const outputs = new Float64Array(6);
  let open = 0;
  const proxy = (data: Float64Array) => ({
    getBuffer: () => {
      open += 1;
      return { data, release: () => (open -= 1) };
    },
  });
  network.evaluate("chances", proxy(inputsOf(position)), proxy(outputs));
  expect(outputs).toEqual(network.outputs("chances", inputsOf(position)));
  expect(open).toBe(0);
});

it("refuses a file that is not whole", () => {
  expect(() => new PolicyNetwork(file.slice(0, -1).buffer)).toThrow("should have");
});
