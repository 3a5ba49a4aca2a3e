import { randomUUID } from 'node:crypto'

/** What one tab sends: it opens the home page, then tools, and uses some of them. */
const visit: readonly object[] = [
  { tool_name: 'homepage-view', view: { path: '/', width: 'phone', referrer: 'www.google.com' } },
  { tool_name: 'foreign-exchange-view', view: { path: '/foreign-exchange', width: 'phone' } },
  { tool_name: 'foreign-exchange-fetch', details: { date: '2026-11-21', currencies: 22 } },
  { tool_name: 'date-converter-view', view: { path: '/ne/nepali-date-converter', width: 'phone' } },
  { tool_name: 'date-converter' },
  { tool_name: 'nepali-calendar' },
]

const agentCount = 300

/** The tab of a phone behind one connection; after its events the next tab comes, of another phone elsewhere. */
export class Visitor {
  #sent = 0
  #session = randomUUID()
  #phone = randomPhone()

  /** The bytes of the next request. */
  next(host: string): string {
    if (this.#sent === visit.length) {
      this.#sent = 0
      this.#session = randomUUID()
      this.#phone = randomPhone()
    }
    const body = JSON.stringify({ ...visit[this.#sent], session_id: this.#session })
    this.#sent += 1
    return [
      'POST /api/usage HTTP/1.1',
      `host: ${host}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      `origin: http://${host}`,
      `user-agent: ${this.#phone.agent}`,
      `x-forwarded-for: ${this.#phone.address}`,
      '',
      body,
    ].join('\r\n')
  }
}

function randomPhone() {
  const random = (below: number) => Math.floor(Math.random() * below)
  return {
    agent: `Mozilla/5.0 (Linux; Android 13; Model ${random(agentCount)}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36`,
    // Invented addresses of a reserved network: the rate limit counts each address.
    address: `10.${random(256)}.${random(256)}.${random(256)}`,
  }
}
