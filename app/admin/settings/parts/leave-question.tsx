import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { Question } from '../../forms/question.tsx'
import { words } from '../../forms/words.ts'

/** Asks before changes that are not saved are left behind, for another section or for another page. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const text = useWords(words)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      title={text.leaveTitle}
      text={text.leaveText}
      yes={text.leaveYes}
      no={text.leaveNo}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
