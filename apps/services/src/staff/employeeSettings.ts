import type { Config } from '../config.ts';

/** How employees sign in with their directory. */
export interface EmployeeSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the directory is asked for. */
  scope: string;
  /** The claim that names an employee's groups. */
  groupsClaim: string;
  /** The role of each group that has one; a group may have several. */
  groups: NonNullable<Config['EMPLOYEE_GROUPS']>;
}

/** The settings of the directory; null without one. They are set all together. */
export function employeeSettings(config: Config): EmployeeSettings | null {
  const { EMPLOYEE_ISSUER: issuer, EMPLOYEE_CLIENT_ID: clientId, EMPLOYEE_CLIENT_SECRET: clientSecret } = config;
  const { EMPLOYEE_GROUPS: groups, EMPLOYEE_GROUPS_CLAIM: groupsClaim, EMPLOYEE_SCOPE: scope } = config;
  return issuer && clientId && clientSecret && groups
    ? { issuer, clientId, clientSecret, scope, groupsClaim, groups }
    : null;
}
