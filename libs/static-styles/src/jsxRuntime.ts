import { Fragment, jsx as createJsx, jsxs as createJsxs } from 'react/jsx-runtime';
import type { ElementType } from 'react';
import { isStyled, type StyledProps, withClasses } from './styledComponent';

/**
 * Makes a styled component the element it stands for at the moment it is written, so that neither server nor browser renders,
 * and keeps, a component for it. Its props are made for this call alone and are changed.
 */
const resolveStyled =
  (create: typeof createJsx): typeof createJsx =>
  (type, props, key) => {
    let element: ElementType = type;
    let rest = props as StyledProps;
    while (isStyled(element)) {
      withClasses(rest, element.classes);
      element = element.element;
      // Itself styled, perhaps.
      if ('as' in rest) ({ as: element = element, ...rest } = rest);
    }
    return create(element, rest, key);
  };

/**
 * What JSX is compiled to in builds.
 *
 * @public Compiled code imports it.
 */
export const jsx = resolveStyled(createJsx);
/** @public */
export const jsxs = resolveStyled(createJsxs);
/** @public */
export { Fragment };
