import { ITEM } from '#protocol/entities/wallet.ts';
import { createLocalBus } from '../ports/bus.ts';
import type { Reader, Store } from '../ports/store.ts';
import { createMemoryBackend, createStore, type Snapshot } from '../store.ts';
import type { PostedTransfer, TransferLine } from './posting.ts';
import { transfer } from './transfer.ts';

export const NOW = '2026-01-02T03:04:05.678Z';

export const worldStore = (initial: Snapshot = {}): Store =>
  createStore(createMemoryBackend({ initial }), { bus: createLocalBus(), uuid: () => 'run' });

export const lines = (from: string, to: string, amount: number, ItemID: number = ITEM.gold): TransferLine[] => [
  { Owner: `player:${from}`, ItemID, Amount: -amount },
  { Owner: `player:${to}`, ItemID, Amount: amount },
];

let grants = 0;
export const grant = (store: Store, player: string, amount: number): Promise<PostedTransfer> =>
  transfer(store, NOW, {
    ID: `grant ${grants++}`,
    Reason: 'grant',
    Source: 'test',
    Lines: [
      { Owner: 'house:grants', ItemID: ITEM.gold, Amount: -amount },
      { Owner: `player:${player}`, ItemID: ITEM.gold, Amount: amount },
    ],
  });

export const accountOf = async (reader: Reader, owner: string): Promise<number> =>
  (await reader.table('accounts').get(owner, ITEM.gold))?.Balance ?? 0;
