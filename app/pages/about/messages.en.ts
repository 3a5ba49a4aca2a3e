export const en = {
  title: (site: string) => `About ${site}`,
  description:
    'Why these free tools for Nepal exist, our four principles, where to begin, and how to reach us.',
  lead: 'Free tools for everyday life in Nepal, kept open like the resting place by the road.',
  storyHeading: 'Our story',
  story: [
    'In the hills of Nepal, a chautari stands where the path is steep: a stone platform in the shade of a pipal and a banyan tree. It was built so that anyone carrying a load can set it down for a while. Nobody at a chautari asks who you are, and nobody pays.',
    'This site is built in that spirit. Daily life here is full of small questions. Which network was this number issued to? Which day is 12 Shrawan on a foreign form? What did the dollar cost on the day of the invoice? The answers exist, but often in a document, in a table made for experts, or in an app that wants an account first. Here each question gets one light page: open it, ask, and go on your way.',
    'An answer is worth something only if it is right. So we say where facts come from and how recent they are, we show how sure a result is, and we leave out what we do not know. The figures you see, such as visits and ratings, are counted and never made up. The software itself is free, under the MIT licence.',
  ],
  valuesHeading: 'Our four principles',
  values: [
    {
      icon: 'flag',
      title: 'Made for Nepal',
      text: 'Bikram Sambat, rupees in lakh and crore, tola, local networks and banks: in Nepali and English alike, and light enough for a slow connection.',
    },
    {
      icon: 'lock',
      title: 'Privacy first',
      text: 'What you type into a tool stays in your browser. No cookies on the public pages, and no tracking by others unless you agree to it.',
    },
    {
      icon: 'gift',
      title: 'Always free',
      text: 'Every tool, for everyone, as often as you like. There is no paid version.',
    },
    {
      icon: 'users',
      title: 'Accessible',
      text: 'Works with a keyboard, a screen reader, large text and dark mode, even on small or old phones. We build and test to the WCAG 2.2 guidelines, level AA.',
    },
  ],
  beginHeading: 'Where to begin',
  begin: {
    '/carrier-identifier': 'See which network a mobile number was issued to.',
    '/qr-builder': 'Make a payment code for your shop or your friends.',
    '/nepali-calendar': 'Look through the Bikram Sambat year, month by month.',
    '/nepali-date-converter': 'Convert a Nepali date to an English one, or the other way round.',
  },
  notOpen: 'Not open yet',
  missionHeading: 'Our mission',
  mission:
    'That anyone in Nepal, on any phone and in their own language, finds the right answer to an everyday question within a minute, without giving anything up.',
  contactHeading: 'Contact',
  contact: 'Found a mistake, missing a tool, or know a better Nepali wording? Write to us.',
  email: 'E-mail',
  place: 'Place',
  placeName: 'Kathmandu, Nepal',
  elsewhere: 'Elsewhere',
}

export type AboutMessages = typeof en
