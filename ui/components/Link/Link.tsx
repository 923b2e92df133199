import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { Slot } from '../../Slot.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Link.css.ts';

interface Look {
  /** `inherit` takes the colour of the sentence; the underline then marks the link. */
  tone?: 'primary' | 'muted' | 'inherit';
  /** For a link that is not in a sentence: 44 px high, underlined only on hover and focus. */
  standalone?: boolean;
  /** Shows visited links in a muted colour, for announcements and ban lists. Do not use it for navigation. */
  visits?: boolean;
}

export type LinkProps = Look &
  (
    | (Omit<ComponentProps<'a'>, 'className' | 'href' | 'rel' | 'target'> & {
        asChild?: false;
        href: string;
        /** A text for screen readers. The link opens a new window without access to this one. */
        newWindow?: string;
      })
    | {
        /** Renders its only child as the link: the router's own link. */
        asChild: true;
        children: ReactElement<{ children?: ReactNode }>;
        ref?: Ref<HTMLElement>;
        newWindow?: never;
      }
  );

/** A link to another page, to a part of this page, or to a new window, which it marks. */
export function Link(props: LinkProps): ReactNode {
  if (props.asChild) {
    const { asChild: _, tone = 'primary', standalone = false, visits = false, newWindow: _none, ...rest } = props;
    return <Slot {...rest} {...dress(tone, standalone, visits)} />;
  }
  const { asChild: _, tone = 'primary', standalone = false, visits = false, newWindow, children, ...rest } = props;
  const away = newWindow === undefined ? {} : { rel: 'noopener noreferrer', target: '_blank' };
  return (
    <a {...rest} {...away} {...dress(tone, standalone, visits)}>
      {children}
      {newWindow === undefined ? null : (
        <>
          <ExternalLink aria-hidden="true" className={css.mark} data-part="link-mark" />
          {/* The space separates the text from the text before it. */} <VisuallyHidden>{newWindow}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

function dress(tone: NonNullable<Look['tone']>, standalone: boolean, visits: boolean) {
  return {
    className: css.link,
    'data-part': 'link',
    'data-standalone': standalone || undefined,
    'data-tone': tone,
    'data-visits': visits || undefined,
  };
}
