import { CHAT_TEXT_MAX } from './chatText.ts';
import { readableText } from './visibleText.ts';

/**
 * The special message syntax (specification 1 §3): optional bracketed text, then parenthesised key=value pairs joined
 * by `&`: `[看我的大獎](op=share&player_id=10000001&amount=120000&gamecode=owl)`.
 */
export const SYNTAX_KEYS = [
  'op',
  'player_id',
  'amount',
  'multiple',
  'multiple_idx',
  'gamecode',
  'gameName',
  'from',
  'jackpot_id',
  /** Added: the red envelope of a system message. */
  'envelope_id',
  /** Added: the gift of a system message, the item and the receiver. */
  'gift_id',
  'item_id',
  'to',
] as const;
export type SyntaxKey = (typeof SYNTAX_KEYS)[number];

export interface SharedGame {
  /** In the sender's language. Empty in an older message. */
  readonly gameName: string;
  readonly gameCode: string;
  /** The record of the honor list. Empty for a share of a game without a win. */
  readonly recordID: string;
  readonly playerID: string;
}

export type MessageBody =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'share' } & SharedGame)
  | { readonly kind: 'event'; readonly label: string; readonly values: Readonly<Partial<Record<SyntaxKey, string>>> };

const EVENT = /^(?:\[(?<label>[^\]]*)\])?\((?<pairs>[^()]*=[^()]*)\)$/u;
const NAMED_SHARE = /^share_(?<name>[^_]*)_(?<game>[A-Za-z0-9-]+)_(?<record>[A-Za-z0-9-]*)_(?<player>\d*)$/u;
/** The form of a share before it contained the name. */
const SHARE = /^share_(?<game>[A-Za-z0-9-]+)(?:_(?<record>[A-Za-z0-9-]*))?(?:_(?<player>\d*))?$/u;

/**
 * Reads a message as stored. Anything but complete special syntax is plain text.
 * @param text the message as it is on the wire
 */
export function readMessageBody(text: string): MessageBody {
  const share = (NAMED_SHARE.exec(text) ?? SHARE.exec(text))?.groups;
  if (share?.game !== undefined) {
    const { name: gameName = '', game: gameCode, record: recordID = '', player: playerID = '' } = share;
    return { kind: 'share', gameName, gameCode, recordID, playerID };
  }
  const event = EVENT.exec(text)?.groups;
  if (event?.pairs === undefined) return { kind: 'text', text };
  const values = readPairs(event.pairs);
  return values === undefined ? { kind: 'text', text } : { kind: 'event', label: event.label ?? '', values };
}

/** Writes the special syntax. Values are percent-encoded, so that any text is kept. */
export function writeEvent(label: string, values: Partial<Record<SyntaxKey, string>>): string {
  const pairs = Object.entries(values).map(([key, value]) => `${key}=${encode(value)}`);
  return `${label === '' ? '' : `[${label.replaceAll(']', '］')}]`}(${pairs.join('&')})`;
}

/**
 * Writes a game share: game name, game code, record id and player id (specification 2 §2, share to friends). A name that is too long for a
 * chat message is cut, and its underscores become spaces, since underscores separate the parts.
 */
export function writeShare({ gameName, gameCode, recordID, playerID }: SharedGame): string {
  const rest = `_${gameCode}_${recordID}_${playerID}`;
  const name = [...readableText(gameName.replaceAll(/[_\s]+/gu, ' '))];
  return `share_${name.slice(0, CHAT_TEXT_MAX - 'share_'.length - rest.length).join('')}${rest}`;
}

function readPairs(pairs: string): Partial<Record<SyntaxKey, string>> | undefined {
  const values: Partial<Record<SyntaxKey, string>> = {};
  for (const pair of pairs.split('&')) {
    const at = pair.indexOf('=');
    const key = SYNTAX_KEYS.find((known) => known === pair.slice(0, at));
    const value = at < 0 ? undefined : decode(pair.slice(at + 1));
    if (key === undefined || value === undefined) return undefined;
    values[key] = value;
  }
  return values;
}

const encode = (value: string): string => encodeURIComponent(value).replaceAll('(', '%28').replaceAll(')', '%29');

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
