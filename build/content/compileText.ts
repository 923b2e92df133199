import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isNode, parseDocument } from 'yaml';
import { type ContentText, FrontMatter } from '#features/screens/content/contentPage.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import { placeholderNames } from '#features/screens/content/placeholders.ts';
import { blocksOf } from './blocks.ts';
import { ContentError, type Problem } from './problem.ts';

// Errors in the front matter are shown to authors.
loadIssueSentences();

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const known = new Set<string>(placeholderNames);

/**
 * Compiles one text of one language.
 * @param markdown the content of the file
 * @param file name of the file in messages
 * @throws ContentError that names each invalid line
 */
export function compileText(markdown: string, file: string): ContentText {
  const problems: Problem[] = [...unknownPlaceholders(markdown, file)];
  const report = (node: Nodes, text: string): void => {
    problems.push({ file, line: node.position?.start.line ?? 1, text });
  };
  const tree = parser.parse(markdown);
  const [first] = tree.children;
  const front = frontMatterOf(first?.type === 'yaml' ? first.value : undefined, file, problems);
  const blocks = blocksOf(tree.children, report);
  if (problems.length > 0 || front === undefined) throw new ContentError(problems);
  return { ...front, blocks };
}

function unknownPlaceholders(markdown: string, file: string): Problem[] {
  const there = placeholderNames.map((name) => `{${name}}`).join(' ');
  return markdown
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(/\{\s*\w+\s*\}/g)]
        .filter(([whole]) => !known.has(whole.slice(1, -1)))
        .map(([whole]) => ({ file, line: at + 1, text: `${whole} is no placeholder; there are ${there}` })),
    );
}

/** Reads the front matter. Its first line is the second line of the file. */
function frontMatterOf(yaml: string | undefined, file: string, problems: Problem[]): FrontMatter | undefined {
  if (yaml === undefined) {
    problems.push({
      file,
      line: 1,
      text: 'begins with front matter: title, description, updated between two lines of ---',
    });
    return undefined;
  }
  const document = parseDocument(yaml);
  // The line of dashes precedes the front matter.
  const lineAt = (offset: number): number => yaml.slice(0, offset).split('\n').length + 1;
  for (const error of document.errors)
    problems.push({ file, line: lineAt(error.pos[0]), text: error.message.split('\n')[0] ?? '' });
  if (document.errors.length > 0) return undefined;
  const parsed = FrontMatter.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const node = path.length === 0 ? undefined : document.getIn(path, true);
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    problems.push({ file, line: lineAt(offset), text: `${path.join('.') || 'front matter'}: ${message}` });
  }
  return undefined;
}
