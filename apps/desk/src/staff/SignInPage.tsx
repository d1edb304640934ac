import { Notifications } from '@shop/notices';
import { Heading } from '@shop/ui-kit/heading';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import { SiteSwitch } from '../frame/SiteSwitch';

const { color, space } = theme;

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${space.m};
  & > div {
    display: grid;
    gap: ${space.m};
    width: min(24rem, 100%);
    padding: ${space.l};
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.l};
    background: ${color.surfaceRaised};
  }
`;

/** A page before the desk: a card with the sites and languages above. */
export function SignInPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <div>
        <SiteSwitch />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {children}
        <LanguageSwitch />
        <Notifications />
      </div>
    </Page>
  );
}
