/** What a player is told besides what they see: by voice, by sound, by notification, and what they missed. */
import { call, entitle } from "../house/attention";
import { keyring } from "../house/keyring.svelte";
import { prefs } from "../house/prefs.svelte";
import { play } from "../house/sound";
import { speaker } from "../house/speaker.svelte";
import { t } from "../house/words.svelte";
import type { Desk } from "../table/desk.svelte";
import type { Line, Session } from "../table/session.svelte";
import type { Happening } from "../wire";
import { doneTo } from "./away";

const SOUND: Record<string, string> = { rolled: "die", rerolled: "die", drew: "card", took: "card", dug: "dig", beaten: "hit", laid: "hit", won: "win" };
/** What everybody wants to hear about, whoever did it; the rest is in the log. */
const HEADLINES = new Set(["dug", "extorted", "revealed", "joined", "won", "lost_combat"]);

class Watch {
  /** Lines to be told on coming back. */
  missed = $state.raw<Line[]>([]);
  heard(): void {
    this.missed = [];
  }
}

const concerning = (happened: Happening[], seat: number | null): boolean =>
  seat !== null && happened.some(({ facts }) => facts.target === seat || (facts.seat === seat && facts.by !== undefined));

export function watchOver(session: () => Session, desk: Desk, shared: () => boolean): Watch {
  const watch = new Watch();
  let leftAt: number | null = null;

  function since(seq: number): void {
    const { seat, log, table } = session();
    if (seat !== null && !shared()) watch.missed = doneTo(log, seat, seq);
    keyring.add(table, { seen: session().seq });
  }
  $effect(() => {
    const one = session();
    const seen = keyring.of(one.table)?.seen;
    if (seen !== undefined && seen < one.seq) since(seen);
    one.onwelcome = () => {
      if (leftAt === null && document.hidden) leftAt = one.seq;
    };
    one.onnews = (news) => {
      if (!document.hidden) keyring.add(one.table, { seen: news.seq });
      for (const { name } of news.happened) if (SOUND[name]) play(SOUND[name]);
      if (news.seat === one.seat) return;
      const story = (news.story ?? []).join(" ");
      if (concerning(news.happened, one.seat)) speaker.insist(story);
      else if (news.happened.some(({ name }) => HEADLINES.has(name))) speaker.say(story);
    };
    const hidden = (): void => {
      if (document.hidden) leftAt = one.seq;
      else if (leftAt !== null) {
        since(leftAt);
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
  /** It is your decision: say so once, and answer at once what you said you always answer. */
  let before = "";
  $effect(() => {
    const question = desk.mine ? desk.look.asked : "";
    entitle(question ? `● ${t("bar-your-turn")} – Blackgate` : "Blackgate");
    const usual = question ? prefs.get("always")[desk.prompt] : undefined;
    if (usual && desk.choices.some((one) => one.move === usual)) {
      const timer = window.setTimeout(() => desk.act(usual), 350);
      return () => clearTimeout(timer);
    }
    if (question && question !== before) {
      speaker.insist(question);
      if (!before) {
        play(desk.prompt === "answer" || desk.prompt === "michel" ? "threat" : "turn");
        call(question);
      }
    }
    before = question;
    return undefined;
  });
  return watch;
}
