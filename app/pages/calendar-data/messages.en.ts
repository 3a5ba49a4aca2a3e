export const en = {
  lead: 'A Nepali month has 29 to 32 days, and no formula of two lines says how many. This page says of each month from 1970 to 2090 BS how its first day is known, where we may be wrong, and what would change our mind.',
  grades: 'Six grades',
  gradesAbout: 'Each of the 1,452 month starts has one of them.',
  grade: {
    primary: 'Official paper',
    'cross-checked': 'Published calendars agree',
    'single-camp': 'Calendars differ, the sun decides clearly',
    contested: 'Contested',
    'computed-firm': 'Computed, firm',
    'computed-open': 'Computed, open',
  },
  meaning: {
    primary:
      'A decision of the Supreme Court or a holiday notice of the Ministry of Home Affairs gives a date of that month with its weekday, and it fits.',
    'cross-checked':
      'Independent published calendars give the same first day, and no official paper was found.',
    'single-camp':
      'Published calendars give two first days. The computed entry of the sun lies more than 30 minutes away from the limit and supports one of them.',
    contested: 'Published calendars give two first days, and the computation decides by minutes only.',
    'computed-firm':
      'The official calendar is not out. The computed entry of the sun is far from the limit of the day.',
    'computed-open':
      'The official calendar is not out, and the entry is within 30 minutes of the limit. The month may begin on the day before or after.',
  },
  months: (count: string) => (count === '1' ? '1 month' : `${count} months`),
  contested: 'The contested days: Jestha 2062',
  contestedAbout: [
    'In our table Baisakh 2062 has 30 days and Jestha 32, as in 26 of the 34 tables that we compared and in one published day grid. The other 8 tables and one archive of dated days have 31 and 31. So the 32 days from 14 May to 14 June 2005 have two dates.',
    'The rule of the sun does not settle it: the computed entry lies 1.8 minutes on the side of 31 and 31, and the rule has missed other published months by up to 21 minutes. At least one library has moved to 31 and 31, after comparing pictures of calendars. We found no official paper with a date and weekday from that month.',
    'Every answer of this site about such a day therefore names both dates. If one of them matters to you, compare it with a paper from that time.',
  ],
  bothReadings: 'The 32 days with both dates',
  day: 'Day',
  ours: 'Our table',
  others: 'Other calendars',
  early: 'Before 2000: 1970 to 1999 BS',
  earlyAbout: [
    'Dates from 13 April 1913 to 13 April 1943 are answered where they are typed or asked: in the converter, its list of many dates, Ask and the API. Lists and calendars begin with 2000 BS.',
    'We found five tables that are not copies of each other, and no official paper of that time. In 351 of the 360 months the tables agree on the first day; two of the five begin with 1975 and 1992. For the other nine months every answer names both dates. We keep a reading that at least two tables have; where the sun is clear, it is the sun’s.',
    'The rule of the sun contradicts four of the 360 first days, by about ten minutes at most; it has missed later months by up to 21 minutes. A dated paper of one of these years would be worth more than all tables: please send it.',
  ],
  earlyMonths: 'The nine months with two first days',
  month: 'Month',
  ahead: 'The years to come',
  aheadAbout:
    'The official calendar of a year appears a few months before it begins. Until then our months are computed by the Surya Siddhanta. Of the 1,008 month starts of 2000 to 2083, 36 lie within 25 minutes of the limit; the rule missed 7 of these, and none of the other 972.',
  year: 'Year',
  state: 'State',
  firm: (minutes: string) => `Firm: every entry is ${minutes} minutes or more from the limit`,
  open: (months: string) => `Open: ${months}`,
  openMonth: {
    earlier: (month: string, minutes: string) => `${month} may begin a day earlier (${minutes} minutes)`,
    later: (month: string, minutes: string) => `${month} may begin a day later (${minutes} minutes)`,
  },
  prediction: 'The forecast of 2084, written down',
  predictionAbout: (day: string) =>
    `On ${day}, before the official calendar of 2084 appeared, we wrote down its months in this line. The second line is its SHA-256: with it anybody can check that the forecast was not changed afterwards.`,
  predictionText: 'Forecast',
  predictionHash: 'SHA-256',
  all: 'Month lengths and grades, year by year',
  allAbout:
    'Days of the twelve months from Baisakh to Chaitra. Where not all months have the same grade, the others are named.',
  files: 'The same of 2000 to 2090 for programs, each month with grade, sources and minutes to the limit:',
  file: (format: string) => `All months as ${format}`,
  decade: (first: string, last: string) => `${first} to ${last}`,
  lengths: 'Days of the months',
  gradeHead: 'Grade of the first days',
  papers: 'Dated official papers',
  papersAbout: (decisions: string, notices: string) =>
    `We found ${decisions} decisions of the Supreme Court that are printed with year, month, day and weekday. All but one fit the table. The one that does not is four weekdays off, so that no other first day of the month explains it: a misprint. The holiday notices of the Ministry of Home Affairs for 2078 to 2083 add dates with weekdays in ${notices} months.`,
  papersList: 'The decisions',
  decision: 'Decision',
  printed: 'Printed date',
  weekday: 'Weekday',
  misprint: 'misprint',
}

export type CalendarDataMessages = typeof en
