import { createServer, type AddressInfo } from 'node:net';
import { type Brand, readBrands } from '@shop/brands';
import { SITE_HEADER } from '@shop/contracts/constants';
import type pg from 'pg';
import { postmasterOf, withDatabase } from '../embeddedDatabase.ts';
import { type Instance, servicesUrl, startServices, startStorefront, storefrontUrl } from '../shopUnderTest.ts';
import { Supervisor } from '../supervise.ts';

interface CallOptions {
  cookie?: string | undefined;
  /** Address the call seems to come from. */
  from?: string;
  signal?: AbortSignal;
}

export interface Reply {
  status: number;
  text: string;
  /** The session cookie that was set. */
  cookie: string | undefined;
}

/** A shop that is there to be attacked: services, a database of its own, and one built storefront where one is needed. */
export class AttackedShop {
  readonly #supervisor = new Supervisor();
  readonly #instance: Instance;
  readonly brand: Brand;
  #storefront: string | null = null;

  private constructor(instance: Instance) {
    this.#instance = instance;
    this.brand = readBrands()[0]!;
  }

  /** Starts it on free ports of this machine. */
  static async open({ needsStorefront }: { needsStorefront: boolean }): Promise<AttackedShop> {
    const [services, storefronts, postgres, sandbox] = await freePorts(4);
    const shop = new AttackedShop({
      services: services!,
      storefronts: storefronts!,
      postgres: postgres!,
      sandbox: sandbox!,
      dataDir: '.data/attack',
    });
    try {
      await startServices(shop.#supervisor, shop.#instance, { LOG_LEVEL: 'fatal' });
      if (needsStorefront)
        shop.#storefront = await startStorefront(shop.#supervisor, shop.brand, shop.#instance, { LOG_LEVEL: 'silent' });
      return shop;
    } catch (error) {
      await shop.close();
      throw error;
    }
  }

  get services(): string {
    return servicesUrl(this.#instance);
  }

  get storefront(): string {
    return storefrontUrl(this.brand, this.#instance);
  }

  /** Calls a method of the services with a body as it is. */
  async call(
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    { cookie, from, signal }: CallOptions = {},
  ): Promise<Reply> {
    const response = await fetch(this.services + path, {
      method: 'POST',
      body,
      headers: {
        [SITE_HEADER]: this.brand.site,
        ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
        ...(from && { 'x-forwarded-for': from }),
      },
      ...(signal && { signal }),
    });
    const [set] = response.headers.getSetCookie();
    return { status: response.status, text: await response.text(), cookie: set?.split(';', 1)[0] };
  }

  /** Process id of a part. PostgreSQL writes its own into its folder. */
  pidOf(part: 'services' | 'storefront' | 'postgres'): number {
    if (part === 'services') return this.#supervisor.pidOf('services');
    if (part === 'storefront') return this.#supervisor.pidOf(this.#storefront!);
    return postmasterOf(this.#instance.dataDir).pid;
  }

  /** Runs a task with a connection of its own to the database. */
  withDatabase<T>(task: (client: pg.Client) => Promise<T>): Promise<T> {
    return withDatabase(this.#instance.dataDir, task);
  }

  /** Ends all database connections of the services, and tells how many. */
  async endConnections(): Promise<number> {
    const { rowCount } = await this.withDatabase((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('shop services', 'shop lease')`,
      ),
    );
    return rowCount ?? 0;
  }

  close(): Promise<void> {
    return this.#supervisor.stop();
  }
}

/** Different free ports of this machine. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return (server.address() as AddressInfo).port;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
