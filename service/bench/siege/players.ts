import { setTimeout } from 'node:timers/promises';
import { heartbeat } from '#protocol/operations/connection.ts';
import { ChatSocket } from '../writes/chatSocket.ts';

/** Players who go on calling by turns at a fixed pace, whatever others do: together, since each may call so often a minute only. */
export class UndisturbedPlayers {
  private readonly sockets: readonly ChatSocket[];
  private made = 0;

  private constructor(sockets: readonly ChatSocket[]) {
    this.sockets = sockets;
  }

  static async open(port: number, tokens: readonly string[]): Promise<UndisturbedPlayers> {
    return new UndisturbedPlayers(await Promise.all(tokens.map((token) => ChatSocket.open(port, token))));
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  /**
   * Makes so many calls, one every so many milliseconds, whether or not they are answered.
   * @returns milliseconds of each, from when it was due
   */
  async calls(count: number, everyMs: number): Promise<readonly number[]> {
    const start = performance.now();
    const answered = Array.from({ length: count }, async (_, at) => {
      const due = start + at * everyMs;
      await setTimeout(due - performance.now());
      const socket = this.sockets[this.made % this.sockets.length];
      this.made += 1;
      await socket?.call(heartbeat.op, {});
      return performance.now() - due;
    });
    return Promise.all(answered);
  }
}
