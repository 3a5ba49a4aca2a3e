/** A text whose parts between backticks, each another one, are written in a program or an address. */
export function WithCode({ text }: { text: string }) {
  return text.split(/(`[^`]*`)/).map((part) =>
    part.startsWith('`') ? (
      <code key={part} translate="no">
        {part.slice(1, -1)}
      </code>
    ) : (
      part
    ),
  )
}
