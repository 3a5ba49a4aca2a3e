import { type CalendarDayMessages, en } from './messages.en.ts'

/** Each with the hour before which it is said. */
const partsOfDay = [
  [4, 'राति'],
  [12, 'बिहान'],
  [16, 'दिउँसो'],
  [20, 'साँझ'],
] as const

const ne: CalendarDayMessages = {
  provisional: 'अस्थायी',
  notOut: (years) => `अस्थायी: वि.सं. ${years} को आधिकारिक पात्रो अझै निस्किएको छैन, त्यसैले यसका दिन गणना गरिएका हुन्।`,
  both: (first, second) => `${first} र ${second}`,
  span: (first, last) => `${first} देखि ${last} सम्म`,
  firm: (month) => `नियमअनुसार ${month} कुन दिन सुरु हुन्छ भन्नेमा दोधार छैन, तर आधिकारिक पात्रोमा जे आउँछ, त्यही मानिन्छ।`,
  open: {
    earlier: (month) => `${month} एक दिन अघि सुरु हुन सक्छ।`,
    later: (month) => `${month} एक दिन पछि सुरु हुन सक्छ।`,
  },
  tables: 'पुराना तालिकाअनुसार',
  tablesOnly: 'वि.सं. २००० अघिका मिति प्रकाशित तालिकाबाट थाहा भएका हुन्: त्यति बेलाको सरकारी कागज हामीले भेटेनौँ।',
  tablesAgree: 'छुट्टाछुट्टै तालिकामा यो मिति एउटै दिन पर्छ।',
  contested: 'पात्रोहरू मिल्दैनन्',
  ofDay: (ad, otherBs) => `यस दिनमा पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा ${ad} का दिन वि.सं. ${otherBs} छ।`,
  ofDate: (bs, otherAd) => `यस मितिमा पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा वि.सं. ${bs} का दिन ${otherAd} पर्छ।`,
  shorterMonth: (month, days) => `यस मितिमा पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा ${month} मा ${days} दिन मात्र छन्।`,
  longerMonth: (month, days, otherAd) =>
    `पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा ${month} मा ${days} दिन छन्, र यो मिति ${otherAd} मा पर्छ।`,
  otherLength: (month, days) => `पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा ${month} मा ${days} दिन छन्।`,
  more: 'किन, र मिति कसरी थाहा हुन्छ',
  timeOfDay: (hours, time) => `${partsOfDay.find(([before]) => hours < before)?.[1] ?? 'राति'} ${time}`,
  ends: {
    until: (time) => `${time} सम्म`,
    on: (time, weekday) => `${weekday} लागेपछि ${time}`,
    next: (what) => `त्यसपछि ${what}`,
  },
}

export const messages = { en, ne }
