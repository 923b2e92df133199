import { afterEach, describe, expect, it } from 'vitest';
import { getSession } from '#protocol/endpoints/auth.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { noArchive } from './archive.ts';
import { createWorld, type World } from './world.ts';

const PLAYER = '10000001';

const callTo = ({ method, path }: { readonly method: string; readonly path: string }, headers = {}) => ({
  jar: PLAYER,
  brand: '',
  method,
  path,
  query: {},
  headers,
  body: '{}',
});

describe('a world that ends', () => {
  let failures: unknown[] = [];
  let world: World | undefined;
  let ask = callTo(getOwnProfile);

  async function wake(): Promise<World> {
    failures = [];
    world = await createWorld({
      archive: noArchive,
      origin: 'http://world.test',
      report: (error) => failures.push(error),
    });
    await world.command({ command: 'signIn', jar: PLAYER, playerID: PLAYER });
    const { body } = await world.call(callTo(getSession));
    const { token = '' } = getSession.result.parse(JSON.parse(String(body))) ?? {};
    ask = callTo(getOwnProfile, { 'api-token': token });
    return world;
  }
  const answerIn = ({ body }: { body: unknown }): unknown => JSON.parse(String(body));

  afterEach(() => world?.close());

  it('answers calls from before it closed', async () => {
    const closing = await wake();
    const asked = closing.call(ask);
    await closing.close();
    expect(answerIn(await asked)).toMatchObject({ Code: 200, Result: { player: { playerID: PLAYER } } });
    expect(failures).toEqual([]);
  });

  it('answers calls from before the reset', async () => {
    const anew = await wake();
    const asked = anew.call(ask);
    await anew.command({ command: 'reset', size: 'demo' });
    expect(answerIn(await asked)).toMatchObject({ Code: 200, Result: { player: { playerID: PLAYER } } });
    expect(failures).toEqual([]);
  });

  it('rejects calls once it is closed', async () => {
    const closed = await wake();
    await closed.close();
    await expect(closed.call(ask)).rejects.toThrow('the world has ended');
    await closed.close();
    expect(failures).toEqual([]);
  });
});
