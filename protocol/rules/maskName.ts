/** Masks a name or an id for other players. It shows the first and last of three or more characters, and only the first of fewer. */
export function maskName(name: string): string {
  const points = [...name];
  const [first = ''] = points;
  if (points.length < 3) return points.length === 0 ? '' : `${first}*`;
  return `${first}${'*'.repeat(points.length - 2)}${points.at(-1)}`;
}
