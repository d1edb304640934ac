import { personalizationImage } from '@shop/contracts';
import sharp from 'sharp';
import type { From } from './caller.ts';
import { mainSite } from './sites.ts';
import type { TestServices } from './testServices.ts';

/** Uploads pictures like a page of the shop, and loads them like a browser. */
export function uploader(services: () => TestServices) {
  const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#c33' } });

  async function upload(bytes: Buffer, { cookie }: From = {}, name = 'mine') {
    const args = [name, bytes.toString('base64')];
    const { body, cookie: set } = await services().call(personalizationImage, 'Create', args, { cookie });
    return { id: body[0] as string, error: body[1] as string | null, cookie: set ?? cookie };
  }

  /** Uploads a small picture; gives its id. */
  const uploadAny = async (by: From) => (await upload(await picture().jpeg().toBuffer(), by)).id;

  const load = (path: string, { cookie }: From = {}) =>
    fetch(services().url + path, {
      headers: { 'x-shop-site': mainSite, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    });

  return { picture, upload, uploadAny, load };
}
