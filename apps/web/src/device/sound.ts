import { useSettings } from "./settings.ts";

let context: AudioContext | null = null;

/** Browsers allow sound only after a touch; until then the table is silent. */
export function startSoundOnFirstTouch(): void {
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

export function play(cue: Cue): void {
  if (context === null || !useSettings.getState().sound) return;
  // In a hidden tab only the call to the table is worth hearing.
  if (document.hidden && cue !== "turn") return;
  RECIPES[cue](context);
}

function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}

const RECIPES: Readonly<Record<Cue, (audio: AudioContext) => void>> = {
  card: (audio) => rustle(audio, { at: 0, length: 0.07, pitch: 2400, loudness: 0.16 }),
  trick: (audio) => {
    rustle(audio, { at: 0.08, length: 0.16, pitch: 1300, loudness: 0.1 });
  },
  bid: (audio) => tone(audio, { at: 0, pitch: 392, length: 0.09, loudness: 0.05 }),
  turn: (audio) => {
    tone(audio, { at: 0.05, pitch: 587, length: 0.22, loudness: 0.08 });
    tone(audio, { at: 0.17, pitch: 880, length: 0.32, loudness: 0.07 });
  },
  good: (audio) => {
    [523, 659, 784].forEach((pitch, step) =>
      tone(audio, { at: step * 0.1, pitch, length: 0.35, loudness: 0.06 }),
    );
  },
  bad: (audio) => {
    [392, 311].forEach((pitch, step) =>
      tone(audio, { at: step * 0.14, pitch, length: 0.35, loudness: 0.06 }),
    );
  },
};

interface Note {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly loudness: number;
}

/** A soft bell: a sine that fades. */
function tone(audio: AudioContext, { at, length, pitch, loudness }: Note): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  oscillator.type = "sine";
  oscillator.frequency.value = pitch;
  oscillator.connect(fading(audio, { start, length, loudness }));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Paper on felt: filtered noise. */
function rustle(audio: AudioContext, { at, length, pitch, loudness }: Note): void {
  const start = audio.currentTime + at;
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) channel[i] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(filter).connect(fading(audio, { start, length, loudness }));
  source.start(start);
}

function fading(
  audio: AudioContext,
  { start, length, loudness }: { start: number; length: number; loudness: number },
) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

const BUZZ_MS = 40;

export function vibrate(): void {
  // Before the first touch browsers block it and complain.
  if (context === null || !useSettings.getState().vibration) return;
  if ("vibrate" in navigator) navigator.vibrate(BUZZ_MS);
}

/** The few sounds there are. */
export type Cue = "card" | "trick" | "turn" | "bid" | "good" | "bad";
