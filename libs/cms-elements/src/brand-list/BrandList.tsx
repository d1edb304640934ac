import type { ElementData } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { groupByLetter } from '../shared/letters';
import { letterAnchor, LetterNav } from '../shared/LetterNav';
import { BrandCard } from './BrandCard';

const Title = styled(Heading)`
  margin-block: ${theme.space.section} ${theme.space.l};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  margin-block-end: ${theme.space.section};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.xl} ${theme.space.l};
  }
`;

/** So few are found without an alphabet. */
const FEW = 12;
const ANCHOR = 'brands';

/** Portraits of brands in alphabetical order, each linking to its items. */
export function BrandList({ data }: { data: ElementData<'brandList'> }) {
  const { formatMessage } = useIntl();
  const { headline, brands } = data;
  const groups = groupByLetter(brands, ({ name }) => name);
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
      <Cards>
        {groups.flatMap(({ letter, items }) =>
          items.map((brand, at) => (
            <BrandCard
              key={brand.name}
              brand={brand}
              level={headline ? 3 : 2}
              id={at === 0 ? letterAnchor(ANCHOR, letter) : undefined}
            />
          )),
        )}
      </Cards>
    </Container>
  );
}
