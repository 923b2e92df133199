import { sendSecurityNotice } from '../mailbox/securityNotice.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import type { describeAgent } from '../session/agent.ts';

export type DescribedDevice = ReturnType<typeof describeAgent>;

/** Mails every account with this phone number, since the device may sign in to any of them. */
export async function notifyConfirmedDevice(
  tx: Transaction,
  moment: Moment,
  Phone: string,
  device: DescribedDevice,
): Promise<void> {
  for (const { PlayerID } of await tx.table('players').find({ where: { Phone } }))
    await sendSecurityNotice(tx, moment, PlayerID, {
      Title: { zh_tw: '已同意新裝置登入', id_id: 'Perangkat baru diizinkan masuk', vi_vn: 'Đã cho phép thiết bị mới' },
      What: {
        zh_tw: '您已登入的裝置輸入了新裝置的代碼，它可以登入綁定這支手機的帳號。',
        id_id:
          'Perangkat Anda yang sudah masuk memasukkan kode dari perangkat baru. Perangkat itu dapat masuk ke akun yang tertaut dengan nomor ponsel ini.',
        vi_vn:
          'Thiết bị đã đăng nhập của bạn đã nhập mã của thiết bị mới. Thiết bị đó có thể đăng nhập các tài khoản liên kết với số điện thoại này.',
      },
      device,
    });
}
