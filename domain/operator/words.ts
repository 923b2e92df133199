import type { WordKind } from '#protocol/entities/operator.ts';
import type { Transaction } from '../ports/store.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import { flagsChanged } from '../featureFlags/flagsChanged.ts';
import { FLAGS_TOPIC } from '../featureFlags/flagsTopic.ts';

/** Adds a word to a list, or removes it, from the next message on. */
export async function saveWord(
  tx: Transaction,
  actor: Actor,
  { Kind, Word, Active }: { readonly Kind: WordKind; readonly Word: string; readonly Active: boolean },
): Promise<void> {
  const ChangeTime = actor.nowText;
  await tx.lock([FLAGS_TOPIC]);
  const changed = await tx.table('words').update({ Kind, Word }, { Active, ChangeTime });
  if (changed === 0) await tx.table('words').insert({ Kind, Word, Active, ChangeTime });
  await writeAudit(tx, actor, { action: Active ? 'words.add' : 'words.remove', subject: Word, detail: { Kind } });
  flagsChanged(tx, actor.ports);
}
