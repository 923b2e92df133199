/** The height from which a mascot strikes first, and from which it strikes again, in units of its field. */
const FIRST = 520;
const AGAIN = 64;
const FALL_SECONDS = 0.24;
const LIFT_SECONDS = 0.12;
const DROP_SECONDS = 0.1;
const JOLT = 7;
const JOLT_SECONDS = 0.34;

/**
 * The height of a mascot above the place where it hits.
 *
 * @param seconds since it came
 * @param since seconds since the last level was reached
 */
export function strikeHeight(seconds: number, since: number): number {
  if (seconds < FALL_SECONDS) return FIRST * (1 - (seconds / FALL_SECONDS) ** 2);
  // The first level is reached as it comes.
  if (seconds - since < FALL_SECONDS) return 0;
  if (since < LIFT_SECONDS) return AGAIN * Math.sin(((since / LIFT_SECONDS) * Math.PI) / 2);
  const drop = (since - LIFT_SECONDS) / DROP_SECONDS;
  return drop < 1 ? AGAIN * (1 - drop ** 2) : 0;
}

/** How far the picture is below its place, some seconds after a strike began. */
export function jolt(seconds: number): number {
  const part = (seconds - LIFT_SECONDS - DROP_SECONDS) / JOLT_SECONDS;
  return part <= 0 || part >= 1 ? 0 : JOLT * Math.sin(part * Math.PI * 4) * (1 - part) ** 2;
}
