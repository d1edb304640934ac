import type { SiteContent } from '@shop/contracts';
import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Container, Section, Stack } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { ListSkeleton } from '../shared/ListSkeleton';

const desk = preloadable(() => import('./VoucherDesk'));

/** As high as its form, so that what is below does not move when that comes. */
const Room = styled.div`
  min-height: 12rem;
`;

export interface PublicVoucherPageProps {
  content: Pick<SiteContent, 'specialPages' | 'page'>;
}

/** Activates a voucher for whoever has its code. Customers are led to their own page, where it is kept. */
// App pages are loaded by their default export.
export default function PublicVoucherPage({ content }: PublicVoucherPageProps) {
  const texts = useLateMessages();
  const { status } = useSession();
  // The code of the voucher, where a link has brought it.
  const { hash } = useLocation();
  const { page, specialPages } = content;
  return (
    <Section>
      <Container size="small">
        <Stack gap="l">
          <Heading level={1} size="xxl">
            {page.meta.h1Title || page.meta.title}
          </Heading>
          <Room>
            <WhenWanted part={withTexts(desk, texts)} fallback={<ListSkeleton />}>
              {({ VoucherDesk }) => (
                <LateTexts late={texts?.loaded()?.default}>
                  {status === 'authenticated' ? (
                    <ButtonLink to={`${specialPages.profile}/voucher-activate${hash}`} size="big">
                      <FormattedMessage id="profile.voucher.activate.own" />
                    </ButtonLink>
                  ) : (
                    <VoucherDesk action="activate" cart={specialPages.cart} />
                  )}
                </LateTexts>
              )}
            </WhenWanted>
          </Room>
        </Stack>
      </Container>
    </Section>
  );
}
