import type { RoundRecord } from '#games/verify/index.ts';

/**
 * Returns a program that computes the commitment, the blocks and the first draws of a round. It runs in a browser's console and in Node,
 * and shares no code with this page.
 *
 * @param stops the symbols on each reel
 */
export const ownCode = (
  { ServerSeed = '', ClientSeed, Nonce }: Pick<RoundRecord, 'ServerSeed' | 'ClientSeed' | 'Nonce'>,
  stops: readonly number[],
): string => `// docs/fairness.md
const serverSeed = ${JSON.stringify(ServerSeed)};
const message = (cursor) => ${JSON.stringify(`${ClientSeed}:${Nonce}:`)} + cursor;
const stops = ${JSON.stringify(stops)};

const text = new TextEncoder();
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
console.log('commitment', hex(await crypto.subtle.digest('SHA-256', text.encode(serverSeed))));

const key = await crypto.subtle.importKey('raw', text.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
const block = new DataView(await crypto.subtle.sign('HMAC', key, text.encode(message(0))));
console.log('block 0', hex(block.buffer));

let offset = 0;
for (const [reel, count] of stops.entries()) {
  const share = Math.floor(2 ** 32 / count);
  let number;
  do number = block.getUint32(offset);
  while (((offset += 4), number >= share * count));
  console.log('reel', reel + 1, 'stop', Math.floor(number / share));
}
`;
