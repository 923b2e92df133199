import { getServiceStatus } from '#protocol/endpoints/announcement.ts';
import { getSession, signInGuest } from '#protocol/endpoints/auth.ts';
import { setMaintenance, setSwitch, setWord } from '#protocol/endpoints/dev.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { getSwitches, maintenanceSoon, muteChanged, switchesChanged } from '#protocol/operations/operator.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Stage } from '../stage.ts';

/** Without these nobody could ask what is off, so they cannot be switched. */
const ALWAYS_ON = ['connection', 'auth', 'operator', 'dev'];
const Message = { zh_tw: '更新機房', id_id: 'Pembaruan server', vi_vn: 'Nâng cấp máy chủ' };

/** Does something with switches set, and sets them back whatever happens: every case shares one world. */
export async function withSwitches(
  stage: Stage,
  switches: readonly { readonly Name: string; readonly Value: string; readonly SiteID?: string }[],
  work: () => Promise<void>,
): Promise<void> {
  const set = (Value?: string) => async (each: (typeof switches)[number]) =>
    stage.visitor().call(setSwitch, { ...each, ...(Value !== undefined && { Value }) });
  try {
    for (const each of switches) await set()(each);
    await work();
  } finally {
    for (const each of switches) await set('default')(each);
  }
}

/** Does something while maintenance is planned or on, and ends it whatever happens. */
async function inMaintenance(
  stage: Stage,
  plan: { readonly From?: string; readonly Until?: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await stage.visitor().call(setMaintenance, { On: true, Message, ...plan });
    await work();
  } finally {
    await stage.visitor().call(setMaintenance, { On: false });
  }
}

const status = (stage: Stage) => stage.visitor().call(getServiceStatus, {});

/** Minutes from the world's now, as ISO text. */
async function inMinutes(stage: Stage, minutes: number): Promise<string> {
  return new Date(Date.parse((await status(stage)).ServerTime) + minutes * 60_000).toISOString();
}

export const operatorCases: readonly ConformanceCase[] = [
  conforms(getSwitches, 200, 'tells a signed-in player what anyone may ask for, on either socket', async (stage) => {
    const seat = await stage.guest();
    await withSwitches(stage, [{ Name: 'ad', Value: 'off' }], async () => {
      for (const socket of ['chat', 'lobby'] as const) {
        const { ServerTime: _then, ...told } = await (await seat.line(socket)).call(getSwitches, {});
        const { ServerTime: _now, ...asked } = await status(stage);
        expectEqual(told, asked, `on the ${socket} socket`);
        expectEqual(told.Off, ['ad'], 'what is off');
        expectEqual(told.Maintenance.On, false, 'maintenance');
      }
    });
    expectEqual((await status(stage)).Off, [], 'what is off afterwards');
  }),
  conforms(
    getServiceStatus,
    200,
    "shows the brand's capabilities with the operator's switches on them",
    async (stage) => {
      const own = (await status(stage)).Capabilities;
      const other = own.WalletItem === 'gem' ? 'point' : 'gem';
      const turned = (is: boolean) => (is ? 'off' : 'on');
      const switches = [
        { Name: 'WalletItem', Value: other },
        { Name: 'Live', Value: turned(own.Live) },
        { Name: 'RedEnvelopeSending', Value: turned(own.RedEnvelopeSending) },
      ];
      await withSwitches(stage, switches, async () => {
        const wanted = { WalletItem: other, Live: !own.Live, RedEnvelopeSending: !own.RedEnvelopeSending };
        expectEqual((await status(stage)).Capabilities, wanted, 'capabilities while they are switched');
      });
      expectEqual((await status(stage)).Capabilities, own, 'capabilities afterwards');
    },
  ),
  conforms(
    setSwitch,
    200,
    'holds where it says: the narrower one has the last word, another site none',
    async (stage) => {
      const off = async () => (await status(stage)).Off;
      await withSwitches(stage, [{ Name: 'ad', Value: 'off', SiteID: 'elsewhere' }], async () => {
        expectEqual(await off(), [], 'off on another site');
      });
      const both = [
        { Name: 'ad', Value: 'off' },
        { Name: 'ad', Value: 'on', SiteID: 'dev' },
      ];
      await withSwitches(stage, both, async () => expectEqual(await off(), [], 'off everywhere but here'));
    },
  ),
  conforms(setSwitch, 200, 'off: every operation of the group answers 300009 before anything else', async (stage) => {
    const switched = OPERATIONS.filter(({ group }) => !ALWAYS_ON.includes(group));
    for (const group of new Set(switched.map((row) => row.group))) {
      await withSwitches(stage, [{ Name: group, Value: 'off' }], async () => {
        const lines = { chat: await stage.line('chat'), lobby: await stage.line('lobby') };
        for (const row of switched.filter((each) => each.group === group)) {
          const line = lines[row.socket === 'lobby' ? 'lobby' : 'chat'];
          // No login, no field that it wants, and one that it does not have.
          expectEqual((await line.ask(row.op, { Nonsense: 1 })).Code, 300009, row.name);
        }
      });
    }
  }),
  conforms(
    setSwitch,
    200,
    'off: every endpoint of the group answers 403 300009, a single row likewise',
    async (stage) => {
      const visitor = stage.visitor();
      const switched = ENDPOINTS.filter(({ group }) => !ALWAYS_ON.includes(group));
      const refused = async (row: (typeof ENDPOINTS)[number]) => {
        const { status: http, Code } = await visitor.ask(row, { Nonsense: 1 });
        expectEqual([http, Code], [403, 300009], row.name);
      };
      for (const group of new Set(switched.map((row) => row.group))) {
        await withSwitches(stage, [{ Name: group, Value: 'off' }], async () => {
          for (const row of switched.filter((each) => each.group === group)) await refused(row);
        });
      }
      const [one, other] = switched.filter(({ group }) => group === 'announcement');
      await withSwitches(stage, [{ Name: assertDefined(one, 'a row').name, Value: 'off' }], async () => {
        await refused(assertDefined(one, 'a row'));
        expect(
          (await visitor.ask(assertDefined(other, 'another row'), {})).Code !== 300009,
          'the other rows of its group',
        );
      });
    },
  ),
  conforms(setSwitch, 200, 'tells everyone who is connected to ask again', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    await withSwitches(stage, [{ Name: 'ad', Value: 'off' }], async () => {
      expectEqual((await line.push(switchesChanged)).frame.R, undefined, 'id of a push to all');
    });
  }),
  conforms(setSwitch, 300011, 'knows no switch of that name, and no brand', async (stage) => {
    const visitor = stage.visitor();
    for (const Name of ['nothing', ...ALWAYS_ON, 'signInChat'])
      expectEqual((await visitor.ask(setSwitch, { Name, Value: 'off' })).Code, 300011, Name);
    expectEqual((await visitor.ask(setSwitch, { Name: 'ad', Value: 'off', Brand: 'unicorn' })).Code, 300011, 'brand');
  }),
  conforms(setSwitch, 300015, 'refuses a value that the switch does not take', async (stage) => {
    const visitor = stage.visitor();
    for (const [Name, Value] of [
      ['ad', 'gem'],
      ['WalletItem', 'on'],
      ['Live', 'point'],
    ])
      expectEqual((await visitor.ask(setSwitch, { Name, Value })).Code, 300015, `${Name} ${Value}`);
  }),

  conforms(setMaintenance, 200, 'closes every socket with 1013, and every new one', async (stage) => {
    const seat = await stage.guest();
    const [signedIn, waiting] = [await seat.line('lobby'), await stage.line('chat')];
    await inMaintenance(stage, {}, async () => {
      expectEqual([await signedIn.closed(), await waiting.closed()], [1013, 1013], 'open ones');
      expectEqual(await (await stage.line('chat')).closed(), 1013, 'a new one');
    });
    // Its session lived on.
    await (await seat.line('lobby')).call(heartbeat, {});
  }),
  conforms(setMaintenance, 200, 'answers every endpoint 503 300010 with Retry-After, sign-in too', async (stage) => {
    const visitor = stage.visitor();
    const csrfToken = await visitor.csrfToken();
    await inMaintenance(stage, { Until: await inMinutes(stage, 30) }, async () => {
      for (const row of ENDPOINTS.filter(({ group, name }) => group !== 'dev' && name !== getServiceStatus.name)) {
        const { status: http, Code, reply } = await visitor.ask(row, { Nonsense: 1 });
        if (row.body === 'redirect') {
          expectEqual([http, reply.headers['location']], [303, '/signIn?error=Maintenance'], row.name);
          continue;
        }
        expectEqual([http, Code], [503, 300010], row.name);
        const wait = Number(reply.headers['retry-after']);
        expect(wait > 29 * 60 && wait <= 30 * 60, `Retry-After ${wait}`);
      }
      const refused = await visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
      expectEqual(refused.Code, 300010, 'a sign-in');
      const { Maintenance } = await status(stage);
      expectEqual([Maintenance.On, Maintenance.Message], [true, Message], 'status');
    });
    expectEqual((await visitor.ask(getSession, {})).status, 200, 'afterwards');
    await stage.guest(visitor);
  }),
  conforms(setMaintenance, 200, 'planned: is told at once and again, and begins by the clock', async (stage) => {
    const visitor = stage.visitor();
    const line = await (await stage.guest()).line('lobby');
    const From = await inMinutes(stage, 60);
    const Until = await inMinutes(stage, 120);
    await inMaintenance(stage, { From, Until }, async () => {
      expectEqual((await line.push(maintenanceSoon)).result, { From, Until, Message }, 'when it is planned');
      expectEqual((await status(stage)).Maintenance, { On: false, From, Until, Message }, 'status');
      await line.call(heartbeat, {});
      await stage.advance(31 * 60);
      expectEqual((await line.push(maintenanceSoon)).result.From, From, 'half an hour before');
      await stage.advance(30 * 60);
      expectEqual(await line.closed(), 1013, 'when it begins');
      expectEqual((await visitor.ask(getSession, {})).Code, 300010, 'a call');
    });
    expectEqual((await status(stage)).Maintenance.From, '', 'the plan afterwards');
  }),
  conforms(
    setMaintenance,
    200,
    'does not end by itself, since nobody knows whether the work is done',
    async (stage) => {
      await inMaintenance(stage, { Until: await inMinutes(stage, 1) }, async () => {
        await stage.advance(3600);
        const answer = await stage.visitor().ask(getSession, {});
        expectEqual([answer.Code, answer.reply.headers['retry-after']], [300010, '60'], 'an hour late');
      });
    },
  ),
  conforms(setMaintenance, 300016, 'cannot end before it begins', async (stage) => {
    const [From, Until] = [await inMinutes(stage, 10), await inMinutes(stage, 5)];
    const answer = await stage.visitor().ask(setMaintenance, { On: true, From, Until });
    expectEqual([answer.Code, (await status(stage)).Maintenance.From], [300016, ''], 'code and plan');
  }),

  conforms(getSwitches, 200, 'goes with a push to the player who is muted, and when that is lifted', async (stage) => {
    const seat = await stage.guest();
    const line = await seat.line('chat');
    const other = await (await stage.guest()).line('chat');
    await stage.setState(seat.playerID, { MuteSeconds: 600 });
    const muted = (await line.push(muteChanged)).result;
    const left = Date.parse(muted.MutedUntil) - Date.parse((await line.call(heartbeat, {})).ServerTime);
    expect(left > 590_000 && left <= 600_000, `${left} ms of mute left`);
    await stage.setState(seat.playerID, { MuteSeconds: 0 });
    expectEqual((await line.push(muteChanged)).result.MutedUntil, '', 'lifted');
    await other.call(heartbeat, {});
    expectEqual(other.pending(muteChanged).length, 0, 'pushes to others');
  }),

  conforms(setWord, 200, 'masks a word that was added, and no longer when it was taken out', async (stage) => {
    const seat = await stage.member('0915000101');
    await stage.setState(seat.playerID, { VIPLevel: 3 });
    await stage.advance(61);
    const line = await seat.line('chat');
    const visitor = stage.visitor();
    const said = async (text: string) => line.call(sendPublicMessage, { Message: text });
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
  conforms(setWord, 200, 'takes out a word that the product came with, and puts it back', async (stage) => {
    const seat = await stage.member('0915000101');
    await stage.setState(seat.playerID, { VIPLevel: 3 });
    await stage.advance(61);
    const line = await seat.line('chat');
    const set = (Active: boolean) => stage.visitor().call(setWord, { Kind: 'blocked', Word: '代儲', Active });
    try {
      await set(false);
      expectEqual((await line.call(sendPublicMessage, { Message: '代儲' })).Message, '代儲', 'taken out');
    } finally {
      await set(true);
    }
    expectEqual((await line.call(sendPublicMessage, { Message: '代儲' })).Message, '**', 'put back');
  }),
];
