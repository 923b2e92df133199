export { BrandFiles } from './draft/draft.ts';
export { PreviewedBrand } from './preview/PreviewedBrand.tsx';
export { LiveTheme, type LiveThemeProps } from './theme/LiveTheme.tsx';
export { ShopSample } from './sample/ShopSample.tsx';
export { StudioPage } from './page/StudioPage.tsx';
export type { StudioScreen } from './preview/Preview.tsx';
