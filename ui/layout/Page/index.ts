export { Page, type PageProps } from './Page.tsx';
export { TileGrid, type TileGridProps } from './TileGrid.tsx';
