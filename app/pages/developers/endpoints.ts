/** The reads of API v1 as the page for developers lists them. */
export const endpoints = [
  { path: '/api/v1/dates/{calendar}/{date}', example: '/api/v1/dates/bs/2083-08-11', formats: ['json'] },
  { path: '/api/v1/calendar/{year}', example: '/api/v1/calendar/2083', formats: ['json', 'csv'] },
  { path: '/api/v1/months', example: '/api/v1/months', formats: ['json', 'csv'] },
  { path: '/api/v1/holidays/{year}', example: '/api/v1/holidays/2083', formats: ['json', 'csv', 'ics'] },
  { path: '/api/v1/festivals/{year}', example: '/api/v1/festivals/2083', formats: ['json', 'csv', 'ics'] },
  { path: '/api/v1/tithi/{date}', example: '/api/v1/tithi/2026-11-27', formats: ['json'] },
  {
    path: '/api/v1/exchange-rates/{date}',
    example: '/api/v1/exchange-rates/latest',
    formats: ['json', 'csv'],
  },
  {
    path: '/api/v1/exchange-rate-history/{currency}',
    example: '/api/v1/exchange-rate-history/USD',
    formats: ['json', 'csv'],
  },
  { path: '/api/v1/gold-silver-prices', example: '/api/v1/gold-silver-prices', formats: ['json', 'csv'] },
  { path: '/api/v1/postal-codes', example: '/api/v1/postal-codes', formats: ['json', 'csv'] },
  { path: '/api/v1/emergency-numbers', example: '/api/v1/emergency-numbers', formats: ['json', 'csv'] },
  { path: '/api/v1/carriers', example: '/api/v1/carriers', formats: ['json', 'csv'] },
  { path: '/api/v1/banks', example: '/api/v1/banks', formats: ['json', 'csv'] },
  { path: '/api/v1/internet-providers', example: '/api/v1/internet-providers', formats: ['json', 'csv'] },
  { path: '/api/v1/internet-plans', example: '/api/v1/internet-plans', formats: ['json', 'csv'] },
  { path: '/api/v1/tools', example: '/api/v1/tools', formats: ['json', 'csv'] },
  { path: '/api/v1/corrections', example: '/api/v1/corrections', formats: ['json', 'csv'] },
] as const

export type EndpointPath = (typeof endpoints)[number]['path']
