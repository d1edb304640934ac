import { type ComponentType, createElement, type ElementType } from 'react';

/** A component of one element, or of another component, with a class of its own. */
export type StyledComponent = ComponentType<StyledProps> & {
  /** What is rendered where `as` names nothing else. */
  element: ElementType;
  /** Its class, after those of the styled component it extends. */
  classes: string;
};

interface StyledProps {
  as?: ElementType;
  className?: string;
  [prop: string]: unknown;
}

/** What `styled.div` and `styled(Other)` are compiled to. `id` is the component's class. */
export function styledComponent(target: ElementType | StyledComponent, id: string): StyledComponent {
  const base = isStyled(target) ? target : null;
  const element = base ? base.element : (target as ElementType);
  const classes = base ? `${base.classes} ${id}` : id;

  function Styled({ as = element, className, ...props }: StyledProps) {
    return createElement(as, { ...props, className: className ? `${className} ${classes}` : classes } as object);
  }
  // A component inside a template is the selector of its class.
  return Object.assign(Styled, { element, classes, toString: () => `.${id}` });
}

function isStyled(target: unknown): target is StyledComponent {
  return typeof target === 'function' && 'classes' in target;
}
