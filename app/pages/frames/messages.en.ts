import type { FrameName, FrameTheme } from '#app/platform/embed/frames.ts'

export const en = {
  title: 'Frames for your site',
  description:
    'Put today’s Nepali date, the calendar, exchange rates, the gold price or a date converter on your own website, free.',
  lead: 'Choose a frame and copy its HTML into your page. No key, no account, no cost.',
  frame: 'Frame',
  frames: {
    calendar: 'Nepali calendar, one month',
    today: 'Today in Nepal',
    rates: 'Exchange rates in Nepal',
    gold: 'Gold and silver price in Nepal',
    converter: 'Nepali date converter',
  } satisfies Record<FrameName, string>,
  language: 'Language',
  languages: { en: 'English', ne: 'नेपाली' },
  theme: 'Theme',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' } satisfies Record<FrameTheme, string>,
  show: 'Show',
  snippetHeading: 'HTML for your page',
  copy: 'Copy the HTML',
  copied: 'Copied!',
  previewHeading: 'Preview',
  rulesHeading: 'Good to know',
  rules: [
    'No frame sets a cookie or stores anything. With JavaScript the converter works in your visitor’s browser, and the date is not sent.',
    'The script in the HTML gives the frame the height of what is in it. Without the script the frame has a fixed height.',
    'A frame fits any width from 240 px.',
    'Every figure shows its date and publisher. Old ones say how old they are.',
    'If the security policy (CSP) of your site keeps other sites out of frames, add the address of this site there.',
  ],
}

export type FrameMessages = typeof en
