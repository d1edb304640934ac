import { type ComponentType, createElement, type ElementType } from 'react';

/** A component of one element, or of another component, with a class of its own. */
export type StyledComponent = ComponentType<StyledProps> & {
  /** What is rendered where `as` names nothing else. */
  element: ElementType;
  /** Its class, after those of the styled component it extends. */
  classes: string;
};

export interface StyledProps {
  as?: ElementType;
  className?: string;
  [prop: string]: unknown;
}

/** What `styled.div` and `styled(Other)` are compiled to. `id` is the component's class. */
export function styledComponent(target: ElementType | StyledComponent, id: string): StyledComponent {
  const base = isStyled(target) ? target : null;
  const element = base ? base.element : (target as ElementType);
  const classes = base ? `${base.classes} ${id}` : id;

  // Rendered only where no JSX of a build names it: in development, or handed over as a value.
  const Styled = (props: StyledProps) => {
    const { as = element, ...rest } = props;
    return createElement(as, withClasses(rest, classes));
  };
  // A component inside a template is the selector of its class.
  return Object.assign(Styled, { element, classes, toString: () => `.${id}` });
}

/** Whether a type of elements is what `styledComponent` made. */
export function isStyled(type: unknown): type is StyledComponent {
  return typeof type === 'function' && 'classes' in type;
}

/** Adds the classes of a styled component to those that its props name. Changes the props. */
export function withClasses(props: StyledProps, classes: string): StyledProps {
  props.className = props.className ? `${props.className} ${classes}` : classes;
  return props;
}
