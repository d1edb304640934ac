import type { ElementData } from '@shop/contracts';
import { Container } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { LetterIndex } from '../shared/LetterIndex';
import { groupByLetter } from '../shared/letters';
import { BrandCard } from './BrandCard';

const Cards = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
`;

/** Brands with logos, each linking to its items, grouped by first letter. */
export function BrandList({ data }: { data: ElementData<'brandList'> }) {
  const { formatMessage } = useIntl();
  const groups = groupByLetter(data.brands, ({ name }) => name);
  return (
    <Container>
      <LetterIndex
        title={data.headline}
        label={formatMessage({ id: 'cms-elements.letters.label' })}
        anchor="brands"
        groups={groups}
      >
        {(brands) => (
          <Cards>
            {brands.map((brand) => (
              <BrandCard key={brand.name} brand={brand} />
            ))}
          </Cards>
        )}
      </LetterIndex>
    </Container>
  );
}
