import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SignIn } from '../frame/sign-in.tsx'
import type { Route } from './+types/route'
import { words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  context.get(renderContext).personal = true
  return {}
}

// Nothing of the server's is shown yet: a navigation waits for nothing.
export const clientLoader = () => ({})

// Not for search engines: the loader gives no words for them.
export const meta = pageMeta

export default function Profile() {
  const text = useWords(words)
  const { name } = useSite()
  return (
    <div className="mx-auto max-w-xl py-6 text-center">
      <title>{`${text.title} | ${name}`}</title>
      <h1 className="text-3xl">{text.signedOut}</h1>
      <p className="mt-3 text-muted">{text.purpose}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <AppLink to="/" className={buttonStyle.primary}>
          {text.home}
        </AppLink>
        <SignIn />
      </div>
    </div>
  )
}
