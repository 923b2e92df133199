export type { UnfinishedPage } from './unfinishedPages.ts';
export { BackLink } from './BackLink.tsx';
export { Loaded, RowGhosts } from './Loaded.tsx';
export { Centered } from './Centered.tsx';
export { useChoices, usePageCount, usePagingWords } from './paging.ts';
export { PagedRecords } from './PagedRecords.tsx';
export { SectionFrame } from './SectionFrame.tsx';
export { UnfinishedPageContent } from './UnfinishedPageContent.tsx';
