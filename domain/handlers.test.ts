import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { NAMED_HANDLERS } from './handlers.ts';

it('every contract has one handler, which is exported under the name of the contract', () => {
  expect(NAMED_HANDLERS.map(([name]) => name).toSorted()).toEqual(
    [...OPERATIONS, ...ENDPOINTS].map(({ name }) => name).toSorted(),
  );
  expect(NAMED_HANDLERS.filter(([name, { contract }]) => contract.name !== name)).toEqual([]);
});

/** Groups of contracts whose handlers stand in a folder of another name; docs/protocol.md names them too. */
const FOLDER_OF_GROUP: Readonly<Record<string, string>> = { store: 'shop', user: 'player' };
/** Handlers that stand elsewhere: they put several groups together, are an operator's, or sign in by a passkey. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  resume: 'resume',
  beginPasskeySignIn: 'passkey',
  signInPasskey: 'passkey',
  putAd: 'operator',
  putAnnouncement: 'operator',
  setMaintenance: 'operator',
  setSwitch: 'operator',
  setWord: 'operator',
};

it('a handler stands in the folder of its contract’s group', () => {
  const folderOf = new Map<string, string>();
  for (const file of readdirSync('domain', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(`domain/${file}`, 'utf8');
    for (const [, name = ''] of text.matchAll(/^export const (\w+) = answer/gmu))
      folderOf.set(name, file.split(/[/\\]/u)[0] ?? '');
  }
  const misplaced = [...OPERATIONS, ...ENDPOINTS].flatMap(({ name, group }) => {
    const folder = folderOf.get(name);
    return folder === (ELSEWHERE[name] ?? FOLDER_OF_GROUP[group] ?? group) ? [] : [`${name}: ${folder ?? 'nowhere'}`];
  });
  expect(misplaced).toEqual([]);
});
