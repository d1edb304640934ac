function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The colour `share` of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** Towards warm window light. */
export function light(hex: string, share: number): string {
  return mix(hex, '#fff6e3', share);
}

/** Towards warm shade, never to dead black. */
export function dark(hex: string, share: number): string {
  return mix(hex, '#1d1410', share);
}

/** Too light for a rim that is to stand out from white. */
export function isPale(hex: string): boolean {
  return channels(hex).every((value) => value > 185);
}
