/** A text that many connections get; a shell may keep its encoded bytes by this object, so that it is encoded once. */
export interface SharedText {
  readonly text: string;
}

/** What carries one connection: a ws socket, or a port to a page of the mocks. */
export interface Transport {
  /** Where the connection comes from, as limits count it; absent where there is no network. */
  readonly address?: string;
  send(text: string): void;
  sendShared(shared: SharedText): void;
  close(code: number, reason: string): void;
}
