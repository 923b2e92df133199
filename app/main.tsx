import { announceStarted, announceStopped, isTooOld } from './startNotice.ts';
import { start } from './start.tsx';

if (!isTooOld()) start().then(announceStarted, announceStopped);
