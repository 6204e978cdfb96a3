import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config";

/** Apart from vite.config.ts, so that a build needs no test libraries. */
export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: {
      include: ["src/**/*.test.ts"],
      environment: "node",
      isolate: false,
      // Far more than anything takes on a busy machine, as in testkit/waiting.py.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
