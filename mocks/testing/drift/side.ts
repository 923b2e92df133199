import { heartbeat, signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { writeRequest } from '#protocol/frame.ts';
import type { SocketName } from '#protocol/operation.ts';
import type { DriftShell, DriftSocket, Heard, HttpReply } from './shell.ts';
import type { Step } from './steps.ts';

/** The demo players whose calls are compared: a club's leader and two members. */
const PHONES = ['0900000002', '0900000003', '0900000004'];
export const PLAYERS = PHONES.length;
const SOCKETS: readonly SocketName[] = ['chat', 'lobby'];
/** Headers that a page can use. */
const SHOWN = ['cache-control', 'content-disposition', 'content-type', 'location', 'retry-after'];
/** A slower answer counts as a difference. */
const PATIENCE_MS = 10_000;

/** The visible effects of a step on one side. */
export interface Shown {
  readonly reply: string | undefined;
  /** By player and socket. */
  readonly heard: Readonly<Record<string, readonly string[]>>;
  /** Undefined if they are not recorded. */
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

  /** Signs players with ended sessions in, and opens closed sockets. */
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

  /** Runs a step and waits for all its effects. */
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

  /** Pings every socket, since earlier frames arrive before the answer. */
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

  /** Returns the frames and rows since the last read. */
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

  #without(text: string): string {
    const { addresses } = this.#shell;
    const hosts = addresses.map((address) => new URL(address).hostname);
    // The sockets of streams are on the same hosts.
    const sockets = addresses.map((address) => address.replace(/^http/, 'ws'));
    return [...addresses, ...sockets, ...hosts].reduce((without, own) => without.replaceAll(own, 'HERE'), text);
  }
}
