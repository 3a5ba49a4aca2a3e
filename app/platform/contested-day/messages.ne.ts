import { type ContestedDayMessages, en } from './messages.en.ts'

const ne: ContestedDayMessages = {
  ofDay: (ad, otherBs) => `यस दिनमा पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा ${ad} का दिन वि.सं. ${otherBs} छ।`,
  ofDate: (bs, otherAd) => `यस मितिमा पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा वि.सं. ${bs} का दिन ${otherAd} पर्छ।`,
  shorterMonth: (month, days) => `यस मितिमा पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा ${month} मा ${days} दिन मात्र छन्।`,
  longerMonth: (month, days, otherAd) =>
    `पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा ${month} मा ${days} दिन छन्, र यो मिति ${otherAd} मा पर्छ।`,
  otherLength: (days) => `पात्रोहरू मिल्दैनन्: कुनै-कुनै पात्रोमा ${days} दिन छन्।`,
  more: 'किन, र मिति कसरी थाहा हुन्छ',
}

export const messages = { en, ne }
