import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import type { ReactNode } from 'react';
import { Section } from './Section';

interface ItemSectionProps {
  /** Hash key (specification, section 2); without one the navigation does not lead here. */
  id?: string;
  title?: ReactNode;
  /** Also stands on paper. */
  printed?: boolean;
  children: ReactNode;
}

/** A section of an item's page, with its heading. */
export function ItemSection({ id, title, printed, children }: ItemSectionProps) {
  return (
    <Section {...(id && { id, 'data-section': '', tabIndex: -1 })} data-print={printed ? '' : undefined}>
      <Container>
        {title && (
          <Heading level={2} size="xxl">
            {title}
          </Heading>
        )}
        {children}
      </Container>
    </Section>
  );
}
