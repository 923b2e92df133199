import { heartbeat, signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { writeRequest } from '#protocol/frame.ts';
import type { SocketName } from '#protocol/operation.ts';
import type { DriftShell, DriftSocket, Heard, HttpReply } from './shell.ts';
import type { Step } from './steps.ts';

/** Players of the demo world whose calls are compared: a leader of a club, two more members. */
const PHONES = ['0900000002', '0900000003', '0900000004'];
export const PLAYERS = PHONES.length;
const SOCKETS: readonly SocketName[] = ['chat', 'lobby'];
/** Headers that a page could read and act by. */
const SHOWN = ['cache-control', 'content-disposition', 'content-type', 'location', 'retry-after'];
/** An answer that takes so long is a difference of its own. */
const PATIENCE_MS = 10_000;

/** What a step showed on one side. */
export interface Shown {
  readonly reply: string | undefined;
  /** By player and socket. */
  readonly heard: Readonly<Record<string, readonly string[]>>;
  /** Undefined where they are not noted. */
  readonly rows: Readonly<Record<string, string>> | undefined;
}

/** One side, with its players signed in and their sockets open. */
export class Side {
  readonly #shell: DriftShell;
  readonly #tokens: string[] = [];
  readonly #sockets = new Map<string, DriftSocket>();
  #barriers = 0;

  constructor(shell: DriftShell) {
    this.#shell = shell;
  }

  get name(): string {
    return this.#shell.name;
  }

  /** Signs in whose session ended, and opens what was closed. */
  async prepare(): Promise<void> {
    for (const who of PHONES.keys()) {
      for (const socket of SOCKETS) await this.#reopen(who, socket);
    }
  }

  async #reopen(who: number, socket: SocketName): Promise<void> {
    const name = `${who} ${socket}`;
    if (this.#sockets.get(name)?.isOpen === true) return;
    if (await this.#open(name, who, socket)) return;
    this.#tokens[who] = (await this.#shell.context.member(PHONES[who] ?? '')).token;
    await this.#open(name, who, socket);
  }

  async #open(name: string, who: number, socket: SocketName): Promise<boolean> {
    const token = this.#tokens[who];
    if (token === undefined) return false;
    const opened = await this.#shell.open(socket);
    opened.send(writeRequest((socket === 'chat' ? signInChat : signInLobby).op, 'sign-in', {}, token));
    while (opened.isOpen && !opened.heard.some((heard) => typeof heard === 'string' && heard.includes('"sign-in"')))
      await opened.next();
    const isIn = opened.heard.some((heard) => typeof heard === 'string' && heard.includes('"Code":200'));
    if (isIn) this.#sockets.set(name, opened);
    return isIn;
  }

  /** Does a step and waits until all it caused was heard. */
  async play(step: Step): Promise<Shown> {
    let reply: string | undefined;
    if (step.kind === 'http') {
      const token = step.who === undefined ? undefined : this.#tokens[step.who];
      const headers = { ...step.call.headers, ...(token !== undefined && { 'api-token': token }) };
      reply = this.#readable(await this.#shell.call({ ...step.call, headers }));
    } else this.#sockets.get(`${step.who} ${step.socket}`)?.send(step.frame);
    await this.settle();
    return { reply, ...this.read() };
  }

  /** Asks every socket for a sign of life: what was sent before it was heard before. */
  async settle(): Promise<void> {
    await this.#shell.deliver?.();
    this.#barriers += 1;
    const R = `barrier-${this.#barriers}`;
    await Promise.all([...this.#sockets].map(([name, socket]) => this.#await(name, socket, R)));
  }

  async #await(name: string, socket: DriftSocket, R: string): Promise<void> {
    if (!socket.isOpen) return;
    socket.send(writeRequest(heartbeat.op, R, {}));
    const isThere = (heard: Heard): boolean => typeof heard === 'string' && heard.includes(`"${R}"`);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${this.name}: ${name} is silent`)), PATIENCE_MS);
    });
    const heard = async (): Promise<void> => {
      while (socket.isOpen && !socket.heard.some(isThere)) await socket.next();
    };
    await Promise.race([heard(), late]).finally(() => clearTimeout(timer));
  }

  /** What was heard and written since it was read last. */
  read(): Omit<Shown, 'reply'> {
    const heard: Record<string, readonly string[]> = {};
    for (const [name, socket] of this.#sockets) {
      const texts = socket.heard.splice(0).filter((each) => typeof each !== 'string' || !each.includes('"barrier-'));
      heard[name] = texts.map((each) =>
        this.#without(typeof each === 'string' ? each : `closed ${each.closed} "${each.reason}"`),
      );
    }
    const { changed } = this.#shell;
    const rows = changed && [...changed].map(([key, row]) => [this.#without(key), this.#without(row)] as const);
    changed?.clear();
    return { heard, rows: rows && Object.fromEntries(rows) };
  }

  #readable({ status, reason, headers, text }: HttpReply): string {
    const shown = SHOWN.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${headers[name]}`]));
    return this.#without([`${status} ${reason}`, ...shown, '', text].join('\n'));
  }

  /** The text without the side's own addresses. */
  #without(text: string): string {
    const { addresses } = this.#shell;
    const hosts = addresses.map((address) => new URL(address).hostname);
    // The sockets of streams are on the same hosts.
    const sockets = addresses.map((address) => address.replace(/^http/, 'ws'));
    return [...addresses, ...sockets, ...hosts].reduce((without, own) => without.replaceAll(own, 'HERE'), text);
  }
}
