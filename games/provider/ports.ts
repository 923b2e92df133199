import type { Store, Transaction } from '#store/port.ts';
import type { Catalogue } from './catalogue.ts';
import type { FishCatalogue } from './fish/fishCatalogue.ts';
import type { TableCatalogue } from './table/tableCatalogue.ts';
import type { ProviderTables } from './tables.ts';
import type { WalletClient } from './wallet.ts';

export interface ProviderCrypto {
  /** In hexadecimal. */
  sha256(text: string): string;
  /** The HMAC-SHA-256 of a text by a text: 32 bytes. */
  hmac(secret: string, message: string): Uint8Array;
}

export interface ProviderPorts {
  readonly store: Store<ProviderTables>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Random bytes that cannot be guessed. */
  readonly randomBytes: (count: number) => Uint8Array;
  readonly crypto: ProviderCrypto;
  readonly wallet: WalletClient;
  readonly catalogue: Catalogue;
  /** The rules of tables. Without it there are none. */
  readonly tables?: TableCatalogue;
  /** The rules of rooms of fishing. Without it there are none. */
  readonly fish?: FishCatalogue;
  /** The variant of demos: the variant of the operator's players, or the first of the game. */
  readonly demoVariants?: Readonly<Record<string, string>>;
  /** Receives errors of background work. */
  readonly report?: (error: unknown) => void;
}

export type ProviderTransaction = Transaction<ProviderTables>;

export const timeText = (time: number): string => new Date(time).toISOString();

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const randomHex = ({ randomBytes }: Pick<ProviderPorts, 'randomBytes'>, bytes: number): string =>
  hex(randomBytes(bytes));
