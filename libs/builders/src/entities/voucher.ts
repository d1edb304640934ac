import { voucherSchema } from '@shop/contracts';
import { builder } from './build';

export const aVoucher = builder(voucherSchema, () => ({
  id: 'voucher-1',
  kind: 'experience' as const,
  code: 'E1234-5678-9012-3456',
  status: 'active' as const,
  title: 'Ballonfahrt',
  subTitle: '',
  image: null,
  link: { url: '/p/ballonfahrt', target: '_self', callToAction: '' },
  currency: 'CHF' as const,
  value: { cents: 29_000 },
  balance: { cents: 29_000 },
  validUntil: Date.UTC(2029, 0, 1),
  message: '',
  locations: ['Appenzell', 'Gstaad'],
  firstDate: '2026-12-01',
  activation: null,
  isActivatable: true,
  isExchangeable: true,
  extendableUntil: null,
  movements: [],
}));
