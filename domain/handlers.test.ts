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

/** Groups of contracts with handlers in a folder of another name. docs/protocol.md lists them too. */
const FOLDER_OF_GROUP: Readonly<Record<string, string>> = { user: 'player' };
/** Handlers in other files: one file imports several groups, and others sign in by a passkey. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  resume: 'resume',
  beginPasskeySignIn: 'passkey',
  signInPasskey: 'passkey',
};
/** A handler with more lines needs a file with its name. */
const LONG = 35;

interface HandlerPlace {
  readonly name: string;
  readonly folder: string;
  /** The name without the file extension. */
  readonly file: string;
  readonly lines: number;
}

function handlerPlaces(): readonly HandlerPlace[] {
  return readdirSync('domain', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const parts = path.split(/[/\\]/u);
      const [folder = ''] = parts;
      const file = parts.at(-1)?.replace(/\.ts$/u, '') ?? '';
      const text = readFileSync(`domain/${path}`, 'utf8');
      // A declaration continues as long as its lines are indented. The first other line ends it.
      return [...text.matchAll(/^export const (\w+) = answer.*\n(?:(?: .*)?\n)*/gmu)].map(([code, name = '']) => ({
        name,
        folder,
        file,
        lines: code.trimEnd().split('\n').length + 1,
      }));
    });
}

it('a long handler is in a file of its name', () => {
  const places = handlerPlaces();
  expect(places.length).toBe(NAMED_HANDLERS.length);
  expect(places.filter(({ name, file, lines }) => lines > LONG && name !== file)).toEqual([]);
});

it('a handler is in the folder of its contract’s group', () => {
  const folderOf = new Map(handlerPlaces().map(({ name, folder }) => [name, folder]));
  const misplaced = [...OPERATIONS, ...ENDPOINTS].flatMap(({ name, group }) => {
    const folder = folderOf.get(name);
    return folder === (ELSEWHERE[name] ?? FOLDER_OF_GROUP[group] ?? group) ? [] : [`${name}: ${folder ?? 'nowhere'}`];
  });
  expect(misplaced).toEqual([]);
});
