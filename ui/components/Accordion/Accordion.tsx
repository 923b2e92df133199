import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as css from './Accordion.css.ts';

export type AccordionProps = {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
} & (
  | {
      /** One item is open at a time; it can be closed again. */
      type?: 'single';
      /** The value of the open item; `''` for none. */
      value?: string;
      defaultValue?: string;
      onValueChange?: (value: string) => void;
    }
  | {
      type: 'multiple';
      value?: string[];
      defaultValue?: string[];
      onValueChange?: (value: string[]) => void;
    }
);

/** Contains {@link AccordionItem}s: questions with answers that open below them. */
export function Accordion({ children, ...props }: AccordionProps): ReactNode {
  // The primitive has a type for each of its two kinds.
  if (props.type === 'multiple') {
    return (
      <Radix.Root {...props} className={css.accordion} data-part="accordion">
        {children}
      </Radix.Root>
    );
  }
  return (
    <Radix.Root {...props} className={css.accordion} collapsible data-part="accordion" type="single">
      {children}
    </Radix.Root>
  );
}

export interface AccordionItemProps {
  value: string;
  title: ReactNode;
  children: ReactNode;
  /** The level of the heading around the question in the page's outline. */
  level?: 2 | 3 | 4;
  icon?: ReactNode;
  disabled?: boolean;
}

/** A question and its answer. */
export function AccordionItem({
  value,
  title,
  children,
  level = 3,
  icon,
  disabled = false,
}: AccordionItemProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <Radix.Item className={css.item} data-part="accordion-item" disabled={disabled} value={value}>
      <Radix.Header asChild>
        <Heading className={css.heading}>
          <Radix.Trigger className={css.trigger} data-part="accordion-trigger">
            {icon === undefined ? null : (
              <span aria-hidden="true" className={css.icon} data-part="accordion-icon">
                {icon}
              </span>
            )}
            <span className={css.title}>{title}</span>
            <ChevronDown aria-hidden="true" className={css.arrow} size={20} />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className={css.content} data-part="accordion-content">
        <div className={css.answer}>{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
