import { pino } from 'pino';
import { buildSandbox } from './buildSandbox.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, base: null });
const { app } = buildSandbox({ servicesUrl: config.SERVICES_URL, secret: config.PAYMENT_SANDBOX_SECRET, log });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
const address = await app.listen({ port: config.PORT, host: config.HOST });
log.info({ address }, 'the payment sandbox is open');
