import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { type BenchChild, startChild } from '../childProcess.ts';
import { ChatSocket } from '../writes/chatSocket.ts';
import type { BenchPlayer } from '../writes/reports.ts';
import { Done, Listening, type NodeQuestion, Usage } from './reports.ts';

/** Silent sockets close after a minute, while other nodes start. */
export const PONG_MS = 15_000;
/** Longer than the minute in which a player may send ten messages. */
const NEXT_ROUND_MS = 61_000;
const MESSAGE = '今晚八點一起進場嗎？上次那一把真的太精彩了，大家都在等。';

/** A service in a separate process, with its players' sockets in this process. */
export interface BenchNode {
  readonly child: BenchChild<NodeQuestion>;
  readonly sockets: readonly ChatSocket[];
  readonly players: readonly BenchPlayer[];
  readonly port: number;
}

export const send = (socket: ChatSocket): Promise<void> => socket.call(sendPublicMessage.op, { Message: MESSAGE });

/** Services on one database. */
export class ClusterNodes {
  readonly nodes: BenchNode[] = [];
  private readonly pongs = setInterval(() => {
    for (const { sockets } of this.nodes) for (const socket of sockets) socket.pong();
  }, PONG_MS);

  /** @param players per node, each with a socket */
  static async open(databaseUrl: string, count: number, players: number, redisUrl: string): Promise<ClusterNodes> {
    const cluster = new ClusterNodes();
    for (let at = 0; at < count; at += 1) {
      const words = [databaseUrl, String(players), redisUrl];
      const child = startChild<NodeQuestion>(new URL('node.ts', import.meta.url), words);
      const listening = await child.ready(Listening);
      const sockets: ChatSocket[] = [];
      cluster.nodes.push({ child, sockets, ...listening });
      for (const { token } of listening.players) sockets.push(await ChatSocket.open(listening.port, token));
    }
    return cluster;
  }

  /** Sends that many messages per player, one at a time. Returns the resources that all nodes used. */
  async sendAll(each: number): Promise<Usage> {
    await this.nextRound();
    const before = await this.usage();
    const inTurn = async (socket: ChatSocket): Promise<void> => {
      for (let sent = 0; sent < each; sent += 1) await send(socket);
    };
    await Promise.all(this.nodes.flatMap(({ sockets }) => sockets.map(inTurn)));
    const after = await this.usage();
    return {
      processorMilliseconds: after.processorMilliseconds - before.processorMilliseconds,
      statements: after.statements - before.statements,
      commits: after.commits - before.commits,
      rollbacks: after.rollbacks - before.rollbacks,
    };
  }

  /** Advances the clock by a minute, so that every player may send again. */
  async nextRound(): Promise<void> {
    await this.nodes[0]?.child.ask({ ask: 'advance', milliseconds: NEXT_ROUND_MS }, Done);
  }

  async stop(): Promise<void> {
    clearInterval(this.pongs);
    for (const { child, sockets } of this.nodes) {
      for (const socket of sockets) socket.close();
      await child.stop();
    }
  }

  private async usage(): Promise<Usage> {
    const each: Usage[] = [];
    for (const { child } of this.nodes) each.push(await child.ask({ ask: 'usage' }, Usage));
    const sum = (of: (usage: Usage) => number): number => each.reduce((total, usage) => total + of(usage), 0);
    return {
      processorMilliseconds: sum((usage) => usage.processorMilliseconds),
      statements: sum((usage) => usage.statements),
      commits: sum((usage) => usage.commits),
      rollbacks: sum((usage) => usage.rollbacks),
    };
  }
}
