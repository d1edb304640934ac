import type { FastifyInstance } from 'fastify';

/** Once the server closes, each answer in flight is the last on its connection: a kept one would hold the process. */
export function closeConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
}
