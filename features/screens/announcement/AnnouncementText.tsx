import { type ReactNode, useMemo } from 'react';
import { Prose, type ProseProps } from '#ui/components/Prose/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './Announcements.css.ts';
import { readRichText, type RichPart } from './richText.ts';

export interface AnnouncementTextProps extends Pick<ProseProps, 'tone'> {
  html: string;
}

/** An announcement's text with its pictures. */
export function AnnouncementText({ html, tone = 'page' }: AnnouncementTextProps): ReactNode {
  const parts = useMemo(() => readRichText(html), [html]);
  return (
    <Stack>
      {parts.map((part, at) => (
        // The order of the parts is fixed.
        <Part key={`${part.kind}-${String(at)}`} part={part} tone={tone} />
      ))}
    </Stack>
  );
}

function Part({ part, tone }: { part: RichPart; tone: NonNullable<ProseProps['tone']> }): ReactNode {
  if (part.kind === 'text') return <Prose blocks={part.blocks} tone={tone} />;
  const picture = <img alt={part.alt} className={css.picture} decoding="async" loading="lazy" src={part.src} />;
  return part.href === undefined ? picture : <a href={part.href}>{picture}</a>;
}
