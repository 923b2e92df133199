import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './CardLinks.css.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';

export interface CardLink {
  /** Without the language's prefix. */
  path: string;
  title: ReactNode;
  text?: ReactNode;
  icon: ReactNode;
}

/** Cards that link to other pages. */
export function CardLinks({ links, label }: { links: readonly CardLink[]; label: string }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <nav aria-label={label}>
      <ul className={css.links}>
        {links.map(({ path, title, text, icon }) => (
          <li key={path}>
            <Card asChild>
              <Link className={css.link} to={`${prefix}${path}`}>
                <span aria-hidden="true" className={css.sign}>
                  {icon}
                </span>
                <Stack as="span" gap={1} grow>
                  <Text weight="bold">{title}</Text>
                  {text === undefined ? null : (
                    <Text size={13} tone="muted">
                      {text}
                    </Text>
                  )}
                </Stack>
                <ChevronRight aria-hidden="true" className={css.arrow} size={20} />
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </nav>
  );
}
