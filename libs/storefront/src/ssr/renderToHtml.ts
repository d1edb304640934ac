import { Writable } from 'node:stream';
import type { ErrorInfo, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The tree as HTML, when all of it is there. Rejects when any part of it throws. */
export function renderToHtml(tree: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady() {
        pipe(
          new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              resolve(Buffer.concat(chunks));
              done();
            },
          }),
        );
      },
      onError: reject,
      // Nothing is put off: a part sent later needs an inline script, which no page may run.
      progressiveChunkSize: Infinity,
    });
  });
}

/** Renders the tree for the errors inside its Suspense boundaries alone. Rejects when something outside of them throws. */
export function renderForErrors(tree: ReactNode, onError: (error: unknown, info: ErrorInfo) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    renderToPipeableStream(tree, { onAllReady: resolve, onShellError: reject, onError });
  });
}
