export type { EmptyPlace } from './emptyPlaces.ts';
export { Loaded, RowGhosts } from './Loaded.tsx';
export { Middle } from './Middle.tsx';
export { useChoices, usePagingWords } from './paging.ts';
export { PagedRecords } from './PagedRecords.tsx';
export { PlaceFrame } from './PlaceFrame.tsx';
export { ToCome } from './ToCome.tsx';
