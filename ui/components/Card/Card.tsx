import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import * as css from './Card.css.ts';

interface Look {
  /** `surface` lies on the page, `well` is sunk into it, `gold` is the one that pays. */
  variant?: 'surface' | 'well' | 'gold';
  padding?: 'none' | 'sm' | 'md';
}

export type CardProps = Look &
  (
    | ({ asChild?: false } & Omit<ComponentProps<'div'>, 'className'>)
    | {
        /** Dresses the only child: an article, a list item, or a link or button, which then reacts to a press. */
        asChild: true;
        children: ReactElement;
        ref?: Ref<HTMLElement>;
      }
  );

/** A surface that holds things which belong together. */
export function Card(props: CardProps): ReactNode {
  if (props.asChild) {
    const { asChild: _, variant = 'surface', padding = 'md', ...rest } = props;
    return <Slot {...rest} className={css.card} data-padding={padding} data-part="card" data-variant={variant} />;
  }
  const { asChild: _, variant = 'surface', padding = 'md', ...rest } = props;
  return <div {...rest} className={css.card} data-padding={padding} data-part="card" data-variant={variant} />;
}
