import type { Migration } from '#store/sql/migration.ts';
import { baseline } from './0001-baseline.ts';
import { waits } from './0002-waits.ts';
import { lobby } from './0003-lobby.ts';
import { friendsGames } from './0004-friends-games.ts';
import { spinGrants } from './0005-spin-grants.ts';
import { liveCrowd } from './0006-live-crowd.ts';
import { holds } from './0007-holds.ts';
import { races } from './0008-races.ts';

/** All migrations, oldest first. A migration never changes; a later one corrects it. */
export const MIGRATIONS: readonly Migration[] = [
  baseline,
  waits,
  lobby,
  friendsGames,
  spinGrants,
  liveCrowd,
  holds,
  races,
];
