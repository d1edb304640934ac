import type { ListingItem } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { Price } from '@shop/ui-kit/price';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s} ${theme.space.xl};
  margin-block-start: ${theme.space.l};
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.m};
  }
`;

/** Items as links with their price: what the server writes in the place of a slider or a form, for those without scripts. */
export function ItemLinks({ items }: { items: readonly ListingItem[] }) {
  return (
    <List>
      {items.map(({ id, link, title, price }) => (
        <li key={id}>
          <Link to={link.url}>{title}</Link>
          {price && <Price price={price} />}
        </li>
      ))}
    </List>
  );
}
