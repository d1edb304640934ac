import { TIME_ZONE } from '@shop/contracts';
import Holidays from 'date-holidays';

/** Where a shop sends from. `region` is a canton or state, as in ISO 3166-2 without the country. */
export interface Seat {
  country: string;
  region: string;
}

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

const calendars = new Map<string, WorkingDays>();

/** The days off of a seat. Reading its calendar takes milliseconds, so there is one for all calls. */
export function workingDaysOf(seat: Seat): WorkingDays {
  const key = `${seat.country}-${seat.region}`;
  const known = calendars.get(key) ?? new WorkingDays(seat);
  calendars.set(key, known);
  return known;
}

/** The days off of a seat. */
class WorkingDays {
  readonly #holidays: Holidays;
  /** Whether days are holidays: asking the calendar takes a millisecond. A few hundred a year. */
  readonly #known = new Map<string, boolean>();

  constructor({ country, region }: Seat) {
    this.#holidays = new Holidays(country, region, { types: ['public'], timezone: TIME_ZONE });
  }

  /** Whether people work on a day: not at weekends, nor on public holidays of the seat. */
  isWorkingDay(day: string): boolean {
    const weekday = noonOf(day).getUTCDay();
    return weekday !== SATURDAY && weekday !== SUNDAY && !this.#isHoliday(day);
  }

  /** Whether parcels for Saturdays are brought on a day. */
  isDeliverySaturday(day: string): boolean {
    return noonOf(day).getUTCDay() === SATURDAY && !this.#isHoliday(day);
  }

  /** The day that is a number of working days after another. */
  after(day: string, workingDays: number): string {
    let current = day;
    for (let left = workingDays; left > 0;) {
      current = nextDay(current);
      if (this.isWorkingDay(current)) left -= 1;
    }
    return current;
  }

  /** The first days after another that fulfil a condition. */
  next(day: string, count: number, fits: (day: string) => boolean): string[] {
    const found: string[] = [];
    for (let current = nextDay(day); found.length < count; current = nextDay(current)) {
      if (fits(current)) found.push(current);
    }
    return found;
  }

  #isHoliday(day: string): boolean {
    const known = this.#known.get(day) ?? this.#holidays.isHoliday(noonOf(day)) !== false;
    this.#known.set(day, known);
    return known;
  }
}

function nextDay(day: string): string {
  return new Date(noonOf(day).getTime() + DAY_MS).toISOString().slice(0, 10);
}

/** Noon in UTC is the same day everywhere in Europe. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
