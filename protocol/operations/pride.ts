import * as z from 'zod/mini';
import { RoomWin } from '../entities/live.ts';
import { PrideStatus, WinPromotion } from '../entities/pride.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'pride', origin: 'spec', caller: 'player' } as const;

export const setPrideStatus = operation({
  ...defaults,
  op: 12120,
  name: 'setPrideStatus',
  effect: 'write',
  request: z.strictObject({ Status: PrideStatus }),
  result: z.object({ Status: PrideStatus }),
  summary: 'Switches the announcements of wins on (1) or off (2) for all of the caller’s connections.',
  section: 'specification 1 §3, §7',
});

export const winAnnounced = pushOf(setPrideStatus, {
  op: 12122,
  name: 'winAnnounced',
  audience: 'channel',
  result: WinPromotion,
  summary: 'A win of at least 50 times the bet or a jackpot, to everyone who has announcements on.',
});

export const viewerWon = pushOf(setPrideStatus, {
  op: 12123,
  name: 'viewerWon',
  socket: 'chat',
  audience: 'channel',
  result: RoomWin,
  summary:
    'A win of 12122 by a viewer of the room that the connection is in, in the game of its host; to viewers who have announcements on.',
});

export const getPrideStatus = operation({
  ...defaults,
  op: 12130,
  name: 'getPrideStatus',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ Status: PrideStatus }),
  summary: 'Whether announcements of wins are on (1, the default) or off (2).',
  section: 'specification 1 §3, §7',
});
