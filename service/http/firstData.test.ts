import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { TestContext } from '#conformance/testContext.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { COOKIE } from '#domain/session/cookies.ts';
import { getAnnouncements } from '#protocol/endpoints/announcement.ts';
import { getSession, signOut } from '#protocol/endpoints/auth.ts';
import { putAnnouncement } from '#protocol/endpoints/devOperator.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { getGoodsSetting } from '#protocol/endpoints/shop.ts';
import { FIRST_DATA_ELEMENT, FirstData } from '#protocol/firstData.ts';
import { readBrands } from '../brands.ts';
import { writeBuiltApp } from '../testing/builtApp.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { requestAs } from '../testing/requestAs.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const OTHER_HOST = 'owl.example';
/** A window that the player opens by a typed address or a bookmark. */
const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

let appFolder = '';
let service: TestService;
let context: TestContext;
beforeAll(() => {
  appFolder = writeBuiltApp();
});
afterAll(() => rmSync(appFolder, { recursive: true }));
afterEach(() => service.stop());

async function start(changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> {
  const brands = readBrands('brands').map((brand) => (brand.ID === 'owl' ? { ...brand, Hosts: [OTHER_HOST] } : brand));
  service = await startMemoryService({ appFolder, brands, ...changes });
  context = new TestContext(createWireAdapter(service.origin));
}

interface Opened {
  readonly text: string;
  readonly cacheControl: string | undefined;
  readonly data: FirstData | undefined;
}

async function open(path: string, headers: Readonly<Record<string, string>> = OPENED, token?: string): Promise<Opened> {
  const cookie = token === undefined ? {} : { cookie: `${COOKIE.session}=${token}` };
  const answer = await requestAs(service.port, path, { 'accept-encoding': 'identity', ...headers, ...cookie });
  const text = answer.body.toString();
  const written = new RegExp(`id="${FIRST_DATA_ELEMENT}">(.*?)</script>`).exec(text)?.[1];
  return {
    text,
    cacheControl: answer.headers['cache-control'],
    data: written === undefined ? undefined : FirstData.parse(JSON.parse(written)),
  };
}

/** Opens a page until its document has data. On a busy machine a document may not wait long enough. */
const openWithData = (...request: Parameters<typeof open>): Promise<Opened & { readonly data: FirstData }> =>
  vi.waitUntil(
    async () => {
      const opened = await open(...request);
      return opened.data === undefined ? undefined : { ...opened, data: opened.data };
    },
    { timeout: 10_000 },
  );
const ignore = (): void => undefined;
const namesOf = ({ data }: Opened): readonly string[] => (data?.Answers ?? []).map(({ Name }) => Name);

describe('the document of a visitor', () => {
  it('has the answer of the page’s first read, as text that ends no script', async () => {
    await start();
    const title = { zh_tw: '</script><b>公告', id_id: 'a', vi_vn: 'b' };
    const { AnnouncementID } = await context.visitor().call(putAnnouncement, { Title: title, Content: title });
    const list = await openWithData('/zh_tw/announcement');
    expect(list.data.Answers).toMatchObject([
      { Name: 'getAnnouncements', Request: { Lang: 'zh_tw', Page: 1 }, Result: { List: [{ Title: title.zh_tw }] } },
    ]);
    expect([list.text.includes('</script><b>'), list.cacheControl]).toEqual([false, 'private, no-cache']);
    const one = await openWithData(`/vi_vn/announcement/${AnnouncementID}`);
    expect(one.data.Answers).toMatchObject([{ Name: 'getAnnouncement', Result: { Title: 'b' } }]);
    expect(one.data).not.toHaveProperty('PlayerID');
    // A page with the same content for every visitor has no answers, and the sign-in is in the place of a page that needs a session.
    for (const path of ['/zh_tw/rank', '/zh_tw/member/mail'])
      expect((await openWithData(path)).data).toMatchObject({ Answers: [] });
  });

  it('has the answer of its own brand', async () => {
    await start();
    const Goods = z.object({ GoldPacks: z.array(z.unknown()) });
    for (const host of ['localhost', OTHER_HOST]) {
      const { data, text } = await openWithData('/zh_tw/store', { host });
      expect(text).toContain(host === OTHER_HOST ? 'data-brand="owl"' : 'data-brand="bj188"');
      const own = new TestContext(createWireAdapter(service.origin, undefined, host));
      const { Result } = await own.visitor().ask(getGoodsSetting, {});
      expect(Goods.parse(data.Answers[0]?.Result)).toEqual(Goods.parse(Result));
      expect(data.Answers[0]?.Result).toEqual(Result);
    }
  });

  it('does not wait for an answer that takes long', async () => {
    const endpoints = ENDPOINT_HANDLERS.map((handler) =>
      handler.contract.name === getAnnouncements.name
        ? { contract: handler.contract, run: () => new Promise<never>(ignore) }
        : handler,
    );
    await start({ handlers: { operations: OPERATION_HANDLERS, endpoints } });
    expect((await open('/zh_tw/announcement')).data).toBeUndefined();
  });

  it('has no answer for another list of the page, and none if no window opens it', async () => {
    await start();
    await openWithData('/zh_tw/announcement');
    expect((await open('/zh_tw/announcement?page=2')).data).toBeUndefined();
    expect((await open('/zh_tw/announcement', { 'sec-fetch-dest': 'empty' })).data).toBeUndefined();
  });
});

describe('the document of a player', () => {
  it('has the answers of this player only, and is not kept', async () => {
    await start();
    const [one, two] = await context.members(['0944000001', '0944000002']);
    for (const player of [one, two]) {
      const opened = await openWithData('/zh_tw/member/mail', OPENED, player?.token);
      expect(namesOf(opened)).toEqual(['getOwnProfile', 'getWallet', 'getMails']);
      expect([opened.data.PlayerID, opened.cacheControl]).toEqual([player?.playerID, 'no-store']);
      expect(opened.text).not.toContain(player?.token ?? '');
    }
    const [first, second] = [one?.playerID ?? '', two?.playerID ?? ''];
    const list = await openWithData('/zh_tw/announcement', OPENED, one?.token);
    expect([namesOf(list).at(-1), list.data.PlayerID]).toEqual(['getAnnouncements', first]);
    const again = await openWithData('/zh_tw/member/mail', OPENED, two?.token);
    expect([again.text.includes(second), again.text.includes(first)]).toEqual([true, false]);
    expect((await open('/zh_tw/member/mail')).text).not.toMatch(new RegExp(`${first}|${second}`));
  });

  it('has no answers after a sign-out or a pause', async () => {
    await start();
    const one = await context.member('0944000001');
    await openWithData('/zh_tw/member/mail', OPENED, one.token);
    await one.visitor.call(signOut, { csrfToken: await one.visitor.csrfToken() });
    expect((await open('/zh_tw/member/mail', OPENED, one.token)).data).toBeUndefined();
    const again = await context.member('0944000001');
    await openWithData('/zh_tw/store', OPENED, again.token);
    await again.visitor.call(suspendPlayer, { Days: 1 }, { token: again.token });
    const opened = await open('/zh_tw/store', OPENED, again.token);
    expect([opened.data, opened.text.includes(again.playerID)]).toEqual([undefined, false]);
  });

  it('has no answers if a page of another site or the service worker requests it', async () => {
    await start();
    const { token } = await context.member('0944000001');
    await openWithData('/zh_tw/member/mail', { ...OPENED, 'sec-fetch-site': 'same-origin' }, token);
    for (const headers of [
      { ...OPENED, 'sec-fetch-site': 'cross-site' },
      { ...OPENED, 'sec-fetch-site': 'same-site' },
      { ...OPENED, 'sec-fetch-dest': 'empty' },
      { ...OPENED, 'sec-fetch-dest': 'iframe' },
      {},
    ])
      expect((await open('/zh_tw/member/mail', headers, token)).data).toBeUndefined();
  });

  it('is no sign of activity', async () => {
    await start();
    const { token, visitor } = await context.member('0944000001');
    const before = await visitor.call(getSession, {});
    await context.advance(3600);
    await openWithData('/zh_tw/member/info', OPENED, token);
    expect((await visitor.call(getSession, {}))?.expires).toBe(before?.expires);
    expect(await service.ports.store.table('connections').count({})).toBe(0);
  });
});
