import { Fragment, jsx as createJsx, jsxs as createJsxs } from 'react/jsx-runtime';
import type { ElementType } from 'react';
import { isStyled, type StyledProps, withClasses } from './styledComponent';

/**
 * Makes a styled component the element it stands for at the moment it is written, so that neither server nor browser renders,
 * and keeps, a component for it. Its props are made for this call alone and are changed.
 */
const resolveStyled =
  (create: typeof createJsx): typeof createJsx =>
  (type, values, key) => {
    let element: ElementType = type;
    let props = values as StyledProps;
    // What it is rendered as may be styled, too.
    while (isStyled(element)) {
      withClasses(props, element.classes);
      element = element.element;
      if (props.as) ({ as: element, ...props } = props);
    }
    return create(element, props, key);
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
