import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTENT_VERSION_PATH } from '@shop/contracts/constants';

const DATABASE_TIMING = /^db;desc="(\d+)"$/;

/** Stands between a storefront and services that count their queries, passes calls on, and adds the counts up. */
export class ServiceRecorder {
  /** Names of the calls since the last reset, and the queries they cost. */
  calls: string[] = [];
  queries = 0;
  readonly #server: Server;

  constructor(servicesUrl: string) {
    this.#server = createServer((incoming, outgoing) => {
      const { method, headers, url = '' } = incoming;
      const passedOn = request(servicesUrl + url, { method, headers }, (answer) => {
        this.#note(url, answer.headers['server-timing']);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passedOn.on('error', () => outgoing.destroy());
      incoming.pipe(passedOn);
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  reset() {
    this.calls = [];
    this.queries = 0;
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #note(url: string, timing: string | string[] | undefined) {
    // Asked for by the clock, and not by a page.
    if (url === CONTENT_VERSION_PATH) return;
    const [, queries] = DATABASE_TIMING.exec(String(timing)) ?? [];
    if (queries === undefined) throw new Error(`${url} did not tell its queries.`);
    this.calls.push(url.slice(url.lastIndexOf('/') + 1));
    this.queries += Number(queries);
  }
}
