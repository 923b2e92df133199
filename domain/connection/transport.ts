/** A text for many connections. A shell may keep its encoded bytes under this object, so that it is encoded once. */
export interface SharedText {
  readonly text: string;
}

/** Carries one connection: a ws socket, or a port to a page of the mocks. */
export interface Transport {
  /** The address of the connection, as limits count it. Absent without a network. */
  readonly address?: string;
  send(text: string): void;
  sendShared(shared: SharedText): void;
  close(code: number, reason: string): void;
}
