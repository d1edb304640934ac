import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { traceHeaders } from './traceHeaders.ts';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** ms. Time to read the answer, after which the connection ends even if the other side goes on sending. */
const LINGER_MS = 1_000;

/**
 * Answers what Node could not read as a request, for the event `clientError` of a server: too slow (408), too long a
 * request line or headers (431), no HTTP (400). In plain text, and the connection ends.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const text = `${STATUS_CODES[status]?.toLowerCase()}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${text.length}`,
    'X-Content-Type-Options: nosniff',
    // Nothing of the request is known: trace and id are new.
    ...Object.entries(traceHeaders({})).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(lingering));
}
