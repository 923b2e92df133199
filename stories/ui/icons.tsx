import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round" viewBox="0 0 28 28">
      {children}
    </svg>
  );
}

export const headset = (
  <Drawing>
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

export const trophy = (
  <Drawing>
    <path d="M9 4.5h10V12c0 3-2.2 5-5 5s-5-2-5-5z" data-tone="two" fill="currentColor" />
    <path
      d="M9 6.5H5c0 4.500 1.500 6.500 4.500 7M19 6.500h4c0 4.500-1.500 6.500-4.500 7M14 17v4M9.500 24.500h9M11.500 21h5"
      stroke="currentColor"
      strokeWidth="2.2"
    />
  </Drawing>
);

export const person = (
  <Drawing>
    <path d="M5 24c.4-5 4.200-7.500 9-7.500s8.600 2.500 9 7.500z" data-tone="two" fill="currentColor" />
    <circle cx="14" cy="9" r="5" stroke="currentColor" strokeWidth="2.2" />
  </Drawing>
);

export const maker = (
  <svg aria-hidden="true" fill="currentColor" viewBox="0 0 12 12">
    <path d="M7 .8L2.500 7H6l-1 4.200L9.500 5H6z" />
  </svg>
);
