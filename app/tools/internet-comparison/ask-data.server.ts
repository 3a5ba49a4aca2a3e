import type { DataSources } from '#app/feeds/feeds.server.ts'
import { listActivePlans, planFacts } from '#app/records/internet-plans/store.server.ts'
import { listActiveProviders } from '#app/records/internet-providers/store.server.ts'

export async function loadAskData({ db }: DataSources) {
  const [providers, plans] = await Promise.all([listActiveProviders(db), listActivePlans(db)])
  return {
    providers: providers.map(({ id, name, name_ne }) => ({ id, name: { en: name, ne: name_ne ?? name } })),
    plans: plans.map((plan) => ({
      ...planFacts(plan),
      name: { en: plan.plan_name, ne: plan.plan_name_ne ?? plan.plan_name },
      providerId: plan.provider.id,
    })),
  }
}
