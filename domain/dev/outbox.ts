import type { Messenger, Random } from '../ports/index.ts';
import type { Store } from '../ports/store.ts';
import { OutboxText } from '#protocol/entities/text.ts';

const SHOWN = 100;

/** Keeps texts in the database, where `/dev` shows them (decisions §1). */
export function createOutbox(store: Store, random: Random): Messenger {
  return {
    send: (tx, text) => tx.table('outboxTexts').insert({ ID: random.uuid(), ...text }),
    outbox: async (to) => {
      const rows = await store.table('outboxTexts').find({
        ...(to !== undefined && { where: { To: to } }),
        order: [['CreateTime', 'desc']],
        limit: SHOWN,
      });
      return rows.map((row) => OutboxText.parse(row));
    },
  };
}
