import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Inline } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const Banner = styled.section`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  margin-block: ${theme.space.xl};
  padding: ${theme.space.xxl} ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.accentSoft};
  text-align: center;
  p {
    max-inline-size: 46ch;
  }
`;

interface MembersBannerProps {
  /** What is for members. */
  title: ReactNode;
  /** What members have of it. */
  text: ReactNode;
}

/**
 * Shown instead of what is for members; membership is free. Search engines recognise withheld content by its class
 * (`recipeJsonLd` of the services).
 */
export function MembersBanner({ title, text }: MembersBannerProps) {
  const { openAuth } = useSession();
  return (
    <Banner className="members-only">
      <Heading level={2} size="xxl">
        {title}
      </Heading>
      <p>{text}</p>
      <Inline gap="s" justify="center">
        <Button onClick={() => openAuth('register')}>
          <FormattedMessage id="pages.members.register" />
        </Button>
        <Button mode="secondary" onClick={() => openAuth('login')}>
          <FormattedMessage id="pages.members.login" />
        </Button>
      </Inline>
    </Banner>
  );
}
