import type { Locale } from '@shop/contracts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { readDocumentBranding } from '../documents/readDocumentBranding.ts';
import type { VoucherDocument } from '../documents/VoucherDocument.ts';
import { voucherWords } from '../documents/voucherWords.ts';
import { findOriginalBytes, findOriginalInfo } from '../images/imageRepository.ts';
import { renderDerivative } from '../images/renderDerivative.ts';
import { findAppPage } from '../site/findAppPage.ts';
import { readShop } from '../site/readShop.ts';
import { voucherCode } from './voucherCode.ts';
import type { VoucherRow } from './voucherRepository.ts';

/** The app page on which vouchers are activated (specification, section 2). */
export const ACTIVATION_APP = 'profile/voucher-activate';

/** The frame of the motif at 150 dpi, px. */
const MOTIF = { width: 450, height: 874, quality: 80 } as const;

/** All that is printed on a voucher, in the language it was bought in. Throws for a site without settings. */
export async function voucherDocument(
  db: Database,
  config: Pick<Config, 'SITE_ORIGINS' | 'VOUCHER_SECRET'>,
  row: VoucherRow,
): Promise<VoucherDocument> {
  const locale = row.locale as Locale;
  const shop = await readShop(db, config, row.site, locale);
  if (!shop) throw new Error(`Site ${row.site} has no general settings to write a voucher with.`);
  const code = voucherCode(row, config.VOUCHER_SECRET);
  const page = await findAppPage(db, row.site, locale, ACTIVATION_APP);
  return {
    branding: await readDocumentBranding(row.site),
    locale,
    code,
    gift:
      row.kind === 'experience'
        ? { title: row.title, subTitle: row.subTitle }
        : { cents: row.valueCents, currency: row.currency },
    words: row.message,
    // The giver's words say whatever is to be said of the giver.
    giver: '',
    recipient: '',
    motif: await readMotif(db, row),
    validUntil: row.validUntil.getTime(),
    // Behind the hash, a code is told to nobody.
    activationUrl: `${shop.baseUrl}${page}#${code}`,
  };
}

/** Name of a voucher's file, by the end of its code: `Geschenkgutschein-7Q2M.pdf`. */
export function voucherFile({ locale, gift, code }: VoucherDocument): string {
  const words = voucherWords[locale];
  const kind = 'cents' in gift ? words.value : words.experience;
  const name = kind
    .normalize('NFD')
    .replaceAll(/[^\w ]/g, '')
    .replaceAll(' ', '-');
  return `${name}-${code.slice(-4)}.pdf`;
}

/** The picture of what was bought; null where there is none any more. */
async function readMotif(db: Database, { image }: Pick<VoucherRow, 'image'>): Promise<Uint8Array | null> {
  const id = image && /^\/images\/([^/?]+)/.exec(image.url)?.[1];
  if (!id) return null;
  const info = await findOriginalInfo(db, id);
  const original = info && (await findOriginalBytes(db, id));
  return original && renderDerivative(original, info, { kind: 'render', format: 'raster', ...MOTIF });
}
