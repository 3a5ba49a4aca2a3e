import type { DataSources } from '#app/feeds/feeds.server.ts'
import { cycleMonthsOf } from '#app/records/internet-plans/plan.ts'
import { listActivePlans } from '#app/records/internet-plans/store.server.ts'
import { listActiveProviders } from '#app/records/internet-providers/store.server.ts'
import type { InternetAskData } from './ask.ts'
import { costsOf } from './costs.ts'

export async function loadAskData({ db }: DataSources): Promise<InternetAskData | undefined> {
  const [providers, plans] = await Promise.all([listActiveProviders(db), listActivePlans(db)])
  return {
    providers: providers.map(({ id, name, name_ne }) => ({ id, name: { en: name, ne: name_ne ?? name } })),
    plans: plans.map((plan) => ({
      name: { en: plan.plan_name, ne: plan.plan_name_ne ?? plan.plan_name },
      providerId: plan.provider.id,
      speedMbps: plan.speed_mbps,
      monthlyNpr: costsOf({
        priceNpr: plan.price_npr,
        cycleMonths: cycleMonthsOf(plan.billing_cycle_months, plan.plan_duration_months),
        vatIncluded: plan.vat_included,
        installNpr: plan.installation_cost_npr,
        routerNpr: plan.router_cost_npr,
      }).monthlyNpr,
    })),
  }
}
