import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Request,
  type WebError,
} from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

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
export const test = base.extend<
  Options & { origin: string; watchTrouble: undefined },
  { sharedContext: (origin: string, key: string) => Promise<SharedContext> }
>({
  allowedTrouble: [[], { option: true }],
  sharedContext: [
    async ({ browser }, provide) => {
      const contexts = new Map<string, SharedContext>()
      await provide(async (origin, key) => {
        const shared = contexts.get(key) ?? (await openSharedContext(browser, origin))
        contexts.set(key, shared)
        return shared
      })
      for (const { context } of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  /**
   * Chromium starts a process for each context, which costs more than most tests. So tests with the same options share
   * a context. Pages, cookies, storage, routes and permissions of a test are removed after it; the HTTP cache remains.
   * What cannot be undone (a clock, a script at the start of each page of the context, a service worker) needs a
   * context for one test alone: `test('…', { tag: '@own-context' }, …)`.
   */
  context: async (
    {
      browser,
      sharedContext,
      origin,
      javaScriptEnabled,
      timezoneId,
      serviceWorkers,
      extraHTTPHeaders,
      colorScheme,
      locale,
    },
    provide,
    { tags },
  ) => {
    if (tags.includes('@own-context') || serviceWorkers === 'allow') {
      const context = await browser.newContext()
      await provide(context)
      await context.close()
      return
    }
    const options = { origin, javaScriptEnabled, timezoneId, extraHTTPHeaders, colorScheme, locale }
    const shared = await sharedContext(origin, JSON.stringify(options))
    await provide(shared.context)
    await shared.reset()
  },
  /** The site's own origin. */
  origin: ({ baseURL }, provide) => provide(new URL(baseURL ?? 'http://localhost').origin),
  watchTrouble: [
    async ({ context, allowedTrouble, origin }, use) => {
      const { trouble, stop } = collectTrouble(context, origin)
      await use(undefined)
      stop()
      const unexpected = trouble.filter((text) => !allowedTrouble.some((allowed) => allowed.test(text)))
      base.expect(unexpected, 'trouble in the browser').toEqual([])
    },
    { auto: true },
  ],
})

interface SharedContext {
  context: BrowserContext
  reset(): Promise<void>
}

async function openSharedContext(browser: Browser, origin: string): Promise<SharedContext> {
  const context = await browser.newContext()
  // An open page keeps the renderer process alive between tests; this one runs no script.
  const idlePage = await context.newPage()
  await idlePage.goto(`${origin}/robots.txt`)
  const devTools = await context.newCDPSession(idlePage)
  // A clock stays in its context, and the tests after it would wait for it until their time limit.
  for (const method of ['install', 'setFixedTime', 'setSystemTime'] as const) {
    context.clock[method] = () => Promise.reject(new Error('A test with a clock needs the tag @own-context'))
  }
  return {
    context,
    async reset() {
      await Promise.all(
        context
          .pages()
          .filter((page) => page !== idlePage)
          .map((page) => page.close()),
      )
      await context.unrouteAll()
      await context.setOffline(false)
      await context.clearPermissions()
      await context.clearCookies()
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    },
  }
}

function collectTrouble(context: BrowserContext, origin: string) {
  const trouble: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    trouble.push(`console: ${message.text()} (${url})`)
  }
  const onError = (error: WebError) =>
    trouble.push(`uncaught: ${error.error().stack ?? error.error().message}`)
  const onRequest = (request: Request) => {
    if (!isOwn(request, origin)) trouble.push(`other host: ${request.method()} ${request.url()}`)
  }
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // Leaving a page aborts what it still loads; that is no fault.
    if (isOwn(request, origin) && reason !== 'net::ERR_ABORTED') {
      trouble.push(`failed: ${request.method()} ${request.url()} ${reason}`)
    }
  }
  context.on('console', onConsole)
  context.on('weberror', onError)
  context.on('request', onRequest)
  context.on('requestfailed', onFailure)
  const stop = () => {
    context.off('console', onConsole)
    context.off('weberror', onError)
    context.off('request', onRequest)
    context.off('requestfailed', onFailure)
  }
  return { trouble, stop }
}

function isOwn(request: Request, origin: string) {
  const url = new URL(request.url())
  return url.origin === origin || ['data:', 'blob:', 'about:'].includes(url.protocol)
}
