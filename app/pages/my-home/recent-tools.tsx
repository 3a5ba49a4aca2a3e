import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { messages } from './messages.ne.ts'
import type { Choices, PartProps } from './part-props.ts'
import { useFocusLater } from './use-personal.ts'

/** The tools that were opened last in this browser. */
export function RecentTools({ record, change, announce, tools }: PartProps & Pick<Choices, 'tools'>) {
  const text = useMessages(messages)
  const focusLater = useFocusLater()
  const recent = record.recent.flatMap((path) => tools.filter(([known]) => known === path))
  const clear = () => {
    focusLater(() => document.getElementById('recent-tools'))
    if (change({ recent: [] })) announce(text.cleared)
  }
  return (
    <Card title={text.recent}>
      <div id="recent-tools" tabIndex={-1} className="mt-1 grid gap-3">
        {recent.length === 0 ? (
          <p className="text-muted">{text.noRecent}</p>
        ) : (
          <>
            <ul className="flex flex-wrap gap-2">
              {recent.map(([path, name]) => (
                <li key={path}>
                  <AppLink to={path} className={buttonStyle.secondary}>
                    {name}
                  </AppLink>
                </li>
              ))}
            </ul>
            <p>
              <button type="button" className={buttonStyle.secondary} onClick={clear}>
                {text.clear}
              </button>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
