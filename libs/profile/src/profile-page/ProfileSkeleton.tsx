import { Container, Section } from '@shop/ui-kit/layout';
import { ViewSkeleton } from '../shared/ViewSkeleton';

/** Stands in until it is known who visits. */
export function ProfileSkeleton() {
  return (
    <Section>
      <Container size="medium">
        <ViewSkeleton />
      </Container>
    </Section>
  );
}
