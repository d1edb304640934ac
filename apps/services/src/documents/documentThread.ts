import { parentPort } from 'node:worker_threads';
import { createInvoicePdf } from './createInvoicePdf.ts';
import { createVoucherPdf } from './createVoucherPdf.ts';
import type { DocumentOrder, DocumentReply } from './documentKinds.ts';

// The program of the thread that `DocumentRenderer` starts.
parentPort!.on('message', (order: DocumentOrder) => {
  create(order).then(
    (bytes) => reply({ bytes }),
    (error: unknown) => reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

const reply = (message: DocumentReply) => parentPort!.postMessage(message);

const create = (order: DocumentOrder): Promise<Buffer> =>
  order.kind === 'invoice' ? createInvoicePdf(order.content) : createVoucherPdf(order.content);
