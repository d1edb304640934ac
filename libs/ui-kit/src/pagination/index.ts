export { pageNumbers } from './pageNumbers';
export { Pagination, type PaginationProps } from './Pagination';
