/** One REST call of a suite. Cookies are separate, since each transport carries them in its own way. */
export interface RestCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether it is the call under test. Other calls only prepare the case. */
  readonly isSubject: boolean;
}

export interface RestReply {
  readonly status: number;
  /** Headers by lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The cookies of the answer. An empty value clears a cookie. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  message(text: string): void;
  closed(code: number): void;
}

/**
 * The interface between a shell and the suite: REST and sockets over the real transport, on the demo world with development tools. The
 * suite is the only user of the world during a run.
 */
export interface TransportAdapter {
  call(call: RestCall): Promise<RestReply>;
  connect(socket: 'chat' | 'lobby', events: WireEvents): Promise<Wire>;
  /**
   * Waits with a timeout, because this project has no timers of its own.
   * @throws Error with `what` after some seconds
   */
  patience<Value>(coming: Promise<Value>, what: string): Promise<Value>;
}
