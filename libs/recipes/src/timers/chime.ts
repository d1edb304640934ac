const NOTES_HZ = [880, 1175, 880, 1175];
const NOTE_SECONDS = 0.28;
const VOLUME = 0.35;
const SILENT = 0.0001;

let context: AudioContext | null = null;

/** Allows `chime` to sound. Browsers ask for a press before: to be called by its handler. */
export function allowChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Refused where sound is off: the end of a timer is announced all the same.
  context.resume().catch(() => undefined);
}

/** A sound of one second. Silent where `allowChime` was not called by a press since the page was loaded. */
export function chime(): void {
  if (context?.state !== 'running') return;
  const begin = context.currentTime;
  NOTES_HZ.forEach((frequency, index) => playNote(context!, frequency, begin + index * NOTE_SECONDS));
}

function playNote(audio: AudioContext, frequency: number, at: number) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + NOTE_SECONDS);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_SECONDS);
}
