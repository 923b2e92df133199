export { TileGrid } from './TileGrid.tsx';
