import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { col, fn, Op } from 'sequelize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStore, type QueuedStore } from '../index.ts';
import { openPostgres } from '../postgres/postgres.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { uuid } from '../suite/fixture.ts';
import { mark, message, sender } from '../suite/rows.ts';
import { DATABASE, type Tables } from '../suite/tables.ts';
import { key, plain, table } from '../table.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { openModels, type OpenModels } from './openModels.ts';
import { referencesOf } from './references.ts';

const MAX = Number.MAX_SAFE_INTEGER;

function describeModels(name: string, open: () => Promise<{ store: QueuedStore<Tables>; url: string }>): void {
  describe(`the models on ${name}`, () => {
    let store: QueuedStore<Tables>;
    let opened: OpenModels<Tables>;
    beforeAll(async () => {
      const { store: made, url } = await open();
      store = made;
      opened = openModels(DATABASE, url);
      await store.transaction(async (tx) => {
        await tx.table('channels').insert([
          { Channel: 'c', Epoch: 'e', Seq: MAX },
          { Channel: "'; --", Epoch: '', Seq: -MAX },
        ]);
        await tx.table('readMarks').insert([mark('a', 'c', 1), mark('b', 'c', MAX - 1), mark('b', "'; --", 3)]);
        await tx
          .table('messages')
          .insert([message('c', 1, { Sender: sender({}), AutoReply: ['甲', '"'] }), message('c', 2, { Sender: null })]);
        const club = { AllianceID: '', HasChat: true };
        await tx.table('clubs').insert([
          { ...club, ClubID: 'x', ClubName: 'É' },
          { ...club, ClubID: 'y', ClubName: 'b', HasChat: false },
        ]);
      });
    });
    afterAll(async () => {
      await opened.close();
      await store.close();
    });

    it('read booleans, and count the rows of all pages', async () => {
      const { clubs } = opened.models;
      const { count, rows } = await clubs.findAndCountAll({ order: [['ClubName', 'ASC']], limit: 1 });
      expect([count, rows.map((row) => row.get({ plain: true }))]).toEqual([2, [await store.table('clubs').get('y')]]);
      expect((await clubs.findAll({ where: { HasChat: true } })).map(({ ClubID }) => ClubID)).toEqual(['x']);
      expect(await clubs.count({ where: { HasChat: { [Op.ne]: true } } })).toBe(1);
    });

    it('read some columns without the others', async () => {
      const rows = await opened.models.messages.findAll({ attributes: ['Seq', 'AutoReply'], order: ['Seq'] });
      const found = await store.table('messages').find({ order: [['Seq', 'asc']] });
      expect(rows.map((row) => row.get({ plain: true }))).toEqual(
        found.map(({ Seq, AutoReply }) => ({ Seq, AutoReply })),
      );
    });

    it('include what a column references, both ways', async () => {
      const { readMarks, channels } = opened.models;
      const order: [string, string][] = [['Seq', 'ASC']];
      const marks = await readMarks.findAll({ include: 'channels by Channel', order, limit: 2 });
      expect(marks.map((row) => [row.Seq, row['channels by Channel']?.Epoch])).toEqual([
        [1, 'e'],
        [3, ''],
      ]);
      const where = { Channel: 'c' };
      const [channel] = await channels.findAll({ where, include: ['readMarks by Channel', 'messages by Channel'] });
      expect(channel?.['readMarks by Channel']?.map(({ Seq }) => Seq).toSorted()).toEqual([1, MAX - 1]);
      expect(channel?.['messages by Channel']?.find(({ Seq }) => Seq === 1)?.Sender).toEqual(sender({}));
    });

    it('group, with sums as numbers', async () => {
      const sums = await opened.models.readMarks.findAll({
        attributes: ['Channel', [fn('count', col('Seq')), 'Count'], [fn('sum', col('Seq')), 'Sum']],
        group: ['Channel'],
        order: ['Channel'],
      });
      expect(sums.map((row) => row.get({ plain: true }))).toEqual([
        { Channel: "'; --", Count: 1, Sum: 3 },
        { Channel: 'c', Count: 2, Sum: MAX },
      ]);
    });

    it('see one snapshot', async () => {
      const { settings } = opened.models;
      const counts = await opened.readConsistently(async (transaction) => {
        const before = await settings.count({ transaction });
        await store.transaction((tx) => tx.table('settings').insert({ Name: 'new', Value: null }));
        return [before, await settings.count({ transaction })];
      });
      expect(counts).toEqual([0, 0]);
      expect(await settings.count()).toBe(1);
    });
  });
}

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'models-'));
});
afterAll(() => rm(directory, { recursive: true }));

describeModels('SQLite', async () => {
  const file = join(directory, 'a.sqlite');
  return { store: createStore(await openSqlite(DATABASE, { file }), { bus: undefined, uuid }), url: `sqlite:${file}` };
});

describe.skipIf(POSTGRES_URL === '')('with a server', () => {
  const databases = createDatabases(DATABASE);
  afterAll(() => databases.dropAll());
  describeModels('PostgreSQL', async () => {
    const url = await databases.create();
    return { store: createStore(await openPostgres(DATABASE, url), { bus: undefined, uuid }), url };
  });
});

it('has no models of a database in memory', () => {
  expect(() => openModels(DATABASE, 'sqlite::memory:', 'GAMES')).toThrow('GAMES: a database in memory has no models');
});

describe('references', () => {
  const owls = table({ columns: { ID: key('text'), Seq: key('integer') }, key: ['ID', 'Seq'] });
  const nests = table({ columns: { ID: key('text'), OwlID: key('text', { references: 'owls' }) }, key: ['ID'] });

  it('need a declared table with a single key', () => {
    expect(() => referencesOf({ nests })).toThrow('no table owls');
    expect(() => referencesOf({ nests, owls })).toThrow('nests.OwlID: owls has no single key');
  });

  it('leave out players of another database, and a key of its own table', () => {
    const players = table({ columns: { PlayerID: key('player'), Name: plain('text') }, key: ['PlayerID'] });
    const visits = table({ columns: { PlayerID: key('player') }, key: ['PlayerID'] });
    expect(referencesOf({ visits })).toEqual([]);
    expect(referencesOf({ players, visits })).toEqual([
      { from: 'visits', column: 'PlayerID', to: 'players', key: 'PlayerID' },
    ]);
  });
});
