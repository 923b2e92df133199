import { isTokenPath } from './paths.ts';
import type { tokenNames, TokenPath } from './tokens.ts';

type Words<Group extends keyof typeof tokenNames> = Readonly<Record<keyof (typeof tokenNames)[Group], string>>;

const color: Words<'color'> = {
  ground: 'The page, behind everything',
  deep: 'The floor under the page',
  surface1: 'Cards',
  surface2: 'Controls on a card',
  surface3: 'Controls on a control',
  well: 'Sunk fields: wallet, inputs, tracks',
  glass: 'Bars over scrolling content',
  scrim: 'The veil behind dialogs',
  line: 'Hairlines between rows',
  lineStrong: 'Outlines of controls',
  text: 'Words',
  muted: 'Quieter words',
  faint: 'The quietest words',
  heading: 'Headings of sections and pages',
  primary: 'What is pressed',
  primaryHi: 'The lit end of what is pressed',
  primaryLo: 'The shaded end of what is pressed',
  primaryDeep: 'The lip under what is pressed',
  primarySoft: 'A wash of the primary: selected rows',
  primaryInk: 'The primary as words or icons',
  onPrimary: 'Words on the primary',
  accent: 'What stands out',
  accentSoft: 'A wash of the accent',
  accentInk: 'The accent as words or icons',
  onAccent: 'Words on the accent',
  gold: 'Gold',
  goldHi: 'The lit end of gold',
  goldLo: 'The shaded end of gold',
  goldInk: 'Amounts as words',
  onGold: 'Words on gold',
  positive: 'Gains, and what went well',
  danger: 'Losses, and what failed, as words',
  dangerFill: 'The ground of warnings and counts',
  onDanger: 'Words on that ground',
  warn: 'Cautions',
  onArt: 'Words on flags and pictures',
  glow: 'Light under raised primary controls',
  glowAccent: 'Light under raised accent controls',
  focus: 'The ring round what has the keyboard',
  ornament: 'The mark beside section headings',
  chrome: "The browser's own bar",
};
const chart: Words<'chart'> = {
  1: 'First series of a chart',
  2: 'Second series of a chart',
  3: 'Third series of a chart',
  4: 'Fourth series of a chart',
};
const radius: Words<'radius'> = {
  1: 'Corners of inputs and small chips',
  2: 'Corners of list cards',
  3: 'Corners of cards',
  4: 'Corners of sheets and banners',
  pill: 'Round ends',
  tile: 'Corners of game tiles',
  button: 'Corners of buttons',
  chip: 'Corners of chips',
};
const elevation: Words<'elevation'> = {
  edge: 'The edge of every raised surface',
  well: 'The edge of every sunk field',
  1: 'Shadow of what lies close to the page',
  2: 'Shadow of cards that are lifted',
  3: 'Shadow of dialogs',
};
const fill: Words<'fill'> = {
  page: 'Ground of the page',
  button: 'Face of primary buttons',
  buttonAlt: 'Face of secondary buttons',
  buttonGold: 'Face of buttons that pay',
  chip: 'Face of chips',
  card: 'Face of cards',
  header: 'Face of the page header',
  bar: 'Face of the bottom bar',
  wallet: 'Face of the wallet',
  ticker: 'Face of the ticker',
  bubble: "Bubbles of others' messages",
  bubbleOwn: 'Bubbles of own messages',
  progress: 'The filled part of a progress bar',
  gold: 'Gold metal of currency plates',
  goldText: 'Gold numerals of 20 px and more',
  plate: 'Dark plates under gold',
  flagHot: 'The flag of popular games',
  flagNew: 'The flag of new games',
  flagLive: 'The flag of live rooms',
  sheen: 'The sheen that crosses what is loading',
};
const edge: Words<'edge'> = {
  button: 'Edge and lip of primary buttons',
  buttonPressed: 'The same while pressed',
  buttonAlt: 'Edge and lip of secondary buttons',
  buttonGold: 'Edge and lip of buttons that pay',
  chip: 'Edge of chips',
  header: 'Edge of the page header',
  bar: 'Edge of the bottom bar',
  wallet: 'Edge of the wallet',
  ticker: 'Edge of the ticker',
  tile: 'Edge of game tiles',
  banner: 'Edge of banners',
  plate: 'Edge of dark plates',
  tileFrame: 'The frame round tiles and banners',
  cardInner: 'The line stitched inside cards',
};
const shape: Words<'shape'> = {
  buttonDepth: 'Height of the lip under buttons',
  skew: 'Slant of buttons and chips',
  skewBack: 'Slant back of what stands in them',
  slantBox: 'The box that paints a slanted button',
  slantOwn: 'What a slanted button paints itself',
  tileClip: 'Outline of game tiles',
  barInset: "The bottom bar's distance from the sides",
  barLift: "The bottom bar's distance from the edge",
  barRadius: "The bottom bar's corners",
  barHeight: "The bottom bar's height",
  barMask: "The bottom bar's outline",
  barBlur: 'Blur behind the bottom bar',
  puckSize: 'Size of the coin in the bottom bar',
  puckTop: "The coin's distance from the bar's top",
  headerGap: "Room for the header's ornament",
  ornament: 'The drawing beside section headings',
  ridge: "The skyline of the brand's scene",
  dialogMask: "Outline of a dialog's upper edge",
  logoHeight: 'Height of the logo',
};
const pattern: Words<'pattern'> = {
  image: 'The tile of the background pattern',
  size: 'Size of that tile',
  opacity: 'Strength of the pattern',
  ink: 'Colour of the pattern',
  headerOpacity: 'Strength of the pattern in the header',
};
const font: Words<'font'> = {
  body: 'Face of words',
  heading: 'Face of headings',
  numerals: 'Face of digits and Latin letters',
  small: 'Face of digits under 13 px',
};
const motion: Words<'motion'> = {
  fast: 'Time of a press',
  medium: 'Time of a small change',
  slow: 'Time of a large change',
  dialog: 'Time of a dialog',
  easeOut: 'Pace of what arrives',
  easeIn: 'Pace of what leaves',
  easeBounce: 'Pace of what springs',
  press: 'Scale of a pressed tile',
};

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  color,
  chart,
  radius,
  elevation,
  fill,
  edge,
  shape,
  pattern,
  font,
  motion,
};
const tiers = ['copper', 'silver', 'gold', 'platinum', 'diamond', 'ruby', 'sapphire', 'obsidian'];
const ofTier: Readonly<Record<string, string>> = { hi: 'lit metal', lo: 'shaded metal', name: 'its name' };

/** Returns the purpose of a token in a few words, for files of other tools. */
export function descriptionOf(path: TokenPath): string {
  const [group = '', name = '', leaf = ''] = path.split('.');
  if (group === 'vip') return `VIP ${name} (${tiers[Number(name) - 1] ?? ''}): ${ofTier[leaf] ?? ''}`;
  if (group === 'space') return `Space of ${Number(name) * 4} px`;
  if (group === 'size') return `Letters of ${name} px`;
  if (group === 'leading') return `Line height of letters of ${name} px`;
  return isTokenPath(path) ? (groups[group]?.[name] ?? '') : '';
}
