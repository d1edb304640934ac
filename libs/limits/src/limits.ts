/** Maximum numbers of calls in a window of time. */
export interface Limit {
  /** By all visitors of one network: an IPv4 address, or the /64 of an IPv6 address. Several people may share one. */
  network: number;
  /** By one account, or one session without an account. */
  visitor: number;
  windowSeconds: number;
}

/**
 * The limits of all calls, by class. A person stays far below them, and so does an office behind one address.
 * `LIMIT_FACTOR` of the environment multiplies them.
 */
const limits = {
  /** Methods that read. Rendering a page makes about ten such calls. */
  read: { network: 15_000, visitor: 3_000, windowSeconds: 60 },
  /** Searches, and suggestions while a term is typed. */
  search: { network: 1_200, visitor: 300, windowSeconds: 60 },
  /** Methods that change something. */
  write: { network: 1_200, visitor: 600, windowSeconds: 60 },
  /**
   * Scores of passwords while they are typed. Each takes up to 45 ms of the only thread; 20 characters, typed slowly, take
   * 20 of them.
   */
  passwordScore: { network: 120, visitor: 60, windowSeconds: 60 },
  /** What customers write for all to read. Nobody writes that much in earnest. */
  contribution: { network: 120, visitor: 30, windowSeconds: 3_600 },
  /** Pictures sent by visitors. Each costs a decoding. */
  upload: { network: 60, visitor: 30, windowSeconds: 600 },
  /** Whatever tests a password or an address, each of which costs a hash, and the steps of employees' sign-ins. */
  signIn: { network: 60, visitor: 30, windowSeconds: 300 },
  /** What sends mails to any address given. */
  mail: { network: 20, visitor: 20, windowSeconds: 3_600 },
  /** What tests the code of a voucher or a promotion. */
  voucher: { network: 120, visitor: 30, windowSeconds: 600 },
  /** Sessions of visitors who had none, each with a cart or a picture that is kept for weeks. */
  session: { network: 120, visitor: 120, windowSeconds: 60 },
  /** All data of an account in one file. Nobody needs it often, and a stolen session should not have it often. */
  export: { network: 30, visitor: 10, windowSeconds: 3_600 },
  /** Invoices as PDF, each of which is drawn when it is asked for. */
  document: { network: 300, visitor: 60, windowSeconds: 600 },
  /** Pictures; a page shows up to sixty. */
  picture: { network: 6_000, visitor: 6_000, windowSeconds: 60 },
  /** Pages, mostly from memory, and files. */
  page: { network: 12_000, visitor: 12_000, windowSeconds: 60 },
  /** Pages that are not in memory and have to be rendered. A search engine asks for some in a second. */
  render: { network: 1_200, visitor: 1_200, windowSeconds: 60 },
  /** Questions whether a process is up. */
  probe: { network: 6_000, visitor: 6_000, windowSeconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitClass = keyof typeof limits;

/** The classes a method of the contracts may belong to. */
export type MethodLimit =
  'read' | 'search' | 'write' | 'passwordScore' | 'contribution' | 'upload' | 'signIn' | 'mail' | 'voucher';

/** The limit of a class, multiplied by `factor`. */
export function limitOf(name: LimitClass, factor: number): Limit {
  const { network, visitor, windowSeconds } = limits[name];
  return { network: Math.ceil(network * factor), visitor: Math.ceil(visitor * factor), windowSeconds };
}
