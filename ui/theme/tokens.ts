/**
 * The names of every themeable token, grouped by their use in components. Each leaf is the CSS custom property's name
 * without its dashes. The names are short because nine brands repeat them in the first stylesheet that a player loads.
 * Add a token ONLY here: the contract's variables, the derived set's type, the names for an operator's overrides and
 * the probe brand all follow from this object.
 */
export const tokenNames = {
  color: {
    /** The page behind everything, and the darker (lighter brands: dimmer) floor under it. */
    ground: 'ground',
    deep: 'deep',
    /** Raised surfaces, in steps: card, control on a card, control on a control. */
    surface1: 's1',
    surface2: 's2',
    surface3: 's3',
    /** Sunk fields: wallet, inputs, tracks. */
    well: 'well',
    /** Bars over scrolling content (nearly opaque) and the veil behind dialogs. */
    glass: 'glass',
    scrim: 'scrim',
    /** Hairline between rows; control outline (3:1 on the ground). */
    line: 'line',
    lineStrong: 'line2',
    text: 'text',
    muted: 'muted',
    faint: 'faint',
    heading: 'h',
    primary: 'p',
    primaryHi: 'p-hi',
    primaryLo: 'p-lo',
    primaryDeep: 'p-deep',
    /** A quiet wash of the primary: selected row, own bubble's neighbour, hover. */
    primarySoft: 'p-soft',
    /** The primary as text or icon on ground and surfaces. */
    primaryInk: 'p-ink',
    onPrimary: 'on-p',
    accent: 'a',
    accentSoft: 'a-soft',
    accentInk: 'a-ink',
    onAccent: 'on-a',
    gold: 'gold',
    goldHi: 'gold-hi',
    goldLo: 'gold-lo',
    /** Only for amounts, as text on ground and surfaces. */
    goldInk: 'gold-ink',
    onGold: 'on-gold',
    positive: 'pos',
    danger: 'neg',
    dangerFill: 'neg-fill',
    onDanger: 'on-neg',
    warn: 'warn',
    /** Text on flags, plates and scrimmed art, which keep their own colours in every brand. */
    onArt: 'on-art',
    /** Soft light under raised primary (accent) controls. */
    glow: 'glow',
    glowAccent: 'glow2',
    focus: 'focus',
    /** The brand's own mark beside section headings. */
    ornament: 'orn-c',
    /** The browser's own bar (`theme-color`): the colour of the page's upper edge. */
    chrome: 'chrome',
  },
  /** Series of a chart, in order of use. */
  chart: { 1: 'c1', 2: 'c2', 3: 'c3', 4: 'c4' },
  /** VIP tiers 1 copper … 8 obsidian: `hi`/`lo` make the ring's metal, `name` is the tier's text colour. */
  vip: {
    1: { hi: 'v1', lo: 'v1d', name: 'v1n' },
    2: { hi: 'v2', lo: 'v2d', name: 'v2n' },
    3: { hi: 'v3', lo: 'v3d', name: 'v3n' },
    4: { hi: 'v4', lo: 'v4d', name: 'v4n' },
    5: { hi: 'v5', lo: 'v5d', name: 'v5n' },
    6: { hi: 'v6', lo: 'v6d', name: 'v6n' },
    7: { hi: 'v7', lo: 'v7d', name: 'v7n' },
    8: { hi: 'v8', lo: 'v8d', name: 'v8n' },
  },
  /** Corner radii from one seed: 1 chips and inputs, 2 list cards, 3 cards, 4 sheets and banners. */
  radius: { 1: 'r1', 2: 'r2', 3: 'r3', 4: 'r4', pill: 'rp', tile: 'rt', button: 'rb', chip: 'rc' },
  /** Values of `box-shadow`. Elevation is edge + shadow, never only a border. */
  elevation: { edge: 'edge', well: 'sink', 1: 'sh1', 2: 'sh2', 3: 'sh3' },
  /** Values of `background`. */
  fill: {
    page: 'page',
    button: 'btn',
    buttonAlt: 'btn-alt',
    buttonGold: 'btn-gold',
    chip: 'chip',
    card: 'card',
    header: 'head',
    bar: 'bar',
    wallet: 'wallet',
    ticker: 'tick',
    bubble: 'bub',
    bubbleOwn: 'bub-own',
    progress: 'prog',
    /** Metal for currency plates, and the same as text of 20 px and more (`background-clip: text`). */
    gold: 'gold-fill',
    goldText: 'gold-text',
    plate: 'plate',
    flagHot: 'hot',
    flagNew: 'new',
    flagLive: 'live',
    /** The sheen that crosses a skeleton. */
    sheen: 'sheen',
  },
  /** Lines and lips that give a control the brand's look; `box-shadow` values unless noted. */
  edge: {
    button: 'btn-e',
    /** The pressed face: the lip is gone; move the face down by `shape.buttonDepth` as well. */
    buttonPressed: 'btn-x',
    buttonAlt: 'btn-alt-e',
    buttonGold: 'btn-gold-e',
    chip: 'chip-e',
    header: 'head-e',
    bar: 'bar-e',
    wallet: 'wallet-e',
    ticker: 'tick-e',
    tile: 'tile-e',
    banner: 'banner-e',
    plate: 'plate-e',
    /** A `border` value around tiles and banners (a white frame, or none). */
    tileFrame: 'frame',
    /** A `border` value drawn inside cards and banners, 4 px from their edge (stitches, or none). */
    cardInner: 'stitch',
  },
  shape: {
    /** Height of the solid lip under raised controls, px. */
    buttonDepth: 'depth',
    /** `skewX` of buttons and chips, and the same angle back for their content. */
    skew: 'skew',
    skewBack: 'unskew',
    /**
     * Both follow from `skew`. A box behind the text paints a slanted button, so that the text stays upright: the
     * `content` of that box (`none`: there is no box), and the paint of the button itself (`initial`: all of it).
     */
    slantBox: 'slant-box',
    slantOwn: 'slant-own',
    /** `clip-path` of tiles. */
    tileClip: 'clip',
    /** The bottom bar: distance from the sides and the bottom edge, corners, height, `mask`, `backdrop-filter`. */
    barInset: 'bar-x',
    barLift: 'bar-y',
    barRadius: 'bar-r',
    barHeight: 'bar-h',
    barMask: 'bar-m',
    barBlur: 'bar-b',
    /** The coin in the bar: its size and its distance from the bar's top. */
    puckSize: 'puck',
    puckTop: 'puck-y',
    /** Space that the header's ornament needs under it. */
    headerGap: 'head-y',
    /** `mask` image of the brand's section ornament, painted in `color.ornament`, 20 × 20. */
    ornament: 'orn',
    /** `mask` image of the skyline of the brand's scene, 390 × 100. Its ends meet, and it repeats on wide screens. */
    ridge: 'rdg',
    /** `mask` of a dialog's upper edge (a wave), or none. */
    dialogMask: 'dlg-m',
    logoHeight: 'logo-h',
  },
  pattern: { image: 'pat', size: 'pat-s', opacity: 'pat-o', ink: 'pat-i', headerOpacity: 'pat-h' },
  /** `font-family` lists. `small` sets digits under 13 px where the display face is too dense. */
  font: { body: 'f', heading: 'fh', numerals: 'fn', small: 'fs' },
  /** Durations, easings, and the scale of a pressed tile. */
  motion: {
    fast: 't1',
    medium: 't2',
    slow: 't3',
    dialog: 't4',
    easeOut: 'out',
    easeIn: 'in',
    easeBounce: 'bounce',
    press: 'press',
  },
  /** 4 px grid in rem: 1 = 4, 2 = 8, 3 = 12, 4 = 16, 5 = 20, 6 = 24, 8 = 32 px at the default text size. */
  space: { 1: 'x1', 2: 'x2', 3: 'x3', 4: 'x4', 5: 'x5', 6: 'x6', 8: 'x8' },
  /** Type scale by its px step at the default text size, in rem, each with its line height. Nothing under 11. */
  size: {
    11: 'z11',
    12: 'z12',
    13: 'z13',
    15: 'z15',
    17: 'z17',
    20: 'z20',
    24: 'z24',
    32: 'z32',
    44: 'z44',
    56: 'z56',
  },
  leading: {
    11: 'l11',
    12: 'l12',
    13: 'l13',
    15: 'l15',
    17: 'l17',
    20: 'l20',
    24: 'l24',
    32: 'l32',
    44: 'l44',
    56: 'l56',
  },
} as const;

/** The same tree with another leaf. */
export type TokenTree<Names, Leaf> = {
  readonly [Key in keyof Names]: Names[Key] extends string ? Leaf : TokenTree<Names[Key], Leaf>;
};

/** A complete theme: every token of the contract with its CSS value. A missing token is a type error. */
export type ThemeTokens = TokenTree<typeof tokenNames, string>;

type PathOf<Names> = {
  [Key in keyof Names & (string | number)]: Names[Key] extends string ? `${Key}` : `${Key}.${PathOf<Names[Key]>}`;
}[keyof Names & (string | number)];

/** A token's name in overrides, the gate's messages and the probe: `color.primaryInk`, `vip.3.name`. */
export type TokenPath = PathOf<typeof tokenNames>;
