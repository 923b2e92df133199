import { getAnnouncement, getAnnouncements } from '#protocol/endpoints/announcement.ts';
import { putAnnouncement } from '#protocol/endpoints/dev.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { announcementPublished } from '#protocol/operations/operator.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';

const words = (text: string) => ({ zh_tw: `${text}（中）`, id_id: `${text} (id)`, vi_vn: `${text} (vi)` });
const Content = words('<p>內容</p>');

/** Publishes an announcement that no other case reads. @returns its id */
async function published(context: TestContext, draft: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { AnnouncementID } = await context.visitor().call(putAnnouncement, { Title: words('公告'), Content, ...draft });
  return AnnouncementID;
}

async function timeOf(context: TestContext, minutes: number): Promise<string> {
  const socket = await (await context.guest()).openSocket('lobby');
  return new Date(Date.parse((await socket.call(heartbeat, {})).ServerTime) + minutes * 60_000).toISOString();
}

const codeOf = async (context: TestContext, AnnouncementID: string): Promise<number> =>
  (await context.visitor().ask(getAnnouncement, { AnnouncementID })).Code;

export const announcementCases: readonly ConformanceCase[] = [
  conforms(
    getAnnouncements,
    200,
    'lists the current announcements, newest first, in pages, in the requested language',
    async (context) => {
      const visitor = context.visitor();
      const first = await published(context, { Category: 'event' });
      await context.advance(1);
      const second = await published(context, { Category: 'event', IsTop: true });
      const read = async (input: object) => visitor.call(getAnnouncements, { Category: 'event', PerPage: 1, ...input });
      const [newest, next] = [await read({ Page: 1, Lang: 'id_id' }), await read({ Page: 2, Lang: 'vi_vn' })];
      const { CreateTime: _at, ...shown } = assertDefined(newest.List[0], 'the newest');
      expectEqual(
        shown,
        { AnnouncementID: second, Category: 'event', Title: '公告 (id)', IsTop: true },
        'the first page',
      );
      expectEqual([next.List[0]?.AnnouncementID, next.List[0]?.Title], [first, '公告 (vi)'], 'the second page');
      expect(newest.Total >= 2 && newest.Total === next.Total, 'Total');
      const news = await visitor.call(getAnnouncements, { Category: 'news', PerPage: 100 });
      expect(
        news.List.every(({ Category, AnnouncementID }) => Category === 'news' && AnnouncementID !== first),
        'one category only',
      );
      const all = await visitor.call(getAnnouncements, {});
      expectEqual([all.List[0]?.AnnouncementID, all.List[0]?.Title], [second, '公告（中）'], 'every category');
    },
  ),
  conforms(getAnnouncement, 200, 'gives the content as HTML of the allow-list', async (context) => {
    const hostile =
      '<p onclick="x()">維護 <b>完成</b><script>alert(1)</script> 1 < 2 <a href="javascript:x()">連結</a></p>';
    const AnnouncementID = await published(context, { Content: words(hostile) });
    const read = await context.visitor().call(getAnnouncement, { AnnouncementID, Lang: 'zh_tw' });
    expectEqual(
      [read.Title, read.Content],
      ['公告（中）', '<p>維護 <strong>完成</strong> 1 &lt; 2 <a rel="noopener noreferrer">連結</a></p>（中）'],
      'title and content',
    );
  }),
  conforms(
    getAnnouncement,
    300011,
    'answers an announcement from its start to its end, and pushes it at the start',
    async (context) => {
      const socket = await (await context.guest()).openSocket('lobby');
      const Until = await timeOf(context, 60);
      const From = await timeOf(context, 30);
      const AnnouncementID = await published(context, { From, Until, IsTop: true, Category: 'maintenance' });
      expectEqual(await codeOf(context, AnnouncementID), 300011, 'before its time');
      await socket.call(heartbeat, {});
      expectEqual(socket.pending(announcementPublished).length, 0, 'pushes before its time');
      await context.advance(31 * 60);
      const { result } = await socket.push(announcementPublished);
      expectEqual(
        result,
        { AnnouncementID, Category: 'maintenance', Title: words('公告'), IsTop: true, CreateTime: From },
        'the push',
      );
      expectEqual(await codeOf(context, AnnouncementID), 200, 'in its time');
      await context.advance(31 * 60);
      expectEqual(await codeOf(context, AnnouncementID), 300011, 'after its end');
      expectEqual(await codeOf(context, 'nothing'), 300011, 'an id that nothing has');
    },
  ),
  conforms(putAnnouncement, 200, 'pushes a new announcement to everyone at once', async (context) => {
    const socket = await (await context.guest()).openSocket('chat');
    const AnnouncementID = await published(context);
    expectEqual((await socket.push(announcementPublished)).result.AnnouncementID, AnnouncementID, 'push');
  }),
  conforms(putAnnouncement, 300016, 'refuses an end before the start', async (context) => {
    const [From, Until] = [await timeOf(context, 10), await timeOf(context, 5)];
    const draft = { Title: words('公告'), Content, From, Until };
    expectEqual((await context.visitor().ask(putAnnouncement, draft)).Code, 300016, 'code');
  }),
];
