/** A wording that reads oddly, and what to write instead. */
export interface ProsePattern {
  readonly matches: RegExp;
  readonly advice: string;
}

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
  { matches: /;\s*(?:empty|absent|undefined|else|nothing|none):/i, advice: 'write a sentence' },
  { matches: /\bthe one (?:that|which|who|of|whose)\b/i, advice: "write the thing's name" },
  { matches: /\b(?:has|have|had) (?:no more|nothing more|nothing) to\b/i, advice: 'say what it does' },
];

export interface OddWording {
  readonly words: string;
  readonly advice: string;
}

/** @returns undefined if no pattern matches. */
export function findOddWording(text: string): OddWording | undefined {
  for (const { matches, advice } of PROSE_PATTERNS) {
    const found = matches.exec(text);
    if (found !== null) return { words: found[0], advice };
  }
  return undefined;
}

/** The longest commit subject, in characters. */
export const MAX_SUBJECT = 72;

const NOT_IMPERATIVE =
  /^(?:[a-z0-9/.-]+: )?(?:[A-Za-z]+(?:ed|ing)\b(?!:)|(?:The|A|An|What|Who|Where|When|How|Its|It|This|That|More|No|Each|Every)\b)/;
/** Verbs whose imperative ends as a past or a participle does. */
const ENDS_ALIKE =
  /^(?:[a-z0-9/.-]+: )?(?:[Ee]mbed|[Ss]eed|[Ff]eed|[Nn]eed|[Ss]peed|[Pp]roceed|[Bb]ring|[Ss]tring|[Pp]ing|[Ss]ing|[Rr]ing|[Ss]hed)\b/;

/** @returns the fault, or undefined. */
export function findSubjectFault(subject: string): string | undefined {
  if ([...subject].length > MAX_SUBJECT) return `is longer than ${MAX_SUBJECT} characters`;
  if (NOT_IMPERATIVE.test(subject) && !ENDS_ALIKE.test(subject))
    return 'is not imperative: begin with a verb ("Add", "chat: fix")';
  return undefined;
}
