import type { FastifyReply } from 'fastify';

/** A refusal in plain text: clients would read JSON as a reply. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('X-Content-Type-Options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
