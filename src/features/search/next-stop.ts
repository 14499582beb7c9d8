/** Where an arrow key leads from one of some stops; nowhere from elsewhere or at an end. */
export function nextStop<Stop>(
  stops: readonly Stop[],
  current: Stop,
  key: string,
): Stop | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const place = stops.indexOf(current)
  return step && place >= 0 ? stops[place + step] : undefined
}
