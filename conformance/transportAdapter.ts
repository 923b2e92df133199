/** One REST call as a suite makes it; cookies apart, since each shell's transport carries them its own way. */
export interface RestCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether it is the call under test; other calls only prepare the case. */
  readonly isSubject: boolean;
}

export interface RestReply {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the answer set; an empty value means that it was cleared. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly text: string;
}

/** One socket, opened. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  message(text: string): void;
  closed(code: number): void;
}

/**
 * What a shell lends to the suite: its two faces, over the real wire, on the demo world with development tools on. The world
 * is the suite's alone for the length of a run.
 */
export interface TransportAdapter {
  call(call: RestCall): Promise<RestReply>;
  connect(socket: 'chat' | 'lobby', events: WireEvents): Promise<Wire>;
  /**
   * Waits for something that must come soon; this room has no timers of its own.
   * @throws Error naming `what` when it did not come within some seconds
   */
  patience<Value>(coming: Promise<Value>, what: string): Promise<Value>;
}
