import type { ComponentProps, ReactNode } from 'react';

/** Icons in two tones for the bottom bar, whose style colours parts with `data-tone="two"`. 28 × 28, with a stroke of 2.2. */
interface DuoIconProps extends Omit<ComponentProps<'svg'>, 'className' | 'viewBox'> {
  size?: number | string;
}

function Drawing({ size = 28, children, ...rest }: DuoIconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 28 28"
      width={size}
      {...rest}
    >
      {children}
    </svg>
  );
}

/** Customer service. */
export function HeadsetDuoIcon(props: DuoIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path
        d="M4 14.5h3.2c.7 0 1.3.6 1.3 1.3v4.9c0 .7-.6 1.3-1.3 1.3H6a2 2 0 01-2-2zM24 14.5h-3.2c-.7 0-1.3.6-1.3 1.3v4.9c0 .7.6 1.3 1.3 1.3H22a2 2 0 002-2z"
        data-tone="two"
        fill="currentColor"
      />
      <path
        d="M4 15v-1.5C4 8 8.5 4 14 4s10 4 10 9.5V15M23.5 20.5c0 2.5-2 3.9-4.5 3.9h-2.5"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <rect fill="currentColor" height="3.2" rx="1.6" width="5" x="12" y="22.8" />
    </Drawing>
  );
}

/** Rankings. */
export function TrophyDuoIcon(props: DuoIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M9 4.5h10V12c0 3-2.2 5-5 5s-5-2-5-5z" data-tone="two" fill="currentColor" />
      <path
        d="M9 6.5H5c0 4.5 1.5 6.5 4.5 7M19 6.5h4c0 4.5-1.5 6.5-4.5 7M14 17v4M9.5 24.5h9M11.5 21h5"
        stroke="currentColor"
        strokeWidth="2.2"
      />
    </Drawing>
  );
}

/** The player's own account. */
export function PersonDuoIcon(props: DuoIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M5 24c.4-5 4.2-7.5 9-7.5s8.6 2.5 9 7.5z" data-tone="two" fill="currentColor" />
      <circle cx="14" cy="9" r="5" stroke="currentColor" strokeWidth="2.2" />
    </Drawing>
  );
}
