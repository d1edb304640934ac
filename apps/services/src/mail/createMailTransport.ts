import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './Mail.ts';

/** Hands a mail over; rejects when it was not taken, so that it is tried again. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends over SMTP where `MAIL_URL` names a server, otherwise into files of `mail/` in the data folder. */
export function createMailTransport({ MAIL_URL, DATA_DIR }: Pick<Config, 'MAIL_URL' | 'DATA_DIR'>): SendMail {
  if (!MAIL_URL) return intoFiles(join(DATA_DIR, 'mail'));
  const transport = createTransport(MAIL_URL);
  return async (mail) => void (await transport.sendMail(mail));
}

function intoFiles(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    // Whoever watches the folder never meets half a mail.
    await writeFile(join(folder, `${name}.part`), message as Buffer);
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  };
}
