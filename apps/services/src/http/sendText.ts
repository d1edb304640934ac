import type { FastifyReply } from 'fastify';

/** A refusal in plain text. Clients read every JSON as an answer, so a refusal must never be one. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('X-Content-Type-Options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
