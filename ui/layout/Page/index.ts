export { Page, type PageProps } from './Page.tsx';
export { TileGrid } from './TileGrid.tsx';
