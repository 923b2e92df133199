import { BASE_VERBS } from './verbs.ts';

/** The place of a text. A `docs` text is a line of Markdown. */
export type SentenceKind = 'comment' | 'title' | 'summary' | 'docs';

/** A wording that reads oddly, and what to write instead. */
export interface ProsePattern {
  readonly matches: RegExp;
  readonly advice: string;
  /** Without it the pattern counts everywhere. */
  readonly kinds?: readonly SentenceKind[];
}

const START = String.raw`(?:^(?:[-*>]+\s*|\d+\.\s+)*|[.!?]["”)*]*\s+\**)`;
const VALUE = '(?:absent|empty|undefined|unset|missing|omitted|none|null|true|false|zero|0|default)';

/** The house style (CONTRIBUTING, "Sentences") as far as a pattern can see it. */
export const PROSE_PATTERNS: readonly ProsePattern[] = [
  { matches: /\b(?:whoever|whomever|whatever|wherever|whichever)\b/i, advice: 'name the person or thing' },
  { matches: /(?:^|[.;:]\s+)(?:who|whose|whom)\b(?![^.]*\?)/i, advice: 'begin with the subject' },
  {
    matches: /\b(?:to|of|by|for|from|with|at|on) (?:who|whom)\b/i,
    advice: 'name the person: "the player", "the caller"',
  },
  {
    matches:
      /(?<!\b(?:least|first|last|next|new|newer|older|other|another|further|each|every|this|that|the|no|any|second|translated|wrong) )\b(?:one|nobody|somebody|anybody|everybody) (?:is|has|may|can|was|does|wants|reads|hears|asks|sees|knows|tells|takes|comes|stands|goes|gets|holds|looks|says)\b/i,
    advice: 'say "you", "the player" or "the caller"',
  },
  {
    matches: /\b(?:anew|lest|hence|thus|amid|thereof|whereby|thereby|henceforth|nought)\b/i,
    advice: 'use the everyday word',
  },
  {
    matches:
      /\b(?:stands?|stood|standing) (?:for|at|in|there|here|before|behind|above|below|beside|alone|where|under)\b/i,
    advice: 'say "is", or what it does',
  },
  {
    matches:
      /\b(?:speaks?|hears?|knows?|tells?|says?|wears?|bears?) (?:of|nothing|nobody|itself|themselves|no more)\b/i,
    advice: 'code does not speak or hear: say what it returns or shows',
  },
  {
    matches: /\b(?:is|are|was|were|be|being) (?:told|asked) (?:of|about|by|nothing|so|what|when|where|that)\b/i,
    advice: 'say what is shown, sent or logged',
  },
  { matches: /\bthe one (?:that|which|who|of|whose)\b/i, advice: "write the thing's name" },
  { matches: /\b(?:has|have|had) (?:no more|nothing more|nothing) to\b/i, advice: 'say what it does' },
  {
    matches: new RegExp(String.raw`${START}(?:What|Where|Who|Whose|Whoever)\b(?![^.]*\?)`),
    advice: 'a noun clause is no subject: begin with the thing, or with "If"',
  },
  {
    matches: /^(?:what|where)\b(?![^.]*\?)/i,
    advice: 'a clause is no subject: begin with the thing, or with a verb',
    kinds: ['comment', 'title', 'summary'],
  },
  {
    matches: /^(?:that|which)\b(?! (?:page|one|day|side|way)\b)(?![^.]*\?)/i,
    advice: 'a clause is no subject: begin with the thing, or with a verb',
    kinds: ['comment', 'summary'],
  },
  {
    matches: /(?:^|[.!]\s+)Whether [^.?]+ (?:depends|decides|matters|is (?:decided|up to))\b/,
    advice: 'a noun clause is no subject: begin with the thing that decides',
  },
  {
    matches: new RegExp(String.raw`(?:^|[.;,]\s+|@returns |@param [\w.]+ )${VALUE}:\s`, 'i'),
    advice: 'a fragment after a colon: write "Absent means …"',
    kinds: ['comment', 'summary', 'docs'],
  },
  {
    matches: /[:;] (?:no|none|never|nothing|nobody|undefined|unchanged)(?:[.,;]|$)/,
    advice: 'a fragment after a colon: write a sentence',
  },
  { matches: /[;:] (?:what|where|whose) (?![^.]*\?)/, advice: 'a clause after a colon: write a sentence of its own' },
  {
    matches:
      /^(?:This|That|These|Those) (?:is|are|was|were|has|have|had|does|do|can|could|will|would|may|must|should|means|makes|keeps|lets|needs|takes|gives|goes|comes|shows|returns|happens|stays)\b/i,
    advice: 'a first sentence names its subject: write the noun',
    kinds: ['comment', 'summary'],
  },
  {
    matches: /^(?:It|They)\b/i,
    advice: 'a first sentence names its subject: write the noun',
    kinds: ['comment', 'title', 'summary'],
  },
  {
    matches: /(?<!\b(?:players?|caller|operator|operators|visitor|host|house|they|you|who) )\bwants?\b(?! to\b|[=`])/i,
    advice: 'write "requires", "needs" or "asks for"',
  },
  {
    matches: /\b(?:knows|takes|cancels|finds|gives|sends) (?:nobody|none)\b/i,
    advice: 'say what is refused: "refuses an unknown player id"',
    kinds: ['comment', 'title', 'summary'],
  },
  { matches: /(?<!`)\bnobody\b/i, advice: 'write "no player" or "no caller"', kinds: ['comment', 'title', 'summary'] },
  {
    matches: /\b(?:refus(?:es|ed)|says?|describes?|reports?|break|reason|fault) in words\b|\bin words (?:what|why)\b/i,
    advice: 'write "as a sentence" or name the text',
  },
  {
    matches:
      /\b(?:checks?|tests?|services?|commands?|components?|cards?|linters?|badges?|banners?) (?:tells?|says?)\b/i,
    advice: 'code does not speak: write "shows", "prints" or "returns"',
    kinds: ['comment', 'title', 'summary'],
  },
  { matches: /\bnotice (?:telling|saying)\b/i, advice: 'write "a notice that …"' },
  {
    matches: /\b(?:is|are) the (?!device|platform)[\w-]+['’]s(?=[.,;:)]|$)/i,
    advice: 'write "belongs to the …" or repeat the noun',
    kinds: ['comment', 'title', 'summary'],
  },
  {
    matches:
      /\b(?:for|through|at|in|gets|holds|shows|sends|follows) (?:[\w-]+ ){1,4}alone(?=[.,;:)]|$)|\bto (?:this|the|its|that) \w+ alone(?=[.,;:)]|$)/i,
    advice: 'write "only" before the word',
    kinds: ['comment', 'title', 'summary'],
  },
  { matches: /\bbesides(?=[.;:)|]|$)/i, advice: 'write "also"' },
  { matches: /\b(?:too|is|are|so|as|very|more) dear\b|\bdear(?:er|est)\b/i, advice: 'write "expensive"' },
  {
    matches: /\b(?:than|and|or|tells|shows|lets|as|of|to|for) who\b(?![^.]*\?)/i,
    advice: 'a relative clause needs its noun: write "the player who …"',
  },
  { matches: /\btakes? up\b(?! to\b| (?:a|the) rounds?\b)/i, advice: 'write "starts", "uses" or "occupies"' },
  { matches: /\bonce it\b[^.]*\band rests\b/i, advice: 'write "after" or "when", and what happens' },
];

export interface OddWording {
  readonly words: string;
  readonly advice: string;
}

/** @returns undefined if no pattern matches. */
export function findOddWording(text: string, kind: SentenceKind = 'comment'): OddWording | undefined {
  for (const { matches, advice, kinds } of PROSE_PATTERNS) {
    const found = kinds === undefined || kinds.includes(kind) ? matches.exec(text) : null;
    if (found !== null) return { words: found[0].trim(), advice };
  }
  return undefined;
}

/** The longest commit subject, in characters. */
export const MAX_SUBJECT = 72;

/** A part (`chat: `, `domain/mail: `), then the first word. */
const SUBJECT = /^(?:[\w./,+ -]+: )?([A-Za-z][a-z-]*)(?=\s|$)/;

/** @returns the fault, or undefined. */
export function findSubjectFault(subject: string): string | undefined {
  if ([...subject].length > MAX_SUBJECT) return `is longer than ${MAX_SUBJECT} characters`;
  const verb = SUBJECT.exec(subject)?.[1]?.toLowerCase();
  if (verb === undefined || !BASE_VERBS.has(verb))
    return 'is not imperative: begin with a verb ("Add", "chat: fix"); a verb missing in scripts/prose/verbs.ts may be added';
  return undefined;
}
