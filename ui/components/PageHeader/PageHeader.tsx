import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Slot } from '../../Slot.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** The place of the page, over its title: “Member area › Wallet”. */
  path?: string;
  /** The link to the parent page, with its name ("back") as children. Drawn as an arrow. */
  back?: ReactElement<{ children?: ReactNode }>;
  action?: ReactNode;
  note?: ReactNode;
  scene?: ReactNode;
  sceneTone?: 'dark' | 'light';
  /** The share of a phone's screen for the scene: small above a list, large if the scene is the content. */
  sceneSize?: 'low' | 'tall';
  /** The player or club of the page, on the scene under the title, which is then small and centred. */
  banner?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The picture of a back link, with the link's words for screen readers. */
const backFace = (name: ReactNode): ReactNode => (
  <>
    <ChevronLeft aria-hidden="true" size={26} strokeWidth={2.4} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
);

/** The header of a page that has a parent: back link, title, an action, and a scene if the page has one. */
export function PageHeader({
  title,
  path,
  back,
  action,
  note,
  scene,
  sceneTone = 'dark',
  sceneSize = 'low',
  banner,
  ref,
}: PageHeaderProps): ReactNode {
  return (
    <header
      className={css.header}
      data-on-art={scene === undefined || sceneTone === 'light' ? undefined : ''}
      data-part="page-header"
      data-size={scene === undefined ? undefined : sceneSize}
      data-state={scene === undefined ? 'plain' : banner === undefined ? 'scene' : 'banner'}
      data-tone={scene === undefined ? undefined : sceneTone}
      ref={ref}
    >
      {scene === undefined ? null : (
        <div aria-hidden="true" className={css.scene} data-part="page-header-scene">
          {scene}
        </div>
      )}
      {back ? (
        <Slot className={css.back} data-part="page-header-back" face={backFace}>
          {back}
        </Slot>
      ) : null}
      {path === undefined ? null : (
        <p className={css.path} data-part="page-header-path">
          {path}
        </p>
      )}
      <h1 className={css.title} data-part="page-header-title">
        {title}
      </h1>
      {note === undefined ? null : (
        <p className={css.note} data-part="page-header-note">
          {note}
        </p>
      )}
      {action === undefined ? null : (
        <div className={css.action} data-part="page-header-action">
          {action}
        </div>
      )}
      {banner === undefined ? null : (
        <div className={css.banner} data-part="page-header-banner">
          {banner}
        </div>
      )}
    </header>
  );
}
