import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import * as css from './Frame.css.ts';
import { SiblingNav } from './SiblingNav.tsx';
import { type SectionPage, sectionPageNames } from './sectionPages.ts';

export interface SectionFrameProps {
  page: SectionPage;
  /** Under the title: what holds for all that the page shows. */
  note?: ReactNode;
  children: ReactNode;
}

/** What stands round a page's inside: its title, the way to the pages beside it, and a note. */
export function SectionFrame({ page, note, children }: SectionFrameProps): ReactNode {
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Heading level={1}>
          <FormattedMessage {...sectionPageNames[page]} />
        </Heading>
        {note === undefined ? null : (
          <Text as="p" size={13} tone="muted">
            {note}
          </Text>
        )}
      </div>
      <SiblingNav page={page} />
      {children}
    </div>
  );
}
