import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Post {
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Ends the request. */
  signal: AbortSignal;
}

/**
 * Connections to the services that are kept for further calls. A page makes several calls, and with Node's `fetch` each takes
 * twice the processor time.
 */
export class ServiceConnection {
  readonly #servicesUrl: string;
  readonly #request: (path: string, options: object) => ReturnType<typeof requestHttp>;

  constructor(servicesUrl: string) {
    this.#servicesUrl = servicesUrl;
    const isSecure = servicesUrl.startsWith('https:');
    const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
    const request = isSecure ? requestHttps : requestHttp;
    this.#request = (path, options) => request(this.#servicesUrl + path, { ...options, agent });
  }

  /** Posts JSON. Rejects where the services cannot be reached, or end the connection before their reply is complete. */
  async post(path: string, post: Post): Promise<Reply> {
    try {
      const response = await this.#send(path, post);
      return { status: response.statusCode!, headers: response.headers, text: await textOf(response) };
    } catch (error) {
      // Why it was ended says more than that it was.
      post.signal.throwIfAborted();
      throw error;
    }
  }

  /** A kept connection may have been closed by the services just now: then the request is sent once more, by another one. */
  #send(path: string, post: Post, isRetry = false): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const length = String(Buffer.byteLength(post.body));
      const request = this.#request(path, {
        method: 'POST',
        signal: post.signal,
        headers: { ...post.headers, 'content-length': length },
      });
      let isAnswered = false;
      request.on('response', (response) => {
        isAnswered = true;
        resolve(response);
      });
      // Also told of a connection that breaks during the reply, whose reader hears of it, too.
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (!isAnswered && !isRetry && request.reusedSocket && error.code === 'ECONNRESET')
          resolve(this.#send(path, post, true));
        else reject(error);
      });
      request.end(post.body);
    });
  }
}

/** The body of a response. By an iterator, as `node:stream/consumers` reads it, each takes 10 to 40 µs more. */
function textOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => (text += chunk));
    response.on('end', () => resolve(text));
    // A connection that ends before its reply is one, too.
    response.on('error', reject);
  });
}
