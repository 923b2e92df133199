export { SearchField, useSearch } from './SearchField.tsx';
