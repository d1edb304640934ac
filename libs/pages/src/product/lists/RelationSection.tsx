import { preloadable } from '@shop/preloadable';
import { LateSection } from '../ProductSection';
import type { RelatedRequest } from '../requests';
import { listIds } from './listIds';

const slider = preloadable(() => import('./RelationSlider'));

interface RelationSectionProps {
  type: keyof typeof listIds;
  /** Undefined where there is no such list. */
  request: RelatedRequest | undefined;
}

/** The section of products that go with this one in some way. */
export function RelationSection({ type, request }: RelationSectionProps) {
  return (
    request && (
      <LateSection id={listIds[type]} part={slider} requests={[request]}>
        {({ default: RelationSlider }) => <RelationSlider request={request} type={type} />}
      </LateSection>
    )
  );
}
