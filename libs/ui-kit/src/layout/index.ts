export { Container, CONTENT_WIDTH, type ContainerProps, type ContainerSize } from './Container';
export { Inline, type InlineProps } from './Inline';
export { Section, type SectionProps } from './Section';
export { SkipLink, type SkipLinkProps } from './SkipLink';
export { Stack, type StackProps } from './Stack';
export { VisuallyHidden } from './VisuallyHidden';
