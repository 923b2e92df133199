/** A citation of the specification, such as `specification 1 §2` or `decisions of 22 November 2026`. */
export interface Citation {
  /** The words of the citation as the file has them. */
  readonly words: string;
  /** The page in `docs/specification/`, or undefined if the words name no page. */
  readonly page: string | undefined;
  /** The number of the section, or its day. */
  readonly section: string;
  readonly line: number;
}

/** The pages of `docs/specification/` by the words that cite them. */
const PAGES: Readonly<Record<string, string>> = {
  '1': '1-platform.md',
  '2': '2-account.md',
  decisions: '3-decisions.md',
  facts: '4-facts.md',
};
/** A document of another organisation with its own sections. */
const OUTSIDE = /(?:RFC \d+|Web Authentication Level \d|WebDriver)$/;
const NUMBERED = /(?:\b(decisions|facts),? )?(?:\b(?:specification,? )?(\d) )?§(\d+(?:\.\d+)*)/gi;
const DATED = /\bdecisions of (\d{1,2} [A-Z][a-z]+ \d{4})/g;
/** Between two sections of one page: `§4, §7`, `§2 and §3`, `§2 (report), §5`. */
const BETWEEN = /^(?: \([^)]*\))?(?:,| and| or)? $/;

/** Joins the lines of a text without the marks of comments, and returns where each line begins. */
function joinLines(text: string): { joined: string; starts: number[] } {
  const lines = text.split('\n').map((line) => line.replace(/^[ \t]*(?:\/?\*+|\/\/)?[ \t]*/, ''));
  let next = 0;
  const starts = lines.map((line) => {
    const start = next;
    next += line.length + 1;
    return start;
  });
  return { joined: lines.join(' '), starts };
}

/**
 * Returns the citations of a text. Citations with a day are last. A section without a page belongs to the page that was cited directly before it.
 * @param ownPage the name of the text if it is a page of the specification; such a page cites its own sections by `§n` without a page
 */
export function findCitations(text: string, ownPage?: string): Citation[] {
  if (!/§|decisions of/.test(text)) return [];
  const { joined, starts } = joinLines(text);
  const lineOf = (index: number): number => starts.filter((start) => start <= index).length;
  let previous: { page: string | undefined; end: number } | undefined;
  const numbered = [...joined.matchAll(NUMBERED)].flatMap((match): Citation[] => {
    const [words, collection, document, section = ''] = match;
    if (OUTSIDE.test(joined.slice(0, match.index + words.indexOf('§')).trimEnd())) return [];
    const name = collection?.toLowerCase() ?? document;
    const isNext = previous !== undefined && BETWEEN.test(joined.slice(previous.end, match.index));
    const page = name === undefined ? (isNext ? previous?.page : ownPage) : PAGES[name];
    previous = { page, end: match.index + words.length };
    return [{ words, page, section, line: lineOf(match.index) }];
  });
  const dated = [...joined.matchAll(DATED)].map(
    (match): Citation => ({
      words: match[0],
      page: PAGES['decisions'],
      section: match[1] ?? '',
      line: lineOf(match.index),
    }),
  );
  return [...numbered, ...dated];
}

/** Returns the sections of a page of the specification with their text, by number (`2`) or by day (`22 November 2026`). */
export function sectionsOf(page: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const part of page.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = part.split('\n');
    const name = /^(?:(\d+)\. |Decided on (.+)$)/.exec(heading);
    sections.set(name?.[1] ?? name?.[2] ?? heading, lines.join('\n').trim());
  }
  return sections;
}
