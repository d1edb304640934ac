export { Heading, type HeadingLook, type HeadingProps } from './Heading';
