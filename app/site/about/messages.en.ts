export const en = {
  title: (site: string) => `About ${site}`,
  description:
    'Why these free tools for Nepal exist, the four things we keep to, where to begin, and how to reach us.',
  lead: 'Free tools for everyday life in Nepal, kept open like the resting place by the road.',
  storyHeading: 'Our story',
  story: [
    'In the hills of Nepal a chautari stands where the path is steep: a platform of stone in the shade of a pipal and a banyan tree. Somebody built it so that whoever carries a load can set it down for a while. Nobody at a chautari asks who you are, and nobody pays.',
    'This site is built in that spirit. Daily life here is full of small questions. Which network was this number issued to? Which day is 12 Shrawan on a foreign form? What did the dollar cost on the day of the invoice? The answers exist, but often in a document, in a table made for experts, or in an app that wants an account first. Here each question gets one light page: open it, ask, and go on your way.',
    'An answer is worth something only if it is right. So we say where facts come from and of what day they are, we show how sure a result is, and we leave out what we do not know. The figures that you see, such as visits and ratings, are counted and never made up. The software itself is free, under the MIT licence.',
  ],
  valuesHeading: 'Four things we keep to',
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
      text: 'Every tool, for everyone, as often as you like. There is no paid version that the free one is cut down from.',
    },
    {
      icon: 'users',
      title: 'Accessible',
      text: 'For the keyboard and the screen reader, in large print and in the dark, on a small phone and an old one. We build and test by the WCAG 2.2 guidelines, level AA.',
    },
  ],
  beginHeading: 'Good places to begin',
  begin: {
    '/carrier-identifier': 'See which network a mobile number was issued to.',
    '/qr-builder': 'Make a payment code for your shop or your friends.',
    '/nepali-calendar': 'Look through the Bikram Sambat year, month by month.',
    '/nepali-date-converter': 'Turn a Nepali date into an English one, and back.',
  },
  notOpen: 'Not open yet',
  missionHeading: 'Our mission',
  mission:
    'That anyone in Nepal, on any phone and in their own language, finds the right answer to an everyday question within a minute, and gives nothing away for it.',
  contactHeading: 'Contact',
  contact: 'Did you find a mistake, do you miss a tool, or could a Nepali sentence be better? Write to us.',
  email: 'E-mail',
  place: 'Place',
  placeName: 'Kathmandu, Nepal',
  elsewhere: 'Elsewhere',
}

export type AboutWords = typeof en
