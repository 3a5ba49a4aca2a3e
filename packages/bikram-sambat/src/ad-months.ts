import { type CalendarName, nameList } from './calendar-name.ts'

/** The twelve months, January (value 1) to December (12). */
export const adMonths: readonly CalendarName[] = nameList(
  1,
  'January February March April May June July August September October November December',
  'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'जन फेब मार्च अप्रि मे जुन जुला अग सेप्ट अक्टो नोभे डिसे',
)
