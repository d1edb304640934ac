import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { sendText } from './sendText.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Logged only at debug level. */
    quiet?: boolean;
    /** Answers without a database query. */
    skipContentVersion?: boolean;
  }
}

const config = { quiet: true, skipContentVersion: true, limit: 'probe' } as const;

/** `/healthz`: the process is up. `/readyz`: it can serve; 503 without database and while it stops. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.get('/healthz', { config }, (_request, reply) => sendText(reply, 200, 'ok'));
  app.get('/readyz', { config }, async (_request, reply) => {
    if (stopping) return sendText(reply, 503, 'stopping');
    try {
      await db.execute(sql`select 1`);
      return sendText(reply, 200, 'ready');
    } catch {
      return sendText(reply, 503, 'no database');
    }
  });
}
