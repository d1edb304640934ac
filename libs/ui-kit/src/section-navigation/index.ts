export { type SectionLink, SectionNavigation, type SectionNavigationProps } from './SectionNavigation';
