import type { Service } from '@shop/contracts';
import type { CallOptions, TestServices } from './testServices.ts';

/** Counts the statements of calls, and gives their first result. The services are started with `COUNT_QUERIES`. */
export const queryCounter =
  (services: TestServices) => async (service: Service, method: string, args: unknown[], options?: CallOptions) => {
    const { status, headers, body, cookie } = await services.call(service, method, args, options);
    expect(status).toBe(200);
    const [, queries] = /^db;desc="(\d+)"$/.exec(headers.get('server-timing') ?? '') ?? [];
    return { queries: Number(queries), ret: body[0], cookie };
  };
