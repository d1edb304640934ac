import type { DeliveryMethod, DeliveryOption, DeliveryType, ProductType } from '@shop/contracts';
import type { Delivery as DeliverySettings } from '../site/siteSettings.ts';
import { localDay } from '../localDay.ts';
import { workingDaysOf } from './workingDays.ts';

/** Days a visitor may choose from. */
const SATURDAYS = 4;
const SCHEDULED_DAYS = 15;
/** Working days from the warehouse to a pick-up point. */
const PICKUP_DAYS = 1;

/** The carrier's product for each type of delivery (specification, section 3). */
const methods: Record<DeliveryType, DeliveryMethod> = {
  DOWNLOAD: 'Download',
  EXPRESS: 'SwissPostExpress',
  SATURDAY: 'SwissPostSaturday',
  SCHEDULED: 'SwissPostScheduled',
  STANDARD: 'SwissPostStandard',
};

/** What can come as a file. */
const digital: ReadonlySet<ProductType> = new Set<ProductType>(['experienceVoucher', 'valueVoucher']);

export interface DeliveryRequest {
  settings: DeliverySettings;
  country: string;
  productTypes: readonly ProductType[];
  /** Working days until all articles are made. */
  productionDays: number;
  /** Value of the articles after discounts, in cents. */
  valueCents: number;
  now: Date;
}

/** Working days from an order to its usual delivery in a country, least and most, `productionDays` for making it included. */
export function deliveryDays(
  { handlingDays, zones }: Pick<DeliverySettings, 'handlingDays' | 'zones'>,
  country: string,
  productionDays = 0,
): [number, number] {
  const zone = zones.find(({ countries }) => countries.includes(country)) ?? zones[0]!;
  const days = (index: 0 | 1) => productionDays + handlingDays[index] + zone.days[index];
  return [days(0), days(1)];
}

/** The ways of delivery of a cart with their prices and days, the usual one first. */
export function deliveryOptions(request: DeliveryRequest): DeliveryOption[] {
  const { settings, productTypes, productionDays, now, valueCents } = request;
  const calendar = workingDaysOf(settings.seat);
  const dispatchDays = productionDays + settings.handlingDays[1];
  const [least, most] = deliveryDays(settings, request.country, productionDays);
  const today = localDay(now);
  const dispatch = calendar.after(today, dispatchDays);
  const option = (type: DeliveryType, cents: number, rest: Partial<DeliveryOption>): DeliveryOption => ({
    type,
    method: methods[type],
    price: { cents },
    freeFrom: null,
    dates: [],
    expected: [],
    pickupPoint: null,
    ...rest,
  });

  const isDigital = productTypes.length > 0 && productTypes.every((type) => digital.has(type));
  const standard = option('STANDARD', valueCents >= settings.freeFromCents ? 0 : settings.costCents, {
    freeFrom: { cents: settings.freeFromCents },
    expected: [calendar.after(today, least), calendar.after(today, most)],
  });
  const more = settings.methods.map(({ type, costCents }) => {
    if (type === 'EXPRESS') {
      const day = calendar.after(dispatch, 1);
      return option(type, costCents, { expected: [day, day] });
    }
    const isSaturday = type === 'SATURDAY';
    const dates = calendar.next(dispatch, isSaturday ? SATURDAYS : SCHEDULED_DAYS, (day) =>
      isSaturday ? calendar.isDeliverySaturday(day) : calendar.isWorkingDay(day),
    );
    return option(type, costCents, { dates });
  });
  // The specification has no type of its own for these (decision 50).
  const pickups = settings.pickupPoints.map((pickupPoint) => {
    const ready = calendar.after(today, dispatchDays + PICKUP_DAYS);
    return option('STANDARD', 0, { pickupPoint, expected: [ready, ready] });
  });
  return [...(isDigital ? [option('DOWNLOAD', 0, {})] : []), standard, ...more, ...pickups];
}
