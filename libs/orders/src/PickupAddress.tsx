import type { PickupPoint } from '@shop/contracts';

/** Where a pickup point is, and when it is open. */
export function PickupAddress({ point }: { point: PickupPoint }) {
  const { streetName, streetNumber, zip, city, hours } = point;
  return (
    <small>
      {streetName} {streetNumber}, {zip} {city}
      <br />
      {hours}
    </small>
  );
}
