import type { ContentElement } from '@shop/contracts';
import { ElementBoundary } from './ElementBoundary';
import { useElementRun } from './ElementRunContext';
import { useRegistry } from './RegistryContext';
import { reportElement } from './reportElement';

interface CmsElementsProps {
  elements: readonly ContentElement[];
}

/** Shows content elements in their order. One of an unknown kind or one that fails is reported and skipped. */
export function CmsElements({ elements }: CmsElementsProps) {
  return elements.map((element) => <CmsElement key={element.id} element={element} />);
}

function CmsElement({ element }: { element: ContentElement }) {
  const { id, kind, data } = element;
  const { definitions, loaded: modules } = useRegistry();
  const { skipped, Probe } = useElementRun();
  const loaded = modules.get(kind);
  if (skipped.has(id)) return null;
  if (!loaded) {
    reportElement({ id, kind, problem: definitions.has(kind) ? 'its code is not here' : 'unknown kind' });
    return null;
  }
  const shown = (
    <ElementBoundary id={id} kind={kind}>
      <loaded.Element id={id} data={data} />
    </ElementBoundary>
  );
  const placed = data.anchor ? (
    <div id={data.anchor} data-section="" tabIndex={-1}>
      {shown}
    </div>
  ) : (
    shown
  );
  return Probe ? <Probe element={element}>{placed}</Probe> : placed;
}
