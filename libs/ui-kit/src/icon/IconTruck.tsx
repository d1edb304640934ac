import { Icon } from './Icon';

/** Delivery. */
export function IconTruck() {
  return (
    <Icon>
      <path d="M2.5 6H14v11H2.5zM14 10h4.2l3.3 3.5V17H14" />
      <circle cx="7" cy="18" r="2" />
      <circle cx="17.5" cy="18" r="2" />
    </Icon>
  );
}
