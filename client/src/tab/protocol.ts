/** What the page and the worker of the static edition tell each other. */
import type { Message } from "../app/transport";
import type { StoreProblem } from "./store-error";

/** From the page to the game. A connection is one socket; its number is chosen by the page. */
export type ToGame =
  | { t: "request"; id: number; path: string; message: Message }
  | { t: "connect"; connection: number }
  | { t: "receive"; connection: number; text: string }
  | { t: "disconnect"; connection: number };

/** From the page. `keep-snapshot`: the files of the edition are kept, so keep the memory of Python, too (`snapshot.ts`). */
export type ToWorker = ToGame | { t: "keep-snapshot" };

/** How far the start is: bytes while files are fetched, then the interpreter starts, then our package is imported. */
export type Progress = { step: "fetch"; bytes: number; of: number } | { step: "interpreter" } | { step: "game" } | { step: "ready" };

/** From the worker. */
export type FromWorker =
  | { t: "response"; id: number; status: number; headers: Record<string, string>; body: string }
  | { t: "message"; connection: number; text: string }
  | { t: "closed"; connection: number }
  | { t: "progress"; progress: Progress }
  | { t: "failed" }
  | { t: "store-problem"; problem: StoreProblem };
