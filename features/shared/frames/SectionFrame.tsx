import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { PageHeader } from '#ui/components/PageHeader/index.ts';
import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { BackLink } from './BackLink.tsx';
import { BrandScene } from './BrandScene.tsx';
import { useBrand } from '../../base/settings/index.ts';
import * as css from './Frame.css.ts';
import { MemberAside } from './LazyMemberAside.ts';
import { isMemberPage, type MemberGroup, memberGroupOf } from './memberGroups.ts';
import { MemberNav } from './MemberNav.tsx';
import { BESIDE } from './wideMember.ts';
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

/**
 * The frame of a page: its header with the back link, links to its siblings, and a note. A page of the member area names its group over the
 * title and links to the pages of this group; on a wide screen the whole area is beside it.
 */
export function SectionFrame({ page, note, action, banner, children }: SectionFrameProps): ReactNode {
  const { formatMessage } = useIntl();
  const { scene, siblings = 'start', note: known, banner: kept } = sectionLooks[page] ?? {};
  const onScene = banner ?? (kept !== true ? undefined : <div className={css.kept} />);
  const { Scheme } = useBrand();
  const parent = parentOf[page];
  const group = memberGroupOf(page);
  const isMember = isMemberPage(page);
  const back = <FormattedMessage defaultMessage="返回" id="frame.back" />;
  const content = (
    <>
      <div className={css.head}>
        <PageHeader
          title={<FormattedMessage {...sectionPageNames[page]} />}
          {...(isMember && { path: pathOf(group, formatMessage) })}
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
      {group === undefined ? null : <MemberNav group={group} page={page} />}
      {siblings === 'start' ? <SiblingNav page={page} /> : null}
      {children}
      {siblings === 'end' ? <SiblingNav page={page} /> : null}
    </>
  );
  return isMember ? (
    <div className={css.frame} data-area="" data-beside="">
      <Beside page={page} />
      <div className={css.main}>{content}</div>
    </div>
  ) : (
    <div className={css.frame} data-area={page.startsWith('/member/') ? '' : undefined} data-scene={scene}>
      {content}
    </div>
  );
}

/** The member area beside a page, on a wide screen only. Its column is free while it loads. */
function Beside({ page }: { page: SectionPage }): ReactNode {
  return useMediaQuery(BESIDE) ? (
    <div className={css.aside}>
      <QuietBoundary>
        <Suspense>
          <MemberAside page={page} />
        </Suspense>
      </QuietBoundary>
    </div>
  ) : null;
}

function pathOf(group: MemberGroup | undefined, formatMessage: IntlShape['formatMessage']): string {
  const area = formatMessage(sectionPageNames['/member/info']);
  return group === undefined ? area : `${area} › ${formatMessage(group.name)}`;
}
