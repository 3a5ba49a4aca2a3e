import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { type LoadError, loadErrorText } from '../price-result.ts'
import { RefreshForm } from './refresh-form.tsx'

interface ErrorScreenProps {
  error: LoadError
  /** Older prices are shown below. */
  stillShown: boolean
  refreshing: boolean
  onAgain: () => void
}

/** Shown instead of the tool without prices, or above it when newer prices could not be loaded. */
export function ErrorScreen({ error, stillShown, refreshing, onAgain }: ErrorScreenProps) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <div role="alert" className="rounded-2xl border border-line bg-surface px-4 py-8 text-center">
      <Icon name="warning" className="mx-auto size-10 text-simrik" />
      <h2 className="mt-3 text-2xl">{text.error.title}</h2>
      <p className="mx-auto mt-2 max-w-prose text-muted">{loadErrorText(lang, error)}</p>
      {stillShown && <p className="mt-2">{text.error.stillShown}</p>}
      <div className="mt-5">
        <RefreshForm
          label={text.error.again}
          busyLabel={text.refreshing}
          busy={refreshing}
          className={buttonStyle.primary}
          onRefresh={onAgain}
        />
      </div>
    </div>
  )
}
