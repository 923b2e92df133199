/**
 * Combining marks that a letter keeps in a row. Hebrew with cantillation needs five, Vietnamese two, Thai two; more only cover the lines
 * above and below.
 */
export const MAX_MARKS = 6;

/** Control characters other than the new line, and halves of a surrogate pair, which stores and screens do not keep. */
const CONTROL = /(?!\n)\p{Cc}|\p{Surrogate}/gu;

/** Characters that are drawn blank although Unicode calls them symbols: the empty Braille pattern, a note without a head, a lost object. */
const BLANK_SYMBOL = String.raw`\u2800\u{1d159}\ufffc`;

const SEEN = new RegExp(
  String.raw`(?![\p{Default_Ignorable_Code_Point}${BLANK_SYMBOL}])[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]`,
  'u',
);
const MARK = /^(?!\p{Default_Ignorable_Code_Point})\p{M}$/u;
const SPACE = /^\s$/u;
/** The last three enclose annotations, and draw nothing either. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]$/u;
/** A character that chooses the look of the character before it. */
const SELECTOR = /^\p{Variation_Selector}$/u;
const JOINER = /^[\u200c\u200d]$/u;
const BLACK_FLAG = '\u{1f3f4}';
const TAG = /^[\u{e0020}-\u{e007f}]$/u;
/** Letters that never join and have no variants: an invisible character beside one only hides a word from a search. */
const PLAIN = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}`;
const HAS_VARIANTS = new RegExp(`^(?![${PLAIN}])${SEEN.source}$`, 'u');
const JOINS = new RegExp(
  String.raw`^(?![${PLAIN}\p{Script=Han}])[\p{L}\p{Extended_Pictographic}\p{Emoji_Modifier}]$`,
  'u',
);
const EDGES = new RegExp(String.raw`^[\s${BLANK_SYMBOL}]+|[\s${BLANK_SYMBOL}]+$`, 'gu');

/**
 * Whether a text has a visible character: a letter, digit, sign or picture. Spaces, fillers, joiners, selectors, direction controls, lone
 * combining marks and private characters are not visible.
 */
export const hasVisibleText = (text: string): boolean => SEEN.test(text);

const DIRECTION = /\p{Bidi_Control}/gu;

/** Removes the characters that change the direction of the text after them, so that the text of a link shows its address. */
export const withoutDirections = (text: string): string => text.replaceAll(DIRECTION, '');

/**
 * The form in which the service stores and counts a player's text, and in which a field counts it: NFC, trimmed, at most `MAX_MARKS`
 * combining marks in a row. An invisible character is removed unless it shapes the characters beside it (joiners of emoji, Indic and Arabic
 * letters; variation selectors; tags of a flag). Direction controls are removed too, so that no text reverses the words or the address
 * beside it. A text without a visible character becomes empty. Applying it twice changes nothing more.
 */
export function readableText(text: string): string {
  if (!hasVisibleText(text)) return '';
  const shaped = dropInvisible(text.replaceAll(CONTROL, '')).normalize('NFC');
  return cutMarks(shaped).replaceAll(EDGES, '');
}

function dropInvisible(text: string): string {
  let kept = '';
  let before = '';
  let base = '';
  for (const character of text) {
    if (INVISIBLE.test(character) && !shapes(character, before, base)) continue;
    kept += character;
    before = TAG.test(character) ? BLACK_FLAG : character;
    if (SEEN.test(character)) base = character;
  }
  return kept;
}

/**
 * Whether an invisible character shapes the character before it.
 *
 * @param before the last kept character
 * @param base the last visible character that is kept
 */
function shapes(character: string, before: string, base: string): boolean {
  if (TAG.test(character)) return before === BLACK_FLAG;
  if (SELECTOR.test(character)) return HAS_VARIANTS.test(before);
  return JOINER.test(character) && JOINS.test(base) && (before === base || MARK.test(before) || SELECTOR.test(before));
}

function cutMarks(text: string): string {
  let kept = '';
  let marks = 0;
  for (const character of text) {
    const isMark = MARK.test(character);
    if (isMark) marks += 1;
    else if (SEEN.test(character) || SPACE.test(character)) marks = 0;
    if (!isMark || marks <= MAX_MARKS) kept += character;
  }
  return kept;
}
