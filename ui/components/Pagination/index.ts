export { Pagination, type PaginationWords } from './Pagination.tsx';
