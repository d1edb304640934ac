/** A call in wire format. */
export interface ServiceRequest {
  path: string;
  method: string;
  args: readonly unknown[];
  /** Language of the texts in the reply. */
  locale?: string | undefined;
  /** Sent even if the page is closed at that moment; for arguments of up to 64 KiB (Fetch standard). */
  keepalive?: boolean;
}

export interface ServiceResponse {
  status: number;
  /** Value of a response header, by its lower-case name. */
  header(name: string): string | null;
  /** The body; rejects if it is not JSON. A cache may return the same value to many callers, none of which may change it. */
  json(): Promise<unknown>;
}

/**
 * Sends a call to the services. The browser's uses `fetch`; the server's forwards the visitor's cookie and caches. `cacheKey`:
 * of the reply's entry in the store, where it has one.
 */
export type Transport = (request: ServiceRequest, signal: AbortSignal, cacheKey?: string) => Promise<ServiceResponse>;

/** A failure below a call, as opposed to an error among its results. */
export interface ServiceError {
  /** HTTP status, `NETWORK` without a response, `MALFORMED` if it is unreadable. */
  status: number | 'NETWORK' | 'MALFORMED';
  /** Trace id for the visitor to tell support. Empty if the response had none. */
  traceId: string;
}

interface CallKind {
  /** It changes something, so the visitor has asked for it. */
  isMutation: boolean;
  /** The visitor is not told of its failure (`QuietOption`). */
  isQuiet: boolean;
}

/** Dependencies of a store's calls, passed as the thunks' extra argument. */
export interface ServiceEnvironment {
  transport: Transport;
  /** Called for every failed call; the client itself shows nothing. */
  onError?: (error: ServiceError, request: ServiceRequest, call: CallKind) => void;
  /**
   * Called for a change that was refused for want of a session. Resolves when the visitor has signed in or does not want
   * to: whether the change is to be sent again. If not, the visitor knows why.
   */
  signInAgain?: () => Promise<boolean>;
  /** Called for every call that was answered. */
  onAnswer?: (request: ServiceRequest) => void;
  /** Called with the analytics action and event of a response. */
  onEvent?: (action: string, event: unknown) => void;
}
