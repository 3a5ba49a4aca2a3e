/** The addresses that the examples read. */
export const snippetPaths = {
  curl: '/api/v1/dates/bs/2083-08-11',
  javascript: '/api/v1/holidays/2083',
  python: '/api/v1/dates/ad/2026-11-27',
  sheet: '/api/v1/calendar/2083.csv',
} as const

export type SnippetKind = keyof typeof snippetPaths

export const snippetKinds = Object.keys(snippetPaths) as SnippetKind[]

/** Short programs that read the API of this site. */
export function snippetsOf(siteUrl: string): Record<SnippetKind, string> {
  const { curl, javascript, python, sheet } = snippetPaths
  return {
    curl: `curl ${siteUrl}${curl}`,
    javascript: `const answer = await fetch('${siteUrl}${javascript}')\nconst { holidays } = await answer.json()`,
    python: `import json, urllib.request\nwith urllib.request.urlopen('${siteUrl}${python}') as answer:\n    print(json.load(answer)['bs'])`,
    sheet: `=IMPORTDATA("${siteUrl}${sheet}")`,
  }
}
