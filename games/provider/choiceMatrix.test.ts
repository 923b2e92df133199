import { afterAll, describe, it } from 'vitest';
import type { MathsFile } from '#games/maths/index.ts';
import { openStore } from '#store/open.ts';
import type { Store } from '#store/port.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { PROVIDER_DATABASE } from './database/providerDatabase.ts';
import type { ProviderTables } from './tables.ts';
import { CLOUD_ROUNDS, JAR_ROUNDS } from './testing/choiceGames.ts';
import { expectOneEnd, type Played } from './testing/deaths.ts';
import { MISCHIEFS } from './testing/ledger.ts';

const DAY = 24 * 60 * 60_000;

/** The player chooses in the first round. The second round takes its default after 24 hours. */
const chosen = (file: MathsFile, choice: string): Played => ({
  game: file.code,
  leftMs: DAY,
  stakes: [10, 20],
  first: { file, clientSeed: 'during' },
  choice,
});
const JARS = chosen(JAR_ROUNDS, 'left');
const CLOUDS = chosen(CLOUD_ROUNDS, 'small');

describe('after a death during a choice each round ends once', () => {
  it.each([JARS, CLOUDS])('of $game, if the answer to its win is lost', async (played) => {
    await expectOneEnd({ played, call: 'win', way: 'lostAfter' });
  });

  it.each(
    MISCHIEFS.flatMap((way) => [
      { way, played: JARS },
      { way, played: CLOUDS },
    ]),
  )('of $played.game, if its win is $way', { tags: ['long'] }, async ({ way, played }) => {
    await expectOneEnd({ played, call: 'win', way });
  });

  it.each(MISCHIEFS)('if its bet is %s', { tags: ['long'] }, async (way) => {
    await expectOneEnd({ played: JARS, call: 'bet', way });
  });
});

const openAt = (url: string): Promise<Store<ProviderTables>> =>
  openStore(PROVIDER_DATABASE, url, { bus: undefined, uuid: () => 'run' });

describe('on SQLite each round ends once after a death during a choice', () => {
  const during = { played: JARS, call: 'win', way: 'lostAfter', openStore: () => openAt('sqlite::memory:') } as const;

  it('at every tenth step', async () => {
    await expectOneEnd(during, 10);
  });

  it('at each step', { tags: ['long'], timeout: 300_000 }, async () => {
    await expectOneEnd(during);
  });
});

describe.skipIf(POSTGRES_URL === '')('on PostgreSQL', () => {
  const databases = createDatabases(PROVIDER_DATABASE);
  afterAll(() => databases.dropAll(), 300_000);

  const openNew = async () => openAt(await databases.create());
  const during = { played: JARS, call: 'win', way: 'lostAfter', openStore: openNew } as const;

  it('each round ends once after a death during a choice, at every tenth step', async () => {
    await expectOneEnd(during, 10);
  });

  it('each round ends once after a death at each step of a choice', { tags: ['long'], timeout: 300_000 }, async () => {
    await expectOneEnd(during);
  });
});
