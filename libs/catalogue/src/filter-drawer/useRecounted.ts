import type { Facet } from '@shop/contracts';
import { useState } from 'react';
import { recounted } from './recounted';

interface Recounted {
  facets: readonly Facet[];
  latest?: readonly Facet[];
}

/** The facets that a drawer has opened with, with the latest counts; what once was shown stays. */
export function useRecounted(opened: readonly Facet[], counted: readonly Facet[] | undefined): readonly Facet[] {
  const [{ facets, latest }, setState] = useState<Recounted>({ facets: opened });
  if (counted && counted !== latest) setState({ facets: recounted(facets, counted), latest: counted });
  return facets;
}
