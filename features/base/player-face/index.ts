export { OwnAvatar } from './OwnAvatar.tsx';
export { playerPicture } from './playerPicture.ts';
export { usePlayerName } from './usePlayerName.ts';
export { vipNames } from './vipNames.ts';
