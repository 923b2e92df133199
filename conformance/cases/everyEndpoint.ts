import type { EndpointContract } from '#protocol/endpoint.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import type { Rate } from '#protocol/operation.ts';
import { type ConformanceCase, conformsAlike } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { SAMPLES } from '../samples.ts';
import type { TestContext } from '../testContext.ts';
import type { CallOptions, Visitor } from '../visitor.ts';

interface Call {
  readonly visitor: Visitor;
  readonly input: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
}

/** A well-formed call of a new guest. */
async function callFor(context: TestContext, contract: EndpointContract): Promise<Call> {
  const visitor = context.visitor();
  const session = contract.access === 'token' ? await context.guest(visitor) : undefined;
  const csrf = contract.access === 'csrf' ? { csrfToken: await visitor.csrfToken() } : {};
  return {
    visitor,
    input: { ...SAMPLES[contract.name], ...csrf },
    options: session === undefined ? {} : { token: session.token },
  };
}

const malformed = (contract: EndpointContract): readonly ConformanceCase[] => [
  conformsAlike(contract, 100000, 'names a field that the call does not have', async (context) => {
    const { visitor, input, options } = await callFor(context, contract);
    const answer = await visitor.ask(contract, { ...input, Nonsense: 1 }, options);
    expectEqual(
      [answer.status, answer.Code, answer.Result['Field']],
      [400, 100000, 'Nonsense'],
      'status, code and field',
    );
  }),
  conformsAlike(contract, 100000, 'refuses a body that is not JSON', async (context) => {
    const { visitor, input, options } = await callFor(context, contract);
    const answer = await visitor.ask(contract, input, { ...options, rawBody: '{"SiteID":' });
    expectEqual([answer.status, answer.Code], [400, 100000], 'status and code');
  }),
];

function tooOften(contract: EndpointContract, rate: Rate): ConformanceCase {
  return conformsAlike(
    contract,
    300002,
    'refuses a call above its rate, and returns the time to wait',
    async (context) => {
      const { visitor, input, options } = await callFor(context, contract);
      await context.advance(rate.seconds + 1);
      // A sign-in or sign-out changes session and CSRF token, and each browser here has kept the earlier ones.
      const before = visitor.copies(['menagerie.session', 'menagerie.csrf']);
      const ask = () => {
        for (const [name, value] of before) visitor.keep(name, value);
        return visitor.ask(contract, input, options);
      };
      // The first call is alone, because its answer sets the device cookie.
      const answers = [await ask()];
      answers.push(...(await Promise.all(Array.from({ length: rate.limit - 1 }, ask))));
      const refused = answers.filter(({ Code }) => Code === 300002);
      expectEqual(refused.length, 0, `refused of ${rate.limit} calls`);
      const answer = await ask();
      expectEqual([answer.status, answer.Code], [429, 300002], 'status and code');
      expect(Number(answer.reply.headers['retry-after']) >= 1, 'Retry-After in seconds');
      await context.advance(rate.seconds + 1);
      expect((await ask()).Code !== 300002, 'after the window it is open again');
    },
  );
}

const withoutToken = (contract: EndpointContract): readonly ConformanceCase[] => [
  conformsAlike(contract, 300001, 'requires the api-token header', async (context) => {
    const answer = await context.visitor().ask(contract, SAMPLES[contract.name] ?? {});
    expectEqual([answer.status, answer.Code], [401, 300001], 'status and code');
  }),
  conformsAlike(contract, 100005, 'refuses an unknown token', async (context) => {
    const answer = await context.visitor().ask(contract, SAMPLES[contract.name] ?? {}, { token: 'f'.repeat(64) });
    expectEqual([answer.status, answer.Code], [401, 100005], 'status and code');
  }),
  conformsAlike(contract, 100014, 'refuses an account that was disabled meanwhile', async (context) => {
    const { visitor, token, playerID } = await context.guest();
    await context.setState(playerID, { Disabled: true });
    const answer = await visitor.ask(contract, SAMPLES[contract.name] ?? {}, { token });
    expectEqual(contract.wrapsFailures ? answer.Result['Code'] : answer.Code, 100014, 'code');
  }),
];

function withoutCsrf(contract: EndpointContract): ConformanceCase {
  return conformsAlike(contract, 300006, 'requires the token of the cookie in the body', async (context) => {
    const { visitor, input } = await callFor(context, contract);
    const forged = await visitor.ask(contract, { ...input, csrfToken: `${'0'.repeat(64)}.${'0'.repeat(64)}` });
    expectEqual([forged.status, forged.Code], [403, 300006], 'a forged one');
    visitor.forget('menagerie.csrf');
    expectEqual((await visitor.ask(contract, input)).Code, 300006, 'one without its cookie');
  });
}

/** The cases of every endpoint. */
export const everyEndpointCases: readonly ConformanceCase[] = ENDPOINTS.flatMap((contract) => [
  ...(contract.method === 'POST' && contract.takes === 'json' ? malformed(contract) : []),
  ...(contract.rate === null ? [] : [tooOften(contract, contract.rate)]),
  ...(contract.access === 'token' ? withoutToken(contract) : []),
  ...(contract.access === 'csrf' ? [withoutCsrf(contract)] : []),
]);
