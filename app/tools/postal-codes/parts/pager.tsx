import { digitsIn } from 'bikram-sambat-calendar/digits'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { type ListState, writeState } from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'

interface PagerProps {
  state: ListState
  page: ListState['page']
  pages: number
  found: number
}

/** Links, so that every office can be reached and printed without the page's code. */
export function Pager({ state, page, pages, found }: PagerProps) {
  const text = useMessages(messages)
  const lang = useLang()
  if (pages === 1) return null
  const to = (wanted: ListState['page']) => {
    const params = writeState({ ...state, page: wanted })
    return `${toolPath}${params.size > 0 ? `?${params}` : ''}#results`
  }
  return (
    <nav aria-label={text.pages} className="no-print mt-4 flex flex-wrap items-center gap-2">
      {page === 'all' ? (
        <AppLink to={to(1)} className={buttonStyle.secondary}>
          {text.showPages}
        </AppLink>
      ) : (
        <>
          {page > 1 && (
            <AppLink to={to(page - 1)} rel="prev" className={buttonStyle.secondary}>
              {text.previous}
            </AppLink>
          )}
          <p className="px-2">{text.page(digitsIn(lang, page), digitsIn(lang, pages))}</p>
          {page < pages && (
            <AppLink to={to(page + 1)} rel="next" className={buttonStyle.secondary}>
              {text.next}
            </AppLink>
          )}
          <AppLink to={to('all')} className={`${buttonStyle.secondary} sm:ms-auto`}>
            {text.showAll(digitsIn(lang, found))}
          </AppLink>
        </>
      )}
    </nav>
  )
}
