import { formPath, linkedForms, LOGIN_APP } from '@shop/contracts';
import { localeOfPath } from '@shop/contracts/addresses';
import type { SiteFrame } from './siteFrame.ts';

/** Where the short address of a form of accounts leads; null for other paths. */
export function findFormPage(frame: SiteFrame, path: string): string | null {
  const locale = localeOfPath(path);
  const form = linkedForms.find((one) => formPath(one, locale) === path);
  if (!form) return null;
  const page = [...frame.locales[locale].nodes.values()].find(({ referenceId }) => referenceId === LOGIN_APP);
  if (!page) return null;
  return form === 'login' ? page.uri : `${page.uri}/${form}`;
}
