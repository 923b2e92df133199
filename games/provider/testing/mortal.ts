import type { ProviderPorts } from '../ports.ts';
import type { WalletClient } from '../wallet.ts';

/** A process that dies at a numbered step. Steps are before and after each commit and each call of the wallet. */
export interface Mortal {
  readonly ports: ProviderPorts;
  readonly isDead: () => boolean;
  readonly steps: () => readonly string[];
}

/** @param diesAt the number of the step, from 1; without it the process never dies */
export function mortal(ports: ProviderPorts, diesAt = Number.POSITIVE_INFINITY): Mortal {
  const steps: string[] = [];
  const reach = (step: string): void => {
    if (steps.length < diesAt) steps.push(step);
    if (steps.length === diesAt) throw new Error(`the process died ${step}`);
  };
  const around = async <Result>(step: string, work: () => Promise<Result>): Promise<Result> => {
    reach(`before ${step}`);
    const result = await work();
    reach(`after ${step}`);
    return result;
  };
  const { store, wallet } = ports;
  const calls: WalletClient = {
    authenticate: (content) => around('authenticate', () => wallet.authenticate(content)),
    balance: (content) => around('balance', () => wallet.balance(content)),
    bet: (content) => around('bet', () => wallet.bet(content)),
    win: (content) => around('win', () => wallet.win(content)),
    play: (content) => around('play', () => wallet.play(content)),
    rollback: (content) => around('rollback', () => wallet.rollback(content)),
    close: (content) => around('close', () => wallet.close(content)),
  };
  return {
    ports: {
      ...ports,
      wallet: calls,
      store: { ...store, transaction: (work, reads) => around('commit', () => store.transaction(work, reads)) },
    },
    isDead: () => steps.length >= diesAt,
    steps: () => steps,
  };
}
