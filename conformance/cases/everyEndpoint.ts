import type { EndpointRow } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import type { Rate } from '#protocol/operation.ts';
import { type ConformanceCase, conformsAlike } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { SAMPLES } from '../samples.ts';
import type { Stage } from '../stage.ts';
import type { CallOptions, Visitor } from '../visitor.ts';

interface Call {
  readonly visitor: Visitor;
  readonly input: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
}

/** A well-formed call by a guest of its own. */
async function callFor(stage: Stage, row: EndpointRow): Promise<Call> {
  const visitor = stage.visitor();
  const seat = row.access === 'token' ? await stage.guest(visitor) : undefined;
  const csrf = row.access === 'csrf' ? { csrfToken: await visitor.csrfToken() } : {};
  return {
    visitor,
    input: { ...SAMPLES[row.name], ...csrf },
    options: seat === undefined ? {} : { token: seat.token },
  };
}

const malformed = (row: EndpointRow): readonly ConformanceCase[] => [
  conformsAlike(row, 100000, 'names a field that the call does not have', async (stage) => {
    const { visitor, input, options } = await callFor(stage, row);
    const answer = await visitor.ask(row, { ...input, Nonsense: 1 }, options);
    expectEqual(
      [answer.status, answer.Code, answer.Result['Field']],
      [400, 100000, 'Nonsense'],
      'status, code and field',
    );
  }),
  conformsAlike(row, 100000, 'refuses a body that is not JSON', async (stage) => {
    const { visitor, input, options } = await callFor(stage, row);
    const answer = await visitor.ask(row, input, { ...options, rawBody: '{"SiteID":' });
    expectEqual([answer.status, answer.Code], [400, 100000], 'status and code');
  }),
];

function tooOften(row: EndpointRow, rate: Rate): ConformanceCase {
  return conformsAlike(row, 300002, 'refuses one call more than its rate, and says how long to wait', async (stage) => {
    const { visitor, input, options } = await callFor(stage, row);
    await stage.advance(rate.seconds + 1);
    // Who signs in or out gets another session and CSRF token; here each browser has kept those of before.
    const before = visitor.copies(['menagerie.session', 'menagerie.csrf']);
    const ask = () => {
      for (const [name, value] of before) visitor.keep(name, value);
      return visitor.ask(row, input, options);
    };
    // The first alone: with it the browser gets the cookie by which its device is known.
    const answers = [await ask()];
    answers.push(...(await Promise.all(Array.from({ length: rate.limit - 1 }, ask))));
    const refused = answers.filter(({ Code }) => Code === 300002);
    expectEqual(refused.length, 0, `refused of ${rate.limit} calls`);
    const answer = await ask();
    expectEqual([answer.status, answer.Code], [429, 300002], 'status and code');
    expect(Number(answer.reply.headers['retry-after']) >= 1, 'Retry-After in seconds');
    await stage.advance(rate.seconds + 1);
    expect((await ask()).Code !== 300002, 'after the window it is open again');
  });
}

const withoutToken = (row: EndpointRow): readonly ConformanceCase[] => [
  conformsAlike(row, 300001, 'wants the api-token header', async (stage) => {
    const answer = await stage.visitor().ask(row, SAMPLES[row.name] ?? {});
    expectEqual([answer.status, answer.Code], [401, 300001], 'status and code');
  }),
  conformsAlike(row, 100005, 'refuses a token that nobody has', async (stage) => {
    const answer = await stage.visitor().ask(row, SAMPLES[row.name] ?? {}, { token: 'f'.repeat(64) });
    expectEqual([answer.status, answer.Code], [401, 100005], 'status and code');
  }),
  conformsAlike(row, 100014, 'refuses an account that was disabled meanwhile', async (stage) => {
    const { visitor, token, playerID } = await stage.guest();
    await stage.setState(playerID, { Disabled: true });
    const answer = await visitor.ask(row, SAMPLES[row.name] ?? {}, { token });
    expectEqual(row.wrapsFailures ? answer.Result['Code'] : answer.Code, 100014, 'code');
  }),
];

function withoutCsrf(row: EndpointRow): ConformanceCase {
  return conformsAlike(row, 300006, 'wants the token of the cookie repeated', async (stage) => {
    const { visitor, input } = await callFor(stage, row);
    const forged = await visitor.ask(row, { ...input, csrfToken: `${'0'.repeat(64)}.${'0'.repeat(64)}` });
    expectEqual([forged.status, forged.Code], [403, 300006], 'a forged one');
    visitor.forget('menagerie.csrf');
    expectEqual((await visitor.ask(row, input)).Code, 300006, 'one without its cookie');
  });
}

/** What holds of every endpoint alike. */
export const everyEndpointCases: readonly ConformanceCase[] = ENDPOINTS.flatMap((row) => [
  ...(row.method === 'POST' && row.takes === 'json' ? malformed(row) : []),
  ...(row.rate === null ? [] : [tooOften(row, row.rate)]),
  ...(row.access === 'token' ? withoutToken(row) : []),
  ...(row.access === 'csrf' ? [withoutCsrf(row)] : []),
]);
