/** Masks a name or id for everyone's eyes: the first and last characters show of three or more, the first alone of fewer. */
export function maskName(name: string): string {
  const points = [...name];
  const [first = ''] = points;
  if (points.length < 3) return points.length === 0 ? '' : `${first}*`;
  return `${first}${'*'.repeat(points.length - 2)}${points.at(-1)}`;
}
