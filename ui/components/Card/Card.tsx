import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { Slot } from '../../Slot.tsx';
import * as css from './Card.css.ts';

interface Look {
  /** `surface` is on the page, `well` is below the page's surface, `gold` is for payments. */
  variant?: 'surface' | 'well' | 'gold';
  padding?: 'none' | 'sm' | 'md';
}

export type CardProps = Look &
  (
    | ({ asChild?: false } & Omit<ComponentProps<'div'>, 'className'>)
    | {
        /** Renders its only child as the card: an article, a list item, or a link or button, which then reacts to a press. */
        asChild: true;
        children: ReactElement;
        ref?: Ref<HTMLElement>;
      }
  );

/** A surface for content that belongs together. */
export function Card(props: CardProps): ReactNode {
  if (props.asChild) {
    const { asChild: _, variant = 'surface', padding = 'md', ...rest } = props;
    return <Slot {...rest} className={css.card} data-padding={padding} data-part="card" data-variant={variant} />;
  }
  const { asChild: _, variant = 'surface', padding = 'md', ...rest } = props;
  return <div {...rest} className={css.card} data-padding={padding} data-part="card" data-variant={variant} />;
}
