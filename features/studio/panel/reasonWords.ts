import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

type Said =
  | 'missing'
  | 'noSeed'
  | 'noToken'
  | 'noTokenHere'
  | 'noPart'
  | 'colour'
  | 'unreadable'
  | 'oneValue'
  | 'open'
  | 'address'
  | 'circle'
  | 'alias'
  | 'type';
const words: Record<Said, MessageDescriptor> = defineMessages({
  missing: { id: 'studio.reason.missing', defaultMessage: '還沒有值' },
  noSeed: { id: 'studio.reason.noSeed', defaultMessage: '不是種子' },
  noToken: { id: 'studio.reason.noToken', defaultMessage: '沒有「{what}」這個樣式變數' },
  noTokenHere: { id: 'studio.reason.noTokenHere', defaultMessage: '沒有這個樣式變數' },
  noPart: { id: 'studio.reason.noPart', defaultMessage: '沒有「{what}」這個元件部位' },
  colour: { id: 'studio.reason.colour', defaultMessage: '是顏色，請寫成獨立的變數' },
  unreadable: { id: 'studio.reason.unreadable', defaultMessage: '無法讀取' },
  oneValue: { id: 'studio.reason.oneValue', defaultMessage: '只能寫一個 CSS 值，不可有 {signs} 或反斜線' },
  open: { id: 'studio.reason.open', defaultMessage: '有括號或引號沒有收尾' },
  address: { id: 'studio.reason.address', defaultMessage: 'url() 只能指向 /brands/… 或內嵌的 SVG' },
  circle: { id: 'studio.reason.circle', defaultMessage: '「{what}」又指回自己' },
  alias: { id: 'studio.reason.alias', defaultMessage: '檔案裡沒有「{what}」' },
  type: { id: 'studio.reason.type', defaultMessage: '$type 只能是 {what}' },
});

/** What a file of tokens is told by the build (`ui/theme`), by what it says; the first group is what it names. */
const known: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/^is missing$/, words.missing],
  [/^is no seed$/, words.noSeed],
  [/^names no token of the contract$/, words.noTokenHere],
  [/^"?(?:token\()?([^")]+)[")]+ names no token of the contract$/, words.noToken],
  [/^"(.+)" is no part of any component/, words.noPart],
  [/^is a colour: /, words.colour],
  [/^cannot be read$/, words.unreadable],
  [/^must be one CSS value/, words.oneValue],
  [/^has a bracket or a quote/, words.open],
  [/^url\(\) may name/, words.address],
  [/^\{(.+)\} leads back to itself$/, words.circle],
  [/^\{(.+)\} names no token of this file$/, words.alias],
  [/^\$type must be one of (.+)$/, words.type],
];

/** Why a value cannot be taken, in the page's language; as the build says it where it has no words of its own. */
export function reasonWords({ formatMessage }: IntlShape, reason: string): string {
  for (const [said, message] of known) {
    const found = said.exec(reason);
    if (found !== null) return formatMessage(message, { what: found[1] ?? '', signs: '; { } < > @' });
  }
  return reason;
}
