import { parseArgs } from 'node:util';
import { type Role, roleSchema } from '@shop/contracts';
import { email as emailRule } from '@shop/validation';

/** Every account is a customer; these are given. */
const roles = roleSchema.options.filter((role) => role !== 'customer');

/** Usage of the command. */
export const staffUsage = (
  sites: readonly string[],
) => `npm run shop -- staff --site ${sites.join('|')} --role ${roles.join('|')} --email <address> [--password-stdin]

Gives somebody a role in one site. Without an account of this address one is created, with a password that is printed
once, or with --password-stdin the first line of the standard input. An account that exists keeps its password.`;

export interface StaffOptions {
  site: string;
  role: Role;
  email: string;
  passwordFromInput: boolean;
}

/** Parses the command's arguments. Throws an error that says what is missing. */
export function readStaffOptions(args: readonly string[], sites: readonly string[]): StaffOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      role: { type: 'string' },
      email: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const site = sites.find((one) => one === values.site);
  const role = roles.find((one) => one === values.role);
  const email = values.email?.trim();
  if (!site) throw new Error(`Name a site: --site ${sites.join('|')}.`);
  if (!role) throw new Error(`Name a role: --role ${roles.join('|')}.`);
  if (!email || emailRule(email)) throw new Error('Name an e-mail address: --email name@shop.example.');
  return { site, role, email, passwordFromInput: values['password-stdin'] };
}
