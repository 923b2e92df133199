import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryBackend, createStore } from '#store/index.ts';
import type { ProviderTransaction } from '../ports.ts';
import { PROVIDER_TABLES } from '../tables.ts';
import { COMMIT_WINDOW_MS, SharedCommit } from './sharedCommit.ts';

const writing = (Name: string) => (tx: ProviderTransaction) =>
  tx.table('jackpots').insert({ Brand: 'crab', GameCode: 'cards', Name, Amount: 1 });

function openCommit() {
  const commits: string[][] = [];
  const windows: { readonly milliseconds: number; readonly end: () => void }[] = [];
  let stored = Promise.resolve();
  const backend = createMemoryBackend(PROVIDER_TABLES, {
    onCommit: async (changes) => {
      await stored;
      commits.push(changes.map(({ row }) => z.string().parse(row?.Name)));
    },
  });
  const memory = createStore(backend, { bus: undefined, uuid: () => 'run' });
  const commit = new SharedCommit(memory, (milliseconds, end) => windows.push({ milliseconds, end }));
  return {
    commit,
    commits,
    windows,
    /** Lets commits wait until the returned function is called. */
    stop: (): (() => void) => {
      let go = (): void => {};
      stored = new Promise((resolve) => {
        go = resolve;
      });
      return () => go();
    },
  };
}

it('commits the work of a window together', async () => {
  const { commit, commits, windows } = openCommit();
  const works = ['a', 'b', 'c'].map((name) => commit.run(writing(name)));
  expect(windows.map(({ milliseconds }) => milliseconds)).toEqual([COMMIT_WINDOW_MS]);
  windows[0]?.end();
  await Promise.all(works);
  const later = commit.run(writing('d'));
  windows[1]?.end();
  await later;
  expect(commits).toEqual([['a', 'b', 'c'], ['d']]);
});

it('lets a failing work fail alone, with all of its changes', async () => {
  const { commit, commits, windows } = openCommit();
  const works = [
    commit.run(writing('a')),
    commit.run(async (tx) => {
      await writing('b')(tx);
      throw new Error('too late');
    }),
    commit.run(writing('c')),
  ];
  windows[0]?.end();
  const settled = await Promise.allSettled(works);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(commits).toEqual([['a', 'c']]);
});

it('resolves nothing before it is stored', async () => {
  const { commit, windows, stop } = openCommit();
  const go = stop();
  let isShown = false;
  const work = commit.run(writing('a')).then(() => {
    isShown = true;
    return isShown;
  });
  windows[0]?.end();
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(isShown).toBe(false);
  go();
  expect(await work).toBe(true);
});
