import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import { getSession, signInGuest } from '#protocol/endpoints/auth.ts';
import { setMaintenance, setSwitch, setWord } from '#protocol/endpoints/dev.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { getSwitches, maintenanceSoon, muteChanged, switchesChanged } from '#protocol/operations/operator.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';

/** These groups report switched-off functions, so they cannot be switched off. */
const ALWAYS_ON = ['connection', 'auth', 'operator', 'dev'];
const Message = { zh_tw: '更新機房', id_id: 'Pembaruan server', vi_vn: 'Nâng cấp máy chủ' };

/** Runs work with switches set, and resets them at the end, because all cases share one world. */
export async function withSwitches(
  context: TestContext,
  switches: readonly { readonly Name: string; readonly Value: string; readonly SiteID?: string }[],
  work: () => Promise<void>,
): Promise<void> {
  const set = (Value?: string) => async (each: (typeof switches)[number]) =>
    context.visitor().call(setSwitch, { ...each, ...(Value !== undefined && { Value }) });
  try {
    for (const each of switches) await set()(each);
    await work();
  } finally {
    for (const each of switches) await set('default')(each);
  }
}

/** Runs work while maintenance is planned or on, and always ends it. */
async function inMaintenance(
  context: TestContext,
  plan: { readonly From?: string; readonly Until?: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await context.visitor().call(setMaintenance, { On: true, Message, ...plan });
    await work();
  } finally {
    await context.visitor().call(setMaintenance, { On: false });
  }
}

const status = (context: TestContext) => context.visitor().call(getServiceStatus, {});

async function inMinutes(context: TestContext, minutes: number): Promise<string> {
  return new Date(Date.parse((await status(context)).ServerTime) + minutes * 60_000).toISOString();
}

export const operatorCases: readonly ConformanceCase[] = [
  conforms(getSwitches, 200, 'answers a signed-in player on either socket what a visitor reads', async (context) => {
    const session = await context.guest();
    await withSwitches(context, [{ Name: 'ad', Value: 'off' }], async () => {
      for (const socket of ['chat', 'lobby'] as const) {
        const { ServerTime: _then, ...told } = await (await session.openSocket(socket)).call(getSwitches, {});
        const { ServerTime: _now, ...asked } = await status(context);
        expectEqual(told, asked, `on the ${socket} socket`);
        expectEqual(told.Off, ['ad'], 'what is off');
        expectEqual(told.Maintenance.On, false, 'maintenance');
      }
    });
    expectEqual((await status(context)).Off, [], 'what is off afterwards');
  }),
  conforms(
    getServiceStatus,
    200,
    "shows the brand's capabilities with the operator's switches on them",
    async (context) => {
      const own = (await status(context)).Capabilities;
      const other = own.WalletItem === 'gem' ? 'point' : 'gem';
      const turned = (is: boolean) => (is ? 'off' : 'on');
      const switches = [
        { Name: 'WalletItem', Value: other },
        { Name: 'Live', Value: turned(own.Live) },
        { Name: 'RedEnvelopeSending', Value: turned(own.RedEnvelopeSending) },
      ];
      await withSwitches(context, switches, async () => {
        const wanted = { WalletItem: other, Live: !own.Live, RedEnvelopeSending: !own.RedEnvelopeSending };
        const { Capabilities, Open } = await status(context);
        expectEqual(Capabilities, wanted, 'capabilities while they are switched');
        expectEqual(Open.Live, wanted.Live, 'whether live is open');
      });
      expectEqual((await status(context)).Capabilities, own, 'capabilities afterwards');
    },
  ),
  conforms(
    setSwitch,
    200,
    "applies to its scope: the narrower switch decides, another site's does not",
    async (context) => {
      const off = async () => (await status(context)).Off;
      await withSwitches(context, [{ Name: 'ad', Value: 'off', SiteID: 'elsewhere' }], async () => {
        expectEqual(await off(), [], 'off on another site');
      });
      const both = [
        { Name: 'ad', Value: 'off' },
        { Name: 'ad', Value: 'on', SiteID: 'dev' },
      ];
      await withSwitches(context, both, async () => expectEqual(await off(), [], 'off everywhere but here'));
    },
  ),
  conforms(
    setSwitch,
    200,
    'refuses every operation of a group that is off, with 300009 before any other check',
    async (context) => {
      const switched = OPERATIONS.filter(({ group }) => !ALWAYS_ON.includes(group));
      for (const group of new Set(switched.map((contract) => contract.group))) {
        await withSwitches(context, [{ Name: group, Value: 'off' }], async () => {
          const sockets = { chat: await context.openSocket('chat'), lobby: await context.openSocket('lobby') };
          for (const contract of switched.filter((each) => each.group === group)) {
            const testSocket = sockets[contract.socket === 'lobby' ? 'lobby' : 'chat'];
            // The calls are without a sign-in, without the required fields, and with an unknown field.
            expectEqual((await testSocket.ask(contract.op, { Nonsense: 1 })).Code, 300009, contract.name);
          }
        });
      }
    },
  ),
  conforms(
    setSwitch,
    200,
    'refuses every endpoint of a group that is off with 403 300009, also a single contract',
    async (context) => {
      const visitor = context.visitor();
      const switched = ENDPOINTS.filter(({ group }) => !ALWAYS_ON.includes(group));
      const refused = async (contract: (typeof ENDPOINTS)[number]) => {
        const { status: http, Code } = await visitor.ask(contract, { Nonsense: 1 });
        expectEqual([http, Code], [403, 300009], contract.name);
      };
      for (const group of new Set(switched.map((contract) => contract.group))) {
        await withSwitches(context, [{ Name: group, Value: 'off' }], async () => {
          for (const contract of switched.filter((each) => each.group === group)) await refused(contract);
        });
      }
      const [one, other] = switched.filter(({ group }) => group === 'announcement');
      await withSwitches(context, [{ Name: assertDefined(one, 'a contract').name, Value: 'off' }], async () => {
        await refused(assertDefined(one, 'a contract'));
        expect(
          (await visitor.ask(assertDefined(other, 'another contract'), {})).Code !== 300009,
          'the other contracts of its group',
        );
      });
    },
  ),
  conforms(setSwitch, 200, 'asks every connection to read the switches again', async (context) => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    await withSwitches(context, [{ Name: 'ad', Value: 'off' }], async () => {
      expectEqual((await testSocket.push(switchesChanged)).frame.R, undefined, 'id of a push to all');
    });
  }),
  conforms(setSwitch, 300011, 'refuses an unknown switch and an unknown brand', async (context) => {
    const visitor = context.visitor();
    for (const Name of ['nothing', ...ALWAYS_ON, 'signInChat'])
      expectEqual((await visitor.ask(setSwitch, { Name, Value: 'off' })).Code, 300011, Name);
    expectEqual((await visitor.ask(setSwitch, { Name: 'ad', Value: 'off', Brand: 'unicorn' })).Code, 300011, 'brand');
  }),
  conforms(setSwitch, 300015, 'refuses a value that the switch does not accept', async (context) => {
    const visitor = context.visitor();
    for (const [Name, Value] of [
      ['ad', 'gem'],
      ['WalletItem', 'on'],
      ['Live', 'point'],
    ])
      expectEqual((await visitor.ask(setSwitch, { Name, Value })).Code, 300015, `${Name} ${Value}`);
  }),

  conforms(setMaintenance, 200, 'closes every socket with 1013, and every new one', async (context) => {
    const session = await context.guest();
    const [signedIn, waiting] = [await session.openSocket('lobby'), await context.openSocket('chat')];
    await inMaintenance(context, {}, async () => {
      expectEqual([await signedIn.closed(), await waiting.closed()], [1013, 1013], 'open ones');
      expectEqual(await (await context.openSocket('chat')).closed(), 1013, 'a new one');
    });
    // The player's session continued.
    await (await session.openSocket('lobby')).call(heartbeat, {});
  }),
  conforms(setMaintenance, 200, 'answers every endpoint 503 300010 with Retry-After, sign-in too', async (context) => {
    const visitor = context.visitor();
    const csrfToken = await visitor.csrfToken();
    await inMaintenance(context, { Until: await inMinutes(context, 30) }, async () => {
      for (const contract of ENDPOINTS.filter(({ group, name }) => group !== 'dev' && name !== getServiceStatus.name)) {
        const { status: http, Code, reply } = await visitor.ask(contract, { Nonsense: 1 });
        if (contract.body === 'redirect') {
          expectEqual([http, reply.headers['location']], [303, '/signIn?error=Maintenance'], contract.name);
          continue;
        }
        expectEqual([http, Code], [503, 300010], contract.name);
        const wait = Number(reply.headers['retry-after']);
        expect(wait > 29 * 60 && wait <= 30 * 60, `Retry-After ${wait}`);
      }
      const refused = await visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
      expectEqual(refused.Code, 300010, 'a sign-in');
      const { Maintenance } = await status(context);
      expectEqual([Maintenance.On, Maintenance.Message], [true, Message], 'status');
    });
    expectEqual((await visitor.ask(getSession, {})).status, 200, 'afterwards');
    await context.guest(visitor);
  }),
  conforms(
    setMaintenance,
    200,
    'announces planned maintenance at once and again, and begins by the clock',
    async (context) => {
      const visitor = context.visitor();
      const testSocket = await (await context.guest()).openSocket('lobby');
      const From = await inMinutes(context, 60);
      const Until = await inMinutes(context, 120);
      await inMaintenance(context, { From, Until }, async () => {
        expectEqual((await testSocket.push(maintenanceSoon)).result, { From, Until, Message }, 'when it is planned');
        expectEqual((await status(context)).Maintenance, { On: false, From, Until, Message }, 'status');
        await testSocket.call(heartbeat, {});
        await context.advance(31 * 60);
        expectEqual((await testSocket.push(maintenanceSoon)).result.From, From, 'half an hour before');
        await context.advance(30 * 60);
        expectEqual(await testSocket.closed(), 1013, 'when it begins');
        expectEqual((await visitor.ask(getSession, {})).Code, 300010, 'a call');
      });
      expectEqual((await status(context)).Maintenance.From, '', 'the plan afterwards');
    },
  ),
  conforms(setMaintenance, 200, 'continues after its planned end until the operator ends it', async (context) => {
    await inMaintenance(context, { Until: await inMinutes(context, 1) }, async () => {
      await context.advance(3600);
      const answer = await context.visitor().ask(getSession, {});
      expectEqual([answer.Code, answer.reply.headers['retry-after']], [300010, '60'], 'an hour late');
    });
  }),
  conforms(setMaintenance, 300016, 'refuses an end before the start', async (context) => {
    const [From, Until] = [await inMinutes(context, 10), await inMinutes(context, 5)];
    const answer = await context.visitor().ask(setMaintenance, { On: true, From, Until });
    expectEqual([answer.Code, (await status(context)).Maintenance.From], [300016, ''], 'code and plan');
  }),

  conforms(getSwitches, 200, 'reaches a muted player by push, and again after the mute', async (context) => {
    const session = await context.guest();
    const testSocket = await session.openSocket('chat');
    const other = await (await context.guest()).openSocket('chat');
    await context.setState(session.playerID, { MuteSeconds: 600 });
    const muted = (await testSocket.push(muteChanged)).result;
    const left = Date.parse(muted.MutedUntil) - Date.parse((await testSocket.call(heartbeat, {})).ServerTime);
    expect(left > 590_000 && left <= 600_000, `${left} ms of mute left`);
    await context.setState(session.playerID, { MuteSeconds: 0 });
    expectEqual((await testSocket.push(muteChanged)).result.MutedUntil, '', 'lifted');
    await other.call(heartbeat, {});
    expectEqual(other.pending(muteChanged).length, 0, 'pushes to others');
  }),

  conforms(setWord, 200, 'masks an added word until it is removed', async (context) => {
    const session = await context.member('0915000101');
    await context.setState(session.playerID, { VIPLevel: 3 });
    await context.advance(61);
    const testSocket = await session.openSocket('chat');
    const visitor = context.visitor();
    const said = async (text: string) => testSocket.call(sendPublicMessage, { Message: text });
    const [added, offered] = [
      { Kind: 'blocked', Word: '青鳥暗號' },
      { Kind: 'trading', Word: '換皮膚私我' },
    ];
    expectEqual((await said('這是青鳥暗號')).Message, '這是青鳥暗號', 'before');
    for (const each of [added, offered]) await visitor.call(setWord, { ...each, Active: true });
    try {
      expectEqual((await said('這是青鳥暗號')).Message, '這是****', 'while it is blocked');
      expectEqual((await said('換皮膚私我')).Flag, 1, 'flag of an offer');
    } finally {
      for (const each of [added, offered]) await visitor.call(setWord, { ...each, Active: false });
    }
    expectEqual((await said('青鳥暗號')).Message, '青鳥暗號', 'taken out');
    expectEqual((await said('換皮膚私我')).Flag, 0, 'flag afterwards');
  }),
  conforms(setWord, 200, "removes a word of the product's list, and restores it", async (context) => {
    const session = await context.member('0915000101');
    await context.setState(session.playerID, { VIPLevel: 3 });
    await context.advance(61);
    const testSocket = await session.openSocket('chat');
    const set = (Active: boolean) => context.visitor().call(setWord, { Kind: 'blocked', Word: '代儲', Active });
    try {
      await set(false);
      expectEqual((await testSocket.call(sendPublicMessage, { Message: '代儲' })).Message, '代儲', 'taken out');
    } finally {
      await set(true);
    }
    expectEqual((await testSocket.call(sendPublicMessage, { Message: '代儲' })).Message, '**', 'put back');
  }),
];
