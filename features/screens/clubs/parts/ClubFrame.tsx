import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHeader } from '#ui/components/PageHeader/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { BackLink } from '../../../shared/frames/index.ts';

export interface ClubFrameProps {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a view below the club's page: its title and the back link. */
export function ClubFrame({ title, note, action, children }: ClubFrameProps): ReactNode {
  return (
    <Stack>
      <PageHeader
        back={
          <BackLink to="/club">
            <FormattedMessage defaultMessage="返回" id="frame.back" />
          </BackLink>
        }
        title={title}
        {...(note !== undefined && { note })}
        {...(action !== undefined && { action })}
      />
      {children}
    </Stack>
  );
}
