import type { Product } from '@shop/contracts';
import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const List = styled.dl`
  border-top: 1px solid ${theme.color.line};
  & > div {
    padding-block: ${theme.space.xs};
    border-bottom: 1px solid ${theme.color.line};
  }
  & dt {
    color: ${theme.color.textMuted};
  }
  ${media.phone} {
    & > div {
      display: grid;
      grid-template-columns: 2fr 3fr;
      gap: ${theme.space.m};
    }
  }
`;

export interface FactsTableProps {
  facts: Product['facts'];
}

/** Facts of a product, each a name and a value. */
export function FactsTable({ facts }: FactsTableProps) {
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
