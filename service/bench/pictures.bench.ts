import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { jpegUrl } from '#conformance/picture.ts';
import { type Seat, Stage } from '#conformance/stage.ts';
import { uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { startServiceProcess } from '../testing/serviceProcess.ts';
import { createWireBackdrop } from '../testing/wireBackdrop.ts';
import { percentile } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

// Pictures beside an undisturbed player: others upload the most expensive pictures that a small file can hold, without a
// break, while one player's calls write to the database. Rounds at rest and under the attack alternate.

const ROUNDS = sized(20, 1);
const CALLS = sized(50, 4);
const ATTACKERS = sized(6, 2);
const AIM = 3;
/** Past every limit a minute. */
const A_MINUTE = 61;
const DAY = 24 * 60 * 60;

const flat = (width: number, height: number, progressive: boolean): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg({ progressive })
    .toBuffer();

/** What the service refuses by its header, and the most that it decodes. */
const pictures = (await Promise.all([flat(8000, 5000, true), flat(2000, 2000, true), flat(4000, 3000, false)])).map(
  (jpeg) => jpegUrl(jpeg.toString('base64')),
);

const directory = await mkdtemp(join(tmpdir(), 'pictures-bench-'));
process.env['MAX_REQUESTS_PER_MINUTE'] = '1000000';
const service = await startServiceProcess(`sqlite:${join(directory, 'world.sqlite')}`);
const stage = new Stage(createWireBackdrop(`http://127.0.0.1:${service.port}`));
try {
  const player = await stage.guest();
  const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => stage.guest()));
  const rest: number[] = [];
  const attacked: number[] = [];
  let decoded = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await stage.advance(A_MINUTE);
    rest.push(...(await callsOf(player)));
    // Uploads of yesterday are forgotten; the profile keeps the player signed in.
    await stage.advance(DAY / 2);
    await callsOf(player, 1);
    await stage.advance(DAY / 2);
    const attack = startAttack(await Promise.all(attackers.map(({ visitor }) => stage.guest(visitor))));
    attacked.push(...(await callsOf(player)));
    decoded += await attack.stop();
  }
  const atRest = percentile(rest, 99);
  console.log(`${decoded} pictures decoded in the meantime`);
  print({
    name: "99th percentile of a player's calls beside pictures of others, against the same at rest",
    value: Number(percentile(attacked, 99).toPrecision(4)),
    unit: 'ms',
    baseline: Number(atRest.toPrecision(4)),
    atMost: Number((AIM * atRest).toPrecision(4)),
  });
} finally {
  await service.stop();
  await rm(directory, { recursive: true });
}

/** Milliseconds of each of a player's calls, one after another. */
async function callsOf({ visitor, token }: Seat, count = CALLS): Promise<number[]> {
  const took: number[] = [];
  for (let call = 0; call < count; call += 1) {
    const began = performance.now();
    await visitor.call(getOwnProfile, {}, { token });
    took.push(performance.now() - began);
  }
  return took;
}

/** Uploads without a break until it is stopped. @returns how many were decoded */
function startAttack(seats: readonly Seat[]): { stop(): Promise<number> } {
  let stopped = false;
  let decoded = 0;
  const attack = async ({ visitor, token }: Seat, first: number): Promise<void> => {
    for (let sent = first; !stopped; sent += 1) {
      const { Code } = await visitor.ask(uploadHeadshot, { Token: token, Img: pictures[sent % pictures.length] ?? '' });
      if (Code === 0) decoded += 1;
    }
  };
  const running = Promise.all(seats.map(attack));
  return {
    async stop() {
      stopped = true;
      await running;
      return decoded;
    },
  };
}
