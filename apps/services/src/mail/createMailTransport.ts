import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './Mail.ts';
import { storeMail } from './mailFiles.ts';

/** Sends a mail; rejects if it was not accepted, so that it is retried. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends over SMTP if `MAIL_URL` is set, otherwise into files of `mail/` in the data folder. */
export function createMailTransport(config: Pick<Config, 'MAIL_URL' | 'DATA_DIR'>): SendMail {
  if (!config.MAIL_URL) return intoFiles(config);
  const transport = createTransport(config.MAIL_URL);
  return async (mail) => void (await transport.sendMail(mail));
}

function intoFiles(config: Pick<Config, 'DATA_DIR'>): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await storeMail(config, mail, message as Buffer);
  };
}
