import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, every response in flight closes its connection: keep-alive would hold the process. So would
 * connections over which nothing was asked yet, as browsers and proxies open them in advance: Node waits until they time
 * out.
 */
export function closeConnections(app: FastifyInstance): void {
  let closing = false;
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
}
