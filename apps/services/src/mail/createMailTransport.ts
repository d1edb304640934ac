import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './Mail.ts';

/** Sends a mail; rejects if it was not accepted, so that it is retried. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends over SMTP if `MAIL_URL` is set, otherwise into files of `mail/` in the data folder. */
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
    // Renamed at the end, so that readers of the folder never see an incomplete mail.
    await writeFile(join(folder, `${name}.part`), message as Buffer);
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  };
}
