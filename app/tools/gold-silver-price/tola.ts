const aanaOfTola = 16
const lalOfTola = 100

export function tolaOf({ tola, aana, lal }: { tola: number; aana: number; lal: number }): number {
  return tola + aana / aanaOfTola + lal / lalOfTola
}
