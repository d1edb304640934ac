import { SANDBOX_SECRET, startSandbox } from './startSandbox.ts';
import { startTestServices, type TestServices, type TestServicesOptions } from './testServices.ts';

export interface ServicesWithSandbox extends TestServices {
  /** What a visitor chooses on the payment page at `url`. Resolves once the shop was told of it. */
  choose: (url: string, outcome: string) => Promise<void>;
}

/** The services and the payment sandbox, each of which knows the other. */
export async function startWithSandbox(options: TestServicesOptions = {}): Promise<ServicesWithSandbox> {
  const services = await startTestServices({
    ...options,
    config: { ...options.config, PAYMENT_SANDBOX_SECRET: SANDBOX_SECRET },
  });
  const sandbox = await startSandbox(services.url);
  // Each needs the address of the other; the services read theirs with every call.
  Object.assign(services.config, { PAYMENT_SANDBOX_URL: sandbox.url });
  return {
    ...services,
    choose: async (url, outcome) => {
      await sandbox.choose(url, outcome);
      await sandbox.idle();
    },
    stop: async () => {
      await sandbox.stop();
      await services.stop();
    },
  };
}
