import { putAd } from '#protocol/endpoints/dev.ts';
import { getAds } from '#protocol/operations/ad.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';

const Title = { zh_tw: '首儲雙倍', id_id: 'Isi pertama dua kali lipat', vi_vn: 'Nạp lần đầu nhân đôi' };
const Image = {
  zh_tw: '/art/banners/first-zh-700.avif',
  id_id: '/art/banners/first-id-700.avif',
  vi_vn: '/art/banners/first-vi-700.avif',
};

const put = (context: TestContext, draft: Readonly<Record<string, unknown>>) =>
  context.visitor().call(putAd, { Bookmark: 'live', Title, Image, ...draft });

export const adCases: readonly ConformanceCase[] = [
  conforms(getAds, 200, 'lists the ads of a place that run now on a platform, in their order', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const now = Date.parse((await socket.call(heartbeat, {})).ServerTime);
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const second = await put(context, { Order: 902, Platform: 'ios', From: at(-5), Until: at(10) });
    const first = await put(context, { Order: 901, Link: '/store', From: at(-5), Until: at(20) });
    await put(context, { Order: 903, From: at(5), Until: at(20) });
    await put(context, { Order: 904, Bookmark: 'activity', Until: at(20) });
    const shown = async (input: object) =>
      (await socket.call(getAds, { Lang: 'zh_tw', Bookmark: 'live', ...input })).List.filter(
        ({ Order }) => Order > 900,
      );
    const [ad] = await shown({ Lang: 'id_id' });
    expectEqual(
      ad,
      {
        AdID: first.AdID,
        Bookmark: 'live',
        Title: Title.id_id,
        Image: Image.id_id,
        Link: '/store',
        Order: 901,
        StartTime: at(-5),
        EndTime: at(20),
      },
      'an ad for every platform',
    );
    const ids = (List: Awaited<ReturnType<typeof shown>>) => List.map(({ AdID }) => AdID);
    expectEqual(ids(await shown({ Platform: 'ios' })), [first.AdID, second.AdID], 'on iOS, by order');
    expectEqual(
      (await shown({ Bookmark: undefined })).map(({ Order }) => Order),
      [904, 901],
      'every place, one after the other',
    );
    await context.advance(11 * 60);
    expectEqual(
      (await shown({ Platform: 'ios' })).map(({ Order }) => Order),
      [901, 903],
      'one has ended, one begun',
    );
  }),
  conforms(putAd, 200, 'leaves out the end if none is given', async (context) => {
    const { AdID } = await put(context, { Order: 999, Bookmark: 'activity', Platform: 'android' });
    await context.advance(3600);
    const socket = await (await context.guest()).openSocket('lobby');
    const { List } = await socket.call(getAds, { Lang: 'zh_tw', Bookmark: 'activity', Platform: 'android' });
    expectEqual(List.at(-1)?.AdID, AdID, 'the last');
  }),
  conforms(putAd, 300016, 'refuses an end before the start', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const Until = (await socket.call(heartbeat, {})).ServerTime;
    await context.advance(1);
    const draft = { Bookmark: 'live', Title, Image, Until };
    expectEqual((await context.visitor().ask(putAd, draft)).Code, 300016, 'code');
  }),
];
