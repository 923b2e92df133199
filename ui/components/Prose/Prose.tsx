import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, type Ref } from 'react';
import { Link } from '../Link/index.ts';
import { Contents } from './Contents.tsx';
import * as css from './Prose.css.ts';
import type { ProseBlock, ProseInline } from './block.ts';

export type ProseLink = (link: { href: string; children: ReactNode }) => ReactNode;

export interface ProseProps {
  blocks: readonly ProseBlock[];
  /**
   * The label of a table of contents. A wide window shows it beside the text, if there are three headings of level 2 or more.
   */
  contents?: string;
  /** Renders the page's own links. Defaults to the library's link, which opens in this window. */
  link?: ProseLink;
  /** `quiet`: smaller and muted, for an answer or a card. */
  tone?: 'page' | 'quiet';
  ref?: Ref<HTMLDivElement>;
}

const MIN_HEADINGS = 3;
const signs = { info: Info, warning: TriangleAlert, danger: CircleAlert };
const plainLink: ProseLink = ({ href, children }) => <Link href={href}>{children}</Link>;

/** A long text, from data: headings with anchors, lists, tables, notes and links in the brand's type. */
export function Prose({ blocks, contents, link = plainLink, tone = 'page', ref }: ProseProps): ReactNode {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  const listed = contents !== undefined && headings.length >= MIN_HEADINGS;
  return (
    <div className={css.prose} data-listed={listed || undefined} data-part="prose" data-tone={tone} ref={ref}>
      {listed ? <Contents headings={headings} label={contents} /> : null}
      <div className={css.body} data-part="prose-body">
        <Blocks blocks={blocks} link={link} />
      </div>
    </div>
  );
}

interface BlocksProps {
  blocks: readonly ProseBlock[];
  link: ProseLink;
}

// The parts of a text never change their order while shown, and have no other ids than their positions.
const placed = <Item,>(items: readonly Item[]) => items.map((item, at) => ({ item, key: String(at) }));

function Blocks({ blocks, link }: BlocksProps): ReactNode {
  return placed(blocks).map(({ item, key }) => <Block block={item} key={key} link={link} />);
}

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function Block({ block, link }: { block: ProseBlock; link: ProseLink }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Tag = tags[block.level];
      return (
        <Tag className={css.heading} data-part="prose-heading" id={block.id} tabIndex={-1}>
          <Words link={link} words={block.children} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p className={css.paragraph} data-part="prose-paragraph">
          <Words link={link} words={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={css.list} data-part="prose-list" {...(block.ordered ? { start: block.start } : {})}>
          {placed(block.items).map(({ item, key }) => (
            <li className={css.item} key={key}>
              <Item blocks={item} link={link} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Grid block={block} link={link} />;
    case 'note': {
      const Sign = signs[block.tone];
      return (
        <div className={css.note} data-part="prose-note" data-tone={block.tone} role="note">
          <Sign aria-hidden="true" className={css.sign} data-part="prose-note-sign" size={20} />
          <div className={css.noteText}>
            <Blocks blocks={block.children} link={link} />
          </div>
        </div>
      );
    }
    case 'rule':
      return <hr className={css.rule} data-part="prose-rule" />;
  }
}

/** Renders a list item. An item with one paragraph contains only its text. */
function Item({ blocks, link }: BlocksProps): ReactNode {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} link={link} />;
  return (
    <>
      <Words link={link} words={first.children} />
      <Blocks blocks={rest} link={link} />
    </>
  );
}

function Grid({ block, link }: { block: Extract<ProseBlock, { kind: 'table' }>; link: ProseLink }): ReactNode {
  return (
    // Lets the keyboard scroll the table.
    <div className={css.scroller} data-part="prose-table-scroller" {...{ tabIndex: 0 }}>
      <table className={css.table} data-part="prose-table">
        <thead>
          <tr>
            {placed(block.head).map(({ item, key }) => (
              <th className={css.headCell} key={key} scope="col">
                <Words link={link} words={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(block.rows).map(({ item: row, key }) => (
            <tr key={key}>
              {placed(row).map(({ item: cell, key: place }) =>
                place === '0' ? (
                  <th className={css.rowHead} key={place} scope="row">
                    <Words link={link} words={cell} />
                  </th>
                ) : (
                  <td className={css.cell} key={place}>
                    <Words link={link} words={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Words({ words, link }: { words: readonly ProseInline[]; link: ProseLink }): ReactNode {
  return placed(words).map(({ item, key }) => (
    <Fragment key={key}>
      <Run link={link} run={item} />
    </Fragment>
  ));
}

function Run({ run, link }: { run: ProseInline; link: ProseLink }): ReactNode {
  if (typeof run === 'string') return run;
  switch (run.kind) {
    case 'strong':
      return (
        <strong className={css.strong}>
          <Words link={link} words={run.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Words link={link} words={run.children} />
        </em>
      );
    case 'link':
      return link({ href: run.href, children: <Words link={link} words={run.children} /> });
    case 'break':
      return <br />;
  }
}
