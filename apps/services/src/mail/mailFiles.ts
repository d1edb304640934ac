import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Mail } from './Mail.ts';

/** Names of stored mails: when they were sent, and an id. */
const NAME = /^[\dTZ.-]+-[\da-f-]{36}$/;

const folderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'mail');

/** Stores a mail as `message`, for mail programs, and as it was written, for the mailbox. */
export async function storeMail(config: Pick<Config, 'DATA_DIR'>, mail: Mail, message: Buffer): Promise<void> {
  const folder = folderOf(config);
  const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeWhole(`${name}.json`, JSON.stringify(mail));
  await writeWhole(`${name}.eml`, message);
}

/** Renamed at the end, so that readers of the folder never see an incomplete mail. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Names of the stored mails, newest first. */
export async function listMails(config: Pick<Config, 'DATA_DIR'>): Promise<string[]> {
  const files = await readdir(folderOf(config)).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** A stored mail; null for an unknown name. */
export async function readMail(config: Pick<Config, 'DATA_DIR'>, name: string): Promise<Mail | null> {
  if (!NAME.test(name)) return null;
  const text = await readFile(join(folderOf(config), `${name}.json`), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Mail);
}
