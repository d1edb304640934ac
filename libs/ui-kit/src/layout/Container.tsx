import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

/** Widths in px: narrow 768, small 1024, medium 1200, wide 1600, full 1920 (specification, section 9). */
export type ContainerSize = 'narrow' | 'small' | 'medium' | 'wide' | 'full';

/** Of everything on a page that is not as wide as the window. */
export const CONTENT_WIDTH = '1600px';

const Box = styled.div`
  width: 100%;
  /* A page may limit the width of everything in it. */
  max-width: var(--content-width, ${CONTENT_WIDTH});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
  &[data-size='narrow'] {
    max-width: 768px;
  }
  &[data-size='small'] {
    max-width: 1024px;
  }
  &[data-size='medium'] {
    max-width: 1200px;
  }
  &[data-size='full'] {
    max-width: 1920px;
  }
`;

export interface ContainerProps extends ComponentProps<'div'> {
  size?: ContainerSize;
  as?: ElementType;
}

/** Content centred on the page, with the page's gutter. */
export function Container({ size = 'wide', ...props }: ContainerProps) {
  return <Box {...props} data-size={size === 'wide' ? undefined : size} />;
}
