export const timeUnits = ['day', 'hour', 'minute', 'second'] as const;
export type TimeUnit = (typeof timeUnits)[number];

const secondsIn = { day: 86_400, hour: 3_600, minute: 60, second: 1 } as const;

/** Seconds as days, hours, minutes and seconds. */
export function timeParts(seconds: number): Record<TimeUnit, number> {
  return {
    day: Math.floor(seconds / secondsIn.day),
    hour: Math.floor((seconds % secondsIn.day) / secondsIn.hour),
    minute: Math.floor((seconds % secondsIn.hour) / secondsIn.minute),
    second: seconds % secondsIn.minute,
  };
}

/** Two digits, as on a clock. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
