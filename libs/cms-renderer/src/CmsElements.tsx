import type { ContentElement } from '@shop/contracts';
import { useMemo } from 'react';
import { anchorOf } from './anchorOf';
import { ElementBoundary } from './ElementBoundary';
import { useElementRun } from './ElementRunContext';
import { useRegistry } from './RegistryContext';
import { reportElement } from './reportElement';

interface CmsElementsProps {
  elements: readonly ContentElement[];
}

/** Shows content elements in their order. Unknown, malformed or failing ones are reported and skipped. */
export function CmsElements({ elements }: CmsElementsProps) {
  return elements.map((element) => <CmsElement key={element.id} element={element} />);
}

function CmsElement({ element }: { element: ContentElement }) {
  const { id, kind, data } = element;
  const { definitions, loaded: modules } = useRegistry();
  const { skipped, Probe } = useElementRun();
  const loaded = modules.get(kind);
  const result = useMemo(() => loaded?.read(data), [loaded, data]);
  if (skipped.has(id)) return null;
  if (!loaded || !result?.ok) {
    const missing = definitions.has(kind) ? 'its code is not here' : 'unknown kind';
    reportElement({ id, kind, problem: result && !result.ok ? result.problem : missing });
    return null;
  }
  const anchor = anchorOf(data);
  const shown = (
    <ElementBoundary id={id} kind={kind}>
      <loaded.Element id={id} data={result.data} />
    </ElementBoundary>
  );
  const placed = anchor ? (
    <div id={anchor} data-section="" tabIndex={-1}>
      {shown}
    </div>
  ) : (
    shown
  );
  return Probe ? <Probe element={element}>{placed}</Probe> : placed;
}
