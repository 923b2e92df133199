let made = 0;

/** A UUID that no other request of this run has. */
export function requestID(): string {
  made += 1;
  return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
}
