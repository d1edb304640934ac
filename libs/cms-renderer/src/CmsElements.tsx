import type { ContentElement } from '@shop/contracts';
import { Preloaded } from '@shop/ui-kit/part';
import { ElementBoundary } from './ElementBoundary';
import { useElementRun } from './ElementRunContext';
import { useRegistry } from './RegistryContext';
import { reportElement } from './reportElement';

interface CmsElementsProps {
  elements: readonly ContentElement[];
}

/** Renders content elements in order. An element of an unknown kind, or one that fails, is reported and skipped. */
export function CmsElements({ elements }: CmsElementsProps) {
  return elements.map((element) => <CmsElement key={element.id} element={element} />);
}

function CmsElement({ element }: { element: ContentElement }) {
  const { id, kind, data } = element;
  const code = useRegistry().get(kind);
  const { skipped, Probe } = useElementRun();
  if (skipped.has(id)) return null;
  if (!code) {
    reportElement({ id, kind, problem: 'unknown kind' });
    return null;
  }
  const shown = (
    <ElementBoundary id={id} kind={kind}>
      <Preloaded part={code}>{({ Element }) => <Element id={id} data={data} />}</Preloaded>
    </ElementBoundary>
  );
  const anchored = data.anchor ? (
    <div id={data.anchor} data-section="" tabIndex={-1}>
      {shown}
    </div>
  ) : (
    shown
  );
  return Probe ? <Probe element={element}>{anchored}</Probe> : anchored;
}
