import type { Image, Totals } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { Picture } from '@shop/ui-kit/image';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

interface ArticleLine {
  id: string;
  title: string;
  subTitle: string;
  image: Image | null;
  qty: number;
  /** Of the whole line. */
  cents: number;
}

interface ArticleLinesProps {
  lines: readonly ArticleLine[];
  currency: Totals['currency'];
}

/** What is ordered: picture, quantity and price of each article. */
export function ArticleLines({ lines, currency }: ArticleLinesProps) {
  return (
    <List>
      {lines.map(({ id, title, subTitle, image, qty, cents }) => (
        <li key={id}>
          <Picture image={image} sizes="64px" ratio={1} alt="" />
          <div>
            <strong>{title}</strong>
            {subTitle && <span>{subTitle}</span>}
            <span>
              <FormattedMessage id="checkout.summary.quantity" values={{ qty }} />
            </span>
          </div>
          <span>{formatPrice(cents, currency)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    gap: ${theme.space.s};
    font-size: ${theme.text.s};
  }
  & > li > div {
    display: flex;
    flex-direction: column;
    overflow-wrap: anywhere;
  }
  & > li > div > span {
    color: ${theme.color.textMuted};
  }
  & > li > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
