/**
 * Months of BS 1970 to 2083 that an independent published table begins on another day than this one, as year and month in
 * one number: positive where the other begins it a day later, negative where a day earlier. None is a first month of a year.
 */
export const otherStarts: readonly number[] = [
  -197402, -197506, -197707, 197710, -198112, -198908, -199109, 199304, 199806, 206202,
]
