import { type BrowserContext, test as base, type Request } from '@playwright/test'

export { expect, type Page } from '@playwright/test'

interface Options {
  /**
   * Trouble that a test brings about on purpose, such as `/status of 404/`:
   * `test.use({ allowedTrouble: [/status of 404/] })`.
   */
  allowedTrouble: RegExp[]
}

/**
 * Playwright's `test` that also fails on any console error, uncaught error, failed request of our own, and on any
 * request to another host, in every page of the test's context.
 */
export const test = base.extend<Options & { origin: string; watchTrouble: undefined }>({
  allowedTrouble: [[], { option: true }],
  /** The site's own origin. */
  origin: ({ baseURL }, provide) => provide(new URL(baseURL ?? 'http://localhost').origin),
  watchTrouble: [
    async ({ context, allowedTrouble, origin }, use) => {
      const trouble = collectTrouble(context, origin)
      await use(undefined)
      const unexpected = trouble.filter((text) => !allowedTrouble.some((allowed) => allowed.test(text)))
      base.expect(unexpected, 'trouble in the browser').toEqual([])
    },
    { auto: true },
  ],
})

function collectTrouble(context: BrowserContext, origin: string): string[] {
  const trouble: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    trouble.push(`console: ${message.text()} (${url})`)
  })
  context.on('weberror', (error) => trouble.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (!isOwn(request, origin)) trouble.push(`other host: ${request.method()} ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // Leaving a page aborts what it still loads; that is no fault.
    if (isOwn(request, origin) && reason !== 'net::ERR_ABORTED') {
      trouble.push(`failed: ${request.method()} ${request.url()} ${reason}`)
    }
  })
  return trouble
}

function isOwn(request: Request, origin: string) {
  const url = new URL(request.url())
  return url.origin === origin || ['data:', 'blob:', 'about:'].includes(url.protocol)
}
