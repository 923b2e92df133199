import { getHeadshot, uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { HEADERS, jpegUrl, PICTURE, SECRET_IN_PICTURE } from '../picture.ts';
import type { Seat } from '../stage.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const upload = ({ visitor, token }: Seat, Img: string = jpegUrl(PICTURE)) =>
  visitor.ask(uploadHeadshot, { Token: token, Img });
const idIn = (picURL: unknown): string => String(picURL).split('ID=')[1] ?? '';
/** How a JPEG says that it is 16 by 16, as text of any decoder. */
const SIXTEEN_SQUARE = '\u0000\u0010\u0000\u0010\u0003';

export const pictureCases: readonly ConformanceCase[] = [
  conforms(uploadHeadshot, 200, 'shows the picture to oneself and to others', async (stage) => {
    const seat = await stage.guest();
    const before = await seat.visitor.call(getOwnProfile, {}, { token: seat.token });
    expectEqual([before.player.pictureSetting, before.player.picURL], [2, ''], 'the default before');
    const { Code, Result } = await upload(seat);
    expectEqual(Code, 0, 'code');
    const { player } = await seat.visitor.call(getOwnProfile, {}, { token: seat.token });
    const shown = [player.pictureSetting, player.picURL, player.pictureURL, player.pictureData.UploadPicURL];
    expectEqual(shown, [1, Result['PicURL'], Result['PicURL'], Result['PicURL']], 'to oneself');
    const line = await (await stage.guest()).line('lobby');
    const info = await line.call(getUserInfo, { PlayerID: seat.playerID });
    expectEqual([info.PictureSetting, info.PicURL], [1, Result['PicURL']], 'to others');
  }),
  conforms(uploadHeadshot, 100005, 'refuses a token that nobody has', async (stage) => {
    const answer = await stage.visitor().ask(uploadHeadshot, { Token: 'f'.repeat(64), Img: jpegUrl(PICTURE) });
    expectEqual([answer.status, answer.Code], [401, 100005], 'status and code');
  }),
  conforms(uploadHeadshot, 100014, 'refuses a disabled account', async (stage) => {
    const seat = await stage.guest();
    await stage.setState(seat.playerID, { Disabled: true });
    expectEqual((await upload(seat)).Code, 100014, 'code');
  }),
  conforms(uploadHeadshot, 300002, 'takes twenty pictures a day from a player', async (stage) => {
    await stage.advance(61);
    const seat = await stage.guest();
    for (let sent = 0; sent < 20; sent += 1) expectEqual((await upload(seat)).Code, 0, `picture ${sent + 1}`);
    expectEqual((await upload(seat)).Code, 300002, 'the twenty-first');
    await stage.advance(61);
  }),
  conforms(uploadHeadshot, 300005, 'takes no picture over 2 MiB', async (stage) => {
    const seat = await stage.guest();
    const tooMuch = `/9j/${'A'.repeat(Math.ceil((MAX_BYTES * 4) / 3))}`;
    const answer = await upload(seat, jpegUrl(tooMuch));
    expectEqual([answer.status, answer.Code], [413, 300005], 'status and code');
  }),
  conforms(
    uploadHeadshot,
    300005,
    'decodes nothing over 12 megapixels, nor over 4 where it is progressive',
    async (stage) => {
      const seat = await stage.guest();
      for (const size of ['aboveTwelve', 'forty', 'progressiveAboveFour', 'progressiveForty'] as const) {
        const answer = await upload(seat, jpegUrl(HEADERS[size]));
        expectEqual([answer.status, answer.Code], [413, 300005], size);
      }
      const { Code } = await upload(seat, jpegUrl(HEADERS.twelveMegapixels));
      expect(Code !== 300005, 'twelve megapixels are not too many');
    },
  ),
  conforms(
    uploadHeadshot,
    300019,
    'takes a JPEG only: by its type, its first bytes, and because it decodes',
    async (stage) => {
      const seat = await stage.guest();
      for (const [what, Img] of [
        ['no data URL', PICTURE],
        ['another type', `data:image/png;base64,${PICTURE}`],
        ['no base64', jpegUrl('/9j/!!!!')],
        ['other first bytes', jpegUrl('iVBORw0KGgo=')],
        ['first bytes alone', jpegUrl('/9j/4AAQSkZJRgABAQ==')],
        ['half a picture', jpegUrl(PICTURE.slice(0, 200))],
      ] as const) {
        expectEqual((await upload(seat, Img)).Code, 300019, what);
      }
      const { player } = await seat.visitor.call(getOwnProfile, {}, { token: seat.token });
      expectEqual(player.picURL, '', 'nothing is shown');
    },
  ),

  conforms(
    getHeadshot,
    200,
    'serves the picture square, without its metadata, to be kept for a year',
    async (stage) => {
      const { Result } = await upload(await stage.guest());
      const { reply } = await stage.visitor().ask(getHeadshot, { ID: idIn(Result['PicURL']) });
      expectEqual([reply.status, reply.headers['content-type']], [200, 'image/jpeg'], 'status and type');
      expectEqual(reply.headers['cache-control'], 'public, max-age=31536000, immutable', 'how long to keep it');
      expect(!reply.text.includes(SECRET_IN_PICTURE) && !reply.text.includes('Exif'), 'no metadata');
      expect(reply.text.includes(SIXTEEN_SQUARE), 'sixteen by sixteen');
    },
  ),
  conforms(getHeadshot, 200, 'is one address for one picture, whoever uploads it', async (stage) => {
    const [one, other] = [await upload(await stage.guest()), await upload(await stage.guest())];
    expectEqual(one.Result['PicURL'], other.Result['PicURL'], 'address');
  }),
  conforms(getHeadshot, 100000, 'wants the digest of a picture', async (stage) => {
    expectEqual((await stage.visitor().ask(getHeadshot, { ID: '../secret' })).Code, 100000, 'code');
  }),
  conforms(getHeadshot, 300011, 'knows no picture that nobody uploaded', async (stage) => {
    expectEqual((await stage.visitor().ask(getHeadshot, { ID: '0'.repeat(64) })).Code, 300011, 'code');
  }),
];
