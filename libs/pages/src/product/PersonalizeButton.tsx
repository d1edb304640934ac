import type { Image } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Buying } from './useBuying';

const Personalization = lazy(() => import('@shop/catalogue/personalization'));
const Overlay = lazy(async () => ({ default: (await import('@shop/catalogue/personalization')).PersonalizedOverlay }));

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
}

/** Leads to the picture and text a visitor may put on the product. Its code comes with the click. */
export function PersonalizeButton({ image, personalized, personalize }: PersonalizeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button mode="secondary" full aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage id="pages.product.personalize" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Personalization image={image} value={personalized} onChange={personalize} />
        </Suspense>
      )}
    </Box>
  );
}

/** What the visitor puts on the product, to lie on its picture. */
export function personalizedOverlay(personalized: Buying['personalized']) {
  return (
    personalized && (
      <Suspense fallback={null}>
        <Overlay {...personalized} />
      </Suspense>
    )
  );
}
