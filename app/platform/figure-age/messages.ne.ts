import { en, type FigureAgeMessages } from './messages.en.ts'

const ne: FigureAgeMessages = {
  now: 'एक मिनेटभन्दा कम पुरानो',
  minutes: (count) => `${count} मिनेट पुरानो`,
  hours: (count) => `${count} घण्टा पुरानो`,
  days: (count) => `${count} दिन पुरानो`,
  stale: (age) => `यो ${age} हो। योभन्दा नयाँ हामीकहाँ आइपुगेको छैन।`,
}

export const messages = { en, ne }
