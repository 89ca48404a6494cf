/**
 * Small generated sounds: a card on felt, a trick taken, your turn, a win. Off by default. `play("card")` may be called
 * at any time; if sound is off or blocked, nothing happens.
 */

import { preferences } from "./preferences.svelte";

export type Sound = "card" | "trick" | "your-turn" | "win";

/** Played even if the page is hidden: others wait for this player. */
const CALLING = new Set<Sound>(["your-turn"]);
/** Two cards that land at once make one sound. */
const APART_MS = 45;
const LOUDNESS = 0.5;

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
const lastPlayed = new Map<Sound, number>();

export function play(sound: Sound): void {
  const isHidden = document.visibilityState === "hidden";
  if (!preferences.sound || (isHidden && !CALLING.has(sound))) return;
  const now = performance.now();
  if (now - (lastPlayed.get(sound) ?? -APART_MS) < APART_MS) return;
  lastPlayed.set(sound, now);
  const context = awake();
  if (context) SOUNDS[sound](context, context.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
  card: (context, at) => {
    brush(context, at, { seconds: 0.09, from: 3200, to: 900, gain: 0.32 });
    tap(context, at + 0.05, { from: 190, to: 90, gain: 0.22 });
  },
  trick: (context, at) => {
    for (const n of [0, 1, 2])
      brush(context, at + n * 0.06, { seconds: 0.08, from: 1800 + 500 * n, to: 800, gain: 0.2 });
    tap(context, at + 0.2, { from: 150, to: 70, gain: 0.3 });
  },
  "your-turn": (context, at) => {
    bell(context, at, { pitch: 659.3, gain: 0.12 });
    bell(context, at + 0.14, { pitch: 880, gain: 0.14 });
  },
  win: (context, at) => {
    for (const [n, pitch] of [523.3, 659.3, 784, 1046.5].entries())
      bell(context, at + n * 0.13, { pitch, gain: 0.13 });
  },
};

/** Browsers block sound until the user touches the page; until then this stays silent. */
function awake(): AudioContext | undefined {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    return audio;
  } catch {
    return undefined;
  }
}

/** Paper over wood: filtered noise. */
function brush(
  context: AudioContext,
  at: number,
  { seconds, from, to, gain }: { seconds: number; from: number; to: number; gain: number },
): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fading(context, at, { gain, seconds }));
  source.start(at, Math.random() * 0.5, seconds);
}

/** A knuckle on the table. */
function tap(
  context: AudioContext,
  at: number,
  { from, to, gain }: { from: number; to: number; gain: number },
): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency: from });
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + 0.1);
  tone.connect(fading(context, at, { gain, seconds: 0.12 }));
  tone.start(at);
  tone.stop(at + 0.13);
}

/** A small ship's bell: a tone and a fainter one that is not quite in tune with it. */
function bell(context: AudioContext, at: number, { pitch, gain }: { pitch: number; gain: number }): void {
  for (const [times, part, seconds] of [
    [1, 1, 0.7],
    [2.76, 0.28, 0.35],
  ] as const) {
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch * times });
    tone.connect(fading(context, at, { gain: gain * part, seconds }));
    tone.start(at);
    tone.stop(at + seconds);
  }
}

function fading(
  context: AudioContext,
  at: number,
  { gain, seconds }: { gain: number; seconds: number },
): AudioNode {
  const fader = new GainNode(context, { gain: 0 });
  fader.gain.setValueAtTime(0.0001, at);
  fader.gain.exponentialRampToValueAtTime(gain * LOUDNESS, at + 0.008);
  fader.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  fader.connect(context.destination);
  return fader;
}

function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return hiss;
}
