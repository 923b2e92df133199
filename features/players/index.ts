import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { PlayerActionsProvider } from './PlayerActionsProvider.tsx';
export { usePlayerActions } from './playerActionsContext.ts';
export type { FoundPlayer } from './picker/usePickerList.ts';

/** Picks one or several players; fills its column. */
export const PlayerPicker = lazy(
  loadAgain(() => import('./picker/PlayerPicker.tsx').then((module) => ({ default: module.PlayerPicker }))),
);
