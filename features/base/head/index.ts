export { type OwnHead, usePageHead } from './ownHead.ts';
export { DocumentHead } from './DocumentHead.tsx';
export { useAfterFirstPage } from './useAfterFirstPage.ts';
