import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../service/testing/freePort.ts';
import { type ServiceProcess, startServiceProcess } from '../../service/testing/serviceProcess.ts';
import type { Balancer } from './balancer.ts';
import type { Relay } from './relay.ts';
import { startRelayProcess } from './relayProcess.ts';

/** How long a node may take to become ready. */
const READY_MS = 60_000;
const PROBE_MS = 50;

export interface NodeParts {
  readonly databaseUrl: string;
  readonly redisPort: number;
  readonly balancer: Balancer;
  /** Environment variables of all nodes. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A service process of a run, with its own connection to Redis. */
export class ChaosNode {
  readonly index: number;
  readonly relay: Relay;
  /** Its internal port for the media process. */
  readonly mediaPort: number;
  readonly #parts: NodeParts;
  #process: ServiceProcess | undefined;
  /** Whether a fault has killed or stopped it. */
  isAway = false;

  private constructor(index: number, relay: Relay, mediaPort: number, parts: NodeParts) {
    this.index = index;
    this.relay = relay;
    this.mediaPort = mediaPort;
    this.#parts = parts;
  }

  /** Starts a node and waits until it is ready. */
  static async start(index: number, parts: NodeParts): Promise<ChaosNode> {
    const node = new ChaosNode(index, await startRelayProcess(parts.redisPort), await freePort(), parts);
    await node.boot();
    return node;
  }

  async boot(): Promise<void> {
    this.isAway = false;
    this.#process = await startServiceProcess(this.#parts.databaseUrl, 'quiet', {
      ...this.#parts.settings,
      MEDIA_PORT: String(this.mediaPort),
      REDIS_URL: `redis://127.0.0.1:${this.relay.port}`,
      MAX_REQUESTS_PER_MINUTE: '1000000',
      MAX_FRAMES_PER_SECOND_PER_ADDRESS: '1000000',
      MAX_CONNECTIONS_PER_ADDRESS: '100000',
      DEV_TOOLS: '1',
    });
    this.#parts.balancer.set(this.index, this.#process.port);
    await this.ready();
  }

  /** Waits until the balancer sees it as ready. */
  async ready(): Promise<void> {
    const until = Date.now() + READY_MS;
    while (!this.#parts.balancer.isReady(this.index)) {
      // A later fault stopped the node. The repair of that fault waits for the node.
      if (this.isAway) return;
      if (Date.now() > until)
        throw new Error(`node ${this.index} does not become ready: ${await this.#parts.balancer.answerOf(this.index)}`);
      await sleep(PROBE_MS);
    }
  }

  /** Kills the process like a power cut. */
  async kill(): Promise<void> {
    this.isAway = true;
    this.#parts.balancer.set(this.index, undefined);
    const dying = this.#process;
    this.#process = undefined;
    await dying?.kill();
  }

  /** Freezes the process: connections stay open without answers. */
  stop(): void {
    this.isAway = true;
    this.#signal('SIGSTOP');
  }

  goOn(): void {
    this.isAway = false;
    this.#signal('SIGCONT');
  }

  /** Stops the process as an operator does, and starts it again. */
  async restart(): Promise<void> {
    const code = await this.#process?.stop();
    this.#parts.balancer.set(this.index, undefined);
    if (code !== 0) throw new Error(`node ${this.index} ended with ${code} when it was asked to stop`);
    await this.boot();
  }

  moveClock(ms: number): void {
    this.#process?.moveClock(ms);
  }

  async end(): Promise<void> {
    this.goOn();
    await this.#process?.stop();
    await this.relay.close();
  }

  #signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    if (this.#process !== undefined) process.kill(this.#process.pid, name);
  }
}
