export { Composer } from './Composer.tsx';
export { Tray, TrayTile } from './Tray.tsx';
