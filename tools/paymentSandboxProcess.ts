import { randomBytes } from 'node:crypto';
import type { Part } from './supervise.ts';

/** Of the secret between shop and sandbox. */
const SECRET_BYTES = 32;

/** Its name at a supervisor. */
export const paymentSandboxName = 'payment sandbox';

/** What the services are told of the payment sandbox. */
interface SandboxSettings {
  PAYMENT_SANDBOX_URL: string;
  PAYMENT_SANDBOX_SECRET: string;
}

/** The payment sandbox at an origin of this machine, beside the services at another, with a secret of its own. */
export function paymentSandbox({ url, services }: { url: string; services: string }): {
  part: Part;
  settings: SandboxSettings & NodeJS.ProcessEnv;
} {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const { hostname, port } = new URL(url);
  return {
    part: {
      name: paymentSandboxName,
      args: ['apps/payment-sandbox/src/main.ts'],
      env: { PORT: port, HOST: hostname, SERVICES_URL: services, PAYMENT_SANDBOX_SECRET: secret },
      readyUrl: `${url}/healthz`,
    },
    settings: { PAYMENT_SANDBOX_URL: url, PAYMENT_SANDBOX_SECRET: secret },
  };
}
