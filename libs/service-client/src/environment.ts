/** One call as it goes over the wire. */
export interface ServiceRequest {
  path: string;
  method: string;
  args: readonly unknown[];
  /** Language of the texts in the answer. */
  locale?: string | undefined;
}

export interface ServiceResponse {
  status: number;
  /** Value of a response header, by its lower-case name. */
  header(name: string): string | null;
  /** The body; rejects when it is no JSON. A cache may give the same frozen value to many. */
  json(): Promise<unknown>;
}

/** Carries a call to the services. The browser's uses `fetch`; the server's forwards the visitor's cookie and caches. */
export type Transport = (request: ServiceRequest, signal: AbortSignal) => Promise<ServiceResponse>;

/** What went wrong below a call, before any business error. */
export interface ServiceError {
  /** HTTP status, `NETWORK` when none came, `MALFORMED` when the answer could not be read. */
  status: number | 'NETWORK' | 'MALFORMED';
  /** For the visitor to quote to support. Empty where the answer had none. */
  traceId: string;
}

/** What one store's calls run on. Given to the store as its thunks' extra argument. */
export interface ServiceEnvironment {
  transport: Transport;
  /** Told of every failed call; the client itself shows nothing. */
  onError?: (error: ServiceError, request: ServiceRequest) => void;
  /** Told of the analytics action and event a response carries. */
  onEvent?: (action: string, event: unknown) => void;
}
