export const maxCompared = 3

/** A plan that is chosen goes, another one joins; a fourth is ignored. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < maxCompared ? [...chosen, id] : chosen
}
