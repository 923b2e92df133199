export { BottomBar, BottomBarItem, BottomBarOffer } from './BottomBar.tsx';
