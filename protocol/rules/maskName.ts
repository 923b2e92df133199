/** Masks a name or an id for other players: shows the first and last characters of three or more, only the first of fewer. */
export function maskName(name: string): string {
  const points = [...name];
  const [first = ''] = points;
  if (points.length < 3) return points.length === 0 ? '' : `${first}*`;
  return `${first}${'*'.repeat(points.length - 2)}${points.at(-1)}`;
}
