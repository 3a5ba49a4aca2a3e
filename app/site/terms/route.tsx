import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { loadPolicy } from '../policies/load-policy.server.ts'
import { PolicyPage } from '../policies/policy-page.tsx'
import type { Route } from './+types/route'
import policyEn from './policy.en.md'
import policyNe from './policy.ne.md'
import { words } from './words.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadPolicy({
    url,
    context,
    path: '/terms',
    description: { en: words.en.description, ne: words.ne.description },
    policies: { en: policyEn, ne: policyNe },
  })

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

export const meta = pageMeta

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { title } = useWords(words)
  return <PolicyPage title={title} data={arrivedOrArriving(loaderData)} />
}
