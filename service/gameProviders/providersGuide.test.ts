import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GameMessage, PageMessage } from '#protocol/gameFrame/index.ts';
import {
  GameProvidersFile,
  GrantFacts,
  JackpotsAnswer,
  type JackpotsQuery,
  WALLET_CALLS,
  WALLET_STATUSES,
  WalletAnswer,
  WalletCall,
} from '#protocol/wallet/index.ts';
import { isSignedBy, readProviderKey } from './providerKeys.ts';

const guide = readFileSync('docs/providers.md', 'utf8');
const blocks = (language: string): readonly string[] =>
  Array.from(guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)\\n\`\`\`$`, 'gmsu')), ([, text = '']) => text);
const block = (language: string): string => {
  const [only, ...more] = blocks(language);
  if (only === undefined || more.length > 0) throw new Error(`the guide has no single block ${language}`);
  return only;
};
/** Returns the first cells of the tables below a heading. */
const firstCells = (heading: string): readonly string[] => {
  const [, section = ''] = guide.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return Array.from(own.matchAll(/^\| `?(\w+)`? \|/gmu), ([, cell = '']) => cell);
};
/** The PKCS 8 prefix of the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = '302e020100300506032b657004220420';

it('has an example that a reader can sign and that the declared key verifies', () => {
  const der = Buffer.from(`${PKCS8}${block('private-key')}`, 'hex');
  const body = Buffer.from(block('body'));
  const signature = sign(null, body, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).toString('base64');
  expect(block('signature')).toBe(signature);

  const [declaration = ''] = blocks('json');
  const [declared] = GameProvidersFile.parse(JSON.parse(declaration)).Providers[0]?.Keys ?? [];
  const key = declared === undefined ? 'no key' : readProviderKey(declared.Algorithm, declared.PublicKey);
  if (typeof key === 'string') throw new Error(key);
  expect(isSignedBy(key, body, signature)).toBe(true);
});

it('has a body and an answer that match the contract', () => {
  expect(WalletCall.parse(JSON.parse(block('body')))).toEqual(JSON.parse(block('body')));
  const [, answer = ''] = blocks('json');
  expect(WalletAnswer.parse(JSON.parse(answer))).toEqual(JSON.parse(answer));
});

it('has a hold and its end that match the contract', () => {
  for (const text of [block('hold'), block('hold-end')]) {
    const call: unknown = JSON.parse(text);
    expect(WalletCall.parse(call)).toEqual(call);
  }
});

it('has free spins that match the contract', () => {
  const { grants } = z.object({ grants: z.array(GrantFacts) }).parse(JSON.parse(`{${block('grants')}}`));
  expect(grants).toHaveLength(1);
});

it('has answers about jackpots that match the contract', () => {
  expect(blocks('jackpots')).toHaveLength(2);
  for (const text of blocks('jackpots')) {
    const answer: unknown = JSON.parse(text);
    expect(JackpotsAnswer.parse(answer)).toEqual(answer);
  }
  expect(Object.keys(z.record(z.string(), z.string()).parse(JSON.parse(block('question'))))).toEqual([
    'Brand',
    'GameCode',
  ] satisfies (keyof JackpotsQuery)[]);
});

it('lists every status with its meaning, and every call', () => {
  const rows = Array.from(guide.matchAll(/^\| ([A-Z_]+) \| (.+) \|$/gmu), ([, status, meaning]) => [status, meaning]);
  const known = new Set(Object.keys(WALLET_STATUSES));
  expect(Object.fromEntries(rows.filter(([status = '']) => known.has(status)).slice(0, known.size))).toEqual(
    WALLET_STATUSES,
  );
  expect(firstCells('Statuses')).toEqual(['status', ...known]);
  expect(firstCells('Calls')).toEqual(expect.arrayContaining([...WALLET_CALLS]));
});

it('lists every message of the frame with its fields', () => {
  const rowsOf = (schema: typeof GameMessage | typeof PageMessage) =>
    schema.def.options.map(({ shape: { Type, ...fields } }) => [Type.def.values[0], Object.keys(fields)]);
  const [, below = ''] = guide.split('\n## The frame\n');
  const [section = ''] = below.split('\n## ');
  const written = Array.from(section.matchAll(/^\| `(\w+)` \| (.+?) \|/gmu), ([, name, cell = '']) => [
    name,
    Array.from(cell.matchAll(/(?<=^|, )`(\w+)`/gu), ([, field]) => field),
  ]);
  expect(written).toEqual([...rowsOf(GameMessage), ...rowsOf(PageMessage)]);
});
