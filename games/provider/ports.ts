import type { Store, Transaction } from '#store/port.ts';
import type { Catalogue } from './catalogue.ts';
import type { ProviderTables } from './tables.ts';
import type { WalletClient } from './wallet.ts';

export interface ProviderCrypto {
  /** The SHA-256 of a text, in hexadecimal. */
  sha256(text: string): string;
  /** The HMAC-SHA-256 of a text by a text: 32 bytes. */
  hmac(secret: string, message: string): Uint8Array;
}

/** What the game server needs of its surroundings. */
export interface ProviderPorts {
  readonly store: Store<ProviderTables>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Random bytes that cannot be guessed. */
  readonly randomBytes: (count: number) => Uint8Array;
  readonly crypto: ProviderCrypto;
  readonly wallet: WalletClient;
  readonly catalogue: Catalogue;
  /** The variant that demos of a game play: that of the operator's players. The first one of the game unless given. */
  readonly demoVariants?: Readonly<Record<string, string>>;
  /** Receives errors of background work. */
  readonly report?: (error: unknown) => void;
}

export type ProviderTransaction = Transaction<ProviderTables>;

export const timeText = (time: number): string => new Date(time).toISOString();

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random bytes in hexadecimal. */
export const randomHex = ({ randomBytes }: Pick<ProviderPorts, 'randomBytes'>, bytes: number): string =>
  hex(randomBytes(bytes));
