export { BottomBar, BottomBarItem } from './BottomBar.tsx';
