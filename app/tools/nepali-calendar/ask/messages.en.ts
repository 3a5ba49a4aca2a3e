export const en = {
  today: 'today in Nepal',
  monthDays: (month: string, days: string) => `${month} has ${days} days`,
  monthReading: 'length of a month',
  fiscalYear: (label: string) => `Fiscal year ${label}`,
  fiscalReading: (date: string) => `fiscal year of ${date}`,
  inDays: (days: string) => (days === '0' ? 'today' : days === '1' ? 'tomorrow' : `in ${days} days`),
  ago: (days: string) => (days === '1' ? 'yesterday' : `${days} days ago`),
  computed: 'computed, not officially published yet',
  noHoliday: (day: string) => `${day} is no public holiday; the next one`,
  noFestival: (day: string) => `No festival on ${day}; the next one`,
  saturday: (day: string) => `${day} is a Saturday, the weekly holiday; the next public one`,
  nextHoliday: 'next public holiday in Nepal',
  tithi: (name: string, paksha: string) => `${name}, ${paksha}`,
  nextTithi: (tithi: string, day: string, when: string) => `${tithi}: ${day}, ${when}`,
  paksha: { shukla: 'Shukla Paksha', krishna: 'Krishna Paksha' },
  tithiReading: (date: string) => `tithi at sunrise in Kathmandu, ${date}`,
  sun: (sunrise: string, sunset: string) => `Sunrise ${sunrise} am, sunset ${sunset} pm`,
  sunReading: (date: string) => `Kathmandu, ${date}`,
}

export type CalendarAskMessages = typeof en
