import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { ComboboxOption } from './ComboboxOption.ts';
import * as css from './Combobox.css.ts';
import { partsOf } from './matches.ts';

interface ComboboxOptionRowProps {
  option: ComboboxOption;
  query: string;
  chosen: boolean;
  highlighted: boolean;
  /** The attributes of an option in its list. */
  properties: ComponentProps<'li'>;
}

/** A label with the matches of the query marked. */
function Marked({ text, query }: { text: string; query: string }): ReactNode {
  return partsOf(text, query).map((part) =>
    part.hit ? (
      <mark className={css.match} data-part="combobox-match" key={part.at}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

export function ComboboxOptionRow({
  option,
  query,
  chosen,
  highlighted,
  properties,
}: ComboboxOptionRowProps): ReactNode {
  return (
    <li
      {...properties}
      className={css.option}
      data-chosen={chosen || undefined}
      data-disabled={option.disabled || undefined}
      data-part="combobox-option"
      data-state={highlighted ? 'highlighted' : 'idle'}
    >
      {option.icon === undefined ? null : (
        <span aria-hidden="true" className={css.icon} data-part="combobox-icon">
          {option.icon}
        </span>
      )}
      <span className={css.words}>
        <span>
          <Marked query={query} text={option.label} />
        </span>
        {option.hint === undefined ? null : (
          <span className={css.hint}>
            <Marked query={query} text={option.hint} />
          </span>
        )}
      </span>
      {chosen ? <Check aria-hidden="true" className={css.check} size={18} /> : null}
    </li>
  );
}
