import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath, useSearch } from '#app/platform/navigation/address.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { LoadError } from '../load-error.ts'
import { messages } from '../messages.ne.ts'

/** Shown instead of the tool when its plans could not be loaded. */
export function ErrorScreen({ error }: { error: LoadError }) {
  const text = useMessages(messages)
  const isSetup = error.kind === 'setup'
  const here = usePath() + useSearch()
  return (
    <div role="alert" className="rounded-2xl border border-line bg-surface px-4 py-10 text-center">
      <Icon name={isSetup ? 'database' : 'warning'} className="mx-auto size-10 text-simrik" />
      <h2 className="mt-3 text-2xl">{isSetup ? text.setup.title : text.error.title}</h2>
      {isSetup ? (
        <>
          <p className="mx-auto mt-2 max-w-prose text-muted">{text.setup.text}</p>
          <AppLink to="/" className={`${buttonStyle.primary} mt-5`}>
            {text.setup.home}
          </AppLink>
        </>
      ) : (
        <>
          {error.message ? (
            <p lang="en" className="mx-auto mt-2 max-w-prose text-muted">
              {error.message}
            </p>
          ) : (
            <p className="mx-auto mt-2 max-w-prose text-muted">{text.error.unknown}</p>
          )}
          <a href={here} className={`${buttonStyle.primary} mt-5`} data-reload>
            <Icon name="refresh-ccw" />
            {text.error.again}
          </a>
          <p role="status" className="mt-3 flex items-center justify-center gap-2 text-muted" hidden>
            <Spinner className="size-4" />
            {text.error.loading}
          </p>
        </>
      )}
    </div>
  )
}
