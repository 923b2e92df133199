export { refreshClubs } from './refreshClubs.ts';
export { useOwnClub } from './useOwnClub.ts';
