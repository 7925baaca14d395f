/** "+0.8" or "-1.2"; "0.0" for next to nothing. */
export function signedPoints(points: number): string {
  const told = Math.abs(points).toFixed(1);
  if (Number(told) === 0) return told;
  return `${points < 0 ? "-" : "+"}${told}`;
}
