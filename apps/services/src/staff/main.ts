/** `npm run shop -- staff`: gives somebody a role, and the first of a new shop an account. */
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { createLogger } from '../logger.ts';
import { readStaffOptions, staffUsage } from './readStaffOptions.ts';
import { saveStaff } from './saveStaff.ts';

/** NIST SP 800-63B asks for 15 where a password is all there is. */
const MIN_PASSWORD_LENGTH = 15;
const GENERATED_BYTES = 18;

const config = readConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
try {
  const options = readStaffOptions(process.argv.slice(2), config.SITES);
  const password = options.passwordFromInput
    ? await readPassword()
    : randomBytes(GENERATED_BYTES).toString('base64url');
  const { db, close } = await openDatabase(config, createLogger(config));
  try {
    const done = await saveStaff(db, options, password);
    const whose = `${options.email} (${options.site})`;
    if (done === 'extended') say(`${whose} is now ${options.role} as well, with the password it had.`);
    else say(`${whose} is ${options.role}.${options.passwordFromInput ? '' : ` Password: ${password}`}`);
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${staffUsage(config.SITES)}\n`);
  process.exitCode = 1;
}

async function readPassword(): Promise<string> {
  for await (const line of createInterface(process.stdin)) {
    if ([...line].length >= MIN_PASSWORD_LENGTH) return line;
    break;
  }
  throw new Error(`The password needs ${MIN_PASSWORD_LENGTH} characters.`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
