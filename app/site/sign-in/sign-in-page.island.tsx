import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '../sign-in-parts/form-parts.tsx'
import { SigningPage } from '../sign-in-parts/signing-page.tsx'
import { useArrival } from '../sign-in-parts/use-arrival.ts'
import { WaysIn } from './ways-in.tsx'
import { words } from './words.ts'

export default function SignInPage() {
  const text = useWords(words)
  const { authMethods } = useSite()
  const arrival = useArrival()
  const hasWay = authMethods.some((method) => method !== 'totp')
  return (
    <SigningPage arrival={arrival}>
      {hasWay ? (
        <WaysIn arrival={arrival} />
      ) : (
        <Card title={text.title} lead={text.missing}>
          <AppLink to="/" className={`${buttonStyle.primary} mt-6`}>
            {text.home}
          </AppLink>
        </Card>
      )}
    </SigningPage>
  )
}
