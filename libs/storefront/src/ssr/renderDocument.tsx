import { Writable } from 'node:stream';
import type { Locale } from '@shop/contracts/constants';
import type { ShopStore } from '@shop/service-client';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, type StaticHandler, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { ServerStyleSheet } from 'styled-components';
import { Document } from '../app/Document';
import { StorefrontProviders } from '../app/StorefrontProviders';
import type { PageData } from '../page/pageData';
import { type PageState, STATE_ELEMENT_ID } from '../pageState';
import type { StorefrontBrand } from '../storefrontBrand';
import { portableState } from './portableState';

interface RenderOptions {
  brand: StorefrontBrand;
  store: ShopStore;
  handler: StaticHandler;
  context: StaticHandlerContext;
  /** Null where the loader failed. */
  page: PageData | null;
  locale: Locale;
  /** Markup of the brand's fonts and base styles. */
  styles: string;
  /** Takes the styles of what is on the page. */
  sheet: ServerStyleSheet;
  /** The script that starts the page, and those it will ask for as soon as it runs. */
  entry: string;
  chunks: readonly string[];
}

/**
 * The whole document as HTML: styles of what is on the page in the head, the state once, escaped, at the end. Rejects
 * when the page cannot be rendered.
 */
export async function renderDocument(options: RenderOptions): Promise<Buffer> {
  const { brand, store, handler, context, page, locale, styles, sheet, entry, chunks } = options;
  const { default: messages } = await brand.messageLoaders[locale]();
  try {
    const html = await renderToHtml(
      sheet.collectStyles(
        <Document locale={locale}>
          <StorefrontProviders brand={brand} store={store} locale={locale} messages={messages}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </StorefrontProviders>
        </Document>,
      ),
    );
    const scripts = chunks.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
    const start = `<script type="module" src="${entry}"></script>`;
    const state: PageState = { locale, page, store: portableState(store) };
    const head = `${styles}${sheet.getStyleTags()}${start}${scripts}`;
    return insert(html, { '</head>': head, '</body>': stateScript(state) });
  } finally {
    sheet.seal();
  }
}

/** JSON that cannot end its script element: `<` never appears in it. */
function stateScript(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script id="${STATE_ELEMENT_ID}" type="application/json">${json}</script>`;
}

/** Puts each text before the first place its key stands at. The keys come in the order of the document. */
function insert(html: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const [mark, text] of Object.entries(texts)) {
    const at = html.indexOf(mark, from);
    parts.push(html.subarray(from, at), Buffer.from(text));
    from = at;
  }
  return Buffer.concat([...parts, html.subarray(from)]);
}

function renderToHtml(tree: ReactNode): Promise<Buffer> {
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
