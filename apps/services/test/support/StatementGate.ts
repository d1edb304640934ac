import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type Statement, StatementReader } from './StatementReader.ts';

/** What a server sends after it has done a statement: that it takes the next one. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
const ENDS = /^(?:commit|rollback)$/;
const WRITES = /^\s*(?:insert|update|delete|with)\b/i;
/** What the queue of mails asks at any time. */
const QUEUE = /\bpgboss\b/;

/** The statements of one call, from the beginning of its first transaction on. */
interface FollowedCall {
  /** All of its transactions, and what else it writes, in their order. */
  statements: string[];
  /** Resolves once the statement to be held is done, which nobody is told. */
  held: Promise<void>;
}

interface Following extends FollowedCall {
  /** Index of the statement whose reply is withheld. */
  holdAt: number;
  resolve: () => void;
}

/** A connection of the services, and its own to the server. */
interface Line {
  client: Socket;
  server: Socket;
  /** The call whose transaction is open on it. */
  owner: Following | null;
  /** Whether nothing is passed on any more. */
  isHeld: boolean;
  /** The last bytes of a reply that is withheld. */
  tail: Buffer;
}

/**
 * Stands between the services and PostgreSQL. Follows calls statement by statement, and can withhold the reply of any:
 * whoever then kills the services, kills them between this statement and the next.
 */
export class StatementGate {
  readonly #server: Server;
  readonly #target: URL;
  readonly #lines = new Set<Line>();
  #following: Following | null = null;
  /** Whether the queue of mails waits. */
  #isQuiet = false;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((client) => this.#open(client));
  }

  /** A gate before the database of this address. */
  static async open(databaseUrl: string): Promise<StatementGate> {
    const gate = new StatementGate(new URL(databaseUrl));
    gate.#server.listen(0, '127.0.0.1');
    await once(gate.#server, 'listening');
    return gate;
  }

  /** Address of the database through the gate. */
  get url(): string {
    const url = new URL(this.#target);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /**
   * Follows the call whose transaction begins next, until another one is followed or the reply of the statement at
   * `holdAt` is withheld. From then on the queue of mails waits, so that no mail is on its way when the services are killed.
   */
  follow(holdAt = Infinity): FollowedCall {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#following = { statements: [], held: promise, holdAt, resolve };
    this.#isQuiet ||= holdAt < Infinity;
    return this.#following;
  }

  /** Passes everything on again. */
  release(): void {
    this.#following = null;
    this.#isQuiet = false;
  }

  async close(): Promise<void> {
    for (const { client } of this.#lines) client.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #open(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    const line: Line = { client, server, owner: null, isHeld: false, tail: Buffer.alloc(0) };
    this.#lines.add(line);
    const reader = new StatementReader();
    client.on('data', (chunk: Buffer) => {
      for (const sent of reader.read(chunk)) this.#pass(line, sent);
    });
    server.on('data', (chunk: Buffer) => {
      if (!line.isHeld) client.write(chunk);
      else this.#withhold(line, chunk);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        other.destroy();
        this.#lines.delete(line);
      });
    }
  }

  #pass(line: Line, { bytes, sql }: Statement): void {
    const call = sql === null ? null : this.#callOf(line, sql);
    if (sql !== null && call) {
      call.statements.push(sql);
      if (call.statements.length - 1 === call.holdAt) Object.assign(line, { isHeld: true, owner: call });
      else if (ENDS.test(sql)) line.owner = null;
    } else if (sql !== null && this.#isQuiet && QUEUE.test(sql)) {
      return;
    }
    line.server.write(bytes);
  }

  /** The followed call, if a statement belongs to it. */
  #callOf(line: Line, sql: string): Following | null {
    if (line.owner) return line.owner;
    const call = this.#following;
    if (!call) return null;
    if (sql === 'begin') return (line.owner = call);
    return call.statements.length > 0 && WRITES.test(sql) && !QUEUE.test(sql) ? call : null;
  }

  #withhold(line: Line, chunk: Buffer): void {
    line.tail = Buffer.concat([line.tail, chunk]).subarray(-READY.length - 1);
    // The last byte says whether a transaction is open.
    if (!line.tail.subarray(0, READY.length).equals(READY)) return;
    if (this.#following === line.owner) this.#following = null;
    line.owner?.resolve();
  }
}
