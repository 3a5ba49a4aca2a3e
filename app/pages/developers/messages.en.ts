import type { EndpointPath } from './endpoints.ts'

export const en = {
  title: 'For developers',
  description:
    'Free API for Bikram Sambat dates, public holidays, festivals, rates and lists of Nepal: JSON, CSV and iCalendar, without a key.',
  lead: 'The data of this site for your own program, page or spreadsheet. No key, no account, no cost.',
  addressesHeading: 'What there is',
  addressesHint:
    'Without an extension, an endpoint returns JSON. With `.csv` it is a table for spreadsheets, with `.ics` a calendar to subscribe to (add `?lang=ne` for Nepali).',
  tryIt: (address: string, format: string) => `Try ${address} as ${format}`,
  endpoints: {
    '/api/v1/dates/{calendar}/{date}':
      'One day in both calendars, with weekday, fiscal year, festivals and holidays; where published calendars differ, both dates. `calendar` is `bs` or `ad`, `date` is `YYYY-MM-DD`.',
    '/api/v1/calendar/{year}':
      'Every day of a Bikram Sambat year, 2000 to 2090, the lengths of its months, and how their first days are known.',
    '/api/v1/months':
      'All months of 2000 to 2090 with length, first day, and how it is known: grade, sources, minutes to the cut.',
    '/api/v1/holidays/{year}':
      'Public holidays of a Bikram Sambat year, with who has them and who published them.',
    '/api/v1/festivals/{year}': 'Festivals and observed days of a Bikram Sambat year.',
    '/api/v1/tithi/{date}': 'Tithi, nakshatra, sunrise and sunset in Kathmandu on a day of AD.',
    '/api/v1/exchange-rates/{date}': 'Rates of Nepal Rastra Bank of a day of AD, or the latest.',
    '/api/v1/exchange-rate-history/{currency}':
      'Rates of one currency over the past year, or the last `days` (2 to 366).',
    '/api/v1/gold-silver-prices': 'Gold and silver prices of the past year.',
    '/api/v1/postal-codes':
      'Post offices with their codes and districts; `?q=Dharan` and `?district=Kaski` narrow the list.',
    '/api/v1/emergency-numbers': 'Emergency and help line numbers with their sources.',
    '/api/v1/carriers': 'Mobile carriers and the prefixes of their numbers.',
    '/api/v1/banks': 'Banks with the codes of payment QR codes.',
    '/api/v1/internet-providers': 'Internet providers with websites and phone numbers.',
    '/api/v1/internet-plans': 'Plans of these internet providers with prices, each with its source.',
    '/api/v1/tools': 'The tools of this site.',
    '/api/v1/corrections': 'What was decided about reported mistakes.',
  } satisfies Record<EndpointPath, string>,
  examplesHeading: 'Examples',
  examples: {
    curl: 'On the command line',
    javascript: 'In a web page (JavaScript)',
    python: 'In Python',
    sheet: 'In Google Sheets',
  },
  tryExample: {
    curl: 'Open the result',
    javascript: 'Try what the page gets',
    python: 'Try what the program gets',
    sheet: 'Try what the sheet gets',
  },
  sheetHint: 'In Excel: `Data, From Web`, and the address that ends in `.csv`.',
  rulesHeading: 'Good to know',
  rules: [
    'CORS is open: any website may call these endpoints. Cookies are neither needed nor read.',
    'Each answer has an `ETag`. Send it back in `If-None-Match`: an unchanged answer is then 304 without content.',
    'There is no limit on reading data. Please cache responses: lists change at most a few times a day. When the server has too much to do it answers 503 with `Retry-After`.',
    'Errors are `application/problem+json` (RFC 9457) with `status`, `code` and `detail`; 400 names the parameter, also one that the address does not have; 404 means that nothing is known there.',
    'A date that does not exist is 404 with the `code` `no-such-day` and the length of its month, or `no-such-month`; a BS date where the address takes AD has `bs-date`.',
    'Within `v1` no field is removed or renamed. New ones may be added.',
    'Dates are texts, `YYYY-MM-DD`. A month of Bikram Sambat has up to 32 days, so a BS date is not an ISO date. Years with the status `computed` have no official calendar yet.',
    'With `?allow=published` dates, years, festivals and tithi answer only what published calendars settle. For a computed year it is 404 with the `code` `date-computed`, for a contested day `date-contested`.',
    'Days without sources are computed by rule. Check with a published calendar before much depends on one.',
    'Calendar and date field are npm packages, too: `bikram-sambat-calendar` and `bs-date-field`.',
  ],
  moreHeading: 'Descriptions and files',
  dateField: 'Nepali date field for forms, as a web component',
  frames: 'Frames for your site: today, calendar, rates, gold, converter',
  spreadsheets: 'Convert dates and look up rates in a spreadsheet',
  openapi: 'Description of the API (OpenAPI 3.1)',
  data: 'Data sets as files, with licence and hashes',
  llms: 'Summary for language models',
}

export type DeveloperMessages = typeof en
