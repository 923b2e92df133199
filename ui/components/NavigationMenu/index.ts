export type { NavigationEntry, NavigationLink } from './entries.ts';
export { NavigationDrawer } from './NavigationDrawer.tsx';
export { NavigationMenu } from './NavigationMenu.tsx';
