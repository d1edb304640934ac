import { useCartCount } from '@shop/cart';
import { IconCart } from '@shop/ui-kit/icon';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const Anchor = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  font-size: 1.5rem;
  color: inherit;
  .count {
    position: absolute;
    inset-block-start: 0.125rem;
    inset-inline-end: 0;
    min-inline-size: 1.25rem;
    padding-inline: 0.3rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1.25rem;
    text-align: center;
  }
`;

/** Link to the cart. The count appears once the browser knows it. */
export function CartLink({ to }: { to: string }) {
  const count = useCartCount();
  return (
    <Anchor to={to}>
      <IconCart />
      <VisuallyHidden>
        <FormattedMessage id="frame.header.cart" values={{ count: count ?? 0 }} />
      </VisuallyHidden>
      {count ? (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </Anchor>
  );
}
