import {
  type ContentElement,
  type ElementData,
  type ElementInput,
  type ElementKind,
  elementSchemas,
} from '@shop/contracts';

/** Element data as the services answer it: defaults filled in and checked against the contract. */
export function elementData<Kind extends ElementKind>(kind: Kind, data: ElementInput<Kind>): ElementData<Kind> {
  return elementSchemas[kind].parse(data) as ElementData<Kind>;
}

interface LooseElement {
  id?: string;
  kind?: string;
  data?: object;
}

/** An element as the services answer it. Unknown kinds pass unchecked: services of another version may send them. */
export function aContentElement<Kind extends ElementKind>(own: {
  id?: string;
  kind: Kind;
  data: ElementInput<Kind>;
}): Extract<ContentElement, { kind: Kind }>;
export function aContentElement(own?: LooseElement): ContentElement;
export function aContentElement({ id = 'element-1', kind = 'line', data = {} }: LooseElement = {}): ContentElement {
  const isKnown = Object.hasOwn(elementSchemas, kind);
  return { id, kind, data: isKnown ? elementData(kind as ElementKind, data as never) : data } as ContentElement;
}
