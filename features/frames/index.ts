export type { EmptyPlace } from './emptyPlaces.ts';
export { Loaded, RowGhosts } from './Loaded.tsx';
export { Centered } from './Centered.tsx';
export { useChoices, usePagingWords } from './paging.ts';
export { PagedRecords } from './PagedRecords.tsx';
export { PlaceFrame } from './PlaceFrame.tsx';
export { ComingSoon } from './ComingSoon.tsx';
