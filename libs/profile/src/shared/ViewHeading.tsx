import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Text = styled.p`
  max-width: 40rem;
  color: ${theme.color.textMuted};
`;

interface ViewHeadingProps {
  children: ReactNode;
  /** What the page is for, in a sentence. */
  text?: ReactNode;
}

/** The heading of a page of the profile area. */
export function ViewHeading({ children, text }: ViewHeadingProps) {
  return (
    <Stack gap="xs">
      <Heading level={1} size="xxl">
        {children}
      </Heading>
      {text && <Text>{text}</Text>}
    </Stack>
  );
}
