import { expect, test } from 'vitest'
import { sitePages } from '#app/layout/ask/data/pages.ts'
import { pages } from '#app/render-page.server.tsx'
import { nearestPlaces } from '#app/tools/nearest-tools.ts'
import { manifests, placeOf } from '#app/tools/registry.ts'

const places = [...manifests.map((manifest) => placeOf(manifest)), ...sitePages]

const near = (question: string) => {
  const found = nearestPlaces(question, places)
  return [found.areNamed, ...found.places.map(({ path }) => path)]
}

test.each([
  [
    '/nepali-calendar',
    'calendar, calender, kyalendar, patro, open calendar, क्यालेन्डर, क्यालेण्डर, पात्रो खोल्नुहोस्',
  ],
  ['/qr-builder', 'qr, QR code, khalti, esewa qr, e sewa, ईसेवा, खल्ति, इसेवा क्युआर'],
  ['/nepali-date-converter', 'date converter, miti converter, miti parivartan, मिति परिवर्तन'],
  ['/emergency-services', 'emergency, emergancy, emergency numbers, आपतकालीन, आपत्कालीन नम्बर'],
  ['/internet-comparison', 'internet, internet plans, wifi, इन्टरनेट'],
  ['/my-home', 'my home, mero home, settings, seting, सेटिङ'],
  ['/sign-in', 'sign in, login, log in, साइन इन, लग इन'],
  ['/about#contact', 'contact, contact us, samparka, सम्पर्क'],
  ['/developers', 'api, API docs, developer, एपीआई'],
  ['/privacy', 'privacy, privacy policy, gopaniyata, गोपनीयता'],
  ['#dark', 'dark mode, darkmode, dark theme, डार्क मोड'],
  ['#light', 'light mode, ujyalo, उज्यालो'],
  ['#language', 'language, nepali, english, switch to nepali, bhasa, भाषा, नेपाली'],
])('%s is named by %s', (path, questions) => {
  for (const question of questions.split(', ')) expect(near(question), question).toEqual([true, path])
})

test('a whole keyword in a longer question is near, and does not name', () => {
  expect(near('how to pay with khalti')).toEqual([false, '/qr-builder'])
  expect(near('gold medal')).toEqual([false, '/gold-silver-price'])
})

test.each([
  'who is the prime minister',
  'price of iphone',
  'two hours in seconds',
  'bus ticket',
  'weather',
  'number',
  '',
])('nothing is near to “%s”', (question) => {
  expect(near(question)).toEqual([false])
})

test('every page that can be opened is one of the site', () => {
  const paths = sitePages.map(({ path }) => path.replace(/#.*/, '')).filter((path) => path !== '')
  expect(paths.filter((path) => !pages.some((page) => page.path === path))).toEqual([])
})
