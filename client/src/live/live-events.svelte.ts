/** Follows the events of a live table: screen reader texts, sounds, notifications, missed events, automatic answers. */
import { untrack } from "svelte";
import { notify, withdrawNotification } from "../app/notifications";
import { setPageTitle } from "../app/page-title";
import { tableKeys } from "../storage/table-keys.svelte";
import { preferences } from "../settings/preferences.svelte";
import { playSound, type Sound } from "../app/sounds";
import { announcer } from "../app/announcer.svelte";
import { t } from "../i18n/texts.svelte";
import type { TableController } from "../table/table-controller.svelte";
import type { Session } from "../table/session.svelte";
import type { Happening, News } from "../wire";
import { affects, linesAffecting } from "./missed-events";

const SOUND: Record<string, Sound> = { rolled: "die", rerolled: "die", drew: "card", took: "card", dug: "dig", beaten: "hit", laid: "hit", won: "win" };
const ANSWER_MS = 350;
/** Before a turn ends by itself: long enough to see what the last move did. */
const END_MS = 900;
/** Events of other players that are announced; the others are only in the log. */
const HEADLINES = new Set(["dug", "extorted", "revealed", "joined", "won", "lost_combat"]);

class MissedEvents {
  /** The numbers of the log entries that were missed. */
  entries = $state.raw<number[]>([]);
  dismiss(): void {
    this.entries = [];
  }
}

const affectsSeat = (happened: Happening[], seat: number | null): boolean =>
  seat !== null && happened.some((one) => affects(one, seat) || (one.facts.seat === seat && one.facts.by !== undefined));

/** The move that the player wants to be made for them now, if any. */
function automaticMove({ choices, prompt, nothingLeft }: TableController): { move: string; afterMs: number } | null {
  const usual = preferences.get("always")[prompt];
  if (usual && choices.some(({ move }) => move === usual)) return { move: usual, afterMs: ANSWER_MS };
  return nothingLeft && preferences.get("autoend") ? { move: "end", afterMs: END_MS } : null;
}

/**
 * With `handHidden`, nothing is announced: on a shared device it might be the secret of another seat.
 * `onentry` is called with each entry.
 */
export function followLiveEvents(
  session: () => Session,
  controller: TableController,
  shared: () => boolean,
  handHidden: () => boolean,
  onentry: (news: News) => void,
): MissedEvents {
  const missedEvents = new MissedEvents();
  let leftAt: number | null = null;
  /** Whether the newest move was undone: then the player decides themselves, and no automatic answer repeats it. */
  let undone = $state(false);

  function collectMissed(seq: number): void {
    const { seat, log, table } = session();
    if (seat !== null && !shared()) missedEvents.entries = linesAffecting(log, seat, seq).map((line) => line.seq);
    tableKeys.note(table, { seen: session().seq });
  }
  $effect(() => {
    const one = session();
    /** When the table opens, or after a lost connection. */
    const arrive = (): void => {
      const seen = tableKeys.of(one.table)?.seen ?? one.seq;
      if (document.hidden) leftAt ??= seen;
      else if (seen < one.seq) collectMissed(seen);
    };
    untrack(arrive);
    one.onwelcome = arrive;
    one.onnews = (news) => {
      if (!document.hidden) tableKeys.note(one.table, { seen: news.seq });
      if (news.undid) controller.forgetRevealPlan();
      if (news.undid || news.what === "moved") undone = Boolean(news.undid);
      onentry(news);
      for (const sound of new Set(news.happened.map(({ name }) => SOUND[name]))) if (sound) playSound(sound);
      if (handHidden()) return;
      const story = (news.story ?? []).join(" ");
      if (news.seat === one.seat || affectsSeat(news.happened, one.seat)) announcer.sayUrgently(story); // also what this player's own move caused
      else if (news.undid || news.happened.some(({ name }) => HEADLINES.has(name))) announcer.say(story);
    };
    const hidden = (): void => {
      if (document.hidden) leftAt = one.seq;
      else if (leftAt !== null) {
        collectMissed(leftAt);
        leftAt = null;
      }
    };
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      one.onnews = null;
      one.onwelcome = null;
    };
  });
  $effect(() => {
    if (handHidden()) announcer.clear();
  });
  /** Give the answer that was planned when the Background was revealed (8.2). */
  $effect(() => {
    const answer = controller.plannedAnswer;
    if (answer && !controller.callbacks.busy()) untrack(() => controller.act(answer));
  });
  /** When this player has to decide: announce it once, or give their automatic answer. */
  let before = "";
  $effect(() => {
    if (controller.answersByPlan || controller.rolling) return undefined;
    const question = controller.isDeciding ? controller.view.asked : "";
    setPageTitle(question ? `● ${t("bar-your-turn")} – Blackgate` : "Blackgate");
    const automatic = question && !undone ? automaticMove(controller) : null;
    if (automatic) {
      const timer = window.setTimeout(() => controller.act(automatic.move), automatic.afterMs);
      return () => clearTimeout(timer);
    }
    if (question && question !== before) {
      announcer.sayUrgently(question);
      if (!before) {
        playSound(controller.prompt === "answer" || controller.prompt === "michel" ? "threat" : "turn");
        notify(question);
      }
    }
    if (before && !question) withdrawNotification();
    before = question;
    return undefined;
  });
  return missedEvents;
}
