import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from './messages.ne.ts'
import { useTitle } from './use-title.ts'

/** The page shown in place of the panel without access. */
export function AccessPage({ children }: { children: ReactNode }) {
  const { adminPanel } = useMessages(messages)
  const { name } = useSite()
  useTitle(`${adminPanel} | ${name}`)
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-4 py-10">{children}</main>
  )
}

/** Shown until it is known whether a user is signed in. */
export function Checking() {
  return <Waiting>{useMessages(messages).checking}</Waiting>
}

/** A page that is still loading. */
export function Waiting({ children }: { children: string }) {
  return (
    <div className="flex items-center justify-center gap-3 py-10">
      <Spinner />
      <h1 role="status" className="text-lg font-semibold">
        {children}
      </h1>
    </div>
  )
}
