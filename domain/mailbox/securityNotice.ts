import type { LocaleID, LocalisedText } from '#protocol/entities/identifiers.ts';
import type { Moment } from '../dispatch/context.ts';
import { sendMail } from './send.ts';
import type { Transaction } from '../ports/store.ts';
import { taipeiTime } from '../taipei.ts';
import { describeAgent } from '../session/agent.ts';

/** Mails of this source are about the account's security; their page links to /member/account. */
export const SECURITY_SOURCE = 'security';

export interface SecurityNotice {
  readonly Title: LocalisedText;
  readonly What: LocalisedText;
  /** The browser's `User-Agent`. Absent for an action of an operator. */
  readonly agent?: string | undefined;
  /** The browser that the notice is about, if it is not the calling browser. */
  readonly device?: ReturnType<typeof describeAgent>;
}

const WORDS: Record<LocaleID, { device: string; unknown: string; time: string; notYou: string }> = {
  zh_tw: {
    device: '裝置：',
    unknown: '無法辨識',
    time: '時間（台北）：',
    notYou: '不是您？請到「帳號與隱私」查看登入裝置，並登出您不認得的。',
  },
  id_id: {
    device: 'Perangkat: ',
    unknown: 'tidak dikenali',
    time: 'Waktu (Taipei): ',
    notYou:
      'Bukan Anda? Buka “Akun dan privasi”, lihat perangkat yang pernah masuk, dan keluarkan yang tidak Anda kenal.',
  },
  vi_vn: {
    device: 'Thiết bị: ',
    unknown: 'không xác định',
    time: 'Thời gian (Đài Bắc): ',
    notYou:
      'Không phải bạn? Vào “Tài khoản và quyền riêng tư”, xem các thiết bị đã đăng nhập và đăng xuất thiết bị bạn không nhận ra.',
  },
};

function contentOf({ What, agent, device }: SecurityNotice, lang: LocaleID, nowText: string): string {
  const words = WORDS[lang];
  const shown = device ?? (agent === undefined ? undefined : describeAgent(agent));
  const name = shown === undefined ? '' : [shown.Browser, shown.System].filter((part) => part !== '').join(' · ');
  return [
    What[lang],
    ...(shown === undefined ? [] : [`${words.device}${name === '' ? words.unknown : name}`]),
    `${words.time}${taipeiTime(nowText)}`,
    words.notYou,
  ].join('\n');
}

/** Mails the owner of an account in every language with the device, the time, and the page to check. */
export async function sendSecurityNotice(
  tx: Transaction,
  moment: Moment,
  PlayerID: string,
  notice: SecurityNotice,
): Promise<void> {
  const content = (lang: LocaleID): string => contentOf(notice, lang, moment.nowText);
  await sendMail(tx, moment, {
    ToID: PlayerID,
    FromID: '',
    Title: notice.Title,
    Content: { zh_tw: content('zh_tw'), id_id: content('id_id'), vi_vn: content('vi_vn') },
    Attachments: [],
    PaidBy: '',
    Source: SECURITY_SOURCE,
  });
}

/** @param way its common name in each language */
export const notifyBoundWay = (
  tx: Transaction,
  moment: Moment & { readonly agent: string },
  PlayerID: string,
  way: LocalisedText,
): Promise<void> =>
  sendSecurityNotice(tx, moment, PlayerID, {
    Title: { zh_tw: '已綁定登入方式', id_id: 'Cara masuk ditautkan', vi_vn: 'Đã liên kết cách đăng nhập' },
    What: {
      zh_tw: `您的帳號已綁定${way.zh_tw}。`,
      id_id: `Akun Anda kini tertaut dengan ${way.id_id}.`,
      vi_vn: `Tài khoản của bạn đã được liên kết với ${way.vi_vn}.`,
    },
    agent: moment.agent,
  });

/** @param way its common name in each language */
export const notifyRemovedWay = (
  tx: Transaction,
  moment: Moment & { readonly agent: string },
  PlayerID: string,
  way: LocalisedText,
): Promise<void> =>
  sendSecurityNotice(tx, moment, PlayerID, {
    Title: { zh_tw: '已移除登入方式', id_id: 'Cara masuk dihapus', vi_vn: 'Đã gỡ cách đăng nhập' },
    What: {
      zh_tw: `您的帳號不能再用${way.zh_tw}登入。`,
      id_id: `Akun Anda tidak lagi dapat dimasuki dengan ${way.id_id}.`,
      vi_vn: `Tài khoản của bạn không còn đăng nhập được bằng ${way.vi_vn}.`,
    },
    agent: moment.agent,
  });
