export { type BadgeCounts, useBadges } from './useBadges.ts';
export { KeepBadges } from './KeepBadges.tsx';
export { MAILS_KEY } from './mailsKey.ts';
