import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpAnswer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body: string;
}

/**
 * Services over real HTTP for tests of the transport: they reply as the test says and record requests. Tests above the
 * transport pass `FakeServices` to `renderWithShop` instead.
 */
export class FakeHttpServices {
  readonly asked: AskedRequest[] = [];
  /** Returns the reply, or null to drop the connection. A promise that never resolves never replies. */
  answer: (request: AskedRequest) => HttpAnswer | null | Promise<HttpAnswer | null> = () => ({ body: '[]' });
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const { method = '', url: path = '', headers } = incoming;
        const request = { method, path, headers, body: Buffer.concat(chunks).toString() };
        this.asked.push(request);
        void Promise.resolve(this.answer(request)).then((answer) => {
          if (answer) outgoing.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.body);
          else incoming.socket.destroy();
        });
      });
    });
  }

  /** Reuses its previous port, if it had one. */
  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get last(): AskedRequest {
    const request = this.asked.at(-1);
    if (!request) throw new Error('The services were not asked anything.');
    return request;
  }
}
