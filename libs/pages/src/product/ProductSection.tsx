import type { Preloadable } from '@shop/preloadable';
import { type QueryRequest, useSendRequests } from '@shop/service-client';
import { Heading } from '@shop/ui-kit/heading';
import { theme } from '@shop/ui-kit/theme';
import { WhenNear } from '@shop/ui-kit/part';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const { space } = theme;

// As wide as the page, so that the navigation of sections finds it beside itself; what stands in it is not.
const Box = styled.section`
  padding-inline: max(${space.gutter}, calc((100% - var(--content-width, 1600px)) / 2 + ${space.gutter}));
  padding-block-end: ${space.xl};
  &::before {
    content: '';
    display: block;
    block-size: 1px;
    margin-block-end: ${space.xl};
    background: ${theme.color.line};
  }
  > h2 {
    margin-block-end: ${space.l};
  }
  /* Whose content turned out to be nothing. */
  &:empty {
    display: none;
  }
  @media (scripting: none) {
    &[data-lazy]:not(:has(h2)) {
      display: none;
    }
  }
`;

interface ProductSectionProps {
  /** Its hash key. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A section of the page with its heading. */
export function ProductSection({ id, title, children }: ProductSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Box id={id} data-section="" tabIndex={-1} aria-labelledby={titleId}>
      <Heading level={2} size="xxl" id={titleId}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}

interface LateSectionProps<Module> {
  /** Its hash key. */
  id: string;
  part: Preloadable<Module>;
  /** What its content asks for. */
  requests: readonly QueryRequest[];
  children: (module: Module) => ReactNode;
}

/** A section that brings its own heading, or turns out to be nothing. */
export function LateSection<Module>({ id, part, requests, children }: LateSectionProps<Module>) {
  return (
    <Box id={id} data-section="" data-lazy="" tabIndex={-1}>
      <WhenNear part={part} prepare={useSendRequests(requests)} readable>
        {children}
      </WhenNear>
    </Box>
  );
}
