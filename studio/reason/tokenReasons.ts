import { defineMessages } from 'react-intl';
import type { KnownReason } from './knownReason.ts';

const words = defineMessages({
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
  hex: { id: 'studio.reason.hex', defaultMessage: '要是 # 加六個十六進位數字' },
  twoColours: { id: 'studio.reason.twoColours', defaultMessage: 'components 是 {what}，hex 卻是 {more}' },
  modified: {
    id: 'studio.reason.modified',
    defaultMessage: '由 Tokens Studio 另外計算，請直接寫算好的顏色',
  },
  schemes: {
    id: 'studio.reason.schemes',
    defaultMessage: '寫的是「{what}」，brand.json 的 Scheme 卻是「{more}」，兩邊要一致',
  },
  noSeeds: { id: 'studio.reason.noSeeds', defaultMessage: '沒有 seed 群組，不是品牌樣式檔' },
});

/** The faults of a file of tokens (`ui/theme/`). */
export const tokenReasons: readonly KnownReason[] = [
  [/^is missing$/, words.missing],
  [/^is no seed$/, words.noSeed],
  [/^names no token of the contract$/, words.noTokenHere],
  [/^token\(([^)]+)\) names no token of the contract$/, words.noToken],
  [/^"(.+)" is no part of any component/, words.noPart],
  [/^is a colour: /, words.colour],
  [/^cannot be read$/, words.unreadable],
  [/^must be one CSS value/, words.oneValue],
  [/^has a bracket or a quote/, words.open],
  [/^url\(\) may name/, words.address],
  [/^\{(.+)\} leads back to itself$/, words.circle],
  [/^\{(.+)\} names no token of this file$/, words.alias],
  [/^\$type must be one of ([^(]+)$/, words.type],
  [/^must be six hexadecimal digits$/, words.hex],
  [/^components say (\S+), hex says (\S+)$/, words.twoColours],
  [/^is modified by Tokens Studio/, words.modified],
  [/^says "(.*)", but Scheme in brand\.json says "(.*)"/, words.schemes],
  [/^has no group "seed"$/, words.noSeeds],
];
