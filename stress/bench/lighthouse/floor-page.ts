import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const card = (number: number) =>
  `<li><a href="/"><h2>Card number ${number}</h2><p>What a tool does for people in Nepal, told in one or two plain lines.</p></a></li>`
const paragraph = (number: number) =>
  `<p>Paragraph ${number} explains something about tools at some length, as the articles below a tool do, so that the page has as much text as a real one.</p>`
const times = (count: number, make: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index + 1)).join('')

const page = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>A page without any script</title>
<meta name="description" content="Ten cards and sixty paragraphs, to see what this machine can do at the best.">
<link rel="icon" href="data:,"><style>body{font:16px/1.5 sans-serif;margin:1rem}ul{display:grid;gap:1rem;padding:0}
li{list-style:none;border:1px solid #999;padding:1rem}</style><main><h1>A page without any script</h1>
<ul>${times(10, card)}</ul>${times(60, paragraph)}</main></html>`

const files = new Map([
  ['/', { type: 'text/html; charset=utf-8', body: brotliCompressSync(page) }],
  ['/robots.txt', { type: 'text/plain', body: brotliCompressSync('User-agent: *\nAllow: /\n') }],
])

/** Serves a page that costs a browser as good as nothing; gives back its origin. */
export async function serveFloorPage(): Promise<string> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
    })
    return void response.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The floor page is not served')
  return `http://127.0.0.1:${address.port}`
}
