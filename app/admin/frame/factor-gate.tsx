import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pathIn } from '#app/kit/language.ts'
import { verifiedFactors } from '#app/platform/auth/factors.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { setRefusal } from '../api/access.ts'
import { messages } from './messages.ne.ts'

/** For an operator who must verify or enrol a second factor. Verifying leads back to this section. */
export function FactorGate() {
  const text = useMessages(messages)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const hasFactor = useHasFactor()
  const next = new URLSearchParams({ next: pathname + search })
  return (
    <section role="alert" className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
      <h1 className="text-2xl">{text.factorTitle}</h1>
      <p className="mt-3">{hasFactor ? text.factorConfirm : text.factorSetUp}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {hasFactor ? (
          <a href={`${pathIn(lang, '/sign-in')}?${next}`} className={buttonStyle.primary}>
            {text.factorConfirmLink}
          </a>
        ) : (
          <AppLink to="/profile#second-factor" className={buttonStyle.primary}>
            {text.factorSetUpLink}
          </AppLink>
        )}
        <button type="button" className={buttonStyle.secondary} onClick={() => setRefusal(undefined)}>
          {text.tryAgain}
        </button>
        <AppLink to="/" className={buttonStyle.secondary}>
          {text.backToSite}
        </AppLink>
      </div>
    </section>
  )
}

/** Whether the account has a proven factor; also while that is not known. */
function useHasFactor(): boolean {
  const [hasFactor, setHasFactor] = useState(true)
  useEffect(() => {
    void verifiedFactors()
      .then(({ value }) => value && setHasFactor(value.length > 0))
      .catch(() => undefined)
  }, [])
  return hasFactor
}
