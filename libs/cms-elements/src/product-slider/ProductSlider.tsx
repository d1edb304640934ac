import { TileSlider } from '@shop/catalogue';
import { useLocale } from '@shop/intl';
import { useGetListingItemsQuery } from '@shop/service-client/catalogue';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import type { ProductSliderData } from './schema';
import { sliderRequest } from './sliderRequest';

const Section = styled.section`
  margin-block: ${theme.space.section};
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.m};
    margin-block-end: ${theme.space.m};
  }
`;

/** The first items of a list, to slide through. Shows nothing when they cannot be loaded or there are none. */
export function ProductSlider({ data }: { data: ProductSliderData }) {
  const locale = useLocale();
  const { data: reply } = useGetListingItemsQuery(sliderRequest(data, locale));
  const items = reply?.ret?.items;
  if (!items?.length) return null;
  return (
    <Container>
      <Section>
        <header>
          <Heading level={2} look="xxl">
            {data.title}
          </Heading>
          {data.link?.callToAction && (
            <Link to={data.link.url} target={data.link.target}>
              {data.link.callToAction}
            </Link>
          )}
        </header>
        <TileSlider items={items} label={data.title} />
      </Section>
    </Container>
  );
}
