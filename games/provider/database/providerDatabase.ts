import type { DatabaseDeclaration } from '#store/sql/database.ts';
import { PROVIDER_TABLES, type ProviderTables } from '../tables.ts';
import { baseline } from './0001-baseline.ts';
import { prizes } from './0002-prizes.ts';
import { choices } from './0003-choices.ts';
import { levels } from './0004-levels.ts';
import { grants } from './0005-grants.ts';
import { rooms } from './0006-rooms.ts';
import { seats } from './0007-seats.ts';
import { fish } from './0008-fish.ts';
import { joins } from './0009-joins.ts';

/** The database of the game server: a SQLite file of its own, or the schema `games` of a PostgreSQL database. */
export const PROVIDER_DATABASE: DatabaseDeclaration<ProviderTables> = {
  name: 'games',
  schema: 'games',
  tables: PROVIDER_TABLES,
  migrations: [baseline, prizes, choices, levels, grants, rooms, seats, fish, joins],
};
