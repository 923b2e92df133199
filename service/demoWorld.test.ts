import { afterEach, describe, expect, it } from 'vitest';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { getOpenGames, getOpenJackpots, getOpenTicker } from '#protocol/endpoints/lobby.ts';
import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import { getPublicRichList } from '#protocol/endpoints/rich.ts';
import { assertNoDemoWorld } from './demoWorld.ts';
import { startMemoryService, type TestService } from './testing/memoryService.ts';

let service: TestService | undefined;
afterEach(() => service?.stop());

async function ask({ method, path }: { readonly method: string; readonly path: string }): Promise<unknown> {
  const response = await fetch(`${service?.origin ?? ''}${path}`, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  return response.json();
}

describe('the demo world', () => {
  it('is refused by a service without development tools, and accepted by one with them', async () => {
    service = await startMemoryService({ initial: await demoSnapshot(Date.now()) });
    const { store } = service.ports;
    await expect(assertNoDemoWorld(store, { devTools: false })).rejects.toThrow('database with the demo world');
    await expect(assertNoDemoWorld(store, { devTools: true })).resolves.toBeUndefined();
  });

  it('has no data in a production start: no win, jackpot, game or place in a ranking', async () => {
    service = await startMemoryService({ devTools: false, demoLife: false, openParts: [] });
    await expect(assertNoDemoWorld(service.ports.store, { devTools: false })).resolves.toBeUndefined();
    expect(await ask(getOpenTicker)).toMatchObject({ Code: 200, Result: { List: [] } });
    expect(await ask(getOpenJackpots)).toMatchObject({ Code: 200, Result: { List: [], Total: 0 } });
    expect(await ask(getOpenGames)).toMatchObject({ Code: 200, Result: { List: [], Total: 0 } });
    expect(await ask(getPublicRichList)).toMatchObject({ Code: 200, Result: { List: [], Total: 0 } });
    expect(await ask(getServiceStatus)).toMatchObject({
      Result: { Open: { Games: false, Shop: false, Live: false } },
    });
  });
});
