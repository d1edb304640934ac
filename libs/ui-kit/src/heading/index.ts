export { Heading, type HeadingSize, type HeadingProps } from './Heading';
