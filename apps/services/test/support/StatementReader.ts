/** Bytes that a client of PostgreSQL sends, up to the end of a message. */
export interface Statement {
  bytes: Buffer;
  /** The statement that ends here; null for what is none. */
  sql: string | null;
}

const [PARSE, QUERY, SYNC, BIND, DESCRIBE, EXECUTE, CLOSE] = [...'PQSBDEC'].map((letter) => letter.charCodeAt(0));
/** Messages that belong to the statement that a Sync ends. */
const parts = new Set([PARSE, BIND, DESCRIBE, EXECUTE, CLOSE]);
const LENGTH_BYTES = 4;

/** Reads what a client of PostgreSQL sends on one connection, in protocol 3 without encryption. */
export class StatementReader {
  #rest: Buffer = Buffer.alloc(0);
  /** The first message has no letter. */
  #isFirst = true;
  #parts: Buffer[] = [];
  #sql: string | null = null;
  /** By name: a named one is parsed once, and bound from then on. */
  readonly #prepared = new Map<string, string>();

  /** The messages that are complete with these bytes, all parts of a statement as one. */
  read(chunk: Buffer): Statement[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const found: Statement[] = [];
    for (let message = this.#next(); message; message = this.#next()) {
      const one = this.#take(message);
      if (one) found.push(one);
    }
    return found;
  }

  #next(): Buffer | null {
    const letter = this.#isFirst ? 0 : 1;
    if (this.#rest.length < letter + LENGTH_BYTES) return null;
    const end = letter + this.#rest.readUInt32BE(letter);
    if (this.#rest.length < end) return null;
    const message = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(end);
    return message;
  }

  #take(message: Buffer): Statement | null {
    const kind = this.#isFirst ? undefined : message[0];
    this.#isFirst = false;
    if (kind === QUERY) return { bytes: message, sql: textAt(message, 1 + LENGTH_BYTES) };
    if (kind === PARSE) {
      const [name, sql] = textsAt(message, 1 + LENGTH_BYTES);
      this.#prepared.set(name, sql);
    }
    if (kind === BIND) {
      const [, name] = textsAt(message, 1 + LENGTH_BYTES);
      this.#sql = this.#prepared.get(name) ?? null;
    }
    if (kind !== undefined && parts.has(kind)) {
      this.#parts.push(message);
      return null;
    }
    if (kind !== SYNC) return { bytes: message, sql: null };
    const whole = { bytes: Buffer.concat([...this.#parts, message]), sql: this.#sql };
    this.#parts = [];
    this.#sql = null;
    return whole;
  }
}

/** Two texts, each of which ends at a zero. */
function textsAt(message: Buffer, start: number): [string, string] {
  const first = textAt(message, start);
  return [first, textAt(message, start + Buffer.byteLength(first) + 1)];
}

/** The text that ends at the next zero. */
function textAt(message: Buffer, start: number): string {
  return message.toString('utf8', start, message.indexOf(0, start));
}
