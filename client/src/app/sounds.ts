/** Short synthesized sounds, without files. Off by default, and quiet before the first click or key, as browsers demand. */
import { MAX_VOLUME, preferences } from "../settings/preferences.svelte";

type Note = [frequency: number, at: number, length: number, shape: OscillatorType, loudness: number];

const SOUNDS = {
  turn: [
    [392, 0, 0.12, "triangle", 0.2],
    [523, 0.12, 0.2, "triangle", 0.2],
  ],
  threat: [
    [110, 0, 0.25, "sawtooth", 0.18],
    [104, 0.12, 0.35, "sawtooth", 0.18],
  ],
  die: [
    [900, 0, 0.03, "square", 0.06],
    [700, 0.07, 0.03, "square", 0.06],
    [520, 0.15, 0.04, "square", 0.07],
  ],
  card: [[640, 0, 0.05, "triangle", 0.08]],
  dig: [
    [160, 0, 0.08, "sawtooth", 0.12],
    [90, 0.09, 0.12, "sawtooth", 0.12],
  ],
  hit: [[70, 0, 0.22, "square", 0.2]],
  win: [
    [392, 0, 0.15, "triangle", 0.2],
    [494, 0.15, 0.15, "triangle", 0.2],
    [587, 0.3, 0.15, "triangle", 0.2],
    [784, 0.45, 0.4, "triangle", 0.22],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

/** Sounds that call a player back to the page. The others are not played while it is hidden. */
const CALLS: readonly Sound[] = ["turn", "threat", "win"];

let audio: AudioContext | null = null;

/** Before the first click or key, an audio context stays silent, and would later play everything at once. */
const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function playSound(sound: Sound): void {
  if (!preferences.get("sound") || !mayPlay() || (document.hidden && !CALLS.includes(sound))) return;
  audio ??= new AudioContext();
  void audio.resume();
  const volume = audio.createGain();
  volume.gain.value = preferences.get("volume") / MAX_VOLUME;
  volume.connect(audio.destination);
  for (const [frequency, at, length, shape, loudness] of SOUNDS[sound] as Note[]) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(frequency, start);
    tone.frequency.exponentialRampToValueAtTime(frequency * 0.92, start + length);
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(gain).connect(volume);
    tone.start(start);
    tone.stop(start + length);
  }
}
