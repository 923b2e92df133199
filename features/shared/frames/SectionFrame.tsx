import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHeader } from '#ui/components/PageHeader/index.ts';
import { BackLink } from './BackLink.tsx';
import { BrandScene } from './BrandScene.tsx';
import { useBrand } from '../../base/settings/index.ts';
import * as css from './Frame.css.ts';
import { SiblingNav } from './SiblingNav.tsx';
import { parentOf } from './parentPages.ts';
import { type SectionPage, sectionLooks, sectionPageNames } from './sectionPages.ts';

export interface SectionFrameProps {
  page: SectionPage;
  /** The content under the title, if it comes from the page's data (`sectionLooks`). */
  note?: ReactNode;
  action?: ReactNode;
  /** The content on the scene, in the place of the mascot. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The frame of a page: its header with the back link, links to its siblings, and a note. */
export function SectionFrame({ page, note, action, banner, children }: SectionFrameProps): ReactNode {
  const { scene, siblings = 'start', note: known, banner: kept } = sectionLooks[page] ?? {};
  const onScene = banner ?? (kept !== true ? undefined : <div className={css.kept} />);
  const { Scheme } = useBrand();
  const parent = parentOf[page];
  const back = <FormattedMessage defaultMessage="返回" id="frame.back" />;
  return (
    <div className={css.frame} data-scene={scene}>
      <div className={css.head}>
        <PageHeader
          title={<FormattedMessage {...sectionPageNames[page]} />}
          {...(parent !== undefined && { back: <BackLink to={parent}>{back}</BackLink> })}
          {...(note !== undefined && { note })}
          {...(known !== undefined && { note: <FormattedMessage {...known} /> })}
          {...(action !== undefined && { action })}
          {...(scene && {
            scene: <BrandScene mascot={onScene === undefined} />,
            sceneSize: scene,
            sceneTone: Scheme,
          })}
          {...(onScene !== undefined && { banner: onScene })}
        />
      </div>
      {siblings === 'start' ? <SiblingNav page={page} /> : null}
      {children}
      {siblings === 'end' ? <SiblingNav page={page} /> : null}
    </div>
  );
}
