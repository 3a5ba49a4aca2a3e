import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { tool } from '../tool.ts'
import { words } from '../words.ts'

export function NoOffices({ onClear }: { onClear: () => void }) {
  const text = useWords(words)
  return (
    <div className="mt-4 rounded-2xl border border-line bg-surface p-6 text-center">
      <h3 className="text-xl">{text.noResults}</h3>
      <p className="mt-2 text-muted">{text.noResultsHint}</p>
      <AppLink
        to={tool.path}
        onClick={(event) => {
          event.preventDefault()
          onClear()
          document.getElementById('postal-query')?.focus()
        }}
        className={`${buttonStyle.quiet} mt-4`}
      >
        {text.clear}
      </AppLink>
    </div>
  )
}
