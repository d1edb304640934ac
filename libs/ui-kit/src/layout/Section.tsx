import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

const Band = styled.section`
  padding-block: ${theme.space.section};
  &[data-tone='sunken'] {
    background: ${theme.color.surfaceSunken};
  }
  &[data-tone='accent'] {
    background: ${theme.color.accentSoft};
  }
  &[data-tone='inverse'] {
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
    & :is(h1, h2, h3, h4) {
      color: inherit;
    }
  }
`;

export interface SectionProps extends ComponentProps<'section'> {
  tone?: 'plain' | 'sunken' | 'accent' | 'inverse';
  as?: ElementType;
}

/** A band across the page with vertical padding. */
export function Section({ tone = 'plain', ...props }: SectionProps) {
  return <Band {...props} data-tone={tone === 'plain' ? undefined : tone} />;
}
