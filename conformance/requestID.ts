let made = 0;

/** Unique in this run. */
export function requestID(): string {
  made += 1;
  return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
}
