import { SITE_HEADER } from '@shop/contracts/constants';
import type { Visitor } from './visitor.ts';

/** Headers of every call to the services on a visitor's behalf, without their cookie. `site` is `X-Shop-Site`. */
export function serviceHeaders({ traceparent, address, protocol }: Visitor, site: string) {
  return {
    'content-type': 'application/json; charset=utf-8',
    [SITE_HEADER]: site,
    traceparent,
    'x-forwarded-for': address,
    'x-forwarded-proto': protocol,
  };
}
