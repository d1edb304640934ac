import type { FastifyInstance } from 'fastify';
import type { ServiceTransport } from './serviceTransport.ts';

/**
 * Asks for the content version again and again while the server listens: in a quiet shop no other call would tell that
 * pages in memory are out of date. One question at a time.
 */
export function followContent(app: FastifyInstance, transport: ServiceTransport, everyMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const ask = async () => {
    await transport.readContentVersion();
    if (!isClosed) timer = setTimeout(() => void ask(), everyMs).unref();
  };
  app.addHook('onListen', async () => void ask());
  app.addHook('preClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
