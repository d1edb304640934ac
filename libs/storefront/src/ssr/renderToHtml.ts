import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { HtmlKeeper, KeptHtmlContext } from '@shop/ui-kit/kept-html';
import { createElement, type ErrorInfo, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React begins only streams with it. Without it, browsers lay pages out in quirks mode. */
const DOCTYPE = '<!DOCTYPE html>';

/** What stands in HTML for a boundary of which something failed or was waited for. */
const UNFINISHED = '<!--$!-->';

/** In development, HTML would be of components that have changed. */
const keepsHtml = process.env.NODE_ENV !== 'development';

/**
 * A tree of a whole document as HTML, when all of it is there. Rejects when any part of it throws. Nearly always all code
 * has been loaded before, and nothing is waited for: then a string is written at once, in less time than a stream.
 */
export function renderToHtml(tree: ReactNode): Promise<string> {
  return new Promise((resolve) => {
    const keeper = new HtmlKeeper();
    const html = renderToString(keepsHtml ? createElement(KeptHtmlContext, { value: keeper }, tree) : tree);
    resolve(html.includes(UNFINISHED) ? renderWhenReady(tree) : DOCTYPE + keeper.finish(html));
  });
}

function renderWhenReady(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
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
