export { DateTime } from './DateTime.tsx';
export { useNow } from './useNow.ts';
