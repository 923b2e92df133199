export { Table } from './Table.tsx';
export type { Column, Sort } from './columns.ts';
