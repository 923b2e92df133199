import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TransportAdapter } from '#conformance/transportAdapter.ts';
import { sessionOf } from '#conformance/identityProvider.ts';
import { TestContext } from '#conformance/testContext.ts';
import { getDevices } from '#protocol/endpoints/device.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { WAYS_IN } from '../testing/waysIn.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const DEVICE_COOKIE = 'menagerie.device';
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let service: TestService;
let context: TestContext;
/** How often an answer to another site's form set the device cookie. */
let replaced = 0;

/** A browser with a user agent. It sends no `SameSite=Lax` cookies when another site posts a form. */
const asBrowser = (wire: TransportAdapter): TransportAdapter => ({
  async call(call) {
    const { [DEVICE_COOKIE]: _lax, ...crossSite } = call.cookies;
    const isForm = call.headers['content-type'] === 'application/x-www-form-urlencoded';
    const reply = await wire.call({
      ...call,
      headers: { ...call.headers, 'user-agent': AGENT },
      cookies: isForm ? crossSite : call.cookies,
    });
    if (isForm && reply.cookies[DEVICE_COOKIE] !== undefined) replaced += 1;
    return reply;
  },
  connect: (socket, events) => wire.connect(socket, events),
  patience: (coming, what) => wire.patience(coming, what),
});

beforeAll(async () => {
  service = await startMemoryService({ maxRequestsPerMinute: 100_000 });
  context = new TestContext(asBrowser(createWireAdapter(service.origin)));
});
afterAll(() => service.stop());

it.each(Object.entries(WAYS_IN))('is stored as one browser with its user agent: %s', async (_way, enter) => {
  const visitor = context.visitor();
  for (let times = 0; times < 2; times += 1) await enter(context, visitor);
  const { token, provider } = await sessionOf(visitor);
  const { List } = await visitor.call(getDevices, {}, { token });
  const here = List.filter(({ Here }) => Here);
  expect(here).toMatchObject([{ Browser: 'Chrome', System: 'Windows', Provider: provider }]);
  expect(List.filter(({ Browser }) => Browser === 'Chrome')).toEqual(here);
  expect(replaced).toBe(0);
});
