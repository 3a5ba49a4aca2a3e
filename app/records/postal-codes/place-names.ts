import type { PlaceNames } from './places.ts'

let known: PlaceNames | undefined

/** For Ask in the browser. Undefined until they are loaded, from a file of 10 kB. */
export const knownPlaceNames = (): PlaceNames | undefined => known

export async function loadPlaceNames(): Promise<void> {
  try {
    known = (await import('./all-place-names.ts')).placeNames
  } catch (error) {
    console.warn('The names of places could not be loaded', error)
  }
}
