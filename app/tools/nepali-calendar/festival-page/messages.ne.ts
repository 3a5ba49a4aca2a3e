import { en, type FestivalPageMessages } from './messages.en.ts'

const ne: FestivalPageMessages = {
  back: 'नेपाली पात्रो',
  title: (name) => `${name} कहिले पर्छ?`,
  seoTitle: (name, day) => `${name} कहिले? ${day}`,
  about: (name, bs, ad, weekday) =>
    `${name} वि.सं. ${bs}, ${weekday} (${ad}) मा पर्छ। यसका मुख्य दिन, कति दिन बाँकी, अघि र पछिका वर्षका मिति।`,
  inDays: (days, text) =>
    days < 0 ? 'अहिले चलिरहेको' : days === 0 ? 'आज' : days === 1 ? 'भोलि' : `${text} दिन बाँकी`,
  over: 'सकियो। अर्को मिति हेर्न पृष्ठ फेरि खोल्नुहोस्।',
  days: (name, year) => `${name} ${year} का दिन`,
  years: (name) => `अरू वर्षमा ${name}`,
  heads: { name: 'दिन', bs: 'नेपाली मिति', ad: 'अङ्ग्रेजी मिति', certainty: 'कति पक्का' },
  published: 'प्रकाशित',
  certaintyAbout:
    'प्रकाशित: त्यो वर्षको प्रकाशित पात्रोमा भएको। अरू मिति चाडको नियमअनुसार गणना गरिएका हुन्; बितेका वर्षका मिति कुनै पात्रोसँग भिडाइएका छैनन्। अस्थायी: आधिकारिक पात्रो ननिस्किएको वर्षको, एक दिन यताउता हुन सक्छ।',
  others: 'अरू ठूला चाड',
  noSuchFestival: 'यो चाडको पृष्ठ छैन।',
  toCalendar: 'पात्रो खोल्नुहोस्',
}

export const messages = { en, ne }
