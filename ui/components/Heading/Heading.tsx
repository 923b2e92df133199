import type { ReactNode, Ref } from 'react';
import * as css from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  children: ReactNode;
  /** The level in the page's outline: each page has one heading of level 1, and no level is skipped. */
  level: HeadingLevel;
  /** Defaults to the usual size of the level. */
  size?: 13 | 15 | 17 | 20 | 24 | 32;
  /** `heading` is the brand's own colour. Use `text` if that is too strong, for example in a card. */
  tone?: 'heading' | 'text';
  align?: 'start' | 'center';
  /** Cuts the text with an ellipsis after this many lines. */
  lines?: 1 | 2;
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
}

const usualSize = { 1: 24, 2: 17, 3: 15, 4: 13, 5: 13, 6: 13 } as const;
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** A plain heading in the brand's typeface. SectionHeading adds the brand's ornament and a link to all. */
export function Heading({
  children,
  level,
  size = usualSize[level],
  tone = 'heading',
  align = 'start',
  lines,
  id,
  ref,
}: HeadingProps): ReactNode {
  const Tag = tags[level];
  return (
    <Tag
      className={css.heading}
      data-align={align}
      data-lines={lines}
      data-part="heading"
      data-size={size}
      data-tone={tone}
      id={id}
      ref={ref}
    >
      {children}
    </Tag>
  );
}
