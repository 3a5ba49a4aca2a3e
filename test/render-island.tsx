import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { langOfPath } from '#app/lib/language.ts'
import { PageProviders } from '#app/platform/document/page-providers.tsx'
import type { SiteData } from '#app/platform/site/site-data.ts'

export { screen, within } from '@testing-library/react'

interface Options {
  /** Address of the page with its language, such as `/ne/postal-codes?q=1`. */
  path?: string
  site?: Partial<SiteData>
}

/**
 * Renders an island as the server does and hydrates it as the browser does. A difference between the two is written to the
 * console, which fails the test.
 *
 * @returns what types and presses as a visitor does, without delays, and the island's container
 */
export function renderIsland<Props extends object>(
  Island: ComponentType<Props>,
  props: Props,
  { path = '/', site }: Options = {},
) {
  // A second one in a test is another page.
  cleanup()
  history.replaceState(null, '', path)
  const { pathname, search } = location
  const page = (
    <PageProviders lang={langOfPath(pathname)} address={{ pathname, search }} site={site}>
      <Island {...props} />
    </PageProviders>
  )
  const container = document.body.appendChild(document.createElement('div'))
  // Where scripts run, a browser reads what is in `<noscript>` as a text.
  container.innerHTML = renderToString(page).replace(/<noscript>.*?<\/noscript>/gs, '<noscript></noscript>')
  // Happy DOM selects another option while it reads the HTML.
  for (const option of container.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true
  render(<StrictMode>{page}</StrictMode>, { container, hydrate: true })
  return { user: userEvent.setup({ delay: null }), container }
}
