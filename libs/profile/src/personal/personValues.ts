import type { Customer } from '@shop/contracts';
import { dayPattern } from '@shop/contracts/day-pattern';
import { check, isBirthdayTooLongAgo, nameLike, namesLength, required, type Rule } from '@shop/validation';

/** What the form holds; fields that were not touched may be missing. */
export interface PersonValues {
  gender?: Customer['gender'];
  firstName?: string;
  lastName?: string;
  /** As browsers write a day, `1990-02-28`. */
  birthday?: string;
}

export function personValuesOf({ gender, address, birthday }: Customer): PersonValues {
  const { firstName, lastName } = address;
  const day = birthday === null ? undefined : new Date(birthday).toISOString().slice(0, 10);
  return { gender, firstName, lastName, ...(day && { birthday: day }) };
}

/** Error keys; whether somebody is old enough is for the services to say. */
export function validatePerson({ gender, firstName, lastName, birthday }: PersonValues) {
  return {
    gender: check(gender, required),
    firstName: check(firstName, required, nameLike, namesLength(lastName ?? '')),
    lastName: check(lastName, required, nameLike, namesLength(firstName ?? '')),
    birthday: check(birthday, birthdayLike),
  };
}

const birthdayLike: Rule = (birthday) => {
  if (!birthday) return undefined;
  if (!isDay(birthday)) return 'invalid';
  return isBirthdayTooLongAgo(Date.parse(birthday)) ? 'min' : undefined;
};

/** Whether there is such a day: `2023-02-29` is none. */
function isDay(text: string): boolean {
  const at = Date.parse(text);
  return dayPattern.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The change of valid values. */
export function personOf({ gender, firstName = '', lastName = '', birthday }: PersonValues) {
  return { ...(gender && { gender }), firstName, lastName, birthday: birthday ? Date.parse(birthday) : null };
}
