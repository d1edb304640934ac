import { Icon } from './Icon';

/** A warning. */
export function IconWarning() {
  return (
    <Icon>
      <path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1" />
    </Icon>
  );
}
