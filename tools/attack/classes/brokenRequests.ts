import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Attack } from '../Attack.ts';

const HEAD = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n';
const filler = (bytes: number) => 'a'.repeat(bytes);

/** Bytes and the status they must get, in plain text. */
const requests: readonly (readonly [what: string, status: number, bytes: string])[] = [
  ['too many headers', 431, `${HEAD}X: ${filler(40_000)}\r\n\r\n`],
  ['a request line that is too long', 431, `GET /?${filler(40_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`],
  ['an id that is too long', 414, `GET /images/${filler(500)} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`],
  ['no HTTP at all', 400, 'nonsense\r\n\r\n'],
  [
    'half a character',
    400,
    'POST /services/checkout/cart/AddItem HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 27\r\n\r\n[{"sku":"\\ud800","qty":1} ]',
  ],
];

export const brokenRequests: Attack = {
  name: 'broken',
  needsStorefront: false,
  async *run(shop) {
    for (const [what, status, bytes] of requests) {
      const reply = await send(Number(new URL(shop.services).port), bytes);
      const held = reply.startsWith(`HTTP/1.1 ${status} `) && /^content-type: text\/plain/im.test(reply);
      yield { tried: `${what} is refused with ${status} in plain text`, held, detail: reply.split('\r\n', 1)[0] ?? '' };
    }
  },
};

/** Sends bytes as they are and gives all that comes until the connection ends. */
function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
