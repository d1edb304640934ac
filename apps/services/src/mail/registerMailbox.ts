import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { sendText } from '../http/sendText.ts';
import type { Mail } from './Mail.ts';
import { listMails, readMail } from './mailFiles.ts';

const PATH = '/mailbox';
/** Mails that are listed. */
const SHOWN = 100;

type MailboxConfig = Pick<Config, 'DATA_DIR' | 'MAIL_URL' | 'HOST' | 'NODE_ENV'>;

/**
 * Mounts the mailbox: the mails that were stored instead of sent. Only where none are sent, the services are on this
 * machine alone and not in production. Else the routes do not exist.
 */
export function registerMailbox(app: FastifyInstance, config: MailboxConfig): void {
  if (config.MAIL_URL || config.NODE_ENV === 'production' || !isLocal(config.HOST)) return;
  const options = { config: { limit: 'page', skipContentVersion: true } as const, onRequest: refuseStrangers };
  app.get(PATH, options, async (_request, reply) => {
    const names = (await listMails(config)).slice(0, SHOWN);
    const mails = await Promise.all(names.map(async (name) => ({ name, mail: await readMail(config, name) })));
    const rows = mails.map(({ name, mail }) => mail && row(name, mail)).filter(Boolean);
    return sendHtml(reply, listPage(rows.join('')));
  });
  app.get<{ Params: { name: string } }>(`${PATH}/:name`, options, async (request, reply) => {
    const mail = await readMail(config, request.params.name);
    return mail ? sendHtml(reply, mail.html) : sendText(reply, 404, 'no such mail');
  });
  app.get<{ Params: { name: string } }>(`${PATH}/:name/text`, options, async (request, reply) => {
    const mail = await readMail(config, request.params.name);
    return mail ? reply.type('text/plain; charset=utf-8').send(mail.text) : sendText(reply, 404, 'no such mail');
  });
  app.get<{ Params: { name: string; file: string } }>(`${PATH}/:name/:file`, options, async (request, reply) => {
    const mail = await readMail(config, request.params.name);
    const found = mail?.attachments?.find(({ filename }) => filename === request.params.file);
    if (!found) return sendText(reply, 404, 'no such file');
    return reply.type(found.contentType).send(Buffer.from(found.content, found.encoding));
  });
}

const isLocal = (host: string) => ['127.0.0.1', 'localhost', '::1'].includes(host);

/**
 * The address of the socket and the name that was asked for: neither a proxy nor a foreign page, which could bring other
 * headers, reads mails.
 */
async function refuseStrangers({ socket, headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const isFromHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  const isAskedHere = isLocal((headers.host ?? '').replace(/:\d+$/, ''));
  if (isFromHere && isAskedHere && headers['x-forwarded-for'] === undefined) return undefined;
  return sendText(reply, 404, 'not found');
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:")
    .send(html);
}

function row(name: string, { to, subject, from, attachments = [] }: Mail): string {
  const cells = [name.slice(0, 19).replace('T', ' '), from, to].map((text) => `<td>${escapeHtml(text)}</td>`);
  const links = ['text', ...attachments.map(({ filename }) => filename)].map(
    (part) => `<a href="${PATH}/${name}/${encodeURIComponent(part)}">${escapeHtml(part)}</a>`,
  );
  return `<tr>${cells.join('')}<td><a href="${PATH}/${name}">${escapeHtml(subject)}</a></td><td>${links.join(' ')}</td></tr>`;
}

const listPage = (rows: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem}td,th{padding:.25rem 1rem .25rem 0;text-align:left;vertical-align:top}</style></head>
<body><h1>Mailbox</h1>
<table><thead><tr><th>Sent (UTC)</th><th>From</th><th>To</th><th>Subject</th><th></th></tr></thead><tbody>${rows}</tbody></table>
</body>
</html>
`;
