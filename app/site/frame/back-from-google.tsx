import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { barePath } from '#app/kit/language.ts'
import { isBack } from '#app/platform/auth/session.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const SignInReturn = lazy(() => import('../account/sign-in-return.tsx'))

/** These say themselves what became of it. */
const ownAnswer = /^\/(sign-in|forgot-password|profile)$/

/** Nothing, but for who comes back from Google at this moment. */
export function BackFromGoogle() {
  const { pathname, search } = useLocation()
  return useHydrated() && !ownAnswer.test(barePath(pathname)) ? <WhenBack search={search} /> : null
}

function WhenBack({ search }: { search: string }) {
  // Stays when the address has been cleaned: there may be something to say.
  const [wasBack] = useState(() => isBack(search))
  return (
    wasBack && (
      <Suspense>
        <SignInReturn />
      </Suspense>
    )
  )
}
