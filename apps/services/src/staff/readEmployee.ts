import type { Role } from '@shop/contracts';
import { cleanText } from '../customer/cleanText.ts';
import { emailCode } from '../identity/emailCode.ts';
import type { DirectoryClaims } from './createEmployeeDirectory.ts';
import type { EmployeeSettings } from './employeeSettings.ts';

/** Who somebody is in the directory. */
export interface DirectoryIdentity {
  issuer: string;
  /** The directory's id of the person, which it gives to nobody else. */
  subject: string;
}

/** Somebody whom the directory has confirmed. */
export interface Employee extends DirectoryIdentity {
  /** Null if the directory names none. */
  email: string | null;
  firstName: string;
  lastName: string;
  /** Empty if none of the groups has a role. */
  roles: Role[];
}

/** What the shop keeps of a directory's claims. */
export function readEmployee(
  claims: DirectoryClaims,
  { groupsClaim, groups }: Pick<EmployeeSettings, 'groupsClaim' | 'groups'>,
): Employee {
  const own = new Set([claims[groupsClaim]].flat());
  const roles = groups.filter(({ group }) => own.has(group)).map(({ role }) => role);
  // Directories of companies often have the address as the name to sign in with.
  const emails = [textOf(claims['email']), textOf(claims['preferred_username'])];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: emails.find((email) => emailCode(email) === null) ?? null,
    ...nameOf(claims),
    roles: [...new Set(roles)],
  };
}

function nameOf(claims: DirectoryClaims): Pick<Employee, 'firstName' | 'lastName'> {
  const [firstName, lastName] = [textOf(claims['given_name']), textOf(claims['family_name'])];
  return firstName || lastName ? { firstName, lastName } : { firstName: textOf(claims['name']), lastName: '' };
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? cleanText(claim) : '');
