import type { Locale } from '@shop/contracts';
import type { Database } from '../db/database.ts';
import type { Visitor } from '../module.ts';
import type { EmployeeDirectory } from './createEmployeeDirectory.ts';
import type { EmployeeProblem } from './employeeProblems.ts';
import type { EmployeeSettings } from './employeeSettings.ts';
import { takeSignIn } from './employeeSignIns.ts';
import { type DirectoryIdentity, readEmployee } from './readEmployee.ts';
import { dismissEmployee, saveEmployee } from './saveEmployee.ts';

/** The directory's answer, as it comes with a visitor. */
export interface FinishedSignIn {
  db: Database;
  directory: EmployeeDirectory;
  settings: EmployeeSettings;
  site: string;
  locale: Locale;
  visitor: Visitor;
  /** Of the visitor's cookie. */
  token: string | null;
  redirectUri: string;
  query: string;
}

/** Who was signed in, or why nobody was. */
export type SignInOutcome = (
  { problem: null; redirect: string } | { problem: EmployeeProblem; /** A code for the log. */ reason: string }
) & { who?: DirectoryIdentity; account?: string | null };

/**
 * Signs the visitor in as the employee whom the directory has confirmed, with the roles of today's groups. The sign-in
 * that had begun is used up, whatever comes of it. Rejects with `DirectoryUnavailable`.
 */
export async function finishSignIn(given: FinishedSignIn): Promise<SignInOutcome> {
  const { db, directory, settings, site, locale, visitor, token, redirectUri, query } = given;
  const begun = token === null ? null : await takeSignIn(db, site, token);
  if (!begun) return { problem: 'expired', reason: 'EXPIRED' };
  const { redirect, ...checks } = begun;
  const answer = await directory.finish(redirectUri, query, checks);
  if (!answer.claims) return { problem: 'notConfirmed', reason: answer.reason };
  const { email, ...employee } = readEmployee(answer.claims, settings);
  const { issuer, subject } = employee;
  const who = { issuer, subject };
  if (employee.roles.length === 0) {
    return { problem: 'noRole', reason: 'NO_ROLE', who, account: await dismissEmployee(db, site, who) };
  }
  if (email === null) return { problem: 'noEmail', reason: 'NO_EMAIL', who };
  const account = await visitor.signInAs((tx) => saveEmployee(tx, { site, locale }, { ...employee, email }));
  return { problem: null, redirect, who, account };
}
