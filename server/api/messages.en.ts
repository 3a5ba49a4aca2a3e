/** What calendar programs show of the files of festivals and of public holidays. */
export const en = {
  festivals: {
    name: 'Festivals of Nepal',
    description: 'Festivals, public holidays and observed days by Bikram Sambat.',
  },
  holidays: {
    name: 'Public holidays of Nepal',
    description: 'Public holidays as published, also those of some groups or regions.',
  },
  publicHoliday: 'Public holiday',
  dashain: 'Dashain',
  tihar: 'Tihar',
}

export type CalendarFileMessages = typeof en
