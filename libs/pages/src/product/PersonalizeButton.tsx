import { GALLERY_SIZES } from '@shop/catalogue';
import type { Image, Price, Product } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { Button } from '@shop/ui-kit/button';
import { useState } from 'react';
import { WhenWanted } from '@shop/ui-kit/part';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Buying } from './useBuying';

const personalization = preloadable(() => import('@shop/catalogue/personalization'));

const Box = styled.div`
  display: grid;
  justify-self: stretch;
  gap: 0.75rem;
  @media (scripting: none) {
    display: none;
  }
`;

interface PersonalizeButtonProps extends Pick<Buying, 'personalized' | 'personalize'> {
  image: Image | null;
  product: Pick<Product, 'lettering' | 'productType'>;
  price: Price | null;
}

/** Leads to the picture and text a visitor may put on the product. Its code comes with the click. */
export function PersonalizeButton({ image, product, price, personalized, personalize }: PersonalizeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { lettering, productType } = product;
  const takesTextOnly = lettering && !lettering.takesPicture;
  return (
    <Box>
      <Button
        mode="secondary"
        full
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...onIntent(personalization)}
      >
        <FormattedMessage id={takesTextOnly ? 'pages.product.personalize.text' : 'pages.product.personalize'} />
      </Button>
      {isOpen && (
        <WhenWanted part={personalization}>
          {({ Personalization }) => (
            <Personalization
              {...{ image, lettering, productType, price }}
              value={personalized}
              onChange={personalize}
            />
          )}
        </WhenWanted>
      )}
    </Box>
  );
}

/** What the visitor puts on the product, to lie on its picture. */
export function personalizedOverlay(
  personalized: Buying['personalized'],
  { lettering, productType }: PersonalizeButtonProps['product'],
  { price, images }: { price: Price | null; images: readonly Image[] },
) {
  return (
    personalized && (
      <WhenWanted part={personalization}>
        {({ PersonalizedOverlay }) => (
          <PersonalizedOverlay
            {...personalized}
            {...{ lettering, productType, price }}
            image={images[0]}
            sizes={GALLERY_SIZES}
          />
        )}
      </WhenWanted>
    )
  );
}
