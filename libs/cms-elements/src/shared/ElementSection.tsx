import type { Link as LinkTarget } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  margin-block: ${theme.space.section};
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.xs} ${theme.space.m};
    margin-block-end: ${theme.space.l};
  }
`;

interface ElementSectionProps {
  ref?: Ref<HTMLElement>;
  title: string;
  /** Label of a `nav` without a title. */
  label?: string;
  /** Content beside the title. */
  link?: LinkTarget | null;
  /** `nav`, labelled by the title, for a section of links only. */
  as?: 'section' | 'nav';
  children: ReactNode;
}

/** A section of a page with its own headline. */
export function ElementSection({ ref, title, label, link, as = 'section', children }: ElementSectionProps) {
  const id = useId();
  const name = title ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <Container>
      <Section ref={ref} as={as} {...(as === 'nav' && name)}>
        {title && (
          <header>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            {link?.callToAction && (
              <Link to={link.url} target={link.target}>
                {link.callToAction}
              </Link>
            )}
          </header>
        )}
        {children}
      </Section>
    </Container>
  );
}
