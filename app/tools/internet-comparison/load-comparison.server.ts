import type { RouterContextProvider } from 'react-router'
import type { Lang } from '#app/kit/language.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import type { Plan } from '#app/records/internet-plans/plan.ts'
import { listActivePlans, shownPlans } from '#app/records/internet-plans/store.server.ts'
import type { Provider } from '#app/records/internet-providers/provider.ts'
import { listActiveProviders, shownProviders } from '#app/records/internet-providers/store.server.ts'
import { type Trouble, troubleOf } from './trouble.ts'

export type Comparison = { kind: 'list'; providers: Provider[]; plans: Plan[] } | Trouble

/** Providers and plans of the page. No list stands in for them: what went wrong is logged, and the page says so. */
export async function loadComparison(
  lang: Lang,
  context: Readonly<RouterContextProvider>,
): Promise<Comparison> {
  const { db, pictures } = context.get(servicesContext)
  const { tags } = context.get(renderContext)
  tags.add('internet-providers').add('internet-plans')
  try {
    const [providers, plans] = await Promise.all([listActiveProviders(db), listActivePlans(db)])
    const logos = await pictures.paths(providers.map(({ logo_url }) => logo_url))
    return {
      kind: 'list',
      providers: shownProviders(lang, providers, logos),
      plans: shownPlans(lang, plans),
    }
  } catch (error) {
    degrade(context, error, 'internet-plans-unavailable')
    return troubleOf(error)
  }
}
