import type { HolidayScope } from './published-days.ts'

/** Who has a holiday that not everybody has, by its scope or, where that says too little, by the holiday. */
const who: Record<HolidayScope, string> & Partial<Record<string, string>> = {
  women: 'women employees',
  schools: 'schools',
  region: 'some places',
  community: 'those who celebrate it',
  employees: 'some employees',
  'holi-hill': 'the hill districts',
  'holi-terai': 'the Terai districts',
  'indra-jatra': 'the Kathmandu Valley',
  'ghode-jatra': 'the Kathmandu Valley',
  'bhoto-jatra': 'the Kathmandu Valley',
  yomari: 'the Kathmandu Valley',
  'gai-jatra': 'Newars and the Kathmandu Valley',
}

export const en = {
  saturday: { chip: 'Weekly holiday', text: 'Saturday is the weekly holiday.' },
  sunday: {
    chip: 'Offices and schools closed',
    text: 'Since 6 April 2026 (23 Chaitra 2082) government offices and schools are closed on Sundays too, by a notice in the gazette.',
  },
  who,
  limited: {
    chip: 'Not for everybody',
    text: (who: string) => `Not a holiday for everybody: only for ${who}.`,
    and: ', and ',
  },
  lastWorkingDays: (offices: string, others: string) =>
    `${offices} in government offices and schools; ${others} where only Saturday is off`,
  incomplete: {
    chip: 'List not complete',
    text: 'Our lists of holidays are not complete: some days of Eid, and holidays given on short notice, are missing.',
  },
  noList: {
    chip: 'Holidays not known',
    text: (year: string) =>
      `The public holidays of ${year} BS are not known: we have no published list of that year.`,
  },
  computed: {
    chip: 'Computed',
    text: 'Computed by rule: no published calendar that we read has this day yet.',
  },
  computedPast: { chip: 'By computation', text: 'By computation; no published calendar was compared.' },
  near: 'The moon decides it so narrowly that calendars may have the day before or after.',
}

export type HolidayMessages = typeof en
