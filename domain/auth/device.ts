import { DAY_MS } from '#protocol/duration.ts';
import type { Moment, RestContext, SessionRow } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { describeAgent } from '../session/agent.ts';
import { hashToken } from '../session/secrets.ts';
import { SECURITY_SOURCE, sendSecurityNotice } from '../mailbox/securityNotice.ts';

/** The limit for each player. The devices with the oldest last use are removed first. */
const MAX_DEVICES = 20;
/** The number of new devices in a day that the player gets a mail about, so that sign-ins cannot fill a mailbox. */
const MAX_NOTICES = 20;

export interface SignedInBrowser {
  /** SHA-256 of the id in its device cookie. Empty if unknown. */
  readonly DeviceHash: string;
  /** Its `User-Agent`. */
  readonly agent: string;
}

/** Gives the browser a device cookie if it has none. */
export const browserOf = (context: RestContext): SignedInBrowser => ({
  DeviceHash: hashToken(context.device()),
  agent: context.agent,
});

/** Records the browser that opened a session. The owner of an older account gets a mail about a new browser. */
export async function recordDevice(
  tx: Transaction,
  moment: Moment,
  { PlayerID, Provider, IsRegist }: SessionRow,
  { DeviceHash, agent }: SignedInBrowser,
): Promise<void> {
  if (DeviceHash === '') return;
  const devices = tx.table('devices');
  const seen = { ...describeAgent(agent), Provider, LastTime: moment.nowText };
  if ((await devices.update({ PlayerID, DeviceHash }, seen)) > 0) return;
  const others = await devices.find({ where: { PlayerID }, order: [['LastTime', 'desc']] });
  for (const other of others.slice(MAX_DEVICES - 1)) await devices.remove({ PlayerID, DeviceHash: other.DeviceHash });
  await devices.insert({ PlayerID, DeviceHash, FirstTime: moment.nowText, ...seen });
  if (!IsRegist && others.length > 0) await notifyNewDevice(tx, moment, PlayerID, agent);
}

async function notifyNewDevice(tx: Transaction, moment: Moment, PlayerID: string, agent: string): Promise<void> {
  const CreateTime = { gt: new Date(moment.now - DAY_MS).toISOString() };
  const told = await tx.table('mails').count({ PlayerID, CreateTime, Source: SECURITY_SOURCE });
  if (told >= MAX_NOTICES) return;
  await sendSecurityNotice(tx, moment, PlayerID, {
    Title: { zh_tw: '新裝置登入', id_id: 'Masuk dari perangkat baru', vi_vn: 'Đăng nhập từ thiết bị mới' },
    What: {
      zh_tw: '您的帳號在一台沒有登入過的裝置上登入了。',
      id_id: 'Akun Anda masuk di perangkat yang belum pernah dipakai.',
      vi_vn: 'Tài khoản của bạn vừa đăng nhập trên một thiết bị chưa từng dùng.',
    },
    agent,
  });
}
