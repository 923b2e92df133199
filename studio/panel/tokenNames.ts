import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { isTokenPath } from '#ui/theme/paths.ts';
import type { TokenPath } from '#ui/theme/tokens.ts';

/** The names of colours on the screen, for readers who do not know the names of tokens. */
const names: Partial<Record<TokenPath, MessageDescriptor>> = defineMessages({
  'color.text': { id: 'studio.token.text', defaultMessage: '文字' },
  'color.muted': { id: 'studio.token.muted', defaultMessage: '次要文字' },
  'color.faint': { id: 'studio.token.faint', defaultMessage: '淡色小字' },
  'color.heading': { id: 'studio.token.heading', defaultMessage: '標題' },
  'color.primaryInk': { id: 'studio.token.primaryInk', defaultMessage: '主色文字' },
  'color.accentInk': { id: 'studio.token.accentInk', defaultMessage: '輔色文字' },
  'color.goldInk': { id: 'studio.token.goldInk', defaultMessage: '金色文字' },
  'color.positive': { id: 'studio.token.positive', defaultMessage: '成功訊息' },
  'color.danger': { id: 'studio.token.danger', defaultMessage: '錯誤訊息' },
  'color.warn': { id: 'studio.token.warn', defaultMessage: '提醒訊息' },
  'color.onPrimary': { id: 'studio.token.onPrimary', defaultMessage: '主色底的字' },
  'color.onAccent': { id: 'studio.token.onAccent', defaultMessage: '輔色底的字' },
  'color.onDanger': { id: 'studio.token.onDanger', defaultMessage: '紅底的字' },
  'color.onGold': { id: 'studio.token.onGold', defaultMessage: '金底的字' },
  'color.onArt': { id: 'studio.token.onArt', defaultMessage: '遊戲圖上的字' },
  'fill.goldText': { id: 'studio.token.goldText', defaultMessage: '金色數字' },
  'color.lineStrong': { id: 'studio.token.lineStrong', defaultMessage: '欄位框線' },
  'color.line': { id: 'studio.token.line', defaultMessage: '分隔線' },
  'color.focus': { id: 'studio.token.focus', defaultMessage: '焦點框' },
  'color.ornament': { id: 'studio.token.ornament', defaultMessage: '裝飾紋' },
  'color.ground': { id: 'studio.token.ground', defaultMessage: '頁面底色' },
  'color.surface1': { id: 'studio.token.surface1', defaultMessage: '第一層底色' },
  'color.surface2': { id: 'studio.token.surface2', defaultMessage: '第二層底色' },
  'color.surface3': { id: 'studio.token.surface3', defaultMessage: '第三層底色' },
  'color.well': { id: 'studio.token.well', defaultMessage: '輸入欄' },
  'color.primary': { id: 'studio.token.primary', defaultMessage: '主色' },
  'color.primaryHi': { id: 'studio.token.primaryHi', defaultMessage: '主色亮部' },
  'color.primarySoft': { id: 'studio.token.primarySoft', defaultMessage: '淡主色底' },
  'color.accent': { id: 'studio.token.accent', defaultMessage: '輔色' },
  'color.accentSoft': { id: 'studio.token.accentSoft', defaultMessage: '淡輔色底' },
  'color.gold': { id: 'studio.token.gold', defaultMessage: '金色' },
  'color.goldHi': { id: 'studio.token.goldHi', defaultMessage: '金色亮部' },
  'color.dangerFill': { id: 'studio.token.dangerFill', defaultMessage: '紅底' },
  'fill.page': { id: 'studio.token.page', defaultMessage: '頁面背景' },
  'fill.card': { id: 'studio.token.card', defaultMessage: '卡片' },
  'fill.bar': { id: 'studio.token.bar', defaultMessage: '底部功能列' },
  'fill.header': { id: 'studio.token.header', defaultMessage: '頁首' },
  'fill.wallet': { id: 'studio.token.wallet', defaultMessage: '錢包' },
  'fill.ticker': { id: 'studio.token.ticker', defaultMessage: '跑馬燈' },
  'fill.chip': { id: 'studio.token.chip', defaultMessage: '小標籤' },
  'fill.bubble': { id: 'studio.token.bubble', defaultMessage: '別人的訊息' },
  'fill.bubbleOwn': { id: 'studio.token.bubbleOwn', defaultMessage: '自己的訊息' },
  'fill.button': { id: 'studio.token.button', defaultMessage: '主要按鈕' },
  'fill.buttonAlt': { id: 'studio.token.buttonAlt', defaultMessage: '次要按鈕' },
  'fill.buttonGold': { id: 'studio.token.buttonGold', defaultMessage: '金色按鈕' },
  'fill.gold': { id: 'studio.token.goldFill', defaultMessage: '金屬面' },
  'fill.plate': { id: 'studio.token.plate', defaultMessage: '遊戲名牌' },
  'fill.flagHot': { id: 'studio.token.flagHot', defaultMessage: '「熱門」標' },
  'fill.flagNew': { id: 'studio.token.flagNew', defaultMessage: '「新上線」標' },
  'fill.flagLive': { id: 'studio.token.flagLive', defaultMessage: '「真人」標' },
});
const numbered: Record<'chart' | 'vip', MessageDescriptor> = defineMessages({
  chart: { id: 'studio.token.chart', defaultMessage: '圖表第 {number} 色' },
  vip: { id: 'studio.token.vip', defaultMessage: 'VIP {number} 名稱' },
});
const words: Record<'pair' | 'ofPart', MessageDescriptor> = defineMessages({
  pair: { id: 'studio.token.pair', defaultMessage: '{on}上的{ink}' },
  ofPart: { id: 'studio.token.ofPart', defaultMessage: '{part}：{name}' },
});

/** The name of a token on the screen, or its path if it has no name. */
export function tokenName({ formatMessage }: IntlShape, path: TokenPath): string {
  const own = names[path];
  if (own !== undefined) return formatMessage(own);
  const [, chart, vip] = /^(?:chart\.(\d)|vip\.(\d)\.name)$/.exec(path) ?? [];
  if (chart !== undefined) return formatMessage(numbered.chart, { number: chart });
  return vip === undefined ? path : formatMessage(numbered.vip, { number: vip });
}

/** A pair in words: gold numerals on cards and bars. */
export const pairName = (intl: IntlShape, ink: TokenPath, on: readonly TokenPath[]): string =>
  intl.formatMessage(words.pair, {
    ink: tokenName(intl, ink),
    on: intl.formatList(on.map((each) => tokenName(intl, each))),
  });

/** A name with the part of a component to which it belongs. */
export const ofPart = (intl: IntlShape, part: string | undefined, name: string): string =>
  part === undefined ? name : intl.formatMessage(words.ofPart, { part, name });

/** The same for a path with or without its part: `part.badge.color.dangerFill`. */
export function pathName(intl: IntlShape, path: string): string {
  const [, part, token = path] = /^part\.([^.]+)\.(.+)$/.exec(path) ?? [];
  return ofPart(intl, part, isTokenPath(token) ? tokenName(intl, token) : token);
}
