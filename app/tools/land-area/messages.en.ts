export const en = {
  title: 'Land Area',
  subtitle: 'One area in every unit that is used in Nepal.',
  area: 'Area',
  unit: 'Unit',
  convert: 'Convert',
  /** How an area in this unit may be typed. */
  hint: { 4: '5-3-2-1 or 4.5', 3: '2-10-5 or 4.5', 2: '3-2 or 4.5', 1: '4.5' } as Readonly<Record<number, string>>,
  empty: 'Type an area.',
  problems: {
    unreadable: 'Write a number such as 4.5, or parts such as 5-3-2-1. Only the last part may have decimals, at most six.',
    'too-many-parts': 'That is more parts than this unit has. Choose the unit of the first one.',
    'too-large': 'At most nine digits before the point.',
  },
  hills: 'Hills and Kathmandu Valley',
  terai: 'Terai',
  others: 'Metres, feet and acres',
  carried: {
    chip: 'Carried over',
    text: (area: string) => `A part was as large as the unit before it, or larger. It is counted as ${area}.`,
  },
  note: 'A figure with ≈ is rounded; the others are exact. In a deed, the area in the land records counts.',
}

export type LandMessages = typeof en
