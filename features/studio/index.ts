export { BrandFiles } from './draft/draft.ts';
export { StudioPage } from './page/StudioPage.tsx';
export type { StudioScreen } from './preview/Preview.tsx';
