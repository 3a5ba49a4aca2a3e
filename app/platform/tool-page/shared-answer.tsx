/** The answer of a tool in one line, which the share buttons of the page send (`share-page.ts`). At most one on a page. */
export function SharedAnswer({ text }: { text: string }) {
  return <span hidden data-answer={text} />
}
