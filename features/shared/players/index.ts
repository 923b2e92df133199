export type { CardAction, CardActionProps } from './cardActions.ts';
export { PlayerActionsProvider } from './PlayerActionsProvider.tsx';
export { usePlayerActions } from './playerActionsContext.ts';
export { type FoundPlayer, type PlayerList, usePlayerList } from './list/usePlayerList.ts';
export { PlayerLine } from './list/PlayerLine.tsx';
export { PlayerFacts } from './card/PlayerFacts.tsx';
export { useRelationPushes } from './relation/refreshRelations.ts';
export { useRelation } from './relation/useRelation.ts';
export { PlayerPicker } from './picker/LazyPlayerPicker.ts';
