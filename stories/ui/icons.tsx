import type { ReactNode } from 'react';
import { HeadsetDuoIcon, PersonDuoIcon, TrophyDuoIcon } from '#ui/components/Icon/index.ts';

export const headset: ReactNode = <HeadsetDuoIcon />;
export const trophy: ReactNode = <TrophyDuoIcon />;
export const person: ReactNode = <PersonDuoIcon />;

export const maker = (
  <svg aria-hidden="true" fill="currentColor" viewBox="0 0 12 12">
    <path d="M7 .8L2.500 7H6l-1 4.200L9.500 5H6z" />
  </svg>
);
