import type { ElementData } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { groupByLetter } from '../shared/letters';
import { letterAnchor, LetterNav } from '../shared/LetterNav';
import { BrandCard } from './BrandCard';
import { evenColumns } from './evenColumns';

const Title = styled(Heading)`
  margin-block: ${theme.space.section} ${theme.space.l};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  margin-block-end: ${theme.space.section};
  ${media.tablet} {
    grid-template-columns: repeat(var(--tablet-columns), minmax(0, 1fr));
    gap: ${theme.space.xl} ${theme.space.l};
  }
  ${media.laptop} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

/** So few are found without an alphabet. */
const FEW = 12;
const ANCHOR = 'brands';
/** Of all columns in the widest window, in px. */
const CARDS_WIDTH = 1520;

/** Portraits of brands in alphabetical order, each linking to its items. */
export function BrandList({ data }: { data: ElementData<'brandList'> }) {
  const { formatMessage } = useIntl();
  const { headline, brands } = data;
  const groups = groupByLetter(brands, ({ name }) => name);
  const columns = evenColumns(brands.length, [3, 4, 5]);
  const tabletColumns = evenColumns(brands.length, [2, 3]);
  return (
    <Container>
      {headline && <Title level={2}>{headline}</Title>}
      {brands.length > FEW && (
        <LetterNav
          label={formatMessage({ id: 'cms-elements.letters.label' })}
          anchor={ANCHOR}
          used={groups.map(({ letter }) => letter)}
        />
      )}
      <Cards style={{ '--columns': columns, '--tablet-columns': tabletColumns } as CSSProperties}>
        {groups.flatMap(({ letter, items }) =>
          items.map((brand, at) => (
            <BrandCard
              key={brand.name}
              brand={brand}
              level={headline ? 3 : 2}
              sizes={`(min-width: 1600px) ${Math.round(CARDS_WIDTH / columns)}px, (min-width: 1024px) ${Math.round(100 / columns)}vw, (min-width: 768px) ${Math.round(100 / tabletColumns)}vw, 50vw`}
              id={at === 0 ? letterAnchor(ANCHOR, letter) : undefined}
            />
          )),
        )}
      </Cards>
    </Container>
  );
}
