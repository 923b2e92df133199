export { shares } from './export.ts';
export { detail, envelopes, records } from './lists.ts';
export { create } from './send.ts';
export { cancel, claim } from './take.ts';
