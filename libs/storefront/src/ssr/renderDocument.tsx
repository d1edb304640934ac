import type { ElementRun } from '@shop/cms-renderer';
import type { Locale } from '@shop/contracts/constants';
import { scriptJson } from '@shop/contracts/script-json';
import type { ShopMessages } from '@shop/intl';
import { StaticRouter } from '@shop/router';
import type { ShopStore } from '@shop/service-client';
import { registry } from '@shop/static-styles';
import { lateCss } from '@shop/ui-kit/global';
import type { ErrorInfo } from 'react';
import { Document } from '../app/Document';
import { initialPageLocation, PageLocationProvider } from '../app/PageLocation';
import { StorefrontProviders } from '../app/StorefrontProviders';
import type { PageData } from '../page/pageData';
import { ShopPage } from '../page/ShopPage';
import { type PageState, STATE_ELEMENT_ID } from '../pageState';
import { starter } from '../starter';
import type { StorefrontBrand } from '../storefrontBrand';
import { type PreviewOf, previewRule } from './previewRule';
import { portableState } from './portableState';
import { renderForErrors, renderToHtml } from './renderToHtml';
import { toBytes } from './toBytes';

/** Taken out by the starter once the style sheet has loaded or failed. */
const hideLate = `<style id="late" media="(scripting:enabled)">${lateCss}</style>`;

export interface DocumentOptions {
  brand: StorefrontBrand;
  store: ShopStore;
  /** Of the page. */
  address: URL;
  /** Null where it could not be loaded. */
  page: PageData | null;
  locale: Locale;
  /** The texts in that language. */
  messages: ShopMessages;
  /** How the elements are rendered. */
  run: ElementRun;
  /** Search engines may list what this host shows. */
  indexable: boolean;
  /** The brand's `@font-face` rules. */
  fonts: string;
  /** Markup of the brand's icons. */
  links: string;
  /** Without it, no page shows a preview of its largest picture. */
  previewOf?: PreviewOf | undefined;
  /** The script that starts the page. */
  entry: string;
  /** The style sheet of all components; empty where modules bring their own, as in development. */
  sheet: string;
  /** All scripts that the page begins with, in the order they run in. */
  scripts: readonly string[];
}

/**
 * The whole document as HTML: styles of what is seen first in the head, the state once, escaped, at the end. Rejects
 * when the page cannot be rendered.
 */
export async function renderDocument(options: DocumentOptions): Promise<Buffer> {
  const { store, page, locale, run, indexable, fonts, links, entry, sheet, scripts, previewOf } = options;
  const html = await renderToHtml(treeOf(options));
  const start = `<script data-start="${[scripts.indexOf(entry), sheet, ...scripts].join(' ')}">${starter}</script>`;
  const skipped = run.skipped.size > 0 ? [...run.skipped] : undefined;
  const state: PageState = {
    locale,
    page,
    skipped,
    indexable: indexable || undefined,
    store: portableState(store, html),
  };
  // Where there is no style sheet, modules bring their own rules, which stand on the base with its variables.
  const base = sheet ? '' : registry.baseRules();
  const preview = previewOf ? await previewRule(html, previewOf) : '';
  const styles = `<style>${fonts}${registry.criticalRulesIn(html)}${base}${preview}</style>`;
  const whole = sheet && `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>${hideLate}`;
  const head = styles + links + whole + start;
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  return toBytes([
    html.slice(0, endOfHead),
    head,
    html.slice(endOfHead, endOfBody),
    stateScript(state),
    html.slice(endOfBody),
  ]);
}

/** Renders the document for the errors of its parts alone. Rejects when it has no document even without them. */
export async function probeDocument(
  options: DocumentOptions,
  onError: (error: unknown, info: ErrorInfo) => void,
): Promise<void> {
  await renderForErrors(treeOf(options), onError);
}

function treeOf({ brand, store, address, page, locale, messages, run, indexable }: DocumentOptions) {
  return (
    <Document locale={locale}>
      <StorefrontProviders {...{ brand, store, locale, messages, run, indexable }}>
        <PageLocationProvider value={initialPageLocation(page, address)}>
          <StaticRouter address={address.pathname + address.search}>
            <ShopPage />
          </StaticRouter>
        </PageLocationProvider>
      </StorefrontProviders>
    </Document>
  );
}

const stateScript = (state: PageState): string =>
  `<script id="${STATE_ELEMENT_ID}" type="application/json">${scriptJson(state)}</script>`;
