import { DELETION_GRACE_DAYS } from '#protocol/rules/deletion.ts';
import { sendSecurityNotice } from '../mailbox/securityNotice.ts';
import type { RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';

export const notifyDeletion = (tx: Transaction, context: RestContext, PlayerID: string): Promise<void> =>
  sendSecurityNotice(tx, context, PlayerID, {
    Title: { zh_tw: '已申請刪除帳號', id_id: 'Penghapusan akun diminta', vi_vn: 'Đã yêu cầu xóa tài khoản' },
    What: {
      zh_tw: `您的帳號將在 ${DELETION_GRACE_DAYS} 天後刪除，在那之前可以隨時取消。`,
      id_id: `Akun Anda akan dihapus dalam ${DELETION_GRACE_DAYS} hari. Sampai saat itu Anda dapat membatalkannya.`,
      vi_vn: `Tài khoản của bạn sẽ bị xóa sau ${DELETION_GRACE_DAYS} ngày. Trước đó bạn có thể hủy yêu cầu bất cứ lúc nào.`,
    },
    agent: context.agent,
  });
