export const en = {
  title: 'Land Area',
  subtitle: 'One area in every unit that is used in Nepal.',
  area: 'Area',
  unit: 'Unit',
  convert: 'Convert',
  /** How an area may be typed in a unit without parts, with one, two and three further ones. */
  hints: ['4.5', '3-2 or 4.5', '2-10-5 or 4.5', '5-3-2-1 or 4.5'].map((example) => `For example ${example}`),
  problems: {
    empty: 'Type an area.',
    unreadable:
      'Write a number such as 4.5, or parts such as 5-3-2-1. Only the last part may have decimals, at most six.',
    'too-many-parts': 'The unit has fewer parts. Choose the unit of the first number.',
    'too-large': 'Write at most nine digits before the point.',
  },
  groups: ['Hills and Kathmandu Valley', 'Terai', 'Feet, metres and acres'],
  carried: (area: string) => `One part is as large as the unit before it, or larger: counted as ${area}.`,
  note: 'A figure with ≈ is rounded; the others are exact. For a deed, the area in the land records counts.',
}

export type LandMessages = typeof en
