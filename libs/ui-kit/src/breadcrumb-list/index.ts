export { BreadcrumbList, type BreadcrumbListProps } from './BreadcrumbList';
