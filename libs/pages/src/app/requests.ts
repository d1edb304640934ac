import { siteService } from '@shop/service-client/site';
import { optional } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';
import { hidesSurroundings } from './hidesSurroundings';

/** The editor's elements around an app's page; optional. */
export function requests({ content, path, locale }: PageContext) {
  const isAsked = content.id !== '' && !hidesSurroundings(path);
  return {
    surroundings: isAsked ? optional(siteService.endpoints.getAppContent, { id: content.id, path, locale }) : undefined,
  };
}
