import { buttonStyle } from '#app/ui/button.ts'

export type ActionWords<Action extends string> = Readonly<
  Record<Action, { button: string; buttonOf: (name: string) => string }>
>

interface ActionButtonsProps<Action extends string> {
  /** The row's name, for screen readers. */
  name: string
  actions: readonly Action[]
  text: ActionWords<Action>
  onAsk: (action: Action) => void
}

/** What can be done with a row of a list. */
export function ActionButtons<Action extends string>({
  name,
  actions,
  text,
  onAsk,
}: ActionButtonsProps<Action>) {
  return actions.map((action) => (
    <button
      key={action}
      type="button"
      className={buttonStyle.secondary}
      aria-label={text[action].buttonOf(name)}
      onClick={() => onAsk(action)}
    >
      {text[action].button}
    </button>
  ))
}
