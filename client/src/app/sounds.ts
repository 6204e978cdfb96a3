/** Short synthesized sounds, without files. Off by default. */
import { preferences } from "../settings/preferences.svelte";

type Note = [frequency: number, at: number, length: number, shape: OscillatorType, loudness: number];

const SOUNDS: Record<string, Note[]> = {
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
};

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

export function playSound(sound: string): void {
  const notes = SOUNDS[sound];
  if (!notes || !preferences.get("sound")) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [frequency, at, length, shape, loudness] of notes) {
    const start = audio.currentTime + at;
    const rematchKey = audio.createOscillator();
    const gain = audio.createGain();
    rematchKey.type = shape;
    rematchKey.frequency.setValueAtTime(frequency, start);
    rematchKey.frequency.exponentialRampToValueAtTime(frequency * 0.92, start + length);
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    rematchKey.connect(gain).connect(audio.destination);
    rematchKey.start(start);
    rematchKey.stop(start + length);
  }
}
