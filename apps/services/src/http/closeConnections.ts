import type { FastifyInstance } from 'fastify';

/** Once the server closes, every response in flight closes its connection: keep-alive would hold the process. */
export function closeConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
}
