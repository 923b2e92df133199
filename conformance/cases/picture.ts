import { getHeadshot, uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { HEADERS, jpegUrl, PICTURE, SECRET_IN_PICTURE } from '../picture.ts';
import type { TestSession } from '../testContext.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const upload = ({ visitor, token }: TestSession, Img: string = jpegUrl(PICTURE)) =>
  visitor.ask(uploadHeadshot, { Token: token, Img });
const idIn = (picURL: unknown): string => String(picURL).split('ID=')[1] ?? '';
/** The size 16 by 16 in the header of a JPEG, as text of any decoder. */
const SIXTEEN_SQUARE = '\u0000\u0010\u0000\u0010\u0003';

export const pictureCases: readonly ConformanceCase[] = [
  conforms(uploadHeadshot, 200, 'shows the picture to its player and to others', async (context) => {
    const session = await context.guest();
    const before = await session.visitor.call(getOwnProfile, {}, { token: session.token });
    expectEqual([before.player.pictureSetting, before.player.picURL], [2, ''], 'the default before');
    const { Code, Result } = await upload(session);
    expectEqual(Code, 0, 'code');
    const { player } = await session.visitor.call(getOwnProfile, {}, { token: session.token });
    const shown = [player.pictureSetting, player.picURL, player.pictureURL, player.pictureData.UploadPicURL];
    expectEqual(shown, [1, Result['PicURL'], Result['PicURL'], Result['PicURL']], 'to oneself');
    const socket = await (await context.guest()).openSocket('lobby');
    const info = await socket.call(getUserInfo, { PlayerID: session.playerID });
    expectEqual([info.PictureSetting, info.PicURL], [1, Result['PicURL']], 'to others');
  }),
  conforms(uploadHeadshot, 100005, 'refuses an unknown token', async (context) => {
    const answer = await context.visitor().ask(uploadHeadshot, { Token: 'f'.repeat(64), Img: jpegUrl(PICTURE) });
    expectEqual([answer.status, answer.Code], [401, 100005], 'status and code');
  }),
  conforms(uploadHeadshot, 100014, 'refuses a disabled account', async (context) => {
    const session = await context.guest();
    await context.setState(session.playerID, { Disabled: true });
    expectEqual((await upload(session)).Code, 100014, 'code');
  }),
  conforms(uploadHeadshot, 300002, 'refuses a twenty-first picture in a day', async (context) => {
    await context.advance(61);
    const session = await context.guest();
    for (let sent = 0; sent < 20; sent += 1) expectEqual((await upload(session)).Code, 0, `picture ${sent + 1}`);
    expectEqual((await upload(session)).Code, 300002, 'the twenty-first');
    await context.advance(61);
  }),
  conforms(uploadHeadshot, 300005, 'refuses a picture over 2 MiB', async (context) => {
    const session = await context.guest();
    const tooMuch = `/9j/${'A'.repeat(Math.ceil((MAX_BYTES * 4) / 3))}`;
    const answer = await upload(session, jpegUrl(tooMuch));
    expectEqual([answer.status, answer.Code], [413, 300005], 'status and code');
  }),
  conforms(
    uploadHeadshot,
    300005,
    'refuses pictures over 12 megapixels, and progressive ones over 4',
    async (context) => {
      const session = await context.guest();
      for (const size of ['aboveTwelve', 'forty', 'progressiveAboveFour', 'progressiveForty'] as const) {
        const answer = await upload(session, jpegUrl(HEADERS[size]));
        expectEqual([answer.status, answer.Code], [413, 300005], size);
      }
      const { Code } = await upload(session, jpegUrl(HEADERS.twelveMegapixels));
      expect(Code !== 300005, 'twelve megapixels are not too many');
    },
  ),
  conforms(
    uploadHeadshot,
    300019,
    'accepts only a JPEG by its type, its first bytes and its decoding',
    async (context) => {
      const session = await context.guest();
      for (const [what, Img] of [
        ['no data URL', PICTURE],
        ['another type', `data:image/png;base64,${PICTURE}`],
        ['no base64', jpegUrl('/9j/!!!!')],
        ['other first bytes', jpegUrl('iVBORw0KGgo=')],
        ['first bytes alone', jpegUrl('/9j/4AAQSkZJRgABAQ==')],
        ['half a picture', jpegUrl(PICTURE.slice(0, 200))],
      ] as const) {
        expectEqual((await upload(session, Img)).Code, 300019, what);
      }
      const { player } = await session.visitor.call(getOwnProfile, {}, { token: session.token });
      expectEqual(player.picURL, '', 'nothing is shown');
    },
  ),

  conforms(
    getHeadshot,
    200,
    'serves the picture square, without its metadata, to be cached for a year',
    async (context) => {
      const { Result } = await upload(await context.guest());
      const { reply } = await context.visitor().ask(getHeadshot, { ID: idIn(Result['PicURL']) });
      expectEqual([reply.status, reply.headers['content-type']], [200, 'image/jpeg'], 'status and type');
      expectEqual(reply.headers['cache-control'], 'public, max-age=31536000, immutable', 'how long to keep it');
      expect(!reply.text.includes(SECRET_IN_PICTURE) && !reply.text.includes('Exif'), 'no metadata');
      expect(reply.text.includes(SIXTEEN_SQUARE), 'sixteen by sixteen');
    },
  ),
  conforms(getHeadshot, 200, 'has one address per picture, for any uploader', async (context) => {
    const [one, other] = [await upload(await context.guest()), await upload(await context.guest())];
    expectEqual(one.Result['PicURL'], other.Result['PicURL'], 'address');
  }),
  conforms(getHeadshot, 100000, 'requires the digest of a picture', async (context) => {
    expectEqual((await context.visitor().ask(getHeadshot, { ID: '../secret' })).Code, 100000, 'code');
  }),
  conforms(getHeadshot, 300011, 'refuses an unknown picture', async (context) => {
    expectEqual((await context.visitor().ask(getHeadshot, { ID: '0'.repeat(64) })).Code, 300011, 'code');
  }),
];
