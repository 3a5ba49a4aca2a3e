import { pathIn } from '#app/lib/language.ts'
import type { ToolRow } from '#app/records/tools/store.server.ts'
import { exampleOf } from '../api/v1/data-route.ts'
import { dataRoutes } from '../api/v1/routes.ts'
import { dataSets } from '../data/data-sets.ts'

interface Summarised {
  siteUrl: string
  name: string
  tools: readonly Pick<ToolRow, 'name' | 'path' | 'description'>[]
}

/** The site in Markdown for language models, in the form of https://llmstxt.org. */
export function siteSummary({ siteUrl, name, tools }: Summarised): string {
  const link = (title: string, path: string, text: string) => `- [${title}](${siteUrl}${path}): ${text}`
  return [
    `# ${name}`,
    '',
    '> Free web tools and open data of Nepal, in English and Nepali: Bikram Sambat dates, public holidays, exchange rates, prices, numbers. No account, no key.',
    '',
    'Do not compute dates of Bikram Sambat: months have 29 to 32 days by a table. Ask the API for a date. Years with the status "computed" have no official calendar yet.',
    '',
    '## API',
    '',
    link('OpenAPI document', '/api/v1/openapi.json', 'all public reads'),
    link('For developers', '/developers', 'addresses, examples, rules'),
    link('Date field', '/developers/date-field', 'a form field for BS dates as a web component'),
    link('Spreadsheets', '/developers/spreadsheets', 'formulas that convert dates and look up rates'),
    link('Frames', '/developers/frames', 'today, calendar, rates, gold and converter for other sites'),
    ...dataRoutes.map((route) => link(route.path, exampleOf(route, 'json'), route.summary)),
    '',
    '## Data',
    '',
    link('Data package', '/data/datapackage.json', 'columns, hashes, sources and licence of all files'),
    ...dataSets.map((set) => link(`${set.name}.csv`, `/data/${set.name}.csv`, set.title)),
    '',
    '## Tools',
    '',
    ...tools.map((tool) => link(tool.name, tool.path, tool.description)),
    '',
    '## Optional',
    '',
    link('About', '/about', 'who makes this and why'),
    link('In Nepali', pathIn('ne', '/'), 'the whole site in Nepali'),
    '',
  ].join('\n')
}
