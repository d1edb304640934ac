import type { SiteContent } from '@shop/contracts';
import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { Container, Section } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { styled } from 'styled-components';
import { CheckoutSkeleton } from './CheckoutSkeleton';

const views = preloadable(() => import('./CheckoutViews'));

/** As high as its steps at least, so that what is below does not move when they come. */
const CheckoutSection = styled(Section)`
  min-height: 40rem;
`;

export interface CheckoutPageProps {
  content: Pick<SiteContent, 'specialPages'>;
  path: string;
}

/**
 * The way from the cart to the order: below its address a step each, `/address`, `/delivery`, `/payment` and `/review`,
 * and `/order`, what became of it.
 */
// App pages are loaded by their default export.
export default function CheckoutPage({ content, path }: CheckoutPageProps) {
  const texts = useLateMessages();
  return (
    <CheckoutSection>
      <Container size="medium">
        <WhenWanted part={withTexts(views, texts)} fallback={<CheckoutSkeleton />}>
          {({ CheckoutViews }) => (
            <LateTexts late={texts?.loaded()?.default}>
              <CheckoutViews specialPages={content.specialPages} path={path} />
            </LateTexts>
          )}
        </WhenWanted>
      </Container>
    </CheckoutSection>
  );
}
