import type { AskResult } from 'ask'
import { createElement, Fragment, type ReactElement } from 'react'
import { answerCard, type Draw } from '#app/layout/ask/answer-card.ts'
import { messages as askMessages } from '#app/layout/ask/messages.ne.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { toolAt } from '#app/tools/tool-at.ts'
import { buttonStyle } from '#app/ui/button.ts'

export interface AnswerListProps extends AskResult {
  tools: readonly { path: string; name: string }[]
  /** Pages and tools that the question names, where it has no answer. */
  named: readonly { path: string; name: string }[]
}

const draw: Draw<ReactElement> = (tag, { class: className, ...attributes }, ...children) =>
  createElement(tag, { className, ...attributes }, ...children)

/** What a question in the address is answered with: for browsers without scripts, and for links to a question. */
export function AnswerList({ answers, refusal, tools, named }: AnswerListProps) {
  const text = useMessages(askMessages)
  const lang = useLang()
  if (answers.length === 0 && !refusal && named.length === 0) return null
  return (
    <div className="grid gap-3">
      {refusal && <p className="text-lg">{refusal.text}</p>}
      {answers.map((answer) => {
        const tool = toolAt(answer.link, tools)
        const open = tool && (
          <a href={answer.link} className={buttonStyle.secondary}>
            {text.openAnswer(tool.name)}
          </a>
        )
        return <Fragment key={answer.text}>{answerCard(draw, lang, answer, open)}</Fragment>
      })}
      {named.map(({ path, name }) => (
        <AppLink key={path} to={path} className={`${buttonStyle.secondary} text-lg`}>
          {text.openAnswer(name)}
        </AppLink>
      ))}
    </div>
  )
}
